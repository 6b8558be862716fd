import type { GameShape, Input } from '@bande/core';
import type { MatchRecord } from './format.ts';

/** How a match came to its end, if it did: never both. A record that begins from a position somebody gave has no result of its own. */
export interface RecordResult {
  /** From the start to the end by deeds alone: actions, hands, dice and what physics and clocks made of them. */
  readonly finished: boolean;
  /** It has an end, and somebody's word was needed for it. */
  readonly reported: boolean;
}

/** Nothing but the word of whoever entered it stands behind such an input: facts, decisions and notes, corrections, a clock that is set. */
export const isWordOfAPerson = <G extends GameShape>(input: Input<G>): boolean =>
  input.kind === 'facts' || input.kind === 'correction' || (input.kind === 'clock' && input.command.kind === 'set');

/** At a desk everything is entered by somebody who tells what he has seen. */
export function resultOf<G extends GameShape>({ header, from, inputs, end }: MatchRecord<G>): RecordResult {
  const hasResult = end !== null && from === null;
  const byWord = header.mode === 'desk' || inputs.some(isWordOfAPerson);
  return { finished: hasResult && !byWord, reported: hasResult && byWord };
}

/** Whether anybody, person or bot, has done or said something: dice, clocks and the host's own inputs are no match. */
export const isPlayed = <G extends GameShape>({ inputs }: MatchRecord<G>): boolean =>
  inputs.some((input) => ['action', 'together', 'stream'].includes(input.kind) || saysSomething(input));

const saysSomething = <G extends GameShape>(input: Input<G>): boolean =>
  input.kind === 'facts' && input.facts.length > 0;
