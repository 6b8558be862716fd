import type { Page } from 'playwright-core';
import { positionLink } from '../apps/web/src/board/share/position-link.ts';
import { carrom, lies, playedBoard, type LieName } from './carrom-kept.ts';
import { keepAs, playedMatch, type Played } from './kept.ts';
import { lookAt } from './player.ts';
import { stands, type StandName } from './subbuteo-kept.ts';
import { game as tippKick } from './plate.ts';
import { lying, type LieOnPlate } from './tipp-kick-kept.ts';
import { tableReady } from './visitor.ts';
import { at, atTable, comes, onward, tool, type Go } from './ways.ts';

/** Every page of the house and every state of it that looks different, with the way there. Words are not used on the way: it is the same in both languages. */
export interface Place {
  readonly name: string;
  readonly go: Go;
}

let played: Played | null = null;
/** The match that is looked at everywhere. */
const evening = (): Played => (played ??= playedMatch('evening 34'));

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
  for (const [name, record] of Object.entries(lies()))
    await keepAs(
      page,
      `carrom-${name}`,
      { record },
      { sitters: name === 'doubles' ? ['club', 'human', 'club', 'club'] : ['human', 'club'] },
    );
  for (const [name, record] of Object.entries(stands()))
    await keepAs(page, `pitch-${name}`, { record }, { sitters: ['human', 'human'] });
  await tippKick.prepare?.();
  for (const [name, record] of Object.entries(lying()))
    await keepAs(page, `plate-${name}`, { record }, { sitters: ['human', 'human'] });
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
    await comes(page, home, `/table/${id}`, async () => {
      await tableReady(page);
      await page.locator('dialog [data-action="resume"]').click();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    });
    await ready(page);
  };

/** A match that begins where it lies begins at once; whoever has been there before is asked. */
const seatedAt =
  (lie: `carrom-${LieName}` | `pitch-${StandName}` | `plate-${LieOnPlate}`) =>
  async (page: Page, home: string): Promise<void> => {
    await page.goto(`${home}/table/${lie}`);
    await tableReady(page);
    const resume = page.locator('dialog[open] [data-action="resume"]');
    await page.locator('.table-room[data-state="waiting"]').or(resume).first().waitFor();
    if (await resume.isVisible()) await resume.click();
    await ready(page);
  };

const replayAt =
  (step: number, id: string = ID.over) =>
  (page: Page, home: string): Promise<void> =>
    comes(page, home, `/replay/${id}?t=${step}`, () => tableReady(page));

