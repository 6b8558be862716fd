import type { Bench, Measured } from '@bande/cli/bench';
import {
  createRandom,
  later,
  seconds,
  type Answer,
  type Bot,
  type Game,
  type Random,
  type Seat,
  type Tick,
} from '@bande/core';
import type { Flick } from '@bande/games/subbuteo/actions.ts';
import { subbuteo } from '@bande/games/subbuteo/game.ts';
import type { Figure, Side } from '@bande/games/subbuteo/names.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { sideOfSeat, type Fact, type Match, type Setup, type Subbuteo } from '@bande/games/subbuteo/state.ts';
import { flickToBegin } from '@bande/games/subbuteo/view/aims/choosing.ts';
import { playMatch } from '@bande/host';
import { until } from '@bande/kit';
import { writeFigures } from './machine/written.ts';

/** What becomes of block flicks in short live matches: of the suggested one, let go as it is after some hesitation, and of a beginner's own. */

const name = 'block-flicks';
const [MATCHES, MINUTES] = [12, 2];
const setup: Setup = {
  edition: 'fistf-4.0',
  seating: ['red', 'blue'],
  mode: 'live',
  settings: readSettings({ toss: false, setPieces: 'usual', halfMinutes: MINUTES / 2 }),
};

/** One block flick, and what came of it. */
interface Blocked {
  readonly side: Side;
  readonly figure: Figure;
  moves: boolean;
  fouled: boolean;
  /** The ball ran into it as it stood, and the other side had it no more. */
  took: boolean;
}
/** How often a block flick might be made, and how often the ball was the blocker's before the next one might. */
interface Rights {
  opened: number;
  won: number;
}
type Rulings = ReturnType<typeof subbuteo.judge>;

const FOULS: ReadonlySet<string> = new Set(['blockFoul', 'back', 'obstruction']);

class Watch {
  readonly flicks: Blocked[] = [];
  readonly rights: Rights = { opened: 0, won: 0 };
  #open: Side | null = null;
  #last: Blocked | null = null;

  hear(fact: Fact, rulings: Rulings): void {
    this.#countRights(rulings);
    if (fact.kind === 'flicked' && fact.as === 'block') {
      this.#last = { side: fact.by, figure: fact.figure, moves: true, fouled: false, took: false };
      this.flicks.push(this.#last);
    }
    const last = this.#last;
    if (last === null) return;
    if (last.moves && rulings.some(({ call, against }) => FOULS.has(call) && against === last.side)) last.fouled = true;
    if (fact.kind === 'rested' && fact.what === last.figure) last.moves = false;
    const isMet = fact.kind === 'ballTouched' && fact.touchedBy === last.figure;
    if (isMet && rulings.some((one) => one.call === 'change' && one.for === last.side)) last.took = true;
    if (rulings.some(({ call }) => call === 'change')) this.#last = null;
  }

  #countRights(rulings: Rulings): void {
    if (this.#open !== null && rulings.some((one) => one.call === 'change' && one.for === this.#open)) {
      this.rights.won++;
      this.#open = null;
    }
    const opened = rulings.find(({ call }) => call === 'blockFlick');
    if (opened?.for === undefined) return;
    this.rights.opened++;
    this.#open = opened.for;
  }
}

const listening = (watch: Watch, game: Game<Subbuteo>): Game<Subbuteo> => ({
  ...game,
  judge: (match, fact) => {
    const rulings = game.judge(match, fact);
    watch.hear(fact, rulings);
    return rulings;
  },
});

/** Plays as it does, but makes the block flick that is suggested to a person: as it was when it might be made, so much later. */
class Suggested implements Bot<Subbuteo> {
  readonly keepsTime = true;
  readonly #bot: Bot<Subbuteo>;
  readonly #hesitates: () => number;
  #about: unknown = null;
  #flick: Flick | null = null;
  #at: Tick | null = null;

