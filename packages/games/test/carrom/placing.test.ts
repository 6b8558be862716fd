import { direction } from '@bande/physics';
import { createRandom, type Random } from '@bande/core';
import {
  isShotWithQueen,
  placeBreaches,
  roomForStriker,
  roomToPlace,
  strikerBreaches,
  umpirePlaces,
} from '@bande/games/carrom/placing.ts';
import { rack } from '@bande/games/carrom/racks.ts';
import { COLOUR_PIECES, onBoard, QUEEN, type Pieces } from '@bande/games/carrom/state.ts';
import {
  BASE_LINE,
  CENTRE,
  degreesTo,
  distance,
  ENDS,
  fromEnd,
  HALF,
  OUTER_RADIUS,
  PIECE_RADIUS,
  PLACE_FROM,
  PLACE_TO,
  seenFrom,
  type End,
  type Point,
} from '@bande/games/carrom/table.ts';
import { describe, expect, test } from 'vitest';
import { table } from './by-hand.ts';

const D = 2 * PIECE_RADIUS;
const EMPTY: Pieces = Array.from({ length: 19 }, () => null);
const put = (places: Readonly<Record<number, Point>>): Pieces => EMPTY.map((at, i) => places[i] ?? at);
const mm = (x: number, y: number): Point => ({ x: x / 1000, y: y / 1000 });
const free = (pieces: Pieces): boolean =>
  pieces.every((a, i) => pieces.every((b, j) => j <= i || a === null || b === null || distance(a, b) >= D - 1e-9));
const scattered = (random: Random, count: number): Pieces => {
  let pieces = EMPTY;
  for (let piece = 0; piece < count; piece++) {
    const at = mm(random.unit() * 180 - 90, random.unit() * 180 - 90);
    if (free(pieces.with(piece, at))) pieces = pieces.with(piece, at);
  }
  return pieces;
};

describe('the rack', () => {
  const pieces = rack(0);
  const neighbours = (i: number): readonly number[] =>
    pieces.flatMap((at, j) => (j !== i && Math.abs(distance(at!, pieces[i]!) - D) < 1e-12 ? [j] : []));
  const colour = (i: number): number => (i === QUEEN ? 2 : Math.floor(i / 9));

  test('ICF-41a.1: the queen covers the centre circle', () => {
    expect(pieces[QUEEN]).toEqual(CENTRE);
  });
  test('ICF-41a.2: six pieces round her, black and white in turn', () => {
    const ring = neighbours(QUEEN);
    expect(ring.filter((piece) => colour(piece) === 0)).toHaveLength(3);
    expect(ring).toHaveLength(6);
    for (const piece of ring)
      expect(
        neighbours(piece)
          .filter((one) => ring.includes(one))
          .map(colour),
      ).toEqual([1 - colour(piece), 1 - colour(piece)]);
  });
  test('ICF-41a.3: the white pieces of both rings form a Y', () => {
    for (const inner of neighbours(QUEEN).filter((piece) => colour(piece) === 0)) {
      const behind = { x: pieces[inner]!.x * 2, y: pieces[inner]!.y * 2 };
      expect(COLOUR_PIECES[0].some((piece) => distance(pieces[piece]!, behind) < 1e-12)).toBe(true);
    }
  });
  test('ICF-41a.4: the outer twelve alternate too', () => {
    const outer = pieces.flatMap((at, i) => (distance(at!, CENTRE) > 1.5 * D ? [i] : []));
    expect(outer).toHaveLength(12);
    for (const piece of outer)
      expect(
        neighbours(piece)
          .filter((one) => outer.includes(one))
          .map(colour),
      ).toEqual([1 - colour(piece), 1 - colour(piece)]);
    expect([onBoard(pieces, 0), onBoard(pieces, 1)]).toEqual([9, 9]);
  });
  test('ICF-41a.5: round, compact, inside the outer circle; ICF-41a.6: and it may be turned', () => {
    for (const turned of [0, 7.5, 30, -123]) {
      expect(Math.max(...rack(turned).map((at) => distance(at!, CENTRE))) + PIECE_RADIUS).toBeLessThan(OUTER_RADIUS);
      expect(free(rack(turned))).toBe(true);
    }
    expect(table({ phase: 'setUp' }).act(0, 'turnRack degrees=30').laws('rackTurned')).toEqual(['ICF-41a.6']);
    expect(table({ phase: 'setUp' }).act(1, 'turnRack degrees=30').refusal).toMatchObject({ paragraphs: ['ICF-42'] });
  });
});

