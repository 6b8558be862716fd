import { knownPlace, rulingOn, type RulingParts } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, Ruling, TippKick } from '../state.ts';
import type { Whereabouts } from '../zones.ts';
import type { Call } from './calls.ts';

interface Parts extends Omit<RulingParts<TippKick>, 'where'> {
  readonly where?: Whereabouts | undefined;
}

/** A ruling on this fact; the fact itself is its last evidence. */
export const ruling = (fact: Fact, call: Call, paragraphs: readonly Paragraph[], parts: Parts = {}): Ruling =>
  rulingOn<TippKick>(fact, call, paragraphs, { ...parts, where: parts.where && knownPlace(parts.where) });
