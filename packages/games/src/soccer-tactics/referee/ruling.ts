import type { Paragraph } from '../rulebook.ts';
import { nameOf, type Fact, type Ruling } from '../state.ts';
import { SQUARE_NAMES, type Side, type Square } from '../table.ts';
import type { Call, RestartName } from './calls.ts';

interface Parts {
  readonly for?: Side;
  readonly against?: Side;
  readonly where?: Square;
  readonly restart?: RestartName;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** A ruling on this fact; the fact itself is its evidence. */
export const ruling = (fact: Fact, call: Call, paragraphs: readonly Paragraph[], parts: Parts = {}): Ruling => ({
  call,
  paragraphs,
  evidence: [fact.id],
  ...(parts.for === undefined ? {} : { for: nameOf(parts.for) }),
  ...(parts.against === undefined ? {} : { against: nameOf(parts.against) }),
  ...(parts.where === undefined || parts.where < 0 ? {} : { where: SQUARE_NAMES[parts.where]! }),
  ...(parts.restart === undefined ? {} : { restart: parts.restart }),
  ...(parts.detail === undefined ? {} : { detail: parts.detail }),
});
