import type { Action } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { placeBreaches, strikerBreaches } from '@bande/games/carrom/placing.ts';
import type { Carrom } from '@bande/games/carrom/state.ts';
import { HALF, POCKETS } from '@bande/games/carrom/table.ts';
import {
  aimedAt,
  gripAt,
  nearEnd,
  pulled,
  rackTurned,
  slides,
  slidTo,
  spun,
} from '@bande/games/carrom/view/aims/aiming.ts';
import { onBaseLine } from '@bande/games/carrom/view/aims/dials.ts';
import { light } from '@bande/games/carrom/view/light.ts';
import { strokeOn } from '@bande/games/carrom/motion.ts';
import { wayAhead } from '@bande/games/carrom/view/aims/way-ahead.ts';
import { goesAlong } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';

type Strike = Extract<Action<Carrom>, { kind: 'strike' }>;

test('a key aims at one own piece after the other, from left to right and round again', () => {
  const match = carrom.notation.readGiven(
    {
      phase: 'stroke',
      breakMade: true,
      turn: 0,
      pieces: { w1: [-200, 0], w2: [0, 100], w3: [200, 0], b1: [100, 50], q: [30, -80] },
    },
    'icf-1991',
  );
  const angles: number[] = [];
  let draft: Action<Carrom> = { kind: 'strike', x: 0, angle: -90, force: 0.4, spin: 0, lift: 0 };
  for (let press = 0; press < 4; press++) {
    const [next] = light.aids!(draft, match);
    draft = next!.sets;
    angles.push((draft as Strike).angle);
  }
  expect(angles).toEqual([expect.closeTo(-angles[2]!, 3), 0, expect.closeTo(angles[2]!, 3), angles[0]]);
  expect(angles[2]).toBeGreaterThan(30);
});

describe('turning the rack', () => {
  const match = carrom.notation.readGiven({ phase: 'setUp', turned: 30 }, 'icf-1991');
  const example = { kind: 'turnRack', degrees: 0 } as const;
  test('begins as the rack lies; to the right is clockwise', () => {
    const begun = light.begins!(example, null, match);
    expect(begun).toEqual({ kind: 'turnRack', degrees: 30 });
    expect(light.dials!(begun, match)[0]).toMatchObject({
      value: -30,
      says: { de: '30° nach links', en: '30° to the left' },
    });
    expect(light.turned!(begun, { dial: 'degrees', value: 12 }, match)).toEqual({ kind: 'turnRack', degrees: -12 });
    expect(goesAlong(light, begun, null, match)).toBe('ifSet');
  });
  test('follows the hand around the centre, within what looks different', () => {
    const south = { x: 0, y: -0.1 };
    expect(rackTurned(0, south, { x: 0.1, y: -0.1 })).toBe(45);
    expect(rackTurned(0, south, { x: -0.1, y: -0.1 })).toBe(-45);
    expect(rackTurned(30, south, { x: 0.1, y: -0.1 })).toBe(-45);
    expect(rackTurned(12, south, { x: 0, y: 0 })).toBe(12);
  });
});

