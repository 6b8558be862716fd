import type { Preset } from '@bande/stage/view';
import type { TippKick } from '../../state.ts';
import { words } from './naming.ts';

/** Nothing stands between a newcomer and the ball: no question, nobody's time runs out, and the whole way of a shot is shown. */
const AT_ONCE = { referee: 'beginner', limits: false, preview: 'full' } as const;

/** In turn only the first seconds of each decision count: a match takes longer than its minutes. */
const IN_TURN = { ...AT_ONCE, halfMinutes: 2 } as const;

/** The first one is what a first visitor gets. */
export const presets: readonly Preset<TippKick>[] = [
  {
    id: 'quick',
    title: words('Schnelles Spiel: 2 × 2 Minuten', 'Quick match: 2 × 2 minutes'),
    settings: { ...AT_ONCE, halfMinutes: 2 },
    mode: 'live',
  },
  {
    id: 'calm',
    title: words('In Ruhe: 2 × 2 Minuten, abwechselnd', 'In peace: 2 × 2 minutes, in turn'),
    settings: IN_TURN,
    mode: 'paced',
    forTwo: true,
  },
  {
    id: 'home',
    title: words('Wie zu Hause: Torwart mit Knöpfen, 2 × 3 Minuten', 'As at home: keeper with buttons, 2 × 3 minutes'),
    settings: { ...AT_ONCE, halfMinutes: 3, keeper: 'buttons' },
    mode: 'live',
  },
  {
    id: 'club',
    title: words('Nach den Regeln: 2 × 5 Minuten', 'By the rules: 2 × 5 minutes'),
    settings: { halfMinutes: 5, referee: 'player' },
    mode: 'live',
  },
  {
    id: 'usual',
    title: words('Turnierspiel: 2 × 5 Minuten mit Verlängerung', 'Tournament match: 2 × 5 minutes, extra time'),
    settings: { extraTime: true, kickers: 4, preview: 'none' },
    mode: 'live',
  },
];
