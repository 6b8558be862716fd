import { soccerTactics } from '@bande/games/soccer-tactics';
import { formations } from '@bande/games/soccer-tactics/formation.ts';
import { waysFrom } from '@bande/games/soccer-tactics/paths.ts';
import { reachOf } from '@bande/games/soccer-tactics/reach.ts';
import { ballTargetsFrom, distance, SQUARES } from '@bande/games/soccer-tactics/table.ts';
import { expect, test } from 'vitest';

/** What is kept from one question to the next must answer each as if it were the first one. */
const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
const ABSURD = [-1, 0, 7, 8, 9, 12, 13, 14, 26, 100, 900] as const;

test('ways with a number that no die shows are nobody else’s ways', () => {
  for (let from = 0; from < SQUARES; from++)
    for (const n of ABSURD) for (const inOwnHalf of [false, true]) waysFrom(from, n, inOwnHalf);
  for (let from = 0; from < SQUARES; from++) {
    for (const n of NUMBERS) {
      expect([from, n, waysFrom(from, n, false).targets.filter((to) => distance(from, to) > n)]).toEqual([from, n, []]);
      expect([
        from,
        n,
        waysFrom(from, n, true).targets.filter((to) => distance(from, to) > n || to < 64 !== from < 64),
      ]).toEqual([from, n, []]);
    }
  }
});

test('the ball goes nowhere with a number that no two dice show, and from nowhere', () => {
  for (let from = -4; from < SQUARES + 4; from++)
    for (const n of [-1, 0, 13, 14, 26, 100]) expect([from, n, ballTargetsFrom(from, n)]).toEqual([from, n, []]);
  expect(ballTargetsFrom(-1, 6)).toEqual([]);
});

test('a position that was looked at for one side, or broke off, is looked at anew', () => {
  const { state, setup } = soccerTactics.notation.readGiven(
    { phase: 'attackMove', attacker: 'red', carrier: 'R10', roll: 3 },
    'stw',
  );
  const targets = (): readonly number[] => {
    const found: number[] = [];
    const count = reachOf(state.pawns, 0, setup.settings).targets(6, state.pawns[6]!, 3, found);
    return found.slice(0, count);
  };
  const before = targets();
  const broken = {
    ...setup.settings,
    get penaltyArea(): never {
      throw new Error('broken off');
    },
  };
  const crowded = state.pawns.map((square, pawn) => (pawn > 4 && pawn < 11 ? 8 + pawn : square));
  expect(() => reachOf(crowded, 0, broken)).toThrow('broken off');
  expect(() => reachOf(crowded, 0, broken)).toThrow('broken off');
  reachOf(state.pawns, 1, setup.settings);
  expect(targets()).toEqual(before);
});

test('what is handed out again and again cannot be changed', () => {
  const moving = soccerTactics.notation.readGiven(
    { phase: 'attackMove', attacker: 'red', carrier: 'R10', roll: 3 },
    'stw',
  );
  const forming = soccerTactics.notation.readGiven({ phase: 'formation', attacker: 'red' }, 'stw');
  const [formation] = formations(forming.state, 0);
  for (const shared of [
    soccerTactics.legal(moving, 0)[0],
    formations(forming.state, 0),
    formation,
    formation?.kind === 'formation' ? formation.pawns : null,
  ])
    expect(Object.isFrozen(shared)).toBe(true);
});
