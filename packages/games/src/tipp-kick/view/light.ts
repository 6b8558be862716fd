import type { GameView } from '@bande/stage/view';
import type { TippKick } from '../state.ts';
import { actions } from './words/action-looks.ts';
import { aids } from './aims/aids.ts';
import { board } from './words/board.ts';
import { aims } from './aims/choosing.ts';
import { calls } from './words/call-looks.ts';
import { inTime } from './words/calls.ts';
import { factWords } from './words/deeds.ts';
import { dutyTo, dutyWords, patience } from './words/duties.ts';
import { dials, turned } from './aims/dials.ts';
import { begins, draftAt } from './aims/drafting.ts';
import { evidence } from './shown/evidence.ts';
import { exercises } from './taught/exercises.ts';
import { lessonsIn } from './taught/game-lessons.ts';
import { gestures, hints } from './taught/hints.ts';
import { kickerAndButton } from './hands/kicker-and-button.ts';
import { kits } from './picture/kits.ts';
import { mark } from './after/marks.ts';
import { words } from './words/naming.ts';
import { presets } from './words/presets.ts';
import { refusalWords } from './words/refusals.ts';
import { scoreboard } from './words/scoreboard.ts';
import { shows } from './shown/shows.ts';
import { looks } from './words/sides.ts';
import { statistics } from './after/statistics.ts';
import { decidedWords, tells } from './words/tells.ts';
import { underWay } from './shown/under-way.ts';

/** Everything but the picture. */
export const light: Omit<GameView<TippKick>, 'loadScene'> = {
  pitch: words(
    'Ein Knopf, ein Bein, ein Ball in zwei Farben: live, nach den DTKV-Regeln, mit Schiedsrichter.',
    'One button, one leg, a ball of two colours: live, by the DTKV rules, with a referee.',
  ),
  sides: () => looks,
  kits,
  eyeLevel: true,
  presets,
  lessons: lessonsIn,
  hints: () => hints,
  exercises,
  gestures,
  actions,
  patience,
  byHand: {
    mode: kickerAndButton,
    dialRoom: 'whole',
  },
  dials,
  begins,
  aims,
  turned: (draft, by, match) => ('dial' in by ? turned(draft, by.dial, by.value, match) : draftAt(draft, by.at, match)),
  aids,
  board,
  scoreboard,
  dutyWords,
  dutyTo,
  factWords,
  tells,
  ending: (match, log) => ({ by: decidedWords(match, log) }),
  calls,
  inTime,
  refusalWords,
  example: 'a shot from open play that is wholly over the goal line counts',
  alsoCalled: [
    ['Ecke', 'Eckstoß', 'Eckball', 'corner'],
    ['Einstoß', 'Einschuss', 'Einwurf', 'kick-in', 'throw-in'],
    ['Abstoß', 'Abschlag', 'goal kick'],
    ['Elfmeter', 'Strafstoß', 'penalty'],
    ['Keeper', 'Torwart', 'Torhüter', 'goalkeeper'],
    ['Kicker', 'Feldspieler', 'Figur', 'kicker'],
    ['Farbe', 'Ballfarbe', 'Weiß', 'Schwarz', 'colour'],
    ['Vorlage', 'Vorlegen', 'set-up'],
    ['Schuss', 'Torschuss', 'shot'],
    ['Mauer', 'Abwehr', 'Abstand', 'wall', 'defence', 'distance'],
    ['Zeitspiel', 'time-wasting'],
  ],
  evidence,
  shows,
  underWay,
  isIdle: ({ state }) => state.movement === null,
  mark,
  statistics,
};
