import type { Flick } from '../actions.ts';
import { isGone, now, stands, runTo } from '../motion.ts';
import { figuresOf, type Side } from '../names.ts';
import { isDenied, rightTo } from '../rights.ts';
import type { Match } from '../state.ts';
import { nearestOf, placesFor } from './block.ts';
import { indexOf, sceneOf, seenFromThere, type Scene } from './scene.ts';
import { Trials } from './trial.ts';
import { waysOn } from './ways-on.ts';
import { worthOf } from './worth.ts';

/** A block flick that meets nothing, whenever a hand that hesitates lets go of it, and whatever its small slips: what is suggested to a person. */

/** Seconds until its contact, and until a ball that rolls now lies: at each of them it has to be clean. */
const [CONTACTS, LIES] = [[0.2, 0.5, 0.8, 1.2], 2.5] as const;

/** Degrees aside, and times as hard. */
const SLIPS: readonly (readonly [aside: number, hard: number])[] = [
  [0, 1],
  [0, 1.12],
  [4, 1.06],
  [-4, 1.06],
  [0, 0.85],
];

/** Metres from the ball in which a figure stands in the way; from farther off than this nobody comes. */
const [GAPS, WITHIN] = [[0.035, 0.05, 0.08, 0.11], 0.6] as const;
/** So many of the figures nearest to the ball, and of the best places. */
const [FIGURES, TRIED] = [6, 24];
/** In goals: what all ways on are worth to whoever attacks, and what a metre of the way costs, since a figure that is long under way is met by whoever plays on. */
const [OPEN, FAR] = [1, 0.12] as const;

/** The best place of all that are sure, or one after so many better ones. Null: whatever is tried may meet something. */
export function sureBlock(match: Match, side: Side, passesOver = 0): Flick | null {
  const { motion } = match.state;
  if (isGone(motion, 'ball')) return null;
  const trials = [...CONTACTS, LIES].map((seconds) => trialsIn(match, side, seconds));
  const { scene } = trials.at(-1)!;
  const flicks = ranked(scene, nearestOf(standing(match, side), scene, WITHIN, FIGURES)).slice(0, TRIED);
  let [last, left]: [Flick | null, number] = [null, passesOver];
  for (const flick of flicks) {
    if (!trials.every((one) => isClean(one, flick))) continue;
    last = flick;
    if (left-- === 0) break;
  }
  return last;
}

function trialsIn(match: Match, side: Side, seconds: number): Trials {
  const at = now(match) + seconds;
  const motion = runTo(match, at);
  return new Trials(sceneOf(match, side, motion, at), motion, at);
}

const isClean = (trials: Trials, flick: Flick): boolean =>
  SLIPS.every(([aside, hard]) => {
    const { met, hit } = trials.play({
      ...flick,
      direction: flick.direction + aside,
      strength: Math.min(1, flick.strength * hard),
    });
    return !met && hit < 0;
  });

const standing = (match: Match, side: Side): readonly number[] =>
  figuresOf(side)
    .filter((figure) => stands(match.state.motion, figure) && !isDenied(rightTo(match, figure, false)))
    .map(indexOf);

/** Where the other side could do least with the ball, the shortest ways first among equals. */
function ranked(scene: Scene, figures: readonly number[]): readonly Flick[] {
  return placesFor(scene, figures, GAPS)
    .map(({ flick, there, far }) => ({ flick, costs: leftTo(seenFromThere(there)) + FAR * far }))
    .toSorted((a, b) => a.costs - b.costs)
    .map(({ flick }) => flick);
}
const leftTo = (attacker: Scene): number => worthOf(attacker) + OPEN * waysOn(attacker);
