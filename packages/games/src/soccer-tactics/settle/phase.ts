import { clockNamed, goingOn, playTick, started, stopped, without, type Clocks } from '@bande/core';
import { CLOCKS, MOVE_LIMIT } from '../clocks.ts';
import type { Match, State } from '../state.ts';
import { sideToAct } from '../turn.ts';

/** Small steps that settling is made of: changing the state, entering a phase, starting and stopping clocks. */
export const onState = (match: Match, change: (state: State) => State): Match => {
  const state = change(match.state);
  return state === match.state ? match : { ...match, state };
};
export const onClocks = (match: Match, change: (clocks: Clocks) => Clocks): Match => ({
  ...match,
  clocks: change(match.clocks),
});

/** Enters a phase: no roll yet, no move clock. */
export function phase(match: Match, change: Partial<State>): Match {
  const state: State = { ...match.state, roll: 0, rollChosen: false, delayed: false, ...change };
  return { ...match, state, clocks: without(match.clocks, CLOCKS.move) };
}

export const startMoveClock = (match: Match): Match =>
  match.setup.settings.moveClock
    ? onClocks(match, (clocks) => started(clocks, CLOCKS.move, MOVE_LIMIT, playTick(match)))
    : match;

export const withoutSetUpClocks = (match: Match): Match => {
  const clocks = CLOCKS.setUp.reduce(without, match.clocks);
  return clocks === match.clocks ? match : { ...match, clocks };
};

/** Each side's 60 s run only while it is its turn to place and no choice is open [I-47]; a formation has them only after a goal ['STW-11A.4']. */
export function withSetUpClocks(match: Match): Match {
  const { state, setup } = match;
  const limited = state.phase === 'placing' || (state.phase === 'formation' && state.afterGoal);
  if (!setup.settings.moveClock || !limited || match.outcome !== null) return withoutSetUpClocks(match);
  const acting = match.options.length > 0 ? null : sideToAct(state, setup.settings);
  return onClocks(match, (clocks) =>
    ([0, 1] as const).reduce<Clocks>((now, side) => {
      const name = CLOCKS.setUp[side];
      if (side !== acting) return stopped(now, name, playTick(match));
      const clock = clockNamed(now, name);
      if (clock === undefined) return started(now, name, MOVE_LIMIT, playTick(match));
      return clock.spent < clock.limit ? goingOn(now, name, playTick(match)) : now; // it has rung
    }, clocks),
  );
}
