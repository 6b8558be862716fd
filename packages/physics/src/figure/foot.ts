import { frictionAt, sideForce } from '../friction.ts';

/**
 * Drag, torque and side force of a flat foot, looked up: a way is integrated in many small steps, and every step asks four times.
 * Cells are even in ratio = v/(aω) up to 1 and in its inverse beyond; the law has a weak singularity between the two.
 */
const CELLS = 256;
/** Numbers a cell: four coefficients for each of the three. */
const WIDTH = 12;

interface Tables {
  readonly moreSpin: Float64Array;
  readonly moreSlide: Float64Array;
}

/** What the foot feels, divided by what makes it small, so that nothing cancels at either end. */
type Law = (at: number) => readonly [drag: number, torque: number, side: number];

const moreSpinLaw: Law = (ratio) => {
  if (ratio === 0) return [1, 2 / 3, 4 / 3];
  const [force, torque] = frictionAt(ratio);
  return [force / ratio, torque, sideForce(ratio)];
};

const moreSlideLaw: Law = (inverse) => {
  if (inverse === 0) return [1, 1 / 4, 1];
  const [force, torque] = frictionAt(1 / inverse);
  return [force, torque / inverse, sideForce(1 / inverse) / inverse];
};

/** Cubics through values and slopes at the ends of every cell; slopes by a difference small against the cell and large against rounding. */
function tabulate(law: Law): Float64Array {
  const table = new Float64Array(CELLS * WIDTH);
  const near = 1e-5;
  for (let cell = 0; cell < CELLS; cell++) {
    const [from, to] = [cell / CELLS, (cell + 1) / CELLS];
    const [first, last] = [law(from), law(to)];
    const [afterFirst, beforeLast] = [law(from + near), law(to - near)];
    for (const at of [0, 1, 2] as const) {
      const slope0 = (afterFirst[at] - first[at]) / near;
      const slope1 = (last[at] - beforeLast[at]) / near;
      const rise = (last[at] - first[at]) * CELLS;
      const c = cell * WIDTH + 4 * at;
      table[c] = first[at];
      table[c + 1] = slope0;
      table[c + 2] = (3 * rise - 2 * slope0 - slope1) * CELLS;
      table[c + 3] = (slope0 + slope1 - 2 * rise) * CELLS * CELLS;
    }
  }
  return table;
}

let made: Tables | null = null;

/** Made when first asked for. */
function tables(): Tables {
  made ??= { moreSpin: tabulate(moreSpinLaw), moreSlide: tabulate(moreSlideLaw) };
  return made;
}

const cubicAt = (table: Float64Array, c: number, t: number): number =>
  table[c]! + t * (table[c + 1]! + t * (table[c + 2]! + t * table[c + 3]!));

/** What the foot feels at a speed and a rim speed aω ≥ 0, in units of µg. */
export class Foot {
  /** Drag divided by the speed, so that it is defined at rest. */
  dragBySpeed = 0;
  drag = 0;
  /** Torque divided by the foot's radius. */
  torque = 0;
  /** Side force for every part of the radius by which the pressure is ahead. */
  side = 0;
  private readonly moreSpin: Float64Array = tables().moreSpin;
  private readonly moreSlide: Float64Array = tables().moreSlide;

  feel(speed: number, rim: number): void {
    if (speed <= rim) this.feelSpin(rim, rim === 0 ? 0 : speed / rim);
    else this.feelSlide(speed, rim / speed);
  }

  private feelSpin(rim: number, ratio: number): void {
    const cell = Math.min(CELLS - 1, Math.floor(ratio * CELLS));
    const t = ratio - cell / CELLS;
    const drag = cubicAt(this.moreSpin, cell * WIDTH, t);
    this.dragBySpeed = rim === 0 ? 0 : drag / rim;
    this.drag = drag * ratio;
    this.torque = rim === 0 ? 0 : cubicAt(this.moreSpin, cell * WIDTH + 4, t);
    this.side = cubicAt(this.moreSpin, cell * WIDTH + 8, t);
  }

  private feelSlide(speed: number, inverse: number): void {
    const cell = Math.min(CELLS - 1, Math.floor(inverse * CELLS));
    const t = inverse - cell / CELLS;
    this.drag = cubicAt(this.moreSlide, cell * WIDTH, t);
    this.dragBySpeed = this.drag / speed;
    this.torque = cubicAt(this.moreSlide, cell * WIDTH + 4, t) * inverse;
    this.side = cubicAt(this.moreSlide, cell * WIDTH + 8, t) * inverse;
  }
}
