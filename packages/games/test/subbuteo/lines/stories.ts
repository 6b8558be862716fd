import type { Random } from '@bande/core';
import {
  BALL,
  BASE,
  foe,
  HALF_LENGTH,
  LINE,
  ZONE,
  type Frame,
  type Rest,
  type Side,
  type Spot,
  type Story,
  type Strike,
  type Touch,
} from './opinion.ts';

/** Stories of balls that go over a line, close to every boundary of the rules. */

const pick = <T>(random: Random, of: readonly T[]): T => of[random.below(of.length)]!;
const chance = (random: Random, share: number): boolean => random.unit() < share;
const between = (random: Random, low: number, high: number): number =>
  Math.round(100 * (low + random.unit() * (high - low))) / 100;

/** Often just on one side or the other of a line. */
function across(random: Random, radius: number): number {
  const line = pick(random, [-ZONE, 0, ZONE]);
  const off = pick(random, [-1, 1]) * (radius + LINE + pick(random, [-0.02, 0.02]));
  return chance(random, 0.5) ? line + off : between(random, -590, 590);
}
const ballSpot = (random: Random): Spot => [between(random, -380, 380), across(random, BALL)];
/** Sometimes beyond a line, on both sides of 22 mm. */
function figureSpot(random: Random): Spot {
  const gap = pick(random, [5, 20.9, 21.98, 22.02, 30]);
  const way = pick(random, [-1, 1]);
  if (chance(random, 0.7)) return [between(random, -380, 380), across(random, BASE)];
  return chance(random, 0.5)
    ? [way * (400 + BASE + gap), across(random, BASE)]
    : [between(random, -380, 380), way * (600 + BASE + gap)];
}
const keeperSpot = (random: Random, side: Side): Spot => [
  between(random, -60, 60),
  (side === 'red' ? -1 : 1) * pick(random, [560, 590, 604, 623.5, 623.7]),
];

/** Where the ball of a restart belongs; a free kick is taken anywhere [S-292]. */
function laidFor(restart: Strike['restart'], by: Side, [x, y]: Spot): Spot {
  const [way, end] = [x < 0 ? -1 : 1, by === 'red' ? -1 : 1];
  switch (restart) {
    case 'throwIn':
      return [way * 399, y];
    case 'goalKick':
      return [x / 4, end * 570];
    case 'corner':
      return [way * 390, -end * 590];
    case 'penalty':
      return [0, -end * 490];
    default:
      return [x, y];
  }
}

/** Whoever strikes a ball stands beside it, often just on one side or the other of a line; at a throw-in outside the field, at a goal kick inside the goal area. */
function beside(random: Random, [x, y]: Spot, restart: Strike['restart']): Spot {
  if (restart === 'throwIn') return [(x < 0 ? -1 : 1) * (400 + BASE + 5), y + between(random, -10, 10)];
  if (restart === 'goalKick') return [x - (x < 0 ? -22 : 22), y];
  const near = [-ZONE, 0, ZONE]
    .flatMap((line) => [-1, 1].map((way) => line + way * (BASE + LINE + pick(random, [-0.02, 0.02]))))
    .filter((at) => Math.abs(at - y) <= 35);
  const isNear = near.length > 0 && chance(random, 0.7);
  return [x + between(random, -20, 20), isNear ? pick(random, near) : y + pick(random, [-1, 1]) * 30];
}

function strikeOf(random: Random, short: boolean): Strike {
  const by = pick(random, ['red', 'blue'] as const);
  const restart = chance(random, 0.35)
    ? pick(random, ['freeKick', 'throwIn', 'goalKick', 'corner', 'penalty'] as const)
    : null;
  const keeper = restart === null && chance(random, 0.15);
  const ball = keeper ? keeperSpot(random, by) : laidFor(restart, by, ballSpot(random));
  return {
    deed: 'strike',
    by,
    keeper,
    reserve: !keeper && restart === null && !short && chance(random, 0.1),
    restart,
    ball,
    figure: keeper ? ball : beside(random, ball, restart),
  };
}

/** A keeper whose place the reserve keeper has taken touches nothing. */
function touchOf(random: Random, away: Side | null): Touch {
  const by = pick(random, ['red', 'blue'] as const);
  const keeper = chance(random, 0.25) && by !== away;
  return {
    deed: 'touch',
    by,
    keeper,
    neutral: !keeper && chance(random, 0.1),
    atEdge: !keeper && chance(random, 0.08),
    figure: keeper ? keeperSpot(random, by) : figureSpot(random),
  };
}

export function storyOf(random: Random): Story {
  const short = chance(random, 0.4);
  const first = strikeOf(random, short);
  const then: (Touch | Frame | Rest)[] = [];
  for (let left = random.below(4); left > 0; left--) {
    if (chance(random, 0.2)) then.push({ deed: 'frame', goal: pick(random, ['red', 'blue'] as const) });
    const touch = touchOf(random, first.reserve ? first.by : null);
    if (touch.keeper && chance(random, 0.3)) then.push({ deed: 'rest' });
    then.push(touch);
  }
  if (chance(random, 0.3)) then.push({ deed: 'frame', goal: pick(random, ['red', 'blue'] as const) });
  const line = pick(random, ['south', 'north', 'west', 'east'] as const);
  const isGoalLine = line === 'south' || line === 'north';
  const end = line === 'south' || line === 'west' ? -1 : 1;
  const inGoal = isGoalLine && chance(random, 0.5);
  const aside = inGoal ? 60 : 390;
  return {
    short,
    first,
    then,
    line,
    inGoal,
    at: isGoalLine
      ? [between(random, -aside, aside), end * (HALF_LENGTH + BALL)]
      : [end * (400 + BALL), across(random, BALL)],
    doubt: chance(random, 0.08),
  };
}

const LINES = { south: 'north', north: 'south', west: 'east', east: 'west' } as const;
const turnedSpot = ([x, y]: Spot): Spot => [0 - x, 0 - y];
export const turned = (story: Story): Story => ({
  ...story,
  first: {
    ...story.first,
    by: foe(story.first.by),
    ball: turnedSpot(story.first.ball),
    figure: turnedSpot(story.first.figure),
  },
  then: story.then.map((event) => {
    if (event.deed === 'touch') return { ...event, by: foe(event.by), figure: turnedSpot(event.figure) };
    return event.deed === 'frame' ? { ...event, goal: foe(event.goal) } : event;
  }),
  line: LINES[story.line],
  at: turnedSpot(story.at),
});
export const turnedPlace = (where: string | undefined): string | undefined =>
  where
    ?.split(' ')
    .map((one) => String(0 - Number(one)))
    .join(' ');
