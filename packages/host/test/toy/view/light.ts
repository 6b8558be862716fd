import type { GameView } from '@bande/stage/view';
import type { Toy } from '../state.ts';
import { board } from './board.ts';
import { gestures, hints } from './hints.ts';
import { looks, words } from './naming.ts';
import { actions } from './action-looks.ts';
import { presets } from './presets.ts';
import { scoreboard } from './scoreboard.ts';
import { calls } from './call-looks.ts';
import { mark, shows } from './shows.ts';
import { statistics } from './statistics.ts';
import { dutyWords, factWords } from './words.ts';

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
  actions,
  board,
  scoreboard,
  dutyWords,
  factWords,
  tells: (fact, before) => (fact.kind === 'taken' ? { by: fact.by, words: factWords(fact, before) } : null),
  calls,
  inTime: (rulings) => rulings.toReversed(),
  evidence: () => [],
  shows,
  mark,
  statistics,
};
