import { LiveMatch, STREAM_GAP, tick, type LogEntry } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo/game.ts';
import type { Subbuteo } from '@bande/games/subbuteo/state.ts';
import { describe, expect, test } from 'vitest';

/** What a hand that nobody helps can do wrong with its keeper, from the stream of its targets to the call. */
const BLUE = 1;
type Given = Readonly<Record<string, unknown>>;
const settings = { limits: false, keeperHelp: false };

const table = (given: Given): LiveMatch<Subbuteo> =>
  new LiveMatch(
    subbuteo,
    subbuteo.notation.readGiven({ lineUp: 'free', attacker: 'red', settings, ...given }, 'fistf-4.0'),
  );

/** Millimetres; one target every so many ticks. Gives everything that was told. */
function leads(
  live: LiveMatch<Subbuteo>,
  places: readonly (readonly [number, number])[],
  every: number,
): LogEntry<Subbuteo>[] {
  const told: LogEntry<Subbuteo>[] = [];
  let now = live.match.tick;
  for (const [x, y] of places) {
    now = tick(now + every);
    const done = live.play({ tick: now, kind: 'stream', by: BLUE, to: [10 * x, 10 * y, 0] });
    if (done.ok) told.push(...done.value);
  }
  told.push(...live.advance(tick(now + 120)));
  return told;
}
const kinds = (told: readonly LogEntry<Subbuteo>[]): readonly string[] => told.map(({ fact }) => fact.kind);
const calls = (told: readonly LogEntry<Subbuteo>[]): readonly string[] =>
  told.flatMap(({ rulings }) => rulings.map(({ call }) => call));

const TO_AND_FRO = [20, -20, 20, -20, 20].map((x) => [x, 580] as const);
const SHOT = { places: { ball: [0, 400], R9: [0, 360] }, handSet: 'R9' };

describe('a keeper led by a hand that nobody helps', () => {
  test('to and fro before a shot is told and punished (FISTF-II.8.1.2)', () => {
    const told = leads(table(SHOT), TO_AND_FRO, 10);
    expect(kinds(told)).toContain('keeperJerked');
    expect(calls(told)).toContain('keeperMisuse');
  });

  test('three turns in more than a second are not quick', () => {
    expect(kinds(leads(table(SHOT), TO_AND_FRO, 70))).not.toContain('keeperJerked');
  });

  test('a hand that trembles is none', () => {
    const told = leads(
      table(SHOT),
      TO_AND_FRO.map(([x, y]) => [x / 16, y]),
      10,
    );
    expect(kinds(told)).not.toContain('keeperJerked');
  });

  test('before the opponent has set his hand nobody minds, and with help it cannot be told', () => {
    expect(kinds(leads(table({ places: SHOT.places }), TO_AND_FRO, 10))).not.toContain('keeperJerked');
    const helped = table({ ...SHOT, settings: { limits: false } });
    expect(kinds(leads(helped, TO_AND_FRO, 10))).not.toContain('keeperJerked');
  });

  test('over the line of the goal area is told and punished (FISTF-II.8.2.1.2)', () => {
    const told = leads(table({ places: SHOT.places }), [[0, 520]], STREAM_GAP);
    expect(kinds(told)).toContain('keeperOverLine');
    expect(calls(told)).toEqual(['keeperMisuse']);
  });

  test('with help he stays inside', () => {
    const live = table({ places: SHOT.places, settings: { limits: false } });
    expect(
      kinds(
        leads(
          live,
          [
            [0, 520],
            [150, 560],
          ],
          60,
        ),
      ),
    ).toEqual([]);
  });

  test('before a penalty is taken he has stirred (FISTF-II.12.2.4.3)', () => {
    const restart = { kind: 'penalty', by: 'red', at: [0, 490], step: 'released', taker: 'R9' };
    const live = table({ places: { ball: [0, 490], R9: [0, 460] }, restart });
    expect(kinds(leads(live, [[20, 605]], STREAM_GAP))).toContain('keeperStirred');
  });
});
