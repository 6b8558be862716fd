import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createRandom,
  enteredSchema,
  LiveMatch,
  scenarioSchema,
  scenarioSteps,
  tick,
  type AnyGame,
  type AnyShape,
  type Entered,
  type Match,
  type Random,
} from '@bande/core';
import { registry } from '@bande/games';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { anyValue } from '@bande/core/any-value';

const SOAK = process.env['SOAK'] !== undefined;
/** Of the scenarios every so many-th is looked at. */
const EVERY = SOAK ? 1 : 30;
const FACTS = SOAK ? 30 : 12;
const SEED = process.env['BANDE_SEED'] ?? 'desk positions';

/** Positions in the middle of the scenarios of a game, at a desk. */
function startsOf(game: AnyGame): readonly Match<AnyShape>[] {
  const folder = join(import.meta.dirname, '../../games/src', game.id, 'scenarios');
  const entries = globSync('*.yaml', { cwd: folder })
    .toSorted()
    .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as readonly unknown[])
    .map((entry) => scenarioSchema.parse(entry))
    .filter(({ equipment }, i) => equipment === undefined && i % EVERY === 0)
    .map((scenario) => ({ ...scenario, given: { ...scenario.given, mode: 'desk' } }));
  return entries
    .filter(({ given }) => game.schemas.given.safeParse(given).success)
    .flatMap((scenario) => scenarioSteps(game, scenario).map(({ match }) => match));
}

type Schema = ReturnType<typeof enteredSchema<AnyShape>>;

/** Most of it does not fit; every sixth ends a time that runs. */
function anyFact(schema: Schema, match: Match<AnyShape>, random: Random): Entered<AnyShape> {
  const timed = [...match.clocks, ...match.options].map(({ name }) => name);
  if (timed.length > 0 && random.below(6) === 0) return { kind: 'timeIsUp', of: timed[random.below(timed.length)]! };
  for (;;) {
    const read = schema.safeParse(anyValue(schema, random));
    if (read.success) return read.data;
  }
}

const comesBack = ({ notation }: AnyGame, match: Match<AnyShape>): boolean =>
  match.outcome !== null || notation.readPosition(notation.writePosition(match), match.setup) !== null;

describe.each(registry.filter(({ decisions }) => decisions !== undefined).map((game) => [game.id, game] as const))(
  'whatever a referee enters at a desk: %s',
  (id, game) => {
    test('leaves a match that fits its schema; and a decision leads to nothing that cannot be written down and read again', () => {
      const random = createRandom(`${SEED} ${id}`);
      const schema = enteredSchema(game);
      let taken = 0;
      for (const start of startsOf(game)) {
        const live = new LiveMatch(game, start);
        for (let i = 0; i < FACTS; i++) {
          const fact = anyFact(schema, live.match, random);
          const before = comesBack(game, live.match);
          const at = tick(live.match.tick + 500 * random.below(3));
          if (!live.play({ tick: at, kind: 'facts', by: 'referee', facts: [fact] }).ok) continue;
          taken++;
          const described = game.schemas.state.safeParse(game.notation.describe(live.match));
          const story = { given: game.notation.writePosition(start), inputs: live.inputs };
          const isRead = fact.kind !== 'decided' || !before || comesBack(game, live.match);
          expect({ ...story, faults: described.error?.issues ?? [], isRead }).toEqual({
            ...story,
            faults: [],
            isRead: true,
          });
        }
      }
      expect(taken).toBeGreaterThan(100);
    });
  },
);
