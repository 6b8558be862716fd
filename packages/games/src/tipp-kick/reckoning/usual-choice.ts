import type { Choice, Offer } from '../consequences.ts';
import { other, type Side } from '../names.ts';
import type { Match } from '../state.ts';
import { aheadOf, ballIsIn, PENALTY_AREA, type Spot } from '../zones.ts';

/** A free kick keeps the kicker in the way farther off, and a goal from it is as good as any. */
const FREE = 1.3;
const PENALTY = 0.5;

/** What whoever may choose chooses who does nothing special: whichever promises more goals [C-127], of two alike what the referee has named first. */
export const usualChoice = (
  match: Match,
  { to, choices, default: usual }: Pick<Offer, 'to' | 'choices' | 'default'>,
): string =>
  choices
    .map((one) => ({ choice: one.choice, worth: worthOfChoice(match, to, one) }))
    .toSorted((one, two) => two.worth - one.worth)[0]?.choice ?? usual;

function worthOfChoice(match: Match, side: Side, choice: Choice): number {
  const from = startOf(match, choice);
  if (from === 'penalty') return PENALTY;
  if (from === null) return 0;
  return (choice.then.some(({ kind }) => kind === 'restartIs') ? FREE : 1) * chanceFrom(side, from);
}

/** From where it would go on: what is given, or the ball as it lay or lies; null: nobody knows. */
export function startOf({ state }: Match, { then }: Choice): Spot | 'penalty' | null {
  for (const one of then) {
    if (one.kind === 'restartIs') return one.restart === 'penalty' ? 'penalty' : (one.at ?? null);
    if (one.kind === 'possessionIs') return one.lies?.at ?? null;
    if (one.kind === 'actionIsRepeated') return state.last?.before.ball.at ?? state.last?.before.restart?.at ?? null;
  }
  return null;
}

/** How likely a goal is for a side whose ball lies there. In the area nobody stands in the way ['DTKV-6.3.4']. */
export function chanceFrom(side: Side, at: Spot): number {
  const goal = other(side);
  const ahead = Math.max(0, aheadOf(goal, at));
  const aside = Math.abs(at[0]);
  const far = Math.sqrt(ahead * ahead + aside * aside);
  // A ball close beside the goal sees no goal.
  const straight = far === 0 ? 1 : ahead / far;
  if (ballIsIn(PENALTY_AREA, goal, at)) return 0.06 + 0.24 * straight * Math.min(1, ahead / 60);
  return Math.max(0.03, 0.12 - far / 12_000) * (0.4 + 0.6 * straight);
}
