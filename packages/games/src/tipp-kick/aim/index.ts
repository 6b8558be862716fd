export { aim, type Aimed, quickAim } from './aim.ts';
export { rehearse, type Rehearsed, type Slip, slipped, SLIPS, STEADY } from './rehearse.ts';
export { type Meeting, type Stance, stanceFor } from './stance.ts';
export { stanceOf, strengthFor, type Wish } from './wish.ts';
