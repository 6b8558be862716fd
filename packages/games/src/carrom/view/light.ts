import type { GameView } from '@bande/stage/view';
import type { Carrom } from '../state.ts';
import { aids } from './aims/aids.ts';
import { draftAt } from './aims/aiming.ts';
import { board } from './words/board.ts';
import { factWords } from './words/deeds.ts';
import { begins, dials, turned } from './aims/dials.ts';
import { dutyWords } from './words/duties.ts';
import { evidence } from './shown/evidence.ts';
import { gestures, hints } from './taught/hints.ts';
import { lessons } from './taught/lessons.ts';
import { words } from './words/naming.ts';
import { actions } from './words/action-looks.ts';
import { buttonsAt } from './hands/picks.ts';
import { presets } from './words/presets.ts';
import { refusalWords } from './words/refusals.ts';
import { scoreboard } from './words/scoreboard.ts';
import { shows, underWay } from './shown/shows.ts';
import { looks } from './words/sides.ts';
import { statistics } from './after/statistics.ts';
import { decidedWords, inTime, tells } from './words/tells.ts';
import { mark } from './after/marks.ts';
import { outcomeWords } from './words/words.ts';
import { calls } from './words/call-looks.ts';

/** Everything but the picture: words, cells, and the match as data. */
export const light: Omit<GameView<Carrom>, 'loadScene'> = {
  pitch: words(
    'Neun weiße, neun schwarze, eine Queen: schnippen nach den 151 Gesetzen der ICF.',
    'Nine white, nine black, one queen: flicking by the 151 laws of the ICF.',
  ),
  sides: () => looks,
  presets,
  hints: () => hints,
  gestures,
  lessons: () => lessons,
  actions,
  buttonsAt,
  dials,
  aids,
  begins,
  turned: (draft, by, match) => ('dial' in by ? turned(draft, by.dial, by.value, match) : draftAt(draft, by.at, match)),
  factWords,
  board,
  scoreboard,
  dutyWords,
  calls,
  ending: (match, log) => ({ title: outcomeWords(match), by: decidedWords(match, log) }),
  refusalWords,
  inTime,
  tells,
  alsoCalled: [
    ['decken', 'bestätigen', 'bestätigt', 'cover'],
    ['Queen', 'Dame', 'Königin'],
    ['Puck', 'Striker'],
    ['lochen', 'versenken', 'pocket', 'pot'],
    ['Tasche', 'Loch', 'pocket'],
    ['Strafe', 'Strafstein', 'Foul', 'penalty'],
    ['Anspiel', 'Anstoß', 'break'],
  ],
  example: 'the pocketed striker makes a due and no penalty',
  evidence,
  shows,
  underWay,
  mark,
  statistics,
};
