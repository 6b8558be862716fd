import type { LogEntry } from '@bande/core';
import { DONE, OPEN, type Exercise, type Standing } from '@bande/stage/view';
import { lieNow } from '../../plate.ts';
import type { Call } from '../../referee/calls.ts';
import type { Fact, Match, TippKick } from '../../state.ts';
import { whyLost, whyNoSetUp, whyScored } from './exercise-whys.ts';
import { words } from '../words/naming.ts';

type Log = readonly LogEntry<TippKick>[];

/** The learner is Red and has white; nobody's time runs out, and the whole way of a shot is shown. */
const SETTINGS = { referee: 'beginner', limits: false, preview: 'full' } as const;
const given = (position: object): object => ({
  mode: 'live',
  plate: true,
  settings: SETTINGS,
  white: 'red',
  ...position,
});

const isCalled = (log: Log, call: Call): boolean => log.some(({ rulings }) => rulings.some((one) => one.call === call));
const took = (log: Log, is: (fact: Fact) => boolean): boolean => log.some(({ fact }) => is(fact));
const isRedShot = (fact: Fact): boolean => fact.kind === 'shot' && fact.by === 'red';
/** 'DTKV-8.4.2': by this a shot is one at goal. */
const isAtBlue = (fact: Fact): boolean =>
  (fact.kind === 'touched' && fact.by === 'blue') || (fact.kind === 'frameStruck' && fact.goal === 'blue');
const rested = (fact: Fact): boolean => fact.kind === 'ballRested';
/** Everything after the first shot of the learner, or after that of the other side. */
const since = (log: Log, is: (fact: Fact) => boolean): Log | null => {
  const at = log.findIndex(({ fact }) => is(fact));
  return at < 0 ? null : log.slice(at);
};
/** The ball lies again, and it is this side's. */
const isReds = ({ state: { turn, restart, movement } }: Match): boolean =>
  movement === null && restart === null && turn === 'red';
/** Tenths of a millimetre to the west: from there he meets what is aimed at that corner. */
const IN_THE_CORNER = -110;
const keeperIsInTheCorner = (match: Match): boolean =>
  (lieNow(match)?.figures.red.keeper.at.sideways ?? 0) <= IN_THE_CORNER;
const isUnderWay = ({ state: { movement } }: Match): boolean => movement !== null;

/** Where Blue shoots, as it is seen from behind the goal, and where the table lies across the screen. */
const keepingAt = (de: string, en: string) => ({
  task: words(
    `Blau zielt ${de} und schießt, sobald dein Torwart dort steht. Er folgt der Maus. Führ ihn hin, und halt ihn dort, bis der Ball da ist!`,
    `Blue aims at ${en} and shoots as soon as your keeper stands there. He follows the mouse. Lead him there, and hold him there until the ball comes!`,
  ),
  byFinger: words(
    `Blau zielt ${de} und schießt, sobald dein Torwart dort steht. Zieh ihn am Kasten hinter dem Tor hin, und halt ihn dort!`,
    `Blue aims at ${en} and shoots as soon as your keeper stands there. Drag him there by the box behind the goal, and hold him!`,
  ),
  byKeys: words(
    `Blau zielt von dir aus links am Torwart vorbei. Führ ihn mit A dorthin, und lass ihn dort. Dann kommt der Schuss.`,
    `Blue aims past your keeper, to your left. Lead him there with A, and leave him there. Then the shot comes.`,
  ),
});
const KEEPING = {
  upright: keepingAt('in die linke Ecke', 'the left corner'),
  across: keepingAt('in die hintere Ecke', 'the far corner'),
};

const AT_THE_GOAL = words(
  'Weiß liegt oben: wieder dein Ball. Jetzt aufs Tor!',
  'White is on top: your ball again. Now at the goal!',
);

