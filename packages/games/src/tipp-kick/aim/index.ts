export { CHIP, HIGH, speedOver } from './over.ts';
export { slipped, type Slip } from './slip.ts';
export type { Stance } from './stance.ts';
export { quickAim, stanceOf, turnTo, type Wish } from './wish.ts';
