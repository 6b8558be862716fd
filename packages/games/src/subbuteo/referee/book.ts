import { ruledBy } from '@bande/kit';
import type { Fact, Match, Ruling } from '../state.ts';
import { rules as advantage } from './advantage.ts';
import { rules as afterTime } from './after-time.ts';
import { rules as attack } from './attack.ts';
import { rules as barrier } from './barrier.ts';
import { rules as bodies } from './bodies.ts';
import { rules as breaches } from './breaches.ts';
import { rules as defence } from './defence.ts';
import { rules as distance } from './distance.ts';
import { rules as flicking } from './flicking.ts';
import { rules as goals } from './goals.ts';
import { rules as keepers } from './keepers.ts';
import { rules as kickOff } from './kick-off.ts';
import { rules as misconduct } from './misconduct.ts';
import { rules as offside } from './offside.ts';
import { rules as outOfPlay } from './out-of-play.ts';
import { rules as placing } from './placing.ts';
import { rules as possession } from './possession.ts';
import { rules as reserve } from './reserve.ts';
import { rules as restarts } from './restarts.ts';
import { rules as setUp } from './set-up.ts';
import { rules as shootOut } from './shoot-out.ts';
import { rules as substitution } from './substitution.ts';
import { rules as ticks } from './ticks.ts';
import { rules as toldPlaces } from './told-places.ts';
import { rules as time } from './time.ts';
import type { Chapter } from './facts.ts';

/** Every chapter. */
const CHAPTERS: readonly Chapter[] = [
  setUp,
  kickOff,
  restarts,
  time,
  flicking,
  breaches,
  bodies,
  misconduct,
  advantage,
  attack,
  defence,
  keepers,
  reserve,
  offside,
  ticks,
  goals,
  outOfPlay,
  possession,
  barrier,
  placing,
  substitution,
  distance,
  shootOut,
  afterTime,
  toldPlaces,
];

/** What the book says of a fact, without the cards that it may bring. */
export const byTheBook = (match: Match, fact: Fact): readonly Ruling[] => ruledBy(CHAPTERS, match, fact);
