import { inPlay, playTick, type PlayTick } from '@bande/core';
import { lyingBall, topColour } from './ball/top.ts';
import { FACES, opposite } from './ball/solid.ts';
import {
  follows,
  idleFrom,
  keeperAt,
  lieAt,
  sightings,
  STILL,
  stands,
  type Deed,
  type Keeper,
  type Kicker,
  type Lie,
  type Motion,
  type Sighting,
} from './motion/index.ts';
import { bySide, endOf, SIDES, type Colour, type Side } from './names.ts';
import type { Settings } from './settings.ts';
import { withState, type Match, type Plate } from './state.ts';
import { KEEPER } from './table.ts';
import { aheadOf, BALL_RADIUS, PITCH, type Spot } from './zones.ts';

/** What lies and moves on the plate. Physics counts in hundredths of a millimetre and tenths of a degree from the east; rules in millimetres. */
const HUNDREDTHS = 100;
export const spotOf = ({ x, y }: { readonly x: number; readonly y: number }): [number, number] => [
  x / HUNDREDTHS + 0,
  y / HUNDREDTHS + 0,
];
const hundredths = (mm: number): number => Math.round(mm * HUNDREDTHS) + 0;
/** Degrees to the right of straight ahead, as a side sees it, from the east anticlockwise. */
export const facingOf = (side: Side, degrees: number): number => {
  const ahead = side === 'red' ? 900 : 2700;
  return (((ahead - Math.round(degrees * 10)) % 3600) + 3600) % 3600;
};

/** And back. */
export const facingBack = (side: Side, tenths: number): number => {
  const degrees = (side === 'red' ? 900 - tenths : 2700 - tenths) / 10;
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
};

/** A face of this colour, a square. */
export const squareOf = (colour: Colour): number =>
  FACES.findIndex((face) => face.corners === 4 && face.colour === colour);
/** The ball with this face on top. */
export const ballAt = ([x, y]: Spot, top: number, yaw = 0): Lie['ball'] =>
  lyingBall(opposite(top), hundredths(x), hundredths(y), yaw);

/** In the middle of the goal, just before its line. */
const HOME: Keeper = keeperAt({ ...STILL, forward: 80 });
/** And behind a ball that is laid right before him: half of him, half of the ball, and a little air. */
export function homeBehind(side: Side, ball: Spot): Keeper {
  const isBefore = Math.abs(ball[0]) <= (1000 * KEEPER.width) / 2 + BALL_RADIUS;
  const room = Math.round(10 * (aheadOf(side, ball) - BALL_RADIUS - 500 * KEEPER.thickness - 1));
  return isBefore && room < HOME.at.forward ? keeperAt({ ...STILL, forward: room }) : HOME;
}
/** 'DTKV-2.K4.2': beside the pitch, on the plate. */
const spares = ({ kickers }: Settings, side: Side): readonly Kicker[] =>
  Array.from({ length: kickers - 1 }, (_, i) =>
    stands(
      hundredths(-endOf(side) * (PITCH.width / 2 + 35)),
      hundredths(endOf(side) * (300 + 60 * i)),
      facingOf(side, 0),
    ),
  );

export const laidOut = (settings: Settings): Lie => ({
  ball: ballAt([0, 0], squareOf('white')),
  figures: bySide((side) => ({ kicker: null, keeper: HOME, spares: spares(settings, side) })),
});

/** Of the match in which that motion went before. */
export function newPlate(rest: Lie, since: PlayTick, before?: Motion): Plate {
  follows(rest, before?.rest);
  return { motion: { rest, since, deeds: [] }, told: 0 };
}
/** Hands have put something elsewhere; a press of this very tick is still to come. */
export function withLie(match: Match, lie: Lie): Match {
  const now = playTick(match);
  const before = match.state.plate?.motion;
  const { motion, told } = newPlate(lie, now, before);
  const deeds = before?.deeds.filter(({ kind, tick }) => kind === 'press' && tick === ticksIn(before, now)) ?? [];
  return withState(match, {
    plate: { told, motion: { ...motion, deeds: deeds.map((deed) => ({ ...deed, tick: 0 })) } },
  });
}

