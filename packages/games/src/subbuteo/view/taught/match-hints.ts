import type { Hint } from '@bande/stage/view';
import { isGone, placesNow } from '../../motion.ts';
import { endOf, isFigure, other, sideOf, type Side } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { secondsAtFreeKick } from '../../free-kick-time.ts';
import { both, words } from '../words/naming.ts';

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

/** The first match: press, pull, let go; what to do with the ball then; and what the other hand is for, when it is needed. The rest is learnt in the exercises. */
export const matchHints = (match: Match): readonly Hint<Subbuteo>[] => [
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
    id: 'match.pull',
    gesture: 'pull',
    words:
      match.setup.settings.preview === 'none'
        ? PULL_BACK
        : both((language) => `${PULL_BACK[language]} ${THE_LINE[language]}`),
    byKeys: words(
      'W und S für die Kraft, J und L für die Richtung.',
      'W and S for the power, J and L for the direction.',
    ),
    until: { dial: 'strength', of: 'flick' },
    when: isForTheBall,
  },
  {
    id: 'match.letGo',
    gesture: 'letGo',
    words: words('Lass los! Zurück zum Anfang bricht ab.', 'Let go! Back to the start calls it off.'),
    byKeys: words('F schnippt, Escape bricht ab.', 'F flicks, Escape calls it off.'),
    until: { acted: 'flick' },
    when: isForTheBall,
  },
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
