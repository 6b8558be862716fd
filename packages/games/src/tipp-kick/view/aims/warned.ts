import type { Words } from '@bande/core';
import type { Side } from '../../names.ts';
import { lieNow, spotOf } from '../../plate.ts';
import type { Match } from '../../state.ts';
import { ballIsIn, ballIsInCircle, LEAST_WAY, PENALTY_AREA, type Spot } from '../../zones.ts';
import type { Foreseen } from './foreseen.ts';
import { words } from '../words/naming.ts';
import { distance } from '../hands/players.ts';

/** What a ball that is set up would be called for, as far as one sees ahead: nobody learns the rules by being punished for what the line showed him. Whether a shot comes to the goal is not told. */
export function warnedOf(match: Match, side: Side, { way, rests, goal }: Foreseen): Words | null {
  if (goal === side) return words('eigenes Tor!', 'own goal!');
  if (rests === null) return null;
  const { restart } = match.state;
  const lie = lieNow(match);
  const gone = lie === null ? Infinity : distance(rests.at, spotOf(lie.ball));
  // Wherever it comes to rest: what counts is that it has been outside.
  const stays = (isIn: (at: Spot) => boolean): boolean => way.every(([x, y]) => isIn([x, y]));
  switch (restart?.kind) {
    case 'kickOff':
      return stays(ballIsInCircle) ? words('muss aus dem Kreis', 'has to leave the circle') : null;
    case 'goalKick':
      return stays((at) => ballIsIn(PENALTY_AREA, side, at))
        ? words('muss aus dem Strafraum', 'has to leave the area')
        : null;
    case 'kickIn':
    case 'indirectFreeKick':
      return gone < LEAST_WAY ? words('zu kurz: 4,5 cm', 'too short: 4.5 cm') : null;
    default:
      return null;
  }
}
