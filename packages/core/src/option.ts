import type { FactId } from './fact.ts';
import type { GameShape, Seat } from './shape.ts';
import { inPlay, type PlayTick } from './time.ts';

declare const optionBrand: unique symbol;
export type OptionId = number & { readonly [optionBrand]: true };

/**
 * A tick of play time, or a fact of this kind (its fields as in `with`, where that is given: the owner's next flick, not
 * everybody's). The option lapses at the tick, before an input of that tick, or just before the fact.
 */
export type Until =
  | { readonly tick: PlayTick }
  | { readonly event: string; readonly with?: Readonly<Record<string, string | number | boolean>> };

/** A right that a ruling opens for one side: Back, play on, take it, decline, the extra point on demand. */
export interface Option<G extends GameShape> {
  readonly id: OptionId;
  readonly name: string;
  readonly owner: G['side'];
  /** Where the right belongs to one of two partners: his chair. */
  readonly seat?: Seat;
  readonly paragraph: G['paragraph'];
  readonly choices: readonly string[];
  /** What counts as chosen when the time is over. */
  readonly default: string;
  /** Its ends; the first that comes counts. */
  readonly until: readonly Until[];
  /** Does play go on while the option is open, or does everybody wait? */
  readonly play: 'runs' | 'stops';
  readonly restore?: G['snapshot'];
}

/** When it lapses by itself, if time ends it. */
export const lapsesAt = <G extends GameShape>({ until }: Pick<Option<G>, 'until'>): PlayTick | null => {
  const ticks = until.flatMap((end) => ('tick' in end ? [end.tick] : []));
  return ticks.length === 0 ? null : inPlay(Math.min(...ticks));
};

/** Something owed, without an executor: who executes it, and his time, begin when it becomes payable. */
export interface Debt<G extends GameShape> {
  readonly owedBy: G['side'];
  readonly paragraphs: readonly G['paragraph'][];
  readonly factId: FactId;
  readonly what: string;
}
