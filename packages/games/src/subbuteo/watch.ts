import type { Motion } from '@bande/physics';
import { watchOnly, type Watch } from './crossings.ts';
import { isMoving } from './motion.ts';
import { figuresOf, KEEPERS, keeperOf, other, type BodyName, type Side } from './names.ts';
import { HAIR, offsideLine, spotsAt } from './reckoning/offside.ts';
import { isShort, isTraining, type Match } from './state.ts';

/** What play depends on now: see crossings.ts. The training pitch has only the lines around the field. */
export function watchFor(match: Match, motion: Motion): Watch {
  const { told, restart, course, attacker, phase } = match.state;
  if (isTraining(match)) return watchOnly(told);
  const isTaken = restart?.step === 'taken';
  const kickOff = isTaken && restart.kind === 'kickOff' ? restart.by : null;
  const goalKick = isTaken && restart.kind === 'goalKick' ? restart.by : null;
  const defender = attacker !== null && course.offside.length > 0 && phase === 'play' ? other(attacker) : null;
  const keepers = match.setup.settings.keeperHelp ? [] : KEEPERS;
  return {
    told,
    zones: phase === 'play',
    kickOff,
    goalKick,
    offside: defender === null ? null : { defender, line: lineAt(match, motion, defender), inZone: !isShort(match) },
    keepers,
    key: `${phase} ${kickOff} ${goalKick} ${defender} ${course.touch?.fact ?? ''}`,
  };
}

/**
 * The offside line at a time of the motion, in metres: where defenders stand still it is looked up once. A defender who goes back is not passed before he is reached;
 * one who comes out does not put anybody offside ['FISTF-II.13.1.2.3.2'] [S-126].
 */
function lineAt(match: Match, motion: Motion, defender: Side): (time: number) => number {
  const counted: readonly BodyName[] = [...figuresOf(defender), keeperOf(defender)];
  const atTouch = match.state.course.offsideLine ?? Infinity;
  const line = (time: number): number =>
    Math.min(atTouch, offsideLine(match, defender, spotsAt(match, motion, time))) - HAIR;
  if (counted.some((body) => isMoving(motion, body))) return line;
  const asIs = line(motion.t);
  return () => asIs;
}
