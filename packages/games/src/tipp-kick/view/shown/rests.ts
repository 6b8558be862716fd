import type { LogEntry } from '@bande/core';
import type { Show } from '@bande/stage/view';
import { other } from '../../names.ts';
import type { Match, TippKick } from '../../state.ts';
import { sideWords, words } from '../words/naming.ts';

/** Between two halves: who has which colour now, and who kicks off ['DTKV-3.5', 'DTKV-9.2.1']. */
export function rests({ rulings }: LogEntry<TippKick>, { state }: Match): readonly Show[] {
  if (state.restart?.kind !== 'kickOff' || !rulings.some(({ call }) => call === 'periodOver' || call === 'extraTime'))
    return [];
  const [white, black] = [sideWords(state.white), sideWords(other(state.white))];
  return [
    {
      kind: 'rest',
      title: state.period === 'secondHalf' ? words('Halbzeit', 'Half-time') : words('Verlängerung', 'Extra time'),
      text: words(
        `${white.de} hat jetzt Weiß und stößt an, ${black.de} hat Schwarz.`,
        `${white.en} has white now and kicks off, ${black.en} has black.`,
      ),
      ms: 0,
    },
  ];
}
