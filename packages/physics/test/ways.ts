import { durationOf, lookAlong, spinAlong, turnAlong } from '../src/poly-way.ts';

export interface State {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
  readonly turn: number;
  readonly angle: number;
}

/** The state of a way at a time; after its end as at its end. */
export function stateAt(way: Float64Array, time: number): State {
  const seen = new Float64Array(6);
  const last = durationOf(way);
  const at = Math.min(time, last < Infinity ? last : 0);
  lookAlong(way, at, seen);
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = seen;
  return { x, y, z, vx, vy, vz, turn: spinAlong(way, at), angle: turnAlong(way, at) };
}

export const endOf = durationOf;

/** Classical fourth order with a fixed step, for comparison. */
export function integrate(
  state: readonly number[],
  rates: (state: readonly number[]) => readonly number[],
  step: number,
): readonly number[] {
  const plus = (a: readonly number[], b: readonly number[], times: number): readonly number[] =>
    a.map((value, n) => value + times * b[n]!);
  const k1 = rates(state);
  const k2 = rates(plus(state, k1, step / 2));
  const k3 = rates(plus(state, k2, step / 2));
  const k4 = rates(plus(state, k3, step));
  return state.map((value, n) => value + (step / 6) * (k1[n]! + 2 * k2[n]! + 2 * k3[n]! + k4[n]!));
}
