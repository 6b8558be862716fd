import type { AnyShape } from '@bande/core';
import { usualShot } from '@bande/games/tipp-kick/usual.ts';
import type { Match } from '@bande/games/tipp-kick/state.ts';
import type { MatchRecord } from '@bande/record';
import { beginningAt } from './live-kept.ts';
import { game, keeperAside, plateWith } from './plate.ts';

const standing = (match: Match, actions: readonly object[] = []): MatchRecord<AnyShape> =>
  beginningAt(game, match, actions);

/** Before the goal, and its keeper stands beside the way. */
const chance = (): Match => keeperAside(plateWith({ turn: 'red', ball: { at: [-20, 400], top: 'white' } }), 30);

export type LieOnPlate = 'ball' | 'defence' | 'penalty' | 'goal';

/** Moments of a match, each one of its own; the engine must be loaded. */
export const lying = (): Readonly<Record<LieOnPlate, MatchRecord<AnyShape>>> => ({
  ball: standing(
    plateWith({ turn: 'red', ball: { at: [-90, 120], top: 'white' }, defence: { blue: { at: [-60, 330] } } }),
  ),
  defence: standing(plateWith({ turn: 'blue', ball: { at: [110, -90], top: 'black' } })),
  penalty: standing(plateWith({ restart: { kind: 'penalty', by: 'red', released: true } })),
  goal: standing(chance(), [usualShot(chance(), 'red', [-20, 530], 0.5)!]),
});
