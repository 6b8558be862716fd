import { checkMotion } from './check-motion.ts';
import type { Body, Motion, Piece, Table } from './contract.ts';
import { planAll } from './schedule.ts';
import { MARKS, OWN, World } from './world.ts';

const COLUMNS = ['z', 'vx', 'vy', 'vz', 'spin', 'spinX', 'spinY', 'angle'] as const;

function pieceOf(world: World, i: number): Piece {
  const piece: { -readonly [K in keyof Piece]: Piece[K] } = { t: world.start[i]!, x: world.x[i]!, y: world.y[i]! };
  for (const column of COLUMNS) if (world[column][i] !== 0) piece[column] = world[column][i]!;
  if (world.place[i] !== 0) piece.place = world.place[i]!;
  const marks = [world.moved[i]!, ...world.marks.subarray(MARKS * i, MARKS * (i + 1))];
  if (marks.some((mark) => mark !== 0)) piece.marks = marks;
  const own = [...world.own.subarray(OWN * i, OWN * (i + 1))];
  if (own.some((number) => number !== 0)) piece.own = own;
  const path = world.paths[i]!;
  if (path !== null) piece.path = path;
  return piece;
}

const hasChanged = (world: World, i: number): boolean => {
  for (let at = 0; at < world.changes; at++) if (world.changed[at] === i) return true;
  return false;
};

/** The motion of a world as plain data. `before`: the motion before its last event or input, whose pieces are kept where nothing has changed. */
export function saved(world: World, before: Motion | null = null): Motion {
  const { count, slowTime } = world;
  const leans: [number, number, number][] = [];
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) if (slowTime[a * count + b]! >= 0) leans.push([a, b, slowTime[a * count + b]!]);
  return {
    t: world.now,
    events: world.events,
    pieces: Array.from({ length: count }, (_, i) =>
      before === null || hasChanged(world, i) ? pieceOf(world, i) : before.pieces[i]!,
    ),
    leans,
  };
}

function fill(world: World, i: number, piece: Piece): void {
  world.start[i] = piece.t;
  world.x[i] = piece.x;
  world.y[i] = piece.y;
  for (const column of COLUMNS) world[column][i] = piece[column] ?? 0;
  world.place[i] = piece.place ?? 0;
  world.moved[i] = piece.marks?.[0] ?? 0;
  for (let at = 0; at < MARKS; at++) world.marks[MARKS * i + at] = piece.marks?.[at + 1] ?? 0;
  for (let at = 0; at < OWN; at++) world.own[OWN * i + at] = piece.own?.[at] ?? 0;
  world.paths[i] = piece.path ?? null;
  world.kinds[i]!.launch(world, i);
}

/** A world that goes on with a motion. The log begins anew. A motion that cannot be, whoever wrote it, is one error. */
export function loaded(table: Table, bodies: readonly Body[], motion: Motion): World {
  checkMotion(motion, bodies.length);
  const world = new World(table, bodies);
  world.now = motion.t;
  world.events = motion.events;
  for (const [i, piece] of motion.pieces.entries()) fill(world, i, piece);
  for (const [a, b, since] of motion.leans)
    world.slowTime[a * world.count + b] = world.slowTime[b * world.count + a] = since;
  planAll(world);
  return world;
}
