import { lookInto, newLook, PIECE, type Pieces, SPAN, START, type Look } from '../src/pieces.ts';

/** The state of a way at a time; after its end as at its end. */
export function stateAt(pieces: Pieces, time: number): Look {
  const look = newLook();
  const c = pieces.data;
  let at = 0;
  while (at < (pieces.count - 1) * PIECE && time >= c[at + PIECE + START]!) at += PIECE;
  lookInto(c, at, Math.min(time - c[at + START]!, c[at + SPAN]!), look);
  return look;
}

export function endOf(pieces: Pieces): number {
  const last = (pieces.count - 1) * PIECE;
  return pieces.data[last + START]! + pieces.data[last + SPAN]!;
}

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
