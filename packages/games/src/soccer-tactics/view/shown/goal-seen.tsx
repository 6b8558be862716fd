import { BannerPlace, type Vec3 } from '@bande/stage';
import type { Show } from '@bande/stage/view';
import { useMemo } from 'react';
import type { State } from '../../state.ts';
import { ballAt, goalMouth, inTheNet, lies, type Right } from '../layout.ts';

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

/** What is called out lies neither on the ball nor, while a goal is seen, on the goal. */
export function CalledOut({ show, state, right }: CalledOutProps) {
  if (show?.kind !== 'banner') return null;
  const clear = (): readonly Vec3[] => {
    if (isGoalSeen(show)) return [inTheNet(state), ...goalMouth(state)];
    return lies(state) ? [ballAt(state, right)] : [];
  };
  return <BannerPlace text={show.label} clear={clear} />;
}
