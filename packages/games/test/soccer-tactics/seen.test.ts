import { play, tick, type Seat } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { pawnNamed } from '@bande/games/soccer-tactics/names.ts';
import type { Match } from '@bande/games/soccer-tactics/state.ts';
import { SQUARE_NAMES, squareNamed } from '@bande/games/soccer-tactics/table.ts';
import { meantBy } from '@bande/games/soccer-tactics/view/aims/intent.ts';
import { BALL_SIZE, ballAt, inTheNet, pawnAt, rightOf, squareAt } from '@bande/games/soccer-tactics/view/layout.ts';
import { light } from '@bande/games/soccer-tactics/view/light.ts';
import { lyingDice, type DiceShow } from '@bande/games/soccer-tactics/view/shown/lying-dice.ts';
import { describe, expect, test } from 'vitest';

const given = (position: object): Match => soccerTactics.notation.readGiven(position, 'stw');
const words = { de: '', en: '' };

/** From the middle of the ball to the middle of a pawn, over the cloth. */
const apart = (match: Match, pawn: string, yaw: number): number => {
  const [ball, place] = [
    ballAt(match.state, rightOf(yaw)),
    pawnAt(match.state, pawnNamed(pawn)!, rightOf(yaw)),
  ] as const;
  return Math.hypot(ball[0] - place[0], ball[2] - place[2]);
};
/** A pawn's foot as it is drawn. */
const FOOT = 0.31 * 1.12;
/** Squares with nobody around them at the beginning. */
const FREE = ['red:B2', 'red:G2', 'red:G7', 'red:B7', 'blue:B2', 'blue:G7'];
const QUARTERS = [0, 1, 2, 3].map((quarter) => (quarter * Math.PI) / 2);

describe('the ball is seen at every moment', () => {
  test.each(QUARTERS)('beside the pawn that has it and nearer to the viewer, seen from %f', (yaw) => {
    for (const square of FREE) {
      const match = given({ phase: 'attackMove', attacker: 'red', carrier: 'R10', pawns: { R10: square } });
      expect(apart(match, 'R10', yaw)).toBeGreaterThan(FOOT + BALL_SIZE.radius - 0.06);
      const [ball, pawn] = [
        ballAt(match.state, rightOf(yaw)),
        pawnAt(match.state, pawnNamed('R10')!, rightOf(yaw)),
      ] as const;
      const towards = (place: readonly [number, number, number]): number =>
        place[0] * Math.sin(yaw) + place[2] * Math.cos(yaw);
      expect(towards(ball)).toBeGreaterThan(towards(pawn));
      const [x, , z] = squareAt(squareNamed(square)!);
      expect(Math.max(Math.abs(ball[0] - x), Math.abs(ball[2] - z)) + BALL_SIZE.radius).toBeLessThan(0.55);
    }
  });

  test.each(QUARTERS)('where somebody stands before the square, not straight behind him, seen from %f', (yaw) => {
    const [dx, dz] = rightOf(yaw);
    const [x, , z] = squareAt(squareNamed('red:G7')!);
    const before = SQUARE_NAMES.find((_, square) => {
      const [nx, , nz] = squareAt(square);
      return nx === x - dz && nz === z + dx;
    });
    const alone = given({ phase: 'attackMove', attacker: 'red', carrier: 'R10', pawns: { R10: 'red:G7' } });
    const hidden = given({
      phase: 'attackMove',
      attacker: 'red',
      carrier: 'R10',
      pawns: { R10: 'red:G7', R11: before! },
    });
    const towards = ({ state }: Match): number => {
      const [bx, , bz] = ballAt(state, rightOf(yaw));
      return bx * Math.sin(yaw) + bz * Math.cos(yaw);
    };
    expect(towards(hidden)).toBeLessThan(towards(alone) - 0.3);
    expect(apart(hidden, 'R10', yaw)).toBeGreaterThan(0.5);
  });

  test.each(QUARTERS)('between two who fight for it, under neither, seen from %f', (yaw) => {
    const match = given({
      phase: 'duel',
      attacker: 'red',
      carrier: 'R10',
      pawns: { R10: 'blue:D6', B7: 'blue:D6' },
    });
    for (const pawn of ['R10', 'B7']) expect(apart(match, pawn, yaw)).toBeGreaterThan(0.45);
  });

  test('in the middle of a free square', () => {
    const match = given({ phase: 'captureA', attacker: 'red', ball: 'blue:D2' });
    expect(ballAt(match.state, rightOf(0))).toEqual(squareAt(squareNamed('blue:D2')!));
  });
});

