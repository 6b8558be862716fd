import { type Body, LEVEL, type Material, type Part, type Pose, type Spot } from '@bande/physics/engine';
import { CORNERS } from '../ball/solid.ts';
import { BALL, KEEPER, KICKER, MATERIALS, TABLE } from '../table.ts';
import type { Foot } from './deeds.ts';
import type { End } from './lie.ts';

/** From the lowest to the highest value along each axis. */
type Span = readonly [number, number];

const box = (x: Span, y: Span, z: Span, material: Material, mass = 0): Part => {
  const half = ([low, high]: Span): number => (high - low) / 2;
  const middle = ([low, high]: Span): number => (high + low) / 2;
  return {
    shape: { kind: 'box', half: [half(x), half(y), half(z)] },
    at: { x: middle(x), y: middle(y), z: middle(z) },
    turn: LEVEL,
    material,
    mass,
  };
};
const hull = (corners: readonly Spot[], material: Material): Part => ({
  shape: { kind: 'hull', corners },
  at: { x: 0, y: 0, z: 0 },
  turn: LEVEL,
  material,
  mass: 0,
});
/** A round bar along an axis, from its middle. */
const bar = (
  along: 'x' | 'y' | 'z',
  at: Spot,
  halfLength: number,
  radius: number,
  material: Material,
  mass = 0,
): Part => {
  const half = Math.sqrt(0.5);
  const turn = { x: { ...LEVEL, z: half, w: half }, y: LEVEL, z: { ...LEVEL, x: half, w: half } }[along];
  return { shape: { kind: 'cylinder', halfLength, radius }, at, turn, material, mass };
};

const HERE: Pose = { at: { x: 0, y: 0, z: 0 }, turn: LEVEL };
const fixed = (parts: readonly Part[]): Body => ({ mobility: 'fixed', pose: HERE, parts });

export const plate = (): Body => {
  const { plateWidth: width, plateLength: length, plateThickness } = TABLE;
  return fixed([box([-width / 2, width / 2], [-length / 2, length / 2], [-plateThickness, 0], MATERIALS.felt)]);
};

/** Along both sides, and behind the goals up to the gap ['DTKV-1.K25']. */
export function boards(): Body {
  const { plateWidth, plateLength, boardHeight, boardThickness, gapBehindGoal } = TABLE;
  const [x, y, gap] = [plateWidth / 2, plateLength / 2, gapBehindGoal / 2];
  const height: Span = [-0.01, boardHeight];
  const beyond = (from: number, sign: number): Span =>
    sign > 0 ? [from, from + boardThickness] : [0 - from - boardThickness, 0 - from];
  return fixed(
    [-1, 1].flatMap((sign) => [
      box(beyond(x, sign), [-y, y], height, MATERIALS.wood),
      box([-x, -gap], beyond(y, sign), height, MATERIALS.wood),
      box([gap, x], beyond(y, sign), height, MATERIALS.wood),
    ]),
  );
}

const outwards = (end: End): number => (end === 'north' ? 1 : -1);
const behind = (end: End, from: number, to: number): Span => {
  const [a, b] = [outwards(end) * (TABLE.length / 2 + from), outwards(end) * (TABLE.length / 2 + to)];
  return a < b ? [a, b] : [b, a];
};

/** Parts 0 and 1 are the posts, 2 is the bar; they stand on the goal line. */
export function frame(end: End): Body {
  const { goalWidth, goalHeight, frameRadius: radius, length, line } = TABLE;
  const y = outwards(end) * (length / 2 - line / 2);
  const post = (x: number): Part => bar('z', { x, y, z: goalHeight / 2 }, goalHeight / 2, radius, MATERIALS.frame);
  const x = goalWidth / 2 + radius;
  return fixed([
    post(0 - x),
    post(x),
    bar('x', { x: 0, y, z: goalHeight + radius }, x + radius, radius, MATERIALS.frame),
  ]);
}

export function net(end: End): Body {
  const { goalWidth, goalHeight, goalDepth, netBehind, netThickness: thick, frameRadius } = TABLE;
  const inner = goalWidth / 2 + frameRadius;
  const deep = behind(end, netBehind, goalDepth);
  return fixed([
    box([-inner - thick, -inner], deep, [0, goalHeight], MATERIALS.net),
    box([inner, inner + thick], deep, [0, goalHeight], MATERIALS.net),
    box([-inner, inner], deep, [goalHeight + frameRadius, goalHeight + frameRadius + thick], MATERIALS.net),
    box([-inner, inner], behind(end, goalDepth, goalDepth + thick), [0, goalHeight + thick], MATERIALS.net),
  ]);
}

export function rubber(end: End): Body {
  const { rubberBehind, rubberHeight, rubberDiameter, goalWidth, length } = TABLE;
  const y = outwards(end) * (length / 2 + rubberBehind);
  return fixed([bar('x', { x: 0, y, z: rubberHeight }, goalWidth / 2, rubberDiameter / 2, MATERIALS.rubber)]);
}

