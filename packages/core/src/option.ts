import type { GameShape } from './shape.ts';
import type { Tick } from './time.ts';

declare const optionBrand: unique symbol;
export type OptionId = number & { readonly [optionBrand]: true };

/** A right that a ruling opens for one side: Back, play on, take it, decline, the extra point on demand. */
export interface Option<G extends GameShape> {
  readonly id: OptionId;
  readonly name: string;
  readonly owner: G['side'];
  readonly paragraph: G['paragraph'];
  readonly choices: readonly string[];
  /** What counts as chosen when the time is over. */
  readonly default: string;
  /** It lapses at this tick, or when a fact of this kind takes place. */
  readonly until: { readonly tick: Tick } | { readonly event: string };
  /** Does play go on while the option is open, or does everybody wait? */
  readonly play: 'runs' | 'stops';
  readonly restore?: G['snapshot'];
}

/** Something owed, without an executor: who executes it, and his time, begin when it becomes payable. */
export interface Debt<G extends GameShape> {
  readonly owedBy: G['side'];
  readonly paragraphs: readonly G['paragraph'][];
  readonly factId: number;
  readonly what: string;
}