/** Nothing moves and no hand is about to: nothing is asked of the engine. */
const isHeld = ({ at, towards, pace }: Keeper): boolean =>
  (['sideways', 'forward', 'lift', 'roll'] as const).every((axis) => at[axis] === towards[axis] && pace[axis] === 0);
export const isQuiet = ({ rest, deeds }: Motion): boolean =>
  deeds.length === 0 && SIDES.every((side) => isHeld(rest.figures[side].keeper));

const ticksIn = ({ since }: Motion, now: PlayTick): number => now - since;

/** How everything lies now; what a hand has begun at this very tick is under way. */
export function lieNow(match: Match): Lie | null {
  const { plate } = match.state;
  if (plate === null) return null;
  const { motion } = plate;
  if (isQuiet(motion)) return motion.rest;
  const tick = ticksIn(motion, playTick(match));
  return motion.deeds.filter((deed) => deed.tick === tick).reduce(headed, lieAt(motion, tick));
}
function headed(lie: Lie, deed: Deed): Lie {
  if (deed.kind !== 'keeper') return lie;
  const { side, sideways, forward, lift, roll } = deed;
  const mine = lie.figures[side];
  const keeper = { ...mine.keeper, towards: { sideways, forward, lift, roll } };
  return { ...lie, figures: { ...lie.figures, [side]: { ...mine, keeper } } };
}

/** The next thing that is seen and has not been told, not after `until`; or the tick from which everything lies still. */
type Ahead =
  | { readonly at: PlayTick; readonly seen: Sighting }
  | { readonly at: PlayTick; readonly seen: null; readonly lie: Lie };
export function aheadOn({ motion, told }: Plate, until: PlayTick): Ahead | null {
  if (isQuiet(motion)) return null;
  const end = ticksIn(motion, until);
  const seen = sightings(motion, end)[told];
  if (seen !== undefined) return { at: inPlay(motion.since + seen.tick), seen };
  const idle = idleFrom(motion, end);
  return idle === null ? null : { at: inPlay(motion.since + idle), seen: null, lie: lieAt(motion, idle) };
}

/** A hand does something now. While nothing but keepers moves the motion begins anew with it: what was before no longer matters. */
export function withDeed(match: Match, deed: Omitted<Deed>): Match {
  const { plate } = match.state;
  if (plate === null) return match;
  const now = playTick(match);
  const isNew = isStill(plate) && plate.motion.since !== now;
  const lie = isNew ? lieNow(match) : null;
  const motion = lie === null ? plate.motion : newPlate(lie, now, plate.motion).motion;
  const done = { ...deed, tick: ticksIn(motion, now) } as Deed;
  return withState(match, {
    plate: { told: isNew ? 0 : plate.told, motion: { ...motion, deeds: [...motion.deeds, done] } },
  });
}
/** Nothing but keepers in their hands, and none has touched anything. */
export const isStill = ({ motion, told }: Plate): boolean =>
  isQuiet(motion) || (told === 0 && motion.deeds.every(({ kind }) => kind === 'keeper'));
/** A leg swings. */
export const isPressing = ({ motion }: Plate): boolean => motion.deeds.some(({ kind }) => kind === 'press');
type Omitted<D> = D extends Deed ? Omit<D, 'tick'> : never;

export const withKicker = (lie: Lie, side: Side, kicker: Kicker | null): Lie => ({
  ...lie,
  figures: { ...lie.figures, [side]: { ...lie.figures[side], kicker } },
});
export const kickerAt = (side: Side, [x, y]: Spot, facing: number, lying: boolean): Kicker => ({
  ...stands(hundredths(x), hundredths(y), facingOf(side, facing)),
  posture: lying ? 'lying' : 'standing',
});
export const topOn = ({ ball }: Lie): Colour | null => topColour(ball);
