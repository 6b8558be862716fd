import type { MatchNotice } from '@bande/protocol';
import { matchWanted } from '@bande/protocol';
import { gameNamed } from '@bande/core';
import { registry } from '@bande/games';
import { describe, expect, test } from 'vitest';
import {
  agreedBy,
  agreedIn,
  ALL_ASKED,
  choiceOf,
  freeSeats,
  inviterOf,
  isFull,
  matchIn,
  wantedOf,
} from '../src/online/agreed.ts';
import { agreements, type Agreements } from '../src/online/agreements.ts';

/** What the server tells of a match that was wished for like this, before anybody but its host sits. */
function noticeFor(of: Agreements, wish: ReturnType<typeof wantedOf>): MatchNotice {
  const {
    game,
    edition,
    mode,
    settings,
    seat,
    mayWatch,
    name = '',
  } = matchWanted.parse(JSON.parse(JSON.stringify(wish)));
  return {
    id: '0'.repeat(24),
    code: 'ABCDEF',
    game,
    edition,
    mode,
    settings: gameNamed(registry, game)!.schemas.settings.parse(settings),
    seating: of.seating,
    names: of.seating.map((_, at) => (at === seat ? name : null)),
    bots: {},
    mayWatch,
    state: 'waiting',
    yours: [seat],
    record: null,
    seedCommitment: '',
    shares: [],
  };
}

describe.each(agreements.map((of) => [of.game, of] as const))('an invitation to %s', (_, of) => {
  const levels = of.levels.length === 0 ? [null] : [...of.levels, ALL_ASKED];
  const wishes = of.presets.flatMap(({ id, modes }) =>
    modes.flatMap((mode) =>
      levels.map((level) => ({ preset: id, mode, level, side: of.seating[1]!, mayWatch: false })),
    ),
  );

  test('tells the friend what was chosen, whatever it was, and each of both his side', () => {
    expect(wishes.length).toBeGreaterThan(1);
    for (const wish of wishes) {
      const choice = choiceOf(of, wish);
      expect(choice).toEqual(wish);
      const notice = noticeFor(of, wantedOf(of, choice, 'Anna'));
      const told = agreedIn(of, notice);
      expect(told).toEqual(agreedBy(of, choice));
      expect(told).toMatchObject({ mode: wish.mode, level: wish.level, mayWatch: false, side: wish.side });
      expect(agreedIn(of, { ...notice, yours: [] })).toEqual({ ...told, side: told.others[0], others: [wish.side] });
      expect(inviterOf(notice)).toBe('Anna');
    }
  });

  test('goes by the name that was chosen where nothing else was', () => {
    const names = of.presets.map(({ id }) => id);
    expect(names.map((preset) => agreedBy(of, choiceOf(of, { preset })).preset)).toEqual(names);
  });

  test('is as usual for a wish that nobody knows, and asks nothing of a referee who asks nothing anyway', () => {
    const usual = choiceOf(of, {});
    expect(choiceOf(of, { preset: 'chess', side: 'green', mode: 'live', level: 'loud' })).toMatchObject({
      preset: usual.preset,
      side: usual.side,
      mode: of.presets[0]!.modes[0],
      level: of.levels.length === 0 ? null : ALL_ASKED,
    });
  });
});

test('a match that goes by two names in turn is told by the one that is usually in turn', () => {
  const of = agreements.find(({ game }) => game === 'tipp-kick')!;
  expect(agreedBy(of, choiceOf(of, { preset: 'quick', mode: 'paced' })).preset).toBe('calm');
  expect(agreedBy(of, choiceOf(of, { preset: 'quick' })).preset).toBe('quick');
});

test('a match of settings that are no preset is told as none', () => {
  const [of] = agreements;
  const notice = noticeFor(of!, wantedOf(of!, choiceOf(of!, {}), ''));
  expect(agreedIn(of!, { ...notice, settings: { ...(notice.settings as object), halfMinutes: 7 } }).preset).toBeNull();
});

test('a seat is free when nobody sits there, no bot either', () => {
  const at = (names: readonly (string | null)[], bots = {}): readonly number[] => freeSeats({ names, bots });
  expect([at(['Anna', null]), at(['', null]), at(['', ''])]).toEqual([[1], [1], []]);
  expect(at(['Anna', null, null], { 1: 'club' })).toEqual([2]);
  const full = (names: readonly (string | null)[], state: MatchNotice['state']): boolean =>
    isFull({ names, bots: {}, state });
  expect([full(['', null], 'waiting'), full(['', ''], 'waiting'), full(['', null], 'over')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('letters are found however they were written, and in a link', () => {
  const id = '0123456789abcdef01234567';
  expect(['KFRTMB', ' kfr tmb ', 'k-f-r-t-m-b', 'http://10.0.0.2:8080/m/kfrtmb'].map(matchIn)).toEqual(
    Array.from({ length: 4 }, () => 'KFRTMB'),
  );
  expect(matchIn(`https://bande.example/m/${id}#seat=1`)).toBe(id);
  expect(['', 'KFRTM', 'KFRTMBX', 'KFR7MB', 'https://bande.example/m/kfrtmbx'].map(matchIn)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
