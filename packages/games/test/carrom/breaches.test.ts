import { carrom } from '@bande/games/carrom';
import {
  BREACH_NAMES,
  BREACHES,
  breachNamed,
  PERMITTED_NAMES,
  UMPIRE_DEEDS,
} from '@bande/games/carrom/referee/breaches.ts';
import { describe, expect, test } from 'vitest';
import { table, type Table } from './by-hand.ts';

const MIDDLE = { white: 6, black: 7, seats: 4 };
const breach = (given: object, by: number, what: string, more: object = {}): Table =>
  table({ ...MIDDLE, ...given }).fact({ kind: 'breach', by, what, ...more });

/** Moments in which these can be; the others can be at any time. */
const MOMENTS: Readonly<Record<string, object>> = {
  notReported: { phase: 'setUp', white: 9, black: 9 },
  intervalOverrun: { game: 3, games: { white: 1, black: 1 } },
};

describe('every breach in the table', () => {
  const fouls = BREACH_NAMES.filter(
    (what) =>
      breachNamed(what).leads === 'foul' &&
      !['othersTurn', 'notHisRack'].some((one) => breachNamed(what).only?.some((only) => only === one)),
  );
  test.each(fouls)('ICF-63a.1, ICF-64a.1: %s is technical before the first stroke, a foul after it', (what) => {
    const before = breach({}, 0, what);
    expect(before.ruling('technicalFoul')).toMatchObject({ against: 'white', detail: { penalty: 1 } });
    expect(before.laws('technicalFoul')).toEqual(
      expect.arrayContaining([...breachNamed(what).laws, 'ICF-63a.1', 'ICF-63a.2']),
    );
    expect(before.now).toMatchObject({ turn: 0, phase: 'placing', owed: { white: { penalty: 1 } } });
    const after = breach({ strokesInTurn: 1 }, 0, what);
    expect(after.ruling('foul')).toMatchObject({ against: 'white', detail: { penalty: 1 } });
    expect(after.laws('foul')).toEqual(expect.arrayContaining([...breachNamed(what).laws, 'ICF-64a.1', 'ICF-64a.2']));
    expect(after.laws('turnPasses')).toContain('ICF-64a.3');
    expect(after.now).toMatchObject({ turn: 1, phase: 'placing' });
  });
  test.each(fouls.filter((what) => breachNamed(what).only?.includes('ownTurn') !== true))(
    'ICF-63b: %s by a player not on turn, the partner among them, is technical',
    (what) => {
      for (const by of [1, 2, 3]) {
        const at = breach({ strokesInTurn: 1 }, by, what);
        expect(at.laws('technicalFoul')).toContain('ICF-63b');
        expect(at.now).toMatchObject({ turn: 0 });
        // CI-9: the offender's opponents place.
        expect(at.ruling('placing')?.detail?.['seat']).toBe(by === 2 ? 1 : 0);
      }
    },
  );
  test.each(BREACH_NAMES.filter((what) => breachNamed(what).leads === 'match'))(
    'ICF-143: %s costs the match',
    (what) => {
      const at = breach(MOMENTS[what] ?? {}, 3, what);
      expect(at.match.outcome).toMatchObject({ winner: 'white', paragraphs: [...breachNamed(what).laws] });
    },
  );
  test.each(BREACH_NAMES.filter((what) => breachNamed(what).leads === 'board'))(
    'CI-33: %s costs the board by the own pieces, and the queen',
    (what) => {
      const points = (given: object): unknown =>
        breach({ settings: { trialBoards: false }, ...given }, 0, what).ruling('boardWon')?.detail?.['points'];
      expect(breach({}, 0, what).ruling('boardWon')).toMatchObject({ for: 'black', against: 'white' });
      expect(points({})).toBe(9);
      expect(points({ points: { black: 21 } })).toBe(9);
      expect(points({ points: { black: 22 } })).toBe(6);
      expect(points({ queen: 'pending' })).toBe(9);
      expect(points({ queen: 'covered', queenSide: 'black' })).toBe(9);
      expect(points({ queen: 'covered', queenSide: 'white' })).toBe(6);
    },
  );
  test('ICF-31, ICF-30a, ICF-135: some are none between two boards', () => {
    for (const what of BREACH_NAMES.filter((name) => breachNamed(name).only?.includes('board') === true))
      expect(breach({ phase: 'boardOver' }, 0, what).calls).toEqual([]);
  });
  test('ICF-30b.1, ICF-128: some are none in the own turn', () => {
    for (const what of BREACH_NAMES.filter((name) => breachNamed(name).only?.includes('othersTurn') === true)) {
      expect(breach({ strokesInTurn: 1 }, 0, what).calls).toEqual([]);
      expect(breach({ strokesInTurn: 1 }, 1, what).calls).toContain('technicalFoul');
    }
  });
  test('ICF-45b.3, ICF-41a.6: the rack is the breaker’s until he loses the break, and nobody else’s', () => {
    const rack = { white: 9, black: 9, breakMade: false, breaker: 0 };
    const altered = (given: object, by: number): readonly string[] =>
      breach({ ...rack, ...given }, by, 'rackChanged').calls;
    expect(altered({ phase: 'setUp' }, 0)).toEqual([]);
    expect(altered({ turn: 0 }, 0)).toEqual([]);
    expect(altered({ turn: 0 }, 1)).toEqual(['technicalFoul']);
    expect(altered({ turn: 0 }, 2)).toEqual(['technicalFoul']);
    expect(altered({ turn: 1 }, 1)).toEqual(['technicalFoul']);
    expect(altered({ turn: 0, turns: { white: 2, black: 1 } }, 0)).toEqual(['technicalFoul']);
    expect(altered({ turn: 1, attempts: 1, strokesInTurn: 1 }, 1)).toEqual(['foul', 'turnPasses']);
  });
  test.each(['partnerTalk', 'partnerTookDue'])('ICF-131, ICF-90.1: %s needs partners', (what) => {
    expect(breach({ seats: 2 }, 0, what).refusal?.detail).toBe('breach: what: there are partners in doubles only');
    expect(table({ white: 6, black: 7 }).stroke({}, { improper: [what] }).refusal?.detail).toBe(
      'strokeEnded: improper: there are partners in doubles only',
    );
  });
  test('ICF-51.2, ICF-82b: noticed after the next stroke it stands', () => {
    for (const what of ['wrongPlayer', 'wrongColour'] as const)
      expect(breach({}, 1, what, { noticed: 'after' }).laws('countsAsLawful')).toEqual([
        ...(BREACHES[what].unnoticed ?? []),
      ]);
  });
  test('what is put right', () => {
    for (const what of BREACH_NAMES)
      expect(breach({}, 0, what).laws('putRight')).toEqual(breachNamed(what).remedy ?? []);
  });
});

