import {
  accept,
  createRandom,
  later,
  legalActions,
  letPass,
  play,
  type Happening,
  type Random,
  type Seat,
} from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { PAWN_NAMES } from '@bande/games/soccer-tactics/names.ts';
import type { Match, SoccerTactics } from '@bande/games/soccer-tactics/state.ts';
import { SQUARE_NAMES } from '@bande/games/soccer-tactics/table.ts';
import { expect, test } from 'vitest';
import { mayEndOn, menOf, spotOf, type Man, type Spot } from './by-hand.ts';

const oneOf = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** Red attacks Blue's goal (y = 15); a legal position with most pawns near it, some sent off. */
function crowd(random: Random): readonly number[] {
  const pawns = PAWN_NAMES.map(() => -3);
  for (const [pawn, name] of PAWN_NAMES.entries()) {
    if (name !== 'R10' && random.below(12) === 0) continue;
    const [men, mover] = [menOf(pawns), manOf(pawn)];
    const legal = SQUARE_NAMES.map((_, square) => square).filter(
      (square) => mayBeThere(name, square, random.below(5) > 0) && mayEndOn(men, mover, spotOf(square)),
    );
    if (legal.length > 0) pawns[pawn] = oneOf(random, legal);
  }
  return pawns;
}
/** Where he came from is of no matter. */
const manOf = (pawn: number): Man => menOf(PAWN_NAMES.map((_, one) => (one === pawn ? 0 : -3)))[0]!;
const mayBeThere = (name: string, square: number, near: boolean): boolean => {
  const { y } = spotOf(square);
  if (name === 'R1' || /^R[a-d]$/.test(name)) return y < 8;
  if (name === 'B1') return y >= 12;
  return near ? y >= 11 : y >= 8;
};

const given = (pawns: readonly number[], state: object): Match =>
  soccerTactics.notation.readGiven(
    {
      attacker: 'red',
      reachedBox: true,
      ...state,
      pawns: Object.fromEntries(
        pawns.map((square, pawn) => [PAWN_NAMES[pawn]!, square < 0 ? 'sentOff' : SQUARE_NAMES[square]!]),
      ),
    },
    'stw',
  );

function after(match: Match, event: Happening<SoccerTactics>): Match {
  const step = play(soccerTactics, match, { tick: match.tick, kind: 'facts', by: 'referee', facts: [event as never] });
  if (!step.ok) throw new Error(step.refusal.detail ?? step.refusal.code);
  return step.value.match;
}

/** Sets up at random, now and then so slowly that the program has to do it. */
function setUp(start: Match, random: Random): Match {
  let match = start;
  for (let inputs = 0; match.state.phase === 'placing'; inputs++) {
    if (inputs > 60) throw new Error(`no end: ${JSON.stringify(soccerTactics.notation.describe(match))}`);
    expect(aTeamHasTheBall(match)).toBe('');
    const seat: Seat = legalActions(soccerTactics, match, 0).length > 0 ? 0 : 1;
    const legal = legalActions(soccerTactics, match, seat);
    if (legal.length === 0)
      throw new Error(`nobody can place: ${JSON.stringify(soccerTactics.notation.describe(match))}`);
    const late = random.below(10) === 0;
    const step = late
      ? accept(letPass(soccerTactics, match, later(match.tick, 7201)))
      : play(soccerTactics, match, { tick: match.tick, kind: 'action', by: seat, action: oneOf(random, legal) });
    if (!step.ok) throw new Error(step.refusal.code);
    match = step.value.match;
  }
  return match;
}

const remembersAttack = ({ marks, chance, reachedBox, directPasses }: Match['state']): boolean =>
  marks !== 0 || chance || reachedBox || directPasses !== 0;

/** All through a set-up the side that gets the restart is the A-team, what was of the old attack is gone, and the ball lies where it will be played from. */
function aTeamHasTheBall({ state }: Match): string {
  const { restart } = state;
  if (restart === null) return 'nothing is set up';
  if (state.attacker !== restart.for) return 'the A-team is the other side';
  if (state.lock >= 0 || (state.carrier >= 0 && state.carrier !== restart.kicker)) return 'somebody else has the ball';
  if ((restart.kind === 'goalKick' || restart.kind === 'freeKick') && remembersAttack(state))
    return 'the old attack lives on';
  if (restart.kind !== 'goalKick') return state.ball === restart.square ? '' : 'the ball lies elsewhere';
  const taker = state.pawns[restart.kicker < 0 ? 11 * restart.for : restart.kicker]!;
  const ready = taker >= 0 && inGoalArea(spotOf(taker)) ? taker : -1;
  return state.ball === ready ? '' : 'the ball is not with the taker of the goal kick';
}

