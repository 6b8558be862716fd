import type { Scoreboard } from '@bande/stage/view';
import { isTraining, type Match, type Period, type Subbuteo } from '../state.ts';
import { words } from './naming.ts';
import type { Words } from '@bande/core';

const PERIODS: Readonly<Record<Period, Words>> = {
  firstHalf: words('1. Halbzeit', 'First half'),
  secondHalf: words('2. Halbzeit', 'Second half'),
  extraTime: words('Verlängerung', 'Extra time'),
  shootOut: words('Freistoßschießen', 'Shoot-out'),
};

/** On the training pitch nothing is counted; a match has its score and its period. */
export function scoreboard(match: Match): Scoreboard<Subbuteo> {
  const training = isTraining(match);
  return {
    score: training ? null : match.state.score,
    period: training ? words('Trainingsplatz', 'Training pitch') : PERIODS[match.state.period],
    secondsLeft: null,
    moveSecondsLeft: null,
    toMove: null,
    tokens: { red: [], blue: [] },
  };
}
