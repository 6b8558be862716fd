import type { Words } from '@bande/core';
import { sayingOfSide } from '@bande/stage/view';
import { BODIES, type BodyName } from '../../names.ts';
import type { Ruling } from '../../state.ts';
import { bodyWords, both, sideWords } from './naming.ts';

/** The parts from which the words of a call are put together. */

export type Say = (ruling: Ruling) => Words;
/** Of the side that it is for, if it is for one. */
export const forSide = sayingOfSide(sideWords, (ruling: Ruling) => ruling.for);
export const text = ({ detail }: Ruling, key: string): string => String(detail?.[key] ?? '');

/** `Rot 9 und Rot 10`, `Blue 3, Blue 4 and the ball`. */
export function listOf(bodies: readonly BodyName[]): Words {
  const named = bodies.map(bodyWords);
  return both((language) => {
    const all = named.map((one) => one[language]);
    const [last = '', ...before] = all.toReversed();
    return before.length === 0 ? last : `${before.toReversed().join(', ')} ${AND[language]} ${last}`;
  });
}
const AND = { de: 'und', en: 'and' } as const;
const isBodyName = (id: string): id is BodyName => (BODIES as readonly string[]).includes(id);
/** The bodies that a detail of a ruling names. */
export const bodiesIn = ({ detail }: Ruling, ...keys: readonly string[]): readonly BodyName[] => [
  ...new Set(keys.flatMap((key) => String(detail?.[key] ?? '').split(' ')).filter(isBodyName)),
];

/** `: viermal hintereinander`. */
export const because = (said: Words, why: Words | null): Words =>
  both((language) => `${said[language]}${why === null ? '' : `: ${why[language]}`}.`);
