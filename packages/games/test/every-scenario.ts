import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  enteredSchema,
  scenarioSchema,
  scenarioSteps,
  type AnyGame,
  type AnyShape,
  type Entered,
  type Match,
  type Random,
  type Scenario,
} from '@bande/core';
import { anyValue } from '@bande/core/any-value';
import { parse } from 'yaml';
import type { z } from 'zod';

/** What all scenarios of a game are for laws that hold of every one of them. */

export const scenariosOf = ({ id }: AnyGame): readonly Scenario[] => {
  const folder = join(import.meta.dirname, '../src', id, 'scenarios');
  return globSync('*.yaml', { cwd: folder })
    .toSorted()
    .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as readonly unknown[])
    .map((entry) => scenarioSchema.parse(entry))
    .filter(({ equipment }) => equipment === undefined);
};

/** As it is written, and at a desk where it can be. */
export function bothWays(game: AnyGame, scenario: Scenario): readonly Scenario[] {
  const given = { ...scenario.given, mode: 'desk' };
  return game.schemas.given.safeParse(given).success ? [scenario, { ...scenario, given }] : [scenario];
}

/** Where every so many-th of them has led, step by step, at a desk. */
export const positionsAtDesk = (game: AnyGame, every: number): readonly Match<AnyShape>[] =>
  scenariosOf(game)
    .filter((_, i) => i % every === 0)
    .flatMap((scenario) => bothWays(game, scenario).slice(1))
    .flatMap((scenario) => scenarioSteps(game, scenario).map(({ match }) => match));

/** Something a referee may enter, though most of it does not fit; of every kind as often. */
export function anyEntry(game: AnyGame, random: Random): Entered<AnyShape> {
  const schema = enteredSchema(game);
  for (;;) {
    const read = schema.safeParse(anyValue(schema, random));
    if (read.success) return read.data;
  }
}

/** A decision of this call, with what must be said of it, and every other field as often as not. */
export function anyDecision(game: AnyGame, call: string, random: Random): Entered<AnyShape> | null {
  const fields = Object.entries(game.decisions!.fields[call] as Readonly<Record<string, z.ZodType>>);
  const saysMore = random.below(2) === 0;
  const said = fields.flatMap(([name, field]) => {
    const isNeeded = !field.safeParse(undefined).success;
    const value = isNeeded || (saysMore && random.below(2) === 0) ? anyValue(field, random) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  const read = enteredSchema(game).safeParse({ kind: 'decided', call, ...Object.fromEntries(said) });
  return read.success ? read.data : null;
}