const apart = (a: Spot, b: Spot): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
const inBox = ({ x, y }: Spot): boolean => y >= 13 && x >= 2 && x <= 5;
const inGoalArea = ({ x, y }: Spot): boolean => y === 15 && (x === 3 || x === 4);
const onStar = ({ x, y }: Spot): boolean => y === 12 && (x === 2 || x === 5);
const onArc = ({ x, y }: Spot): boolean => y === 12 && (x === 3 || x === 4);
const blues = (men: readonly Man[]): readonly Man[] => men.filter(({ side }) => side === 1);
const reds = (men: readonly Man[]): readonly Man[] => men.filter(({ side }) => side === 0);
const names = (men: readonly Man[]): readonly string[] => men.map(({ pawn, x, y }) => `${PAWN_NAMES[pawn]!}@${x},${y}`);

/** Whoever breaks a limit of rule 2, and pawns that have changed sides of the centre line against it. */
const illegal = (men: readonly Man[]): readonly string[] =>
  names(men.filter((man) => !mayEndOn(men, man, man) || (man.role !== 'numbered' && man.y >= 8 !== (man.side === 1))));

/** Other rounds for a soak. */
const SEED = process.env['BANDE_SEED'] ?? '';
const ROUNDS = 250 * Number(process.env['SOAK'] ?? 1);
const each = (name: string, one: (random: Random, label: string) => void): void => {
  for (let i = 0; i < ROUNDS; i++) one(createRandom(`${SEED}${name} ${i}`), `${SEED}${name} ${i}`);
};
/** Red's ten stands in the area or on a star. */
const aboutToShoot = (random: Random): readonly number[] =>
  withShooter(random, (spot) => inBox(spot) || onStar(spot)) ?? aboutToShoot(random);
/** Red's ten stands where he is wanted. */
const withShooter = (random: Random, where: (spot: Spot) => boolean): readonly number[] | null => {
  const pawns = crowd(random);
  return where(spotOf(pawns[PAWN_NAMES.indexOf('R10')]!)) ? pawns : null;
};

test('STW-6C.2 STW-6C.3 STW-6C.5 after every set-up of a goal kick the area is clear, the keeper has the ball, and all stand legally', () => {
  let seen = 0;
  each('goal kick', (random, label) => {
    const pawns = aboutToShoot(random);
    const match = setUp(
      after(given(pawns, { phase: 'shot', carrier: 'R10' }), {
        kind: 'shotSpun',
        turns: 3,
        sector: 'keeper',
        onLine: false,
      }),
      random,
    );
    const men = menOf(match.state.pawns);
    seen++;
    expect([label, names(reds(men).filter(inBox)), illegal(men)]).toEqual([label, [], []]);
    expect([
      label,
      match.state.attacker,
      match.state.goalKick,
      inGoalArea(spotOf(match.state.ball)),
      match.state.pawns[match.state.carrier] === match.state.ball,
    ]).toEqual([label, 1, true, true, true]);
  });
  expect(seen).toBe(ROUNDS);
});

test('STW-8.2 STW-8.13 STW-8.14 STW-8.15 STW-8.16.1 STW-8.16.2 after every set-up of a corner its zones and limits hold', () => {
  each('corner', (random, label) => {
    const match = setUp(
      after(given(aboutToShoot(random), { phase: 'shot', carrier: 'R10' }), {
        kind: 'shotSpun',
        turns: 3,
        sector: 'flag',
        onLine: false,
      }),
      random,
    );
    const [men, corner] = [menOf(match.state.pawns), spotOf(match.state.ball)];
    const field = (side: readonly Man[]): readonly Man[] => side.filter((man) => man.role !== 'keeper' && inBox(man));
    expect([label, names(blues(men).filter((man) => apart(man, corner) < 2)), illegal(men)]).toEqual([label, [], []]);
    expect([
      label,
      field(blues(men)).length <= 4,
      field(reds(men)).length <= 4,
      reds(men).filter(inGoalArea).length <= 1,
    ]).toEqual([label, true, true, true]);
    expect([label, blues(men).filter((man) => man.role === 'keeper' && !inGoalArea(man))]).toEqual([label, []]);
    expect([label, match.state.phase, match.state.carrier, match.state.pawns[match.state.carrier]]).toEqual([
      label,
      'cornerKick',
      PAWN_NAMES.indexOf('R10'),
      match.state.ball,
    ]);
  });
});

