import { callLooks, following, NOTE, WHISTLE } from '@bande/stage/view';
import type { Toy } from '../state.ts';
import { callWords } from './words.ts';

/** How much each call matters; that somebody has won only ever follows from his point. */
export const calls = callLooks<Toy>(
  { win: following(WHISTLE), point: WHISTLE, turnLost: WHISTLE, again: NOTE, fullTime: WHISTLE },
  { words: callWords },
);
