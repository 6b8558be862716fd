import type { Page } from 'playwright-core';
import { positionLink } from '../apps/web/src/position/link.ts';
import { carrom, lies, playedBoard, type LieName } from './carrom-kept.ts';
import { keepAs, playedMatch, type Played } from './kept.ts';
import { lookAt } from './player.ts';
import { tableReady } from './visitor.ts';

/** Every page of the house and every state of it that looks different, with the way there. Words are not used on the way: it is the same in both languages. */
export interface Place {
  readonly name: string;
  readonly go: (page: Page, home: string) => Promise<void>;
}

let played: Played | null = null;
/** The match that is looked at everywhere. */
export const evening = (): Played => (played ??= playedMatch('evening 34'));

let watched: ReturnType<typeof playedBoard> | null = null;
/** The board that is watched again. */
const board = (): ReturnType<typeof playedBoard> => (watched ??= playedBoard('evening 1'));

const ID = { over: 'over', running: 'running', rolling: 'rolling', two: 'two', board: 'board' } as const;
/** Kept for two people, so that somebody here rolls whatever is rolled. */
const SHOWN = ['duel', 'spin', 'goalShot', 'card'] as const;

/** A device on which somebody has played: one match over, one at a choice, one at the dice, one for two; and moments of a board of carrom. */
export async function furnish(page: Page, home: string): Promise<void> {
  const match = evening();
  await page.goto(home);
  await page.locator('.tables').waitFor();
  // The start page opens the memory when it looks for a match to go on with.
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'bande'));
  for (const [name, record] of Object.entries(lies()))
    await keepAs(
      page,
      `carrom-${name}`,
      { record },
      { sitters: name === 'doubles' ? ['club', 'human', 'club', 'club'] : ['human', 'club'] },
    );
  await keepAs(page, ID.board, board());
  for (const moment of SHOWN)
    await keepAs(page, moment, match, { upTo: match.moments[moment], sitters: ['human', 'human'] });
  await keepAs(page, ID.over, match);
  await keepAs(page, ID.two, match, {
    upTo: match.moments.goal,
    sitters: ['human', 'human'],
    score: { red: 1, blue: 0 },
  });
  await keepAs(page, ID.rolling, match, { upTo: match.moments.roll });
  await keepAs(page, ID.running, match, { upTo: match.moments.choice });
}

const at =
  (path: string, ready = 'h1') =>
  async (page: Page, home: string): Promise<void> => {
    await page.goto(home + path);
    await page.locator(ready).first().waitFor();
  };

const paused = async (page: Page, home: string, id: string): Promise<void> => {
  await page.goto(`${home}/table/${id}`);
  await tableReady(page);
  await page.locator('dialog[open]').waitFor();
};

const ready = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(
    () => document.querySelector<HTMLElement>('.table-room')?.dataset['state'] === 'waiting',
  ));

const seated =
  (id: string) =>
  async (page: Page, home: string): Promise<void> => {
    await paused(page, home, id);
    await page.locator('dialog [data-action="resume"]').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await ready(page);
  };

/** A match that begins where it lies begins at once; whoever has been there before is asked. */
const seatedAt =
  (lie: LieName) =>
  async (page: Page, home: string): Promise<void> => {
    await page.goto(`${home}/table/carrom-${lie}`);
    await tableReady(page);
    const resume = page.locator('dialog[open] [data-action="resume"]');
    await page.locator('.table-room[data-state="waiting"]').or(resume).first().waitFor();
    if (await resume.isVisible()) await resume.click();
    await ready(page);
  };

const replayAt =
  (step: number, id: string = ID.over) =>
  async (page: Page, home: string): Promise<void> => {
    await page.goto(`${home}/replay/${id}?t=${step}`);
    await tableReady(page);
  };

const then =
  (go: Place['go'], more: (page: Page) => Promise<void>): Place['go'] =>
  async (page, home) => {
    await go(page, home);
    await more(page);
  };

const tool =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`[data-tool="${name}"]`).first().click();
    await page.locator('dialog[open]').waitFor();
  };

/** The first pawn that can be picked, by keyboard: it is the same on every screen. */
async function pickOne(page: Page): Promise<void> {
  const [cell = ''] = (await lookAt(page)).open;
  await page.locator(`[data-cell="${cell}"]`).evaluate((element: HTMLElement) => element.click());
  await page.locator('[data-action="undo"]').waitFor();
}