describe('strokes by the wrong player', () => {
  test('ICF-51.1: a turn of somebody else costs the board', () => {
    const at = table({ white: 6, black: 7, points: { black: 22 }, turn: 1, settings: { trialBoards: false } }).fact({
      kind: 'strokeEnded',
      by: 0,
      pocketed: { white: 1 },
    });
    expect(at.ruling('boardWon')).toMatchObject({ for: 'black', detail: { points: 6 } });
    expect(at.laws('boardWon')).toContain('ICF-51.1');
  });
  test('ICF-51.2: unnoticed it counts, and play goes on from there', () => {
    const at = table({ white: 6, black: 7, turn: 1 }).fact({
      kind: 'strokeEnded',
      by: 0,
      pocketed: { white: 1 },
      noticed: 'after',
    });
    expect(at.calls).toEqual(['countsAsLawful', 'turnKept']);
    expect(at.now).toMatchObject({ turn: 0, white: 5 });
  });
  test('ICF-125b.1, ICF-125b.2: going on after pocketing only opposing pieces', () => {
    const at = table({ white: 6, black: 7 }).stroke({ black: 1 });
    expect(at.fact({ kind: 'strokeEnded', by: 0, pocketed: { white: 1 } }).calls).toEqual([
      'countsAsLawful',
      'turnPasses',
    ]);
    expect(at.now).toMatchObject({ turn: 1, white: 5, black: 6 });
    // After pocketing nothing at all it is law 51 [CI-39].
    expect(table({ white: 6, black: 7 }).stroke().fact({ kind: 'strokeEnded', by: 0 }).laws('boardWon')).toContain(
      'ICF-51.1',
    );
  });
  test.each([
    [{ white: 1 }, {}],
    [{ striker: true }, {}],
    [{ white: 1, striker: true }, {}],
    [{ black: 1, striker: true }, {}],
    [{ white: 1, black: 1 }, { improper: ['push'] }],
    [{ white: 2, queen: true }, {}],
    [{ queen: true, striker: true }, {}],
    [{ queen: true, white: 1, striker: true }, { improper: ['push'] }],
    [{}, { improper: ['push'] }],
  ])(
    'CI-39, ICF-51.2, ICF-125b.1: %j %j is treated alike whether the turn was another’s or over, except for the turn',
    (pocketed, more) => {
      const given = { white: 6, black: 6, turn: 1 };
      const stroke = { kind: 'strokeEnded', by: 0, pocketed, ...more };
      const unseen = table(given).fact({ ...stroke, noticed: 'after' });
      const playedOn = table({ ...given, lastShooter: 0, onlyOpponents: true }).fact(stroke);
      const kinds = (at: Table): readonly string[] =>
        at.calls.filter((call) => !['turnKept', 'turnPasses', 'placing'].includes(call));
      expect(kinds(playedOn)).toEqual(kinds(unseen));
      for (const key of ['white', 'black', 'queen', 'queenSide', 'owed', 'queenRight'])
        expect(playedOn.now[key]).toEqual(unseen.now[key]);
      expect(playedOn.now['turn']).toBe(1);
    },
  );
  test('CI-39: only by 51 is there a stroke left to cover the queen', () => {
    const stroke = { kind: 'strokeEnded', by: 0, pocketed: { queen: true } };
    expect(table({ white: 6, black: 6, turn: 1 }).fact({ ...stroke, noticed: 'after' }).now).toMatchObject({
      turn: 0,
      queen: 'pending',
      queenSide: 'white',
    });
    expect(table({ white: 6, black: 6, turn: 1, lastShooter: 0, onlyOpponents: true }).fact(stroke).now).toMatchObject({
      turn: 1,
      queen: 'board',
    });
  });
  test('CI-62, ICF-51.1: the wrong player before Play, told as a breach', () => {
    expect(
      table({ phase: 'setUp' }).fact({ kind: 'breach', by: 1, what: 'wrongPlayer' }).ruling('boardWon'),
    ).toMatchObject({ for: 'white', detail: { points: 12 } });
  });
  test('ICF-51.2, ICF-45a.1: attempts to break of the wrong player, unnoticed, are counted as his', () => {
    const at = table({ phase: 'stroke', breakMade: false, attempts: 2 }).fact({
      kind: 'strokeEnded',
      by: 1,
      touched: false,
      noticed: 'after',
    });
    expect(at.ruling('breakNotMade')).toMatchObject({ for: 'black', detail: { attempt: 1 } });
    expect(at.now).toMatchObject({ turn: 1, attempts: 1 });
  });
  test('ICF-121b: a stroke before Play is called again costs the board', () => {
    expect(table({ white: 6, held: true }).stroke().laws('boardWon')).toContain('ICF-121b');
  });
});

