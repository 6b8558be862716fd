import { IS_SECOND } from '@bande/stage/kits';
import { painted, paintFaces } from '@bande/stage/painted-shape';
import {
  BoxGeometry,
  CapsuleGeometry,
  CylinderGeometry,
  LatheGeometry,
  RingGeometry,
  SphereGeometry,
  Vector2,
  type BufferGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Side } from '../../names.ts';
import { KEEPER_ROD, KEEPER_SIZE, type FigureSize } from '../../table-bodies.ts';
import { BOOTS, GRIP, HAIR, ROD, SKIN, type Kit } from '../colours.ts';
import { SCALE } from '../layout.ts';

/** Figures and keepers in metres, upright on y, facing +z; each one shape with its colours in it, so that it is drawn at once. */
type Outline = readonly (readonly [radius: number, up: number])[];
const turned = (outline: Outline, steps = 28): BufferGeometry =>
  new LatheGeometry(
    outline.map(([x, y]) => new Vector2(x, y)),
    steps,
  );

/** Dished below, widest at its rim, as the physics has it. */
function base({ footRadius, baseRadius, rimHeight, shoulderRadius, baseHeight }: FigureSize): BufferGeometry {
  return turned([
    [0, 0],
    [footRadius, 0],
    [baseRadius * 0.97, rimHeight * 0.7],
    [baseRadius, rimHeight],
    [baseRadius * 0.985, rimHeight * 1.2],
    [shoulderRadius, baseHeight * 0.97],
    [shoulderRadius * 0.92, baseHeight],
    [0, baseHeight],
  ]);
}

/** On the base: a plain ring, or four bars, so that sides are told apart from above. */
function sign({ shoulderRadius, baseHeight }: FigureSize, side: Side): readonly BufferGeometry[] {
  const up = baseHeight + 0.00015;
  if (side === 'red')
    return [
      new RingGeometry(shoulderRadius * 0.68, shoulderRadius * 0.88, 28).rotateX(-Math.PI / 2).translate(0, up, 0),
    ];
  return [0, 1].map((i) =>
    new BoxGeometry(shoulderRadius * 1.7, 0.0003, shoulderRadius * 0.32).rotateY((i * Math.PI) / 2).translate(0, up, 0),
  );
}

/** From the shorts to the shoulders, as shares of a player's height; so many faces around and upwards. */
const [WAIST, SHOULDERS] = [0.45, 0.79];
const [AROUND, UPWARD] = [32, 12];

/** The shirt in its pattern: each face has one colour. */
function torso(kit: Kit, shirt: string, at: (share: number) => number, tall: number, wide: number): BufferGeometry {
  const girth = (up: number): number => wide * (0.82 + 0.3 * Math.sin((0.1 + up * 0.9) * Math.PI * 0.6));
  const high = (SHOULDERS - WAIST) * tall;
  const shape = new CylinderGeometry(1, 1, high, AROUND, UPWARD, true).toNonIndexed();
  const places = shape.getAttribute('position');
  const faces = shape.clone();
  for (let i = 0; i < places.count; i++) {
    const far = girth(places.getY(i) / high + 0.5);
    places.setXYZ(i, places.getX(i) * far, places.getY(i), places.getZ(i) * far * 0.76);
  }
  shape.computeVertexNormals();
  const cloth = painted(shape.translate(0, at((WAIST + SHOULDERS) / 2), 0), shirt);
  paintFaces(cloth, faces, kit.hoop, (x, y, z) => IS_SECOND[kit.pattern](Math.atan2(x, z), y / high + 0.5));
  return cloth;
}