/** A square in the farthest corner: nobody gets there. */
async function pickWrongly(page: Page): Promise<void> {
  await pickOne(page);
  for (const cell of ['blue:A1', 'blue:H1', 'red:A1', 'red:H1']) {
    await page.locator(`[data-cell="${cell}"]`).evaluate((element: HTMLElement) => element.click());
    if ((await page.locator('.is-refusal').count()) > 0) return;
  }
}

async function stepThrough(page: Page): Promise<void> {
  const entry = page.locator('[id="STW-7.2"]');
  await entry.locator('button[aria-expanded]').click();
  await entry.locator('figure').waitFor();
  await tableReady(page);
  const on = entry.locator('figcaption .row .button:not(.is-quiet)');
  await on.click();
  await entry.scrollIntoViewIfNeeded();
}

const turnDial = async (page: Page, id: string, value: number): Promise<void> =>
  page.locator(`[data-dial="${id}"] input`).fill(String(value));

/** On a phone, and where hands do without them, the dials are folded away. */
async function unfoldDials(page: Page): Promise<void> {
  const fold = page.locator('.dials-fold[aria-expanded="false"]');
  if ((await fold.count()) > 0) await fold.click();
}

async function aim(page: Page): Promise<void> {
  await unfoldDials(page);
  await page.locator('.dials-more').click();
  for (const [id, value] of [
    ['x', -60],
    ['angle', 21],
    ['force', 0.55],
    ['spin', 0.3],
  ] as const)
    await turnDial(page, id, value);
}

/** On top of what lies in the circle already. */
async function placeWrongly(page: Page): Promise<void> {
  await unfoldDials(page);
  await turnDial(page, 'x', 20);
  await turnDial(page, 'y', 57);
  await page.locator('.t-actions [data-action="place"]').click();
  await page.locator('.is-refusal').waitFor();
}

/** Slowed down, and looked at from the side. */
async function walkAround(page: Page): Promise<void> {
  await page.locator('.timeline select').selectOption('0.25');
  const { x, y, width, height } = (await page.locator('.match-board canvas').boundingBox())!;
  await page.mouse.move(x + width * 0.3, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.55, y + height * 0.46, { steps: 6 });
  await page.mouse.up();
}

export const ON_PURPOSE = 'thrown on purpose';

/** A page that cannot draw itself: the list of matches has dates in it. */
async function breakDown(page: Page): Promise<void> {
  await page.evaluate((message) => {
    Reflect.set(Date.prototype, 'toLocaleString', () => {
      throw new Error(message);
    });
  }, ON_PURPOSE);
  await page.locator('.head a[href="/replays"]').click();
  await page.locator('.room-message').waitFor();
}

/** As a visitor does it who throws everything away. */
async function forgetAll(page: Page): Promise<void> {
  const kept = page.locator('.kept-card');
  for (let left = await kept.count(); left > 0; left--) {
    await kept.first().locator('button').last().click();
    await page.locator('dialog [data-action="remove"]').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await kept.nth(left - 1).waitFor({ state: 'detached' });
  }
  await page.locator('.no-match').waitFor();
}

/** The dice are rolled, and what they bring has been called. */
const called = (id: string): Place['go'] =>
  then(seated(id), async (page) => {
    await page.locator('.t-actions [data-action="roll"]').click();
    await page.locator('.call-card:not(.is-refusal)').waitFor();
  });

const PARAGRAPH = '/rules/soccer-tactics/STW-7.2';

