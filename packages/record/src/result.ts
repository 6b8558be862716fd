import { isDeed, type Action, type Ending, type Game, type GameShape, type Input } from '@bande/core';
import type { MatchRecord } from './format.ts';

/** How a match came to its end, if it did: never both. A record that begins from a position somebody gave has no result of its own, nor has one in which something was taken back. */
interface RecordResult<G extends GameShape = GameShape> {
  /** From the start to the end by deeds alone: actions, hands, dice of a seed and what physics and clocks made of them. */
  readonly finished: boolean;
  /** It has an end, and somebody's word was needed for it. */
  readonly reported: boolean;
  /** Where those at the table ended it before its end: it is not finished then, and called off it has no result at all. */
  readonly how?: Ending<G>;
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

/** At a desk everything is entered by somebody who tells what he has seen; so are dice that follow from no seed, and that somebody gave up or left. */
export function resultOf<G extends GameShape>(
  game: Game<G>,
  { header, from, inputs, end, seed, takenBack }: MatchRecord<G>,
): RecordResult<G> {
  const how = end?.outcome.how;
  const hasResult = end !== null && from === null && takenBack === undefined && how?.kind !== 'calledOff';
  const isWord = (input: Input<G>): boolean =>
    isWordOfAPerson(game, input) || (input.kind === 'chance' && seed === null);
  const byWord = how !== undefined || header.mode === 'desk' || inputs.some(isWord);
  return { finished: hasResult && !byWord, reported: hasResult && byWord, ...(how === undefined ? {} : { how }) };
}

/** Whether anybody, person or bot, has done or said something: dice, clocks and the host's own inputs are no match. */
export const isPlayed = <G extends GameShape>({ inputs }: MatchRecord<G>): boolean => inputs.some(isDeed);
