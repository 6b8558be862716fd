import type { LogEntry } from '@bande/core';
import { DONE, OPEN, type Exercise } from '@bande/stage/view';
import { isFigure, sideOf, type Side } from '../../names.ts';
import type { Fact, Match, Subbuteo } from '../../state.ts';
import { hasBlocked, PLAYS_ON, standingOfBlock } from './block-whys.ts';
import { whyMissed, whyNotRound } from './exercise-whys.ts';
import { words } from '../words/naming.ts';
import { SWERVE } from '../words/swerve-words.ts';

type Log = readonly LogEntry<Subbuteo>[];
type Call = Subbuteo['call'];

/** The learner is Red; nobody's time runs out, and the whole way of a flick is shown. */
const SETTINGS = { toss: false, referee: 'beginner', limits: false, preview: 'full' } as const;
const given = (attacker: Side, places: Readonly<Record<string, readonly [number, number]>>): object => ({
  mode: 'live',
  settings: SETTINGS,
  attacker,
  places,
});

/** Whoever would stand in the way of the first tasks. */
const ASIDE = {
  B6: [250, 200],
  B7: [-250, 200],
  B8: [300, 100],
  B9: [330, 160],
  B10: [-300, 160],
  B11: [-330, 100],
  R6: [200, -300],
  R7: [-200, -300],
  R10: [250, -150],
  R11: [-250, -150],
  R3: [100, -480],
  R2: [-100, -480],
} as const;

const isCalled = (log: Log, call: Call): boolean => log.some(({ rulings }) => rulings.some((one) => one.call === call));
const took = (log: Log, is: (fact: Fact) => boolean): boolean => log.some(({ fact }) => is(fact));
const isRedTouch = (fact: Fact): boolean =>
  fact.kind === 'ballTouched' && isFigure(fact.touchedBy) && sideOf(fact.touchedBy) === 'red';
/** Red has the ball no more, or play has been stopped. */
const isLost = ({ state }: Match): boolean => state.attacker !== 'red' || state.restart !== null;
const hasRested = (log: Log): boolean => {
  const touched = log.findIndex(({ fact }) => isRedTouch(fact));
  return touched >= 0 && took(log.slice(touched), (fact) => fact.kind === 'rested' && fact.what === 'ball');
};

