import { lyingBall } from '@bande/games/tipp-kick/ball/top.ts';
import { keeperAt, type Lie, type Motion, type Press, stands, STILL } from '@bande/games/tipp-kick/motion/index.ts';

/** The ball alone between two keepers on their lines; hundredths of a millimetre. */
export const plateWith = (face: number, x = 0, y = 0, yaw = 0): Lie => ({
  ball: lyingBall(face, x, y, yaw),
  figures: {
    red: { kicker: null, keeper: keeperAt(STILL), spares: [] },
    blue: { kicker: null, keeper: keeperAt(STILL), spares: [] },
  },
});
export const withDefender = (lie: Lie, x: number, y: number, facing = 2700): Lie => ({
  ...lie,
  figures: { ...lie.figures, blue: { ...lie.figures.blue, kicker: stands(x, y, facing) } },
});

/** Red behind the ball, looking north: the foot stands upright a little before it meets the ball. */
export const press = (change: Partial<Press> = {}, x = 0, y = 0): Press => ({
  kind: 'press',
  tick: 0,
  side: 'red',
  x: x - 1400,
  y: y - 1050,
  facing: 900,
  lean: 0,
  tilt: 0,
  strength: 500,
  foot: 'plate',
  ...change,
});
export const motionOf = (rest: Lie, ...deeds: Motion['deeds']): Motion => ({ rest, since: 0, deeds });
