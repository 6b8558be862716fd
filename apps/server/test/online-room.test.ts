import { createRandom, hashOf, type Random, type Seat } from '@bande/core';
import { registry } from '@bande/games';
import { does } from '@bande/host/anybody';
import { beforeAll, expect, test } from 'vitest';
import { House, type Page } from './online-house.ts';

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

const FALLS = 4 * Number(process.env['SOAK'] ?? 1);
const SEED = process.env['BANDE_SEED'] ?? '';

function play(house: House, pages: readonly Page[], times: number, random: Random): void {
  for (let i = 0; i < times; i++) {
    for (const [seat, { chair }] of pages.entries()) if (chair !== null) does(chair, seat as Seat, random);
    house.clock.pass(random.below(150));
  }
}

const isOver = ([page]: readonly Page[]): boolean => (page?.chair?.verified.outcome ?? null) !== null;

const CASES = registry.map((game) => [game.id, game.ladder?.live === undefined ? 'paced' : 'live'] as const);

test.each(CASES)(
  '%s, %s: whenever the server falls, all that was said to be kept is there, and it goes on',
  (id, mode) => {
    const random = createRandom(`${SEED}falls ${id}`);
    const house = new House(id, mode);
    let pages = [house.comes(0, 0), house.comes(1, 1)];
    house.clock.pass(3_500);
    for (let fall = 0; fall < FALLS && !isOver(pages); fall++) {
      play(house, pages, 12, random);
      house.clock.pass(random.below(40));
      const kept = pages.map(({ chair, told, durable }) => (told === durable ? chair!.verified.facts : 0));
      expect(pages.map(({ differs }) => differs)).toEqual([0, 0]);
      house.fall();
      house.pages.clear();
      pages = [house.comes(10 * fall + 10, 0), house.comes(10 * fall + 11, 1)];
      house.clock.pass(100);
      for (const [i, { chair }] of pages.entries()) expect(chair!.verified.facts).toBeGreaterThanOrEqual(kept[i]!);
      house.clock.pass(3_500);
      expect(pages.map(({ chair }) => chair!.verified.pausedAt)).toEqual([null, null]);
    }
    play(house, pages, 5, random);
    house.clock.pass(2_000);
    expect(hashOf(pages[0]!.chair!.verified)).toBe(hashOf(pages[1]!.chair!.verified));
  },
);

test('a deed that was heard and said to be kept is done, though the server falls before its tick has come', () => {
  const random = createRandom('waiting');
  const house = new House('soccer-tactics', 'paced');
  const pages = [house.comes(0, 0), house.comes(1, 1)];
  house.clock.pass(3_500);
  const facts = (of: readonly Page[]): readonly number[] => of.map(({ chair }) => chair!.verified.facts);
  let done = 0;
  while (done === 0) {
    house.clock.pass(200);
    // Dice are an input at once, and are written down with what waits.
    for (const [seat, { chair }] of pages.entries())
      if (chair!.sees.rolls) chair!.roll();
      else if (done === 0 && does(chair!, seat as Seat, random)) done++;
  }
  const before = facts(pages);
  house.clock.pass(60);
  expect(pages.map(({ told, durable }) => durable - told)).toEqual([0, 0]);
  expect(facts(pages)).toEqual(before);
  house.fall();
  house.pages.clear();
  const again = [house.comes(10, 0), house.comes(11, 1)];
  house.clock.pass(4_000);
  // That it was held and goes on are two facts of the clock, or none.
  expect(house.inputs.filter(({ kind }) => kind === 'action')).toHaveLength(done);
  expect(facts(again)[0]).toBeGreaterThan(before[0]!);
});

test('whoever watches sees what the players saw two seconds ago, the first one at once', () => {
  const random = createRandom('watched');
  const house = new House('subbuteo', 'live');
  const pages = [house.comes(0, 0), house.comes(1, 1)];
  house.clock.pass(3_500);
  const known: [number, number][] = [];
  for (let i = 0; i < 60; i++) {
    play(house, pages, 1, random);
    known.push([house.clock.ms, pages[0]!.chair!.verified.tick]);
  }
  const watcher = house.comes(2, null);
  const ago = known.findLast(([ms]) => ms <= house.clock.ms - 2_000)![1];
  expect(watcher.chair!.verified.tick).toBeLessThanOrEqual(ago + 120);
  expect(watcher.chair!.verified.tick).toBeGreaterThan(ago - 120);
  play(house, pages, 30, random);
  expect(watcher.differs).toBe(0);
  expect(pages[0]!.chair!.verified.tick - watcher.chair!.verified.tick).toBeGreaterThan(180);
  expect(watcher.chair!.act({ kind: 'choose', option: 0, choice: 'x' } as never, 0)?.code).toBe('notYourTurn');
});

