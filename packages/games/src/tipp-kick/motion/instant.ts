import type { Pose } from '@bande/physics/engine';
import { isSamePose, kept } from '../ball/pose.ts';
import { type BySide, bySide, type Side } from '../names.ts';
import type { Press } from './deeds.ts';
import { type Lie, type SideLie, stands } from './lie.ts';
import { keptKicker, standsAfter } from './standing.ts';

/** What is drawn of one instant: real poses, and the leg in degrees while a button is pressed. */
export interface Instant {
  readonly ball: Pose;
  readonly figures: BySide<SideInstant>;
}
export interface SideInstant {
  readonly kicker: Pose | null;
  readonly pressing: { readonly deed: Press; readonly degrees: number } | null;
  readonly keeper: Pose;
  readonly hold: SideLie['keeper'];
  readonly spares: readonly Pose[];
}

/** An instant as it is kept. A kicker in a hand counts as standing where it is pressed. */
export function lieOf({ ball, figures }: Instant, rest: Lie): Lie {
  const of = (side: Side): SideLie => {
    const { kicker, pressing, hold, spares } = figures[side];
    const before = rest.figures[side];
    const nobody = stands(0, 0, 0);
    return {
      kicker: pressing !== null ? standsAfter(pressing.deed) : kicker && keptKicker(kicker, before.kicker ?? nobody),
      keeper: hold,
      spares: spares.map((pose, i) => keptKicker(pose, before.spares[i]!)),
    };
  };
  const lies = kept(ball);
  return { ball: isSamePose(lies, rest.ball) ? rest.ball : lies, figures: bySide(of) };
}
