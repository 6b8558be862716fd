import type { AnyShape } from '@bande/core';
import { registry } from '@bande/games';
import { subbuteo } from '@bande/games/subbuteo';
import { PITCH } from '@bande/games/subbuteo/table.ts';
import type { Match as PlateMatch } from '@bande/games/tipp-kick/state.ts';
import { usualShot } from '@bande/games/tipp-kick/usual.ts';
import { PITCH as PLATE } from '@bande/games/tipp-kick/zones.ts';
import type { MatchRecord } from '@bande/record';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as cloth from '../packages/games/src/subbuteo/view/layout.ts';
import * as felt from '../packages/games/src/tipp-kick/view/layout.ts';
import { keepAs } from './kept.ts';
import { goneOnAt, type Deed } from './live-kept.ts';
import { fromAbove, playedOut, stopTime, type At } from './live-table.ts';
import { game as tippKick, plateWith } from './plate.ts';
import { openHouse, tableReady, visitor, LAPTOP, type House } from './visitor.ts';

let house: House;
beforeAll(async () => {
  await tippKick.prepare?.();
  house = await openHouse();
});
afterAll(() => house.close());

/** Red plays it over the side line, and blue from there over red's goal line. */
const OUT = { red: [340, -250], blue: [200, -560] } as const;
const shots = (['red', 'blue', 'red', 'blue'] as const).map((side): Deed => (match) => [
  side === 'red' ? 0 : 1,
  usualShot(match as never, side, OUT[side], 0.7)!,
]);
/** Each misses the ball, which lies before red's goal. */
const flicks = (['R9', 'B9', 'R9', 'B9'] as const).map((figure, i): Deed => () => [
  i % 2 === 0 ? 0 : 1,
  { kind: 'flick', figure, direction: 180, strength: 0.05 },
]);
const byBall = subbuteo.notation.readGiven(
  {
    mode: 'live',
    settings: { limits: false, toss: false, setPieces: 'usual' },
    attacker: 'red',
    places: { ball: [0, -520], R9: [100, -250], B9: [100, 250] },
  },
  'fistf-4.0',
);
const plate = plateWith({ turn: 'red', ball: { at: [0, -100], top: 'white' } });

type Seen = (page: Page, place: At) => Promise<At>;
interface Table {
  readonly name: string;
  /** Two things of his went wrong: the other side plays, and then he does. */
  readonly others: MatchRecord<AnyShape>;
  readonly own: MatchRecord<AnyShape>;
  /** In metres: from the centre spot to the middle of a goal, and to its posts; and where the ball lies for either. */
  readonly end: number;
  readonly post: number;
  readonly balls: Readonly<Record<'others' | 'own', At>>;
  readonly seen: Seen;
}

/** Where the ball is laid after it went out. */
function laidAt(record: MatchRecord<AnyShape>): At {
  const { restart } = (playedOut(tippKick, record) as unknown as PlateMatch).state;
  return [restart!.at![0] / 1000, restart!.at![1] / 1000];
}

const tables = (): readonly Table[] => {
  const [others, own] = [goneOnAt(tippKick, plate, shots.slice(0, 3)), goneOnAt(tippKick, plate, shots)];
  const cloths = registry.find(({ id }) => id === subbuteo.id)!;
  return [
    {
      name: 'subbuteo',
      others: goneOnAt(cloths, byBall, flicks.slice(0, 3)),
      own: goneOnAt(cloths, byBall, flicks),
      end: PITCH.length / 2,
      post: PITCH.goal.width / 2,
      balls: { others: [0, -0.52], own: [0, -0.52] },
      seen: (page, [x, y]) => fromAbove(page, (isTall) => cloth.boundsOf(PITCH, isTall), cloth.toTable({ x, y })),
    },
    {
      name: 'tipp-kick',
      others,
      own,
      end: PLATE.length / 2000,
      post: PLATE.goalWidth / 2000,
      balls: { others: laidAt(others), own: laidAt(own) },
      seen: (page, [x, y]) => fromAbove(page, felt.boundsOf, felt.toTable([x * 1000, y * 1000])),
    },
  ];
};

const OVER =
  '.table-top > *, .table-edge :is(.call-card, .turn-line, .hint-card, .hold-offer, .t-actions > *), .hand-over-toast, .caption p';

/** So many pixels a ball goes beyond its middle. */
const REACH = 6;

/** What lies over a goal, the keeper in it, or the ball, by its class. */
async function overGoals(page: Page, { end, post, seen }: Table, balls: readonly At[]): Promise<readonly string[]> {
  const goals = [-1, 1].flatMap((way) => [-post, 0, post].map((x): At => [x, way * end]));
  const spots = await Promise.all([...goals, ...balls].map((place) => seen(page, place)));
  return page.evaluate(
    ([over, places, reach]) =>
      [...document.querySelectorAll(over)]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return places.some(
            ([x, y]) => x > left - reach && x < right + reach && y > top - reach && y < bottom + reach,
          );
        })
        .map((element) => element.className),
    [OVER, spots, REACH] as const,
  );
}

const SIZES = [
  { width: 1280, height: 800 },
  { width: 900, height: 600 },
  { width: 390, height: 844 },
] as const;

/** A newcomer sits down: at a kick-off, while the other side plays, and where he is asked whether it goes too fast; what went wrong. */
async function nothingIsCovered(table: Table): Promise<readonly string[]> {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true, settings: { view: 'top' } });
  await open('/');
  for (const id of ['others', 'own'] as const)
    await keepAs(page, id, { record: table[id] }, { sitters: ['human', 'beginner'] });
  const moments = [
    [`/play/${table.name}?bot=beginner`, [[0, 0]], '.hint-card', 500],
    ['/table/others', [table.balls.others], '.table-edge :is(.call-card, .hint-card)', 100],
    ['/table/own', [table.balls.own], '.hold-offer', 9000],
  ] as const satisfies readonly (readonly [string, readonly At[], string, number])[];
  for (const [path, balls, shown, waits] of moments) {
    await page.clock.resume();
    await open(path);
    await tableReady(page);
    await stopTime(page);
    const resume = page.locator('dialog[open] [data-action="resume"]');
    if (await resume.isVisible()) await resume.click();
    // What was called is read first.
    await page.clock.runFor(waits);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      let looks = 0;
      // The page has yet to learn how large it is now: what is clear stays so.
      const seen = async (): Promise<unknown> => {
        await page.clock.runFor(100);
        const over = await overGoals(page, table, balls);
        looks = over.length === 0 && (await page.locator(shown).count()) > 0 ? looks + 1 : 0;
        return [table.name, path, size.width, looks < 4 ? over : 'clear'];
      };
      await expect.poll(seen).toEqual([table.name, path, size.width, 'clear']);
    }
  }
  return wrong;
}

test('during play nothing that is said or asked lies over a goal, its keeper or the ball, in no window', async () => {
  const heard: string[] = [];
  for (const table of tables()) heard.push(...(await nothingIsCovered(table)));
  expect(heard).toEqual([]);
});
