import type { Action, Seat } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick';
import { byAction } from '@bande/games/tipp-kick/by-action.ts';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import type { Match, TippKick } from '@bande/games/tipp-kick/state.ts';
import { gapIn, aids } from '@bande/games/tipp-kick/view/aims/aids.ts';
import { isBarred } from '@bande/games/tipp-kick/view/aims/by-eye.ts';
import { mayStand, type Defend } from '@bande/games/tipp-kick/view/hands/defending.ts';
import { dials, turned } from '@bande/games/tipp-kick/view/aims/dials.ts';
import { diveAt, diveOn } from '@bande/games/tipp-kick/view/hands/dive-grip.ts';
import { begins, draftAt } from '@bande/games/tipp-kick/view/aims/drafting.ts';
import { grabbed, hoveredOver } from '@bande/games/tipp-kick/view/hands/grips.ts';
import { led, wayOf } from '@bande/games/tipp-kick/view/hands/keeper-ways.ts';
import { toTable } from '@bande/games/tipp-kick/view/layout.ts';
import { hoveredTo, type Target } from '@bande/games/tipp-kick/view/hands/leading.ts';
import { nudged } from '@bande/games/tipp-kick/view/hands/nudging.ts';
import { loadedAfter } from '@bande/games/tipp-kick/view/aims/loading.ts';
import { meantBy } from '@bande/games/tipp-kick/view/aims/meant.ts';
import type { Carried, Players } from '@bande/games/tipp-kick/view/hands/players.ts';
import { aimedBy, feltOf, keeperBy } from '@bande/games/tipp-kick/view/hands/pads.ts';
import { snapped } from '@bande/games/tipp-kick/view/hands/snapping.ts';
import type { Grip, OnScreen, Spot, Touch } from '@bande/stage/grip';
import { createDraft } from '@bande/stage/use-draft';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

type Place = readonly [number, number];
const played = (given: object): Match =>
  tippKick.notation.readGiven(
    { mode: 'live', plate: true, settings: { limits: false }, white: 'red', ...given },
    'dtkv-2012.1',
  );
/** Blue has the ball: Red defends. */
const AGAINST = { turn: 'blue', ball: { at: [0, 0], top: 'black' } } as const;
const spot = (at: Place): Spot => {
  const [x, , z] = toTable(at);
  return [x, z];
};
const gone = (from: Place, to: Place): Touch => ({
  from: spot(from),
  at: spot(to),
  far: Math.hypot(to[0] - from[0], to[1] - from[1]),
  full: 160,
  across: to[0] - from[0],
  down: from[1] - to[1],
  beside: (place) => place,
  ms: 300,
});
const SCREEN: OnScreen = { share: [0.5, 0.5], size: [1000, 600] };

function table(match: Match, seats: readonly Seat[] = [0], inMode = false) {
  const acted: { readonly action: Action<TippKick>; readonly by: Seat | undefined }[] = [];
  const carried = new Map<string, Carried | null>();
  const targets: Target[] = [];
  const players: Players = {
    running: { match: () => match, tick: () => 0, subscribe: () => () => {} },
    seats,
    inMode,
    draft: null,
    held: () => createDraft<TippKick>(null),
    leading: { wanted: () => targets.at(-1) ?? [0, 80, 0, 0], lead: (_, to) => void targets.push(to) },
    onAct: (action, by) => void acted.push({ action, by }),
    onPull: () => {},
    onCarry: (side, one) => void carried.set(side, one),
  };
  const grab = (at: Place, on: OnScreen = SCREEN): Grip | null => grabbed(players, spot(at), 'mouse', 0.02, on);
  const touch = (at: Place, pixel = 0.02): Grip | null => grabbed(players, spot(at), 'touch', pixel, SCREEN);
  return { acted, carried, targets, grab, touch, hover: (at: Place) => hoveredOver(players, spot(at)) };
}
const put = ({ acted }: ReturnType<typeof table>): Defend => acted[0]!.action as Defend;
/** From the edge of the base to that of the ball. */
const gap = ([x, y]: Place): number => Math.hypot(x, y) - 12 - 7.5;

