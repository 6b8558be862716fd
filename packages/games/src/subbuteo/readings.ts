import type { Readings } from '@bande/core';
import type { Paragraph } from './rulebook.ts';

/** Where the text is open: none is needed before something is judged. */
export const readings = {} as const satisfies Readings<Paragraph>;
