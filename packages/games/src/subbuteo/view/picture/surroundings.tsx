import { LABEL_FONT, Lacquer, Nap, paintedTexture, woodTexture } from '@bande/stage';
import { memo, useMemo } from 'react';
import { BoxGeometry, CylinderGeometry, PlaneGeometry, RepeatWrapping, type BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { obstaclesOf, type Pitch } from '../../table.ts';
import { BOARDS, GOAL } from '../colours.ts';
import { SCALE, sizeOf } from '../layout.ts';
import { STRIPES } from './paint.ts';

/** Metres of cloth that a tile of hairs covers. */
const HAIRS = 0.045;

type At = readonly [x: number, y: number, z: number];
/** A round bar between two places of the pitch that differ along one axis. */
function bar(from: At, to: At, radius: number): BufferGeometry {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const shape = new CylinderGeometry(radius, radius, Math.abs(dx) + Math.abs(dy) + Math.abs(dz) + radius, 12);
  if (dx !== 0) shape.rotateZ(Math.PI / 2);
  if (dy !== 0) shape.rotateX(Math.PI / 2);
  return shape.translate((from[0] + to[0]) / 2, (from[2] + to[2]) / 2, -(from[1] + to[1]) / 2);
}

/** Where the physics has posts, crossbars and nets; thin bars behind them hold the net. */
function frames({ length, goal }: Pitch): BufferGeometry {
  const radius = goal.barThickness / 2;
  const [post, top, line] = [goal.width / 2 + radius, goal.height + radius, length / 2];
  const thin = radius * 0.55;
  return mergeGeometries(
    [-1, 1].flatMap((way) => {
      const [front, back] = [way * line, way * (line + goal.depth)];
      return [
        bar([-post, front, 0], [-post, front, top], radius),
        bar([post, front, 0], [post, front, top], radius),
        bar([-post, front, top], [post, front, top], radius),
        bar([-post, back, top], [post, back, top], thin),
        bar([-post, back, thin + 0.008], [post, back, thin + 0.008], thin),
        ...[-post, post].flatMap((x) => [
          bar([x, front, top], [x, back, top], thin),
          bar([x, back, 0], [x, back, top], thin),
          bar([x, front, thin], [x, back, thin], thin),
        ]),
      ];
    }),
  ).scale(SCALE, SCALE, SCALE);
}

function barriers(pitch: Pitch): BufferGeometry {
  const blocks = obstaclesOf(pitch).flatMap((one) => (one.kind === 'block' && one.id.includes('barrier') ? [one] : []));
  return mergeGeometries(
    blocks.map(({ west, east, south, north, top }) =>
      new BoxGeometry(east - west, top, north - south).translate((west + east) / 2, top / 2, -(south + north) / 2),
    ),
  ).scale(SCALE, SCALE, SCALE);
}

/** Boards on the inner faces of the barrier, as around a ground; one repeats after so many metres. */
const BOARD = 0.24;
const OFF_FACE = 0.0006;
function boards(pitch: Pitch): BufferGeometry {
  const blocks = obstaclesOf(pitch).flatMap((one) => (one.kind === 'block' && one.id.includes('barrier') ? [one] : []));
  return mergeGeometries(
    blocks.map(({ west, east, south, north, top }) => {
      const isAside = north - south > east - west;
      const long = isAside ? north - south : east - west;
      const board = lettered(long, top - 2 * OFF_FACE);
      if (isAside) {
        const inner = west > 0 ? west - OFF_FACE : east + OFF_FACE;
        return board.rotateY(west > 0 ? -Math.PI / 2 : Math.PI / 2).translate(inner, top / 2, -(south + north) / 2);
      }
      const inner = south > 0 ? south - OFF_FACE : north + OFF_FACE;
      return board.rotateY(south > 0 ? 0 : Math.PI).translate((west + east) / 2, top / 2, -inner);
    }),
  ).scale(SCALE, SCALE, SCALE);
}
function lettered(long: number, high: number): BufferGeometry {
  const shape = new PlaneGeometry(long, high);
  const uvs = shape.getAttribute('uv');
  const times = Math.max(1, Math.round(long / BOARD));
  for (let i = 0; i < uvs.count; i++) uvs.setX(i, uvs.getX(i) * times);
  return shape;
}

const [BOARD_WIDE, BOARD_HIGH] = [512, 64];
function boardTexture() {
  const texture = paintedTexture(BOARD_WIDE, BOARD_HIGH, (ctx) => {
    for (const [i, { ground, letters }] of BOARDS.entries()) {
      const wide = BOARD_WIDE / BOARDS.length;
      ctx.fillStyle = ground;
      ctx.fillRect(i * wide, 0, wide, BOARD_HIGH);
      ctx.fillStyle = letters;
      ctx.font = `800 40px ${LABEL_FONT}`;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.fillText('BANDE', (i + 0.5) * wide, BOARD_HIGH / 2 + 2);
    }
  });
  texture.wrapS = RepeatWrapping;
  return texture;
}

/** The nap of the cloth, the frames of two goals, and the barrier around everything. */
export const Surroundings = memo(function Surroundings({ pitch }: { readonly pitch: Pitch }) {
  const made = useMemo(
    () => ({
      frames: frames(pitch),
      barriers: barriers(pitch),
      boards: boards(pitch),
      board: boardTexture(),
    }),
    [pitch],
  );
  return (
    <>
      <Nap
        {...sizeOf(pitch)}
        field={[pitch.width * SCALE, pitch.length * SCALE]}
        bands={STRIPES}
        tile={HAIRS * SCALE}
      />
      <mesh geometry={made.barriers} castShadow receiveShadow>
        <Lacquer map={woodTexture('walnut')} shine={0.5} glow={0.3} />
      </mesh>
      <mesh geometry={made.boards} receiveShadow>
        <Lacquer map={made.board} shine={0.2} />
      </mesh>
      <mesh geometry={made.frames} castShadow>
        <Lacquer colour={GOAL.post} shine={0.7} glow={0.08} />
      </mesh>
    </>
  );
});
