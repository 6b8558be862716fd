import { labelsOf, scenarioSchema, type AnyGame, type Scenario } from '@bande/core';
import { registry } from '@bande/games';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { packed } from '../src/ui/packed.ts';
import { wishIn } from '../src/board/book/wish.ts';
import { caseFrom, entryFrom, judged, stillTold } from '../src/ask/case.ts';
import { drawnFrom } from '../src/ask/diagram.tsx';
import { nameOfField, nameOfValue } from '../src/ask/form-context.ts';
import { formsOf, type Form } from '../src/ask/form.ts';
import { byChapter } from '../src/ask/picker.tsx';
import { fitting, movableIn, pointed } from '../src/ask/places.ts';
import { readText, written } from '../src/ask/text.ts';
import { diceFrom, numberFrom, ticksFrom, typedIn } from '../src/ask/typed.ts';
import { carriedBy } from '../src/ask/use-question.ts';
import { blankOf, faultsIn, valueAt, withValue, type Dict } from '../src/ask/values.ts';
import { ASK } from '../src/ask/words.ts';
import { loadGame } from '../src/games/views.ts';
import { bookPlaces, soughtIn } from '../src/board/book/chapters.ts';
import { meant, wordsIn } from '../src/board/book/find.tsx';

const games = resolve(import.meta.dirname, '../../../packages/games/src');
const textsOf = (game: AnyGame): readonly string[] =>
  globSync(`${game.id}/scenarios/*.yaml`, { cwd: games })
    .toSorted()
    .map((path) => readFileSync(join(games, path), 'utf8'));
const listIn = (text: string): readonly unknown[] => {
  const document: unknown = parse(text);
  return Array.isArray(document) ? document : (document as { scenarios: readonly unknown[] }).scenarios;
};
const known = new Map<string, readonly Dict[]>();
const examplesIn = (game: AnyGame): readonly Dict[] => {
  const examples = known.get(game.id) ?? readExamples(game);
  known.set(game.id, examples);
  return examples;
};
const readExamples = (game: AnyGame): readonly Dict[] =>
  textsOf(game)
    .flatMap(listIn)
    .map((entry) => entry as Dict)
    .filter((entry) => !('equipment' in entry));

const [tactics, carrom] = [
  registry.find(({ id }) => id === 'soccer-tactics')!,
  registry.find(({ id }) => id === 'carrom')!,
];

/** Every form within a form, with the path under which its words are found. */
function* within(
  form: Form,
  path: readonly string[],
): Generator<{ readonly form: Form; readonly path: readonly string[] }> {
  yield { form, path };
  if (form.kind === 'list' || form.kind === 'table') yield* within(form.of, path);
  if (form.kind === 'row') for (const one of form.of) yield* within(one, path);
  if (form.kind === 'fields') for (const { key, form: inner } of form.fields) yield* within(inner, [...path, key]);
  if (form.kind === 'kinds')
    for (const [kind, inner] of Object.entries(form.kinds))
      if (!path.includes('overrules')) yield* within(inner, form.by === 'kind' ? [kind] : path);
}

/** Games whose rules are all there; one that is being built is asked nothing yet. */
const whole = registry.filter(({ rulebook }) => Object.values(rulebook).every(({ status }) => status !== 'open'));