  constructor(bot: Bot<Subbuteo>, hesitates: () => number) {
    [this.#bot, this.#hesitates] = [bot, hesitates];
  }

  choose(match: Match, seat: Seat): Answer<Subbuteo> {
    const side = sideOfSeat(match, seat);
    const { block, course, offers, phase } = match.state;
    if (phase !== 'play' || block !== side || offers.length > 0) return this.#bot.choose(match, seat);
    if (this.#about !== course.play?.fact) {
      this.#about = course.play?.fact;
      this.#flick = flickToBegin(match, side, {}, null);
      this.#at = later(match.tick, this.#hesitates());
    }
    if (this.#flick === null) return this.#bot.choose(match, seat);
    if (match.tick < this.#at!) return until(this.#at!);
    const flick = this.#flick;
    this.#flick = null;
    return flick;
  }

  lead(match: Match, seat: Seat): ReturnType<NonNullable<Bot<Subbuteo>['lead']>> {
    return this.#bot.lead!(match, seat);
  }
}

const between = (random: Random, [least, most]: readonly [number, number]): number =>
  Math.round(seconds(1) * (least + (most - least) * random.unit()));

const suggesting = (game: Game<Subbuteo>, span: readonly [number, number]): Game<Subbuteo> => ({
  ...game,
  bots: game.bots.map((kind) => ({
    ...kind,
    create: (random) => {
      const hand = createRandom(`hesitates ${kind.id} ${span.join()}`);
      return new Suggested(kind.create(random), () => between(hand, span));
    },
  })),
});

const neverBlocking = (game: Game<Subbuteo>): Game<Subbuteo> => ({
  ...game,
  bots: game.bots.map((kind) => ({
    ...kind,
    create: (random) => new Suggested(kind.create(random), () => seconds(1000)),
  })),
});

function playedBy(bot: string, like: (game: Game<Subbuteo>) => Game<Subbuteo>): Watch {
  const watch = new Watch();
  for (let number = 1; number <= MATCHES; number++) {
    const { trouble } = playMatch(listening(watch, like(subbuteo)), setup, { seed: `${name}:${number}`, bots: [bot] });
    if (trouble !== null) throw new Error(`seed ${name}:${number}: ${trouble.reason}`);
  }
  return watch;
}

function shares(of: string, { flicks, rights }: Watch): readonly Measured[] {
  const share = (is: (one: Blocked) => boolean): number => (100 * flicks.filter(is).length) / flicks.length;
  const note = `${flicks.length} block flicks in ${MATCHES} live matches of ${MINUTES} minutes, seeds ${name}:1 to ${MATCHES}`;
  const made: readonly Measured[] = [
    { name, metric: `${of}: against the rules`, value: share(({ fouled }) => fouled), unit: '%', note },
    { name, metric: `${of}: the ball ran into them and was lost`, value: share(({ took }) => took), unit: '%', note },
  ];
  return [
    { name, metric: `${of}: a minute of clock`, value: flicks.length / (MATCHES * MINUTES), unit: '', note },
    ...(flicks.length === 0 ? [] : made),
    {
      name,
      metric: `${of}: plays of the ball after which it was theirs`,
      value: (100 * rights.won) / rights.opened,
      unit: '%',
      note: `of ${rights.opened}`,
    },
  ];
}

const HESITATES = [0.2, 0.8] as const;
const LATE = [0.8, 2] as const;

export const bench: Bench = {
  about: 'what becomes of block flicks that are suggested, and of a beginner’s own',
  run: () =>
    ['beginner', 'club'].flatMap((bot) => [
      ...shares(
        `suggested, let go after ${HESITATES.join(' to ')} s, against a ${bot}`,
        playedBy(bot, (game) => suggesting(game, HESITATES)),
      ),
      ...shares(
        `suggested, let go after ${LATE.join(' to ')} s, against a ${bot}`,
        playedBy(bot, (game) => suggesting(game, LATE)),
      ),
      ...shares(
        `of two ${bot} bots that never block`,
        playedBy(bot, (game) => neverBlocking(game)),
      ),
      ...shares(
        `of two ${bot} bots`,
        playedBy(bot, (game) => game),
      ),
    ]),
};

/** Measures and writes it down: `node bench/block-flicks.ts`. */
if (import.meta.main) writeFigures(name, await bench.run([]), process.argv[2]);
