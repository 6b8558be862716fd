import { LiveMatch, tick, type FactId } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { groundIn, now } from '@bande/games/subbuteo/motion.ts';
import { FIGURES, figuresOf, type BodyName, type Figure } from '@bande/games/subbuteo/names.ts';
import { spotsNow } from '@bande/games/subbuteo/places.ts';
import { standingAmong } from '@bande/games/subbuteo/reckoning/offside.ts';
import { duesIn } from '@bande/games/subbuteo/reckoning/placing-due.ts';
import { flickIsUndone } from '@bande/games/subbuteo/settle/by-hand.ts';
import type { Match, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { goalAreaTouchedAt } from '@bande/games/subbuteo/zones.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positions } from './placing/positions.ts';
import type { Point, Position } from './placing/second-opinion.ts';
import { RED } from './training/session.ts';

const RUNS = 150 * Number(process.env['SOAK'] ?? 1);

/** The match, or null where somebody would stand in a net or in a barrier. */
function given(from: Record<string, unknown>): LiveMatch<Subbuteo> | null {
  try {
    return new LiveMatch(subbuteo, subbuteo.notation.readGiven(from, 'fistf-4.0'));
  } catch {
    return null;
  }
}

/** Figures of which some reach into something. */
const overlapping = (match: Match): readonly Figure[] =>
  FIGURES.filter((figure) => {
    const at = spotsNow(match)[figure];
    const { motions } = groundIn(match);
    return (
      at !== undefined && motions.gapAt(match.state.motion, now(match), figure, at[0] / 1000, at[1] / 1000) < -1e-8
    );
  });

function positionGiven({ pieces, ball, attacker }: Position): Record<string, unknown> {
  const stand = pieces.filter(({ name }) => !name.endsWith('12'));
  const named = (how: string): string[] => stand.filter((one) => one.how === how).map(({ name }) => name);
  return {
    attacker: attacker === 'R' ? 'red' : 'blue',
    rolling: true,
    lineUp: 'free',
    places: { ...Object.fromEntries(stand.map(({ name, at }) => [name, at])), ball },
    lying: named('lies'),
    out: Object.fromEntries(['cloth', 'barrier'].flatMap((how) => named(how).map((name) => [name, how]))),
    settings: { limits: false },
  };
}

describe('placing in a match', () => {
  test('when the referee lets play go on nothing is left to place, and nobody reaches into anything', () => {
    let played = 0;
    fc.assert(
      fc.property(positions, (position) => {
        const live = given(positionGiven(position));
        if (live === null || overlapping(live.match).length > 0) return;
        played++;
        const heard = live.play({
          tick: tick(0),
          kind: 'facts',
          by: 'referee',
          facts: [{ kind: 'rested', what: 'ball' }],
        });
        expect({ ok: heard.ok, dues: duesIn(live.match), overlapping: overlapping(live.match) }).toEqual({
          ok: true,
          dues: null,
          overlapping: [],
        });
      }),
      { numRuns: RUNS },
    );
    expect(played).toBeGreaterThan(RUNS / 10);
  });
});

describe('Back onto a place taken meanwhile', () => {
  /** Red's flick of R9 has moved these; now they are to go back. */
  function undone(places: Record<string, Point>, before: Record<string, Point>): Match {
    const { match } = given({ attacker: 'red', lineUp: 'free', places })!;
    const fact = 5 as FactId;
    const flick = { fact, figure: 'R9', side: 'red', before, involved: Object.keys(before), as: 'play' };
    const moved = { ...match, state: { ...match.state, flicks: [flick] as never } };
    return flickIsUndone(moved, { kind: 'flickIsUndone', flick: fact });
  }
  const spot = (match: Match, body: BodyName): readonly number[] =>
    spotsNow(match)[body]!.map((one) => Math.round(one * 1000) / 1000);

  test('a free place is taken again exactly, beside a ball that leans against it too', () => {
    const match = undone({ R9: [200, 0], ball: [0, 19.85] }, { R9: [0, 0] });
    expect(spot(match, 'R9')).toEqual([0, 0]);
  });
  test('a figure goes 1 mm from whoever stands there, towards its own goal', () => {
    const match = undone({ R9: [200, 0], B6: [5, 0], ball: [0, 200] }, { R9: [0, 0] });
    expect([spot(match, 'R9'), spot(match, 'B6')]).toEqual([
      [0, -21.424],
      [5, 0],
    ]);
  });
  test('the ball goes 1 mm from it, towards the goal of whoever flicked', () => {
    const match = undone({ ball: [200, 100], B7: [0, 100] }, { ball: [0, 100] });
    expect([spot(match, 'ball'), spot(match, 'B7')]).toEqual([
      [0, 77.5],
      [0, 100],
    ]);
  });
});

// ── distance ──────────────────────────────────────────────────────────────────────────────────────────────────────

const crowd = fc.record({
  kind: fc.constantFrom('freeKick' as const, 'throwIn' as const, 'corner' as const),
  x: fc.double({ min: -395, max: 395, noNaN: true }),
  y: fc.double({ min: -480, max: 480, noNaN: true }),
  corner: fc.constantFrom<Point>([390, 590], [-390, 590]),
  offsets: fc.array(
    fc.tuple(fc.double({ min: -110, max: 110, noNaN: true }), fc.double({ min: -110, max: 110, noNaN: true })),
    {
      minLength: 18,
      maxLength: 18,
    },
  ),
});
type Crowd = typeof crowd extends fc.Arbitrary<infer T> ? T : never;
const LEAST = { freeKick: 40, throwIn: 40, corner: 90 };

function ballOf({ kind, x, y, corner }: Crowd): Point {
  if (kind === 'corner') return corner;
  return kind === 'throwIn' ? [x < 0 ? -399 : 399, y] : [x, y];
}

/** As many of both sides round the ball as find room. */
function crowdGiven(all: Crowd): Record<string, unknown> {
  const ball = ballOf(all);
  const taken: Point[] = [];
  const places: [string, Point][] = [];
  const names = FIGURES.filter((name) => !name.endsWith('12') && name !== 'R9' && name !== 'B9');
  for (const [i, name] of names.entries()) {
    const at: Point = [ball[0] + all.offsets[i]![0], ball[1] + all.offsets[i]![1]];
    const isOn = Math.abs(at[0]) < 469 && Math.abs(at[1]) < 580;
    const isFree = taken.every((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) > 21.1);
    if (!isOn || !isFree || Math.hypot(all.offsets[i]![0], all.offsets[i]![1]) < 22) continue;
    taken.push(at);
    places.push([name, at]);
  }
  return {
    lineUp: 'free',
    restart: { kind: all.kind, by: 'red', at: ball, step: 'ready', taker: 'R9' },
    places: { ...Object.fromEntries(places), ball },
    settings: { limits: false },
  };
}

function wrongAfter(before: Match, after: Match, least: number): readonly string[] {
  const [was, is] = [spotsNow(before), spotsNow(after)];
  const { pitch, size } = groundIn(after);
  const offside = (match: Match): string =>
    [...standingAmong(match, 'red', null, spotsNow(match)).figures].toSorted().join(' ');
  const moved = figuresOf('blue').filter((one) => is[one] !== undefined && is[one][0] !== was[one]![0]);
  const near = figuresOf('blue').filter(
    (one) =>
      is[one] !== undefined && Math.hypot(is[one][0] - is.ball![0], is[one][1] - is.ball![1]) - 21.5 < least - 1e-6,
  );
  const outside = moved.filter((one) => Math.abs(is[one]![0]) > 411.5 + 1e-5 || Math.abs(is[one]![1]) > 611.5 + 1e-5);
  return [
    ...near.map((one) => `${one} is near`),
    ...outside.map((one) => `${one} is outside`),
    ...moved
      .filter((one) => goalAreaTouchedAt(pitch, size, is[one]!) !== null)
      .map((one) => `${one} is in a goal area`),
    ...figuresOf('red')
      .filter((one) => is[one]?.[0] !== was[one]?.[0])
      .map((one) => `${one} was moved`),
    ...(offside(before) === offside(after) ? [] : [`offside: ${offside(before)} became ${offside(after)}`]),
    ...overlapping(after).map((one) => `${one} reaches into something`),
  ];
}

describe('distance', () => {
  test('everybody keeps it, inside the field and off the goal areas, offside stays as it was, and only defenders are moved', () => {
    let played = 0;
    fc.assert(
      fc.property(crowd, (all) => {
        const live = given(crowdGiven(all));
        if (live === null || overlapping(live.match).length > 0) return;
        played++;
        const before = live.match;
        const heard = live.play({ tick: tick(0), kind: 'action', by: RED, action: { kind: 'ask', what: 'distance' } });
        expect([heard.ok, ...wrongAfter(before, live.match, LEAST[all.kind])]).toEqual([true]);
      }),
      { numRuns: RUNS },
    );
    expect(played).toBeGreaterThan(RUNS / 10);
  });
});
