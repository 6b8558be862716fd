import { actionLooks, PLAIN, type Actions } from '@bande/stage/view';
import type { Carrom } from '../../state.ts';
import { actionWords } from '../hands/picks.ts';
import { deedWords } from './deeds.ts';

/** Milliseconds for which a bot's stroke is seen before it goes: the striker slides, the aim swings, a breath. */
const STROKE_MS = 1250;

/** Nothing is picked: strokes and placings are set by dials and by dragging, everything else is a button. */
export const actions: Actions<Carrom> = actionLooks<Carrom>(
  {
    takeSide: PLAIN,
    takeBreak: PLAIN,
    chooseEnd: PLAIN,
    // Only one who turns the rack does something about it.
    turnRack: { along: () => 'ifSet' },
    ready: PLAIN,
    strike: { intentMs: STROKE_MS },
    place: PLAIN,
    next: PLAIN,
    concede: PLAIN,
    choose: PLAIN,
  },
  { words: actionWords, deed: deedWords },
);
