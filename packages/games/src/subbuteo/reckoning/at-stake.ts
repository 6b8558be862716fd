import type { Choice, Consequence, Offer } from '../consequences.ts';
import { groundIn } from '../motion.ts';
import { other, type Side } from '../names.ts';
import type { Match } from '../state.ts';
import { penaltyAreaOf, zoneAt, type Spot } from '../zones.ts';

/** Does it hang on this choice who has the ball, or a chance of a goal [S-297]? */
export function isMuchAtStake(match: Match, { choices }: Pick<Offer, 'choices'>): boolean {
  const owners = new Set(choices.map((choice) => ownerAfter(match, choice)));
  return owners.size > 1 || mayBeShot(match) || choices.some(({ then }) => then.some((one) => isAChance(match, one)));
}

function ownerAfter({ state }: Match, { then }: Choice): Side | null {
  for (const one of then) {
    if (one.kind === 'restartIs') return one.for;
    if (one.kind === 'possessionIs') return one.of;
  }
  const undone = then.find((one) => one.kind === 'flickIsUndone');
  const flick = state.flicks.find(({ fact }) => fact === undone?.flick);
  // Where the ball was not moved, nobody gets it back.
  return flick?.involved.includes('ball') === true ? flick.was.attacker : state.attacker;
}

/** Whoever has the ball has it inside the other's shooting zone ['FISTF-II.7.1.1.a.1']. */
const mayBeShot = ({ state: { attacker, told } }: Match): boolean =>
  attacker !== null && told.ballIn === other(attacker);

function isAChance(match: Match, one: Consequence): boolean {
  if (one.kind !== 'restartIs') return false;
  return one.restart === 'penalty' || one.restart === 'shot' || isNearTheGoal(match, one.for, one.at ?? null);
}

/** A restart from which the next flick may be a shot. */
export const isNearTheGoal = (match: Match, by: Side, at: Spot | null): boolean =>
  at !== null &&
  (zoneAt(groundIn(match).pitch, at) === other(by) || penaltyAreaOf(groundIn(match).pitch, { at }) === other(by));
