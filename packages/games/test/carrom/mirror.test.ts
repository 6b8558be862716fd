import { createRandom, type Random } from '@bande/core';
import type { Ruling } from '@bande/games/carrom/state.ts';
import { expect, test } from 'vitest';
import { table, type Table } from './by-hand.ts';

/** The same position and the same stroke with the two sides in each other's chairs: every ruling must be the same, told of the other side. */
const chance = (random: Random, share: number): boolean => random.unit() < share;

interface Position {
  readonly white: number;
  readonly black: number;
  readonly queen: 'board' | 'pending' | 'covered';
  readonly coveredByBreaker: boolean;
  readonly points: readonly [number, number];
  readonly owed: readonly [number, number];
  readonly strokes: number;
  readonly breakersTurn: boolean;
}

function randomPosition(random: Random): Position {
  return {
    white: 1 + random.below(9),
    black: 1 + random.below(9),
    queen: (['board', 'pending', 'covered'] as const)[random.below(3)]!,
    coveredByBreaker: chance(random, 0.5),
    points: [random.below(25), random.below(25)],
    owed: [chance(random, 0.2) ? 1 : 0, chance(random, 0.2) ? 1 : 0],
    strokes: random.below(2),
    breakersTurn: chance(random, 0.5),
  };
}

/** `first` is the chair of the breaker. */
function positioned(
  { white, black, queen, coveredByBreaker, points, owed, strokes, breakersTurn }: Position,
  first: 0 | 1,
): Table {
  const [breaker, opponent] = first === 0 ? (['white', 'black'] as const) : (['black', 'white'] as const);
  const turn = breakersTurn ? first : 1 - first;
  const isTheBreakers = queen === 'pending' ? breakersTurn : coveredByBreaker;
  const pocketedBy = isTheBreakers ? breaker : opponent;
  const queenSide = queen === 'board' ? null : pocketedBy;
  return table({
    white,
    black,
    queen,
    queenSide,
    turn,
    breaker: first,
    firstBreaker: first,
    gameBreaker: first,
    points: { [breaker]: points[0], [opponent]: points[1] },
    owed: { [breaker]: { due: owed[0] }, [opponent]: { penalty: owed[1] } },
    strokesInTurn: queen === 'pending' ? 1 : strokes,
    settings: { trialBoards: false },
  });
}

const other = (side: string | undefined): string | undefined => {
  if (side === undefined) return undefined;
  return side === 'white' ? 'black' : 'white';
};
const swapped = ({ call, paragraphs, detail, for: of, against }: Ruling): object => {
  const seat = detail?.['seat'];
  return {
    call,
    paragraphs,
    for: other(of),
    against: other(against),
    detail: seat === undefined ? detail : { ...detail, seat: 1 - Number(seat) },
  };
};
const told = ({ call, paragraphs, detail, for: of, against }: Ruling): object => ({
  call,
  paragraphs,
  for: of,
  against,
  detail,
});
/** Both sides may have to place at once; in which order that is told does not matter. */
const inOrder = (rulings: readonly object[]): readonly string[] =>
  rulings.map((one) => JSON.stringify(one)).toSorted((a, b) => (a < b ? -1 : 1));

test('ICF-43: neither side is favoured, whichever breaks', () => {
  const random = createRandom('mirror');
  for (let n = 0; n < 3000; n++) {
    const position = randomPosition(random);
    const pocketed = {
      white: chance(random, 0.5) ? random.below(position.white + 1) : 0,
      black: chance(random, 0.5) ? random.below(position.black + 1) : 0,
      queen: position.queen === 'board' && chance(random, 0.3),
      striker: chance(random, 0.3),
    };
    const improper = chance(random, 0.3) ? ['push'] : [];
    const [one, two] = [
      positioned(position, 0).stroke(pocketed, { improper }),
      positioned(position, 1).stroke(pocketed, { improper }),
    ];
    expect(inOrder(two.rulings.map(told))).toEqual(inOrder(one.rulings.map(swapped)));
    expect(two.match.state.phase).toBe(one.match.state.phase);
  }
});

test('pieces are neither lost nor made', () => {
  const random = createRandom('conserved');
  for (let n = 0; n < 3000; n++) {
    const position = randomPosition(random);
    const at = positioned(position, 0);
    const white = random.below(position.white + 1);
    at.stroke({ white, striker: chance(random, 0.5) }, { improper: chance(random, 0.3) ? ['push'] : [] });
    const returned = Number(at.ruling('returned')?.detail?.['count'] ?? 0);
    expect(at.now['white']).toBe(position.white - white);
    expect(returned === 0 || returned === white || !position.breakersTurn).toBe(true);
    while (at.match.state.phase === 'placing') at.fact({ kind: 'placed', by: at.match.options[0]!.seat! });
    const { pieces, queen } = at.match.state.board;
    const lying = pieces.filter((piece) => piece !== null).length;
    expect(lying).toBeLessThanOrEqual(18 + Number(queen === 'board'));
  }
});
