import { isDeed, type Ending, type GameShape, type Input } from '@bande/core';
import type { MatchRecord } from './format.ts';

/** How a match came to its end, if it did: never both. A record that begins from a position somebody gave has no result of its own. */
export interface RecordResult<G extends GameShape = GameShape> {
  /** From the start to the end by deeds alone: actions, hands, dice and what physics and clocks made of them. */
  readonly finished: boolean;
  /** It has an end, and somebody's word was needed for it. */
  readonly reported: boolean;
  /** Where those at the table ended it before its end: it is not finished then, and called off it has no result at all. */
  readonly how?: Ending<G>;
}

/** Nothing but the word of whoever entered it stands behind such an input: facts, decisions and notes, corrections, a clock that is set. */
export const isWordOfAPerson = <G extends GameShape>(input: Input<G>): boolean =>
  input.kind === 'facts' || input.kind === 'correction' || (input.kind === 'clock' && input.command.kind === 'set');

/** At a desk everything is entered by somebody who tells what he has seen. */
export function resultOf<G extends GameShape>({ header, from, inputs, end }: MatchRecord<G>): RecordResult<G> {
  const how = end?.outcome.how;
  const hasResult = end !== null && from === null && how?.kind !== 'calledOff';
  const byWord = header.mode === 'desk' || inputs.some(isWordOfAPerson);
  return {
    finished: hasResult && !byWord && how === undefined,
    reported: hasResult && byWord,
    ...(how === undefined ? {} : { how }),
  };
}

/** Whether anybody, person or bot, has done or said something: dice, clocks and the host's own inputs are no match. */
export const isPlayed = <G extends GameShape>({ inputs }: MatchRecord<G>): boolean => inputs.some(isDeed);
