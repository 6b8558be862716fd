import type { Action } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import type { Carrom } from '@bande/games/carrom/state.ts';
import { grabbed, type Pull } from '@bande/games/carrom/view/hands/grips.ts';
import type { Grip, Spot, Touch } from '@bande/stage/grip';
import { createDraft } from '@bande/stage/use-draft';
import { describe, expect, test } from 'vitest';

type Choice = Action<Carrom>;

const STROKE: Extract<Choice, { kind: 'strike' }> = { kind: 'strike', x: 0, angle: 5, force: 0.5, spin: 0, lift: 0 };
const MATCH = carrom.notation.readGiven({ pieces: { w1: [200, 100], b1: [200, 200], q: [-200, 100] } }, 'icf-1991');
/** Places in table units, of which there are twenty a metre: on the striker, beside it, on the frame, beside it, before it. */
const [STRIKER, BOARD, FRAME, FLOOR, BEFORE] = [
  [0, 5.04],
  [3, -3],
  [8, 0],
  [12, 0],
  [2, 11],
] as const satisfies readonly Spot[];

/** Somebody with a draft before him; a pixel is a hundredth of a table unit. */
function player(first: Choice = STROKE) {
  const draft = createDraft<Carrom>(first);
  const [acted, pulls]: [Choice[], (Pull | null)[]] = [[], []];
  const hand = { turn: true };
  const grab = (at: Spot): Grip | null =>
    grabbed(
      {
        match: MATCH,
        seat: 0,
        near: 0,
        draft,
        isTurn: () => hand.turn,
        onAct: (action) => void acted.push(action),
        onPull: (pull) => void pulls.push(pull),
      },
      at,
    );
  return { draft, acted, pulls, hand, grab };
}

/** So many pixels across and down the page from where it came down. */
const touch = (from: Spot, across: number, down: number): Touch => ({
  from,
  at: [from[0] + across / 100, from[1] + down / 100],
  far: Math.hypot(across, down),
  across,
  down,
  full: 160,
  beside: ([x, z]) => [x + across / 100, z + down / 100],
  ms: 100,
});

describe('a stroke by hand', () => {
  test('goes where it is seen to go: the direction of the hand, as it is seen at the striker', () => {
    const { draft, grab } = player();
    // Seen aslant, what is straight where the hand is is not straight at the striker.
    grab(BOARD)!.move({ ...touch(BOARD, 0, 120), beside: ([x, z]) => [x - 0.1, z + 0.1] });
    expect(draft.get()).toMatchObject({ kind: 'strike', x: 0, angle: 45 });
  });
  test('is pulled from anywhere and goes when it is let go; nothing is pulled any more then', () => {
    const { draft, acted, pulls, grab } = player();
    const grip = grab(BOARD)!;
    grip.move(touch(BOARD, 0, 120));
    expect(draft.get()).toMatchObject({ kind: 'strike', x: 0, angle: 0 });
    expect(pulls.at(-1)).toEqual({ from: BOARD, to: [3, -1.8], onIt: false });
    grip.release(touch(BOARD, 0, 120));
    expect(acted).toEqual([draft.get()]);
    expect(pulls.at(-1)).toBeNull();
  });
  test('that is pulled at the striker says so, so that it is not marked twice', () => {
    const { pulls, grab } = player();
    grab(STRIKER)!.move(touch(STRIKER, 0, 120));
    expect(pulls.at(-1)).toMatchObject({ onIt: true });
  });
  test('may begin in the free space before the table, where a mere press points nowhere', () => {
    const { draft, acted, pulls, grab } = player();
    const grip = grab(BEFORE)!;
    grip.release(touch(BEFORE, 0, 0));
    expect([acted, draft.get()]).toEqual([[], STROKE]);
    const again = grab(BEFORE)!;
    again.move(touch(BEFORE, 0, 120));
    expect(pulls.at(-1)).toMatchObject({ from: BEFORE, onIt: false });
    again.release(touch(BEFORE, 0, 120));
    expect(acted).toEqual([expect.objectContaining({ kind: 'strike', angle: 0 })]);
  });
  test('is the same wherever a further finger comes down: it can only turn it', () => {
    const { grab } = player();
    const held = [STRIKER, BOARD, FRAME].map((at) => grab(at)!.holds);
    expect(held[0]).toBeDefined();
    expect(new Set(held).size).toBe(1);
    expect(grab(FLOOR)).toBeNull();
  });
  test('is turned while it is pulled: the spin stays, however the hand goes on', () => {
    const { draft, acted, grab } = player();
    const grip = grab(BOARD)!;
    grip.move(touch(BOARD, 0, 120));
    grip.turn!(2);
    expect(draft.get()).toMatchObject({ angle: 0, spin: -0.2 });
    grip.move(touch(BOARD, 0, 10));
    grip.turn!(1);
    grip.move(touch(BOARD, 60, 60));
    expect(draft.get()).toMatchObject({ angle: -45, spin: -0.3 });
    grip.release(touch(BOARD, 60, 60));
    expect(acted).toEqual([expect.objectContaining({ angle: -45, spin: -0.3 })]);
  });
  test('has Q and E for that: to the left and to the right', () => {
    const { draft, grab } = player();
    const grip = grab(BOARD)!;
    grip.move(touch(BOARD, 0, 120));
    grip.turn!(grip.keys!['q']!);
    expect(draft.get()).toMatchObject({ spin: 0.1 });
    grip.turn!(grip.keys!['e']!);
    grip.turn!(grip.keys!['e']!);
    expect(draft.get()).toMatchObject({ spin: -0.1 });
  });
  test('keeps what was set by other hands meanwhile', () => {
    const { draft, acted, grab } = player();
    const grip = grab(BOARD)!;
    grip.move(touch(BOARD, 0, 120));
    draft.set({ ...(draft.get() as typeof STROKE), lift: 0.3 });
    grip.move(touch(BOARD, 0, 130));
    grip.release(touch(BOARD, 0, 130));
    expect(acted).toEqual([expect.objectContaining({ lift: 0.3 })]);
  });
  test('is called off near where the hand came down, and everything is as before', () => {
    const { draft, acted, pulls, grab } = player();
    const grip = grab(BOARD)!;
    grip.move(touch(BOARD, 0, 120));
    grip.turn!(3);
    grip.move(touch(BOARD, 0, 20));
    expect(pulls.at(-1)).toBeNull();
    expect(draft.get()).toMatchObject({ angle: 5, force: 0.5 });
    // What is shown as no pull is none when it is let go, whatever it was a moment ago.
    expect(grip.deadZone).toBeGreaterThan(20);
    grip.release(touch(BOARD, 0, 20));
    expect([acted, draft.get()]).toEqual([[], STROKE]);
  });
  test('that is called off leaves no spin behind', () => {
    const { draft, acted, pulls, grab } = player();
    const grip = grab(BOARD)!;
    grip.move(touch(BOARD, 0, 120));
    grip.turn!(3);
    grip.cancel();
    expect([acted, draft.get(), pulls.at(-1)]).toEqual([[], STROKE, null]);
  });
  test('a press that goes nowhere aims there', () => {
    const { draft, acted, grab } = player();
    grab([0, -5])!.release(touch([0, -5], 0, 0));
    expect([acted, draft.get()]).toEqual([[], { ...STROKE, angle: 0 }]);
  });
  test('is nobody’s once the turn is another’s: nothing is struck, and nothing of it is written into his', () => {
    const { draft, acted, pulls, hand, grab } = player();
    const grip = grab(BOARD)!;
    grip.move(touch(BOARD, 0, 120));
    hand.turn = false;
    const theirs: Choice = { kind: 'strike', x: 30, angle: 0, force: 0.2, spin: 0, lift: 0 };
    draft.set(theirs);
    grip.move(touch(BOARD, 0, 140));
    expect(pulls.at(-1)).toBeNull();
    grip.turn!(1);
    grip.release(touch(BOARD, 0, 140));
    grip.cancel();
    expect([acted, draft.get()]).toEqual([[], theirs]);
  });
});