/** The first pawn that can be picked, by keyboard: it is the same on every screen. */
async function pickOne(page: Page): Promise<void> {
  const undo = page.locator('[data-action="undo"]');
  if (await undo.isVisible()) return;
  const [cell = ''] = (await lookAt(page)).open;
  await page.locator(`[data-cell="${cell}"]`).evaluate((element: HTMLElement) => element.click());
  await undo.waitFor();
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
  await page.locator('[data-tool="speed"]').selectOption('0.25');
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

/** The sheet of the pause is put aside. */
async function study(page: Page): Promise<void> {
  await page.locator('[data-action="study"]').click();
  await page.locator('.studied').waitFor();
}

/** The dice are rolled, and what they bring has been called. */
const called = (id: string): Go =>
  onward(seated(id), async (page) => {
    await page.locator('.t-actions [data-action="roll"]').click();
    await page.locator('.call-card:not(.is-refusal)').waitFor();
  });

const PARAGRAPH = '/rules/soccer-tactics/STW-7.2';
const OPENED = '[id="STW-7.2"].is-open';

/** Few paragraphs are left then, and the one that was opened is one of them. */
async function find(page: Page): Promise<void> {
  await page.locator('input[type="search"]').fill('7.2');
  await page.locator('[id="STW-1.1"]').waitFor({ state: 'detached' });
  await page.locator(OPENED).waitFor();
}

/** Where the shot of the kept one is in. */
const GOAL_STEP = 7;
const PLATE_GOAL_STEP = 4;

export const PLACES: readonly Place[] = [
  { name: 'start', go: at('/', '.table-card.is-open') },
  { name: 'settings', go: at('/settings') },
  { name: 'matches', go: at('/replays', '.kept-card') },
  {
    name: 'matches-delete',
    go: onward(at('/replays', '.kept-card'), async (page) => page.locator('.kept-card button').last().click()),
  },
  { name: 'rulebook', go: at('/rules/soccer-tactics', '.paragraph') },
  { name: 'rulebook-found', go: onward(at(PARAGRAPH, OPENED), find) },
  { name: 'rulebook-show', go: onward(onward(at(PARAGRAPH, OPENED), find), stepThrough) },
  {
    name: 'ask',
    go: onward(at('/ask/soccer-tactics', '.ask-answer li'), async (page) => {
      await page.locator('.ask-steps .f-tool').first().click();
      await page.locator('.ask-text > summary').click();
      await page.locator('.ask-board').locator('canvas, .grid-seen').first().waitFor();
    }),
  },
  { name: 'friend', go: at('/friend/subbuteo', '[data-action="invite"]') },
  { name: 'letters', go: at('/m', '.letters-field') },
  { name: 'match-unknown', go: at('/m/ZZZZZZ', '.letters-field') },
  { name: 'lost', go: at('/nowhere') },
  { name: 'broken', go: onward(at('/', '.table-card.is-open'), breakDown) },
  { name: 'replay-missing', go: at('/replay/gone', '.room-message .t-main') },
  { name: 'table-missing', go: at('/table/gone', '.sheet-actions') },
  { name: 'table-choice', go: seated(ID.running) },
  { name: 'table-picked', go: onward(seated(ID.running), pickOne) },
  { name: 'table-refused', go: onward(seated(ID.running), pickWrongly) },
  {
    name: 'table-calls',
    go: onward(onward(seated(ID.running), tool('log')), async (page) => {
      // A line of the log opens its paragraphs.
      await page.locator('li:has(> .story-rules) > .story-line').first().click();
      await page.locator('.story-rules[open] .t-paragraph').first().waitFor();
    }),
  },
  { name: 'table-pause', go: onward(seated(ID.running), tool('pause')) },
  { name: 'table-own', go: onward(seated(ID.running), tool('gear')) },
  { name: 'table-studied', go: onward(onward(seated(ID.running), tool('pause')), study) },
  { name: 'table-roll', go: seated(ID.rolling) },
  {
    name: 'table-paragraph',
    go: onward(called('card'), async (page) => page.locator('.call-card .t-paragraph').first().click()),
  },
  {
    name: 'table-evidence',
    go: onward(called('duel'), async (page) => page.locator('.call-card [aria-pressed]').click()),
  },
  { name: 'table-hand-over', go: atTable('/play/soccer-tactics') },
  {
    name: 'table-end',
    go: async (page, home) => {
      await paused(page, home, ID.over);
      await page.locator('dialog figure.chart').first().waitFor();
    },
  },
  { name: 'replay', go: (page, home) => replayAt(evening().moments.goal)(page, home) },
  { name: 'replay-statistics', go: onward(replayAt(50), tool('bars')) },
  { name: 'replay-record', go: onward(replayAt(50), tool('link')) },
  { name: 'replay-take-over', go: onward(replayAt(50), tool('take-over')) },
  { name: 'carrom-rack', go: seatedAt('carrom-rack') },
  { name: 'carrom-aim', go: onward(seatedAt('carrom-aim'), aim) },
  { name: 'carrom-queen', go: seatedAt('carrom-queen') },
  { name: 'carrom-call', go: seatedAt('carrom-call') },
  { name: 'carrom-refused', go: onward(seatedAt('carrom-place'), placeWrongly) },
  { name: 'carrom-board-over', go: seatedAt('carrom-over') },
  { name: 'carrom-doubles', go: seatedAt('carrom-doubles') },
  { name: 'carrom-replay', go: onward(replayAt(20, ID.board), walkAround) },
  { name: 'carrom-statistics', go: onward(replayAt(20, ID.board), tool('bars')) },
  {
    name: 'position',
    go: async (page, home) => {
      await page.goto(home + (await positionLink(carrom, lies().queen.from!.match)));
      await tableReady(page);
    },
  },
  { name: 'pitch', go: atTable('/play/subbuteo?preset=training') },
  { name: 'pitch-dials', go: onward(atTable('/play/subbuteo?preset=training'), unfoldDials) },
  { name: 'pitch-live', go: seatedAt('pitch-live') },
  { name: 'pitch-corner', go: seatedAt('pitch-corner') },
  { name: 'pitch-shoot-out', go: seatedAt('pitch-shootOut') },
  {
    name: 'pitch-goal',
    go: onward(replayAt(GOAL_STEP, 'pitch-goal'), (page) => page.locator('.call-card').first().waitFor()),
  },
  { name: 'pitch-statistics', go: onward(replayAt(GOAL_STEP, 'pitch-goal'), tool('bars')) },
  { name: 'pitch-lesson', go: atTable('/learn/subbuteo/offside') },
  {
    name: 'pitch-watch',
    go: onward(atTable('/play/subbuteo?preset=quick&bot=club&watch=1'), (page) =>
      page.locator('.table-room:not([data-inputs="0"])').waitFor(),
    ),
  },
  { name: 'plate-ball', go: seatedAt('plate-ball') },
  { name: 'plate-dials', go: onward(seatedAt('plate-ball'), unfoldDials) },
  { name: 'plate-defence', go: seatedAt('plate-defence') },
  { name: 'plate-penalty', go: seatedAt('plate-penalty') },
  {
    name: 'plate-goal',
    go: onward(replayAt(PLATE_GOAL_STEP, 'plate-goal'), (page) => page.locator('.call-card').first().waitFor()),
  },
  { name: 'plate-statistics', go: onward(replayAt(PLATE_GOAL_STEP, 'plate-goal'), tool('bars')) },
  { name: 'plate-lesson', go: atTable('/learn/tipp-kick/setUp') },
  // The last: nothing is left afterwards.
  { name: 'matches-empty', go: onward(at('/replays', '.kept-card'), forgetAll) },
];

/** The dice are rolled, and what they bring is being shown. */
const rolled = (id: string, caption: string): Go =>
  onward(seated(id), async (page) => {
    await page.locator('.t-actions [data-action="roll"]').click();
    await page.locator(`.caption-${caption}`).first().waitFor();
  });

/** Places that are gone after a moment, or are looked at with more on them: for pictures, not for long looks. */
export const MOMENTS: readonly Place[] = [
  { name: 'pitch-figures', go: onward(replayAt(40, 'sample-subbuteo'), tool('bars')) },
  { name: 'rulebook-paragraph', go: at(PARAGRAPH, OPENED) },
  { name: 'show-duel', go: rolled('duel', 'dice') },
  { name: 'show-arrow', go: rolled('spin', 'spinner') },
  { name: 'show-goal', go: rolled('goalShot', 'banner') },
  { name: 'show-card', go: rolled('card', 'card') },
];
