import type { AnyShape, LogEntry, Match } from '@bande/core';
import type { Show } from '@bande/stage/view';
import { stubMatch, stubView } from './stub-view.ts';

/** What games show, and a table that waits for it. */
export const words = { de: 'x', en: 'x' };
export const die: Show = { kind: 'sound', sound: 'die', ms: 0 };
export const step: Show = { kind: 'sound', sound: 'step', ms: 0 };
export const whistle: Show = { kind: 'sound', sound: 'whistle', ms: 0 };
export const dice = { kind: 'dice', values: [3], sides: ['red'], label: words, ms: 1000 } as const satisfies Show;
export const banner: Show = { kind: 'banner', label: words, tone: 'whistle', ms: 800 };
export const other: Show = { kind: 'banner', label: { de: 'y', en: 'y' }, tone: 'calm', ms: 800 };
export const goal: Show = { kind: 'banner', label: words, tone: 'goal', ms: 2000 };
export const entry = (source: LogEntry<AnyShape>['source'], ...shows: readonly Show[]): LogEntry<AnyShape> =>
  ({ source, shows, rulings: [], fact: {} }) as unknown as LogEntry<AnyShape>;
export const after = { ...stubMatch, tick: 5 } as Match<AnyShape>;
/** As at a table where dice and pawns are waited for, and the referee is not. */
export const waiting = { ...stubView, underWay: undefined } as unknown as typeof stubView;
export const heardIn = (sounds: readonly { readonly sound: string }[]): readonly string[] =>
  sounds.map(({ sound }) => sound);
