import { namedPlace } from '@bande/core';
import { howPlayGoesOn, RESTART_WORDS, type Consequence } from '../consequences.ts';
import type { Paragraph } from '../rulebook.ts';
import { nameOf, type Fact, type Ruling } from '../state.ts';
import { SQUARE_NAMES, type Side, type Square } from '../table.ts';
import type { Call } from './calls.ts';

export interface Parts {
  readonly for?: Side;
  readonly against?: Side;
  readonly where?: Square;
  readonly then?: readonly Consequence[];
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** A ruling on this fact; the fact itself is its evidence. */
export const ruling = (fact: Fact, call: Call, paragraphs: readonly Paragraph[], parts: Parts = {}): Ruling => ({
  call,
  paragraphs,
  evidence: [fact.id],
  ...(parts.for === undefined ? {} : { for: nameOf(parts.for) }),
  ...(parts.against === undefined ? {} : { against: nameOf(parts.against) }),
  ...(parts.where === undefined || parts.where < 0 ? {} : { where: namedPlace(SQUARE_NAMES[parts.where]!) }),
  ...(parts.then === undefined ? {} : whatFollows(parts.then)),
  ...(parts.detail === undefined ? {} : { detail: parts.detail }),
});

/** How play goes on is said once more for people, in a word. */
function whatFollows(then: readonly Consequence[]): Pick<Ruling, 'then' | 'restart'> {
  const onward = howPlayGoesOn([{ then }]);
  return onward === undefined ? { then } : { then, restart: RESTART_WORDS[onward.kind] };
}

/** The match is over; the outcome rests on the same paragraphs. */
export const matchIsWonBy = (
  winner: Side,
  fact: Fact,
  paragraphs: readonly Paragraph[],
  parts: Pick<Parts, 'against' | 'detail'> = {},
): Ruling =>
  ruling(fact, 'matchWon', paragraphs, {
    ...parts,
    for: winner,
    then: [{ kind: 'matchIsOver', winner: nameOf(winner), paragraphs }],
  });
