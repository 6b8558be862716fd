import type { GameView } from '@bande/stage/view';
import type { Subbuteo } from '../state.ts';
import { aids } from './aims/aids.ts';
import { board } from './words/board.ts';
import { calls } from './words/call-looks.ts';
import { inTime } from './words/calls.ts';
import { aims } from './aims/choosing.ts';
import { factWords } from './words/deeds.ts';
import { dials, turned } from './aims/dials.ts';
import { begins, draftAt } from './aims/drafting.ts';
import { dutyToYou, dutyWords, patience } from './words/duties.ts';
import { evidence } from './shown/evidence.ts';
import { signs } from './taught/game-lessons.ts';
import { exercises } from './taught/exercises.ts';
import { gestures } from './taught/hints.ts';
import { byPitch } from './pitch.ts';
import { kits } from './picture/kits.ts';
import { words } from './words/naming.ts';
import { actions } from './words/action-looks.ts';
import { buttonsAt } from './hands/picks.ts';
import { presets } from './words/presets.ts';
import { settingUp } from './hands/setting-up.ts';
import { inOne } from './words/one-stop.ts';
import { looks } from './words/sides.ts';
import { OFFSIDE, OFFSIDE_LINE } from './taught/signs.ts';
import { decidedWords } from './words/tells.ts';
import { byMatch, settingUpIn } from './ways.ts';
import { underWay } from './shown/under-way.ts';

const EXTRAS = [{ id: OFFSIDE, key: 'i', sign: OFFSIDE_LINE, label: words('Abseitslinie', 'Offside line') }];

/** Everything but the picture. On the training pitch nothing is owed and nothing is called. */
export const light: Omit<GameView<Subbuteo>, 'loadScene'> = {
  pitch: words(
    'Tischfußball mit dem Fingernagel: live, nach den FISTF-Regeln, mit Schiedsrichter.',
    'Table football by fingernail: live, by the FISTF rules, with a referee.',
  ),
  sides: () => looks,
  kits,
  eyeLevel: true,
  presets,
  ...byMatch,
  lessons: (match) => [...byMatch.lessons(match), ...signs],
  exercises,
  gestures,
  actions,
  buttonsAt,
  byHand: { mode: settingUp(settingUpIn), dialRoom: 'spare' },
  dials,
  begins,
  aims,
  turned: (draft, by, match) => ('dial' in by ? turned(draft, by.dial, by.value, match) : draftAt(draft, by.at, match)),
  aids,
  factWords,
  ending: (match, log) => ({ by: decidedWords(match, log) }),
  board,
  dutyWords,
  dutyTo: (whom, duty, match) => (whom === 'you' ? dutyToYou(duty, match) : null),
  patience,
  calls,
  inTime,
  inOne,
  alsoCalled: [
    ['Ecke', 'Eckstoß', 'Eckball', 'corner'],
    ['Abschlag', 'Abstoß', 'goal kick'],
    ['Elfmeter', 'Strafstoß', 'penalty'],
    ['Keeper', 'Torwart'],
    ['Schuss', 'Torschuss', 'shot'],
    ['schießen', 'schnippen', 'flick'],
  ],
  example:
    'a shot from inside the shooting zone that goes wholly over the goal line counts, and the other side kicks off',
  evidence,
  extras: byPitch(EXTRAS, []),
  underWay,
};
