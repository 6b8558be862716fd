import { paceOf, playMatch } from '@bande/host';
import {
  isLater,
  seconds,
  type AnyGame,
  type AnyShape,
  type Bot,
  type BotKind,
  type LadderUnit,
  type Pace,
} from '@bande/core';
import { worked } from '../machine/machine.ts';
import type { Share } from '@bande/cli/shares';

/** Seconds that an action takes. */
export const paceFor = (game: AnyGame): number => paceOf(game) / seconds(1);

/** What one match of a ladder is, and how many make a whole one: the usual match, unless the game says otherwise. */
export const unitOf = ({ ladder }: AnyGame, mode: Pace = 'paced'): LadderUnit =>
  (mode === 'live' ? ladder?.live : ladder) ?? { settings: {}, matches: 400 };

/** One match of a ladder, as it is committed: the names and the seed are enough to play it again. */
export interface LadderMatch {
  readonly seed: string;
  readonly red: string;
  readonly blue: string;
  /** `null`: a draw. */
  readonly winner: string | null;
  readonly score: string;
  readonly hash: string;
}

export interface Series {
  readonly matches: readonly LadderMatch[];
  /** Work time of the thread, as everywhere here: what else runs on the machine does not count. */
  readonly seconds: number;
  /** Milliseconds of every move, by bot. */
  readonly moves: Readonly<Record<string, readonly number[]>>;
}

export type Pair = readonly [better: string, other: string];

/** Who plays what. */
export interface Step {
  readonly game: AnyGame;
  readonly pair: Pair;
  readonly mode: Pace;
}

/** The sides alternate: the better bot has the first side in odd matches. */
const seated = ([better, weaker]: Pair, number: number): Pair =>
  number % 2 === 1 ? [better, weaker] : [weaker, better];

/** The same game with bots whose thinking is timed; they play exactly as before. */
function timed(game: AnyGame, moves: Map<string, number[]>): AnyGame {
  const stopwatch = (kind: BotKind<AnyShape>): BotKind<AnyShape> => ({
    ...kind,
    create: (random) => watched(game, kind.create(random), moves.get(kind.id) ?? []),
  });
  return { ...game, bots: game.bots.map(stopwatch) };
}

/** What needs no thought (ready, on to the next board) is not counted. A live bot thinks before its time has come: everything since its last move is part of the next. */
function watched(game: AnyGame, bot: Bot<AnyShape>, moves: number[]): Bot<AnyShape> {
  let spent = 0;
  const timing = <T>(think: () => T): T => {
    const start = worked();
    const said = think();
    spent += worked() - start;
    return said;
  };
  return {
    choose(match, seat) {
      const answer = timing(() => bot.choose(match, seat));
      if (isLater(answer)) return answer;
      if (answer.kind !== 'choose' && game.takesTime(answer)) moves.push(spent);
      spent = 0;
      return answer;
    },
    lead: (match, seat) => timing(() => bot.lead?.(match, seat) ?? { to: null, at: null }),
    ...(bot.keepsTime === undefined ? {} : { keepsTime: bot.keepsTime }),
  };
}

export function playSeries(
  { game, pair, mode }: Step,
  { from, count }: Share,
  seed: string,
  progress: (done: number) => void = () => {},
): Series {
  const moves = new Map<string, number[]>(pair.map((bot) => [bot, []]));
  const watchedGame = timed(game, moves);
  const start = worked();
  const matches: LadderMatch[] = [];
  for (let number = from; number < from + count; number++) {
    matches.push(playOne({ game: watchedGame, pair: seated(pair, number), mode }, `${seed}:${number}`));
    progress(number);
  }
  return { matches, seconds: (worked() - start) / 1000, moves: Object.fromEntries(moves) };
}

/** Shares of one series, in their order. */
export const joined = (pair: Pair, shares: readonly Series[]): Series => ({
  matches: shares.flatMap(({ matches }) => matches),
  seconds: shares.reduce((sum, share) => sum + share.seconds, 0),
  moves: Object.fromEntries(pair.map((bot) => [bot, shares.flatMap(({ moves }) => moves[bot] ?? [])])),
});

function playOne({ game, pair: [red, blue], mode }: Step, seed: string): LadderMatch {
  const setup = {
    edition: game.editions[0]?.id ?? '',
    seating: game.seatings[0] ?? [],
    mode,
    settings: game.schemas.settings.parse(unitOf(game, mode).settings),
  };
  const { winner, score, hash, trouble } = playMatch(game, setup, { seed, bots: [red, blue] });
  if (trouble !== null || score === null) throw new Error(`${game.id}, seed ${seed}: ${trouble?.reason ?? 'no score'}`);
  return {
    seed,
    red,
    blue,
    winner: namedFor(game, winner, [red, blue]),
    score: game.sides.map((side) => score[side]).join(':'),
    hash,
  };
}

const namedFor = ({ sides }: AnyGame, winner: string | null, [red, blue]: Pair): string | null => {
  if (winner === null) return null;
  return winner === sides[0] ? red : blue;
};

export const quantile = (values: readonly number[], share: number): number => {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
};
