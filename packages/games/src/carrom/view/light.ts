import type { GameView } from '@bande/stage/view';
import type { Carrom } from '../state.ts';
import { aids } from './aids.ts';
import { draftAt } from './aiming.ts';
import { board } from './board.ts';
import { deedWords, factWords } from './deeds.ts';
import { begins, dials, goesAlong, turned } from './dials.ts';
import { dutyWords } from './duties.ts';
import { evidence } from './evidence.ts';
import { gestures, hints } from './hints.ts';
import { lessons } from './lessons.ts';
import { intentMs } from './intent-ms.ts';
import { words } from './naming.ts';
import { actionWords, concessions, picksOf } from './picks.ts';
import { presets } from './presets.ts';
import { refusalWords } from './refusals.ts';
import { scoreboard } from './scoreboard.ts';
import { shows, underWay } from './shows.ts';
import { looks } from './sides.ts';
import { statistics } from './statistics.ts';
import { carriesOut, decidedWords, follows, inTime, joined, opens, tells } from './tells.ts';
import { thenWords } from './then-words.ts';
import { mark, markWords, weight } from './weight.ts';
import { callWords, outcomeWords } from './words.ts';

/** Everything but the picture: words, cells, and the match as data. */
export const light: Omit<GameView<Carrom>, 'loadScene'> = {
  pitch: words(
    'Neun weiße, neun schwarze, eine Queen: schnippen nach den 151 Gesetzen der ICF.',
    'Nine white, nine black, one queen: flicking by the 151 laws of the ICF.',
  ),
  sides: looks,
  presets,
  hints,
  gestures,
  lessons,
  picksOf,
  actionWords,
  concessions,
  dials,
  aids,
  begins,
  turned,
  draftAt,
  goesAlong,
  deedWords,
  factWords,
  board,
  scoreboard,
  dutyWords,
  callWords,
  thenWords,
  outcomeWords,
  decidedWords,
  refusalWords,
  weight,
  opens,
  inTime,
  follows,
  carriesOut,
  joined,
  tells,
  roller: () => null,
  alsoCalled: [
    ['decken', 'bestätigen', 'bestätigt', 'cover'],
    ['Queen', 'Dame', 'Königin'],
    ['Puck', 'Striker'],
    ['lochen', 'versenken', 'pocket', 'pot'],
    ['Tasche', 'Loch', 'pocket'],
    ['Strafe', 'Strafstein', 'Foul', 'penalty'],
    ['Anspiel', 'Anstoß', 'break'],
  ],
  asks: {
    example: 'the pocketed striker makes a due and no penalty',
    find: words('Queen decken, oder 72b', 'cover queen, or 72b'),
  },
  evidence,
  shows,
  underWay,
  intentMs,
  mark,
  markWords,
  statistics,
};
