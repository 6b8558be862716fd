import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindsIn, scenarioSchema, scenarioSteps, type Words } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import type { Event } from '@bande/games/soccer-tactics/events.ts';
import { deedWords, factWords } from '@bande/games/soccer-tactics/view/words/deeds.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../src/soccer-tactics/scenarios');
const entries = globSync('*.yaml', { cwd: folder }).flatMap(
  (name) => parse(readFileSync(join(folder, name), 'utf8')) as readonly unknown[],
);

/** What a referee enters alike in every game is told by the house. */
const isOfTheGame = ({ kind }: { readonly kind: string }): boolean =>
  kindsIn(soccerTactics.schemas.event).includes(kind);

const told = entries.flatMap((entry): readonly Words[] => {
  const steps = scenarioSteps(soccerTactics, scenarioSchema.parse(entry));
  return steps.slice(1).flatMap(({ input, entries: done, refusal }, i) => {
    const { match } = steps[i]!;
    const facts = done
      .filter(({ source, fact }) => source === 'chance' || (source === 'person' && isOfTheGame(fact)))
      .map(({ fact }) => factWords(fact as Event, match));
    return input?.kind === 'action'
      ? [deedWords(match.setup.seating[input.by]!, input.action, match, refusal !== null), ...facts]
      : facts;
  });
});

test('every deed and fact of the scenarios is told as a sentence in both languages', () => {
  expect(told.length).toBeGreaterThan(1000);
  const odd = told
    .flatMap(({ de, en }) => [de, en])
    .filter((line) => !/^[A-ZÄÖÜ].*\S\.$/.test(line) || /undefined|NaN| {2}| \./.test(line));
  expect(odd).toEqual([]);
});

test('a deed that was refused is told as what was wanted', () => {
  const match = soccerTactics.notation.readGiven(
    { phase: 'attackMove', attacker: 'red', carrier: 'R10', roll: 2 },
    'stw',
  );
  const move = { kind: 'move', pawn: 'R7', to: 'red:C8' } as const;
  expect(deedWords('red', move, match, false)).toEqual({
    de: 'Rot zieht die 7 von C6 nach C8 bei Rot.',
    en: 'Red move number 7 from C6 to C8 in Red’s half.',
  });
  expect(deedWords('blue', move, match, true)).toEqual({
    de: 'Blau wollte die 7 von Rot von C6 nach C8 bei Rot ziehen.',
    en: 'Blue wanted to move number 7 of Red from C6 to C8 in Red’s half.',
  });
  expect(factWords({ kind: 'rolled', dice: [5, 3] }, match)).toEqual({
    de: 'Gewürfelt: 5 + 3 = 8.',
    en: 'Rolled: 5 + 3 = 8.',
  });
});
