import type { GameView } from '@bande/stage/view';
import type { SoccerTactics } from '../state.ts';
import { board } from './words/board.ts';
import { dutyWords } from './words/duties.ts';
import { factWords } from './words/deeds.ts';
import { evidence } from './shown/evidence.ts';
import { gestures, hints, signs } from './taught/hints.ts';
import { lessons } from './taught/lessons.ts';
import { inTime } from './shown/in-time.ts';
import { words } from './words/naming.ts';
import { actions } from './words/action-looks.ts';
import { buttonsAt } from './hands/picks.ts';
import { presets } from './words/presets.ts';
import { promised } from './aims/promises.ts';
import { refusalWords } from './words/refusals.ts';
import { scoreboard } from './words/scoreboard.ts';
import { shows } from './shown/shows.ts';
import { looks } from './words/sides.ts';
import { statistics } from './after/statistics.ts';
import { decidedWords, tells } from './words/tells.ts';
import { mark } from './after/marks.ts';
import { calls } from './words/call-looks.ts';

/** Everything but the picture: words, cells, and the match as data. */
export const light: Omit<GameView<SoccerTactics>, 'loadScene'> = {
  pitch: words(
    'Fußball als Brettspiel: würfeln, ziehen, passen – und am Kreisel entscheidet sich der Schuss.',
    'Football as a board game: roll, move, pass – and the spinner decides the shot.',
  ),
  sides: (match) => looks(match?.setup.settings.colours),
  presets,
  hints: () => hints,
  gestures,
  lessons: () => [...lessons, ...signs],
  actions,
  buttonsAt,
  factWords,
  board: (match, picked) =>
    picked === undefined ? board(match) : { ...board(match), promised: promised(match, picked) },
  scoreboard,
  dutyWords,
  calls,
  inTime,
  tells,
  ending: (match) => ({ by: decidedWords(match) }),
  refusalWords,
  alsoCalled: [
    ['Ecke', 'Eckball', 'corner'],
    ['Abstoß', 'Abschlag', 'goal kick'],
    ['Keeper', 'Torwart', 'goalkeeper'],
    ['Strafstoß', 'Elfmeter', 'penalty'],
    ['Kreisel', 'Pfeil', 'spinner', 'arrow'],
    ['Spielfigur', 'Figur', 'pawn'],
  ],
  example: 'a direct pass to a pawn one row nearer to the goal than the last field player is offside',
  evidence,
  shows,
  mark,
  statistics,
};
