import type { Action as AnyAction, Words } from '@bande/core';
import { labels } from '../labels.ts';
import type { Subbuteo } from '../state.ts';
import { asSubject, bodyWords, words } from './naming.ts';

type Choice = AnyAction<Subbuteo>;

/** Flicks are set by hands and dials, line-ups are buttons; what is picked up and put down is dragged, and no button. */
export const picksOf = (action: Choice): readonly string[] => (action.kind === 'place' ? [`take ${action.what}`] : []);

export function actionWords(action: Choice): Words {
  switch (action.kind) {
    case 'flick': {
      const who = bodyWords(action.figure);
      return words(`${who.de} schnippen`, `Flick ${who.en}`);
    }
    case 'place': {
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
