import type { FactId } from '@bande/core';
import type { Offer } from '../consequences.ts';
import { groundIn, placesAt, runTo } from '../motion.ts';
import { endOf, other, type Side } from '../names.ts';
import type { FactOf, Match } from '../state.ts';
import { zoneAt, type Spot } from '../zones.ts';
import { verdictOn } from './over-line.ts';

/** So far ahead it is seen what comes of the ball, in seconds. */
const AHEAD = 2;

/**
 * What whoever is injured chooses who does nothing special [S-298]: he takes what he is given, but plays on where the ball scores for him anyway, or where he has it
 * inside the other's shooting zone and would get a free kick, which scores no goal by itself ['FISTF-II.11.1.1'].
 */
export function usualChoice(
  match: Match,
  { to, choices, default: usual }: Pick<Offer, 'to' | 'choices' | 'default'>,
): string {
  const take = choices.find(({ choice }) => choice === 'take');
  const mayPlayOn = choices.some(({ choice }) => choice === 'playOn');
  if (usual !== 'take' || take === undefined || !mayPlayOn || !match.state.measured) return usual;
  const later = soonFrom(match);
  if (scoresFor(later, to)) return 'playOn';
  const isFreeKick = take.then.some((one) => one.kind === 'restartIs' && one.restart === 'freeKick');
  return isFreeKick && hasItInTheZone(later, to) ? 'playOn' : 'take';
}

/** As everything will be if nobody does anything. */
function soonFrom(match: Match): Match {
  const motion = runTo(match, match.state.motion.t + AHEAD);
  return { ...match, state: { ...match.state, motion } };
}
function ballIn(match: Match): Spot {
  const { x, y } = placesAt(match, match.state.motion.t).ball;
  return [x * 1000, y * 1000];
}

function scoresFor(match: Match, side: Side): boolean {
  const { pitch } = groundIn(match);
  const [x, y] = ballIn(match);
  const end = -endOf(side);
  if (y * end <= 500 * pitch.length || Math.abs(x) >= 500 * pitch.goal.width) return false;
  if (match.state.shootOut !== null) return true;
  const id = match.facts as FactId;
  const over: FactOf<'ballOver'> = {
    kind: 'ballOver',
    line: end === 1 ? 'north' : 'south',
    inGoal: true,
    id,
    tick: match.tick,
  };
  const verdict = verdictOn(match, over);
  return (verdict?.is === 'goal' || verdict?.is === 'ownGoal') && verdict.for === side;
}

/** And nobody's time is over. */
const hasItInTheZone = (match: Match, side: Side): boolean =>
  match.state.attacker === side &&
  match.state.phase === 'play' &&
  !match.state.signal &&
  zoneAt(groundIn(match).pitch, ballIn(match)) === other(side);
