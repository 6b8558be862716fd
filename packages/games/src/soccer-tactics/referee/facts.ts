import type * as kit from '@bande/kit';
import type { Fact, SoccerTactics } from '../state.ts';

export type FactOf<K extends Fact['kind']> = kit.FactOf<SoccerTactics, K>;
export type Rule<K extends Fact['kind']> = kit.Rule<SoccerTactics, K>;
export type Chapter = kit.Chapter<SoccerTactics>;