/** Five short tasks on the real pitch: pass, swerve, block, shoot, offside. */
export const exercises: readonly Exercise<Subbuteo>[] = [
  {
    id: 'pass',
    title: words('Passen', 'Passing'),
    task: words(
      'Drück auf Rot 8, zieh ein kurzes Stück zurück und lass los: ein Pass zu Rot 9.',
      'Press on Red 8, pull back a little and let go: a pass to Red 9.',
    ),
    byKeys: words(
      'T richtet Rot 8 auf den Ball, S macht es sachter, F schnippt: ein Pass zu Rot 9.',
      'T turns Red 8 to the ball, S makes it softer, F flicks: a pass to Red 9.',
    ),
    given: given('red', { ...ASIDE, ball: [0, -120], R8: [-4, -160], R9: [40, 90] }),
    stands: (log, match) => {
      if (isLost(match)) return { is: 'missed', why: whyMissed(log, match) };
      return hasRested(log) ? DONE : OPEN;
    },
    learnt: words(
      'Du hast den Ball noch: Du behältst ihn, solange deine Figuren ihn treffen, dieselbe höchstens dreimal nacheinander.',
      'You still have the ball: you keep it as long as your figures hit it, the same one at most three times running.',
    ),
    paragraphs: ['FISTF-II.5.2.1.1', 'FISTF-II.5.2.3'],
  },
  {
    id: 'swerve',
    title: words('Im Bogen', 'Swerving'),
    ...SWERVE.upright,
    across: SWERVE.across,
    begins: { kind: 'flick', figure: 'R9', direction: -4, strength: 0.4, nail: 0, tick: false },
    given: given('red', { ...ASIDE, ball: [0, 80], R9: [0, -320], B6: [12, -120] }),
    stands: (log, match) => {
      if (took(log, isRedTouch)) return DONE;
      return isLost(match) || isCalled(log, 'foul') ? { is: 'missed', why: whyNotRound(log, match) } : OPEN;
    },
    learnt: words(
      'Ein schöner Bogen, und der Ball zuerst! Nur den Gegner zu treffen kostet den Ball, erst ihn und dann den Ball wäre ein Foul.',
      'A fine bend, and the ball first! Meeting only the opponent costs the ball; meeting him and then the ball would be a foul.',
    ),
    paragraphs: ['FISTF-II.5.3.4.1', 'FISTF-II.5.3.4.3'],
  },
  {
    id: 'block',
    title: words('Verteidigen', 'Blocking'),
    task: words(
      'Gleich spielt Blau, und dann noch einmal. Dazwischen darfst du eine Figur schnippen: Stell sie zwischen Ball und Tor, ohne etwas zu berühren.',
      'Blue plays in a moment, and then once more. In between you may flick one figure: put it between ball and goal, without touching anything.',
    ),
    byKeys: words(
      'Gleich spielt Blau, und dann noch einmal. Dazwischen: G stellt eine Figur in den Weg, F schnippt sie.',
      'Blue plays in a moment, and then once more. In between: G aims a figure into the way, F flicks it.',
    ),
    given: given('blue', { ball: [0, 150], B9: [0, 190], R9: [-110, -190], R8: [130, -210] }),
    meanwhile: [
      { after: 240, action: { kind: 'flick', figure: 'B9', direction: 0, strength: 0.22, nail: 0, tick: false } },
      {
        after: 900,
        // Nobody is hurried: Blue plays on as soon as somebody stands in his way, or at last.
        waits: { until: hasBlocked, atMost: PLAYS_ON },
        action: { kind: 'flick', figure: 'B9', direction: 0, strength: 0.33, nail: 0, tick: false },
      },
    ],
    stands: standingOfBlock,
    learnt: words(
      'Geblockt! Rollt der Ball an deine stehende Figur, gehört er dir. Für jedes Spielen des Balls hast du einen solchen Zug, bis der Angreifer ihn wieder berührt.',
      'Blocked! A ball that runs into your standing figure is yours. For each play of the ball you have one such flick, until the attacker touches it again.',
    ),
    paragraphs: ['FISTF-II.6.2.1.1', 'FISTF-II.6.2.7.a'],
  },
  {
    id: 'shoot',
    title: words('Schießen', 'Shooting'),
    task: words(
      'Der Ball liegt in der Schusszone. Zieh Rot 9 zurück und lass los: neben den Torwart!',
      'The ball lies in the shooting zone. Pull Red 9 back and let go: beside the keeper!',
    ),
    byKeys: words('G zielt neben den Torwart, F schnippt.', 'G aims beside the keeper, F flicks.'),
    given: given('red', { ball: [60, 470], R9: [90, 433], B5: [190, 470], B4: [-130, 480], B2: [-220, 440] }),
    stands: (log, match) => {
      if (isCalled(log, 'goal')) return DONE;
      return isLost(match) ? { is: 'missed', why: whyMissed(log, match) } : OPEN;
    },
    learnt: words(
      'Es zählt, weil der Ball beim Schuss ganz in der Schusszone lag. „Torschuss ansagen“ gäbe dir zehn Sekunden statt fünf, aber kein Zurück.',
      'It counts because the ball lay wholly in the shooting zone. “Announce a shot” would give you ten seconds instead of five, and no way back.',
    ),
    paragraphs: ['FISTF-II.7.1.1.a.1', 'FISTF-II.10.8.2'],
  },
  {
    id: 'offside',
    title: words('Abseits', 'Offside'),
    task: words(
      'Rot 10 steht hinter der Abwehr. Spiel den Ball mit Rot 9 nach vorn zu ihm, und hör, was der Schiedsrichter sagt.',
      'Red 10 stands behind the defence. Play the ball forward to him with Red 9, and hear what the referee says.',
    ),
    byKeys: words(
      'Rot 10 steht hinter der Abwehr. T richtet Rot 9 auf den Ball, F schnippt: Hör, was der Schiedsrichter sagt.',
      'Red 10 stands behind the defence. T turns Red 9 to the ball, F flicks: hear what the referee says.',
    ),
    given: given('red', {
      ...ASIDE,
      ball: [0, 290],
      R9: [0, 250],
      R10: [40, 500],
      B2: [-200, 380],
      B3: [-90, 400],
      B4: [90, 400],
      B5: [200, 380],
    }),
    stands: (log, match) => {
      if (isCalled(log, 'offside')) return DONE;
      return isLost(match) || hasRested(log) ? { is: 'missed', why: whyMissed(log, match) } : OPEN;
    },
    learnt: words(
      'Im Abseits steht, wer in der Schusszone näher an der Torlinie ist als Ball und letzter Verteidiger. Strafbar wird es, wenn der Ball nach vorn gespielt wird.',
      'Offside is who stands in the shooting zone nearer to the goal line than the ball and the last defender. It is punished when the ball is played forward.',
    ),
    paragraphs: ['FISTF-II.13.1.1.1a', 'FISTF-II.13.1.2.3.1'],
  },
];