export const ball = (pose: Pose): Body => ({
  mobility: 'free',
  pose,
  swift: true,
  parts: [
    {
      ...hull(CORNERS, MATERIALS.ball),
      mass: BALL.mass,
      inertia: BALL.inertia * BALL.mass * BALL.edge * BALL.edge,
    },
  ],
});

const footSpan = (): { readonly y: Span; readonly bottom: number; readonly top: number } => ({
  y: [KICKER.legSide - KICKER.footWidth / 2, KICKER.legSide + KICKER.footWidth / 2],
  bottom: KICKER.hip - KICKER.leg,
  top: KICKER.hip - KICKER.leg + KICKER.footHeight,
});

/** Most of the mass lies in the base and its ballast. In a hand only what is behind the leg can meet the ball; */
const BALLAST = 0.028;
function heldBase(): Part {
  const { heel, toe, right, left, baseHeight } = KICKER;
  return box([heel, toe], [right, left], [0, baseHeight], MATERIALS.base, BALLAST);
}
/** standing free it is the round base by which it is measured. */
function freeBase(): Part {
  const { middleAhead: x, middleLeft: y, baseHeight, baseRadius } = KICKER;
  return bar('z', { x, y, z: baseHeight / 2 }, baseHeight / 2, baseRadius, MATERIALS.base, BALLAST);
}
/** Base, trunk and head. */
function trunk(base: Part): readonly Part[] {
  const { baseHeight, height } = KICKER;
  return [
    base,
    box([-0.011, -0.001], [-0.004, 0.009], [baseHeight, 0.062], MATERIALS.metal, 0.009),
    box([-0.012, -0.001], [-0.0035, 0.0085], [0.062, height], MATERIALS.metal, 0.002),
  ];
}

/** A kicker that stands or lies by itself, its leg hanging down ['DTKV-6.K12']; the last two parts are leg and foot. */
export function stander(pose: Pose): Body {
  const { y, bottom, top } = footSpan();
  const leg: Span = [KICKER.legSide - 0.0015, KICKER.legSide + 0.0015];
  return {
    mobility: 'free',
    pose,
    parts: [
      ...trunk(freeBase()),
      box([-0.0035, -0.0005], leg, [top, KICKER.hip], MATERIALS.metal, 0.001),
      box([0 - KICKER.footLength, 0], y, [bottom, top], MATERIALS.metal, 0.002),
    ],
  };
}
export const FOOT_OF_STANDER = 4;

/** The same in a hand, without the leg. */
export const held = (): Body => ({ mobility: 'led', pose: HERE, parts: trunk(heldBase()) });

/** Metres: how wide a foot is, how far its face begins before the hip and ends behind it. The plate's front lies under the hip, so that it moves level where it stands upright. */
const SHAPES: Readonly<Record<Foot, { readonly width: number; readonly front: number; readonly back: number }>> = {
  plate: { width: KICKER.footWidth, front: 0, back: 0 },
  wedge: { width: KICKER.footWidth, front: 0.003, back: -0.0055 },
  blade: { width: 0.003, front: 0, back: 0 },
  halfWedge: { width: KICKER.footWidth, front: 0.0015, back: -0.0025 },
};

/** The swinging leg: its origin is the hip; part 0 is the foot. */
export function leg(foot: Foot): Body {
  const { width, front, back } = SHAPES[foot];
  const [bottom, top] = [0 - KICKER.leg, KICKER.footHeight - KICKER.leg];
  const profile = [
    [front, bottom],
    [back, top],
    [0 - KICKER.footLength, top],
    [0 - KICKER.footLength, bottom],
  ] as const;
  const corners = profile.flatMap(([x, z]) => [-width / 2, width / 2].map((y) => ({ x, y, z })));
  const shaft = box([-0.0075, -0.0055], [-0.0015, 0.0015], [top, 0], MATERIALS.metal);
  return { mobility: 'led', pose: HERE, parts: [hull(corners, MATERIALS.metal), shaft] };
}

/** Parts: figure, rod, box. Forward is y; the origin is the rod's axis below the middle of the figure, which it rolls about. */
export function keeper(): Body {
  const { width, height, thickness, rodLength, rodDiameter, rodHeight, boxWidth, boxDepth, boxHeight } = KEEPER;
  const [back, end] = [-thickness / 2, -thickness / 2 - rodLength];
  return {
    mobility: 'led',
    pose: HERE,
    parts: [
      box([-width / 2, width / 2], [back, 0 - back], [0 - rodHeight, height - rodHeight], MATERIALS.plastic),
      bar('y', { x: 0, y: (back + end) / 2, z: 0 }, rodLength / 2, rodDiameter / 2, MATERIALS.metal),
      box(
        [-boxWidth / 2, boxWidth / 2],
        [end - boxDepth, end],
        [0 - rodHeight, boxHeight - rodHeight],
        MATERIALS.plastic,
      ),
    ],
  };
}
export const KEEPER_PARTS = ['figure', 'rod', 'box'] as const;
