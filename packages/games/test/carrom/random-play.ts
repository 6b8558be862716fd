import { restTick } from '@bande/games/carrom/motion.ts';
import {
  accept,
  chanceNow,
  createRandom,
  legalActions,
  LiveMatch,
  nextDue,
  SEATS,
  tick,
  type Action,
  type Game,
  type Input,
  type Random,
  type Seat,
  type Tick,
} from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { BREACHES, BREACH_NAMES } from '@bande/games/carrom/referee/breaches.ts';
import { readSettings } from '@bande/games/carrom/settings.ts';
import { isDoubles, onBoard, type Carrom, type Match } from '@bande/games/carrom/state.ts';
import { expect } from 'vitest';

type Live = LiveMatch<Carrom>;
const SEATINGS = [
  ['white', 'black'],
  ['white', 'black', 'white', 'black'],
] as const;
const chance = (random: Random, share: number): boolean => random.unit() < share;
const oneOf = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** What falls in a stroke of somebody who knows no aim: mostly nothing, now and then everything at once. */
function strokeFact(random: Random, { state }: Match): Carrom['event'] {
  const fell = (colour: 0 | 1): number =>
    chance(random, 0.45)
      ? Math.min(onBoard(state.board.pieces, colour), 1 + random.below(chance(random, 0.05) ? 9 : 3))
      : 0;
  const pocketed = {
    white: fell(0),
    black: fell(1),
    queen: state.board.queen === 'board' && chance(random, 0.15),
    striker: chance(random, 0.2),
  };
  const jumped = chance(random, 0.05)
    ? [...(onBoard(state.board.pieces, 0) > pocketed.white ? ['white'] : []), ...(pocketed.striker ? [] : ['striker'])]
    : [];
  const nothing = pocketed.white + pocketed.black === 0 && !pocketed.queen && jumped.length === 0;
  return carrom.schemas.event.parse({
    kind: 'strokeEnded',
    by: state.turn,
    touched: !nothing || chance(random, 0.8),
    slipped: nothing && !pocketed.striker && chance(random, 0.04),
    pocketed,
    jumped,
    improper: chance(random, 0.15) ? ['push'] : [],
  });
}

/** Other things that happen at a table. */
function incident(random: Random, match: Match): Carrom['event'] | null {
  const { state } = match;
  const by = random.below(match.setup.seating.length);
  const dice = random.below(40);
  if (dice < 4) {
    const what = oneOf(
      random,
      BREACH_NAMES.filter(
        (name) =>
          BREACHES[name].leads !== 'match' &&
          name !== 'distraction' &&
          (isDoubles(match) || !name.startsWith('partner')),
      ),
    );
    return carrom.schemas.event.parse({ kind: 'breach', by: what === 'overTime' ? state.turn : by, what }); // only the time of who is on turn runs
  }
  if (dice === 4 && state.board.breakMade && onBoard(state.board.pieces, 0) > 0)
    return { kind: 'fell', piece: 'white' };
  if (dice === 5 && state.board.breakMade && state.board.queen === 'board') return { kind: 'fell', piece: 'queen' };
  if (dice === 6 && !state.board.measured) return { kind: 'roomFound', room: chance(random, 0.5) };
  return null;
}

const fact = (live: Live, event: Carrom['event'], at = live.match.tick): Input<Carrom> => ({
  tick: at,
  kind: 'facts',
  by: 'referee',
  facts: [event],
});

