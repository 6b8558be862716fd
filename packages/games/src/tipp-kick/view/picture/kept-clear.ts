import type { Vec3 } from '@bande/stage';
import type { SceneHands } from '@bande/stage/view';
import { SIDES } from '../../names.ts';
import type { Match, TippKick } from '../../state.ts';
import { KICKER, TABLE } from '../../table.ts';
import { isToDefend } from '../aims/choosing.ts';
import { seatOf } from '../hands/seats.ts';
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

/** A kicker in somebody's hand, from foot to head, where it would be put: words are not to lie on it. */
export function toBePut(
  match: Match,
  { seats, draft, held }: Pick<SceneHands<TippKick>, 'seats' | 'draft' | 'held'>,
): readonly Vec3[] {
  const here = SIDES.filter((side) => seats.includes(seatOf(match, side)) && isToDefend(match, side));
  const set = here.flatMap((side) => [held?.(seatOf(match, side))?.get() ?? [], draft?.get() ?? []].flat());
  return set.flatMap((one) =>
    one.kind === 'defend' ? [0, 0.5, 1].map((up) => toTable(one.at, up * KICKER.height * SCALE)) : [],
  );
}
