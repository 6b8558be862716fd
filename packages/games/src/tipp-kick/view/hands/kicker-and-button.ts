import type { HandMode } from '@bande/stage/view';
import { SIDES } from '../../names.ts';
import type { Match, TippKick } from '../../state.ts';
import type { Seat } from '@bande/core';
import { isToShoot } from '../aims/choosing.ts';
import { mayLay } from './laying.ts';
import { words } from '../words/naming.ts';
import { seatOf } from './seats.ts';

const SETTING = {
  words: words(
    'Führ den Kicker um den Ball, weiter weg schießt er höher. Dann zieh den roten Knopf hoch und drück ihn hinunter.',
    'Lead the kicker around the ball, farther away it shoots higher. Then pull the red button up and press it down.',
  ),
  byKeys: words(
    'J und L drehen, Q und E: flach oder hoch. Leertaste halten lädt, loslassen schießt.',
    'J and L turn, Q and E: flat or high. Hold space to load, let go to shoot.',
  ),
};
const LAYING = {
  ...SETTING,
  words: words(
    'Leg den Ball hin, indem du ihn ziehst; führ den Kicker um ihn. Dann zieh den roten Knopf hoch und drück ihn hinunter.',
    'Drag the ball to where you lay it; lead the kicker around it. Then pull the red button up and press it down.',
  ),
};

const isHere = (match: Match, seats: readonly Seat[], is: (side: 'red' | 'blue') => boolean): boolean =>
  SIDES.some((side) => seats.includes(seatOf(match, side)) && is(side));

/** As it is at a real plate: the kicker is set by one hand, and its button pressed by the other. */
export const kickerAndButton: HandMode<TippKick> = {
  key: 'p',
  label: words('Kicker und Knopf', 'Kicker and button'),
  leave: words('Ziehen und loslassen', 'Pull and let go'),
  lasts: true,
  now: (match, seats) => {
    if (!isHere(match, seats, (side) => isToShoot(match, side))) return { is: 'never', how: null };
    return { is: 'offered', how: isHere(match, seats, (side) => mayLay(match, side)) ? LAYING : SETTING };
  },
  // The ball is laid by hand or by dials, and never as it lies already.
  offers: ({ kind }) => kind !== 'lay',
};
