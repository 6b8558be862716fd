import type { GameView } from '@bande/stage/view';
import { sideToMove, type Toy } from '../state.ts';
import { board } from './board.ts';
import { gestures, hints } from './hints.ts';
import { looks, words } from './naming.ts';
import { actionWords, picksOf } from './picks.ts';
import { presets } from './presets.ts';
import { scoreboard } from './scoreboard.ts';
import { calls } from './call-looks.ts';
import { mark, shows, waitsFor } from './shows.ts';
import { statistics } from './statistics.ts';
import { deedWords, dutyWords, factWords } from './words.ts';

/** Everything but the picture: words, cells, and the match as data. */
export const light: Omit<GameView<Toy>, 'loadScene'> = {
  pitch: words(
    'Würfeln, nehmen, rechnen: Wer das letzte Holz nimmt, punktet.',
    'Roll, take, reckon: the last match scores.',
  ),
  sides: () => looks,
  presets,
  hints: () => hints,
  gestures,
  picksOf,
  actionWords,
  roller: sideToMove,
  board,
  scoreboard,
  dutyWords,
  deedWords,
  factWords,
  tells: (fact, before) => (fact.kind === 'taken' ? { by: fact.by, words: factWords(fact, before) } : null),
  calls,
  inTime: (rulings) => rulings.toReversed(),
  evidence: () => [],
  shows,
  waitsFor,
  intentMs: ({ kind }) => (kind === 'take' ? 700 : 0),
  mark,
  statistics,
};
