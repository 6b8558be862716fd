import {
  facingBack,
  facingOf,
  ballAt,
  homeBehind,
  kickerAt,
  lieNow,
  spotOf,
  squareOf,
  withDeed,
  withKicker,
  withLie,
} from '../plate.ts';
import { keeperAt, type Lie } from '../motion/index.ts';
import { other, SIDES, type Side } from '../names.ts';
import { toPlay } from '../rights.ts';
import { withState, type Fact, type FactOf, type Match } from '../state.ts';
import { whyNotDefend } from '../where-may.ts';
import type { Spot } from '../zones.ts';

/** What hands do on the plate, where physics moves what lies there. */
export function onThePlate(match: Match, fact: Fact): Match {
  if (match.state.plate === null) return match;
  switch (fact.kind) {
    case 'pressed':
      return pressed(match, fact);
    case 'defenceSet':
      return fact.at === undefined ? match : changed(match, (lie) => withKicker(lie, fact.by, standingAt(fact)));
    case 'defenceTaken':
      return taken(match, fact.by);
    case 'ballPlaced':
      return laid(match, fact);
    case 'kept':
      return kept(match, fact);
    case 'struck':
      return struck(match, fact);
    default:
      return match;
  }
}

const changed = (match: Match, change: (lie: Lie) => Lie): Match => {
  const lie = lieNow(match);
  return lie === null ? match : withLie(match, change(lie));
};

const standingAt = ({ by, at, facing, posture }: FactOf<'defenceSet'>) =>
  kickerAt(by, at ?? [0, 0], facing ?? 0, posture === 'lying');

const HUNDREDTHS = 100;
const whole = (value: number): number => Math.round(value) + 0;
function pressed(match: Match, { by, pose }: FactOf<'pressed'>): Match {
  const { at, facing, lean, tilt, strength, foot } = pose;
  return withDeed(match, {
    kind: 'press',
    side: by,
    x: whole(at[0] * HUNDREDTHS),
    y: whole(at[1] * HUNDREDTHS),
    facing: facingOf(by, facing),
    lean: whole(lean * 10),
    tilt: whole(tilt * 10),
    strength: whole(strength * 1000),
    foot,
  });
}

/** 'DTKV-6.K37': while the ball moves the hand needs its time. */
const taken = (match: Match, side: Side): Match =>
  match.state.movement === null
    ? changed(match, (lie) => withKicker(lie, side, null))
    : withDeed(match, { kind: 'takeAway', side });

/** At a penalty the keeper stands upright on the line ['DTKV-14.4.1']. */
function laid(match: Match, { by, at, top, face, yaw }: FactOf<'ballPlaced'>): Match {
  const spot = at ?? match.state.ball.at;
  if (spot === undefined) return match;
  const isPenalty = match.state.restart?.kind === 'penalty';
  return changed(match, (lie) => {
    const ball = ballAt(spot, face ?? squareOf(top ?? 'white'), yaw ?? 0);
    const home = goneHome({ ...lie, ball }, by, spot);
    return isPenalty ? uprightOnTheLine(home, other(by)) : home;
  });
}
/** Whoever lays the ball has let go of his keeper: he does not stay where a hand left him, in the way of his own kick. */
function goneHome(lie: Lie, side: Side, ball: Spot): Lie {
  const mine = lie.figures[side];
  const { sideways, forward, lift, roll } = mine.keeper.at;
  const keeper = homeBehind(side, ball);
  const isThere = sideways === 0 && forward === keeper.at.forward && lift === 0 && roll === 0;
  return isThere ? lie : { ...lie, figures: { ...lie.figures, [side]: { ...mine, keeper } } };
}
function uprightOnTheLine(lie: Lie, side: Side): Lie {
  const mine = lie.figures[side];
  const keeper = keeperAt({ sideways: mine.keeper.at.sideways, forward: 0, lift: 0, roll: 0 });
  return { ...lie, figures: { ...lie.figures, [side]: { ...mine, keeper } } };
}

/** In turn: he stands where he was, and goes with the shot. At a penalty he begins on the line. */
function kept(match: Match, { by, from, to, forward, lift, roll }: FactOf<'kept'>): Match {
  const isPenalty = match.state.restart?.kind === 'penalty' || match.state.repetition?.likePenalty === true;
  const [east, out] = [whole(from * 10), isPenalty ? 0 : whole(forward * 10)];
  const stood = changed(match, (lie) => ({
    ...lie,
    figures: {
      ...lie.figures,
      [by]: { ...lie.figures[by], keeper: keeperAt({ sideways: east, forward: out, lift: 0, roll: 0 }) },
    },
  }));
  return withDeed(stood, {
    kind: 'keeper',
    side: by,
    sideways: whole(to * 10),
    forward: whole(forward * 10),
    lift: whole(lift * 10),
    roll: whole(roll * 10),
  });
}

/** In turn: he gets behind the ball, and strikes. */
function struck(match: Match, { by, from, back, to, out }: FactOf<'struck'>): Match {
  const begins = keeperAt({ sideways: whole(from * 10), forward: whole(back * 10), lift: 0, roll: 0 });
  const behind = changed(match, (lie) => ({
    ...lie,
    figures: { ...lie.figures, [by]: { ...lie.figures[by], keeper: begins } },
  }));
  const strikes = { sideways: whole(to * 10), forward: whole(out * 10), lift: 0, roll: 0 };
  return withDeed(behind, { kind: 'keeper', side: by, ...strikes });
}

/** The ball rests or is laid elsewhere, or another half begins: whoever plays next has his kicker in his hand; the other's stays only where it may stand [C-67]. */
export function kickersAreTakenUp(before: Match, match: Match, { kind }: Fact): Match {
  const isOther = before.state.movement !== null || kind === 'ballPlaced' || before.state.period !== match.state.period;
  if (match.state.plate === null || match.state.movement !== null || !isOther) return match;
  const owner = toPlay(match);
  return SIDES.reduce((one, side) => (side !== owner && mayStay(one, side) ? one : inHand(one, side)), match);
}
function mayStay(match: Match, side: Side): boolean {
  const kicker = lieNow(match)?.figures[side].kicker;
  const defender = match.state.defence[side];
  if (kicker === null || kicker === undefined || defender === null || kicker.pose !== null) return false;
  const lying = kicker.posture !== 'standing';
  return whyNotDefend(match, side, { at: spotOf(kicker), facing: facingBack(side, kicker.facing), lying }) === null;
}
const inHand = (match: Match, side: Side): Match =>
  withState(
    lieNow(match)?.figures[side].kicker === null ? match : changed(match, (lie) => withKicker(lie, side, null)),
    { defence: { ...match.state.defence, [side]: null } },
  );