describe('where a due may lie', () => {
  test('ICF-85.1: whole inside the outer circle, to the edge', () => {
    expect(placeBreaches(EMPTY, { x: PLACE_TO, y: 0 })).toEqual([]);
    expect(placeBreaches(EMPTY, { x: PLACE_TO + 1e-6, y: 0 })).toEqual(['ICF-85.1']);
    expect(
      table({
        phase: 'placing',
        pieces: { b1: [100, 100], w1: [200, 0], q: [0, 200] },
        owed: { white: { due: 1 } },
        options: [{ name: 'place', owner: 'black', seat: 1, choices: ['waive'] }],
      }).act(1, 'place x=69.2 y=0').refusal,
    ).toMatchObject({ code: 'againstTheRules', paragraphs: ['ICF-85.1'] });
  });
  test('ICF-89b.1: not over the centre circle, touching it is allowed', () => {
    expect(placeBreaches(EMPTY, { x: 0, y: PLACE_FROM })).toEqual([]);
    expect(placeBreaches(EMPTY, { x: 0, y: PLACE_FROM - 1e-6 })).toEqual(['ICF-89b.1']);
  });
  test('ICF-86.1: not on another piece, touching it is allowed', () => {
    const pieces = put({ 0: mm(50, 0) });
    expect(placeBreaches(pieces, { x: 0.05, y: D })).toEqual([]);
    expect(placeBreaches(pieces, { x: 0.05, y: D - 1e-6 })).toEqual(['ICF-86.1']);
  });
  test('ICF-114.1: no pair and no cannon with the queen towards a pocket; with any other piece it is allowed', () => {
    const queen = mm(40, 40);
    const along = (gap: number): Point => ({
      x: queen.x - (D + gap) / Math.sqrt(2),
      y: queen.y - (D + gap) / Math.sqrt(2),
    });
    const pieces = put({ [QUEEN]: queen });
    expect(isShotWithQueen(pieces, along(0))).toBe(true);
    expect(isShotWithQueen(pieces, along(D - 1e-6))).toBe(true);
    expect(isShotWithQueen(pieces, along(D + 1e-6))).toBe(false);
    expect(isShotWithQueen(pieces, { x: queen.x - D, y: queen.y })).toBe(false);
    expect(isShotWithQueen(put({ 3: queen }), along(0))).toBe(false);
  });
  test('ICF-79a: no room in a full rack, room as soon as one piece of the outer ring is gone', () => {
    expect(roomToPlace(rack(0))).toBeNull();
    for (const piece of [3, 8, 12]) expect(roomToPlace(rack(0).with(piece, null))).not.toBeNull();
    const random = createRandom('room');
    for (let n = 0; n < 200; n++) {
      const pieces = scattered(random, 18);
      const at = roomToPlace(pieces);
      expect(at === null ? [] : placeBreaches(pieces, at)).toEqual([]);
    }
  });
  test('ICF-85.2: if so agreed, a piece put down wrongly is a foul and must be put right', () => {
    const at = table({
      phase: 'placing',
      pieces: { b1: [100, 100], w1: [50, 150], q: [0, 200] },
      owed: { white: { due: 1 } },
      settings: { strictPlacing: true },
      turn: 1,
      options: [{ name: 'place', owner: 'black', seat: 1, choices: ['waive'] }],
    });
    expect(at.act(1, 'place x=80 y=0').laws('technicalFoul')).toContain('ICF-85.2');
    expect(at.act(1, 'place x=50 y=0').now).toMatchObject({ white: 2 });
  });
});

