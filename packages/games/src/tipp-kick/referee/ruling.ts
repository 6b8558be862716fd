import { rulingOn, type RulingParts } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, Ruling, TippKick } from '../state.ts';
import type { Spot, Whereabouts } from '../zones.ts';
import type { Call } from './calls.ts';

interface Parts extends Omit<RulingParts<TippKick>, 'where'> {
  readonly where?: Whereabouts | undefined;
}

/** A ruling on this fact; the fact itself is its last evidence. */
export const ruling = (fact: Fact, call: Call, paragraphs: readonly Paragraph[], parts: Parts = {}): Ruling =>
  rulingOn<TippKick>(fact, call, paragraphs, { ...parts, where: parts.where && placeName(parts.where) });

/** Millimetres east and north of the centre spot, or the words of a person. */
function placeName({ at, where }: Whereabouts): string | undefined {
  return at === undefined ? where : spotName(at);
}
export const spotName = ([x, y]: Spot): string => `${Math.round(x * 100) / 100 + 0} ${Math.round(y * 100) / 100 + 0}`;
