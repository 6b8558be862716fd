import { hashOf, LiveMatch, tick } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { isQuiet } from '@bande/games/subbuteo/motion.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import type { Match, Setup } from '@bande/games/subbuteo/state.ts';
import { BareTable, playOut } from '@bande/host';
import { expect, test } from 'vitest';

const { notation } = subbuteo;
const MODES = ['live', 'paced'] as const;

/** Positions on the way of a match at random. */
function positionsOf(mode: (typeof MODES)[number], edition: string): readonly Match[] {
  const settings = readSettings({ halfMinutes: 1, knockOut: true, extraMinutes: 1, keeperHelp: mode === 'live' });
  const setup: Setup = { edition, seating: ['red', 'blue'], mode, settings };
  const found: Match[] = [];
  const seen = (_: unknown, match: Match): void => void (match.outcome === null && found.push(match));
  playOut(subbuteo, BareTable.start(subbuteo, setup), { seed: `shared ${mode}`, bots: ['random'], onInput: seen });
  return found;
}

const again = (match: Match): Match => notation.readPosition(notation.writePosition(match), match.setup)!;
const goneOn = (match: Match, ticks: number): object => {
  const live = new LiveMatch(subbuteo, match);
  live.advance(tick(match.tick + ticks));
  const calls = live.log.flatMap(({ rulings }) => rulings.map(({ call }) => call));
  return { calls, told: notation.describe(live.match) };
};

/** Every fifth of them. */
test.each([
  ['live', 'fistf-4.0'],
  ['paced', 'short-2016'],
] as const)(
  'every position of a %s match (%s) is read as it was written, and plays on the same way',
  (mode, edition) => {
    const positions = positionsOf(mode, edition);
    expect(positions.filter(({ state }) => !isQuiet(state.motion)).length).toBeGreaterThan(10);
    for (const match of positions.filter((_, i) => i % 5 === 0)) {
      const read = again(match);
      expect(notation.writePosition(read)).toBe(notation.writePosition(match));
      expect(hashOf(again(read))).toBe(hashOf(read));
      expect(notation.describe(read)).toEqual(notation.describe(match));
      expect(goneOn(read, 600)).toEqual(goneOn(match, 600));
    }
  },
);
