import { registered, type Registry } from '@bande/core';
import { carrom } from './carrom/game.ts';
import { soccerTactics } from './soccer-tactics/game.ts';
import { subbuteo } from './subbuteo/game.ts';
import { tippKick } from './tipp-kick/game.ts';

/** Every game of the house: one folder, one line. */
export const registry: Registry = [
  // A new game is entered here.
  registered(soccerTactics),
  registered(carrom),
  registered(subbuteo),
  registered(tippKick),
];