describe.each(whole.map((game) => [game.id, game] as const))('the forms of %s', (_, game) => {
  const { given, fact, action } = formsOf(game);

  test('ask for everything that the printed schema has; nothing is left to the text alone', () => {
    const odd = [...within(given, ['given']), ...within(fact, []), ...within(action, [])].filter(
      ({ form }) => form.kind === 'any',
    );
    expect(odd.map(({ path }) => path.join('.'))).toEqual([]);
    expect(given.kind).toBe('fields');
    expect(fact.kind === 'kinds' && fact.kinds['decided']?.kind === 'kinds' && fact.kinds['decided'].by).toBe('call');
    expect(action.kind === 'kinds' && Object.keys(action.kinds)).toContain('choose');
  });

  test('every field and every choice in them has a label of its own', () => {
    const labels = labelsOf(game);
    const bare = [...within(given, ['given']), ...within(fact, []), ...within(action, [])].flatMap(({ form, path }) => {
      const name = path.at(-1) ?? '';
      const isSaid = form.kind === 'choice' && form.values.length === 1;
      const field =
        path.length > 1 && !isSaid && nameOfField(labels, path).de === name && !/^(via|to)$/.test(name)
          ? [path.join('.')]
          : [];
      const values =
        form.kind === 'choice' && !isSaid && form.values.length < 30
          ? form.values.filter(
              (value) => /^[a-z]{3,}[A-Z]/.test(String(value)) && nameOfValue(labels, path, value).de === String(value),
            )
          : [];
      return [...field, ...values.map((value) => `${path.join('.')}=${String(value)}`)];
    });
    expect([...new Set(bare)]).toEqual([]);
  });

  test('find nothing wrong with any example, and neither does their answer differ from that of the text', () => {
    const examples = examplesIn(game);
    expect(examples.length).toBeGreaterThan(300);
    const wrong = examples.flatMap((entry): readonly unknown[] => {
      const answer = judged(game, caseFrom(entry)!);
      if (answer.kind === 'faulty') return [{ title: entry['title'], ...answer }];
      return answer.outcome.mismatch === undefined ? [] : [{ title: entry['title'], why: answer.outcome.mismatch }];
    });
    expect(wrong).toEqual([]);
  });

  test('a case goes into the form and out of it without a change of meaning', () => {
    for (const entry of examplesIn(game)) {
      const again = entryFrom(caseFrom(entry)!);
      const steps = (one: Dict): unknown => caseFrom(one)!.steps;
      expect(steps(again)).toEqual(steps(entry));
      expect(again['given'] ?? {}).toEqual(entry['given'] ?? {});
      expect(again['title']).toBe(entry['title']);
    }
  });

  test('whatever is added fits its own form', () => {
    for (const { form, path } of [...within(given, ['given']), ...within(fact, []), ...within(action, [])]) {
      const faults = faultsIn(form, blankOf(form), []);
      expect({ path: path.join('.'), faults }).toEqual({ path: path.join('.'), faults: [] });
    }
  });

  test('examples stand in their chapters, and none is lost', () => {
    const examples = examplesIn(game).map((entry) => scenarioSchema.parse(entry)) as readonly Scenario[];
    const chapters = byChapter(game, examples);
    expect(chapters.size).toBeGreaterThan(5);
    expect([...chapters.values()].flat()).toHaveLength(examples.length);
  });

  test('the plain drawing is taken apart whole', () => {
    const svg = game.diagram(game.notation.readGiven({}, game.editions[0]!.id));
    const drawn = drawnFrom(svg)!;
    const count = (one: typeof drawn): number =>
      1 + one.inside.reduce((sum, inner) => sum + (typeof inner === 'string' ? 0 : count(inner)), 0);
    expect(drawn.look['viewBox']).toMatch(/^-?[\d.]+ /);
    expect(count(drawn)).toBe([...svg.matchAll(/<[a-z]/g)].length);
  });
});

describe('what the referee is asked first', () => {
  test.each(registry.map((game) => [game.id, game] as const))(
    '%s begins with an example of its own',
    async (id, game) => {
      const { view } = (await loadGame(id))!;
      const example = examplesIn(game).find(({ title }) => title === view.example);
      expect(example).toBeDefined();
      const answer = judged(game, caseFrom(example)!);
      expect(answer.kind === 'played' && answer.outcome.rulings.length).toBeGreaterThan(0);
    },
  );

  test.each(registry.map((game) => [game.id, game] as const))(
    'what %s proposes to look for is found',
    async (id, game) => {
      const { view } = (await loadGame(id))!;
      for (const language of ['de', 'en'] as const) {
        const { word, number } = wishIn(game, view)!;
        for (const wish of [word[language], number]) {
          const { count, all } = soughtIn(
            game,
            bookPlaces(game, language),
            meant(wordsIn(wish), view.alsoCalled),
            () => true,
          );
          expect({ wish, all, some: count > 0 }).toEqual({ wish, all: true, some: true });
        }
      }
    },
  );
});

