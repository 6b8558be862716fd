import type { Page } from 'playwright-core';
import { BASE_LINE, HALF } from '../packages/games/src/carrom/table.ts';
import { fitTable, project } from '../packages/stage/src/camera-fit.ts';

/** The table as its scene measures it: so many units a metre, and the width of the frame. */
const [SCALE, FRAME] = [20, 1.2];
const SIZE = 2 * HALF * SCALE;

/** The table from above: where the striker stands in the middle of its line, and how many pixels a millimetre has; worked out as the camera does it. */
export async function seenFromAbove(
  page: Page,
): Promise<{ readonly x: number; readonly y: number; readonly unit: number }> {
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
  const at = (metres: number): readonly [number, number] => {
    const [across, up] = project(pose, [metres * SCALE, 0, BASE_LINE * SCALE], box.width / box.height);
    return [box.x + ((across + 1) / 2) * box.width, box.y + ((1 - up) / 2) * box.height];
  };
  const [x, y] = at(0);
  return { x, y, unit: (at(0.1)[0] - x) / 100 };
}
