import { direction, QuickTable, type Disc } from '@bande/physics';
import { TOP_SPEED } from '../motion.ts';
import type { Pieces } from '../state.ts';
import { BASE_LINE, PIECE_HEIGHT, PIECE_RADIUS, seenFrom, STRIKER_RADIUS, type End, type Point } from '../table.ts';
import { tableOn } from '../table-bodies.ts';
import type { Ground } from './ground.ts';

/** To whom a piece belongs, for the player who is about to strike. */
export const OWN = 0;
export const OPPOSING = 1;
export const QUEEN_KIND = 2;
export type Kind = 0 | 1 | 2;

/** The pieces as one player sees them: he sits in the south. */
export interface Scene {
  readonly points: readonly Point[];
  readonly kinds: readonly Kind[];
  readonly ground: Ground;
}

export function sceneOf(ground: Ground, pieces: Pieces, end: End, kindOf: (piece: number) => Kind): Scene {
  const points: Point[] = [];
  const kinds: Kind[] = [];
  for (const [piece, at] of pieces.entries()) {
    if (at === null) continue;
    points.push(seenFrom(end, at));
    kinds.push(kindOf(piece));
  }
  return { points, kinds, ground };
}

/** A flat stroke from the player's own base line: metres, degrees, share of the greatest speed, share of the greatest spin. */
export interface Shot {
  readonly x: number;
  readonly angle: number;
  readonly force: number;
  readonly spin?: number;
}

/** One table for every ground and number of pieces, made when it is first wanted: every stroke starts from a cleared one. */
const tables = new WeakMap<Ground, QuickTable[]>();
/** Whose pieces lie on it. */
const laidBy = new WeakMap<QuickTable, Trial>();
function tableFor(ground: Ground, count: number): QuickTable {
  const made = tables.get(ground) ?? [];
  tables.set(ground, made);
  const piece = { x: 0, y: 0, radius: PIECE_RADIUS, mass: ground.pieceMass, height: PIECE_HEIGHT };
  const striker: Disc = { id: 's', x: 0, y: 0, radius: STRIKER_RADIUS, mass: ground.strikerMass, height: PIECE_HEIGHT };
  return (made[count] ??= new QuickTable(tableOn(ground.surface), [
    ...Array.from({ length: count }, (_, i) => ({ ...piece, id: `p${i}` })),
    striker,
  ]));
}

const ON_BOARD = 0;
export const IN_POCKET = 1;
export const JUMPED = 2;

/** Tries strokes on a scene and says what came of the last one. */
export class Trial {
  readonly scene: Scene;
  /** Pieces of each kind that fell in the last stroke. */
  readonly fell: [number, number, number] = [0, 0, 0];
  readonly where: Uint8Array;
  strikerFell = false;
  touched = false;
  private readonly table: QuickTable;

  constructor(scene: Scene) {
    this.scene = scene;
    this.where = new Uint8Array(scene.points.length);
    this.table = tableFor(scene.ground, scene.points.length);
  }

  play({ x, angle, force, spin = 0 }: Shot): void {
    const { table, scene } = this;
    const { points, kinds } = scene;
    const count = points.length;
    const speed = force * TOP_SPEED;
    const { sin, cos } = direction(angle);
    if (laidBy.get(table) !== this) {
      for (let i = 0; i < count; i++) table.put(i, points[i]!.x, points[i]!.y);
      laidBy.set(table, this);
    }
    table.put(count, x, 0 - BASE_LINE);
    table.strike(count, speed * sin, speed * cos, (spin * speed) / STRIKER_RADIUS);
    this.fell[0] = this.fell[1] = this.fell[2] = 0;
    this.touched = false;
    for (let i = 0; i < count; i++) {
      const pocketed = table.pocketOf(i) >= 0;
      const lies = table.hasLeft(i) ? JUMPED : ON_BOARD;
      this.where[i] = pocketed ? IN_POCKET : lies;
      if (pocketed) this.fell[kinds[i]!]++;
      this.touched ||= pocketed || table.x[i] !== points[i]!.x || table.y[i] !== points[i]!.y;
    }
    this.strikerFell = table.pocketOf(count) >= 0;
  }

  x(disc: number): number {
    return this.table.x[disc]!;
  }
  y(disc: number): number {
    return this.table.y[disc]!;
  }

  /** Where the queen lies after the last stroke; null if she does not. */
  queenPlace(): Point | null {
    const queen = this.scene.kinds.indexOf(QUEEN_KIND);
    return queen < 0 || this.where[queen] !== ON_BOARD ? null : { x: this.table.x[queen]!, y: this.table.y[queen]! };
  }

  /** Where every piece lies after the last stroke, or null. */
  points(): readonly (Point | null)[] {
    return Array.from(this.where, (where, i) =>
      where === ON_BOARD ? { x: this.table.x[i]!, y: this.table.y[i]! } : null,
    );
  }

  /** The scene after the last stroke; what jumped goes back to the middle. */
  after(): Scene {
    const { scene, table, where } = this;
    const points: Point[] = [];
    const kinds: Kind[] = [];
    for (let i = 0; i < where.length; i++) {
      if (where[i] === IN_POCKET) continue;
      points.push(where[i] === JUMPED ? { x: 0, y: 0 } : { x: table.x[i]!, y: table.y[i]! });
      kinds.push(scene.kinds[i]!);
    }
    return { points, kinds, ground: scene.ground };
  }
}
