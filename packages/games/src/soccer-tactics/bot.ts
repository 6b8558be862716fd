import type { BotKind } from '@bande/core';
import type { SoccerTactics } from './state.ts';

export const bots: readonly BotKind<SoccerTactics>[] = [];
