import type { Pose } from '@bande/physics/engine';
import { isSamePose, kept, poseOf } from '../ball/pose.ts';
import { type BySide, bySide, goalLineOf, type Side } from '../names.ts';
import type { Press } from './deeds.ts';
import { type Guided, keeperPose, keptHold } from './hold.ts';
import { type Lie, type SideLie, stands } from './lie.ts';
import { keptKicker, standerPose, standsAfter } from './standing.ts';

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

/** The keeper of a side in its hand; one that stands still is where it was. */
export const keeperIn = (
  guided: Guided,
  side: Side,
  before: SideInstant | undefined,
): Pick<SideInstant, 'keeper' | 'hold'> => ({
  keeper: guided.isStill && before !== undefined ? before.keeper : keeperPose(guided.at, goalLineOf(side)),
  hold: { at: keptHold(guided.at), towards: guided.towards, pace: keptHold(guided.pace) },
});

/** Everything as it lies, without asking the engine. */
export const instantOf = ({ ball, figures }: Lie): Instant => ({
  ball: poseOf(ball),
  figures: bySide((side): SideInstant => {
    const { kicker, keeper, spares } = figures[side];
    return {
      kicker: kicker === null ? null : standerPose(kicker),
      pressing: null,
      keeper: keeperPose(keeper.at, goalLineOf(side)),
      hold: keeper,
      spares: spares.map(standerPose),
    };
  }),
});

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
