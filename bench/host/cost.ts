import { tick, type AnyGame, type AnyShape, type Input, type Match, type Tick } from '@bande/core';
import { BareTable, Host, type Table } from '@bande/host';
import { ledSetup, playLed } from '@bande/host/led';
import { worked } from '../machine/machine.ts';

/** So far a far chair draws ahead of what is verified, on a line of a quarter of a second. */
const BACK = 30;
const HALF = 15;

/** Remembers the match of a while ago and what was entered since, as a far chair does. */
class Remembering implements Table<AnyShape> {
  readonly #table: BareTable<AnyShape>;
  #then: Match<AnyShape>;
  #since: Input<AnyShape>[] = [];

  constructor(game: AnyGame) {
    this.#table = BareTable.start(game, ledSetup(game, HALF));
    this.#then = this.#table.match;
  }
  get match(): Match<AnyShape> {
    return this.#table.match;
  }
  play(input: Input<AnyShape>): ReturnType<Table<AnyShape>['play']> {
    const done = this.#table.play(input);
    if (done.ok) this.#since.push(input);
    return done;
  }
  advance(to: Tick): ReturnType<Table<AnyShape>['advance']> {
    return this.#table.advance(to);
  }

  /** Milliseconds to play again what happened since, and how far back that was; null where it is not far enough yet. */
  rollback(game: AnyGame): number | null {
    if (this.match.tick - this.#then.tick < BACK) return null;
    const start = worked();
    const again = new BareTable(game, this.#then);
    const host = new Host(game, again, { chance: null, rolls: () => false });
    for (const input of this.#since) host.enter(input);
    host.advance(tick(this.match.tick));
    const took = worked() - start;
    [this.#then, this.#since] = [this.match, []];
    return took;
  }
}

interface Cost {
  /** Milliseconds of work for a second of table time. */
  readonly aSecond: number;
  /** Milliseconds to play the last 30 ticks again: the mean (the clock is coarse), and what one in a hundred takes. */
  readonly rollback: number;
  readonly worst: number;
}

/** What a host costs while both do something every second and lead their hands, if they have such, and what it costs to look back. */
export function costOf(game: AnyGame, seconds: number): Cost {
  const start = worked();
  const played = BareTable.start(game, ledSetup(game, HALF));
  playLed(game, played, seconds * 120, () => {});
  const aSecond = (worked() - start) / (played.match.tick / 120);
  const table = new Remembering(game);
  const took: number[] = [];
  playLed(game, table, seconds * 120, () => {
    const one = table.rollback(game);
    if (one !== null) took.push(one);
  });
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const mean = took.reduce((sum, one) => sum + one, 0) / Math.max(1, took.length);
  return { aSecond, rollback: mean, worst: at(0.99) };
}
