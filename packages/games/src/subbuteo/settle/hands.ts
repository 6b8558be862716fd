import { groundIn, handTime } from '../motion.ts';
import { keeperOf, type Side } from '../names.ts';
import { awaitsPenalty } from '../rights.ts';
import { withState, type Match } from '../state.ts';
import { reachIn, withinReach } from '../streams.ts';
import type { Spot } from '../zones.ts';

/** What a hand that was hidden until now does: the keeper stands somewhere, and goes somewhere. */
interface Kept {
  readonly at: Spot;
  readonly lean: number;
  readonly to: Spot;
  readonly toLean: number;
}

const target = (match: Match, side: Side, [x, y]: Spot, lean: number): readonly [number, number, number] =>
  withinReach(groundIn(match).pitch, side, [Math.round(x * 10), Math.round(y * 10), Math.round(lean * 1000)]);

/** He stands there at once, and sets out for the other place: before a penalty not until the ball is touched. */
export function ledTo(match: Match, side: Side, { at, to, toLean }: Kept): Match {
  const { motions } = groundIn(match);
  const [x, y] = reachIn(match, side, [Math.round(at[0] * 10), Math.round(at[1] * 10), 0]);
  const motion = motions.put(match.state.motion, handTime(match), keeperOf(side), x / 10_000, y / 10_000);
  const goal = target(match, side, to, toLean);
  const stands = withState(match, { motion, hands: { ...match.state.hands, [side]: goal } });
  return awaitsPenalty(match, side) ? stands : setsOut(stands, side);
}

/** To where his hand leads him. */
export function setsOut(match: Match, side: Side): Match {
  if (!match.state.measured || match.state.reserve[side].is === 'on') return match;
  const [x, y, lean] = match.state.hands[side];
  const goal = { x: x / 10_000, y: y / 10_000, lean: lean / 1000 };
  return withState(match, {
    motion: groundIn(match).motions.lead(match.state.motion, handTime(match), keeperOf(side), goal),
  });
}
