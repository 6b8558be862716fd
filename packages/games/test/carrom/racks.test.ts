import { chanceNow, ChanceStream, LiveMatch, tick } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { GAP, rack, RACK_DICE, TWIST } from '@bande/games/carrom/racks.ts';
import { readSettings } from '@bande/games/carrom/settings.ts';
import { QUEEN, type Carrom, type Pieces } from '@bande/games/carrom/state.ts';
import { CENTRE, CENTRE_RADIUS, distance, OUTER_RADIUS, PIECE_RADIUS } from '@bande/games/carrom/table.ts';
import { describe, expect, test } from 'vitest';
import { Table } from './by-hand.ts';

const chance = new ChanceStream('racks');
const DRAWS = Array.from({ length: 200 }, () => chance.draw(RACK_DICE));
const exact = rack(0);
/** Pairs that touch in the exact rack: six round the queen and so on, 42 in all. */
const NEIGHBOURS = exact.flatMap((a, i) =>
  exact.flatMap((b, j) => (j > i && distance(a!, b!) < 2 * PIECE_RADIUS + 1e-6 ? [[i, j] as const] : [])),
);
const gapsOf = (pieces: Pieces): readonly number[] =>
  NEIGHBOURS.map(([i, j]) => distance(pieces[i]!, pieces[j]!) - 2 * PIECE_RADIUS);

describe('CI-80: a rack as hands leave it', () => {
  test('between neighbours there is something, but never more than a tenth of a millimetre, and nothing overlaps', () => {
    expect(NEIGHBOURS).toHaveLength(42);
    const gaps = DRAWS.flatMap((draws) => gapsOf(rack(0, draws)));
    expect(Math.min(...gaps)).toBeGreaterThan(-1e-12);
    expect(Math.max(...gaps)).toBeLessThan(2 * GAP + 1e-12);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1e-4 + 1e-12);
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeCloseTo(GAP, 6);
  });
  test('the queen covers the centre circle, all lie inside the outer one, and the whole is turned by half a degree at most', () => {
    const turns = DRAWS.map((draws) => {
      const pieces = rack(0, draws);
      expect(distance(pieces[QUEEN]!, CENTRE)).toBeLessThanOrEqual(GAP / 2);
      expect(PIECE_RADIUS - CENTRE_RADIUS).toBeGreaterThanOrEqual(0);
      expect(Math.max(...pieces.map((at) => distance(at!, CENTRE))) + PIECE_RADIUS).toBeLessThan(OUTER_RADIUS);
      return (
        pieces
          .map((at, i) =>
            i === QUEEN
              ? 0
              : (at!.y * exact[i]!.x - at!.x * exact[i]!.y) / (distance(at!, CENTRE) * distance(exact[i]!, CENTRE)),
          )
          .reduce((sum, sine) => sum + sine, 0) / 18
      );
    });
    const most = (TWIST * Math.PI) / 180;
    expect(Math.max(...turns.map(Math.abs))).toBeLessThan(most * 1.05);
    expect([Math.max(...turns) > most / 2, Math.min(...turns) < -most / 2]).toEqual([true, true]);
  });
  test('no two are alike, and the same numbers give the same rack', () => {
    expect(new Set(DRAWS.map((draws) => JSON.stringify(rack(0, draws)))).size).toBe(DRAWS.length);
    expect(rack(0, DRAWS[0])).toEqual(rack(0, DRAWS[0]));
  });
  test('turned by the breaker it keeps its gaps', () => {
    const table = new Table({ phase: 'setUp', settings: { rack: 'byHand' } }).dice(7, 8);
    const before = gapsOf(table.match.state.board.pieces);
    expect(
      gapsOf(table.act(0, 'turnRack degrees=37').match.state.board.pieces).map((gap) => Math.round(gap * 1e12)),
    ).toEqual(before.map((gap) => Math.round(gap * 1e12)));
  });
});

describe('drawn for every board', () => {
  const started = (settings: object = {}, mode: 'live' | 'desk' = 'live'): LiveMatch<Carrom> =>
    LiveMatch.start(carrom, {
      edition: 'icf-1991',
      seating: ['white', 'black'],
      mode,
      settings: readSettings({ toss: false, trialBoards: false, ...settings }),
    });
  const play = (live: LiveMatch<Carrom>, action: Carrom['action']): unknown =>
    live.play({ tick: live.match.tick, kind: 'action', by: 0, action });

  test('before that nobody says that he is ready; afterwards nothing more is drawn', () => {
    const live = started();
    expect(chanceNow(carrom, live.match)).toEqual(RACK_DICE);
    expect([carrom.legal(live.match, 0), carrom.duties(live.match)[0]!.who]).toEqual([[], 'host']);
    for (const action of [{ kind: 'ready' }, { kind: 'turnRack', degrees: 3 }] as const)
      expect(play(live, action)).toMatchObject({
        ok: false,
        refusal: { code: 'notOffered', paragraphs: ['ICF-41a.1'] },
      });
    expect(live.play({ tick: tick(0), kind: 'chance', by: 'host', draws: [3, 4] }).ok).toBe(true);
    expect([chanceNow(carrom, live.match), live.match.state.board.pieces]).toEqual([null, rack(0, [3, 4])]);
    expect(play(live, { kind: 'ready' })).toMatchObject({ ok: true });
  });
  test('the same break from two racks comes to two ends', () => {
    const ends = [
      [3, 4],
      [5, 6],
    ].map((draws) => {
      const live = started();
      live.play({ tick: tick(0), kind: 'chance', by: 'host', draws });
      play(live, { kind: 'ready' });
      play(live, { kind: 'strike', x: 0, angle: 0, force: 0.8, spin: 0, lift: 0 });
      live.advance(tick(live.match.tick + 2400));
      return JSON.stringify(live.match.state.board.pieces);
    });
    expect(ends[0]).not.toBe(ends[1]);
  });
  test('a board that is played again is drawn again', () => {
    const table = new Table({ phase: 'setUp', settings: { rack: 'byHand' } })
      .dice(7, 8)
      .act(0, 'ready')
      .fact({ kind: 'boardVoid', cause: 'unforeseen' });
    expect([table.match.state.phase, table.match.state.board.rack, chanceNow(carrom, table.match)]).toEqual([
      'setUp',
      [],
      RACK_DICE,
    ]);
  });
  test.each([
    ['agreed', started({ rack: 'exact' })],
    ['at a desk', started({}, 'desk')],
    ['in a given position', new Table({ phase: 'setUp' }).live],
    ['in one with other settings', new Table({ phase: 'setUp', settings: { clocks: false } }).live],
  ] as const)('exact where it is so %s', (_, live) => {
    expect([chanceNow(carrom, live.match), live.match.state.board.pieces]).toEqual([null, exact]);
  });
});
