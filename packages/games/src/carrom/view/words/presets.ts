import type { Preset } from '@bande/stage/view';
import type { Carrom } from '../../state.ts';
import { words } from './naming.ts';

const FRIENDLY = { trialBoards: false, toss: false } as const;

/** The first one is what a first visitor gets: nobody's time runs out before he has understood anything. */
export const presets: readonly Preset<Carrom>[] = [
  {
    id: 'calm',
    title: words('Ein Board, in Ruhe', 'One board, in peace'),
    settings: { ...FRIENDLY, games: 1, boards: 1, clocks: false },
  },
  {
    id: 'board',
    title: words('Ein Board nach den Gesetzen: 15 Sekunden je Schuss', 'One board by the laws: 15 seconds a stroke'),
    settings: { ...FRIENDLY, games: 1, boards: 1 },
  },
  {
    id: 'game',
    title: words('Ein Satz: 25 Punkte oder 8 Boards', 'One game: 25 points or 8 boards'),
    settings: { ...FRIENDLY, games: 1 },
  },
  {
    id: 'usual',
    title: words(
      'Ganze Partie: zwei Gewinnsätze, mit Los und Probeboards',
      'Full match: best of three, with toss and trial boards',
    ),
    settings: {},
  },
  {
    id: 'doubles',
    title: words('Doppel: ein Board zu viert', 'Doubles: one board for four'),
    settings: { ...FRIENDLY, games: 1, boards: 1 },
    seats: 4,
  },
  {
    id: 'alone',
    title: words('Allein: das Brett räumen', 'Alone: clear the board'),
    settings: { ...FRIENDLY, games: 1, boards: 1, clocks: false },
    seats: 1,
  },
];
