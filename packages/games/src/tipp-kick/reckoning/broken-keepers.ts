import type { Side } from '../names.ts';
import type { BrokenKeeper, Match, State } from '../state.ts';

/** Keepers that have to be replaced: both may be, and one new one is not enough ['DTKV-2.K12', 'DTKV-2.K16.1']. */

export const brokenKeepers = ({ brokenKeeper, brokenToo }: State): readonly BrokenKeeper[] =>
  [brokenKeeper, brokenToo].filter((one) => one !== null && one !== undefined);

export function withBroken(match: Match, [brokenKeeper, brokenToo]: readonly BrokenKeeper[]): Match {
  const { brokenToo: _before, ...state } = match.state;
  return {
    ...match,
    state: { ...state, brokenKeeper: brokenKeeper ?? null, ...(brokenToo === undefined ? {} : { brokenToo }) },
  };
}

export const isBroken = (state: State, side: Side | undefined): boolean =>
  brokenKeepers(state).some(({ of }) => of === side);
/** 'DTKV-2.K17': play counts as stopped from the defect on. */
export const brokenBefore = (state: State): BrokenKeeper | null =>
  brokenKeepers(state).find(({ inSave }) => !inSave) ?? null;
/** 'DTKV-2.K18': it broke while it saved, and what comes of that shot counts. */
export const brokenInSave = (state: State): BrokenKeeper | null =>
  brokenKeepers(state).find(({ inSave }) => inSave) ?? null;
export const othersBroken = (state: State, than: Side | undefined): boolean =>
  brokenKeepers(state).some(({ of }) => of !== than);
