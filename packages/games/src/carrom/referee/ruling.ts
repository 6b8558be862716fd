import type { Paragraph } from '../rulebook.ts';
import { nameOf, type Fact, type Ruling } from '../state.ts';
import type { Point, Side } from '../table.ts';
import type { Call } from './calls.ts';

interface Parts {
  readonly for?: Side;
  readonly against?: Side;
  readonly where?: Point | null | undefined;
  readonly restart?: string;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** A ruling on this fact; the fact itself is its evidence. */
export const ruling = (fact: Fact, call: Call, laws: readonly Paragraph[], parts: Parts = {}): Ruling => ({
  call,
  paragraphs: [...new Set(laws)],
  evidence: [fact.id],
  ...(parts.for === undefined ? {} : { for: nameOf(parts.for) }),
  ...(parts.against === undefined ? {} : { against: nameOf(parts.against) }),
  ...(parts.where === undefined || parts.where === null ? {} : { where: placeName(parts.where) }),
  ...(parts.restart === undefined ? {} : { restart: parts.restart }),
  ...(parts.detail === undefined ? {} : { detail: parts.detail }),
});

/** Millimetres east and north of the centre. */
const placeName = ({ x, y }: Point): string => `${Math.round(x * 1e5) / 100} ${Math.round(y * 1e5) / 100}`;
