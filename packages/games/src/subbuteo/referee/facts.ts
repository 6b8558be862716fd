import type * as kit from '@bande/kit';
import type { Fact, Subbuteo } from '../state.ts';

export type Rule<K extends Fact['kind']> = kit.Rule<Subbuteo, K>;
export type Chapter = kit.Chapter<Subbuteo>;
