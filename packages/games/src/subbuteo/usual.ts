import { direction } from '@bande/physics';
import type { ActionOf } from './actions.ts';
import { groundIn } from './motion.ts';
import { endOf, figuresOf, other, outfieldOf, type Figure } from './names.ts';
import { spotsNow } from './places.ts';
import type { Match, Restart } from './state.ts';
import { BALL_RADIUS } from './table-bodies.ts';
import { takerFault } from './where-may.ts';
import { gapBetween, type Spot } from './zones.ts';

/** What one button does: the usual taker at the usual place, with the ball where it usually lies. */

/** Green between ball and base, in millimetres: enough for a nail and short enough to be sure; farther away where nothing else is free. */
const GAPS = [6, 2, 12, 25, 50];
/** From close behind a ball can only be sent straight on: whoever shoots in a shoot-out, where nobody is in the way, stands farther away. */
const TO_SHOOT = [25, 18, 12, 6, 2, 50];
const gapsFor = ({ kind }: Restart): readonly number[] => (kind === 'shot' ? TO_SHOOT : GAPS);
const TURNS = [0, 25, -25, 50, -50, 75, -75, 110, -110, 150, -150, 180];

export function usualTake(match: Match): ActionOf<'take'> | null {
  const { restart } = match.state;
  const lies = spotsNow(match).ball;
  if (restart === null || restart.step !== 'taker' || !restart.laid || lies === undefined) return null;
  for (const gap of gapsFor(restart))
    for (const figure of takersOf(match, restart, lies))
      for (const [x, y] of placesAround(match, restart, lies, gap)) {
        const take = { kind: 'take', figure, at: [x, y] as [number, number] } as const;
        if (takerFault(match, restart, take) === null) return take;
      }
  return null;
}

/** The nearest first; in a shoot-out anybody, for all stand beside the table. */
const SHOOTER = 7;
function takersOf(match: Match, restart: Restart, ball: Spot): readonly Figure[] {
  if (restart.kind === 'shot') return [outfieldOf(restart.by)[SHOOTER]!];
  const spots = spotsNow(match);
  const { baseRadius } = groundIn(match).size;
  return figuresOf(restart.by)
    .filter((figure) => spots[figure] !== undefined)
    .toSorted((a, b) => gapBetween(spots[a]!, ball, baseRadius) - gapBetween(spots[b]!, ball, baseRadius));
}

function placesAround(match: Match, restart: Restart, [x, y]: Spot, gap: number): readonly Spot[] {
  const { pitch, size } = groundIn(match);
  const away = 1000 * (BALL_RADIUS + size.baseRadius) + gap;
  const [ux, uy] = towards(match, restart, [x, y]);
  if (restart.kind === 'throwIn') {
    const out = 1000 * (pitch.width / 2 + size.baseRadius) + 2;
    return [0, 12, -12, 25, -25, gap, -gap].map((shift) => [Math.sign(x) * out, y + endOf(restart.by) * shift]);
  }
  return TURNS.map((degrees) => {
    const { sin, cos } = direction(degrees);
    return [x - away * (ux * cos - uy * sin), y - away * (ux * sin + uy * cos)];
  });
}

/** To the opponent's goal; from the corner to the middle of the penalty area. */
function towards(match: Match, { kind, by }: Restart, [x, y]: Spot): readonly [number, number] {
  const { pitch } = groundIn(match);
  const end = 1000 * endOf(other(by));
  const goal: Spot = [0, kind === 'corner' ? end * (pitch.length / 2 - pitch.penaltySpot) : end * (pitch.length / 2)];
  const [dx, dy] = [goal[0] - x, goal[1] - y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return length === 0 ? [0, endOf(other(by))] : [dx / length, dy / length];
}
