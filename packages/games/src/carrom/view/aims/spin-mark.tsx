import { direction } from '@bande/physics';
import { Label, MARKS } from '@bande/stage';
import { fromEnd, type End, type Point } from '../../table.ts';
import { ONWARD } from '../colours.ts';
import { RADIUS, toTable } from '../layout.ts';

/** How far around the striker full spin goes. */
const FULL = 0.75 * Math.PI;
const [INNER, OUTER] = [RADIUS.striker * 1.42, RADIUS.striker * 1.62];
const MIDDLE = (INNER + OUTER) / 2;
const RIM = 0.03;
const UP = 0.032;
/** Where its figure lies, in table units from its middle. */
const OUTSIDE = 1.5;

interface SpinMarkProps {
  readonly at: Point;
  readonly end: End;
  /** Where the stroke goes, in degrees. */
  readonly angle: number;
  /** From −1 to 1; anticlockwise is positive. */
  readonly spin: number;
}

/** Which way the striker turns and how much: an arrow around it, from where it goes. */
export function SpinMark({ at, end, angle, spin }: SpinMarkProps) {
  if (spin === 0) return null;
  const { sin, cos } = direction(angle);
  const ahead = fromEnd(end, { x: sin, y: cos });
  const from = Math.atan2(ahead.y, ahead.x);
  const tip = from + spin * FULL;
  const arc = [Math.min(from, tip), Math.abs(tip - from)] as const;
  return (
    <group name="spin mark" position={[...toTable(at, UP)]} rotation-x={-Math.PI / 2}>
      <Arc inner={INNER - RIM} outer={OUTER + RIM} arc={arc} colour={MARKS.rim} opacity={0.5} />
      <Arc inner={INNER} outer={OUTER} arc={arc} colour={ONWARD.striker.colour} opacity={0.95} />
      <mesh
        position={[MIDDLE * Math.cos(tip), MIDDLE * Math.sin(tip), 0.004]}
        rotation-z={spin > 0 ? tip : tip + Math.PI}
        renderOrder={4}
      >
        <circleGeometry args={[0.2, 3, Math.PI / 2]} />
        <meshBasicMaterial color={ONWARD.striker.colour} depthWrite={false} toneMapped={false} />
      </mesh>
    </group>
  );
}

/** How much, as a figure beside the striker, on the side to which it turns: no line of a usual stroke lies there. */
export function SpinFigure({ at, end, spin }: Pick<SpinMarkProps, 'at' | 'end' | 'spin'>) {
  if (spin === 0) return null;
  const out = fromEnd(end, { x: spin > 0 ? -1 : 1, y: 0 });
  const [x, , z] = toTable(at);
  const text = spinFigure(spin);
  return (
    <group name={`spin ${text}`} position={[x + out.x * OUTSIDE, UP + 0.01, z - out.y * OUTSIDE]}>
      <Label text={text} size={2.1} colour={ONWARD.striker.colour} />
    </group>
  );
}
/** Anticlockwise is positive. */
const spinFigure = (spin: number): string => `${spin > 0 ? '↺' : '↻'}${Math.round(Math.abs(spin) * 100)}`;

interface ArcProps {
  readonly inner: number;
  readonly outer: number;
  readonly arc: readonly [from: number, length: number];
  readonly colour: string;
  readonly opacity: number;
}
const Arc = ({ inner, outer, arc, colour, opacity }: ArcProps) => (
  <mesh renderOrder={3}>
    <ringGeometry args={[inner, outer, 40, 1, ...arc]} />
    <meshBasicMaterial color={colour} transparent opacity={opacity} depthWrite={false} toneMapped={false} />
  </mesh>
);
