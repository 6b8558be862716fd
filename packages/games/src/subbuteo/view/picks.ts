import type { Action as AnyAction, Words } from '@bande/core';
import type { LineUp } from '../actions.ts';
import { labels } from '../labels.ts';
import { isBallLost } from '../lost-ball.ts';
import type { Match, Subbuteo } from '../state.ts';
import { asSubject, bodyWords, words } from './naming.ts';

type Choice = AnyAction<Subbuteo>;

const laysBack = (action: Choice, match: Match): boolean =>
  action.kind === 'place' && action.what === 'ball' && isBallLost(match);

/** Flicks are set by hands and dials, line-ups are buttons, and so is laying back a ball that is lost; what is picked up and put down is dragged, and no button. */
export const picksOf = (action: Choice, match: Match): readonly string[] =>
  action.kind === 'place' && !laysBack(action, match) ? [`take ${action.what}`] : [];

const LINE_UP_WORDS: Readonly<Record<LineUp, Words>> = {
  shooting: words('Noch mal', 'Again'),
  kickOff: words('Anstoß', 'Kick-off'),
  free: words('Platz räumen', 'Clear pitch'),
};

/** The ball has left the field: whoever wants another go needs everything back. */
export const isUrged = (action: Choice, match: Match): boolean =>
  action.kind === 'lineUp' && action.as === 'shooting' && isBallLost(match);

export const LAY_BACK = words('Ball holen', 'Fetch ball');

/** The ball is fetched by a button beside that for another go, which comes when it is lost: nothing jumps under a hand. */
export function keptPlaces(
  buttons: readonly Choice[],
  match: Match,
): readonly { readonly after: number; readonly words: Words }[] {
  const after = buttons.findIndex((action) => action.kind === 'lineUp' && action.as === 'shooting');
  return after < 0 || isBallLost(match) ? [] : [{ after, words: LAY_BACK }];
}

export function actionWords(action: Choice, match: Match): Words {
  switch (action.kind) {
    case 'flick': {
      const who = bodyWords(action.figure);
      return words(`${who.de} schnippen`, `Flick ${who.en}`);
    }
    case 'place': {
      if (laysBack(action, match)) return LAY_BACK;
      const what = bodyWords(action.what);
      return words(`${asSubject(what).de} wird versetzt`, `Move ${what.en}`);
    }
    case 'lineUp':
      return LINE_UP_WORDS[action.as];
    case 'choose':
      return words(action.choice, action.choice);
    default:
      return labels.actions?.[action.kind] ?? words(action.kind, action.kind);
  }
}
