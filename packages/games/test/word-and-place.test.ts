import { LiveMatch, scenarioSteps, type AnyGame, type AnyShape, type Entered, type Match } from '@bande/core';
import { registry } from '@bande/games';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Words beside a place or counts: what both say together is taken, what one belies of the other is refused. One line a fact; a game that has such facts puts them here. */
interface Saying {
  readonly name: string;
  /** A position at which the fact fits. */
  readonly given: object;
  readonly first?: readonly object[];
  /** Any fact with both, and whether they agree. */
  readonly both: fc.Arbitrary<{ readonly fact: object; readonly agree: boolean }>;
}

const SECTORS = ['ball', 'flag', 'ball', 'keeper', 'ball', 'flag', 'ball', 'keeper'] as const;
const upTo = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });
const radius = (at: readonly [number, number]): number => Math.sqrt(at[0] * at[0] + at[1] * at[1]);
/** Nothing is said of what lies within a hair of a line. */
const isClear = (at: readonly [number, number]): boolean =>
  [85 - 15.9, 85 + 15.9, 15.9, 15.9 + 15.9].every((line) => Math.abs(radius(at) - line) > 2);

const SAYINGS: Readonly<Record<string, readonly Saying[]>> = {
  carrom: [
    {
      name: 'where a piece was placed, and which circle it lies in',
      given: { mode: 'desk', white: 5, black: 5, strokesInTurn: 1 },
      first: [{ kind: 'strokeEnded', by: 0, pocketed: { striker: true } }],
      both: fc
        .tuple(fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 })), fc.boolean())
        .filter(([at]) => isClear(at))
        .map(([at, insideOuter]) => ({
          fact: { kind: 'placed', by: 1, at, insideOuter },
          agree: insideOuter === radius(at) + 15.9 <= 85,
        })),
    },
    {
      name: 'the pieces that fell by name, and their number',
      given: { mode: 'desk', white: 9, black: 9, strokesInTurn: 1 },
      both: fc.tuple(upTo(3), upTo(3), upTo(3), upTo(3)).map(([white, black, w, b]) => ({
        fact: {
          kind: 'strokeEnded',
          by: 0,
          pocketed: { white, black },
          fell: [
            ...Array.from({ length: w }, (_, i) => `w${i + 1}`),
            ...Array.from({ length: b }, (_, i) => `b${i + 1}`),
          ],
        },
        agree: white === w && black === b,
      })),
    },
    {
      name: 'the pieces that still lie on the board, and those that fell or jumped',
      given: { mode: 'desk', white: 3, black: 3, queen: 'covered', queenSide: 'white', strokesInTurn: 1 },
      both: fc.tuple(upTo(2), upTo(2), upTo(1), upTo(3), upTo(3)).map(([white, black, jumped, w, b]) => ({
        fact: {
          kind: 'strokeEnded',
          by: 0,
          pocketed: { white, black },
          jumped: Array.from({ length: jumped }, () => 'black'),
          lie: Object.fromEntries<readonly number[]>([
            ...Array.from({ length: w }, (_, i) => [`w${i + 1}`, [-200 + 60 * i, -100]] as const),
            ...Array.from({ length: b }, (_, i) => [`b${i + 1}`, [-200 + 60 * i, 100]] as const),
          ]),
        },
        agree: w + white === 3 && b + black + jumped === 3,
      })),
    },
    {
      name: 'a decision that pieces count, and the stroke that it is about',
      given: { mode: 'desk', white: 9, black: 9, strokesInTurn: 1 },
      both: fc.tuple(upTo(3), upTo(3)).map(([white, fell]) => ({
        fact: { kind: 'decided', call: 'countsAsPocketed', by: 0, white, stroke: { white: fell } },
        agree: white <= fell,
      })),
    },
  ],
  'soccer-tactics': [
    {
      name: 'the picture of the spinner, and where its arrow stands',
      given: { mode: 'desk', phase: 'shot', attacker: 'red', carrier: 'R10', pawns: { R10: 'blue:D2' } },
      both: fc.tuple(upTo(3599), fc.constantFrom(...new Set(SECTORS))).map(([angle, sector]) => ({
        fact: { kind: 'shotSpun', turns: 3, sector, onLine: false, angle },
        agree: SECTORS[Math.floor(angle / 450)] === sector,
      })),
    },
  ],
  'tipp-kick': [
    {
      name: 'how far a kicker stands from the ball, and where it stands',
      given: { mode: 'desk', turn: 'red', ball: { at: [0, 0] } },
      both: fc
        .tuple(fc.integer({ min: 60, max: 300 }), upTo(400))
        .map(([y, gapMm]) => ({ y, gapMm, off: Math.abs(y - 12 - 7.5 - gapMm) }))
        // Nothing is said of what is about as far off as the ball is big.
        .filter(({ off }) => off < 10 || off > 20)
        .map(({ y, gapMm, off }) => ({ fact: { kind: 'defenceSet', by: 'blue', at: [0, y], gapMm }, agree: off < 10 })),
    },
    {
      name: 'what kept the ball from the goal, and where',
      given: { mode: 'desk', turn: 'red', ball: { at: [0, 0] } },
      first: [{ kind: 'shot', by: 'red' }],
      both: fc
        .tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: 300, max: 540 }), fc.boolean())
        .filter(([x, y]) => (Math.abs(x) < 40 || Math.abs(x) > 65) && (y > 470 || y < 460))
        .map(([x, y, net]) => ({
          fact: net
            ? { kind: 'frameStruck', goal: 'blue', at: [x, y] }
            : { kind: 'keptOut', goal: 'blue', by: 'box', at: [x, y] },
          agree: Math.abs(x) < 40 && y > 470,
        })),
    },
  ],
};

function isTaken(game: AnyGame, given: Match<AnyShape>, fact: object): boolean {
  const read = game.schemas.event.safeParse(fact);
  const entered = (read.success ? read.data : fact) as Entered<AnyShape>;
  return new LiveMatch(game, given).play({ tick: given.tick, kind: 'facts', by: 'referee', facts: [entered] }).ok;
}

describe.each(registry.filter(({ id }) => SAYINGS[id] !== undefined).map((game) => [game.id, game] as const))(
  '%s',
  (id, game) => {
    test.each(SAYINGS[id]!.map((saying) => [saying.name, saying] as const))('%s', (_, { given, first = [], both }) => {
      const scenario = { title: 'x', paragraphs: [], given, facts: first, expect: {} };
      const { match } = scenarioSteps(game, scenario as never).at(-1)!;
      fc.assert(
        fc.property(both, ({ fact, agree }) => {
          expect(isTaken(game, match, fact)).toBe(agree);
        }),
      );
    });
  },
);