/** The next input, a tick until which nobody does anything, or null: nobody may act and no clock runs. */
function nextInput(random: Random, live: Live, byFacts: boolean): Input<Carrom> | Tick | null {
  const { match } = live;
  const request = chanceNow(carrom, match);
  if (request !== null)
    return {
      tick: match.tick,
      kind: 'chance',
      by: 'host',
      draws: request.faces.map((faces) => 1 + random.below(faces)),
    };
  if (match.state.running !== null) return tick(restTick(match, match.state.running));
  const choices = SEATS.flatMap((seat) =>
    match.setup.seating[seat] === undefined
      ? []
      : legalActions(carrom, match, seat).map((action): readonly [Seat, Action<Carrom>] => [seat, action]),
  );
  const due = nextDue(carrom, match);
  if (due !== null && chance(random, 0.03)) return due;
  if (byFacts && (match.state.phase === 'stroke' || match.state.phase === 'placing')) {
    const event = incident(random, match) ?? (match.state.phase === 'stroke' ? strokeFact(random, match) : null);
    if (event !== null) return fact(live, event);
  }
  if (choices.length === 0) return due;
  const [by, action] = oneOf(random, choices);
  return {
    tick: tick(match.tick + random.below(600)),
    kind: 'action',
    by,
    action: action.kind === 'strike' ? aimed(random, action) : action,
  };
}
function aimed(random: Random, strike: Extract<Action<Carrom>, { kind: 'strike' }>): Action<Carrom> {
  if (chance(random, 0.5)) return strike;
  if (chance(random, 0.05)) return { ...strike, force: 0.001 };
  return {
    ...strike,
    angle: random.unit() * 80 - 40,
    force: 0.3 + random.unit() * 0.7,
    spin: random.unit() * 2 - 1,
    lift: chance(random, 0.1) ? random.unit() : 0,
  };
}

/** A match at random: by facts of a person, or by real strokes. */
export function playOut(
  seed: string,
  byFacts: boolean,
  most: number,
  game: Game<Carrom> = carrom,
  look: (match: Match) => void = () => {},
): { readonly live: Live; readonly boards: number } {
  const random = createRandom(seed);
  const settings = readSettings({
    round: oneOf(random, ['early', 'quarterFinal']),
    games: oneOf(random, [1, 3]),
    trialBoards: chance(random, 0.5),
    toss: chance(random, 0.7),
    clocks: chance(random, 0.8),
    strictPlacing: chance(random, 0.5),
  });
  const live = LiveMatch.start(game, {
    edition: 'icf-1991',
    seating: SEATINGS[random.below(2)]!,
    mode: oneOf(random, ['live', 'desk']),
    settings,
  });
  let boards = 0;
  for (let n = 0; n < most && live.match.outcome === null; n++) {
    look(live.match);
    const input = nextInput(random, live, byFacts);
    if (input === null) throw new Error(`${seed}: stuck in ${JSON.stringify(carrom.notation.describe(live.match))}`);
    const done = typeof input === 'number' ? accept(live.advance(tick(input))) : live.play(input);
    if (!done.ok && typeof input !== 'number' && !tooLate(done.refusal.code, input))
      throw new Error(
        `${seed}: ${JSON.stringify(input)} refused: ${JSON.stringify(done.refusal)} in ${JSON.stringify(carrom.notation.describe(live.match))}`,
      );
    if (!done.ok && typeof input !== 'number') live.advance(input.tick);
    if (done.ok)
      boards += done.value.flatMap(({ rulings }) => rulings).filter(({ call }) => call === 'boardWon').length;
    sane(live.match);
    if (n % 10 === 0) canBeShared(live.match);
  }
  return { live, boards };
}
/** Whoever thinks for some seconds may find that his time is over. */
const tooLate = (code: string, input: Input<Carrom>): boolean =>
  input.kind === 'action' && (code === 'notOffered' || code === 'notYourTurn' || code === 'matchOver');

/** What must hold whatever happens. */
export function sane({ state, debts, options }: Match): void {
  const { board } = state;
  if (state.phase === 'stroke' || state.phase === 'placing')
    expect(board.queen === 'board').toBe(board.pieces[18] !== null);
  expect(state.phase === 'placing').toBe(options.some(({ name }) => name === 'place'));
  expect(debts.length).toBeLessThan(500);
  expect(state.phase === 'running').toBe(state.running !== null);
}

/** Whatever is reached by play is a position that can be, and is read again as it was. */
export function canBeShared(match: Match): void {
  if (match.outcome !== null || match.state.running !== null) return;
  const text = carrom.notation.writePosition(match);
  const again = carrom.notation.readPosition(text, match.setup);
  if (again === null)
    carrom.notation.readGiven(
      {
        ...(JSON.parse(text) as object),
        settings: match.setup.settings,
        mode: match.setup.mode === 'desk' ? 'desk' : 'live',
        seats: match.setup.seating.length,
      },
      'icf-1991',
    ); // says why
  expect(carrom.notation.writePosition(again!)).toBe(text);
}
