import type { FactId } from '@bande/core';
import type { Consequence } from '../consequences.ts';
import type { Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, Ruling } from '../state.ts';
import type { Spot, Whereabouts } from '../zones.ts';
import type { Call } from './calls.ts';

interface Parts {
  readonly for?: Side | null | undefined;
  readonly against?: Side | null | undefined;
  readonly where?: Whereabouts | undefined;
  readonly evidence?: readonly FactId[];
  readonly then?: readonly Consequence[];
  readonly restart?: string;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** A ruling on this fact; the fact itself is its last evidence. */
export function ruling(fact: Fact, call: Call, paragraphs: readonly Paragraph[], parts: Parts = {}): Ruling {
  const { for: side, against, where, evidence = [], then, restart, detail } = parts;
  const place = where === undefined ? undefined : placeName(where);
  return {
    call,
    paragraphs: [...new Set(paragraphs)],
    evidence: [...new Set([...evidence, fact.id])],
    ...(side === undefined || side === null ? {} : { for: side }),
    ...(against === undefined || against === null ? {} : { against }),
    ...(place === undefined ? {} : { where: place }),
    ...(restart === undefined ? {} : { restart }),
    ...(detail === undefined ? {} : { detail }),
    ...(then === undefined ? {} : { then }),
  };
}

/** Millimetres east and north of the centre spot, or the words of a person. */
function placeName({ at, where }: Whereabouts): string | undefined {
  return at === undefined ? where : spotName(at);
}
export const spotName = ([x, y]: Spot): string => `${Math.round(x * 100) / 100 + 0} ${Math.round(y * 100) / 100 + 0}`;
