import { createRandom, hashOf, LiveMatch, nextDue, tick, type Input, type LogEntry, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Action } from '@bande/games/subbuteo/actions.ts';
import { placesNow } from '@bande/games/subbuteo/motion.ts';
import { BODIES, other, type BodyName, type Side } from '@bande/games/subbuteo/names.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import type { Setup, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { playOut, type Played } from '@bande/host';
import { describe, expect, test } from 'vitest';

/** Whole short matches of players who do anything that is legal. */
const MATCHES = 2 * Number(process.env['SOAK'] ?? 1);
const SEED = process.env['BANDE_SEED'] ?? 'matches';
const HALF = 20 / 60;

const setupFor = (mode: 'live' | 'paced', edition: string, settings: object = {}): Setup => ({
  edition,
  seating: ['red', 'blue'],
  mode,
  settings: readSettings({ halfMinutes: HALF, extraMinutes: HALF, ...settings }),
});

function played(setup: Setup, seed: string): { live: LiveMatch<Subbuteo>; result: Played<Subbuteo> } {
  const live = LiveMatch.start(subbuteo, setup);
  return { live, result: playOut(subbuteo, live, { seed, bots: ['random', 'random'] }) };
}

const VARIANTS = [
  ['live', 'fistf-4.0', {}],
  ['paced', 'fistf-4.0', {}],
  ['live', 'short-2016', {}],
  ['paced', 'short-2016', {}],
  ['live', 'fistf-4.0', { knockOut: true, keeperHelp: false }],
  ['paced', 'fistf-4.0', { knockOut: true, limits: false }],
  ['paced', 'fistf-4.0', { shootOutOnly: true }],
] as const;

describe.each(VARIANTS)('%s, %s, %o', (mode, edition, settings) => {
  const setup = setupFor(mode, edition, settings);
  const seeds = Array.from({ length: MATCHES }, (_, i) => `${SEED}:${i}`);

  test.each(seeds)('%s comes to its end, and in pieces it is the same match', (seed) => {
    const { live, result } = played(setup, seed);
    expect(result.trouble).toBeNull();
    expect(result.match.outcome).not.toBeNull();
    expect(hashOf(replayed(setup, live.inputs, result.match.tick).match)).toBe(result.hash);
  });

  test.each(seeds)('%s turned by half a turn, with the sides swapped, is the same match', (seed) => {
    const { live } = played(setup, seed);
    const there = LiveMatch.start(subbuteo, setup);
    for (const input of live.inputs)
      expect(there.play(turnedInput(input)), `tick ${input.tick}`).toMatchObject({ ok: true });
    there.advance(live.match.tick);
    expect(toldIn(there.log, turnedSide)).toEqual(toldIn(live.log, (side) => side));
    expect(there.match.outcome?.winner ?? null).toBe(turnedSide(live.match.outcome?.winner ?? null));
    const [here, turned] = [placesNow(live.match), placesNow(there.match)];
    for (const body of BODIES) {
      const [a, b] = [here[body], turned[turnedName(body)]];
      expect([b.x, b.y]).toEqual([expect.closeTo(0 - a.x, 6), expect.closeTo(0 - a.y, 6)]);
    }
  });
});

test('whatever state a match is in, somebody can act or something falls due', () => {
  for (const [mode, edition, settings] of VARIANTS) {
    const { live } = played(setupFor(mode, edition, settings), `${SEED}:awake`);
    const again = LiveMatch.start(subbuteo, live.match.setup);
    for (const input of live.inputs) {
      expect(isAwake(again), `tick ${again.match.tick}`).toBe(true);
      again.play(input);
    }
  }
});

function isAwake({ match }: LiveMatch<Subbuteo>): boolean {
  if (match.outcome !== null || subbuteo.chance(match) !== null || nextDue(subbuteo, match) !== null) return true;
  return ([0, 1] as const).some((seat) => subbuteo.legal(match, seat).length > 0);
}

// ── in pieces ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Time passes in pieces of any size, and now and then the match goes through JSON. */
function replayed(setup: Setup, inputs: readonly Input<Subbuteo>[], end: number): LiveMatch<Subbuteo> {
  const random = createRandom('pieces');
  let live = LiveMatch.start(subbuteo, setup);
  const until = (at: number): void => {
    while (live.match.tick < at && live.match.outcome === null)
      live.advance(tick(Math.min(at, live.match.tick + 1 + random.below(60))));
  };
  for (const input of inputs) {
    until(input.tick);
    expect(live.play(input).ok).toBe(true);
    if (random.below(20) === 0)
      live = new LiveMatch(subbuteo, JSON.parse(JSON.stringify(live.match)) as typeof live.match);
  }
  until(end);
  return live;
}

// ── half a turn ───────────────────────────────────────────────────────────────────────────────────────────────────

const turnedName = (body: BodyName): BodyName =>
  (body === 'ball' ? body : (body.startsWith('R') ? 'B' : 'R') + body.slice(1)) as BodyName;
const turnedSide = (side: Side | null): Side | null => (side === null ? null : other(side));
const turnedSeat = (seat: Seat): Seat => (1 - seat) as Seat;
const turnedPlace = ([x, y]: readonly [number, number]): [number, number] => [0 - x, 0 - y];

/** Directions and nails are seen from behind the figure, and stay. */
function turnedAction<A extends { readonly kind: string }>(action: A): A {
  const names = ['figure', 'what'] as const;
  const places = ['at', 'to', 'ball'] as const;
  const leans = ['lean', 'toLean'] as const;
  const turned: Record<string, unknown> = { ...action };
  for (const name of names) if (isBody(turned[name])) turned[name] = turnedName(turned[name]);
  for (const place of places)
    if (Array.isArray(turned[place])) turned[place] = turnedPlace(turned[place] as [number, number]);
  for (const lean of leans) if (typeof turned[lean] === 'number') turned[lean] = 0 - turned[lean];
  return turned as A;
}
const isBody = (value: unknown): value is BodyName => (BODIES as readonly unknown[]).includes(value);

function turnedInput(input: Input<Subbuteo>): Input<Subbuteo> {
  switch (input.kind) {
    case 'action':
      return { ...input, by: turnedSeat(input.by), action: turnedAction(input.action) };
    case 'chance':
      return { ...input, draws: input.draws.map((draw, i) => (i === 0 ? 3 - draw : draw)) }; // the coin, not the side that a shoot-out begins from
    case 'together':
      return {
        ...input,
        actions: input.actions.map(({ by, action }) => ({ by: turnedSeat(by), action: turnedAction<Action>(action) })),
      };
    default:
      return input;
  }
}

/** When what was told, and what was called for whom; of what happens at the very same tick no order is the right one. */
function toldIn(log: readonly LogEntry<Subbuteo>[], sideOf: (side: Side | null) => Side | null): readonly string[] {
  const lines = log.flatMap(({ fact, rulings }) => [
    [fact.tick, fact.kind],
    ...rulings.map((one) => [
      fact.tick,
      one.call,
      sideOf(one.for ?? null),
      sideOf(one.against ?? null),
      ...one.paragraphs.toSorted(),
    ]),
  ]);
  return lines.map((line) => line.join(' ')).toSorted();
}
