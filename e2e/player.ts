import { errors, type Locator, type Page } from 'playwright-core';
import { columnOf, rowFrom, squareNamed } from '../packages/games/src/soccer-tactics/table.ts';
import { fitTable, project, type Bounds } from '../packages/stage/src/camera/camera-fit.ts';
import type { Vec3 } from '../packages/stage/src/frames/motion.ts';

/** What somebody sees at a table who wants to go on. */
interface Look {
  readonly over: boolean;
  readonly playing: boolean;
  readonly inputs: number;
  /** The one button of a sheet that lies over the table. */
  readonly sheet: string | null;
  /** Buttons of the action bar, by what they do. */
  readonly buttons: readonly string[];
  /** Cells of the described grid where something can be picked. */
  readonly open: readonly string[];
}

export const lookAt = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const data = (selector: string, name: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((element) => element.dataset[name] ?? '');
    const room = document.querySelector<HTMLElement>('.table-room');
    return {
      over: document.querySelector('dialog [data-action="again"]') !== null,
      playing: room?.dataset['state'] === 'playing',
      inputs: Number(room?.dataset['inputs'] ?? -1),
      sheet: data('dialog [data-action="resume"]', 'action')[0] ?? null,
      buttons: data('.t-actions button:not([data-action="undo"])', 'action'),
      open: data('.cell.is-open', 'cell'),
    };
  });

/** How somebody presses a button and points at a cell. */
export interface Hands {
  press(page: Page, action: string): Promise<void>;
  point(page: Page, cell: string): Promise<void>;
}

const button = (action: string): string => `dialog [data-action="${action}"], .t-actions [data-action="${action}"]`;

/** The table as its scene measures it: 8 by 16 squares, foul areas, goals, frame; the tallest pawn is one unit high, and one looks from high enough to see behind it. */
const TABLE: Table = {
  bounds: { width: 8 + 2 * 1.06 + 2 * 0.5, depth: 16 + 2 * 1.16 + 2 * 0.5, height: 1, tilt: 1.16 },
  front: 'red',
};

interface Seen {
  readonly x: number;
  readonly y: number;
}

/** A table as its camera knows it: its size, and whose place is at the front edge. */
interface Table {
  readonly bounds: Bounds;
  readonly front: string;
}

/** Where a place on a table is seen on the screen from the edge at which the table is seen: worked out as the camera does it. */
export async function onScreen(page: Page, { bounds, front }: Table, place: Vec3): Promise<Seen> {
  const { box, inset, view, near } = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.match-board')!.getBoundingClientRect();
    const { style, dataset } = document.querySelector<HTMLElement>('.match-board')!;
    const covered = (side: string): number => Number.parseInt(style.getPropertyValue(`--inset-${side}`), 10);
    return {
      box: { x, y, width, height },
      inset: { top: covered('top'), right: covered('right'), bottom: covered('bottom'), left: covered('left') },
      view: dataset['from'] === 'top' ? ('top' as const) : ('tilted' as const),
      near: document.querySelector<HTMLElement>('.table-room')?.dataset['near'],
    };
  });
  const edge = near === undefined || near === front ? 'front' : 'back';
  const pose = fitTable(bounds, { width: box.width, height: box.height, inset }, view, edge);
  const [across, up] = project(pose, place, box.width / box.height);
  return { x: box.x + ((across + 1) / 2) * box.width, y: box.y + ((1 - up) / 2) * box.height };
}

export function seenAt(page: Page, cell: string): Promise<Seen> {
  const square = squareNamed(cell);
  if (square === undefined) throw new Error(`no square named ${cell}`);
  return onScreen(page, TABLE, [columnOf(square) - 3.5, 0, 8.5 - rowFrom(0, square)]);
}

/** The table's time goes on while somebody reaches for a button: one that is gone meanwhile is not waited for, the next look tells what there is now. */
async function pressUnlessGone(
  page: Page,
  action: string,
  press: (wanted: Locator, options: { readonly timeout: number }) => Promise<void>,
): Promise<void> {
  const wanted = page.locator(button(action)).first();
  for (let tries = 0; tries < 30; tries++) {
    try {
      await press(wanted, { timeout: 10_000 });
      return;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      if ((await wanted.count()) === 0) return;
    }
  }
  throw new Error(`${action} cannot be pressed: ${JSON.stringify(await lookAt(page))}`);
}

export const mouse: Hands = {
  press: (page, action) => pressUnlessGone(page, action, (wanted, options) => wanted.click(options)),
  async point(page, cell) {
    const { x, y } = await seenAt(page, cell);
    await page.mouse.click(x, y);
  },
};

