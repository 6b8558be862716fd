import { tick, type GameShape, type Input, type LiveMatch, type Tick } from '../src/index.ts';

/** In a list of inputs: time passes to here, and nobody does anything. */
interface Wait {
  readonly kind: 'wait';
  readonly tick: Tick;
}
export type TestStep<G extends GameShape> = Input<G> | Wait;

export const wait = (at: number): Wait => ({ kind: 'wait', tick: tick(at) });

/** Enters an input, or lets time pass; says whether that was accepted. */
export function enter<G extends GameShape>(live: LiveMatch<G>, step: TestStep<G>): boolean {
  if (step.kind !== 'wait') return live.play(step).ok;
  live.advance(step.tick);
  return true;
}