describe('aiming by hand', () => {
  const stroke: Strike = { kind: 'strike', x: 0, angle: 0, force: 0.5, spin: 0, lift: 0 };
  test('the striker is taken hold of at its place; anywhere else on board and frame one pulls', () => {
    expect(gripAt({ x: 0.01, y: -0.25 }, { x: 0, y: -0.252 })).toBe('striker');
    expect(gripAt({ x: 0.1, y: 0.1 }, { x: 0, y: -0.252 })).toBe('air');
    expect(gripAt({ x: 0.4, y: 0 }, { x: 0, y: -0.252 })).toBe('air');
    expect(gripAt({ x: 0.5, y: 0 }, { x: 0, y: -0.252 })).toBeNull();
    expect(gripAt({ x: 0, y: 0.5 }, { x: 0, y: -0.252 })).toBeNull();
    // Where the board is small, a fingertip still finds it.
    expect(gripAt({ x: 0.07, y: -0.252 }, { x: 0, y: -0.252 })).toBe('air');
    expect(gripAt({ x: 0.07, y: -0.252 }, { x: 0, y: -0.252 }, { pixel: 0.003 })).toBe('striker');
  });
  test('in the free space before the near end one pulls as well, from whichever end it is seen; beyond and beside the rest it is the camera’s', () => {
    const striker = { x: 0, y: -0.252 };
    const places = {
      south: { x: 0.1, y: -0.6 },
      east: { x: 0.6, y: 0.1 },
      north: { x: 0, y: 0.6 },
      west: { x: -0.6, y: 0 },
    };
    for (const [yaw, side] of (['south', 'east', 'north', 'west'] as const).entries()) {
      const near = nearEnd((yaw * Math.PI) / 2);
      expect(near).toBe(nearEnd(((yaw - 4) * Math.PI) / 2));
      const pulls = Object.entries(places).filter(([, at]) => gripAt(at, striker, { near }) === 'air');
      expect(pulls.map(([name]) => name)).toEqual([side]);
    }
    // Beside its near corners a thumb finds room where there is none before it.
    expect(gripAt({ x: 0.6, y: -0.3 }, striker)).toBe('air');
  });
  test('pointing gives the angle from every end', () => {
    expect(aimedAt(stroke, 0, { x: 0, y: 0.3 }).angle).toBe(0);
    expect(aimedAt(stroke, 2, { x: 0, y: -0.3 }).angle).toBe(0);
    expect(aimedAt(stroke, 0, { x: 0.2521, y: 0 }).angle).toBeCloseTo(45, 0);
    expect(aimedAt(stroke, 1, { x: 0, y: 0.2521 }).angle).toBeCloseTo(45, 0);
  });
  test('a cell of the board is aimed at like a press on it: at what lies there, otherwise at its middle', () => {
    const match = carrom.notation.readGiven({ pieces: { w1: [20, 10], b1: [200, 200], q: [-200, 100] } }, 'icf-1991');
    const set = { ...stroke, x: 50, force: 0.7, spin: 0.25 };
    expect(light.turned!(set, { at: 'E5' }, match)).toEqual(aimedAt(set, 0, { x: 0.02, y: 0.01 }));
    expect(light.turned!(set, { at: 'E9' }, match)).toEqual(aimedAt(set, 0, { x: 0, y: (HALF * 8) / 9 }));
    expect(light.turned!(set, { at: 'I9' }, match)).toEqual(aimedAt(set, 0, POCKETS[2]!));
    expect(light.turned!({ kind: 'turnRack', degrees: 0 }, { at: 'E5' }, match)).toBeNull();
  });
  test('a piece to be placed goes to the nearest place of the ring', () => {
    const match = carrom.notation.readGiven({ pieces: { w1: [0, 300], b1: [200, 200], q: [-200, 100] } }, 'icf-1991');
    for (const cell of ['D5', 'F6', 'E1', 'A9', 'E5', 'D4']) {
      const put = light.turned!({ kind: 'place', x: 40, y: 30 }, { at: cell }, match);
      if (put?.kind !== 'place') throw new Error(cell);
      expect(placeBreaches([], { x: put.x / 1000, y: put.y / 1000 })).toEqual([]);
    }
    expect(light.turned!({ kind: 'place', x: 40, y: 30 }, { at: 'D5' }, match)).toMatchObject({ x: -68.5, y: 0 });
  });
  test('pulled back from anywhere, it strikes the other way, as hard as it was pulled, and the striker stays', () => {
    const back = pulled({ ...stroke, x: 40 }, 0, { x: 0.3, y: 0.3 }, { x: 0.3, y: 0.1 }, 0.25);
    expect(back).toEqual({ ...stroke, x: 40, angle: 0, force: 0.25 });
    expect(pulled(stroke, 0, { x: 0, y: 0 }, { x: 0.1, y: -0.1 }, 0.5).angle).toBe(-45);
    expect(pulled(stroke, 2, { x: 0, y: 0 }, { x: 0, y: 0.1 }, 0.5).angle).toBe(0);
    expect(pulled(stroke, 0, { x: 0, y: 0 }, { x: 0, y: 0.1 }, 2)).toMatchObject({ angle: 120, force: 1 });
    expect(pulled(stroke, 0, { x: 0, y: 0 }, { x: 0, y: -0.1 }, 0.0001).force).toBe(0.06);
  });
  test('a hand on the striker slides it along its line and pulls it any other way, from every end', () => {
    expect(slides(0, { x: 0, y: -0.25 }, { x: 0.02, y: -0.26 })).toBe(true);
    expect(slides(0, { x: 0, y: -0.25 }, { x: 0.02, y: -0.28 })).toBe(false);
    expect(slides(1, { x: 0.25, y: 0 }, { x: 0.26, y: 0.02 })).toBe(true);
    expect(slides(1, { x: 0.25, y: 0 }, { x: 0.28, y: 0 })).toBe(false);
  });
  test('a notch to the right turns clockwise, to the full and no further', () => {
    expect(spun(stroke, 1).spin).toBe(-0.1);
    expect(spun(stroke, -3).spin).toBe(0.3);
    expect(spun(stroke, 99).spin).toBe(-1);
  });
  test('the dial of the spin goes the same way: to the right is clockwise, and is called right', () => {
    const match = carrom.notation.readGiven({}, 'icf-1991');
    const right = light.turned!(stroke, { dial: 'spin', value: 0.2 }, match)!;
    expect(right).toEqual(spun(stroke, 2));
    const dial = light.dials!(right, match).find(({ id }) => id === 'spin')!;
    expect([dial.value, dial.says.en, dial.keys]).toEqual([0.2, '20 % right', ['q', 'e']]);
  });
  test('along the base line it stands only where the laws let it', () => {
    expect(slidTo(stroke, 2, { x: 0.1, y: 0.25 }).x).toBe(-100);
    for (let x = -260; x <= 260; x += 0.5) {
      expect(strikerBreaches([], 0, onBaseLine(x) / 1000)).toEqual([]);
    }
  });
  test('its dial ends before the arrow, gets across to the circle by a step, and says why there is nothing between', () => {
    const match = carrom.notation.readGiven({}, 'icf-1991');
    const dialAt = (x: number) => light.dials!({ ...stroke, x }, match)[0]!;
    expect([dialAt(0).min, dialAt(0).max]).toEqual([-221.5, 221.5]);
    const steps = (from: number, to: number): unknown =>
      light.turned!({ ...stroke, x: from }, { dial: 'x', value: to }, match);
    expect(steps(183.5, 184)).toMatchObject({ x: 216 });
    expect(steps(216, 215.5)).toMatchObject({ x: 183.5 });
    expect(steps(-183.5, -188.5)).toMatchObject({ x: -216 });
    expect(steps(181, 186)).toMatchObject({ x: 183.5 });
    expect(steps(221.5, 222)).toMatchObject({ x: 221.5 });
    expect(
      [dialAt(183.5), dialAt(-216), dialAt(221.5), dialAt(180)].map(({ says, why }) => [
        says.en,
        why?.en.replace('\u00a0', ' '),
      ]),
    ).toEqual([
      ['183.5 mm right', 'Cover the circle wholly or leave it free (§ 130b)'],
      ['216 mm left', 'Cover the circle wholly or leave it free (§ 130b)'],
      ['221.5 mm right', 'No farther: it would touch the arrow (§ 130b)'],
      ['180 mm right', undefined],
    ]);
  });
  test('the dial of the direction says why it stops', () => {
    const match = carrom.notation.readGiven({ pieces: { w1: [0, 0], b1: [200, 200], q: [-200, 100] } }, 'icf-1991');
    const whyAt = (angle: number) => light.dials!({ ...stroke, angle }, match)[1]!.why?.en;
    expect([whyAt(119.9), whyAt(120), whyAt(-120)]).toEqual([
      undefined,
      'One cannot aim further back',
      'One cannot aim further back',
    ]);
  });
  test('the guide line ends at the first contact, and farther if so wished', () => {
    const match = carrom.notation.readGiven({ pieces: { w1: [0, 0], b1: [200, 200], q: [-200, 100] } }, 'icf-1991');
    const run = strokeOn(match, { by: 0, ...stroke });
    const { striker, meets, after } = wayAhead(run, 'short');
    expect(meets?.y).toBeCloseTo(-0.0159 - 0.02065, 3);
    expect([striker.length, after.length]).toEqual([2, 2]);
    const length = ({ from: a, to: b }: (typeof after)[number]): number => Math.hypot(a.x - b.x, a.y - b.y);
    expect(after.map(({ disc }) => disc)).toEqual(['s', 'w1']);
    expect(length(wayAhead(run, 'long').after[1]!)).toBeGreaterThan(length(after[1]!));
  });
  test('no line crosses the cushion, and a pocket is marked into which the striker itself would go', () => {
    const match = carrom.notation.readGiven({ pieces: { w1: [352, 0], b1: [200, 200], q: [-200, 100] } }, 'icf-1991');
    for (let angle = 30; angle < 70; angle += 0.5) {
      const { after } = wayAhead(strokeOn(match, { by: 0, ...stroke, angle }), 'long');
      for (const { to } of after) expect(Math.max(Math.abs(to.x), Math.abs(to.y))).toBeLessThanOrEqual(HALF - 0.0158);
    }
    const corner = aimedAt(stroke, 0, POCKETS[2]!);
    expect(wayAhead(strokeOn(match, { by: 0, ...corner }), 'short').drops).toBe(2);
    expect(wayAhead(strokeOn(match, { by: 0, ...corner }), 'off').drops).toBeNull();
    expect(wayAhead(strokeOn(match, { by: 0, ...stroke }), 'short').drops).toBeNull();
  });
});