/** A player from his shoes up: `foot` is where he stands, `tall` how high he is from there. */
function player(kit: Kit, shirt: string, foot: number, tall: number, wide: number): readonly BufferGeometry[] {
  const at = (share: number): number => foot + share * tall;
  const leg = (side: number): readonly BufferGeometry[] => [
    painted(new CapsuleGeometry(wide * 0.27, tall * 0.2, 2, 8).translate(side * wide * 0.42, at(0.15), 0), kit.socks),
    painted(
      new BoxGeometry(wide * 0.5, tall * 0.05, wide * 1.05).translate(side * wide * 0.42, at(0.025), wide * 0.2),
      BOOTS,
    ),
  ];
  const arm = (side: number): BufferGeometry =>
    painted(
      new CapsuleGeometry(wide * 0.21, tall * 0.25, 2, 8)
        .rotateZ(side * 0.32)
        .translate(side * wide * 1.12, at(0.61), wide * 0.08),
      shirt,
    );
  const hand = (side: number): BufferGeometry =>
    painted(new SphereGeometry(wide * 0.22, 8, 6).translate(side * wide * 1.3, at(0.45), wide * 0.1), SKIN);
  return [
    ...leg(-1),
    ...leg(1),
    painted(
      new CylinderGeometry(wide * 0.8, wide * 0.86, tall * 0.19, 16).scale(1, 1, 0.74).translate(0, at(0.37), 0),
      kit.shorts,
    ),
    torso(kit, shirt, at, tall, wide),
    painted(
      new SphereGeometry(wide * 1.02, 16, 6, 0, 2 * Math.PI, 0, Math.PI / 2)
        .scale(1, 0.32, 0.66)
        .translate(0, at(0.79), 0),
      shirt,
    ),
    arm(-1),
    arm(1),
    hand(-1),
    hand(1),
    painted(new SphereGeometry(wide * 0.56, 16, 12).translate(0, at(0.905), 0), SKIN),
    painted(
      new SphereGeometry(wide * 0.6, 16, 8, 0, 2 * Math.PI, 0, Math.PI * 0.5)
        .rotateX(-0.35)
        .translate(0, at(0.915), -wide * 0.04),
      HAIR,
    ),
  ];
}

/** A little stouter than life: seen from a chair, he is a player and no pin. */
const STOUT = 1.14;
export function figureShape(size: FigureSize, side: Side, kit: Kit): BufferGeometry {
  const { baseHeight, height, bodyRadius } = size;
  return mergeGeometries([
    painted(base(size), kit.base),
    ...sign(size, side).map((shape) => painted(shape, kit.ring)),
    ...player(kit, kit.shirt, baseHeight, height - baseHeight, bodyRadius * STOUT),
  ]).scale(SCALE, SCALE, SCALE);
}

const { rodLength: ROD_LENGTH, rodHeight, rodRadius } = KEEPER_ROD;
/** The keeper with his rod behind him: −z. He is as wide as his plate. */
export function keeperShape(kit: Kit): BufferGeometry {
  const { height, halfWidth, halfThickness } = KEEPER_SIZE;
  return mergeGeometries([
    painted(new BoxGeometry(2 * halfWidth, 0.003, 2 * halfThickness).translate(0, 0.0015, 0), kit.base),
    ...player({ ...kit, pattern: 'plain' }, kit.keeper, 0.003, height - 0.003, halfWidth * 0.56),
  ]).scale(SCALE, SCALE, SCALE);
}

/** The end of the rod, by which a hand leads him: so far behind him and so high, in metres. */
export const HANDLE = { away: ROD_LENGTH + 0.034, up: 0.004, radius: 0.016 } as const;

/** The rod with its grip and, at its end, a handle in the keeper's colours. */
export function rodShape({ keeper, ring }: Kit): BufferGeometry {
  const { away, radius } = HANDLE;
  const puck = (wide: number, thick: number): BufferGeometry =>
    new CylinderGeometry(wide * 0.92, wide, thick, 32).translate(0, thick / 2, -away);
  return mergeGeometries([
    painted(
      new CylinderGeometry(rodRadius, rodRadius, ROD_LENGTH, 10)
        .rotateX(Math.PI / 2)
        .translate(0, rodHeight, -ROD_LENGTH / 2),
      ROD,
    ),
    painted(
      new CapsuleGeometry(0.0042, 0.022, 3, 10).rotateX(Math.PI / 2).translate(0, 0.0045, -ROD_LENGTH - 0.006),
      GRIP,
    ),
    painted(puck(radius, 0.007), ring),
    painted(puck(radius * 0.8, 0.0085), keeper),
  ]).scale(SCALE, SCALE, SCALE);
}