describe('sliding', () => {
  test('moves the striker along its line, strikes nothing, and comes back when it is called off', () => {
    const { draft, acted, pulls, grab } = player();
    const grip = grab(STRIKER)!;
    grip.move(touch(STRIKER, 100, 0));
    expect(draft.get()).toEqual({ ...STROKE, x: 50 });
    grip.release(touch(STRIKER, 100, 0));
    expect([acted, pulls.at(-1)]).toEqual([[], null]);
    grip.cancel();
    expect(draft.get()).toEqual(STROKE);
  });
  test('by a few pixels nudges it by as much, and a press that does not move leaves it alone', () => {
    const { draft, acted, grab } = player();
    const grip = grab(STRIKER)!;
    grip.move(touch(STRIKER, 1, 0));
    expect(draft.get()).toEqual(STROKE);
    grip.move(touch(STRIKER, 5, 1));
    expect(draft.get()).toEqual({ ...STROKE, x: 2.5 });
    grip.release(touch(STRIKER, 5, 1));
    expect([acted, draft.get()]).toEqual([[], { ...STROKE, x: 2.5 }]);
  });
  test('begins where the striker is, wherever on it the hand came down', () => {
    const { draft, grab } = player();
    const beside: Spot = [0.5, 5.2];
    grab(beside)!.move(touch(beside, -12, 0));
    expect(draft.get()).toEqual({ ...STROKE, x: -6 });
  });
  test('that turns into a pull leaves the striker where it was', () => {
    const { draft, acted, grab } = player();
    const grip = grab(STRIKER)!;
    grip.move(touch(STRIKER, 4, 1));
    grip.move(touch(STRIKER, 4, 20));
    expect(draft.get()).toMatchObject({ x: 0 });
    grip.move(touch(STRIKER, 0, 120));
    grip.release(touch(STRIKER, 0, 120));
    expect(acted).toEqual([expect.objectContaining({ x: 0, angle: 0 })]);
  });
});

describe('what is dragged', () => {
  test('is held by one hand, and comes back when it is called off', () => {
    const { draft, grab } = player({ kind: 'turnRack', degrees: 0 });
    const [one, other] = [grab([0, 1])!, grab([1, 0])!];
    expect(one.holds).toBe(other.holds);
    expect(one.holds).toBeDefined();
    one.move(touch([0, 1], 100, 0));
    expect(draft.get()).not.toEqual({ kind: 'turnRack', degrees: 0 });
    one.cancel();
    expect(draft.get()).toEqual({ kind: 'turnRack', degrees: 0 });
  });
});
