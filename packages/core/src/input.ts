import type { ClockCommand } from './clock.ts';
import type { LaterAnswer } from './correction.ts';
import type { Ending } from './ending.ts';
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
    /** What a hand does all the time: where it heads for now, in whole numbers of the game's own. */
    | { readonly kind: 'stream'; readonly by: Seat; readonly to: readonly number[] }
    /** Actions that were chosen in secret: all are checked against the same match and enter it at one tick. */
    | { readonly kind: 'together'; readonly by: 'host'; readonly actions: readonly Sealed<G>[] }
    | { readonly kind: 'mode'; readonly by: 'host'; readonly mode: Pace }
    /** An end that the rules do not know; what it is worth the game says. */
    | { readonly kind: 'ended'; readonly by: 'host'; readonly how: Ending<G> }
    | Correction<G>
  );

/** One of the actions that the host reveals together. */
export interface Sealed<G extends GameShape> {
  readonly by: Seat;
  readonly action: G['action'];
}

/** Both ways of playing at a table; a desk stays a desk. */
export const PACES = ['live', 'paced'] as const;
export type Pace = (typeof PACES)[number];

/** A late input takes effect at the next open tick and keeps the tick at which it was entered; of a stream nobody asks when. */
export function atOpenTick<G extends GameShape>(input: Input<G>, now: Tick): Input<G> {
  if (input.tick >= now) return input;
  return input.kind === 'stream'
    ? { ...input, tick: now }
    : { ...input, tick: now, enteredAt: input.enteredAt ?? input.tick };
}

/**
 * Puts other inputs in the place of an earlier one: another, none, or (where one was forgotten) the forgotten one and the
 * old one. Everything after it is played again, or dropped; what no longer fits is answered, one by one or in groups (correction.ts).
 */
export interface Correction<G extends GameShape> {
  readonly kind: 'correction';
  readonly by: 'referee';
  readonly supersedes: number;
  readonly instead: readonly Input<G>[];
  readonly dropLater?: boolean;
  /** What stands in the place of later inputs that no longer fit. */
  readonly later?: readonly LaterAnswer<G>[];
}
