import type { Breach } from '@bande/core';
import { registry } from '@bande/games';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { about, age, league, safety } from '@bande/games/soccer-tactics/about.ts';
import { expect, test } from 'vitest';

/** A complete set, lying ready. */
const set = {
  safetyNotice: true,
  teams: [
    { colour: 'red', pawns: 11 },
    { colour: 'blue', pawns: 11 },
  ],
  dice: 2,
  diceWithEachTeam: 1,
  ballDiscs: 1,
  timers: 1,
  redCards: 5,
  yellowCards: 10,
  cardsBesideTheBoard: true,
  spinners: 2,
  boards: 1,
  scoreDials: 2,
  shortRules: 1,
  ruleBooklets: 1,
  trophies: 1,
  shootingDice: 1,
} as const;

const breaches = (change: object): readonly Breach[] => soccerTactics.checkEquipment({ ...set, ...change }).breaches;
/** What is found with one too few, the right number, and one too many. */
const around = (item: keyof typeof set, wanted: number): readonly (readonly Breach[])[] =>
  [-1, 0, 1].map((off) => breaches({ [item]: wanted + off }));
/** What should be found: exactly one breach, of this paragraph, for each wrong number. */
const exactly = (item: keyof typeof set, wanted: number, paragraph: string): readonly (readonly Breach[])[] =>
  [-1, 0, 1].map((off) => (off === 0 ? [] : [{ paragraph, item, found: wanted + off, allowed: String(wanted) }]));
const teams = (...pairs: readonly (readonly [string, number])[]): readonly Breach[] =>
  breaches({ teams: pairs.map(([colour, pawns]) => ({ colour, pawns })) });

test('a complete set has no breach, and an empty box has every one', () => {
  expect(soccerTactics.checkEquipment(set)).toEqual({ ok: true, breaches: [] });
  const missing = new Set(soccerTactics.checkEquipment({}).breaches.map(({ paragraph }) => paragraph));
  const wanted = Object.entries(soccerTactics.rulebook)
    .filter(([id, { kind }]) => kind === 'equipment' && id !== 'STW-0.16')
    .map(([id]) => id);
  expect([...missing].toSorted()).toEqual(wanted.toSorted());
});

test('an item that is not in the list is refused at the door', () => {
  expect(() => soccerTactics.checkEquipment({ ...set, whistles: 1 })).toThrow(/whistles/);
  expect(() => soccerTactics.checkEquipment({ ...set, dice: 1.5 })).toThrow(/dice/);
});

test('STW-0.1 the warning for small children must accompany the set', () => {
  expect(breaches({ safetyNotice: false })).toEqual([
    { paragraph: 'STW-0.1', item: 'safetyNotice', found: false, allowed: 'present' },
  ]);
  expect(safety.paragraph).toBe('STW-0.1');
  expect(about).toContain(safety);
});

test('STW-0.4 two teams of eleven pawns each, not ten and not twelve', () => {
  expect(teams(['red', 11], ['blue', 11])).toEqual([]);
  expect(teams(['red', 10], ['blue', 11])).toEqual([
    { paragraph: 'STW-0.4', item: 'pawns of the red team', found: 10, allowed: '11' },
  ]);
  expect(teams(['red', 11], ['blue', 12])).toEqual([
    { paragraph: 'STW-0.4', item: 'pawns of the blue team', found: 12, allowed: '11' },
  ]);
});

test('STW-0.4 one team is too few and three are too many', () => {
  expect(teams(['red', 11])).toEqual([{ paragraph: 'STW-0.4', item: 'teams', found: 1, allowed: '2' }]);
  expect(teams(['red', 11], ['blue', 11], ['green', 11])).toEqual([
    { paragraph: 'STW-0.4', item: 'teams', found: 3, allowed: '2' },
  ]);
});

test('STW-0.5 two dice', () => expect(around('dice', 2)).toEqual(exactly('dice', 2, 'STW-0.5')));
test('STW-0.6 one ball disc', () => expect(around('ballDiscs', 1)).toEqual(exactly('ballDiscs', 1, 'STW-0.6')));
test('STW-0.7 one timer', () => expect(around('timers', 1)).toEqual(exactly('timers', 1, 'STW-0.7')));
test('STW-0.8 five red cards, not four and not six', () =>
  expect(around('redCards', 5)).toEqual(exactly('redCards', 5, 'STW-0.8')));
test('STW-0.9 ten yellow cards, not nine and not eleven', () =>
  expect(around('yellowCards', 10)).toEqual(exactly('yellowCards', 10, 'STW-0.9')));
test('STW-0.10 two arrow spinners, the spare one included', () =>
  expect(around('spinners', 2)).toEqual(exactly('spinners', 2, 'STW-0.10')));
test('STW-0.11 one board with two score dials', () => {
  expect(around('boards', 1)).toEqual(exactly('boards', 1, 'STW-0.11'));
  expect(around('scoreDials', 2)).toEqual(exactly('scoreDials', 2, 'STW-0.11'));
});
test('STW-0.12 one sheet of short rules', () =>
  expect(around('shortRules', 1)).toEqual(exactly('shortRules', 1, 'STW-0.12')));
test('STW-0.13 one rule booklet', () =>
  expect(around('ruleBooklets', 1)).toEqual(exactly('ruleBooklets', 1, 'STW-0.13')));
test('STW-0.14 one trophy', () => expect(around('trophies', 1)).toEqual(exactly('trophies', 1, 'STW-0.14')));
test('STW-0.15 one shooting die', () =>
  expect(around('shootingDice', 1)).toEqual(exactly('shootingDice', 1, 'STW-0.15')));

test('STW-0.16 the extra teams in yellow and green may play, but no other colour and no two alike', () => {
  expect(teams(['yellow', 11], ['green', 11])).toEqual([]);
  expect(teams(['red', 11], ['purple', 11])).toEqual([
    { paragraph: 'STW-0.16', item: 'team colour', found: 'purple', allowed: 'red, blue, yellow, green' },
  ]);
  expect(teams(['green', 11], ['green', 11]).map(({ paragraph }) => paragraph)).toEqual(['STW-0.16']);
});

test('STW-0.16 the colours chosen for a match must differ', () => {
  const { settings } = soccerTactics.schemas;
  expect(settings.parse({ colours: { red: 'yellow', blue: 'green' } }).colours).toEqual({
    red: 'yellow',
    blue: 'green',
  });
  expect(settings.safeParse({ colours: { red: 'green', blue: 'green' } }).success).toBe(false);
  expect(settings.safeParse({ colours: { red: 'red', blue: 'white' } }).success).toBe(false);
});

test('STW-1A.11 the cards lie ready beside the board', () => {
  expect(breaches({ cardsBesideTheBoard: false })).toEqual([
    { paragraph: 'STW-1A.11', item: 'cardsBesideTheBoard', found: false, allowed: 'beside the board' },
  ]);
});

test('STW-1A.12 one die for each team', () =>
  expect(around('diceWithEachTeam', 1)).toEqual(exactly('diceWithEachTeam', 1, 'STW-1A.12')));

test('STW-0.2 recommended from seven years', () => {
  expect(age).toMatchObject({ paragraph: 'STW-0.2', from: 7 });
});

test('STW-0.19 the league of the publisher is named with its address, and no rule follows from it', () => {
  expect(registry.some(({ rulebook }) => rulebook['STW-0.19']?.kind === 'admin')).toBe(true);
  expect(about).toContain(league);
  expect(league.link).toMatch(/^https:\/\//);
  expect(league.text.de).not.toBe('');
  expect(league.text.en).not.toBe('');
});
