import type { LogEntry } from '@bande/core';
import type { Show } from '@bande/stage/view';
import { other } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { sideWords, words } from '../words/naming.ts';

/** Between two halves: ends are changed, and the other side kicks off ['FISTF-II.3.1.1.2', 'FISTF-II.4.1.1.3', 'FISTF-II.4.1.1.4']. */
export function rests({ rulings }: LogEntry<Subbuteo>, { state }: Match): readonly Show[] {
  if (state.phase !== 'interval' || !rulings.some(({ call }) => call === 'periodOver')) return [];
  const { de, en } = sideWords(state.firstKickOff === null ? 'red' : other(state.firstKickOff));
  return [
    {
      kind: 'rest',
      title: words('Halbzeit', 'Half-time'),
      text: words(`Die Seiten werden gewechselt, und ${de} stößt an.`, `Ends are changed, and ${en} kicks off.`),
      ms: 0,
      says: 'ready',
    },
  ];
}
