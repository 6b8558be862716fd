import type { GameView } from '@bande/stage/view';
import { ACTION_LABELS, FACT_LABELS } from '../labels/facts.ts';
import type { TippKick } from '../state.ts';
import { board } from './board.ts';
import { callWords, weight } from './calls.ts';
import { asSubject, words } from './naming.ts';
import { presets } from './presets.ts';
import { scoreboard } from './scoreboard.ts';
import { looks } from './sides.ts';

/** Everything but the picture. */
export const light: Omit<GameView<TippKick>, 'loadScene'> = {
  pitch: words(
    'Zwei Farben, ein Knopf: live, nach den DTKV-Regeln, mit Schiedsrichter.',
    'Two colours, one button: live, by the DTKV rules, with a referee.',
  ),
  sides: looks,
  presets,
  picksOf: () => [],
  actionWords: ({ kind }) => asSubject(kind === 'choose' ? words('wählen', 'choose') : ACTION_LABELS[kind]),
  roller: () => null,
  board,
  scoreboard,
  dutyWords: () => words('', ''),
  deedWords: (_by, { kind }) => asSubject(kind === 'choose' ? words('gewählt', 'chosen') : ACTION_LABELS[kind]),
  factWords: ({ kind }) => asSubject(FACT_LABELS[kind]),
  callWords,
  weight,
  evidence: () => [],
  shows: () => [],
  mark: () => null,
  statistics: () => [],
};
