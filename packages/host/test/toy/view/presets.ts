import type { Preset } from '@bande/stage/view';
import type { Toy } from '../state.ts';
import { words } from './naming.ts';

/** The first one is what a first visitor gets: nothing that ends before he has understood it. */
export const presets: readonly Preset<Toy>[] = [
  { id: 'calm', title: words('Ein Haufen, in Ruhe', 'One heap, in peace'), settings: { points: 1 } },
  { id: 'usual', title: words('Drei Punkte, 30 Minuten', 'Three points, 30 minutes'), settings: {} },
  { id: 'four', title: words('Drei Punkte zu viert', 'Three points, four players'), settings: {}, seats: 4 },
];
