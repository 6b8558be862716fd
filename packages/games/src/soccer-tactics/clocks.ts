import { seconds } from '@bande/core';

export const CLOCKS = { period: 'period', move: 'move', setUp: ['setUp:red', 'setUp:blue'] } as const;

export const MOVE_LIMIT = seconds(60) + 1; // exactly 60 s is still in time [I-47]