/** Three short tasks on the real plate: whose ball it is, a set-up and a shot, and the keeper. */
export const exercises: readonly Exercise<TippKick>[] = [
  {
    id: 'whose',
    title: words('Wessen Ball?', 'Whose ball?'),
    task: words(
      'Weiß liegt oben, und Weiß ist deine Farbe: dein Ball. Zieh ein kurzes Stück zurück und lass los, sodass Weiß oben bleibt.',
      'White is on top, and white is your colour: your ball. Pull back a little and let go, so that white stays on top.',
    ),
    byFinger: words(
      'Weiß, deine Farbe, liegt oben: dein Ball. Zieh kurz zurück und lass los; Weiß soll oben bleiben.',
      'White, your colour, is on top: your ball. Pull back a little and let go; white is to stay on top.',
    ),
    byKeys: words(
      'Weiß liegt oben: dein Ball. M legt ihn sachte vor, F schießt: Weiß soll oben bleiben.',
      'White is on top: your ball. M sets it up softly, F shoots: white is to stay on top.',
    ),
    given: given({ turn: 'red', ball: { at: [0, -180], top: 'white' } }),
    stands: (log, match) => {
      const later = since(log, isRedShot);
      if (later === null || isUnderWay(match)) return OPEN;
      return took(later, rested) && isReds(match) ? DONE : { is: 'missed', why: whyLost(log, match) };
    },
    learnt: words(
      'Wer dran ist, sagt der Ball: die Farbe, die oben liegt, wenn er ruht. Flach und sachte bleibt sie meist.',
      'The ball says whose turn it is: the colour on top when it rests. Flat and soft it mostly stays.',
    ),
    paragraphs: ['DTKV-3.4.1'],
  },
  {
    id: 'setUp',
    title: words('Vorlegen und schießen', 'Set up and shoot'),
    task: words(
      'Der Kicker von Blau steht im Weg. Leg dir den Ball sachte daneben, dann schieß aufs Tor.',
      'Blue’s kicker stands in the way. Play the ball softly beside it, then shoot at the goal.',
    ),
    byKeys: words(
      'Der Kicker von Blau steht im Weg. M und F legen den Ball daneben; dann G und F: aufs Tor.',
      'Blue’s kicker stands in the way. M and F play the ball beside it; then G and F: at the goal.',
    ),
    given: given({
      turn: 'red',
      ball: { at: [0, 100], top: 'white' },
      defence: { blue: { at: [0, 300], facing: 0, fixed: true } },
    }),
    stands: (log, match) => {
      const shots = log.filter(({ fact }) => isRedShot(fact)).length;
      const { of, used } = match.state.setUps;
      const now: Standing = of === 'red' && used > 0 ? { is: 'urged', by: AT_THE_GOAL } : OPEN;
      if (shots === 0 || isUnderWay(match)) return now;
      const missed: Standing = { is: 'missed', why: whyNoSetUp(log, match) };
      if (shots === 1) return isReds(match) && isCalled(log, 'setUp') ? now : missed;
      const second = log.slice(log.findLastIndex(({ fact }) => isRedShot(fact)));
      return isCalled(second, 'goal') || took(second, isAtBlue) ? DONE : missed;
    },
    learnt: words(
      'Einmal vorlegen ist erlaubt; die zweite Bewegung muss ein Torschuss sein: Er muss Tor, Torwart oder Kicker des Gegners berühren.',
      'One set-up is allowed; the second movement must be a shot at goal: it has to touch the opponent’s goal, keeper or kicker.',
    ),
    paragraphs: ['DTKV-8.4.1', 'DTKV-8.4.2'],
  },
  {
    id: 'keeper',
    title: words('Im Tor', 'In goal'),
    ...KEEPING.upright,
    across: KEEPING.across,
    // Red's kicker stands aside already: this is about the keeper. Blue's stands behind its ball, as it will shoot.
    given: given({
      turn: 'blue',
      ball: { at: [0, -200], top: 'black' },
      defence: { red: { at: [250, -300], facing: -70 }, blue: { at: [16, -160], facing: 0 } },
    }),
    meanwhile: [
      {
        after: 480,
        // Whoever still reads, or is on his way, is not shot at.
        waits: { until: keeperIsInTheCorner, atMost: 5400 },
        action: { kind: 'shoot', at: [14.35, -197.76], facing: 6.6, lean: 0, tilt: 0, foot: 'plate', strength: 0.5 },
      },
    ],
    stands: (log, match) => {
      const shot = since(log, (fact) => fact.kind === 'shot' && fact.by === 'blue');
      if (shot === null) return OPEN;
      const missed: Standing = { is: 'missed', why: whyScored(log) };
      if (isCalled(shot, 'goal')) return missed;
      if (isUnderWay(match)) return OPEN;
      return took(shot, (fact) => fact.kind === 'touched' && fact.what === 'keeper' && fact.by === 'red')
        ? DONE
        : missed;
    },
    learnt: words(
      'Gehalten! Den Torwart darfst du führen, solange der andere am Ball ist; nur beim Strafstoß bleibt er bis zum Schuss auf der Linie.',
      'Saved! You may lead the keeper as long as the other side has the ball; only at a penalty he stays on the line until the shot.',
    ),
    paragraphs: ['DTKV-6.5.2', 'DTKV-6.6.2'],
  },
];