describe('what leads to nothing', () => {
  const SET_UP = { phase: 'setUp' };
  const OVER = { phase: 'boardOver', result: { winner: 'white', points: 5, extra: 0 } };
  const PLACING = {
    phase: 'placing',
    white: 6,
    owed: { black: { due: 1 } },
    black: 7,
    options: [{ name: 'place', owner: 'white', seat: 0, choices: ['waive'] }],
  };
  const MOMENTS: Readonly<Record<string, object>> = {
    seatRaisedBetweenBoards: OVER,
    strikerChangedBetweenBoards: OVER,
    exchangesBoard: OVER,
    rackCorrected: SET_UP,
    powderSpread: SET_UP,
    strikerLaidDownWhilePlacing: PLACING,
  };
  test.each(PERMITTED_NAMES)('%s is allowed', (what) => {
    const given = MOMENTS[what] ?? { white: 6 };
    const at = table(given).fact({ kind: 'permitted', by: 0, what });
    expect(at.refusal).toBeNull();
    expect(at.calls).toEqual([]);
    expect(at.now).toMatchObject({ turn: 0, phase: 'phase' in given ? given.phase : 'stroke' });
  });
  test.each(UMPIRE_DEEDS)('the umpire: %s', (did) => {
    const at = table(MOMENTS[did] ?? { white: 6, game: 2, games: { white: 1 } }).fact({
      kind: 'umpire',
      did,
      askedBy: 1,
    });
    expect(at.calls).toEqual(['umpireActs']);
    expect(at.laws('umpireActs').every((law) => Object.hasOwn(carrom.rulebook, law))).toBe(true);
  });
});

