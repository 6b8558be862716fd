import type { Vec3 } from '@bande/stage';
import { SIDES } from '../../names.ts';
import { KICKER, TABLE } from '../../table.ts';
import { SCALE, toTable } from '../layout.ts';
import { netCorners } from './camera-targets.ts';
import type { Seen } from './seen.ts';

/** What always stands on the glass, and cards, lie over no ball, no goal and no figure. */
export function keptClear({ to: { ball, figures } }: Seen): readonly Vec3[] {
  const bodies = SIDES.flatMap((side) => [figures[side].keeper.at, figures[side].kicker?.at ?? []].flat());
  return [
    ...round([ball.at.x * 1000, ball.at.y * 1000]),
    ...SIDES.flatMap(netCorners),
    ...bodies.flatMap(({ x, y }) => [0, KICKER.height].map((up) => toTable([x * 1000, y * 1000], up * SCALE))),
  ];
}
/** Millimetres around the ball: its ring, and the hand that pulls it. */
const AROUND = 40;
const round = ([x, y]: readonly [number, number]): readonly Vec3[] =>
  [-AROUND, 0, AROUND].flatMap((dx) =>
    [-AROUND, 0, AROUND].map((dy) => toTable([held(x, TABLE.width) + dx, held(y, TABLE.length) + dy])),
  );
const held = (mm: number, metres: number): number => Math.max(-metres * 500, Math.min(metres * 500, mm));
