import type { AnyShape, LogEntry } from '@bande/core';
import type { Mark } from '@bande/stage/view';
import type { ReplayStep } from '../src/board/watch/steps.ts';
import { stubMatch } from './stub-view.ts';

export const entry = (...marks: readonly Mark<AnyShape>['kind'][]): LogEntry<AnyShape> =>
  ({ marks }) as unknown as LogEntry<AnyShape>;

export const stepsWith = (...entries: readonly (readonly LogEntry<AnyShape>[])[]): readonly ReplayStep[] =>
  entries.map((own) => ({ match: stubMatch, entries: own, told: 0, led: [] }));
