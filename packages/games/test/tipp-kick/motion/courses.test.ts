import { later, letPass, play, tick, type Input } from '@bande/core';
import { loadEngine } from '@bande/physics/engine';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { Course } from '@bande/games/tipp-kick/motion/course.ts';
import { type Deed, forgetMatchOf, forgetMotions, instantAt } from '@bande/games/tipp-kick/motion/index.ts';
import type { Match, TippKick } from '@bande/games/tipp-kick/state.ts';

beforeAll(loadEngine);
afterEach(() => {
  vi.restoreAllMocks();
  forgetMotions();
});

const SHOT_TICKS = 12;

function entered(match: Match, input: Input<TippKick>): Match {
  const step = play(tippKick, match, input);
  if (!step.ok) throw new Error(step.refusal.code);
  return step.value.match;
}
/** A live match of its own in which the ball has been shot and rolls. */
function shot(): Match {
  const given = { mode: 'live', plate: true, turn: 'red', ball: { at: [40, 60], top: 'white' } };
  const lies = letPass(tippKick, tippKick.notation.readGiven(given, 'dtkv-2012.1'), tick(1)).match;
  const action = tippKick.legal(lies, 0).find(({ kind }) => kind === 'shoot')!;
  const begun = entered(lies, { tick: lies.tick, kind: 'action', by: 0, action });
  return letPass(tippKick, begun, later(begun.tick, SHOT_TICKS)).match;
}
const instantOf = ({ state }: Match, at: number) => instantAt(state.plate!.motion, at);

describe('the worlds of a match', () => {
  it('are its own: whatever goes on in twenty others, its shot goes on where it was', () => {
    const mine = shot();
    const seen = instantOf(mine, 5);
    for (let n = 0; n < 20; n++) shot();
    expect(instantOf(mine, 5)).toBe(seen);
  });

  it('are few: hands that come late one after the other push out what was looked at first', () => {
    const { motion } = shot().state.plate!;
    const seen = instantAt(motion, 5);
    const free = vi.spyOn(Course.prototype, 'free');
    for (let n = 1; n <= 6; n++) {
      const hand: Deed = { kind: 'keeper', side: 'blue', tick: 3, sideways: n * 10, forward: 80, lift: 0, roll: 0 };
      instantAt({ ...motion, deeds: [...motion.deeds, hand] }, SHOT_TICKS);
    }
    expect(free).toHaveBeenCalledTimes(1);
    expect(instantAt(motion, 5)).not.toBe(seen);
    expect(instantAt(motion, 5)).toEqual(seen);
  });

  it('are given back at its end, and made anew for whoever looks back', () => {
    const mine = shot();
    const text = JSON.stringify(instantOf(mine, 9));
    const free = vi.spyOn(Course.prototype, 'free');
    forgetMatchOf(mine.state.plate!.motion.rest);
    expect(free).toHaveBeenCalled();
    expect(JSON.stringify(instantOf(mine, 9))).toBe(text);
  });

  it('are given back when a thread has looked at very many others since', () => {
    const mine = shot();
    const seen = instantOf(mine, 5);
    const free = vi.spyOn(Course.prototype, 'free');
    for (let n = 0; n < 128; n++) shot();
    expect(free).toHaveBeenCalled();
    expect(instantOf(mine, 5)).not.toBe(seen);
    expect(instantOf(mine, 5)).toEqual(seen);
  });

  it('of a copy, as a worker is sent it, are found by what it says', () => {
    const copy = (): Match => JSON.parse(JSON.stringify(shot())) as Match;
    const seen = instantOf(copy(), 5);
    expect(instantOf(copy(), 5)).toBe(seen);
  });
});
