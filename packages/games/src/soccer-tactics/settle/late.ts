import { clockNamed } from '@bande/core';
import { CLOCKS } from '../clocks.ts';
import type { ConsequenceOf } from '../consequences.ts';
import { formations } from '../formation.ts';
import { afterPassing, afterPlacing } from '../reckoning/placements.ts';
import { placingNow } from '../placing.ts';
import { sideNamed, type Match, type Settings, type State } from '../state.ts';
import type { Side } from '../table.ts';
import { sideToAct } from '../turn.ts';
import { formationStands, kickOff } from './periods.ts';
import { onState } from './phase.ts';
import { orAtOnce } from './restart-taken.ts';

/** 'STW-11A.4': what is missing is placed for the side whose time is up. */
export function restIsPlaced(match: Match, { of: name }: ConsequenceOf<'restIsPlaced'>): Match {
  const side = sideNamed(name);
  const { state, setup } = match;
  if (state.phase !== 'formation') return orAtOnce(onState(match, (now) => placeTheRest(now, setup.settings, side)));
  const usual = formations(state, side)[0];
  if (usual?.kind !== 'formation') return match;
  const stands = onState(match, (now) => formationStands(now, { ...usual, side: name }));
  return side === state.attacker ? stands : kickOff(stands);
}

/** A side whose time is used up has everything else placed for it as soon as its turn comes. */
export function placeForTheLate(match: Match): Match {
  const { state, setup, clocks, options } = match;
  if (state.phase !== 'placing' || options.length > 0) return match;
  const side = sideToAct(state, setup.settings);
  const clock = side === null ? undefined : clockNamed(clocks, CLOCKS.setUp[side]);
  if (side === null || clock === undefined || clock.spent < clock.limit) return match;
  const placed = placeTheRest(state, setup.settings, side);
  return placed === state ? match : placeForTheLate(orAtOnce({ ...match, state: placed }));
}

/** First pawn, first square, until it is the other side's turn. */
function placeTheRest(state: State, settings: Settings, side: Side): State {
  let now = state;
  for (
    let placing = placingNow(now, settings);
    placing !== null && placing.side === side;
    placing = placingNow(now, settings)
  ) {
    const first = placing.choices.find(({ squares }) => squares.length > 0);
    if (first === undefined && !placing.mayPass) return now; // a side without a single pawn [I-40]
    now =
      placing.mayPass || first === undefined
        ? afterPassing(now, settings)
        : afterPlacing(now, settings, first.pawn, first.squares[0]!);
  }
  return now;
}
