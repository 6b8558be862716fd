import type { Stance } from './stance.ts';

/** How far a hand is off: tenths of a degree, and a share of the strength. */
export interface Slip {
  readonly facing: number;
  readonly strength: number;
}

export const slipped = (stance: Stance, { facing, strength }: Slip): Stance => ({
  ...stance,
  facing: (stance.facing + facing + 3600) % 3600,
  strength: Math.max(0, Math.min(1000, Math.round(stance.strength * (1 + strength)))),
});