describe('a kicker in the way', () => {
  test('is put where one taps, looking at the ball', () => {
    const here = table(played(AGAINST));
    here.grab([60, -250])!.release(gone([60, -250], [60, -250]));
    expect(put(here)).toMatchObject({ kind: 'defend', at: [60, -250], lying: false });
    expect(put(here).facing).toBe(-13);
  });
  test('that is held nearer than two lengths stays at their border, to the millimetre', () => {
    const match = played(AGAINST);
    const here = table(match);
    const grip = here.grab([0, -300])!;
    grip.move(gone([0, -300], [0, -60]));
    expect(here.carried.get('red')).toMatchObject({ what: 'kicker', fits: true });
    grip.release(gone([0, -300], [0, -60]));
    expect(gap(put(here).at)).toBeGreaterThanOrEqual(156);
    expect(gap(put(here).at)).toBeLessThan(157);
    expect(byAction(match, 0, put(here)).ok).toBe(true);
  });
  test('at a free kick the border is at three lengths', () => {
    const match = played({ restart: { kind: 'freeKick', by: 'blue', at: [0, 0] }, ball: { at: [0, 0], top: 'black' } });
    const at = snapped(mayStand(match, 'red', false), [0, -100]);
    expect(gap(at)).toBeGreaterThanOrEqual(234);
    expect(gap(at)).toBeLessThan(235);
  });
  test('in its own area it is led to the line, where it may stand', () => {
    const match = played(AGAINST);
    const isAllowed = mayStand(match, 'red', false);
    expect(isAllowed([0, -470])).toBe(false);
    const [x, y] = snapped(isAllowed, [0, -400]);
    expect([Math.abs(x) < 1, isAllowed([x, y])]).toEqual([true, true]);
    expect(Math.abs(y + 365)).toBeLessThanOrEqual(12.5);
  });
  test('lies down and stands up by a notch, and across the ball’s way', () => {
    const here = table(played(AGAINST));
    const grip = here.grab([0, -300])!;
    grip.move(gone([0, -300], [0, -250]));
    grip.turn!(1);
    grip.release(gone([0, -300], [0, -250]));
    expect(put(here)).toMatchObject({ lying: true });
    expect(Math.abs(put(here).facing)).toBeGreaterThan(60);
  });
  test('that is carried away and back again, or called off, stays where it was', () => {
    const here = table(played(AGAINST));
    const grip = here.grab([0, -300])!;
    grip.move(gone([0, -300], [80, -300]));
    grip.release(gone([0, -300], [2, -300]));
    const other = here.grab([0, -300])!;
    other.move(gone([0, -300], [80, -300]));
    other.cancel();
    expect([here.acted, here.carried.get('red')]).toEqual([[], null]);
  });
  test('is moved by arrows as the screen shows it, however the table is turned', () => {
    const match = played(AGAINST);
    const defend: Defend = { kind: 'defend', at: [0, -300], facing: 0, lying: false, kicker: 1 };
    const to = (facing: number) => nudged(match, defend, [1, 0], facing).at;
    expect([to(0), to(Math.PI / 2), to(Math.PI)]).toEqual([
      [10, -300],
      [0, -290],
      [-10, -300],
    ]);
  });
});

describe('a finger beside the table', () => {
  const BESIDE: Place = [0, -800];
  test('pulls the ball, which a mouse there does not', () => {
    const here = table(played({ turn: 'red', ball: { at: [0, 0], top: 'white' } }));
    expect(here.touch(BESIDE)?.holds).toBe('hand of red');
    expect(here.grab(BESIDE)).toBeNull();
  });
  test('leads a kicker from where it is, and puts none by a tap', () => {
    const here = table(played({ ...AGAINST, defence: { red: { at: [0, -300], facing: 0 } } }));
    here.touch(BESIDE)!.release(gone(BESIDE, BESIDE));
    expect(here.acted).toEqual([]);
    here.touch(BESIDE)!.release(gone(BESIDE, [40, -800]));
    expect(put(here).at).toEqual([40, -300]);
  });
});

