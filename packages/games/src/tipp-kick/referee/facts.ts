import type * as kit from '@bande/kit';
import type { Fact, TippKick } from '../state.ts';

export type Rule<K extends Fact['kind']> = kit.Rule<TippKick, K>;
export type Chapter = kit.Chapter<TippKick>;
