import type { Action as AnyAction, Words } from '@bande/core';
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

export const LAY_BACK = words('Ball zurücklegen', 'Put the ball back');

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
      return action.as === 'kickOff' ? words('Neu aufstellen', 'Reset') : words('Platz räumen', 'Clear the pitch');
    case 'choose':
      return words(action.choice, action.choice);
    default:
      return labels.actions?.[action.kind] ?? words(action.kind, action.kind);
  }
}
