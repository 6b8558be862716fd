import { TOP_SPEED } from '@bande/games/carrom/motion.ts';
import { run } from '@bande/physics';
import { expect, test } from 'vitest';
import { CARROM, CARROM_TABLE } from '../../src/carrom/table-bodies.ts';

import * as table from '@bande/games/carrom/table.ts';
test('ICF-A.1.4 on the table of the program a striker of 15 g at full force runs three and a half lengths of the surface', () => {
  const striker = {
    id: 's',
    x: 0,
    y: 0 - table.BASE_LINE,
    radius: table.STRIKER_RADIUS,
    mass: table.STRIKER_MASS,
    height: table.PIECE_HEIGHT,
  };
  const { contacts, end } = run(CARROM_TABLE, [striker], { disc: 's', vx: 0, vy: TOP_SPEED, spin: 0, lift: 0 });
  const reach = CARROM.half - table.STRIKER_RADIUS;
  const turns = contacts.filter(({ kind }) => kind === 'cushion').map((_, i) => (i % 2 === 0 ? reach : 0 - reach));
  const stops = [striker.y, ...turns, end[0]?.y ?? 0];
  const way = stops.slice(1).reduce((sum, stop, i) => sum + Math.abs(stop - (stops[i] ?? 0)), 0);
  expect(way / (2 * CARROM.half)).toBeGreaterThanOrEqual(3.5);
});
