import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioSchema } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { PAWN_NAMES } from '@bande/games/soccer-tactics/names.ts';
import { SQUARE_NAMES } from '@bande/games/soccer-tactics/table.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mayEndOn, menOf, squareOf } from './by-hand.ts';

const folder = join(import.meta.dirname, '..', '..', 'src', 'soccer-tactics', 'scenarios');
const scenarios = globSync('*.yaml', { cwd: folder }).flatMap((name) =>
  (parse(readFileSync(join(folder, name), 'utf8')) as readonly unknown[]).map((entry) => scenarioSchema.parse(entry)),
);

/** What stands where it may not: shared by team-mates, over a limit, or beyond the centre line. */
function misplaced(given: object): readonly string[] {
  const { state, setup } = soccerTactics.notation.readGiven(given, 'stw');
  const men = menOf(state.pawns);
  const area = setup.settings.penaltyArea === 'B-G' ? ([1, 6] as const) : ([2, 5] as const);
  const wrong = men.filter(
    (man) => !mayEndOn(men, man, man, area) || (man.role !== 'numbered' && man.y < 8 !== (man.side === 0)),
  );
  return wrong.map((man) => `${PAWN_NAMES[man.pawn]} on ${SQUARE_NAMES[squareOf(man)]}`);
}

test('every scenario starts from a position that can arise', () => {
  expect(
    scenarios
      .map(({ title, given }) => ({ title, misplaced: misplaced(given) }))
      .filter((one) => one.misplaced.length > 0),
  ).toEqual([]);
});
