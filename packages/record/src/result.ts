import type { Action, Game, GameShape, Input } from '@bande/core';
import type { MatchRecord } from './format.ts';

/** How a match came to its end, if it did: never both. A record that begins from a position somebody gave has no result of its own. */
export interface RecordResult {
  /** From the start to the end by deeds alone: actions, hands, dice of a seed and what physics and clocks made of them. */
  readonly finished: boolean;
  /** It has an end, and somebody's word was needed for it. */
  readonly reported: boolean;
}

/** Nothing but the word of whoever entered it stands behind such an input: facts, decisions and notes, corrections, a clock that is set, what a player says and does not do. */
export const isWordOfAPerson = <G extends GameShape>(game: Game<G>, input: Input<G>): boolean =>
  input.kind === 'facts' ||
  input.kind === 'correction' ||
  (input.kind === 'clock' && input.command.kind === 'set') ||
  actionsOf(input).some((action) => action.kind !== 'choose' && (game.isSaid?.(action) ?? false));

function actionsOf<G extends GameShape>(input: Input<G>): readonly Action<G>[] {
  if (input.kind === 'action') return [input.action];
  return input.kind === 'together' ? input.actions.map(({ action }) => action) : [];
}

/** At a desk everything is entered by somebody who tells what he has seen; so are dice that follow from no seed. */
export function resultOf<G extends GameShape>(
  game: Game<G>,
  { header, from, inputs, end, seed }: MatchRecord<G>,
): RecordResult {
  const hasResult = end !== null && from === null;
  const isWord = (input: Input<G>): boolean =>
    isWordOfAPerson(game, input) || (input.kind === 'chance' && seed === null);
  const byWord = header.mode === 'desk' || inputs.some(isWord);
  return { finished: hasResult && !byWord, reported: hasResult && byWord };
}

/** Whether anybody, person or bot, has done or said something: dice, clocks and the host's own inputs are no match. */
export const isPlayed = <G extends GameShape>({ inputs }: MatchRecord<G>): boolean =>
  inputs.some((input) => ['action', 'together', 'stream'].includes(input.kind) || saysSomething(input));

const saysSomething = <G extends GameShape>(input: Input<G>): boolean =>
  input.kind === 'facts' && input.facts.length > 0;