export const finger: Hands = {
  press: (page, action) => pressUnlessGone(page, action, (wanted, options) => wanted.tap(options)),
  async point(page, cell) {
    const { x, y } = await seenAt(page, cell);
    await page.touchscreen.tap(x, y);
  },
};

/** What has the focus, and whether one can see that it has. */
const focusNow = (page: Page): Promise<{ readonly on: string; readonly seen: boolean }> =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(active);
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    if (active.getAttribute('role') !== 'gridcell')
      return { on: active.dataset['action'] ?? active.tagName, seen: outlined };
    // The grid lies under the picture: there the table itself shows where one is, and a line says it.
    const name = active.getAttribute('aria-label')?.split(', ')[1] ?? '?';
    return { on: 'cell', seen: document.querySelector('.cell-line')?.textContent?.startsWith(name) === true };
  });

/** Goes on with the tab key until something has the focus; the table is small enough for that. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  let tabs = 0;
  for (let looks = 0; looks < PATIENCE && tabs < 30; looks++) {
    const focus = await focusNow(page);
    if (focus.on === wanted && focus.seen) return;
    // Where one is has yet to be drawn.
    if (focus.on === wanted) await page.clock.fastForward(20);
    else if (looks > 0) {
      await page.keyboard.press('Tab');
      tabs++;
    }
  }
  throw new Error(
    `the focus does not come to ${wanted}, or is not seen there: ${JSON.stringify(await focusNow(page))}`,
  );
}

/** No pointer at all. */
export const keyboard: Hands = {
  async press(page, action) {
    await tabTo(page, action);
    await page.keyboard.press('Enter');
  },
  async point(page, cell) {
    await tabTo(page, 'cell');
    // To the next open cell; where it is ours, there.
    for (let steps = 0; steps < 200; steps++) {
      await page.keyboard.press('n');
      if ((await page.evaluate<string | undefined>('document.activeElement.dataset.cell')) === cell) break;
    }
    await tabTo(page, 'cell');
    await page.keyboard.press('Enter');
  },
};

interface Pace {
  /** Table time that passes before every choice. */
  readonly thinkMs: number;
  /** Ends early; `acted` is how often the player has pressed or pointed. */
  readonly until?: (look: Look, acted: number) => boolean;
  /** Looks over the player's shoulder. */
  readonly seen?: (look: Look) => Promise<void>;
}

const SHOW_MS = 1000;
/** Looks at the table before it is given up; waiting for a bot that thinks on a busy machine takes many. */
const PATIENCE = 40_000;
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Plays until the match is over, or as long as it is wanted; says how many buttons and cells it took. The page's time is the test's. */
export async function playOn(
  page: Page,
  hands: Hands,
  { thinkMs, until = () => false, seen }: Pace,
): Promise<{ readonly pressed: number; readonly pointed: number }> {
  let [pressed, pointed] = [0, 0];
  for (let turn = 0; turn < PATIENCE; turn++) {
    const look = await lookAt(page);
    await seen?.(look);
    if (look.over || until(look, pressed + pointed)) return { pressed, pointed };
    const action = look.sheet ?? chosenButton(look, pressed + pointed);
    if (look.sheet === null && look.playing) await page.clock.fastForward(SHOW_MS);
    else if (action !== null) {
      await think(page, look, thinkMs);
      if (!changed(look, await lookAt(page))) await hands.press(page, action);
      pressed++;
    } else if (look.open.length > 0) {
      await think(page, look, thinkMs);
      const now = await lookAt(page);
      if (!changed(look, now)) await hands.point(page, now.open[(7 * pointed + now.inputs) % now.open.length]!);
      pointed++;
    } else await wait(20);
  }
  throw new Error(`the match did not end: ${JSON.stringify(await lookAt(page))}`);
}

/** The clock may have gone on without us; what it does is no input, and other squares are open then. */
const changed = (before: Look, now: Look): boolean =>
  before.inputs !== now.inputs ||
  now.playing ||
  now.over ||
  before.sheet !== now.sheet ||
  before.open.join() !== now.open.join() ||
  before.buttons.join() !== now.buttons.join();

async function think(page: Page, { sheet }: Look, ms: number): Promise<void> {
  if (sheet === null) await passTime(page, ms);
}

/** A page that skips more at once has slept, and then no time passes at the table. */
const AT_ONCE_MS = 3000;
export async function passTime(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= AT_ONCE_MS) await page.clock.fastForward(Math.min(left, AT_ONCE_MS));
}

/** A confirmation and dice are pressed; where the board offers something too, now this, now that. */
function chosenButton({ buttons, open }: Look, count: number): string | null {
  const [first] = buttons;
  if (first === undefined) return null;
  if (buttons.includes('confirm')) return 'confirm';
  return open.length > 0 && count % 2 === 0 ? null : first;
}