describe('a field', () => {
  const upToNine: Form = { kind: 'number', whole: true, least: 0, most: 9, above: null };

  test('refuses what is out of range in one line, and the question keeps what it had', () => {
    expect(typedIn(upToNine, '99', 7)).toEqual({
      ok: false,
      words: {
        de: 'Hier passt eine ganze Zahl von 0 bis 9. Es gilt weiter 7.',
        en: 'A whole number from 0 to 9 fits here. 7 still counts.',
      },
    });
    expect(typedIn(upToNine, '8', 7)).toEqual({ ok: true, value: 8 });
    expect(typedIn(upToNine, '', 7)).toMatchObject({ ok: false });
    expect(typedIn({ ...upToNine, orNone: true }, '', 7)).toEqual({ ok: true, value: null });
  });

  test('takes as many dice as are asked for, each with its faces', () => {
    const two = { what: 'duel', faces: [6, 6] };
    expect(diceFrom('5, 3', two)).toEqual({ ok: true, value: [5, 3] });
    expect(diceFrom('99', { what: 'roll', faces: [6] })).toMatchObject({ ok: false });
    expect(diceFrom('5', two)).toMatchObject({ ok: false });
    expect(diceFrom('5 x', null)).toMatchObject({ ok: false });
  });

  test('takes seconds, and none that lie before', () => {
    expect(ticksFrom('2,5', false)).toEqual({ ok: true, value: 300 });
    expect(ticksFrom('-1', false)).toMatchObject({ ok: false });
    expect(ticksFrom('', true)).toEqual({ ok: true, value: undefined });
  });

  test('what happened is told as before while the question cannot be answered, up to what has changed', () => {
    const example = examplesIn(tactics).find((entry) => (caseFrom(entry)?.steps.length ?? 0) >= 2)!;
    const { steps } = caseFrom(example)!;
    const answer = judged(tactics, caseFrom(example)!);
    if (answer.kind !== 'played') throw new Error('it can be answered');
    expect(stillTold({ answer, steps }, structuredClone(steps))).toHaveLength(answer.played.length);
    expect(stillTold({ answer, steps }, [steps[0]!, { fact: { kind: 'other' } }])).toHaveLength(2);
  });
});

describe('a form', () => {
  const offside: Dict = {
    given: { phase: 'duel', attacker: 'red', carrier: 'R10', pawns: { R10: 'blue:D6', B7: 'blue:D6' } },
    facts: [{ kind: 'duelRolled', red: 3, blue: 3 }],
  };

  test('answers at once: another roll, another call', () => {
    const asked = caseFrom(offside)!;
    const calls = (one: typeof asked): readonly unknown[] => {
      const answer = judged(tactics, one);
      return answer.kind === 'played'
        ? answer.outcome.rulings.map((ruling) => (ruling as { call: string }).call)
        : [answer];
    };
    expect(calls(asked)).toEqual(['rollAgain']);
    expect(calls(withValue(asked, ['steps', 0, 'fact', 'red'], 6) as typeof asked)).not.toContain('rollAgain');
  });

  test('what does not fit is told at its field, and is still there', () => {
    const asked = withValue(caseFrom(offside)!, ['steps', 0, 'fact', 'red'], numberFrom('drei')) as ReturnType<
      typeof caseFrom
    >;
    const answer = judged(tactics, asked!);
    expect(answer).toMatchObject({ kind: 'faulty', faults: [{ place: ['steps', 0, 'fact', 'red'] }] });
    expect(valueAt(asked, ['steps', 0, 'fact', 'red'])).toBe('drei');
  });

  test('a position that cannot be is told at the field that the game names, with its reason', () => {
    const answer = judged(tactics, caseFrom({ given: { period: 'second', phase: 'toss' }, facts: [] })!);
    expect(answer).toMatchObject({ kind: 'faulty', faults: [{ place: ['given', 'phase'], words: ASK.impossible }] });
    expect(answer.kind === 'faulty' && answer.reason).toContain('there is no toss');
  });

  test('numbers are read as people write them, and what is none is kept', () => {
    expect([
      numberFrom('3'),
      numberFrom(' 2,5 '),
      numberFrom('-4.25'),
      numberFrom('x'),
      numberFrom('', true),
      numberFrom('1e9'),
    ]).toEqual([3, 2.5, -4.25, 'x', null, '1e9']);
  });

  test('a changed value stays in its place, an added one comes last, a removed one is gone', () => {
    const from = { a: 1, b: { c: [1, 2] } };
    expect(Object.keys(withValue(from, ['a'], 5) as Dict)).toEqual(['a', 'b']);
    expect(withValue(from, ['b', 'c', 1], undefined)).toEqual({ a: 1, b: { c: [1] } });
    expect(withValue(from, ['b', 'c', 2], 7)).toEqual({ a: 1, b: { c: [1, 2, 7] } });
    expect(withValue(from, ['x', 'y'], true)).toEqual({ ...from, x: { y: true } });
    expect(from).toEqual({ a: 1, b: { c: [1, 2] } });
  });
});

