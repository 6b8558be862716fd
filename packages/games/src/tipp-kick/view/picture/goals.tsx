import { painted } from '@bande/stage/painted-shape';
import { Lacquer } from '@bande/stage';
import { memo, useMemo } from 'react';
import type { BufferGeometry } from 'three';
import { TABLE } from '../../table.ts';
import { GOAL } from '../colours.ts';
import { bar, joinedUp, type At } from './shapes.ts';
import { Painted } from './figures.tsx';

/** Where physics has posts, bars and rubbers; thin bars behind them hold the net, so high at the back that box and rod pass below. */
const { goalWidth, goalHeight, goalDepth, frameRadius: radius, length, line } = TABLE;
const THIN = 0.0009;
const OUTER = goalWidth / 2 + radius;
const ROOF = goalHeight + radius;

function frameOf(way: -1 | 1): readonly BufferGeometry[] {
  const front = way * (length / 2 - line / 2);
  const back = way * (length / 2 + goalDepth);
  const along = (x: number, z: number): BufferGeometry => bar('y', front, back, [x, 0, z], THIN);
  const across = (y: number, z: number, thick: number): BufferGeometry =>
    bar('x', -OUTER - radius, OUTER + radius, [0, y, z], thick);
  const upright = (at: At, to: number, thick: number): BufferGeometry => bar('z', 0, to, at, thick);
  return [
    across(front, ROOF, radius),
    across(back, ROOF, THIN),
    across(back, THIN, THIN),
    ...[-OUTER, OUTER].flatMap((x) => [
      upright([x, front, 0], ROOF, radius),
      upright([x, back, 0], ROOF, THIN),
      along(x, ROOF),
      along(x, THIN),
    ]),
  ].map((part) => painted(part, GOAL.post));
}

/** A rubber is stretched behind each goal line, which sends the ball back to where it was. */
const rubberOf = (way: -1 | 1): BufferGeometry =>
  painted(
    bar('x', -OUTER, OUTER, [0, way * (length / 2 + TABLE.rubberBehind), TABLE.rubberHeight], TABLE.rubberDiameter / 2),
    GOAL.rubber,
  );

export const Goals = memo(function Goals() {
  const [frames, rubbers] = useMemo(
    () => [joinedUp([-1, 1].flatMap((way) => frameOf(way as -1 | 1))), joinedUp([rubberOf(-1), rubberOf(1)])] as const,
    [],
  );
  return (
    <>
      <mesh geometry={frames} castShadow>
        <Lacquer colour={GOAL.post} shine={0.7} glow={0.08} />
      </mesh>
      <Painted shape={rubbers} gleam="matt" />
    </>
  );
});