test('STW-9B.3 STW-9B.4 STW-9B.7 STW-9B.8 after every set-up of a penalty only the keeper is left, the arc is free of defenders, and the fouled pawn stands on it', () => {
  let seen = 0;
  each('penalty', (random, label) => {
    const pawns = withShooter(random, inBox);
    const ten = PAWN_NAMES.indexOf('R10');
    if (pawns === null) return;
    const fouler = PAWN_NAMES.findIndex((name, pawn) => name.startsWith('B') && pawns[pawn] === pawns[ten]);
    if (fouler < 0) return;
    seen++;
    const match = setUp(
      after(given(pawns, { phase: 'duel', ball: SQUARE_NAMES[pawns[ten]!], contest: 'twoPawns' }), {
        kind: 'duelRolled',
        red: 6,
        blue: 1,
      }),
      random,
    );
    const men = menOf(match.state.pawns);
    expect([label, names(men.filter(inBox)), names(blues(men).filter(onArc)), illegal(men)]).toEqual([
      label,
      [],
      [],
      [],
    ]);
    expect([
      label,
      match.state.phase,
      match.state.carrier,
      onArc(spotOf(match.state.pawns[ten]!)),
      match.state.pawns[11]! < 0,
    ]).toEqual([label, 'shot', ten, true, true]);
    const moved = men.filter(({ pawn, x, y }) => pawns[pawn] !== y * 8 + x);
    expect([label, names(moved.filter(({ y }) => y !== 12 && y !== 13))]).toEqual([label, []]);
  });
  expect(seen).toBeGreaterThan(ROUNDS / 25);
});

test('STW-10.3 STW-10.5 after every set-up of a free kick no opponent stands next to the ball and the fouled pawn has it', () => {
  let seen = 0;
  each('free kick', (random, label) => {
    const pawns = crowd(random);
    const [red, blue] = oneOf(random, duels(pawns)) ?? [-1, -1];
    if (red < 0) return;
    seen++;
    const byRed = random.below(2) === 0;
    const event = byRed
      ? ({ kind: 'duelRolled', red: 1, blue: 6 } as const)
      : ({ kind: 'duelRolled', red: 6, blue: 1 } as const);
    const square = pawns[red]!;
    if (!byRed && inBox(spotOf(square))) return;
    const match = setUp(
      after(given(pawns, { phase: 'duel', ball: SQUARE_NAMES[square], contest: 'twoPawns' }), event),
      random,
    );
    const men = menOf(match.state.pawns);
    const opponents = byRed ? reds(men) : blues(men);
    expect([label, names(opponents.filter((man) => apart(man, spotOf(square)) < 2)), illegal(men)]).toEqual([
      label,
      [],
      [],
    ]);
    expect([label, match.state.attacker, match.state.carrier, match.state.lock, match.state.ball]).toEqual([
      label,
      byRed ? 1 : 0,
      byRed ? blue : red,
      byRed ? blue : red,
      square,
    ]);
  });
  expect(seen).toBeGreaterThan(ROUNDS / 4);
});
const duels = (pawns: readonly number[]): readonly (readonly [number, number])[] =>
  pawns.flatMap((square, red) =>
    red < 11 && square >= 0
      ? pawns.flatMap((other, blue) => (blue >= 11 && other === square ? [[red, blue] as const] : []))
      : [],
  );

test('STW-10.9 after every set-up following offside the taker was near the ball and all stand legally', () => {
  let seen = 0;
  each('offside', (random, label) => {
    const pawns = crowd(random);
    const ten = PAWN_NAMES.indexOf('R10');
    const square = pawns[ten]!;
    if (
      pawns.some((other, pawn) => pawn >= 11 && other === square) ||
      pawns.every((other, pawn) => pawn < 11 || other < 0)
    )
      return;
    const away = SQUARE_NAMES.findIndex((_, one) => apart(spotOf(one), spotOf(square)) === 1 && !pawns.includes(one));
    if (away < 0) return;
    const before = given(pawns.with(ten, away), {
      phase: 'captureA',
      ball: SQUARE_NAMES[square],
      roll: 1,
      marks: ['R10'],
      offsideRow: 16,
    });
    const called = after(before, { kind: 'pawnMoved', pawn: 'R10', to: SQUARE_NAMES[square]! });
    // Where nobody may stand on the square under rule 2, somebody must all the same.
    if (
      called.state.restart?.cause !== 'offside' ||
      blues(menOf(pawns)).every((man) => !mayEndOn(menOf(pawns), man, spotOf(square)))
    )
      return;
    seen++;
    const match = setUp(called, random);
    const men = menOf(match.state.pawns);
    const from = spotOf(pawns[match.state.carrier]!);
    const nearest = Math.min(...blues(menOf(pawns)).map((man) => apart(man, spotOf(square))));
    expect([label, names(reds(men).filter((man) => apart(man, spotOf(square)) < 2)), illegal(men)]).toEqual([
      label,
      [],
      [],
    ]);
    expect([label, match.state.attacker, match.state.ball, match.state.pawns[match.state.carrier]]).toEqual([
      label,
      1,
      square,
      square,
    ]);
    expect([label, nearest > 3 || apart(from, spotOf(square)) <= 3 || nobodyNear(pawns, square)]).toEqual([
      label,
      true,
    ]);
  });
  expect(seen).toBeGreaterThan(ROUNDS / 10);
});
/** Nobody of Blue within three squares may stand on the ball's square. */
const nobodyNear = (pawns: readonly number[], square: number): boolean => {
  const men = menOf(pawns);
  return blues(men)
    .filter((man) => apart(man, spotOf(square)) <= 3)
    .every((man) => !mayEndOn(men, man, spotOf(square)));
};
