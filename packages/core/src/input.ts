import type { ClockCommand } from './clock.ts';
import type { Entered } from './entered.ts';
import type { OptionId } from './option.ts';
import type { GameShape, Seat } from './shape.ts';
import type { Tick } from './time.ts';

/** An option is taken like any other action. */
export interface Choose {
  readonly kind: 'choose';
  readonly option: OptionId;
  readonly choice: string;
}

export type Action<G extends GameShape> = G['action'] | Choose;

interface Stamped {
  /** The tick at which it takes effect; a late input takes effect at the next open tick. */
  readonly tick: Tick;
  /** The tick at which it was entered, where that differs: a desk enters what has already happened. */
  readonly enteredAt?: Tick;
}

export type Input<G extends GameShape> = Stamped &
  (
    | { readonly kind: 'action'; readonly by: Seat; readonly action: Action<G> }
    | {
        readonly kind: 'facts';
        readonly by: 'referee';
        readonly facts: readonly Entered<G>[];
        readonly finder?: string;
      }
    | { readonly kind: 'chance'; readonly by: 'host'; readonly draws: readonly number[] }
    | { readonly kind: 'clock'; readonly by: Seat | 'referee' | 'host'; readonly command: ClockCommand }
    | Correction<G>
  );

/** A late input takes effect at the next open tick and keeps the tick at which it was entered. */
export const atOpenTick = <G extends GameShape>(input: Input<G>, now: Tick): Input<G> =>
  input.tick >= now ? input : { ...input, tick: now, enteredAt: input.enteredAt ?? input.tick };

/**
 * Puts other inputs in the place of an earlier one: another, none, or (where one was forgotten) the forgotten one and the
 * old one. Everything after it is played again, or dropped.
 */
export interface Correction<G extends GameShape> {
  readonly kind: 'correction';
  readonly by: 'referee';
  readonly supersedes: number;
  readonly instead: readonly Input<G>[];
  readonly dropLater?: boolean;
}
