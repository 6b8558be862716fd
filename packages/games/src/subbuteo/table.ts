import type { Bar, Block, Edge, Obstacle } from '@bande/physics';

/**
 * Pitch, goals and barrier. Metres; the origin is the centre spot, x goes along the goal lines, y along the touchlines. Defaults lie within the ranges of chapter III,
 * which the comments name; what chapter III leaves open is an assumption.
 */
export interface Pitch {
  /** FISTF-III.1.2.1.2: 90 to 140 cm. */
  readonly length: number;
  /** FISTF-III.1.2.1.3: 60 to 100 cm, and 30 cm less than the length. */
  readonly width: number;
  /** FISTF-III.1.1.2.1: cloth beyond the lines, 4 to 10 cm. */
  readonly border: number;
  /** FISTF-III.1.1.3: 2 to 10 cm high, at most 10 cm wide, a gap of 15 to 25 cm behind each goal. */
  readonly barrierHeight: number;
  readonly barrierWidth: number;
  readonly barrierGap: number;
  /** FISTF-III.1.1.6.1: at most 3 mm. */
  readonly lineWidth: number;
  /** FISTF-III.1.2.1.7: 6 to 12 cm. */
  readonly centreCircle: number;
  /** FISTF-III.1.2.3: 12 to 18 cm deep, 30 to 48 cm wide; the spot 8 to 14 cm from the line. */
  readonly penaltyDepth: number;
  readonly penaltyWidth: number;
  readonly penaltySpot: number;
  /** FISTF-III.1.2.4: 5 to 7 cm deep, 22 to 26 cm wide. */
  readonly goalAreaDepth: number;
  readonly goalAreaWidth: number;
  /** FISTF-III.1.2.5: 2 to 3 cm. */
  readonly cornerRadius: number;
  readonly goal: Goal;
}

export interface Goal {
  /** FISTF-III.2.3.2: between the posts. */
  readonly width: number;
  /** FISTF-III.2.3.1: length of the posts. */
  readonly height: number;
  /** FISTF-III.2.3.5: 6 to 9 cm. */
  readonly depth: number;
  /** FISTF-III.2.3.4: at most 5 mm. */
  readonly barThickness: number;
}

export const PITCH: Pitch = {
  length: 1.2,
  width: 0.8,
  border: 0.08,
  barrierHeight: 0.03,
  barrierWidth: 0.01,
  barrierGap: 0.2,
  lineWidth: 0.002,
  centreCircle: 0.09,
  penaltyDepth: 0.15,
  penaltyWidth: 0.4,
  penaltySpot: 0.11,
  goalAreaDepth: 0.06,
  goalAreaWidth: 0.24,
  cornerRadius: 0.025,
  goal: { width: 0.125, height: 0.06, depth: 0.07, barThickness: 0.004 },
};

/** How things bounce off what stands around the pitch; nobody has measured it. A net takes everything. */
const POST = { restitution: 0.6, friction: 0.2 };
const BARRIER = { restitution: 0.5, friction: 0.2 };
const NET = { restitution: 0, friction: 1 };

const ENDS = [
  { id: 'south', way: -1 },
  { id: 'north', way: 1 },
] as const;

/** The same block with the ends of the pitch swapped if `way` is −1. */
function blockAt(id: string, way: number, block: Omit<Block, 'kind' | 'id'>): Block {
  if (way > 0) return { kind: 'block', id, ...block };
  const { west, east, south, north, ...more } = block;
  return { kind: 'block', id, west: -east, east: -west, south: -north, north: -south, ...more };
}

function goalOf({ length, goal }: Pitch, id: string, way: number): readonly (Bar | Block)[] {
  const radius = goal.barThickness / 2;
  const line = length / 2;
  const post = goal.width / 2 + radius;
  const top = goal.height + radius;
  const back = line + goal.depth;
  const side = { south: line, north: back, bottom: 0, top, ...NET };
  const bar = (name: string, from: Bar['from'], to: Bar['to']): Bar => ({
    kind: 'bar',
    id: `${id}-${name}`,
    from: [way * from[0], way * from[1], from[2]],
    to: [way * to[0], way * to[1], to[2]],
    radius,
    ...POST,
  });
  return [
    bar('left-post', [-post, line, 0], [-post, line, top]),
    bar('right-post', [post, line, 0], [post, line, top]),
    bar('crossbar', [-post, line, top], [post, line, top]),
    blockAt(`${id}-net-left`, way, { west: -post, east: -post, ...side }),
    blockAt(`${id}-net-right`, way, { west: post, east: post, ...side }),
    // The keeper's rod goes out below the rear bar: the net begins above it for the ball, which is larger than the slit.
    blockAt(`${id}-net-back`, way, { west: -post, east: post, south: back, north: back, bottom: 0, top, ...NET }),
    blockAt(`${id}-net-roof`, way, { west: -post, east: post, south: line, north: back, bottom: top, top, ...NET }),
  ];
}

function barrierOf(pitch: Pitch, id: string, way: number): readonly Block[] {
  const inner = pitch.length / 2 + pitch.border;
  const outer = inner + pitch.barrierWidth;
  const aside = pitch.width / 2 + pitch.border;
  const upright = { bottom: 0, top: pitch.barrierHeight, ...BARRIER };
  const end = { south: inner, north: outer, ...upright };
  return [
    blockAt(`${id}-barrier-left`, way, { west: -aside - pitch.barrierWidth, east: -pitch.barrierGap / 2, ...end }),
    blockAt(`${id}-barrier-right`, way, { west: pitch.barrierGap / 2, east: aside + pitch.barrierWidth, ...end }),
    blockAt(`${id}-barrier-side`, way, {
      west: aside,
      east: aside + pitch.barrierWidth,
      south: -outer,
      north: outer,
      ...upright,
    }),
  ];
}

/** Behind the barrier, and in its gaps behind the goals, the table ends. */
function edgeOf(pitch: Pitch): Edge {
  const x = pitch.width / 2 + pitch.border + pitch.barrierWidth;
  const y = pitch.length / 2 + pitch.border + pitch.barrierWidth;
  return { kind: 'edge', id: 'table', west: -x, east: x, south: -y, north: y };
}

/** Everything on and around the pitch that bodies meet. Half a turn maps the list onto itself. */
export const obstaclesOf = (pitch: Pitch): readonly Obstacle[] => [
  ...ENDS.flatMap(({ id, way }) => [...goalOf(pitch, id, way), ...barrierOf(pitch, id, way)]),
  edgeOf(pitch),
];
