import type { Page } from 'playwright-core';
import { BASE_LINE, HALF, POCKETS, POCKET_RADIUS } from '../packages/games/src/carrom/table.ts';
import { fitTable, project } from '../packages/stage/src/camera/camera-fit.ts';

/** The table as its scene measures it: so many units a metre, and the width of the frame. */
const [SCALE, FRAME] = [20, 1.2];
const SIZE = 2 * HALF * SCALE;

interface FromAbove {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  /** The middle of each pocket, and how far its edge is from there. */
  readonly pockets: readonly (readonly [x: number, y: number])[];
  readonly pocket: number;
}

/** The table from above: where the striker stands in the middle of its line, and how many pixels a millimetre has; worked out as the camera does it. */
export async function seenFromAbove(page: Page): Promise<FromAbove> {
  const { box, inset } = await page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('.match-board')!;
    const { x, y, width, height } = board.getBoundingClientRect();
    const covered = (side: string): number => Number.parseInt(board.style.getPropertyValue(`--inset-${side}`), 10);
    return {
      box: { x, y, width, height },
      inset: { top: covered('top'), right: covered('right'), bottom: covered('bottom'), left: covered('left') },
    };
  });
  const pose = fitTable(
    { width: SIZE + 2 * FRAME, depth: SIZE + 2 * FRAME, height: 0.4 },
    { width: box.width, height: box.height, inset },
    'top',
    'front',
  );
  const at = (metres: number, near: number = BASE_LINE): readonly [number, number] => {
    const [across, up] = project(pose, [metres * SCALE, 0, near * SCALE], box.width / box.height);
    return [box.x + ((across + 1) / 2) * box.width, box.y + ((1 - up) / 2) * box.height];
  };
  const [x, y] = at(0);
  const unit = (at(0.1)[0] - x) / 100;
  return {
    x,
    y,
    unit,
    pockets: POCKETS.map((pocket) => at(pocket.x, -pocket.y)),
    pocket: POCKET_RADIUS * 1000 * unit,
  };
}

/** What leaves the bands around the table that are kept free for it, by its class: above and below it, or on a phone on its side above and beside it. */
export const outOfBand = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const room = document.querySelector<HTMLElement>('.table-room')!;
    const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map((side) =>
      Number.parseInt(room.style.getPropertyValue(`--inset-${side}`), 10),
    ) as [number, number, number, number];
    const leaves = (element: Element, box: DOMRect): boolean => {
      if (box.left < 0 || box.right > innerWidth || box.top < 0) return true;
      if (element.closest('.table-top') !== null) return box.bottom > top;
      return right === 0 ? box.top < innerHeight - bottom : box.right > left && box.left < innerWidth - right;
    };
    return [...document.querySelectorAll('.table-top > *, .table-edge > *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
      .filter((element) => leaves(element, element.getBoundingClientRect()))
      .map((element) => element.className);
  });

/** What lies over a pocket, by its class. */
export async function overPockets(page: Page): Promise<readonly string[]> {
  const { pockets, pocket } = await seenFromAbove(page);
  return page.evaluate(
    ({ spots, reach }) =>
      [...document.querySelectorAll('.table-room > :not(.match-board) *, .cell-line, .caption p')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const isSeen =
            getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' || element.childElementCount === 0;
          return (
            isSeen &&
            spots.some(
              ([x, y]) =>
                x + reach > left && x - reach < right && y + reach > top && y - reach < bottom && right > left,
            )
          );
        })
        .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`),
    { spots: pockets, reach: pocket },
  );
}
