import { Lacquer, Nap, woodTexture } from '@bande/stage';
import { memo, useMemo } from 'react';
import { BoxGeometry, type BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { TABLE } from '../../table.ts';
import { PITCH } from '../../zones.ts';
import { Goals } from './goals.tsx';
import { MILLIMETRE, SCALE, sizeOf } from '../layout.ts';
import { STRIPES } from './paint.ts';

/** Metres of felt that a tile of hairs covers. */
const HAIRS = 0.045;
const FIELD = [PITCH.width * MILLIMETRE, PITCH.length * MILLIMETRE] as const;

/** Boards as motion/bodies.ts has them: along both sides, and behind the goals up to the gap through which a hand comes to its keeper. */
function boards(): BufferGeometry {
  const { plateWidth, plateLength, boardHeight, boardThickness: thick, gapBehindGoal } = TABLE;
  const [x, y, gap] = [plateWidth / 2, plateLength / 2, gapBehindGoal / 2];
  const board = (wide: number, deep: number, atX: number, atY: number): BufferGeometry =>
    new BoxGeometry(wide, boardHeight, deep).translate(atX, boardHeight / 2, -atY);
  return mergeGeometries(
    [-1, 1].flatMap((sign) => [
      board(thick, 2 * (y + thick), sign * (x + thick / 2), 0),
      ...[-1, 1].map((aside) => board(x - gap, thick, aside * ((x + gap) / 2), sign * (y + thick / 2))),
    ]),
  ).scale(SCALE, SCALE, SCALE);
}

/** The nap of the felt, two goals, and the boards around everything. */
export const Surroundings = memo(function Surroundings() {
  const made = useMemo(boards, []);
  return (
    <>
      <Nap {...sizeOf()} field={FIELD} bands={STRIPES} tile={HAIRS * SCALE} />
      <mesh geometry={made} castShadow receiveShadow>
        <Lacquer map={woodTexture('birch')} shine={0.45} />
      </mesh>
      <Goals />
    </>
  );
});
