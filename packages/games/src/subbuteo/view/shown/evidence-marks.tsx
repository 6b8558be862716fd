import { playTick, tick } from '@bande/core';
import { HandNote, MARKS, Tether, Traced, useRunning } from '@bande/stage';
import type { Running } from '@bande/host';
import { useRef, useState } from 'react';
import type { Group } from 'three';
import { groundIn, isQuiet, placesNow } from '../../motion.ts';
import { endOf, other, type Figure, type Side } from '../../names.ts';
import { standingOf } from '../../reckoning/offside.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { BALL_RADIUS } from '../../table-bodies.ts';
import type { Spot } from '../../zones.ts';
import { placesAt } from '../aims/aiming.ts';
import { Ring } from '../aims/aim.tsx';
import { millimetres } from '../words/call-words.ts';
import { traceIn, type Trace } from './evidence.ts';
import { SCALE, toTable, type Point } from '../layout.ts';
import { both } from '../words/naming.ts';

const pointOf = ([x, y]: Spot): Point => ({ x: x / 1000, y: y / 1000 });
const flat = (at: Point): readonly [number, number] => {
  const [x, , z] = toTable(at);
  return [x, z];
};

/** What is lit of a ruling, drawn on the cloth. */
export const EvidenceMarks = ({ ids, match }: { readonly ids: readonly string[]; readonly match: Match }) => (
  <Traced ids={ids} traceIn={traceIn} mark={(trace) => <Mark trace={trace} match={match} />} />
);

function Mark({ trace, match }: { readonly trace: Trace; readonly match: Match }) {
  switch (trace.kind) {
    case 'spot':
      return <Place at={pointOf(trace.at)} />;
    case 'over':
      return <Place at={pointOf(trace.at)} colour={MARKS.bad} />;
    case 'way':
      return <Way from={pointOf(trace.from)} to={pointOf(trace.to)} />;
    case 'line':
      return <OffsideLine match={match} of={trace.of} depth={trace.mm / 1000} />;
    case 'gap':
      return <Gap match={match} figure={trace.figure} mm={trace.mm} />;
    case 'far':
      return <Circle at={placesNow(match).ball} radius={trace.mm / 1000 + BALL_RADIUS} />;
    default:
      return null;
  }
}

/** A cross-hair: a ring around the place, and a dot on it. */
function Place({ at, colour = MARKS.evidence }: { readonly at: Point; readonly colour?: string }) {
  return (
    <>
      <Ring inner={0} outer={0.08} colour={colour} opacity={1} at={at} />
      <Ring inner={0.3} outer={0.38} colour={MARKS.rim} opacity={0.6} at={at} />
      <Ring inner={0.31} outer={0.37} colour={colour} opacity={1} at={at} />
    </>
  );
}
const Circle = ({ at, radius }: { readonly at: Point; readonly radius: number }) => (
  <Ring inner={radius * SCALE - 0.03} outer={radius * SCALE + 0.03} colour={MARKS.evidence} opacity={1} at={at} />
);
const Way = ({ from, to }: { readonly from: Point; readonly to: Point }) => (
  <>
    <Tether from={flat(from)} to={flat(to)} colour={MARKS.rim} width={0.12} opacity={0.5} up={0.015} />
    <Tether from={flat(from)} to={flat(to)} colour={MARKS.evidence} width={0.06} opacity={1} />
  </>
);

/** From the base of a figure to the line that it stands beyond, with the millimetres. */
function Gap({ match, figure, mm }: { readonly match: Match; readonly figure: Figure; readonly mm: number }) {
  const { pitch, size } = groundIn(match);
  const { x, y } = placesNow(match)[figure];
  const [wide, long] = [pitch.width / 2, pitch.length / 2];
  const isAside = Math.abs(x) - wide > Math.abs(y) - long;
  const edge: Point = isAside ? { x: Math.sign(x) * wide, y } : { x, y: Math.sign(y) * long };
  const base: Point = isAside
    ? { x: x - Math.sign(x) * size.baseRadius, y }
    : { x, y: y - Math.sign(y) * size.baseRadius };
  return (
    <>
      <Way from={base} to={edge} />
      <HandNote text={both((language) => millimetres(mm, language))} at={toTable(base)} />
    </>
  );
}

