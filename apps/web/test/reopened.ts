import type { AnyGame, AnyShape } from '@bande/core';
import type { KeptCourse } from '@bande/record';
import { reopeningTable, type OpenTable } from '../src/session/open.ts';
import { atOnce } from './at-once.ts';

/** A kept match, played again in one go. */
export const reopenTable = (game: AnyGame, kept: KeptCourse<AnyShape>, seed: string): OpenTable | null =>
  atOnce(reopeningTable(game, kept, seed));
