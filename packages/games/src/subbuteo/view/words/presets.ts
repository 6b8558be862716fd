import type { Preset } from '@bande/stage/view';
import type { Subbuteo } from '../../state.ts';
import { words } from './naming.ts';

/** Nothing stands between a newcomer and the ball: no toss, no placing, no question, nobody's time runs out, and the whole way of a flick is shown. */
const AT_ONCE = { toss: false, referee: 'beginner', limits: false, preview: 'full' } as const;

/** The first one is what a first visitor gets. On the training pitch one chair has every figure and both keepers, so that whoever stands at the table, one or two, may take any of them; it begins with a chance. */
export const presets: readonly Preset<Subbuteo>[] = [
  {
    id: 'quick',
    title: words('Schnelles Spiel: 2 × 2 Minuten', 'Quick match: 2 × 2 minutes'),
    settings: { ...AT_ONCE, halfMinutes: 2 },
    mode: 'live',
  },
  {
    id: 'shootOut',
    title: words('Freistoßschießen', 'Shoot-out'),
    settings: { ...AT_ONCE, shootOutOnly: true },
    mode: 'live',
    apart: true,
    // After a draw the shoot-out of the rules can still be had, as a match of its own.
    decides: true,
  },
  {
    id: 'calm',
    title: words('In Ruhe: 2 × 3 Minuten, abwechselnd', 'In peace: 2 × 3 minutes, in turn'),
    settings: { ...AT_ONCE, halfMinutes: 3 },
    mode: 'paced',
  },
  {
    id: 'club',
    title: words('Nach den Regeln: 2 × 5 Minuten', 'By the rules: 2 × 5 minutes'),
    settings: { halfMinutes: 5, referee: 'player' },
    mode: 'live',
  },
  {
    id: 'short',
    title: words('Kurzregeln: 2 × 5 Minuten', 'Short rules: 2 × 5 minutes'),
    settings: { halfMinutes: 5, referee: 'player' },
    mode: 'live',
    edition: 'short-2016',
  },
  {
    id: 'usual',
    title: words('Turnierspiel: 2 × 15 Minuten', 'Tournament match: 2 × 15 minutes'),
    settings: {},
    mode: 'live',
  },
  {
    id: 'training',
    title: words('Trainingsplatz', 'Training pitch'),
    settings: { training: true, lineUp: 'shooting' },
    seats: 1,
  },
];
