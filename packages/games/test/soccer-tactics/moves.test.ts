import { readSettings } from '@bande/games/soccer-tactics/settings.ts';
import { startState } from '@bande/games/soccer-tactics/start.ts';
import { reachOf } from '@bande/games/soccer-tactics/reach.ts';
import { ballBreaches, ballTurn } from '@bande/games/soccer-tactics/referee/ball.ts';
import { moveBreaches, moveIsLegal } from '@bande/games/soccer-tactics/referee/moving.ts';
import type { State } from '@bande/games/soccer-tactics/state.ts';
import { ballTargetsFrom } from '@bande/games/soccer-tactics/table.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ballWalks,
  keeperSteps,
  mayEndOn,
  menOf,
  pawnWalks,
  spotOf,
  squareOf,
  turnOf,
  type Man,
  type Spot,
} from './by-hand.ts';

const settings = readSettings({});
const SENT_OFF = -3;
const ALL = Array.from({ length: 128 }, (_, square) => square);
const SOAK = Number(process.env['SOAK'] ?? 1);
const RUNS = { seed: Number(process.env['BANDE_SEED'] ?? 20_061), numRuns: 400 * SOAK };

/** Eleven pawns of a side on squares of their own: keeper and defenders in their half, some pawns perhaps sent off. */
const team = (side: 0 | 1, squares: fc.Arbitrary<number>): fc.Arbitrary<readonly number[]> =>
  fc
    .tuple(
      fc.uniqueArray(squares, { minLength: 30, maxLength: 30 }),
      fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 4 }),
    )
    .map(([pool, off]) => {
      const left = [...pool];
      const take = (fits: (square: number) => boolean): number => {
        const i = left.findIndex(fits);
        return i < 0 ? SENT_OFF : left.splice(i, 1)[0]!;
      };
      const own = (square: number): boolean => square < 64 === (side === 0);
      const placed = Array.from({ length: 11 }, (_, slot) => take(slot <= 4 ? own : () => true));
      return placed.map((square, slot) => (off.includes(slot) ? SENT_OFF : square));
    });

const anywhere = fc.integer({ min: 0, max: 127 });
/** A crowd around one goal or the centre line, so that the limits bite. */
const crowded = fc
  .integer({ min: 0, max: 11 })
  .chain((row) => fc.tuple(team(0, fiveRows(row)), team(1, fiveRows(row))));
const fiveRows = (first: number): fc.Arbitrary<number> => fc.integer({ min: first * 8, max: first * 8 + 39 });
const sparse = fc.tuple(team(0, anywhere), team(1, anywhere));
const positions = fc.oneof(sparse, crowded).map(([red, blue]) => [...red, ...blue]);

const attack = (pawns: readonly number[], side: 0 | 1, roll: number): State => ({
  ...startState(),
  phase: 'attackMove',
  attacker: side,
  pawns,
  roll,
  rollChosen: true,
});
const squares = (spots: readonly Spot[]): readonly number[] =>
  [...new Set(spots.map(squareOf))].toSorted((a, b) => a - b);
const ends = (paths: readonly (readonly Spot[])[]): readonly number[] => squares(paths.map((path) => path.at(-1)!));
const fieldPlayers = (men: readonly Man[]): readonly Man[] => men.filter(({ role }) => role !== 'keeper');

const cases = fc.record({ pawns: positions, n: fc.integer({ min: 1, max: 6 }), pick: fc.nat() });
const chosen = (pawns: readonly number[], pick: number): Man | undefined => {
  const players = fieldPlayers(menOf(pawns));
  return players[pick % Math.max(1, players.length)];
};

test('STW-2.1 STW-2.4 STW-2.5 STW-2.6 the quick generator finds exactly the squares that walking step by step finds', () => {
  fc.assert(
    fc.property(cases, ({ pawns, n, pick }) => {
      const mover = chosen(pawns, pick);
      if (mover === undefined) return;
      const found: number[] = [];
      found.length = reachOf(pawns, mover.side, settings).targets(mover.pawn, squareOf(mover), n, found);
      expect(found.toSorted((a, b) => a - b)).toEqual(ends(pawnWalks(menOf(pawns), mover, n)));
    }),
    RUNS,
  );
});

test('STW-2.2 STW-2.13 STW-2.14 STW-2.15 STW-2.16 STW-2.17 a move breaks no paragraph if and only if it can be walked', () => {
  fc.assert(
    fc.property(cases, ({ pawns, n, pick }) => {
      const mover = chosen(pawns, pick);
      if (mover === undefined) return;
      const state = attack(pawns, mover.side, n);
      const innocent = ALL.filter((to) => moveBreaches(state, settings, mover.pawn, to).length === 0);
      expect(innocent).toEqual(ends(pawnWalks(menOf(pawns), mover, n)));
    }),
    RUNS,
  );
});

