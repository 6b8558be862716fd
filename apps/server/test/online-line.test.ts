import { canonical, createRandom, hashOf, type AnyShape, type LogEntry, type Seat } from '@bande/core';
import { registry } from '@bande/games';
import type { Told } from '@bande/host';
import { does, leads } from '@bande/host/anybody';
import { beforeAll, expect, test } from 'vitest';
import { BAD, badWay } from './bad-line.ts';
import { House, type Page } from './online-house.ts';

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

const SEED = process.env['BANDE_SEED'] ?? '';
const TIMES = Number(process.env['SOAK'] ?? 1);
/** So often a page beats and a hand is led. */
const BEAT_MS = 33;
/** In one of so many beats somebody does something, where he may. */
const SELDOM = 6;
/** Hands are led at every beat in the soak, and at one in so many here: whatever is heard is drawn anew. */
const LED = process.env['SOAK'] === undefined ? 4 : 1;

/** Facts in which bodies meet. */
const BLOWS: ReadonlySet<string> = new Set(['ballTouched', 'figuresTouched', 'touched', 'frameStruck', 'boardStruck']);

/** What went wrong on the line and was put right: a match in which nothing did shows nothing. */
class Seen {
  rollbacks = 0;
  blows = 0;
  /** Deeds of two seats that were on their way at one time. */
  crossed = 0;
  readonly #underWay = new Set<Page>();

  done(page: Page): void {
    this.#underWay.add(page);
  }

  readonly around = (page: Page, told: readonly Told<AnyShape>[], hear: () => void): void => {
    const { chair } = page;
    if (chair === null || !told.some((one) => one.kind === 'played' && one.input.kind === 'action')) return hear();
    if (this.#underWay.size > 1) this.crossed++;
    this.#underWay.delete(page);
    // As it is drawn at this moment, and as it is drawn with what is heard.
    chair.hear([]);
    const [tick, drawn] = [chair.match.tick, canonical(chair.match.state)];
    hear();
    if (chair.match.tick === tick && canonical(chair.match.state) !== drawn) this.rollbacks++;
  };

  readonly heard = (entries: readonly LogEntry<AnyShape>[]): void => {
    this.blows += entries.filter(({ fact }) => BLOWS.has((fact as { readonly kind?: string }).kind ?? '')).length;
  };
}

/** A law about lines on which nothing goes wrong would hold, too. */
const went = new Map<string, number>();

/** How many seconds of table time. */
const CASES = [
  ['subbuteo', 50 * TIMES],
  ['tipp-kick', 14 * TIMES],
] as const;

test.each(CASES)(
  '%s, live, over two bad lines each: server, players and whoever watches have the same match',
  (id, seconds) => {
    const random = createRandom(`${SEED}line ${id}`);
    const seen = new Seen();
    const way = (): ReturnType<typeof badWay> => badWay(house.clock, random, BAD);
    const house: House = new House(id, 'live', { way, around: seen.around });
    const pages = ([0, 1] as const).map((seat) => {
      const page = house.comes(2 * seat, seat, `page${seat}`);
      house.comes(2 * seat + 1, seat, `page${seat}`);
      page.beats(BEAT_MS);
      return page;
    });
    const watcher = house.comes(9, null);
    house.clock.pass(4_000);
    pages[0]!.chair!.follow(seen.heard);
    const everybody = [...pages, watcher];
    const until = house.clock.ms + seconds * 1000;
    while (house.clock.ms < until && pages.every(({ chair }) => chair!.verified.outcome === null)) {
      for (const [seat, page] of pages.entries()) {
        if (random.below(LED) === 0) leads(page.chair!, seat as Seat, random);
        if (random.below(SELDOM) === 0 && does(page.chair!, seat as Seat, random)) seen.done(page);
      }
      house.clock.pass(BEAT_MS);
    }
    house.clock.pass(1_000);
    pages[0]!.chair!.giveUp(0);
    house.clock.pass(5_000);
    expect(everybody.map(({ differs }) => differs)).toEqual([0, 0, 0]);
    expect(everybody.map(({ chair }) => chair!.verified.outcome !== null)).toEqual([true, true, true]);
    expect(everybody.map(({ chair }) => hashOf(chair!.verified))).toEqual(everybody.map(() => hashOf(house.kept)));
    const deeds = house.inputs.filter(({ kind }) => kind === 'action');
    const late = deeds.filter(({ enteredAt }) => enteredAt !== undefined).length;
    const { rollbacks, blows, crossed } = seen;
    console.log(
      `${id}: ${late} of ${deeds.length} deeds late (${((100 * late) / deeds.length).toFixed(1)} %), put later by ${pages.map(({ chair }) => chair!.later).join(' and ')} ticks, ${rollbacks} rollbacks, ${crossed} deeds crossed, ${blows} blows`,
    );
    for (const [what, times] of Object.entries({ late, rollbacks, blows, crossed }))
      went.set(what, times + (went.get(what) ?? 0));
  },
);

test('deeds came late and crossed, pictures were drawn anew, and bodies met', () => {
  expect([...went].filter(([, times]) => times === 0)).toEqual([]);
  expect(went.size).toBe(4);
});
