import type { GameView } from '@bande/stage/view';
import { isTraining, type Subbuteo } from '../state.ts';
import { aids } from './aids.ts';
import { board } from './board.ts';
import { callWords, follows, inTime, opens, thenWords, weight } from './calls.ts';
import { aims } from './choosing.ts';
import { deedWords, factWords } from './deeds.ts';
import { dials, turned } from './dials.ts';
import { begins, draftAt } from './drafting.ts';
import { dutyToYou, dutyWords, isUntimed, thinksInPeace } from './duties.ts';
import { evidence } from './evidence.ts';
import { gameLessons, lessonsOfMatch, signs } from './game-lessons.ts';
import { exercises } from './exercises.ts';
import { gestures, hints } from './hints.ts';
import { kits } from './kits.ts';
import { matchHints } from './match-hints.ts';
import { lessons } from './lessons.ts';
import { mark, markWords } from './marks.ts';
import { words } from './naming.ts';
import { actionNote, actionWords, beside, isRare, isUrged, keptPlaces, optionOf, picksOf } from './picks.ts';
import { decider, presets } from './presets.ts';
import { refusalWords } from './refusals.ts';
import { scoreboard } from './scoreboard.ts';
import { settingUp } from './setting-up.ts';
import { shows } from './shows.ts';
import { looks } from './sides.ts';
import { OFFSIDE_LINE } from './signs.ts';
import { statistics } from './statistics.ts';
import { decidedWords, tells } from './tells.ts';
import { underWay } from './under-way.ts';

/** Everything but the picture. On the training pitch nothing is owed and nothing is called. */
export const light: Omit<GameView<Subbuteo>, 'loadScene'> = {
  pitch: words(
    'Tischfußball mit dem Fingernagel: live, nach den FISTF-Regeln, mit Schiedsrichter.',
    'Table football by fingernail: live, by the FISTF rules, with a referee.',
  ),
  sides: looks,
  kits,
  eyeLevel: true,
  presets,
  decider,
  hints: matchHints,
  hintsOf: (match) => (isTraining(match) ? hints : null),
  lessons: gameLessons,
  lessonsOf: (match) => (isTraining(match) ? lessons : lessonsOfMatch(match)),
  signs,
  exercises,
  gestures,
  picksOf,
  actionWords,
  actionNote,
  isUrged,
  isRare,
  keptPlaces,
  byHand: { key: 'f', mode: settingUp, letsGo: ({ kind }) => kind === 'flick' || kind === 'place' },
  optionOf,
  dials,
  begins,
  aims,
  turned,
  draftAt,
  beside,
  aids,
  startsAnew: ({ kind }) => kind === 'lineUp',
  deedWords,
  factWords,
  tells,
  decidedWords,
  board,
  scoreboard,
  dutyWords,
  dutyToYou,
  isUntimed,
  thinksInPeace,
  callWords,
  thenWords,
  inTime,
  opens,
  follows,
  refusalWords,
  weight,
  tableOf: (match) => (isTraining(match) ? words('Subbuteo: Trainingsplatz', 'Subbuteo: training pitch') : null),
  roller: () => null,
  alsoCalled: [
    ['Ecke', 'Eckstoß', 'Eckball', 'corner'],
    ['Abschlag', 'Abstoß', 'goal kick'],
    ['Elfmeter', 'Strafstoß', 'penalty'],
    ['Keeper', 'Torwart'],
    ['Schuss', 'Torschuss', 'shot'],
    ['schießen', 'schnippen', 'flick'],
  ],
  asks: {
    example:
      'a shot from inside the shooting zone that goes wholly over the goal line counts, and the other side kicks off',
    find: words('Einwurf Torwart, oder II.7.1', 'throw-in keeper, or II.7.1'),
  },
  evidence,
  onRequest: {
    key: 'i',
    sign: OFFSIDE_LINE,
    label: words('Abseitslinie', 'Offside line'),
    when: (match) => !isTraining(match),
  },
  shows,
  underWay,
  mark,
  markWords,
  statistics,
};
