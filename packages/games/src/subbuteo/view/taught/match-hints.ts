import type { Hint } from '@bande/stage/view';
import { isGone, placesNow } from '../../motion.ts';
import { endOf, isFigure, other, sideOf, type Side } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { secondsAtFreeKick } from '../../free-kick-time.ts';
import { both, words } from '../words/naming.ts';
import { isKickOff } from './good-pull.ts';

export const isInPlay = ({ state: { phase, restart, motion, told } }: Match): boolean =>
  phase === 'play' && restart === null && told.ballOver === null && !isGone(motion, 'ball');

/** The ball has been played by this side and is still its own. */
const hasPlayed = (match: Match, side: Side): boolean => {
  const { attacker, course } = match.state;
  return isInPlay(match) && attacker === side && course.run !== null && isOf(course.run.who, side);
};
const isOf = (who: string, side: Side): boolean => isFigure(who) && sideOf(who) === side;

/** The other side has the ball before one's own goal; in a shoot-out whenever it shoots. */
function isAttacked(match: Match, side: Side): boolean {
  const { attacker, period, restart } = match.state;
  if (period === 'shootOut') return restart !== null && restart.by === other(side);
  return isInPlay(match) && attacker === other(side) && endOf(side) * placesNow(match).ball.y > 0;
}

/** Whoever has the ball or takes it: a block flick is not for it, nor are figures that are only moved before a free kick. */
function isForTheBall(match: Match, side: Side): boolean {
  const { attacker, phase, restart } = match.state;
  return secondsAtFreeKick(match) === null && (phase === 'play' ? attacker === side : restart?.by === side);
}

const THE_LINE = words('Die Linie zeigt, was daraus wird.', 'The line shows what comes of it.');
const PULL_BACK = words(
  'Zieh zurück, weg vom Ziel: je weiter, desto stärker.',
  'Pull back, away from the target: the farther, the harder.',
);

const BY_KEYS = words(
  'W und S für die Kraft, J und L für die Richtung.',
  'W and S for the power, J and L for the direction.',
);
const LET_GO_BY_KEYS = words('F schnippt, Escape bricht ab.', 'F flicks, Escape calls it off.');
const LET_GO = words('Lass los!', 'Let go!');
const IN_RING = words('Lass im Ring los!', 'Let go in the ring!');
const CALLS_OFF = words('Zurück zum Anfang bricht ab.', 'Back to the start calls it off.');
/** A kick-off straight at whoever stands opposite is lost, and one that is too soft is none: a ring shows where a good one is let go. */
const atKickOff = (match: Match, side: Side): boolean => isKickOff(match) && isForTheBall(match, side);
const later = (match: Match, side: Side): boolean => !isKickOff(match) && isForTheBall(match, side);

/** The first match: press, pull, let go; what to do with the ball then; and what the other hand is for, when it is needed. The rest is learnt in the exercises. */
export const matchHints = (match: Match): readonly Hint<Subbuteo>[] => [...flickHints(match), ...laterHints];

const flickHints = (match: Match): readonly Hint<Subbuteo>[] => [
  {
    id: 'match.press',
    gesture: 'press',
    words: words(
      'Du hast den Ball: Drück auf die Figur, auf die die Hand zeigt.',
      'You have the ball: press on the figure that the hand points at.',
    ),
    byKeys: words(
      'Du hast den Ball. T richtet deine Figur auf ihn, A und D nehmen eine andere.',
      'You have the ball. T turns your figure to it, A and D take another one.',
    ),
    until: { taken: 'flick' },
    when: isForTheBall,
  },
  {
    id: 'match.pullToRing',
    gesture: 'pull',
    words: words(
      'Zieh zurück bis in den Ring: Dann läuft der Ball am Gegner vorbei.',
      'Pull back into the ring: then the ball goes past the figure opposite.',
    ),
    byKeys: BY_KEYS,
    until: { dial: 'strength', of: 'flick' },
    when: atKickOff,
  },
  {
    id: 'match.pull',
    gesture: 'pull',
    words:
      match.setup.settings.preview === 'none'
        ? PULL_BACK
        : both((language) => `${PULL_BACK[language]} ${THE_LINE[language]}`),
    byKeys: BY_KEYS,
    until: { dial: 'strength', of: 'flick' },
    when: later,
  },
  {
    id: 'match.letGoInRing',
    gesture: 'letGo',
    words: both((language) => `${IN_RING[language]} ${CALLS_OFF[language]}`),
    byKeys: LET_GO_BY_KEYS,
    until: { acted: 'flick' },
    when: atKickOff,
  },
  {
    id: 'match.letGo',
    gesture: 'letGo',
    words: both((language) => `${LET_GO[language]} ${CALLS_OFF[language]}`),
    byKeys: LET_GO_BY_KEYS,
    until: { acted: 'flick' },
    when: later,
  },
];

const laterHints: readonly Hint<Subbuteo>[] = [
  {
    id: 'match.goOn',
    words: words(
      'Solange du triffst, bleibst du am Ball: Spiel ihn nach vorn, jede Figur höchstens dreimal nacheinander.',
      'As long as you hit it, the ball is yours: play it forward, each figure at most three times running.',
    ),
    until: { read: true },
    when: hasPlayed,
  },
  {
    id: 'match.keeper',
    gesture: 'lead',
    words: words(
      'Dein Torwart: Zieh ihn am Griff hinter deinem Tor.',
      'Your keeper: drag him by the handle behind your goal.',
    ),
    byKeys: words('X und C führen deinen Torwart.', 'X and C lead your keeper.'),
    until: { steered: true },
    when: isAttacked,
  },
];