describe('where the umpire places', () => {
  test('ICF-93.1, ICF-65a: on the centre circle if it is free', () => {
    expect(umpirePlaces(put({ 0: mm(60, 0) }), [QUEEN], 0)[QUEEN]).toEqual(CENTRE);
  });
  test('ICF-94.1: as much of it as is free', () => {
    const at = umpirePlaces(put({ 0: mm(10, 0) }), [QUEEN], 0)[QUEEN]!;
    expect(at.x).toBeCloseTo(0.01 - D, 12);
    expect(at.y).toBeCloseTo(0, 12);
  });
  test('ICF-94.2: otherwise against it, on the far side of the player who strikes next', () => {
    for (const end of [0, 1, 2, 3] as const) {
      const at = umpirePlaces(put({ 0: CENTRE }), [QUEEN], end)[QUEEN]!;
      const seen = seenFrom(end, at);
      expect(seen.x).toBeCloseTo(0, 12);
      expect(seen.y).toBeCloseTo(D, 12);
    }
  });
  test('ICF-65b, ICF-65c, ICF-65d: the second touches the first on the far side, the third touches both', () => {
    const placed = umpirePlaces(EMPTY, [QUEEN, 0, 9], 0);
    expect(placed[QUEEN]).toEqual(CENTRE);
    expect(placed[0]!.y).toBeCloseTo(D, 12);
    expect(distance(placed[9]!, placed[0]!)).toBeCloseTo(D, 12);
    expect(distance(placed[9]!, placed[QUEEN]!)).toBeCloseTo(D, 12);
  });
  test('ICF-94.3: whatever lies there, nothing overlaps', () => {
    const random = createRandom('umpire');
    for (let n = 0; n < 300; n++) {
      const pieces = scattered(random, 14);
      expect(free(umpirePlaces(pieces, [QUEEN, 14, 15, 16], random.below(4) as End))).toBe(true);
    }
  });
  test('ICF-9.2, ICF-66a.1: what jumped goes to the centre, also if it came back', () => {
    const at = table({ pieces: { w1: [100, 0], b1: [-100, 0], q: [0, 200] } }).stroke(
      {},
      { jumped: ['black', 'white'], cameBack: ['black'], fell: [], lie: { q: [0, 200] } },
    );
    expect(at.laws('jumpedPlaced')).toEqual(['ICF-9.2', 'ICF-65a', 'ICF-65c', 'ICF-66a.1']);
    // White struck, so his piece lies in the centre; Black is next and sits north.
    expect(at.now).toMatchObject({ turn: 1, pieces: { w1: [0, 0], b1: [0, -31.8], q: [0, 200] } });
  });
});

describe('where the striker may stand', () => {
  const laws = (x: number): readonly string[] => strikerBreaches(EMPTY, 0, x / 1000);
  // On this board the base circles are 220.3 mm from the middle, the lines 252.1 mm from the centre.
  test('ICF-130a: on both lines', () => {
    expect(laws(0)).toEqual([]);
    expect(laws(183.75)).toEqual([]);
    expect(laws(-183.75)).toEqual([]);
    expect(laws(226)).toContain('ICF-130a');
  });
  test('ICF-130b.1: clear of a base circle, or covering it', () => {
    expect(laws(183.8)).toEqual(['ICF-130b.1']);
    expect(laws(215.5)).toEqual(['ICF-130b.1']);
    expect(laws(215.55)).toEqual([]);
    expect(laws(-220.3)).toEqual([]);
  });
  test('ICF-130b.2: never on the arrow', () => {
    expect(laws(221.83)).toEqual([]);
    expect(laws(221.84)).toEqual(['ICF-130b.2']);
  });
  test('ICF-134.1: it may not lie on a piece', () => {
    const pieces = put({ 0: { x: 0.01, y: 0 - BASE_LINE } });
    expect(strikerBreaches(pieces, 0, 0)).toEqual(['ICF-134.1']);
    expect(strikerBreaches(pieces, 1, 0)).toEqual([]);
    expect(strikerBreaches(pieces, 0, roomForStriker(pieces, 0)!)).toEqual([]);
  });
});

describe('directions', () => {
  test('quarter turns are exact and go to the right', () => {
    for (const end of [0, 1, 2, 3] as const)
      expect(seenFrom(end, fromEnd(end, { x: 0.1, y: -0.2 }))).toEqual({ x: 0.1, y: -0.2 });
    expect(fromEnd(ENDS.indexOf('east') as End, { x: 0, y: -HALF })).toEqual({ x: HALF, y: 0 });
  });
  test('sine, cosine and back', () => {
    for (let degrees = -180; degrees <= 180; degrees += 0.5) {
      const { sin, cos } = direction(degrees);
      expect(sin).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 13);
      expect(cos).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 13);
      expect(Math.abs(degreesTo({ x: 3 * sin, y: 3 * cos }))).toBeCloseTo(Math.abs(degrees), 9);
    }
  });
});
