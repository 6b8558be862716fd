import type { GameView } from '@bande/stage/view';
import type { TippKick } from '../state.ts';
import { actionNote, actionWords, isRare, isUrged } from './action-words.ts';
import { aids } from './aids.ts';
import { board } from './board.ts';
import { aims } from './choosing.ts';
import { callWords, follows, inTime, opens, thenWords, weight } from './calls.ts';
import { deedWords, factWords } from './deeds.ts';
import {
  askedInSecret,
  COUNTED_SECONDS,
  dutyToYou,
  dutyWords,
  isUntimed,
  secretWords,
  thinksInPeace,
} from './duties.ts';
import { takesAlong } from './defending.ts';
import { dials, turned } from './dials.ts';
import { begins, draftAt } from './drafting.ts';
import { evidence } from './evidence.ts';
import { exercises } from './exercises.ts';
import { gameLessons, lessonsOfMatch, signs } from './game-lessons.ts';
import { gestures, hints } from './hints.ts';
import { kickerAndButton } from './kicker-and-button.ts';
import { kits } from './kits.ts';
import { mark, markWords } from './marks.ts';
import { words } from './naming.ts';
import { presets } from './presets.ts';
import { refusalWords } from './refusals.ts';
import { scoreboard } from './scoreboard.ts';
import { shows } from './shows.ts';
import { looks } from './sides.ts';
import { statistics } from './statistics.ts';
import { breaks, decidedWords, tells } from './tells.ts';
import { underWay } from './under-way.ts';

/** Everything but the picture. */
export const light: Omit<GameView<TippKick>, 'loadScene'> = {
  pitch: words(
    'Ein Knopf, ein Bein, ein Ball in zwei Farben: live, nach den DTKV-Regeln, mit Schiedsrichter.',
    'One button, one leg, a ball of two colours: live, by the DTKV rules, with a referee.',
  ),
  sides: looks,
  kits,
  eyeLevel: true,
  presets,
  lessons: gameLessons,
  lessonsOf: lessonsOfMatch,
  signs,
  hints,
  exercises,
  gestures,
  picksOf: () => [],
  actionWords,
  actionNote,
  isUrged,
  isRare,
  isUntimed,
  thinksInPeace,
  countedSeconds: COUNTED_SECONDS,
  byHand: {
    key: 'f',
    mode: kickerAndButton,
    letsGo: ({ kind }) => kind === 'shoot' || kind === 'defend',
    closeBy: true,
  },
  dials,
  begins,
  aims,
  turned,
  draftAt,
  takesAlong,
  aids,
  roller: () => null,
  board,
  scoreboard,
  dutyWords,
  dutyToYou,
  secretWords,
  askedInSecret,
  deedWords,
  factWords,
  tells,
  decidedWords,
  breaks,
  callWords,
  thenWords,
  inTime,
  opens,
  follows,
  refusalWords,
  weight,
  asks: {
    example: 'a shot from open play that is wholly over the goal line counts',
    find: words('Vorlage Torschuss, oder 8.4.1', 'set-up shot, or 8.4.1'),
  },
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
  markWords,
  statistics,
};
