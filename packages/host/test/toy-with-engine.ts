import type { Game } from '@bande/core';
import { toy } from './toy/game.ts';
import type { Toy } from './toy/state.ts';

/** The toy with an engine that has to be loaded before a hand can take anything. What people enter needs none. */
interface ToyWithEngine {
  readonly game: Game<Toy>;
  /** How often it has been loaded. */
  readonly loads: () => number;
}

export function toyWithEngine(): ToyWithEngine {
  let [loads, isLoaded] = [0, false];
  const game: Game<Toy> = {
    ...toy,
    async prepare() {
      loads++;
      // Whoever does not wait for it comes too early.
      await new Promise((resolve) => setTimeout(resolve, 0));
      isLoaded = true;
    },
    happen: {
      ...toy.happen,
      byAction(match, seat, action) {
        if (!isLoaded) throw new Error('the engine has not been loaded');
        return toy.happen.byAction(match, seat, action);
      },
    },
  };
  return { game, loads: () => loads };
}