describe('a placed piece', () => {
  const due = (given: object = {}): Table => table({ white: 6, black: 7, ...given }).stroke({ striker: true });
  test.each([
    ['ICF-85.1', 'ICF-85.2', { insideOuter: false }],
    ['ICF-89b.1', 'ICF-89b.2', { onCentre: true }],
    ['ICF-114.1', 'ICF-114.2', { shotWithQueen: true }],
    ['ICF-82a.1', 'ICF-82a.2', { wrongColour: true }],
  ])('%s, %s: put right, and a technical foul of the placer who is about to strike', (remedy, law, fault) => {
    const at = due().fact({ kind: 'placed', by: 1, ...fault });
    expect(at.laws('putRight')).toEqual([remedy]);
    expect(at.laws('technicalFoul')).toContain(law);
    expect(at.now).toMatchObject({
      phase: 'placing',
      turn: 1,
      white: 6,
      owed: { white: { due: 1 }, black: { penalty: 1 } },
      toAct: [0, 1],
    });
    expect(at.fact({ kind: 'placed', by: 1 }).fact({ kind: 'placed', by: 0 }).now).toMatchObject({
      phase: 'stroke',
      turn: 1,
      white: 7,
      black: 8,
    });
  });
  test('ICF-86.1, ICF-86.2: another piece moved is put back, the placed one stays', () => {
    const at = due().fact({ kind: 'placed', by: 1, moved: true });
    expect(at.calls).toEqual(['technicalFoul', 'putRight', 'placing', 'placed']);
    expect(at.now).toMatchObject({ white: 7, owed: { black: { penalty: 1 } } });
  });
  test('ICF-82b: the wrong colour, seen too late, counts as placed', () => {
    const at = due().fact({ kind: 'placed', by: 1, wrongColour: true, noticed: 'after' });
    expect(at.calls).toEqual(['countsAsLawful', 'placed']);
    expect(at.now).toMatchObject({ white: 6, black: 8, owed: { white: { due: 0 } } });
  });
  test('CI-7: placing in the middle of the own turn it is a foul and costs the turn, ICF-64a.3', () => {
    const at = table({ white: 9, black: 7, turn: 1, owed: { white: { due: 1 } } })
      .stroke({ white: 1, black: 1 })
      .fact({ kind: 'placed', by: 1, onCentre: true });
    expect(at.calls).toEqual(['foul', 'putRight', 'turnPasses', 'placing']);
    expect(at.now).toMatchObject({ turn: 0 });
  });
});