describe('on the board', () => {
  test('a pawn is lifted and put down by the notation alone; the ball can be put too', async () => {
    const { view } = (await loadGame('soccer-tactics'))!;
    const board = view.board(
      tactics.notation.readGiven(
        { phase: 'attackMove', carrier: 'R10', pawns: { R10: 'blue:D6' } },
        tactics.editions[0]!.id,
      ),
    );
    const { given } = formsOf(tactics);
    const movable = movableIn(given, board);
    expect(movable.single).toEqual(['ball']);
    expect(movable.lying).toEqual([]);
    const lifted = pointed(board, movable, null, 'blue:D6');
    expect(lifted).toEqual({ kind: 'lift', name: 'R10', place: ['given', 'pawns', 'R10'] });
    const places = given.kind === 'fields' ? given.fields.find(({ key }) => key === 'pawns')!.form : given;
    const target = {
      place: ['given', 'pawns', 'R10'],
      fits: fitting(places.kind === 'table' ? places.of : places, board),
    };
    expect(pointed(board, movable, target, 'red:A4')).toEqual({ kind: 'put', place: target.place, value: 'red:A4' });
    // Onto another pawn is onto its square.
    expect(pointed(board, movable, target, 'B1')).toMatchObject({ kind: 'put', value: 'blue:D1' });
    expect(pointed(board, movable, null, 'red:A1')).toEqual({ kind: 'nothing' });
  });

  test('what lies anywhere is moved on the plan', async () => {
    const { view } = (await loadGame('carrom'))!;
    const board = view.board(
      carrom.notation.readGiven({ pieces: { w1: [0, 0], b1: [0, 90], q: [90, 0] } }, carrom.editions[0]!.id),
    );
    expect(movableIn(formsOf(carrom).given, board)).toMatchObject({ standing: [], lying: ['pieces', 'metres'] });
  });
});

describe('the text', () => {
  test('says what the form says, and the other way round', async () => {
    const [entry] = examplesIn(tactics);
    const text = await written([entry!]);
    expect((await readText(tactics, text)).entries).toEqual([entry]);
  });

  test('that is broken has a line, and no cases to lose the old ones for', async () => {
    const broken = await readText(tactics, '- title: x\n  given: {phase: ');
    expect(broken.entries).toBeNull();
    expect(broken.unread?.words.en).toMatch(/^Line \d/);
    expect(await readText(tactics, 'title: x')).toMatchObject({ entries: null, unread: { words: ASK.unlisted } });
    const unfit = await readText(tactics, '- title: x\n  gven: {}\n');
    expect(unfit.unread?.words.en).toBe('Line 2: “gven” does not fit.');
    expect(unfit.entries).toEqual([{ title: 'x', gven: {} }]);
  });

  test('travels in a link', async () => {
    const [entry] = examplesIn(carrom);
    const hash = await packed(await written([entry!]));
    expect(await carriedBy(carrom, hash)).toEqual([entry]);
    expect(hash.length).toBeLessThan(2_000);
    expect(await carriedBy(carrom, hash.slice(0, 20))).toBeNull();
    expect(await carriedBy(carrom, '')).toBeNull();
  });
});
