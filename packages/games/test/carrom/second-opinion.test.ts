import { describe, expect, test } from 'vitest';
import { table, type Table } from './by-hand.ts';

/**
 * The ends of a board read a second time from laws 52-55 and 102-112 and the readings of their gaps, law by law as the book
 * has them, and not from the table in referee/board-end.ts. Compared with the referee over all combinations.
 */
type Queen = 'on the board' | 'in this stroke' | 'being covered' | 'covered by the shooter' | 'covered by the opponent';

interface Situation {
  readonly queen: Queen;
  readonly lastOwn: boolean;
  readonly lastOpposing: boolean;
  readonly striker: boolean;
  readonly improper: boolean;
  /** The loser's pieces that lie on the board after the stroke. */
  readonly ownLeft: number;
  readonly opposingLeft: number;
  /** Points before the board. */
  readonly shooterHas: number;
  readonly opponentHas: number;
}

interface Opinion {
  readonly winner: 'shooter' | 'opponent';
  readonly points: number;
  readonly onDemand: number;
}

const lost = (s: Situation, points: number): Opinion => ({
  winner: 'opponent',
  points: Math.min(points, 12),
  onDemand: Math.max(0, Math.min(Number(s.improper) + Number(s.striker), 12 - points)),
});
const won = (points: number): Opinion => ({ winner: 'shooter', points: Math.min(points, 12), onDemand: 0 });
const threeOrOne = (has: number): number => (has >= 22 ? 1 : 3);
const forQueen = (has: number): number => (has >= 22 ? 0 : 3);
const isBoth = (s: Situation): boolean => s.lastOwn && s.lastOpposing;
const isClean = (s: Situation): boolean => !s.striker && !s.improper;
const lostByThree = (s: Situation): Opinion => lost(s, threeOrOne(s.opponentHas));
const lostByPiecesAndQueen = (s: Situation): Opinion => lost(s, s.ownLeft + forQueen(s.opponentHas));
const wonByPiecesAndQueen = (s: Situation): Opinion => won(s.opposingLeft + forQueen(s.shooterHas));

/** Which law speaks of a stroke with the last piece of a colour, by what has become of the queen; null: the board goes on. */
const LAWS: Readonly<Record<Queen, (s: Situation) => Opinion | null>> = {
  'being covered': (s) => {
    if (isBoth(s)) return isClean(s) ? won(threeOrOne(s.shooterHas)) : lostByThree(s); // 102; with the striker CI-28, as 109
    if (s.lastOpposing) return lostByPiecesAndQueen(s); // 103; with the striker CI-28
    return isClean(s) ? wonByPiecesAndQueen(s) : null; // 15, 52a, 53; otherwise 101 and CI-29
  },
  'in this stroke': (s) => {
    if (isBoth(s)) return isClean(s) ? won(threeOrOne(s.shooterHas)) : lostByThree(s); // 104, 109
    if (s.lastOpposing) return lostByPiecesAndQueen(s); // CI-27
    return isClean(s) ? wonByPiecesAndQueen(s) : null; // 97a, 52a, 53; otherwise 98 and CI-29
  },
  'on the board': (s) => (s.lastOwn ? lostByThree(s) : lostByPiecesAndQueen(s)), // 105, 107, 108 and CI-26; 106, 111
  'covered by the shooter': (s) => {
    if (isBoth(s)) return isClean(s) ? won(threeOrOne(s.shooterHas)) : lost(s, 1); // CI-31; 110
    if (s.lastOpposing) return lost(s, s.ownLeft); // CI-30, 53c
    return isClean(s) ? wonByPiecesAndQueen(s) : null; // 52a, 53b; otherwise 73 and 77
  },
  'covered by the opponent': (s) => {
    if (isBoth(s)) return isClean(s) ? won(1) : lostByThree(s); // CI-31; 112 with 54 [CI-8]
    if (s.lastOpposing) return lostByPiecesAndQueen(s); // CI-30, 53b
    return isClean(s) ? won(s.opposingLeft) : null; // 52a, 53a
  },
};
const secondOpinion = (s: Situation): Opinion | null => (s.lastOwn || s.lastOpposing ? LAWS[s.queen](s) : null);

const QUEENS: readonly Queen[] = [
  'on the board',
  'in this stroke',
  'being covered',
  'covered by the shooter',
  'covered by the opponent',
];
const YES_NO = [false, true] as const;
const POINTS = [0, 21, 22] as const;
const LEFT = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The same stroke by either side, in a board that either side may have opened. */
interface Seen {
  readonly shooter: 0 | 1;
  readonly breaker: 0 | 1;
}