test('who is lost is waited for a minute; then the other one may take the match, and nobody before', () => {
  const house = new House('carrom', 'paced');
  const [ada] = [house.comes(0, 0), house.comes(1, 1)];
  house.clock.pass(3_500);
  play(house, [ada], 6, createRandom('claimed'));
  house.room.gone(1);
  house.clock.pass(5_000);
  expect([ada.waits, ada.people[1]?.is]).toEqual(['lost', 'lost']);
  expect(ada.chair!.verified.pausedAt).not.toBeNull();
  house.room.heard(0, { kind: 'claim', claim: 'win' });
  house.clock.pass(100);
  expect(ada.chair!.verified.outcome).toBeNull();
  house.clock.pass(61_000);
  house.room.heard(0, { kind: 'claim', claim: 'win' });
  house.clock.pass(100);
  expect(ada.chair!.verified.outcome?.how).toEqual({ kind: 'left', by: house.plan.setup.seating[1] });
});

test('who comes back within the minute plays on after a countdown, and a short absence holds nothing', () => {
  const house = new House('carrom', 'paced');
  const [ada] = [house.comes(0, 0), house.comes(1, 1)];
  house.clock.pass(3_500);
  house.room.gone(1);
  house.clock.pass(1_000);
  house.comes(2, 1, 'again');
  house.clock.pass(100);
  expect(ada.chair!.verified.pausedAt).toBeNull();
  house.room.gone(2);
  house.clock.pass(30_000);
  expect(ada.chair!.verified.pausedAt).not.toBeNull();
  house.comes(3, 1, 'once more');
  expect(ada.waits).toBe('countdown');
  house.clock.pass(3_100);
  expect(ada.chair!.verified.pausedAt).toBeNull();
});

test('the newest page has the seat, and the older one is told', () => {
  const house = new House('carrom', 'paced');
  const first = house.comes(0, 0);
  const second = house.comes(1, 0);
  expect([first.bye, second.bye]).toEqual(['elsewhere', null]);
  expect(second.chair).not.toBeNull();
});

test('while the store is down the clock is held, and says why', () => {
  const house = new House('subbuteo', 'live');
  const [ada] = [house.comes(0, 0), house.comes(1, 1)];
  house.clock.pass(3_500);
  house.room.storeIs(true);
  house.clock.pass(5_000);
  expect([ada.waits, ada.chair!.verified.pausedAt === null]).toEqual(['store', false]);
  house.room.storeIs(false);
  house.clock.pass(4_000);
  expect(ada.chair!.verified.pausedAt).toBeNull();
});

/** Two at a match that has begun. */
function begunAt(game: string, mode: 'live' | 'paced'): { readonly house: House; readonly pages: readonly Page[] } {
  const house = new House(game, mode);
  const pages = [house.comes(0, 0), house.comes(1, 1)];
  house.clock.pass(5_000);
  play(house, pages, 4, createRandom('begun'));
  return { house, pages };
}

test('after a fall whoever does not come back is lost like anybody else: with seconds, and then the other one may claim', () => {
  const { house } = begunAt('carrom', 'paced');
  house.fall();
  const ada = house.comes(0, 0, 'again');
  house.clock.pass(5_000);
  expect(ada.waits).toBe('lost');
  const zuse = ada.people.find(({ seat }) => seat === 1)!;
  expect([zuse.is, zuse.left! > 50 && zuse.left! <= 60]).toEqual(['lost', true]);
  house.room.heard(0, { kind: 'claim', claim: 'win' });
  expect(ada.chair!.verified.outcome).toBeNull();
  house.clock.pass(61_000);
  house.room.heard(0, { kind: 'claim', claim: 'win' });
  house.clock.pass(1_000);
  expect(ada.chair!.verified.outcome?.how).toEqual({ kind: 'left', by: ada.chair!.verified.setup.seating[1] });
});

test('a pause that players have agreed on stays theirs, though somebody is away in it for a while or the server falls', () => {
  const { house, pages } = begunAt('carrom', 'paced');
  const [ada, zuse] = pages as [Page, Page];
  zuse.chair!.propose('pause');
  ada.chair!.propose('pause');
  house.clock.pass(500);
  expect(ada.chair!.verified.pausedAt).not.toBeNull();
  house.room.gone(1);
  house.clock.pass(6_000);
  const back = house.comes(1, 1, 'back');
  house.clock.pass(10_000);
  expect([ada.waits, ada.chair!.verified.pausedAt === null]).toEqual([null, false]);
  house.fall();
  const [first, second] = [house.comes(0, 0, 'first'), house.comes(1, 1, 'second')];
  house.clock.pass(10_000);
  expect([first.waits, first.chair!.verified.pausedAt === null, back.differs]).toEqual([null, false, 0]);
  first.chair!.propose('goOn');
  second.chair!.propose('goOn');
  house.clock.pass(1_000);
  expect(first.chair!.verified.pausedAt).toBeNull();
});

test('whoever was replaced by a bot and comes back watches what it makes of his match', () => {
  const { house } = begunAt('carrom', 'paced');
  house.room.gone(1);
  house.clock.pass(65_000);
  house.room.heard(0, { kind: 'claim', claim: 'bot' });
  house.clock.pass(3_000);
  const zuse = house.comes(1, 1, 'back');
  house.clock.pass(3_000);
  expect(zuse.chair).not.toBeNull();
  expect(zuse.people.find(({ seat }) => seat === 1)!.is).toBe('bot');
});
