import { accept, refuse, type Game, type Setup } from '@bande/core';
import { toy } from './toy/game.ts';
import type { Toy } from './toy/state.ts';

export const SWING = 12;
export const one = { kind: 'take', count: 1 } as const;

/** Whoever is quicker takes: both may at any time, and a hand needs its swing to get there. */
export const snatch: Game<Toy> = {
  ...toy,
  legal: () => [one],
  swing: () => SWING,
  happen: {
    ...toy.happen,
    byAction: ({ state, setup }, seat, { count }) =>
      count <= state.heap
        ? accept([{ kind: 'taken', by: setup.seating[seat] ?? 'first', count }])
        : refuse('againstTheRules', ['TOY-1.2']),
  },
};
export const live: Setup<Toy> = {
  edition: 'toy-short',
  seating: ['first', 'second'],
  mode: 'live',
  settings: toy.schemas.settings.parse({ points: 1000, heap: 30 }),
};

/** A hand is where its seat last wanted it. */
export const led: Game<Toy> = {
  ...snatch,
  streams: { size: 1, steer: ({ state }, _, [to = 0]) => (state.turns === to ? null : { ...state, turns: to }) },
};
