export const MOVED = 0;
export const HIT = 1;
export const CUSHION = 2;
export const DROPPED = 3;
export const LEFT = 4;
export const LANDED = 5;
export const RESTED = 6;
/** Of bodies that stand up and of balls: met an obstacle, was knocked over, has come to lie, fell from the table. */
export const STRUCK = 7;
export const TOPPLED = 8;
export const LAY_DOWN = 9;
export const FELL = 10;

/** Numbers an entry: kind, time, disc, other (disc, side, hole or flag), x, y, speed, airborne. */
export const ENTRY = 8;

/** The contact log as numbers; grows when it must and is used again. */
export class Log {
  data = new Float64Array(256 * ENTRY);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  /** Room for one more entry; gives where it starts. */
  private next(): number {
    if (this.length === this.data.length) {
      const grown = new Float64Array(2 * this.data.length);
      grown.set(this.data);
      this.data = grown;
    }
    const at = this.length;
    this.length += ENTRY;
    return at;
  }

  add(kind: number, time: number, disc: number, other: number, x: number, y: number): void {
    const at = this.next();
    const data = this.data;
    data[at] = kind;
    data[at + 1] = time;
    data[at + 2] = disc;
    data[at + 3] = other;
    data[at + 4] = x;
    data[at + 5] = y;
    data[at + 6] = data[at + 7] = 0;
  }

  /** Speed and flag of the entry just added. */
  withSpeed(speed: number, airborne: boolean): void {
    this.data[this.length - 2] = speed;
    this.data[this.length - 1] = airborne ? 1 : 0;
  }
}
