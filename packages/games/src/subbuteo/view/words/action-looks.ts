import { actionLooks, PLAIN, RARE, type Actions } from '@bande/stage/view';
import { isBallLost } from '../../lost-ball.ts';
import type { Subbuteo } from '../../state.ts';
import { actionWords, picksOf, shootNote } from '../hands/picks.ts';
import { deedWords } from './deeds.ts';

/** Flicks are set by hands and dials, line-ups are buttons, and so is laying back a ball that is lost; what is picked up and put down is dragged, and no button. */
export const actions: Actions<Subbuteo> = actionLooks<Subbuteo>(
  {
    flick: { hands: 'letGo' },
    place: { picks: picksOf, hands: 'letGo' },
    lineUp: {
      hands: 'beginAnew',
      // The ball has left the field: whoever wants another go needs everything back.
      wanted: (action, match) =>
        action.kind === 'lineUp' && action.as === 'shooting' && isBallLost(match) ? 'urged' : 'usual',
    },
    shoot: { picks: picksOf, wanted: 'urged', note: shootNote },
    // The block flick that the attacker waits for has its time; so has doing without it.
    pass: { option: (_, { state: { blockWait } }) => blockWait?.option ?? null },
    // Requests and the reserve keeper: seldom wanted, and never in a hurry.
    ask: { wanted: (action) => (action.kind === 'ask' && action.what === 'distance' ? 'usual' : 'rare') },
    reserveIn: RARE,
    reserveOut: RARE,
    take: PLAIN,
    done: PLAIN,
    ready: PLAIN,
    keep: PLAIN,
    chooseAtToss: PLAIN,
    choose: PLAIN,
  },
  { words: actionWords, deed: deedWords },
);