describe('the ball at a restart', () => {
  const CORNER = { restart: { kind: 'goalKick', by: 'red', at: [0, -502.5] }, ball: { at: [0, -502.5], top: 'white' } };
  test('is laid within the spot from which it is taken, to its border', () => {
    const match = played(CORNER);
    const here = table(match, [0], true);
    const grip = here.grab([0, -502])!;
    expect(grip.holds).toBe('ball');
    grip.move(gone([0, -502], [60, -300]));
    grip.release(gone([0, -502], [60, -300]));
    const { action } = here.acted[0]!;
    expect(byAction(match, 0, action as never).ok).toBe(true);
    expect((action as { at: Place }).at[1]).toBeGreaterThan(-484);
  });
});

describe('a keeper', () => {
  test('goes sideways with a mouse that holds nothing, as far as his posts, while the other side has the ball', () => {
    const here = table(played(AGAINST));
    for (const x of [0, 25, 400, -400]) here.hover([x, -200]);
    expect(here.targets.map(([sideways]) => sideways)).toEqual([0, 200, 415, -415]);
    const own = table(played({ turn: 'red', ball: { at: [0, 0], top: 'white' } }));
    own.hover([25, -200]);
    expect(own.targets).toEqual([]);
  });
  test('comes out of his goal only where the mouse is near it', () => {
    expect(hoveredTo('red', [0, -480], [0, 80, 0, 0])[1]).toBe(400);
    expect(hoveredTo('red', [0, 0], [0, 80, 0, 0])[1]).toBe(80);
  });
  test('is not moved before a penalty is shot', () => {
    const here = table(
      played({ restart: { kind: 'penalty', by: 'blue', at: [0, -420] }, ball: { at: [0, -420], top: 'black' } }),
    );
    here.hover([25, -500]);
    expect(here.targets).toEqual([]);
    expect(here.grab([0, -560])?.holds).not.toBe('keeper of red');
  });
  test('is led by the box behind his goal, as far as the hand goes', () => {
    const here = table(played(AGAINST));
    const grip = here.grab([5, -590])!;
    expect(grip.holds).toBe('keeper of red');
    grip.move(gone([5, -590], [25, -590]));
    expect(here.targets.at(-1)).toEqual([200, 80, 0, 0]);
  });
  test('goes a shorter way than a finger, and a shorter one still where he is seen from far away', () => {
    const here = table(played(AGAINST));
    here.touch([5, -590])!.move(gone([5, -590], [37, -590]));
    expect(here.targets.at(-1)![0]).toBeCloseTo(200);
    const far = table(played(AGAINST));
    far.touch([5, -590], 0.04)!.move(gone([5, -590], [37, -590]));
    expect(far.targets.at(-1)![0]).toBeLessThan(140);
  });
  test('has keys by his own left and right, and arrows as the screen shows it', () => {
    expect([wayOf('red', 'KeyA', 0)[0], wayOf('blue', 'KeyA', 0)[0]]).toEqual([-1, 1]);
    expect(wayOf('red', 'ArrowRight', 0)[0]).toBe(1);
    expect(wayOf('red', 'ArrowUp', Math.PI / 2)[0]).toBe(-1);
    const match = played(AGAINST);
    expect(led(match, 'red', [0, 80, 0, 0], [1, 0], 0.1)).toEqual([220, 80, 0, 0]);
  });
  test('of the box dives by two buttons, and by the same keys', () => {
    const match = played({ ...AGAINST, settings: { limits: false, keeper: 'buttons' } });
    const [x, y] = diveOn([1000, 600], 1);
    const on: OnScreen = { share: [x / 1000, y / 600], size: [1000, 600] };
    expect([diveAt(on), diveAt(SCREEN)]).toEqual([1, null]);
    const here = table(match);
    const grip = here.grab([300, -300], on)!;
    grip.move(gone([0, 0], [1, 0]));
    expect(here.targets.at(-1)![3]).toBe(900);
    grip.release(gone([0, 0], [1, 0]));
    expect(here.targets.at(-1)![3]).toBe(0);
    here.hover([30, -200]);
    expect(here.targets.length).toBe(2);
    expect(led(match, 'red', [0, 80, 0, 0], [-1, 0], 0.1)[3]).toBe(-900);
  });
});

