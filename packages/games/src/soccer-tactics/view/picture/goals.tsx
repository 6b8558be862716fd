import { Lacquer, PALETTE } from '@bande/stage';
import { memo } from 'react';
import { BoxGeometry, BufferGeometry, ConeGeometry, CylinderGeometry, Float32BufferAttribute } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { FLAG } from '../colours.ts';

/** Two goals with their nets, four corner flags. One draw call for each material. */
const [HALF, HIGH, DEEP, POST] = [1, 0.72, 0.68, 0.045];

function bar(from: readonly [number, number, number], to: readonly [number, number, number]): BufferGeometry {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.abs(dx) + Math.abs(dy) + Math.abs(dz);
  const shape = new CylinderGeometry(POST, POST, length + POST, 10);
  if (dx !== 0) shape.rotateZ(Math.PI / 2);
  if (dz !== 0) shape.rotateX(Math.PI / 2);
  return shape.translate((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2);
}

/** At Red's end; behind the line is +z. */
const posts = mergeGeometries([
  bar([-HALF, 0, 0], [-HALF, HIGH, 0]),
  bar([HALF, 0, 0], [HALF, HIGH, 0]),
  bar([-HALF, HIGH, 0], [HALF, HIGH, 0]),
]).translate(0, 0, 8);

const MESH = 0.16;
const steps = (from: number, to: number): readonly number[] => {
  const count = Math.round((to - from) / MESH);
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
};

/** The roof slopes from the bar to the ground behind; the sides are closed. */
function netLines(): BufferGeometry {
  const points: number[] = [];
  const roof = (x: number, share: number): readonly [number, number, number] => [
    x,
    HIGH * (1 - share) ** 0.6,
    DEEP * share,
  ];
  const line = (a: readonly [number, number, number], b: readonly [number, number, number]): void =>
    void points.push(...a, ...b);
  const shares = steps(0, 1.4).map((step) => step / 1.4);
  for (const x of steps(-HALF, HALF))
    for (const [i, share] of shares.slice(1).entries()) line(roof(x, shares[i]!), roof(x, share));
  for (const share of shares) line(roof(-HALF, share), roof(HALF, share));
  for (const x of [-HALF, HALF]) {
    for (const share of shares) {
      const [, y, z] = roof(x, share);
      line([x, 0, z], [x, y, z]);
    }
    for (const height of [0.01, HIGH * 0.25, HIGH * 0.5, HIGH * 0.75])
      line([x, height, 0], [x, height, DEEP * (1 - (height / HIGH) ** (1 / 0.6))]);
  }
  const lines = new BufferGeometry();
  lines.setAttribute('position', new Float32BufferAttribute(points, 3));
  return lines.translate(0, 0, 8);
}
const net = netLines();
const netBack = net.clone().rotateY(Math.PI);

const CORNERS = [
  [-4, -8],
  [4, -8],
  [-4, 8],
  [4, 8],
] as const;
const poles = mergeGeometries(
  CORNERS.map(([x, z]) => new CylinderGeometry(0.028, 0.028, 0.95, 8).translate(x, 0.475, z)),
);
const cloths = mergeGeometries(
  CORNERS.map(([x, z]) =>
    new ConeGeometry(0.12, 0.36, 10).rotateZ((Math.sign(x) * Math.PI) / 2).translate(x - Math.sign(x) * 0.19, 0.83, z),
  ),
);
const feet = mergeGeometries(CORNERS.map(([x, z]) => new BoxGeometry(0.12, 0.03, 0.12).translate(x, 0.015, z)));
const frames = mergeGeometries([posts, posts.clone().rotateY(Math.PI), poles, feet]);

export const Goals = memo(function Goals() {
  return (
    <>
      <mesh geometry={frames} castShadow>
        <Lacquer colour={PALETTE.ivory} shine={0.2} />
      </mesh>
      <mesh geometry={cloths} castShadow>
        <Lacquer colour={FLAG} shine={0.1} />
      </mesh>
      {[net, netBack].map((lines) => (
        <lineSegments key={lines.uuid} geometry={lines}>
          <lineBasicMaterial color={PALETTE.chalk} transparent opacity={0.38} />
        </lineSegments>
      ))}
    </>
  );
});
