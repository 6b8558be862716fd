import { groundIn } from '../motion.ts';
import { endOf, other, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Match, ShootOut } from '../state.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import type { Spot } from '../zones.ts';

/** As near as possible without touching: so much green. */
const HAIR = 0.001;

/**
 * Five positions along the shooting-zone line, from one touchline to the other ['FISTF-II.17.1.3.1' to 'FISTF-II.17.1.3.5']; then from the first again
 * ['FISTF-II.17.1.4.1']. All shots are at one goal; here each side shoots at the one before it, which half a turn makes the same [S-136].
 */
const POSITIONS = 5;
export function positionOfShot(match: Match, { shots, from }: ShootOut, by: Side): Spot {
  const { pitch } = groundIn(match);
  const beside = pitch.width / 2 - pitch.lineWidth - BALL_RADIUS - HAIR;
  const aside = [-beside, -pitch.penaltyWidth / 2, 0, pitch.penaltyWidth / 2, beside][shots[by] % POSITIONS]!;
  const ahead = pitch.length / 4 - pitch.lineWidth / 2 - BALL_RADIUS - HAIR;
  const way = from === 'west' ? 1 : -1;
  return [1000 * -endOf(by) * way * aside + 0, 1000 * endOf(other(by)) * (pitch.length / 2 - ahead)];
}

/** The paragraph of the position that a side shoots from now. */
export const positionBy = ({ shots }: ShootOut, by: Side): Paragraph => POSITION_BY[shots[by] % POSITIONS]!;
const POSITION_BY: readonly Paragraph[] = [
  'FISTF-II.17.1.3.1',
  'FISTF-II.17.1.3.2',
  'FISTF-II.17.1.3.3',
  'FISTF-II.17.1.3.4',
  'FISTF-II.17.1.3.5',
];
