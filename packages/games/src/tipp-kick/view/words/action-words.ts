import type { Action as AnyAction, Choose, Words } from '@bande/core';
import type { ActionNote } from '@bande/stage/view';
import { CALL_LABELS } from '../../labels/calls.ts';
import type { Match, TippKick } from '../../state.ts';
import type { Side } from '../../names.ts';
import { lieNow, spotOf } from '../../plate.ts';
import { wayOf } from '../../strikes.ts';
import { reachOf } from '../../zones.ts';
import { asSubject, words } from './naming.ts';

type Choice = AnyAction<TippKick>;

/** What a button says. */
export function actionWords(action: Choice, match: Match): Words {
  switch (action.kind) {
    case 'choose':
      return choiceWords(action, match);
    case 'changeKicker':
      return words(`Kicker ${action.to} nehmen`, `Take kicker ${action.to}`);
    case 'ready':
      return action.alone === true ? ALONE : BUTTONS.ready;
    case 'strike':
      return STRIKES[wayOf(action, reachedBy(match))];
    default:
      return BUTTONS[action.kind];
  }
}
const BUTTONS: Readonly<Record<Exclude<Choice['kind'], 'choose' | 'changeKicker' | 'strike'>, Words>> = {
  shoot: words('Schießen', 'Shoot'),
  lay: words('Ball anders legen', 'Lay the ball anew'),
  defend: words('Kicker stellen', 'Put the kicker up'),
  takeAway: words('Kicker wegnehmen', 'Take the kicker away'),
  keep: words('So steht der Torwart', 'Keeper set'),
  ready: words('Steht!', 'Ready!'),
  drawSides: words('Farben neu losen', 'Draw colours anew'),
};

const ALONE = words('Ohne Kicker bereit', 'Ready without a kicker');
const STRIKES: Readonly<Record<ReturnType<typeof wayOf>, Words>> = {
  ahead: words('Torwart spielt nach vorn', 'Keeper plays it forward'),
  left: words('Torwart spielt nach links', 'Keeper plays it left'),
  right: words('Torwart spielt nach rechts', 'Keeper plays it right'),
};
/** Whose keeper it is: nobody else reaches the ball. */
function reachedBy(match: Match): Side {
  const lie = lieNow(match);
  return (lie === null ? null : reachOf({ at: spotOf(lie.ball) })) ?? 'red';
}

/** What the choices of an option are called: the kick by its name. */
function choiceWords({ option, choice }: Choose, match: Match): Words {
  const offer = match.state.offers.find((one) => one.option === option);
  const chosen = offer?.choices.find((one) => one.choice === choice);
  if (choice === 'take' && chosen !== undefined) return asSubject(CALL_LABELS[chosen.call]);
  return CHOICES[choice] ?? words(choice, choice);
}
const CHOICES: Readonly<Record<string, Words>> = {
  take: words('Annehmen', 'Take it'),
  repeat: words('Noch einmal schießen', 'Shoot once more'),
  playOn: words('Weiterspielen', 'Play on'),
};

/** What somebody had better know before he presses. */
export const readyNote = (action: Choice): ActionNote | null =>
  action.kind === 'ready' && action.alone !== true
    ? { words: words('danach steht er fest', 'then it is fixed'), paragraph: 'DTKV-6.9.2.1' }
    : null;
