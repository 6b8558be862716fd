import { actionLooks, PLAIN, type Actions } from '@bande/stage/view';
import type { Toy } from '../state.ts';
import { actionWords, picksOf } from './picks.ts';
import { deedWords } from './words.ts';

/** What is done here: a row for every kind. */
export const actions: Actions<Toy> = actionLooks<Toy>(
  { take: { picks: picksOf, intentMs: 700 }, choose: PLAIN },
  { words: actionWords, deed: deedWords },
);
