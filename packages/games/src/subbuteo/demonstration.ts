import { tick, type Demonstration, type Input, type Seat } from '@bande/core';
import type { Flick } from './actions.ts';
import type { HandTarget, Subbuteo } from './state.ts';

type Deed = Input<Subbuteo>;
const [RED, BLUE]: readonly [Seat, Seat] = [0, 1];

function flick(at: number, figure: Flick['figure'], direction: number, strength: number, nail = 0): Deed {
  const by = figure.startsWith('R') ? RED : BLUE;
  return { tick: tick(at), kind: 'action', by, action: { kind: 'flick', figure, direction, strength, nail } };
}
const keeper = (at: number, by: Seat, to: HandTarget): Deed => ({ tick: tick(at), kind: 'stream', by, to });

/**
 * An attack as it may come about on the training pitch: Red takes the ball along and passes, with the nail beside the middle
 * and straight, Blue puts a figure in the way each time while the ball still rolls, his keeper saves the first shot and not the
 * second. Figures and angles were tried out on this cloth: where the physics changes, the test says so.
 */
export const demonstration: Demonstration<Subbuteo> = {
  seating: ['red', 'blue'],
  mode: 'live',
  inputs: [
    flick(150, 'R9', 16.3, 0.11, 0.7),
    flick(222, 'B7', -66.3, 0.27),
    keeper(300, BLUE, [-26, 5800, 0]),
    flick(480, 'R10', 38.4, 0.33),
    keeper(500, RED, [120, -5800, 0]),
    flick(552, 'B4', 8.1, 0.23),
    keeper(630, BLUE, [155, 5800, 0]),
    flick(810, 'R10', 20.3, 0.33),
    flick(882, 'B5', -72.4, 0.31),
    keeper(900, RED, [0, -5750, 0]),
    keeper(960, BLUE, [65, 5800, 0]),
    flick(1140, 'R10', -37.3, 0.87),
    keeper(1158, BLUE, [378, 5783, -600]),
    flick(1540, 'R8', 17.6, 0.71),
    keeper(1552, BLUE, [200, 5800, 600]),
  ],
  until: tick(1980),
};
