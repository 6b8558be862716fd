import { actionLooks, PLAIN, type ActionManner, type Actions } from '@bande/stage/view';
import type { SoccerTactics } from '../../state.ts';
import { INTENT_MS } from '../aims/intent.ts';
import { actionWords, picksOf } from '../hands/picks.ts';
import { deedWords } from './deeds.ts';

const picked = (kind: keyof typeof INTENT_MS): ActionManner<SoccerTactics> => ({
  picks: picksOf,
  intentMs: INTENT_MS[kind],
});

/** What goes somewhere is picked on the board, and so is a line-up; everything else is a button. */
export const actions: Actions<SoccerTactics> = actionLooks<SoccerTactics>(
  {
    move: picked('move'),
    play: picked('play'),
    dribble: picked('dribble'),
    place: picked('place'),
    formation: { picks: picksOf },
    roll: { wanted: 'dice' },
    pass: PLAIN,
    choose: PLAIN,
  },
  { words: actionWords, deed: deedWords },
);
