import { inPlay, playTick } from '@bande/core';
import type { Motion } from '@bande/physics';
import { isGone, isMoving, isStill, lies, now, placesNow } from './motion.ts';
import { BODIES, FIGURES, LOOSE, type BodyName } from './names.ts';
import type { PublicState } from './position-schemas.ts';
import type { Match, State } from './state.ts';

/** The motion with its times moved; what lies still does so since no matter when. */
const shifted = (motion: Motion, by: number): Motion => ({
  ...motion,
  t: motion.t + by,
  pieces: motion.pieces.map((piece, i) => ({ ...piece, t: isStill(motion, BODIES[i]!) ? 0 : piece.t + by })),
  leans: motion.leans.map(([a, b, since]) => [a, b, since + by]),
});

/** Nothing waits for its time: then what counts is where things are. */
function shiftedState(state: State, ticks: number, time: number): State {
  const { motion, pending, told } = state;
  const rests = BODIES.every((body) => isStill(motion, body));
  return {
    ...state,
    motion: rests ? { ...shifted(motion, time), t: 0, events: 0, leans: [] } : shifted(motion, time),
    pending: pending.map(({ at, event }) => ({ at: inPlay(at + ticks), event })),
    told: { ...told, until: rests ? 0 : told.until + time },
  };
}

/** The whole state as one line of JSON, its times counted from now. */
export const writePosition = (match: Match): string =>
  JSON.stringify(shiftedState(match.state, 0 - playTick(match), 0 - now(match)));

const millimetres = (metres: number): number => Math.round(metres * 1e6) / 1e3 + 0;

export function describe(match: Match): PublicState {
  const { motion, told } = match.state;
  const places = placesNow(match);
  const onTable = BODIES.filter((body) => !isGone(motion, body));
  return {
    places: Object.fromEntries(
      onTable.map((body): [BodyName, [number, number]] => [
        body,
        [millimetres(places[body].x), millimetres(places[body].y)],
      ]),
    ),
    moving: BODIES.filter((body) => isMoving(motion, body)),
    lying: FIGURES.filter((figure) => lies(motion, figure)),
    fallen: LOOSE.filter((what) => isGone(motion, what)),
    ballOver: told.ballOver,
    off: { ...told.off },
  };
}
