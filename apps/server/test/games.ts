import { toy } from '@bande/host/toy';
import { registered, type Registry } from '@bande/core';
import { registry as house } from '@bande/games';

/** The games of the house, and before them one that no work on a real game can break. */
export const registry: Registry = [registered(toy), ...house];
