import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { enteredSchema, runScenario, scenarioSchema, type Decided } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Consequence } from '@bande/games/subbuteo/consequences.ts';
import { CALLS } from '@bande/games/subbuteo/referee/calls.ts';
import { withRestart, type Match, type Ruling, type Subbuteo } from '@bande/games/subbuteo/state.ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isSayable, saidOf } from './said/index.ts';
import type { Made } from './said/saying.ts';

const folder = join(import.meta.dirname, '..', '..', 'src', 'subbuteo', 'scenarios');
const scenarios = globSync('*.yaml', { cwd: folder })
  .toSorted()
  .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as readonly unknown[])
  .map((entry) => scenarioSchema.parse(entry))
  .filter(({ equipment }) => equipment === undefined);

function madeInScenarios(): readonly Made[] {
  const made: Made[] = [];
  const watched: typeof subbuteo = {
    ...subbuteo,
    judge: (match, fact) => {
      const rulings = subbuteo.judge(match, fact);
      if (fact.kind !== 'decided') made.push(...rulings.map((ruling) => ({ match, fact, ruling, rulings })));
      return rulings;
    },
  };
  for (const scenario of scenarios) runScenario(watched, scenario);
  return made;
}

/** What is told by a decision that the facts themselves tell through play. */
const TOLD: ReadonlySet<string> = new Set([
  'courseIsUnknown',
  'restartIsReleased',
  'restartIsFulfilled',
  'offerIsAnswered',
  'tickCounts',
  'tickIsOver',
  'ballIsInside',
  'positionalFlickIsUsed',
  'blockIsOver',
  'bodiesArePlaced',
  'sideIsLinedUp',
]);
type Bare = Readonly<Record<string, unknown>>;
/** Which flick goes back is known only where it was entered. */
function bareOne(one: Consequence): readonly Bare[] {
  if (TOLD.has(one.kind)) return [];
  if (one.kind === 'flickIsUndone') return [{ kind: one.kind }];
  if (one.kind === 'figureIsBarred') return [];
  if (one.kind === 'blockFirst') return [{ ...one, then: one.then.flatMap(bareOne) }];
  if (one.kind === 'restartIs' && one.restart === 'goalKick') return [{ ...one, where: undefined }];
  if (one.kind !== 'offer') return [{ ...one }];
  const { about: _about, waiting: _waiting, choices, ...offer } = one;
  return [{ ...offer, choices: choices.map((choice) => ({ ...choice, then: choice.then.flatMap(bareOne) })) }];
}
const bare = ({ call, paragraphs, for: side, against, where, then = [] }: Ruling): Bare => ({
  call,
  paragraphs: paragraphs.toSorted(),
  for: side,
  against,
  // where a goal kick is taken from its taker decides
  where: call === 'goalKick' ? undefined : where,
  then: then.flatMap(bareOne),
});

const ENDS_ITS_WAY: ReadonlySet<string> = new Set(['rested', 'figureLeft', 'layDown']);
/** A positional flick is used up when it is made, and called when it has come to rest: the referee says it once. */
const beforeIt = ({ match, fact, ruling }: Made): Match => {
  const { restart } = match.state;
  if (ruling.call !== 'positionalFlick' || !ENDS_ITS_WAY.has(fact.kind) || restart === null) return match;
  const side = ruling.for!;
  return withRestart(match, { flicksLeft: { ...restart.flicksLeft, [side]: restart.flicksLeft[side] + 1 } });
};

/** The rulings on this call, entered as a decision in the match as it stood; a string: why it cannot be. */
function decided(one: Made): readonly Ruling[] | string {
  const { fact, ruling } = one;
  const match = beforeIt(one);
  const entry = { kind: 'decided', call: ruling.call, ...saidOf(one) };
  const parsed = enteredSchema(subbuteo).safeParse(entry);
  if (!parsed.success) throw new Error(`${JSON.stringify(entry)}: ${parsed.error.message}`);
  const decision = parsed.data as Decided<Subbuteo>;
  const possible = subbuteo.decisions.entered(match, decision);
  return possible.ok
    ? subbuteo.judge(match, { ...decision, id: fact.id, tick: fact.tick })
    : (possible.refusal.detail ?? '');
}

const inScenarios = madeInScenarios();
/** A call may come with another one of the same fact, as the change comes with the Back. */
const withItsFact = ({ match, fact }: Made): readonly Made[] =>
  inScenarios.filter((one) => one.match === match && one.fact === fact);
const isDecidedAlike = (one: Made): boolean =>
  withItsFact(one).some((leading) => {
    const said = decided(leading);
    return typeof said !== 'string' && said.some((ruling) => isDeepStrictEqual(bare(ruling), bare(one.ruling)));
  });

describe.each(CALLS)('%s as a decision', (call) => {
  const made = inScenarios.filter((one) => one.ruling.call === call && isSayable(one));

  test('is what the book says, with its paragraphs and its consequences', () => {
    const strange = made.flatMap((one) => {
      if (isDecidedAlike(one)) return [];
      const said = decided(one);
      const found = typeof said === 'string' ? said : said.map(bare);
      return [{ fact: one.fact, said: saidOf(one), book: bare(one.ruling), decided: found }];
    });
    expect(strange).toEqual([]);
    expect(made.length).toBeGreaterThan(0);
  });
});
