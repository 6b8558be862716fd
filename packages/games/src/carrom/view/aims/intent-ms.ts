import type { Action as AnyAction } from '@bande/core';
import type { Carrom } from '../../state.ts';

/** Milliseconds for which a bot's stroke is seen before it goes: the striker slides, the aim swings, a breath. */
const STROKE_MS = 1250;
export const intentMs = ({ kind }: AnyAction<Carrom>): number => (kind === 'strike' ? STROKE_MS : 0);
