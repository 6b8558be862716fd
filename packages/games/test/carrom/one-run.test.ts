import { LiveMatch, tick, type Tick } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { motionOf, strokeOn, surfaceOf } from '@bande/games/carrom/motion.ts';
import { onState, PIECE_NAMES, type Carrom, type Match } from '@bande/games/carrom/state.ts';
import { shows } from '@bande/games/carrom/view/shown/shows.ts';
import * as physics from '@bande/physics';
import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('@bande/physics', async (original) => {
  const real = await original<typeof physics>();
  return { ...real, run: vi.fn<typeof physics.run>(real.run) };
});
const runs = vi.mocked(physics.run);
beforeEach(() => void runs.mockClear());

const STROKE = { kind: 'strike', x: 12, angle: 4, force: 0.7, spin: 0.2, lift: 0 } as const;
const slippery = { table: { friction: 0.06 } };
const after = (live: LiveMatch<Carrom>, seconds: number): Tick => tick(live.match.tick + 120 * seconds);

/** Every stroke of some turns, with everything that is asked about it meanwhile by a page. */
function playedStrokes(live: LiveMatch<Carrom>, strokes: number): number {
  let struck = 0;
  while (struck < strokes && live.match.outcome === null) {
    const seat = ([0, 1] as const).find((one) => carrom.legal(live.match, one).length > 0)!;
    const [action] = carrom.legal(live.match, seat);
    const done = live.play({ tick: live.match.tick, kind: 'action', by: seat, action: action! });
    if (!done.ok) throw new Error(done.refusal.code);
    if (action!.kind === 'strike') struck++;
    const running = live.match.state.running;
    if (running === null) continue;
    for (const entry of done.value) shows(entry, live.match);
    expect(motionOf(live.match, running).path('s').length).toBeGreaterThan(0);
    live.advance(after(live, 20));
  }
  return struck;
}

test('a stroke is computed once, whoever asks: happen, judge, settle, and the page that shows it', () => {
  const live = new LiveMatch(
    carrom,
    carrom.notation.readGiven(
      { phase: 'stroke', breakMade: false, white: 9, black: 9, measured: true, settings: { clocks: false } },
      'icf-1991',
    ),
  );
  expect(playedStrokes(live, 6)).toBe(6);
  expect(runs).toHaveBeenCalledTimes(6);
});

test('what is seen is what was judged, on the table of the match', () => {
  const live = new LiveMatch(
    carrom,
    carrom.notation.readGiven(
      { pieces: { w1: [0, 0], w2: [40, 60], b1: [-100, 120], q: [90, -20] }, settings: slippery },
      'icf-1991',
    ),
  );
  live.play({ tick: live.match.tick, kind: 'action', by: 0, action: STROKE });
  const running = live.match.state.running!;
  const seen = motionOf(live.match, running);
  const places = physics.positionsAt(seen, seen.seconds);
  live.advance(after(live, 20));
  const { pieces } = live.match.state.board;
  const lying = PIECE_NAMES.flatMap((id, i) =>
    pieces[i] === null || pieces[i] === undefined ? [] : [[id, pieces[i].x, pieces[i].y] as const],
  );
  expect(lying.length).toBeGreaterThan(0);
  // Facts tell places in millimetres: that is where the last bit goes.
  for (const [id, x, y] of lying) {
    const end = places.find((one) => one.id === id)!;
    expect([end.x, end.y].map((value) => Math.round(value * 1e12))).toEqual(
      [x, y].map((value) => Math.round(value * 1e12)),
    );
  }
});

test('another table, another seat or another stroke from the same pieces is another run', () => {
  const match = carrom.notation.readGiven({ pieces: { w1: [0, 0], b1: [100, 100], q: [-100, 50] } }, 'icf-1991');
  const { kind: _, ...shot } = STROKE;
  const runOf = (of: Match, by: 0 | 1 = 0, force: number = shot.force): physics.Run =>
    motionOf(of, { ...shot, by, force });
  const wet: Match = {
    ...match,
    setup: {
      ...match.setup,
      settings: { ...match.setup.settings, table: { ...match.setup.settings.table, friction: 0.06 } },
    },
  };
  const hashes = [runOf(match), runOf(wet), runOf(match, 1), runOf(match, 0, 0.3)].map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(4);
  expect(runOf(onState(match, { turn: 1 })).hash).toBe(hashes[0]);
  expect([surfaceOf(wet).friction, strokeOn(wet, { ...shot, by: 0 }).hash]).toEqual([0.06, hashes[1]]);
});
