import type { Preset } from '@bande/stage/view';
import type { Subbuteo } from '../state.ts';
import { words } from './naming.ts';

/** One chair has every figure and both keepers, so that whoever stands at the table, one or two, may take any of them. It begins with a chance: the first flick may be a goal. */
export const presets: readonly Preset<Subbuteo>[] = [
  {
    id: 'training',
    title: words('Trainingsplatz', 'Training pitch'),
    settings: { training: true, lineUp: 'shooting' },
    seats: 1,
  },
];
