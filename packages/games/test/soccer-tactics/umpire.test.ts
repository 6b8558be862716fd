import { soccerTactics } from '@bande/games/soccer-tactics';
import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import { IMPOSSIBLE } from './umpire-positions.ts';

/** The fields that are named against a position; none where it is taken. */
function fieldsRefused(given: object): readonly string[] {
  try {
    soccerTactics.notation.readGiven(given, 'stw');
    return [];
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    return error.issues.map(({ path }) => path.join('.'));
  }
}

test.each(IMPOSSIBLE)('a position with $title is refused by its field', ({ given, field }) => {
  const named = fieldsRefused(given);
  expect(named, `named: ${named.join(', ')}`).toContainEqual(
    expect.stringMatching(new RegExp(String.raw`(^|\.)${field}(\.|$)`)),
  );
});
