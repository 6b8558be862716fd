import { playTick, type ChanceRequest, type Happen, type Motion, type PlayTick } from '@bande/core';
import { byAction } from './by-action.ts';
import type { Event } from './events.ts';
import { entered } from './impossible.ts';
import { aheadOn, isQuiet, isStill, newPlate } from './plate.ts';
import { pictured } from './motion/index.ts';
import { factOf } from './sightings.ts';
import { colourOf, withState, type Match, type State, type TippKick } from './state.ts';
import { usualLay } from './usual.ts';

/** The engine steps: nobody is shown what has not happened yet, and no page computes a whole shot at once. */
const REACH = 8;

/** 'DTKV-12.K6' [C-32]: over the very middle of the goal; 'DTKV-4.K6.2'. */
export function chance({ state }: Match): ChanceRequest | null {
  if (state.plate === null) return null;
  if (state.open === 'draw') return { what: 'sides', faces: [2] };
  return isCornerOpen(state) && state.movement === null ? { what: 'corner', faces: [2] } : null;
}
const isCornerOpen = ({ restart }: State): boolean => restart?.kind === 'corner' && restart.corner === null;

function byChance({ state }: Match, [draw]: readonly number[]): readonly Event[] {
  if (state.open === 'draw') return [{ kind: 'sidesDrawn', white: draw === 1 ? 'red' : 'blue' }];
  return [{ kind: 'cornerSaid', at: draw === 1 ? 'west' : 'east' }];
}

/** The referee's hand lays the ball where it is taken from, as soon as it lies still [C-2]. */
function toBeLaid(match: Match): Event | null {
  const { restart, movement, offers, waiting, plate, open } = match.state;
  if (restart === null || restart.laid || movement !== null || offers.length > 0 || waiting !== null) return null;
  if (plate === null || !isStill(plate) || open !== null || isCornerOpen(match.state)) return null;
  const { at, face, yaw } = usualLay(match, restart.by);
  return { kind: 'ballPlaced', by: restart.by, at, face, yaw, top: colourOf(match.state, restart.by) };
}
function next(match: Match, until: PlayTick): Motion<TippKick> | null {
  const { state } = match;
  const { plate } = state;
  if (plate === null) return null;
  const laid = toBeLaid(match);
  if (laid !== null) return { at: playTick(match), state, event: laid };
  const ahead = aheadOn(plate, until);
  if (ahead === null) return null;
  const { at, seen } = ahead;
  if (seen === null) return { at, state: { ...state, plate: newPlate(ahead.lie, at, plate.motion) }, event: null };
  const told = seen.kind === 'rest' ? newPlate(seen.lie, at, plate.motion) : { ...plate, told: plate.told + 1 };
  return { at, state: { ...state, plate: told }, event: factOf(match, seen) };
}

const reach = ({ state }: Match): number => (state.plate === null || isQuiet(state.plate.motion) ? Infinity : REACH);

/** Keepers that are led alone begin anew with each target and need no engine. */
function foresee(match: Match): Match {
  const { plate } = match.state;
  if (plate === null || isStill(plate)) return match;
  return withState(match, { plate: { ...plate, motion: pictured(plate.motion) } });
}

export const happen: Happen<TippKick> = { byAction, byChance, entered, next, reach, foresee };
