import { clockNamed, playTick, TICKS_PER_SECOND, ticksLeft } from '@bande/core';
import { CLOCKS } from './clocks.ts';
import { isGone, isMoving, lies, placesNow } from './motion.ts';
import { BODIES, bySide, FIGURES, isReserve, LOOSE, sideOf, type BodyName } from './names.ts';
import type { PublicState } from './position-schemas.ts';
import type { Match } from './state.ts';
export { writePosition } from './position-shared.ts';

const millimetres = (metres: number): number => Math.round(metres * 1e6) / 1e3 + 0;
const rounded = ([x, y]: readonly [number, number]): [number, number] => [
  Math.round(x * 1e3) / 1e3 + 0,
  Math.round(y * 1e3) / 1e3 + 0,
];

export function describe(match: Match): PublicState {
  return { ...tableOf(match), ...playOf(match) };
}

function tableOf(
  match: Match,
): Pick<
  PublicState,
  'measured' | 'places' | 'moving' | 'lying' | 'fallen' | 'ballOver' | 'ballIn' | 'off' | 'out' | 'atEdge'
> {
  const { motion, told, measured, out, atEdge, lying } = match.state;
  const places = placesNow(match);
  const onTable = measured ? BODIES.filter((body) => !isGone(motion, body)) : [];
  const isAside = (what: string): boolean => isReserve(what) && match.state.reserve[sideOf(what)].is !== 'on';
  return {
    measured,
    places: Object.fromEntries(
      onTable.map((body): [BodyName, [number, number]] => [
        body,
        [millimetres(places[body].x), millimetres(places[body].y)],
      ]),
    ),
    moving: measured ? BODIES.filter((body) => isMoving(motion, body)) : [],
    lying: measured ? FIGURES.filter((figure) => lies(motion, figure)) : [...lying],
    fallen: measured ? LOOSE.filter((what) => isGone(motion, what) && !isAside(what)) : [],
    ballOver: told.ballOver,
    ballIn: told.ballIn,
    off: { ...told.off },
    out: { ...out },
    atEdge: [...atEdge],
  };
}

type Table = 'measured' | 'places' | 'moving' | 'lying' | 'fallen' | 'ballOver' | 'ballIn' | 'off' | 'out' | 'atEdge';
function playOf(match: Match): Omit<PublicState, Table> {
  const { state } = match;
  const { course, restart, shootOut } = state;
  const half = clockNamed(match.clocks, CLOCKS.half);
  return {
    phase: state.phase,
    period: state.period,
    score: { ...state.score },
    attacker: state.attacker,
    rolling: state.rolling,
    block: state.block,
    waiting: state.blockWait !== null,
    handSet: state.handSet,
    run: course.run === null ? null : { ...course.run },
    keeperTouches: course.keeperTouches,
    ticks: course.ticks,
    tickAllowed: course.tickAllowed,
    direct: course.direct,
    barred: course.barred.map((one) => ({ ...one })),
    offside: [...course.offside],
    passive: [...course.passive],
    pressed: course.pressed !== null,
    restart:
      restart === null
        ? null
        : {
            kind: restart.kind,
            by: restart.by,
            at: restart.at === null ? null : rounded(restart.at),
            where: restart.where,
            step: restart.step,
            taker: restart.taker,
            flicksLeft: { ...restart.flicksLeft },
            faults: restart.faults,
          },
    reserve: bySide((side) => ({ ...state.reserve[side] })),
    counts: bySide((side) => ({ ...state.counts[side] })),
    options: match.options.map(({ name, owner, choices }) => ({ name, owner, choices: [...choices] })),
    firstKickOff: state.firstKickOff,
    endsChanged: state.endsChanged,
    signal: state.signal,
    secondsLeft: half === undefined ? null : ticksLeft(half, playTick(match)) / TICKS_PER_SECOND,
    lostSeconds: state.lostTicks / TICKS_PER_SECOND,
    shootOut:
      shootOut === null
        ? null
        : { first: shootOut.first, shots: { ...shootOut.shots }, goals: { ...shootOut.goals }, from: shootOut.from },
  };
}
