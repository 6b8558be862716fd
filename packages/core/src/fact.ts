import type { Decided, Noted } from './decision.ts';
import type { Ending } from './ending.ts';
import type { OptionId } from './option.ts';
import type { GameShape } from './shape.ts';
import type { Tick } from './time.ts';

declare const factBrand: unique symbol;
export type FactId = number & { readonly [factBrand]: true };

/** What the core itself lets happen: time, pauses and players' options. */
export type CoreEvent<G extends GameShape = GameShape> =
  | { readonly kind: 'clockRanOut'; readonly clock: string }
  | { readonly kind: 'optionTaken'; readonly option: OptionId; readonly choice: string }
  | { readonly kind: 'optionLapsed'; readonly option: OptionId; readonly choice: string }
  | { readonly kind: 'paused' }
  /** It lasted so many ticks of table time, and none of play time. */
  | { readonly kind: 'resumed'; readonly lasted: number }
  /** It is not played to its end. */
  | { readonly kind: 'ended'; readonly how: Ending<G> };

export type Happening<G extends GameShape> = G['event'] | CoreEvent<G> | Decided<G> | Noted;

/** Something that took place. It holds no opinion, and it does not say where it comes from: the log does. */
export type Fact<G extends GameShape> = Happening<G> & { readonly id: FactId; readonly tick: Tick };

/** Physics, dice, a seat's action, a person at the desk, or the clock. */
export type Source = 'physics' | 'chance' | 'action' | 'person' | 'clock';
