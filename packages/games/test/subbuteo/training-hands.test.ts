import { LiveMatch, tick, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { groundIn, placesNow } from '@bande/games/subbuteo/motion.ts';
import { isReserve, OUTFIELD } from '@bande/games/subbuteo/names.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { seenAt, type Seen } from '@bande/games/subbuteo/seen.ts';
import type { HandTarget } from '@bande/games/subbuteo/state.ts';
import { withinReach } from '@bande/games/subbuteo/streams.ts';
import { KEEPER_SIZE } from '@bande/games/subbuteo/table-bodies.ts';
import { PITCH } from '@bande/games/subbuteo/table.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLUE, RED, setup } from './training/session.ts';

const MOST_SPEED = 1.5;
const MOST_ACCELERATION = 30;

const steer = (live: LiveMatch<never>, at: number, by: Seat, to: readonly number[]): boolean =>
  live.play({ tick: tick(at), kind: 'stream', by, to }).ok;
const started = (seating: readonly ['red', 'blue'] | readonly ['red'] = ['red', 'blue']): LiveMatch<never> =>
  LiveMatch.start(subbuteo, { ...setup, seating }) as unknown as LiveMatch<never>;
const keeperAt = (live: LiveMatch<never>, keeper: 'R1' | 'B1'): { readonly x: number; readonly y: number } =>
  placesNow(live.match as never)[keeper];

describe('where a hand may lead its keeper', () => {
  const target = fc.tuple(fc.integer(), fc.integer(), fc.integer());

  test('whatever it wants, the keeper stays within the goal area, or between the posts just behind the line', () => {
    fc.assert(
      fc.property(target, fc.constantFrom('red', 'blue'), (to, side) => {
        const [x, y, lean] = withinReach(PITCH, side, to);
        const out = (side === 'red' ? -1 : 1) * y - PITCH.length * 5000;
        const half = (out > 0 ? PITCH.goal.width : PITCH.goalAreaWidth) * 5000;
        expect(Math.abs(x) + KEEPER_SIZE.halfWidth * 10_000).toBeLessThanOrEqual(half);
        expect(out).toBeLessThanOrEqual(200);
        expect(out - KEEPER_SIZE.halfThickness * 10_000).toBeGreaterThanOrEqual(-PITCH.goalAreaDepth * 10_000);
        expect(Math.abs(lean)).toBeLessThanOrEqual(900);
        expect([x, y, lean].every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  test('half a turn turns it, and what is within reach stays as it is', () => {
    fc.assert(
      fc.property(target, (to) => {
        const here = withinReach(PITCH, 'red', to);
        const turned = (one: HandTarget): readonly number[] => one.map((number) => 0 - number);
        expect(withinReach(PITCH, 'blue', turned(to))).toEqual(turned(here));
        expect(withinReach(PITCH, 'red', here)).toEqual(here);
      }),
    );
  });
});

test('a keeper goes no faster than 1.5 m/s and gains no more than 30 m/s², whatever is asked of him', () => {
  const live = started();
  const places: { readonly x: number; readonly y: number }[] = [];
  for (let at = 0; at < 240; at++) {
    live.advance(tick(at));
    places.push(keeperAt(live, 'R1'));
    if (at % 4 === 0) steer(live, at, RED, [at % 8 === 0 ? 9000 : -9000, at % 16 === 0 ? -9000 : 0, 0]);
  }
  const speeds = places.slice(1).map(({ x, y }, i) => [(x - places[i]!.x) * 120, (y - places[i]!.y) * 120] as const);
  const lengths = speeds.map(([x, y]) => Math.hypot(x, y));
  const gains = speeds.slice(1).map(([x, y], i) => Math.hypot(x - speeds[i]![0], y - speeds[i]![1]) * 120);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(MOST_SPEED + 1e-9);
  expect(Math.max(...lengths)).toBeGreaterThan(0.3);
  expect(Math.max(...gains)).toBeLessThanOrEqual(MOST_ACCELERATION + 1e-6);
});

test('both hands lead their own keepers at the same tick, and neither the other’s', () => {
  const live = started();
  expect([steer(live, 0, RED, [300, -5800, 0]), steer(live, 0, BLUE, [-200, 5900, 300])]).toEqual([true, true]);
  live.advance(tick(120));
  expect(keeperAt(live, 'R1')).toMatchObject({
    x: expect.closeTo(0.03, 9) as number,
    y: expect.closeTo(-0.58, 9) as number,
  });
  expect(keeperAt(live, 'B1')).toMatchObject({
    x: expect.closeTo(-0.02, 9) as number,
    y: expect.closeTo(0.59, 9) as number,
  });
});

test('the same target again is nothing new; one that was reached is none either', () => {
  const live = started();
  expect(steer(live, 0, RED, [300, -5800, 0])).toBe(true);
  expect(steer(live, 4, RED, [300, -5800, 0])).toBe(false);
  live.advance(tick(600));
  expect(steer(live, 600, RED, [300, -5800, 0])).toBe(false);
  expect(steer(live, 604, RED, [301, -5800, 0])).toBe(true);
});

test('alone one leads the keeper of the half in which the target lies', () => {
  const live = started(['red']);
  steer(live, 0, RED, [300, -5800, 0]);
  steer(live, 4, RED, [-300, 5800, 0]);
  live.advance(tick(120));
  expect(keeperAt(live, 'R1').x).toBeCloseTo(0.03, 9);
  expect(keeperAt(live, 'B1').x).toBeCloseTo(-0.03, 9);
});

test('a keeper stops the ball: it is told that he touched it', () => {
  const live = new LiveMatch(
    subbuteo,
    subbuteo.notation.readGiven(
      { lineUp: 'free', places: { ball: [30, 450], R9: [30, 420] }, settings: { training: true } },
      'fistf-4.0',
    ),
  );
  live.play({ tick: tick(0), kind: 'stream', by: BLUE, to: [300, 5850, 0] });
  live.play({
    tick: tick(60),
    kind: 'action',
    by: RED,
    action: { kind: 'flick', figure: 'R9', direction: 0, strength: 0.3, nail: 0, tick: false },
  });
  live.advance(tick(1200));
  const facts = live.log.map(({ fact }) => fact);
  expect(facts).toContainEqual(expect.objectContaining({ kind: 'ballTouched', touchedBy: 'B1', ballRolling: true }));
  expect(facts.filter((fact) => fact.kind === 'ballOver' && fact.inGoal)).toEqual([]);
});

describe('the pitch of a match', () => {
  test.each([
    ['length', 899, 1401],
    ['width', 599, 1001],
    ['border', 39, 101],
    ['barrierGap', 149, 251],
    ['goalDepth', 59, 91],
    ['goalAreaWidth', 219, 261],
  ])('%s keeps to chapter III', (name, below, above) => {
    for (const size of [below, above]) expect(() => readSettings({ pitch: { [name]: size } })).toThrow(name);
  });

  test('the width is 300 mm less than the length, and the goals stand on the table', () => {
    expect(() => readSettings({ pitch: { length: 1000, width: 701 } })).toThrow(/FISTF-III.1.2.1.4/);
    expect(() => readSettings({ pitch: { border: 40, goalDepth: 60 } })).toThrow(/FISTF-III.2.1.3/);
    expect(() => readSettings({ pitch: { length: 1000, width: 700 } })).not.toThrow();
  });

  test('every size of chapter III, both ways, gives a pitch on which everybody stands clear of everything', () => {
    for (const pitch of [
      { length: 900, width: 600, border: 40, goalDepth: 60, barrierWidth: 30, centreCircle: 120 },
      { length: 1400, width: 1000, border: 100, goalDepth: 90, centreCircle: 60, goalAreaWidth: 260 },
    ])
      for (const lineUp of ['kickOff', 'free'] as const) {
        const given = { lineUp, settings: { training: true, pitch, figures: { baseDiameter: 21 } } };
        const match = subbuteo.notation.readGiven(given, 'fistf-4.0');
        const { motions } = groundIn(match);
        const crowded = ['ball' as const, ...OUTFIELD].filter((what) => {
          const { x, y } = placesNow(match)[what];
          return motions.gapAt(match.state.motion, 0, what, x, y) < 0;
        });
        expect(crowded).toEqual([]);
      }
  });
});

describe('what a scene draws', () => {
  const at = (live: LiveMatch<never>, time: number): ReadonlyMap<string, Seen> =>
    new Map(seenAt(live.match as never, time).map((seen) => [seen.id, seen]));

  test('a keeper leans over as he is led, and everything else stands upright', () => {
    const live = started();
    steer(live, 0, RED, [300, -5800, 500]);
    live.advance(tick(240));
    expect(at(live, 2).get('R1')!.lean).toBeCloseTo(0.5, 9);
    const others = [...at(live, 2).values()].filter(({ id }) => !isReserve(id));
    expect(others.filter(({ fall, isGone }) => fall !== null || isGone)).toEqual([]);
  });

  test('between two ticks a keeper is between his places', () => {
    const live = started();
    steer(live, 0, RED, [300, -5800, 0]);
    live.advance(tick(4));
    const [here, between, there] = [4, 4.5, 5].map((ticks) => at(live, ticks / 120).get('R1')!.x);
    expect(here! < between! && between! < there!).toBe(true);
  });
});