function played(
  s: Situation,
  { shooter, breaker }: Seen,
  more: { readonly ownToo?: number; readonly given?: object } = {},
): Table {
  const me = shooter === 0 ? 'white' : 'black';
  const you = shooter === 0 ? 'black' : 'white';
  const [mine, yours] = shooter === breaker ? (['white', 'black'] as const) : (['black', 'white'] as const);
  const ownFell = Number(s.lastOwn) + (more.ownToo ?? 0);
  const queen = {
    'on the board': {},
    'in this stroke': {},
    'being covered': { queen: 'pending', queenSide: me },
    'covered by the shooter': { queen: 'covered', queenSide: me },
    'covered by the opponent': { queen: 'covered', queenSide: you },
  }[s.queen];
  const given = {
    breaker,
    turn: shooter,
    [mine]: s.ownLeft + ownFell,
    [yours]: s.opposingLeft + Number(s.lastOpposing),
    points: { [me]: s.shooterHas, [you]: s.opponentHas },
    settings: { round: 'quarterFinal' },
    ...queen,
    ...more.given,
  };
  const fell = {
    [mine]: ownFell,
    [yours]: Number(s.lastOpposing),
    queen: s.queen === 'in this stroke',
    striker: s.striker,
  };
  return table(given).stroke(fell, s.improper ? { improper: ['push'] } : {});
}

function ruled(at: Table, { shooter }: Seen): Opinion | null {
  const board = at.ruling('boardWon');
  if (board === undefined) return null;
  const demand = at.ruling('mayDemand');
  expect(demand?.for ?? board.for).toBe(board.for);
  expect(demand?.detail?.['points'] ?? 0).toBe(board.detail?.['extra']);
  return {
    winner: board.for === (shooter === 0 ? 'white' : 'black') ? 'shooter' : 'opponent',
    points: Number(board.detail?.['points']),
    onDemand: Number(demand?.detail?.['points'] ?? 0),
  };
}

/** Every combination of what is asked; a colour whose last piece falls has none left, the other one to eight. */
function situations(): readonly Situation[] {
  return QUEENS.flatMap((queen) =>
    YES_NO.flatMap((lastOwn) =>
      YES_NO.flatMap((lastOpposing) =>
        YES_NO.flatMap((striker) =>
          YES_NO.flatMap((improper) =>
            POINTS.flatMap((shooterHas) =>
              POINTS.flatMap((opponentHas) =>
                LEFT.map((left): Situation => ({
                  queen,
                  lastOwn,
                  lastOpposing,
                  striker,
                  improper,
                  shooterHas,
                  opponentHas,
                  ownLeft: lastOwn ? 0 : left,
                  opposingLeft: lastOpposing ? 0 : left,
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

describe('a second opinion on the ends of a board', () => {
  const all = situations();

  test('it speaks of every combination', () => {
    expect(all.length).toBe(5 * 16 * 9 * 8);
  });

  test.each([
    { shooter: 0, breaker: 0 },
    { shooter: 1, breaker: 0 },
    { shooter: 0, breaker: 1 },
    { shooter: 1, breaker: 1 },
  ] as const)('the referee agrees, stroke of seat $shooter in a board opened by seat $breaker', (seen) => {
    const differs = all.filter(
      (s) => JSON.stringify(ruled(played(s, seen), seen)) !== JSON.stringify(secondOpinion(s)),
    );
    expect(differs.slice(0, 5)).toEqual([]);
  });

  test('own pieces that fall with the last opposing one change nothing but the number left [CI-35]', () => {
    const seen = { shooter: 0, breaker: 0 } as const;
    const some = all.filter((s) => s.lastOpposing && !s.lastOwn && s.ownLeft < 8);
    const differs = some.filter(
      (s) => JSON.stringify(ruled(played(s, seen, { ownToo: 1 }), seen)) !== JSON.stringify(secondOpinion(s)),
    );
    expect(differs.slice(0, 5)).toEqual([]);
  });

  test('a due the shooter still owes: placed first if there is room, otherwise it lapses and counts nothing [CI-37]', () => {
    const seen = { shooter: 0, breaker: 0 } as const;
    const some = all.filter(
      (s) => s.lastOwn && !s.lastOpposing && !s.striker && !s.improper && s.queen !== 'in this stroke',
    );
    const owing = (room: boolean): object => ({ room, owed: { white: { due: 1 } } });
    for (const s of some) {
      expect(ruled(played(s, seen, { given: owing(true) }), seen)).toBeNull();
      expect(ruled(played(s, seen, { given: owing(false) }), seen)).toEqual(secondOpinion(s));
    }
  });

  test('no board is worth nothing [CI-36], none more than twelve with all that is demanded (law 55)', () => {
    const opinions = all.map(secondOpinion).filter((one) => one !== null);
    expect(opinions.every(({ points, onDemand }) => points >= 1 && points + onDemand <= 12)).toBe(true);
  });

  test('a board worth twelve: nine pieces left and the queen (law 55)', () => {
    const seen = { shooter: 0, breaker: 0 } as const;
    for (const queen of QUEENS) {
      const s: Situation = {
        queen,
        lastOwn: false,
        lastOpposing: true,
        striker: true,
        improper: true,
        ownLeft: 9,
        opposingLeft: 0,
        shooterHas: 0,
        opponentHas: 0,
      };
      expect(ruled(played(s, seen), seen)).toEqual(secondOpinion(s));
    }
  });
});
