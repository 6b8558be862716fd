import type { Preset } from '@bande/stage/view';
import type { SoccerTactics } from '../../state.ts';
import { words } from './naming.ts';

/** The first one is what a first visitor gets: nobody's time runs out before he has understood anything. */
export const presets: readonly Preset<SoccerTactics>[] = [
  {
    id: 'calm',
    title: words('In Ruhe, 2 × 10 Minuten ohne Zugzeit', 'In peace, 2 × 10 minutes, no move clock'),
    settings: { halfMinutes: 10, extraMinutes: 5, moveClock: false },
  },
  {
    id: 'quick',
    title: words('Schnelles Spiel, 2 × 10 Minuten', 'Quick match, 2 × 10 minutes'),
    settings: { halfMinutes: 10, extraMinutes: 5 },
  },
  {
    id: 'short',
    title: words('Kurz, 2 × 5 Minuten', 'Short, 2 × 5 minutes'),
    settings: { halfMinutes: 5, extraMinutes: 3 },
  },
  {
    id: 'first-goal',
    title: words('Das erste Tor gewinnt (Hausregel), 10 Minuten', 'First goal wins (house rule), 10 minutes'),
    // Two halves and, where nobody has scored, extra time: ten minutes in all.
    settings: { halfMinutes: 4, extraMinutes: 1, moveClock: false, firstGoalWins: true },
  },
  {
    id: 'half',
    title: words('Halbe Länge, 2 × 20 Minuten', 'Half length, 2 × 20 minutes'),
    settings: { halfMinutes: 20, extraMinutes: 10 },
  },
  {
    id: 'full',
    title: words('Ganzes Spiel, 2 × 45 Minuten', 'Full match, 2 × 45 minutes'),
    settings: { halfMinutes: 45, extraMinutes: 15 },
  },
  {
    id: 'strong-defence',
    title: words('Starke Abwehr, 2 × 10 Minuten', 'Strong defence, 2 × 10 minutes'),
    settings: { halfMinutes: 10, extraMinutes: 5, defenderBonus: 2 },
  },
  {
    id: 'shooting-die',
    title: words('Mit Schusswürfel, 2 × 10 Minuten', 'Shooting die, 2 × 10 minutes'),
    settings: { halfMinutes: 10, extraMinutes: 5, shotDevice: 'die' },
  },
];