const [DASH, GAP_BETWEEN, WIDE] = [0.4, 0.22, 0.08];
const UP = 0.02;

interface LineProps {
  readonly match: Match;
  readonly of: Side;
  /** Metres before the goal line. */
  readonly depth: number;
}

/** A dashed line across the field: whoever stands on it or beyond it when the ball is played is offside. */
function OffsideLine({ match, of, depth }: LineProps) {
  const { pitch } = groundIn(match);
  const y = endOf(of) * (pitch.length / 2 - depth);
  return <Dashes wide={pitch.width * SCALE} at={-y * SCALE} />;
}

function Dashes({ wide, at }: { readonly wide: number; readonly at: number }) {
  const count = Math.round(wide / (DASH + GAP_BETWEEN));
  return (
    <group position={[-wide / 2 + (DASH + GAP_BETWEEN) / 2, UP, at]}>
      {Array.from({ length: count }, (_, i) => (
        <mesh key={i} position-x={i * (DASH + GAP_BETWEEN)} rotation-x={-Math.PI / 2} renderOrder={2}>
          <planeGeometry args={[DASH, WIDE]} />
          <meshBasicMaterial color={MARKS.bad} transparent opacity={0.9} depthWrite={false} toneMapped={false} />
        </mesh>
      ))}
    </group>
  );
}

/** The line as it is now, for the side that has the ball, and a ring around each figure beyond it; it goes with the defence. */
export function PresentLine({ running }: { readonly running: Running<Subbuteo> }) {
  const line = useRef<Group>(null);
  const [figures, setFigures] = useState<readonly Figure[]>([]);
  const [match] = useState(running.match);
  useRunning(running, (now, frame) => {
    const { line: depth, figures: beyond, of } = lineNow(at(now, frame));
    if (line.current !== null) {
      line.current.visible = depth !== null;
      const { pitch } = groundIn(now);
      if (depth !== null && of !== null) line.current.position.z = -endOf(of) * (pitch.length / 2 - depth) * SCALE;
    }
    setFigures((before) => (before.join() === beyond.join() ? before : beyond));
    return !isQuiet(now.state.motion);
  });
  const { pitch, size } = groundIn(match);
  return (
    <>
      <group ref={line}>
        <Dashes wide={pitch.width * SCALE} at={0} />
      </group>
      {figures.map((figure) => (
        <Beyond key={figure} running={running} figure={figure} radius={size.baseRadius * SCALE} />
      ))}
    </>
  );
}

function Beyond(props: { readonly running: Running<Subbuteo>; readonly figure: Figure; readonly radius: number }) {
  const { running, figure, radius } = props;
  const ring = useRef<Group>(null);
  useRunning(running, (match, frame) => {
    const [x, , z] = toTable(placesAt(match, frame)[figure]);
    ring.current?.position.set(x, 0, z);
    return !isQuiet(match.state.motion);
  });
  return (
    <group ref={ring}>
      <Ring inner={radius * 1.3} outer={radius * 1.6} colour={MARKS.bad} opacity={1} at={ORIGIN} />
    </group>
  );
}
const ORIGIN: Point = { x: 0, y: 0 };

/** The match at the tick of a frame. */
const at = (match: Match, frame: number): Match => ({
  ...match,
  tick: tick(match.tick + Math.max(0, Math.floor(frame) - playTick(match))),
});

interface LineNow {
  readonly line: number | null;
  readonly figures: readonly Figure[];
  /** Before whose goal. */
  readonly of: Side | null;
}
/** As the referee reckons it. */
function lineNow(match: Match): LineNow {
  const { attacker, measured } = match.state;
  if (attacker === null || !measured) return { line: null, figures: [], of: null };
  const { line, figures } = standingOf(match, attacker, null);
  return { line, figures, of: other(attacker) };
}
