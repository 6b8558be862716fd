import { BannerPlace, type Vec3 } from '@bande/stage';
import type { Show } from '@bande/stage/view';
import { useMemo } from 'react';
import type { State } from '../../state.ts';
import { ballAt, lies, type Right } from '../layout.ts';

/** The moment of a goal: it counts, and everybody still stands where he stood. */
export const isGoalSeen = (show: Show | null): boolean => show?.kind === 'banner' && show.stands === true;

/** The joy is now, and not when they line up. */
export function useCounted(state: State, show: Show | null): State {
  const isIn = isGoalSeen(show);
  return useMemo(() => (isIn ? { ...state, score: oneMore(state) } : state), [state, isIn]);
}
const oneMore = ({ score: [red, blue], attacker }: State): readonly [number, number] =>
  attacker === 0 ? [red + 1, blue] : [red, blue + 1];

interface CalledOutProps {
  readonly show: Show | null;
  readonly state: State;
  readonly right: Right;
}

/** What is called out stands in the middle of the table, far from both goals; where the ball lies there, it keeps off that. */
export function CalledOut({ show, state, right }: CalledOutProps) {
  if (show?.kind !== 'banner' || isGoalSeen(show) || !lies(state)) return null;
  const ball = ballAt(state, right);
  return isInTheMiddle(ball) ? <BannerPlace text={show.label} clear={() => [ball]} /> : null;
}

/** As far as the widest words reach, from whichever side the table is seen. */
const [ALONG, ACROSS] = [6, 3.2];
const isInTheMiddle = ([x, , z]: Vec3): boolean => Math.abs(x) < ACROSS && Math.abs(z) < ALONG;
