import { toy } from '@bande/host/toy';
import { registered, type Registry } from '@bande/core';

export const registry: Registry = [registered(toy)];
