import { playSound, useLoop, type LoopRecipe } from '@bande/stage';
import { useRef } from 'react';
import type { Match } from '../../state.ts';
import { PITCH } from '../../zones.ts';
import { blowsBetween, pressesBetween } from './blows.ts';
import { heardOf, ofPress, type Heard } from './heard.ts';
import type { Seen } from '../picture/seen.ts';
import './sounds.ts';

/** The ball on felt: it rattles over its edges. */
const ON_FELT: LoopRecipe = { full: 1.6, loud: 0.3, pitch: [150, 760], narrow: 0.8 };
/** A murmur that swells as the ball comes near a goal, goes on for a while when nothing moves, and then falls silent. */
const CROWD: LoopRecipe = { full: 1, loud: 0.11, pitch: [340, 620], narrow: 0.5, lingers: [3.5, 1.2] };
/** From 0.35 in midfield to 1 on a goal line; metres to the north. */
const excitement = (y: number): number => 0.35 + 0.65 * Math.min(1, (Math.abs(y) * 1000) / (PITCH.length / 2)) ** 3;
/** Metres above the felt at which the ball's middle is when it no longer rolls. */
const ROLLS_BELOW = 0.0085;
const TICKS = 120;

const play = ({ sound, gain }: Heard): void => playSound(sound, gain);

/** What is heard of everything that moves, told in every frame; what was heard before is silent. */
export function useHearing(isMuted: boolean): (match: Match, tick: number, seen: Seen) => void {
  const [roll, crowd] = [useLoop(ON_FELT), useLoop(CROWD)];
  const last = useRef(Infinity);
  return (match, tick, { from, to }) => {
    const after = last.current;
    last.current = tick;
    if (isMuted) return;
    for (const { strength } of pressesBetween(match, after, tick)) play(ofPress(strength));
    for (const blow of blowsBetween(match, after, tick)) {
      const heard = heardOf(blow);
      if (heard !== null) play(heard);
    }
    const [a, b] = [from.ball.at, to.ball.at];
    if (a === b) return;
    roll(b.z < ROLLS_BELOW ? Math.hypot(b.x - a.x, b.y - a.y) * TICKS : 0);
    crowd(excitement(b.y));
  };
}