export const PLACES: readonly Place[] = [
  { name: 'start', go: at('/', '.table-card.is-open') },
  { name: 'settings', go: at('/settings') },
  { name: 'matches', go: at('/replays', '.kept-card') },
  {
    name: 'matches-delete',
    go: then(at('/replays', '.kept-card'), async (page) => page.locator('.kept-card button').last().click()),
  },
  { name: 'rulebook', go: at('/rules/soccer-tactics', '.paragraph') },
  { name: 'rulebook-paragraph', go: at(PARAGRAPH, '[id="STW-7.2"].is-open') },
  { name: 'rulebook-show', go: then(at(PARAGRAPH, '[id="STW-7.2"].is-open'), stepThrough) },
  {
    name: 'rulebook-found',
    go: then(at('/rules/soccer-tactics', '.paragraph'), async (page) => page.locator('input[type="search"]').fill('2')),
  },
  {
    name: 'ask',
    go: then(at('/ask/soccer-tactics', '.ask-answer li'), async (page) => {
      await page.locator('.ask-steps .f-tool').first().click();
      await page.locator('.ask-text > summary').click();
      await page.locator('.ask-board').locator('canvas, .grid-seen').first().waitFor();
    }),
  },
  { name: 'lost', go: at('/nowhere') },
  { name: 'broken', go: then(at('/', '.table-card.is-open'), breakDown) },
  { name: 'replay-missing', go: at('/replay/gone', '.room-message .t-main') },
  { name: 'table-missing', go: at('/table/gone', '.sheet-actions') },
  { name: 'table-choice', go: seated(ID.running) },
  { name: 'table-picked', go: then(seated(ID.running), pickOne) },
  { name: 'table-refused', go: then(seated(ID.running), pickWrongly) },
  { name: 'table-roll', go: seated(ID.rolling) },
  {
    name: 'table-calls',
    go: then(then(seated(ID.running), tool('log')), async (page) => {
      // A line of the log opens its paragraphs.
      await page.locator('li:has(> .story-rules) > .story-line').first().click();
      await page.locator('.story-rules[open] .t-paragraph').first().waitFor();
    }),
  },
  {
    name: 'table-paragraph',
    go: then(called('card'), async (page) => page.locator('.call-card .t-paragraph').first().click()),
  },
  {
    name: 'table-evidence',
    go: then(called('duel'), async (page) => page.locator('.call-card [aria-pressed]').click()),
  },
  { name: 'table-pause', go: (page, home) => paused(page, home, ID.running) },
  { name: 'table-hand-over', go: then(at('/play/soccer-tactics', '.table-room'), tableReady) },
  {
    name: 'table-end',
    go: async (page, home) => {
      await paused(page, home, ID.over);
      await page.locator('dialog figure.chart').first().waitFor();
    },
  },
  { name: 'replay', go: (page, home) => replayAt(evening().moments.goal)(page, home) },
  { name: 'replay-statistics', go: then(replayAt(50), tool('bars')) },
  { name: 'replay-record', go: then(replayAt(50), tool('link')) },
  { name: 'replay-take-over', go: then(replayAt(50), tool('take-over')) },
  { name: 'carrom-rack', go: seatedAt('rack') },
  { name: 'carrom-aim', go: then(seatedAt('aim'), aim) },
  { name: 'carrom-queen', go: seatedAt('queen') },
  { name: 'carrom-call', go: seatedAt('call') },
  { name: 'carrom-refused', go: then(seatedAt('place'), placeWrongly) },
  { name: 'carrom-board-over', go: seatedAt('over') },
  { name: 'carrom-doubles', go: seatedAt('doubles') },
  { name: 'carrom-replay', go: then(replayAt(20, ID.board), walkAround) },
  {
    name: 'position',
    go: async (page, home) => {
      await page.goto(home + (await positionLink(carrom, lies().queen.from!.match)));
      await tableReady(page);
    },
  },
  { name: 'carrom-statistics', go: then(replayAt(20, ID.board), tool('bars')) },
  { name: 'pitch', go: then(at('/play/subbuteo?preset=training', '.table-room'), tableReady) },
  { name: 'pitch-dials', go: then(then(at('/play/subbuteo?preset=training', '.table-room'), tableReady), unfoldDials) },
  // The last: nothing is left afterwards.
  { name: 'matches-empty', go: then(at('/replays', '.kept-card'), forgetAll) },
];

/** The dice are rolled, and what they bring is being shown. */
const rolled = (id: string, caption: string): Place['go'] =>
  then(seated(id), async (page) => {
    await page.locator('.t-actions [data-action="roll"]').click();
    await page.locator(`.caption-${caption}`).first().waitFor();
  });

/** Places that are gone after a moment: for pictures, not for long looks. */
export const MOMENTS: readonly Place[] = [
  { name: 'show-duel', go: rolled('duel', 'dice') },
  { name: 'show-arrow', go: rolled('spin', 'spinner') },
  { name: 'show-goal', go: rolled('goalShot', 'banner') },
  { name: 'show-card', go: rolled('card', 'card') },
];