test('STW-2.4 STW-2.10 a move with a named turning square is legal if and only if that very path can be walked', () => {
  fc.assert(
    fc.property(cases, fc.array(anywhere, { minLength: 4, maxLength: 4 }), ({ pawns, n, pick }, others) => {
      const mover = chosen(pawns, pick);
      if (mover === undefined) return;
      const state = attack(pawns, mover.side, n);
      const walked = new Set(
        pawnWalks(menOf(pawns), mover, n).map((path) => `${squareOf(turnOf(path))}-${squareOf(path.at(-1)!)}`),
      );
      const turns = new Set([...others, ...[...walked].map((key) => Number(key.split('-')[0]))]);
      for (const via of turns) {
        const open = ALL.filter((to) => walked.has(`${via}-${to}`));
        expect(ALL.filter((to) => moveIsLegal(state, settings, mover.pawn, to, via))).toEqual(open);
        expect(ALL.filter((to) => moveBreaches(state, settings, mover.pawn, to, via).length === 0)).toEqual(open);
      }
    }),
    { ...RUNS, numRuns: 60 * SOAK },
  );
});

test('STW-2.12 the keeper reaches exactly the neighbouring squares of his half on which he may stand', () => {
  fc.assert(
    fc.property(positions, fc.constantFrom<0 | 1>(0, 1), (pawns, side) => {
      const keeper = menOf(pawns).find((man) => man.side === side && man.role === 'keeper');
      if (keeper === undefined) return;
      const found = reachOf(pawns, side, settings).keeperTargets(keeper.pawn, squareOf(keeper));
      expect(found.toSorted((a, b) => a - b)).toEqual(squares(keeperSteps(menOf(pawns), keeper)));
    }),
    RUNS,
  );
});

test('STW-2.16 the wide penalty area changes the limit and nothing else', () => {
  const wide = readSettings({ penaltyArea: 'B-G' });
  fc.assert(
    fc.property(cases, ({ pawns, n, pick }) => {
      const mover = chosen(pawns, pick);
      if (mover === undefined) return;
      const men = menOf(pawns);
      const alone = [mover, ...men.filter(({ side }) => side !== mover.side)];
      const found: number[] = [];
      found.length = reachOf(pawns, mover.side, wide).targets(mover.pawn, squareOf(mover), n, found);
      const open = ends(pawnWalks(alone, mover, n)).filter((to) => mayEndOn(men, mover, spotOf(to), [1, 6]));
      expect(found.toSorted((a, b) => a - b)).toEqual(open);
    }),
    RUNS,
  );
});

test('STW-3.2 STW-3.4 STW-3.5 STW-3.6 the ball reaches exactly the squares that walking finds, from every square with 1 to 12', () => {
  for (const from of ALL) {
    for (let n = 1; n <= 12; n++)
      expect(
        ballTargetsFrom(from, n).toSorted((a, b) => a - b),
        `${from} with ${n}`,
      ).toEqual(ends(ballWalks(spotOf(from), n)));
  }
});

test('STW-3.3 the ball has a square to go to from everywhere with every number from 1 to 12', () => {
  expect(
    ALL.flatMap((from) => Array.from({ length: 12 }, (_, i) => ballTargetsFrom(from, i + 1).length)).filter(
      (found) => found === 0,
    ),
  ).toEqual([]);
});

test('STW-3.5 STW-3.6 a ball with a named turning square breaks no paragraph if and only if that very path can be walked', () => {
  fc.assert(
    fc.property(
      anywhere,
      fc.integer({ min: 1, max: 12 }),
      fc.array(anywhere, { minLength: 4, maxLength: 4 }),
      (from, n, others) => {
        const state: State = {
          ...startState(),
          phase: 'attackPlay',
          pawns: Array.from({ length: 22 }, () => SENT_OFF),
          ball: from,
          roll: n,
        };
        const walked = new Set(
          ballWalks(spotOf(from), n).map((path) => `${squareOf(turnOf(path))}-${squareOf(path.at(-1)!)}`),
        );
        for (const via of new Set([...others, ...[...walked].map((key) => Number(key.split('-')[0]))])) {
          expect(ALL.filter((to) => ballBreaches(state, settings, to, via).length === 0)).toEqual(
            ALL.filter((to) => walked.has(`${via}-${to}`)),
          );
        }
        for (const to of ballTargetsFrom(from, n)) expect(walked).toContain(`${ballTurn(from, to, n)}-${to}`);
      },
    ),
    { ...RUNS, numRuns: 100 * SOAK },
  );
});
