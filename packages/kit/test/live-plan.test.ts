import { createRandom, later, started, tick, playTick, type Match, type Tick } from '@bande/core';
import { Planner, QUICKEST, span, type Plan, type Task } from '@bande/kit';
import { describe, expect, test } from 'vitest';
import { match, type Bell } from './bell.ts';

const LOOK = 40;
const ring: Task = { key: 'ring', span: span(1, 2), clock: undefined, lasts: 0, isDuty: true };
const at = (now: number): Match<Bell> => ({ ...match(), tick: tick(now) });
const planner = (): Planner<'ring'> => new Planner(LOOK, createRandom('planner'));
const never = (): boolean => false;

describe('a plan', () => {
  test('hesitates within its span, and looks for the last time so long before', () => {
    for (let seed = 0; seed < 50; seed++) {
      const plan = new Planner(LOOK, createRandom(`${seed}`)).planFor(at(1000), ring, never);
      expect(plan.at).toBeGreaterThanOrEqual(1120);
      expect(plan.at).toBeLessThanOrEqual(1240);
      expect(plan.look).toBe(plan.at - LOOK);
    }
  });

  test('stays while its task stays, and begins anew with another one', () => {
    const one = planner();
    const first = one.planFor(at(0), ring, never);
    expect(one.planFor(at(90), ring, never)).toBe(first);
    expect(one.planFor(at(90), { ...ring, key: 'ring again' }, never)).not.toBe(first);
  });

  test('is over some time after its deed was given, and not before', () => {
    const one = planner();
    const first = one.planFor(at(0), ring, () => true);
    expect(one.planFor(at(1), ring, () => true)).toBe(first);
    first.given = tick(130);
    const later12 = (now: number): Plan<'ring'> => one.planFor(at(now), ring, (given: Tick) => now >= given + 12);
    expect(later12(141)).toBe(first);
    expect(later12(142)).not.toBe(first);
  });

  test('is carried out before its clock runs out, with time to spare for what it takes', () => {
    const now = at(0);
    const [clock] = started([], 'bell', 300, playTick(now));
    const { at: done } = planner().planAt(now, { ...ring, clock, lasts: 12 }, tick(1000));
    expect(done).toBe(300 - 12 - 60);
  });

  test('is never carried out sooner than a hand can, nor before it has rested', () => {
    expect(planner().planAt(at(500), ring, tick(500))).toMatchObject({ at: 500 + QUICKEST, look: 500 });
    expect(planner().planAt(at(500), ring, tick(500), 900).at).toBe(900);
  });

  test('that has come to nothing is looked at again', () => {
    const one = planner();
    one.planFor(at(0), ring, never).deed = null;
    one.lookAgainAt('ring', later(tick(0), 120));
    expect(one.planFor(at(60), ring, never)).toMatchObject({ look: 120, at: 120 + LOOK, deed: undefined });
  });
});
