import { actionLooks, PLAIN, RARE, URGED, type Actions } from '@bande/stage/view';
import type { TippKick } from '../../state.ts';
import { alongWithReady, usuallyReady } from '../hands/defending.ts';
import { actionWords, readyNote } from './action-words.ts';
import { deedWords } from './deeds.ts';

/** Nothing is picked: what goes somewhere is set by hands and dials, everything else is a button. Who waits for it stands out; what is rare is never in a hurry. */
export const actions: Actions<TippKick> = actionLooks<TippKick>(
  {
    shoot: { hands: 'letGo' },
    defend: { hands: 'letGo', along: alongWithReady },
    keep: URGED,
    ready: {
      note: readyNote,
      spares: (action, match) => (action.kind === 'ready' && action.alone !== true ? usuallyReady(match) : null),
      wanted: (action) => (action.kind === 'ready' && action.alone === true ? 'rare' : 'urged'),
    },
    lay: RARE,
    takeAway: RARE,
    changeKicker: RARE,
    drawSides: RARE,
    strike: PLAIN,
    choose: PLAIN,
  },
  { words: actionWords, deed: deedWords },
);
