import { TEAMS } from '@bande/games/soccer-tactics/view/colours.ts';
import { SURFACE } from '@bande/games/soccer-tactics/view/layout.ts';
import { paintPitch as paintBoard } from '@bande/games/soccer-tactics/view/picture/pitch.ts';
import { PITCH } from '@bande/games/subbuteo/table.ts';
import { KITS } from '@bande/games/subbuteo/view/colours.ts';
import { paintPitch } from '@bande/games/subbuteo/view/picture/paint.ts';
import { describe, expect, test } from 'vitest';
import { brush, type Filled } from './brush.ts';

/** How far from the middle to the viewer's end, from −1 to 1, a colour is painted. */
const endsOf = (filled: readonly Filled[], colour: string, [width, height]: readonly [number, number]) =>
  filled
    .filter((one) => one.colour.startsWith(colour))
    .map(({ x, y }) => {
      expect(Math.abs(x / width - 0.5)).toBeLessThan(0.15);
      return (y / height - 0.5) * 2;
    });

describe('which way one plays is seen on the table: each goal has the colour of whoever defends it', () => {
  test('at Soccer Tactics, Red at the front', () => {
    const { ctx, filled } = brush();
    const size = [SURFACE.width, SURFACE.depth] as const;
    paintBoard({ area: 'C-F', quarter: 0, colours: TEAMS })(ctx, ...size);
    expect(endsOf(filled, TEAMS.red, size)).toEqual([expect.closeTo((2 * 8.34) / SURFACE.depth, 5)]);
    expect(endsOf(filled, TEAMS.blue, size)).toEqual([expect.closeTo((-2 * 8.34) / SURFACE.depth, 5)]);
  });
  test('on the pitch of Subbuteo, Red in the south, Blue hooped', () => {
    const { ctx, filled } = brush();
    paintPitch(PITCH)(ctx, 900, 1300);
    const behind = (PITCH.length / 2 + PITCH.goal.depth / 2) / (PITCH.length / 2 + PITCH.border);
    const [red, blue] = [KITS.red, KITS.blue].map(({ shirt, hoop }) =>
      [shirt, hoop].map((colour) => endsOf(filled, colour, [900, 1300])),
    );
    expect(new Set(red!.flat())).toEqual(new Set([expect.closeTo(behind, 5)]));
    for (const bands of blue!) {
      expect(bands.length).toBeGreaterThan(2);
      for (const end of bands) expect(end).toBeCloseTo(-behind, 5);
    }
  });
});
