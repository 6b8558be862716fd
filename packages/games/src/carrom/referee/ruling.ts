import { measuredPlace, type MeasuredPlace } from '@bande/core';
import { alsoBy, type Consequence } from '../consequences.ts';
import type { Paragraph } from '../rulebook.ts';
import { nameOf, type Fact, type Ruling } from '../state.ts';
import type { Point, Side } from '../table.ts';
import type { Call } from './calls.ts';

interface Parts {
  readonly for?: Side;
  readonly against?: Side;
  readonly where?: Point | null | undefined;
  /** What follows; given the laws, where it has to keep them. */
  readonly then?: readonly Consequence[] | ((laws: readonly Paragraph[]) => readonly Consequence[]);
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** A ruling on this fact; the fact itself is its evidence. */
export function ruling(fact: Fact, call: Call, laws: readonly Paragraph[], parts: Parts = {}): Ruling {
  const paragraphs = [...new Set(laws)];
  const then = typeof parts.then === 'function' ? parts.then(paragraphs) : parts.then;
  return {
    call,
    paragraphs,
    evidence: [fact.id],
    ...(parts.for === undefined ? {} : { for: nameOf(parts.for) }),
    ...(parts.against === undefined ? {} : { against: nameOf(parts.against) }),
    ...(parts.where === undefined || parts.where === null ? {} : { where: placeOf(parts.where) }),
    ...(parts.detail === undefined ? {} : { detail: parts.detail }),
    ...(then === undefined ? {} : { then }),
  };
}

/** The same by one more law. */
export const alsoUnder = (one: Ruling, law: Paragraph): Ruling => ({
  ...one,
  paragraphs: [...new Set([...one.paragraphs, law])],
  ...(one.then === undefined ? {} : { then: one.then.map((consequence) => alsoBy(consequence, law)) }),
});

/** Rounded while it is in metres: a thousandfold that is rounded after that can be off in its last figure. */
const placeOf = ({ x, y }: Point): MeasuredPlace =>
  measuredPlace([Math.round(x * 1e5) / 100, Math.round(y * 1e5) / 100]);
