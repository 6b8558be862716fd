import type { Given } from './position-schemas.ts';
import type { Match } from './state.ts';

/** One thing about a position that no match can show, and the field that says it. */
export interface Impossible {
  readonly field: string;
  readonly why: string;
}
export const impossible = (field: string, why: string): Impossible => ({ field, why });

/** Looks at one thing about a position. */
export type Look = (match: Match, said: Given) => Impossible | null;
