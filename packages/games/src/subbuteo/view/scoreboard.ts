import type { Scoreboard } from '@bande/stage/view';
import type { Subbuteo } from '../state.ts';
import { words } from './naming.ts';

/** Nothing is counted and no time runs. */
export const scoreboard = (): Scoreboard<Subbuteo> => ({
  score: null,
  period: words('Trainingsplatz', 'Training pitch'),
  secondsLeft: null,
  moveSecondsLeft: null,
  toMove: null,
  tokens: { red: [], blue: [] },
});
