import {
  canonical,
  createRandom,
  effectiveInputs,
  later,
  LiveMatch,
  minutes,
  registered,
  seconds,
  tick,
  type AnyGame,
  type AnyShape,
  type Setup,
} from '@bande/core';
import { mixed } from '@bande/core/mixture';
import { rally, rallySetup } from '@bande/core/rally';
import { registry } from '@bande/games';
import { BareTable, RestTable, type Table, type WrittenTable } from '@bande/host';
import { beforeAll, describe, expect, test } from 'vitest';
import { liveSetup, playLed } from './led.ts';

const SOAK = process.env['SOAK'];
const SEED = process.env['BANDE_SEED'] ?? '';
const toyWithHands = registered(rally);
const games: readonly AnyGame[] = [...registry, toyWithHands];

beforeAll(() => Promise.all(games.map(async (game) => game.prepare?.())));

const setupOf = (game: AnyGame): Setup<AnyShape> => {
  if (game === toyWithHands) return { ...rallySetup, settings: { half: 3600 } };
  return { ...liveSetup(game), mode: game.streams === undefined ? 'paced' : 'live' };
};

function putBack(game: AnyGame, { written }: { readonly written: WrittenTable<AnyShape> }): RestTable<AnyShape> {
  const again = RestTable.putBack(game, JSON.parse(JSON.stringify(written)) as typeof written);
  if (!again.ok) throw new Error(again.refusal.code);
  expect(again.value.match.tick).toBe(written.reached);
  return again.value;
}

describe.each(games.map((game) => [game.id, game] as const))('a table of %s', (id, game) => {
  test('written down and put back anywhere comes to the same bits as one that keeps everything', () => {
    let rests = 0;
    for (let i = 0; i < (SOAK === undefined ? 3 : 60); i++) {
      const random = createRandom(`${SEED}${id} put back ${i}`);
      const { live } = mixed(game, setupOf(game), `${SEED}${id} table ${i}`, 60);
      const whole = LiveMatch.start(game, setupOf(game));
      let table = RestTable.start(game, setupOf(game));
      for (const { input } of effectiveInputs(live.inputs)) {
        if (random.below(4) === 0) table = putBack(game, { written: table.written() });
        const to = tick(Math.min(input.tick, later(table.match.tick, random.below(200))));
        for (const one of [table, whole]) one.advance(to);
        expect(table.play(input)).toEqual(whole.play(input));
        expect(table.inputCount).toBe(whole.inputCount);
        if (table.rest === table.base) rests++;
      }
      table = putBack(game, { written: table.written() });
      expect(canonical(table.match)).toBe(canonical(whole.match));
    }
    expect(rests).toBeGreaterThan(0);
  });

  test('has its match at rest as its rest, and the inputs since', () => {
    const { live } = mixed(game, setupOf(game), `${SEED}${id} rests`, 60);
    const table = RestTable.start(game, setupOf(game));
    const all = effectiveInputs(live.inputs).map(({ input }) => input);
    let before = table.rest;
    for (const [i, input] of all.entries()) {
      table.play(input);
      const isAtRest = game.atRest(table.match) && table.match.outcome === null;
      expect(canonical(table.rest)).toBe(canonical(isAtRest ? { after: i + 1, match: table.match } : before));
      before = table.rest;
      expect(table.since).toEqual(all.slice(table.base.after, i + 1));
    }
  });
});

/** Written down and put back every five seconds, in the middle of whatever moves. */
class Restored implements Table<AnyShape> {
  readonly #game: AnyGame;
  table: RestTable<AnyShape>;
  #due = seconds(5);

  constructor(game: AnyGame) {
    this.#game = game;
    this.table = RestTable.start(game, setupOf(game));
  }
  get match(): Table<AnyShape>['match'] {
    return this.table.match;
  }
  play(input: Parameters<Table<AnyShape>['play']>[0]): ReturnType<Table<AnyShape>['play']> {
    if (this.match.tick >= this.#due) {
      this.table = putBack(this.#game, { written: this.table.written() });
      this.#due = later(this.#due, seconds(5));
    }
    return this.table.play(input);
  }
  advance(to: Parameters<Table<AnyShape>['advance']>[0]): ReturnType<Table<AnyShape>['advance']> {
    return this.table.advance(to);
  }
}

describe.each(games.filter(({ streams }) => streams !== undefined).map((game) => [game.id, game] as const))(
  'a table of %s where both hands are led all the time',
  (_, game) => {
    /** Bytes, whatever the length. */
    const MOST = 150_000;
    const isToy = game === toyWithHands;
    /** A keeper on his way is no rest there, however the ball lies. */
    const neverRests = game.id === 'subbuteo';
    const own = SOAK === undefined ? seconds(12) : minutes(5);
    const LENGTH = isToy ? minutes(30) : own;

    test('does not grow, and takes bases where it comes to no rest', () => {
      const table = RestTable.start(game, setupOf(game));
      let [most, bases, looks] = [0, 0, 0];
      playLed(game, table, LENGTH, () => {
        expect(table.since.length).toBeLessThan(256);
        expect(table.base.after).toBeGreaterThanOrEqual(table.rest?.after ?? 0);
        if (table.base !== table.rest) bases++;
        if (looks++ % 25 === 0 || table.since.length > 250) most = Math.max(most, canonical(table.written()).length);
      });
      expect(table.inputCount).toBeGreaterThan((LENGTH / 120) * 25);
      expect(bases > 0).toBe(neverRests);
      expect(most).toBeLessThan(MOST);
    });

    test('put back in mid-motion comes to the same bits', () => {
      const [whole, restored] = [BareTable.start(game, setupOf(game)), new Restored(game)];
      for (const table of [whole, restored]) playLed(game, table, isToy ? minutes(2) : LENGTH, () => {});
      expect(canonical(restored.match)).toBe(canonical(whole.match));
    });
  },
);
