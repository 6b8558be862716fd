import { registered, type AnyShape, type HouseGame } from '@bande/core';
import { carrom } from './carrom/game.ts';
import { soccerTactics } from './soccer-tactics/game.ts';
import { subbuteo } from './subbuteo/game.ts';

/** Every game of the house: one folder, one line. */
export const registry: readonly HouseGame<AnyShape>[] = [
  // A new game is entered here.
  registered(soccerTactics),
  registered(carrom),
  registered(subbuteo),
];
