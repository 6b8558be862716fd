import type * as kit from '@bande/kit';
import type { Fact, Carrom } from '../state.ts';

export type FactOf<K extends Fact['kind']> = kit.FactOf<Carrom, K>;
export type Rule<K extends Fact['kind']> = kit.Rule<Carrom, K>;
export type Chapter = kit.Chapter<Carrom>;
