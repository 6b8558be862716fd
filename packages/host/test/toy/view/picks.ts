import type { Action, Match, Words } from '@bande/core';
import type { Toy } from '../state.ts';
import { stickId } from './board.ts';
import { sticks, words } from './naming.ts';

/** Whoever points at a match takes it and all that lie behind it. */
export const picksOf = (action: Action<Toy>, { state }: Match<Toy>): readonly string[] =>
  action.kind === 'take' ? [stickId(state.heap - action.count + 1)] : [];

export function actionWords(action: Action<Toy>): Words {
  if (action.kind === 'take') return words(`${sticks(action.count).de} nehmen`, `Take ${sticks(action.count).en}`);
  return action.choice === 'again'
    ? words('Noch einmal würfeln', 'Roll again')
    : words('Die Sechs behalten', 'Keep the six');
}
