import { writeRecord } from '@bande/record';
import type { Watching } from '../../board/watch/watching.ts';

export const recordText = ({ text, seed }: Watching['found'], { recorder }: Watching['course']): string =>
  text ?? writeRecord(recorder.record(seed));
