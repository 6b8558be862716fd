import type { Action as AnyAction, Choose, Words } from '@bande/core';
import type { ActionNote, ButtonPlace, PlacedButton } from '@bande/stage/view';
import type { ActionOf, LineUp, Request, TossChoice } from '../../actions.ts';
import { CALL_LABELS } from '../../labels/calls.ts';
import { isBallLost } from '../../lost-ball.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { byPitch } from '../pitch.ts';
import { asSubject, bodyWords, words } from '../words/naming.ts';

type Choice = AnyAction<Subbuteo>;

const laysBack = (action: Choice, match: Match): boolean =>
  action.kind === 'place' && action.what === 'ball' && isBallLost(match);

/** The handle of what is put down, or of who shoots; a ball that is lost is laid back by a button. */
export function picksOf(action: Choice, match: Match): readonly string[] {
  if (action.kind === 'shoot') return [`shoot ${action.figure}`];
  return action.kind === 'place' && !laysBack(action, match) ? [`take ${action.what}`] : [];
}

const USUAL = words('Übliche Aufstellung', 'Usual line-up');
const lineUpWords = byPitch<Readonly<Record<LineUp, Words>>>(
  { shooting: USUAL, kickOff: USUAL, free: USUAL },
  {
    shooting: words('Noch mal', 'Again'),
    kickOff: words('Anstoß', 'Kick-off'),
    free: words('Platz räumen', 'Clear pitch'),
  },
);

export const LAY_BACK = words('Ball holen', 'Fetch ball');

/** A shot is announced beside the flick that is set; and the ball is fetched by a button beside that for another go, which comes when it is lost: nothing jumps under a hand. */
export function buttonsAt(place: ButtonPlace<Subbuteo>, match: Match): readonly PlacedButton<Subbuteo>[] {
  if (place.at === 'beside' && place.draft.kind === 'flick') {
    const action = { kind: 'shoot', figure: place.draft.figure } as const;
    return [{ action, words: ANNOUNCE }];
  }
  const isForAnotherGo = place.at === 'after' && place.button.kind === 'lineUp' && place.button.as === 'shooting';
  return isForAnotherGo && !isBallLost(match) ? [{ action: null, words: LAY_BACK }] : [];
}
const ANNOUNCE = words('Torschuss ansagen', 'Announce a shot');

export function actionWords(action: Choice, match: Match): Words {
  switch (action.kind) {
    case 'flick': {
      const who = bodyWords(action.figure);
      if (action.tick) return words(`Tick mit ${who.de}`, `Tick with ${who.en}`);
      return words(`${who.de} schnippen`, `Flick ${who.en}`);
    }
    case 'place': {
      if (laysBack(action, match)) return LAY_BACK;
      const what = bodyWords(action.what);
      return words(`${asSubject(what).de} wird versetzt`, `Move ${what.en}`);
    }
    case 'lineUp':
      return lineUpWords(match)[action.as];
    case 'shoot':
      return ANNOUNCE;
    case 'pass':
      return match.state.phase === 'restart'
        ? words('Keine Stellungszüge', 'No positional flicks')
        : words('Kein Verteidigungszug', 'No block flick');
    case 'take':
      return takeWords(action, match);
    case 'ask':
      return REQUEST_WORDS[action.what];
    case 'chooseAtToss':
      return TOSS_WORDS[action.choice];
    case 'choose':
      return choiceWords(action, match);
    default:
      return DEED_WORDS[action.kind];
  }
}

/** Who is meant, and what a hand that is set cannot take back. */
export function shootNote(action: Choice): ActionNote | null {
  if (action.kind !== 'shoot') return null;
  const who = bodyWords(action.figure);
  return { words: words(`${who.de}, dann kein Zurück`, `${who.en}, and no way back`), paragraph: 'FISTF-II.10.9.2' };
}

const DEED_WORDS = {
  done: words('Bereit', 'Ready'),
  ready: words('Bereit!', 'Ready!'),
  keep: words('So steht der Torwart', 'Keeper set'),
  reserveIn: words('Ersatztorwart aufs Feld', 'Reserve keeper on'),
  reserveOut: words('Ersatztorwart vom Feld', 'Reserve keeper off'),
} as const;
const REQUEST_WORDS: Readonly<Record<Request, Words>> = {
  distance: words('Abstand verlangen', 'Ask for distance'),
  tick: words('Tick verlangen', 'Ask for a tick'),
  forcingCheck: words('21 mm messen lassen', 'Have 21 mm measured'),
  lift: words('Ausführer wegnehmen lassen', 'Have the taker lifted'),
};
const TOSS_WORDS: Readonly<Record<TossChoice, Words>> = {
  kickOff: words('Anstoß', 'Kick-off'),
  end: words('Seite', 'End'),
  shoot: words('Zuerst schießen', 'Shoot first'),
  keep: words('Zuerst halten', 'Keep first'),
};

function takeWords({ figure }: ActionOf<'take'>, match: Match): Words {
  const who = bodyWords(figure);
  return match.state.restart?.kind === 'shot'
    ? words(`${who.de} schießt`, `${who.en} shoots`)
    : words(`${asSubject(who).de} führt aus`, `${asSubject(who).en} takes it`);
}

/** What the choices of an option are called. */
function choiceWords({ option, choice }: Choose, match: Match): Words {
  const offer = match.state.offers.find((one) => one.option === option);
  const chosen = offer?.choices.find((one) => one.choice === choice);
  const named = CHOICE_WORDS[choice] ?? words(choice, choice);
  if (choice !== 'take' || chosen?.call === undefined) return named;
  return asSubject(CALL_LABELS[chosen.call] ?? named);
}
const CHOICE_WORDS: Readonly<Record<string, Words>> = {
  take: words('Annehmen', 'Take it'),
  playOn: words('Weiterspielen', 'Play on'),
  back: words('Zurück!', 'Back!'),
  leave: words('So lassen', 'Leave it'),
  pass: words('Verzichten', 'Do without'),
};