describe('dials', () => {
  const examples = (match: Match, seat: Seat) => tippKick.legal(match, seat).map((one) => begins(one, null, match));
  const cases = [
    [played({ turn: 'red', ball: { at: [0, 0], top: 'white' } }), 0, 'shoot'],
    [played(AGAINST), 0, 'defend'],
  ] as const;
  test.each(cases)('turn within their bounds, and what comes of it is an action (%#)', (match, seat, kind) => {
    const first = examples(match, seat).find((one) => one.kind === kind)!;
    for (const { id, min, max, value } of dials(first, match)) {
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
      for (const to of [min, max]) {
        const set = turned(first, id, to, match);
        expect(tippKick.schemas.action.safeParse(set).success).toBe(true);
        expect(dials(set, match).find((one) => one.id === id)!.value).toBe(to);
      }
    }
  });
  test('no two of a draft have the same key, nor an aid the key of a dial or of a keeper', () => {
    for (const [match, seat, kind] of cases) {
      const draft = examples(match, seat).find((one) => one.kind === kind)!;
      const keys = [
        ...dials(draft, match).flatMap(({ keys: own = [] }) => own),
        ...aids(draft, match).map(({ key }) => key),
      ];
      expect(new Set([...keys, 'a', 'd', 'w', 's', 'f', 'p', 'r', 'x', 'b']).size).toBe(keys.length + 9);
    }
  });
});

describe('by keys alone', () => {
  const match = played({
    turn: 'red',
    ball: { at: [0, 100], top: 'white' },
    defence: { blue: { at: [0, 300], facing: 0 } },
  });
  test('one letter aims beside the keeper, and over a kicker that stands in the way', () => {
    const [shot] = tippKick.legal(match, 0);
    const goal = aids(begins(shot!, null, match), match).find(({ id }) => id === 'goal')!;
    expect(Math.abs(gapIn(match, 'red')[0])).toBeGreaterThan(27);
    expect(isBarred(match, 'red', gapIn(match, 'red'))).toBe(true);
    expect(meantBy(match, 'red', goal.sets as never)).toMatchObject({ kind: 'high' });
    expect(byAction(match, 0, goal.sets as never).ok).toBe(true);
  });
  test('a cell of the board is where the ball goes, or a kicker stands', () => {
    const [shot] = tippKick.legal(match, 0);
    const aimed = draftAt(begins(shot!, null, match), 'G6', match)!;
    expect(meantBy(match, 'red', aimed as never).facing).toBeGreaterThan(80);
    const against = played(AGAINST);
    const example = tippKick.legal(against, 0).find(({ kind }) => kind === 'defend')!;
    expect(draftAt(begins(example, null, against), 'D4', against)).toMatchObject({ kind: 'defend', at: [0, -229] });
  });
  test('a key that is held loads the button', () => {
    expect([loadedAfter(0), loadedAfter(1.3), loadedAfter(9)]).toEqual([0.05, 1, 1]);
    expect(loadedAfter(0.65)).toBeLessThan(0.5);
  });
});

describe('a gamepad', () => {
  const pad = (axes: readonly number[], pressed: readonly number[] = []) =>
    feltOf({ axes, buttons: Array.from({ length: 16 }, (_, i) => ({ pressed: pressed.includes(i) })) });
  const straight = { facing: 0, strength: 0.5, kind: 'flat', spin: 0 } as const;
  test('aims where its stick points on the screen, and loads by its button', () => {
    expect(aimedBy(straight, 'red', pad([1, 0]), 0).facing).toBe(90);
    expect(aimedBy(straight, 'red', pad([0, -1]), 0).facing).toBe(0);
    expect(aimedBy(straight, 'blue', pad([0, -1]), 0).facing).toBe(180);
    expect(aimedBy(straight, 'red', pad([0.1, 0.1], [5]), 0)).toEqual({ ...straight, kind: 'turn' });
    expect([pad([0, 0], [7]).loads, pad([0, 0]).loads]).toEqual([true, false]);
  });
  test('leads the keeper with its other stick, home when that rests', () => {
    expect(keeperBy('red', pad([0, 0, -1, 0]).keeper, 0)).toEqual([-415, 80, 0, 0]);
    expect(keeperBy('blue', pad([0, 0, 0, 1]).keeper, 0)).toEqual([0, 380, 0, 0]);
    expect(keeperBy('red', null, 0)).toEqual([0, 80, 0, 0]);
  });
});