describe('the number that is to be used lies on the table', () => {
  const thrown: DiceShow = { kind: 'dice', values: [5, 3], sides: ['red', 'red'], label: words, ms: 1300 };
  const moving = { phase: 'attackMove', attacker: 'red', carrier: 'R10', pawns: { R10: 'red:D8' } };

  test('as long as it is not used, and no longer', () => {
    const before = given({ ...moving, roll: 4 });
    expect(lyingDice(before, null)).toMatchObject({ kind: 'dice', show: { values: [4], sides: ['red'] } });
    const done = play(soccerTactics, before, {
      kind: 'action',
      by: 0 as Seat,
      tick: tick(before.tick),
      action: { kind: 'move', pawn: 'R7', to: 'red:C2' },
    });
    expect(done.ok).toBe(true);
    expect(done.ok ? lyingDice(done.value.match, null) : 'refused').toBeNull();
    expect(lyingDice(given(moving), null)).toBeNull();
  });

  test('for the side that uses it', () => {
    const challenge = given({
      phase: 'challenge',
      attacker: 'red',
      carrier: 'R10',
      roll: 2,
      pawns: { R10: 'blue:D6' },
    });
    expect(lyingDice(challenge, null)).toMatchObject({ show: { sides: ['blue'] } });
  });

  test('two dice as they fell; where nobody saw them fall, their sum, and no dice that nobody rolled', () => {
    const keeper = given({ phase: 'attackPlay', attacker: 'red', carrier: 'R1', roll: 8, pawns: { R1: 'red:D1' } });
    expect(lyingDice(keeper, thrown)).toEqual({ kind: 'dice', show: thrown });
    expect(lyingDice(keeper, null)).toEqual({ kind: 'sum', sum: 8, side: 'red' });
    expect(lyingDice(keeper, { ...thrown, values: [6, 1] })).toEqual({ kind: 'sum', sum: 8, side: 'red' });
    expect(lyingDice(keeper, { ...thrown, sides: ['blue', 'blue'] })).toEqual({ kind: 'sum', sum: 8, side: 'red' });
  });
});

describe('whose move it is and who has the ball are told apart', () => {
  const signs = (position: object): unknown => {
    const { toMove, inPossession } = light.scoreboard(given(position));
    return { toMove, inPossession };
  };
  test.each<readonly [string, object, string | null, string | null]>([
    ['the carrier attacks', { phase: 'attackMove', attacker: 'red', carrier: 'R10' }, 'red', 'red'],
    [
      'the other side challenges him',
      { phase: 'challenge', attacker: 'red', carrier: 'R10', pawns: { R10: 'blue:D6' } },
      'blue',
      'red',
    ],
    ['a free ball, first tried by who played it', { phase: 'captureA', attacker: 'red', ball: 'blue:D2' }, 'red', null],
    ['a free ball, then by the other', { phase: 'captureD', attacker: 'red', ball: 'blue:D2' }, 'blue', null],
    [
      'a duel is rolled by both',
      { phase: 'duel', attacker: 'red', ball: 'blue:D6', pawns: { R10: 'blue:D6', B7: 'blue:D6' } },
      null,
      null,
    ],
    ['the toss', { phase: 'toss' }, null, null],
  ])('%s', (_, position, toMove, inPossession) => {
    expect(signs(position)).toEqual({ toMove, inPossession });
  });
});

describe('a bot shows what it is about to do', () => {
  const match = given({ phase: 'attackMove', attacker: 'red', carrier: 'R10', roll: 2, pawns: { R10: 'red:D8' } });
  const seat = 0 as Seat;
  test('the pawn and its square, or the ball and its square', () => {
    expect(meantBy({ seat, ms: 900, action: { kind: 'move', pawn: 'R7', to: 'red:C8' } }, match)).toEqual({
      mover: 'R7',
      to: 'red:C8',
    });
    expect(meantBy({ seat, ms: 900, action: { kind: 'play', to: 'blue:D6' } }, match)).toEqual({
      mover: 'ball',
      to: 'blue:D6',
    });
    expect(meantBy({ seat, ms: 900, action: { kind: 'dribble', to: 'blue:D8' } }, match)).toEqual({
      mover: 'R10',
      to: 'blue:D8',
    });
  });
  test('nothing where there is nothing to see on the board', () => {
    expect(meantBy(null, match)).toBeNull();
    expect(light.actions.roll.intentMs).toBeUndefined();
    expect(light.actions.move.intentMs).toBeGreaterThan(0);
  });
});

describe('a goal has a moment of its own', () => {
  const aShot = given({ phase: 'shot', attacker: 'red', carrier: 'R10', pawns: { R10: 'blue:D3' } });
  const standsAt = (fact: object): boolean => {
    const rulings = [{ call: 'goal', for: 'red', paragraphs: ['STW-5.5'], evidence: [] }];
    const entry = { fact, rulings } as unknown as Parameters<typeof light.shows>[0];
    return light.shows(entry, aShot).some((show) => show.kind === 'banner' && show.stands === true);
  };
  test('when it was shot: everybody stands where he stood until it has been seen; not when a referee tells it', () => {
    expect(standsAt({ kind: 'shotSpun', turns: 3, sector: 'ball', onLine: false })).toBe(true);
    expect(standsAt({ kind: 'shotDieRolled', face: 'ball' })).toBe(true);
    expect(standsAt({ kind: 'decided', call: 'goal', for: 'red' })).toBe(false);
  });

  test.each([
    ['red', -1],
    ['blue', 1],
  ])('the ball lies behind the goal line that %s attacks, under the net', (attacker, end) => {
    const { state } = given({ phase: 'attackMove', attacker, carrier: attacker === 'red' ? 'R10' : 'B10' });
    const [x, , z] = inTheNet(state);
    expect([x, Math.sign(z)]).toEqual([0, end]);
    expect(Math.abs(z)).toBeGreaterThan(8);
    expect(Math.abs(z)).toBeLessThan(8.68);
  });
});
