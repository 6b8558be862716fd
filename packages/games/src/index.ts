import { everyGame, type Registry } from '@bande/core';
import { shelf } from './shelf.ts';

/** Every game of the house, loaded. */
export const registry: Registry = await everyGame(shelf);
