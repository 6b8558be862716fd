import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inPlay, registered } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { toy } from '@bande/host/toy';
import { expect, test } from 'vitest';
import { bande } from './call.ts';
import { file, folder } from './folder.ts';

const calls: readonly (readonly [call: string, reason: string])[] = [
  ['gamse', 'no command named gamse; did you mean games?'],
  ['--json games', '--json stands before the command; see bande --help'],
  [
    'help nope',
    'no command named nope; known: games, rules, schema, rule, equipment, simulate, replay, env, bench, records, serve',
  ],
  ['help games rules', 'help has no use for rules'],
  ['games toy', 'games has no use for toy; see bande help games'],
  ['games --jsn', 'games does not know --jsn; did you mean --json?'],
  ['games -j', 'games does not know -j'],
  ['rules', 'rules wants <game>; see bande help rules'],
  ['rules toys', 'no game named toys; did you mean toy?'],
  ['rules toy TOY-1.9', 'toy has no paragraph TOY-1.9; did you mean TOY-1.1?'],
  ['schema chess', 'no game named chess; known: toy'],
  ['rule', 'rule wants <file.yaml>; see bande help rule'],
  ['rule nowhere.yaml', 'cannot read nowhere.yaml: there is no such file'],
  ['rule nowhere.yaml --game chess', 'no game named chess; known: toy'],
  ['equipment toy', 'equipment wants <file>; see bande help equipment'],
  ['simulate toy --matches', '--matches wants a value: N'],
  ['simulate toy --matches --json', '--matches wants a value: N'],
  ['simulate toy --matches 0', '--matches wants a whole number from 1 to 10000000, not 0'],
  ['simulate toy --matches 1e3', '--matches wants a whole number from 1 to 10000000, not 1e3'],
  ['simulate toy --json=yes', '--json takes no value'],
  ['simulate toy --bots random,gredy', 'no bot named gredy; did you mean greedy?'],
  ['simulate toy --bots random,random,random', '--bots wants one name, one per side or one per seat (2), not 3'],
  ['simulate toy --pace fast', '--pace wants seconds from 0 to 3600, not fast'],
  ['simulate toy --seats 3', 'toy has 2 or 4 seats, not 3'],
  ['simulate toy --edition old', 'no edition named old; known: toy, toy-short'],
  ['simulate toy --settings heap', '--settings wants key=value or a JSON object, not heap'],
  ['simulate toy --settings {', '--settings: not JSON: {'],
  ['simulate toy --settings heap=1', 'settings.heap: Too small: expected number to be >=5'],
  ['simulate toy --settings __proto__=1', 'settings: no field may be named __proto__'],
  ['simulate toy --settings {"__proto__":{"heap":9}}', 'settings: no field may be named __proto__'],
  ['simulate toy --settings pile=9', 'settings: Unrecognized key: "pile"'],
  ['replay nowhere.json', 'cannot read nowhere.json: there is no such file'],
  ['replay .', 'cannot read .: it is a folder'],
  [
    'bench nothing',
    'no bench named nothing; known: all, asking, block-flicks, carrom-solo, crowd, flicks, host, judging, ladder, pages, physics, server-memory, server, simulate, tipp-kick, web',
  ],
  ['bench phisics', 'no bench named phisics; did you mean physics?'],
  ['env', 'env wants <game>; see bande help env'],
  ['env tyo', 'no game named tyo; known: toy'],
  ['serve --port 0 --data /proc/bande/data', 'the data folder /proc/bande/data cannot be made: '],
  ['serve --port 0 --data /dev/null', 'the data folder /dev/null cannot be made: it is a file'],
  ['rule /dev/zero', 'cannot read /dev/zero: it is larger than 4 MB'],
  ['replay /dev/zero', 'cannot read /dev/zero: it is larger than 64 MB'],
  ['serve --port 99999', '--port wants a whole number from 0 to 65535, not 99999'],
];

test.each(calls)('bande %s: one line, exit 2, nothing printed', async (call, reason) => {
  const { code, out, err } = await bande(call.split(' '));
  expect(err).toMatch(/^bande: [^\n]*\n$/);
  expect(err).toContain(reason);
  expect([code, out]).toEqual([2, '']);
});

test.each([
  [
    '{kind: strokeEnded, by: 0, pocketed: {white: 2}, jumped: [white, white]}',
    'facts[0]: strokeEnded: white: 4 pieces fell or jumped, but 3 lie on the board',
  ],
  ['{kind: strokeEnded, by: 2}', 'facts[0]: strokeEnded: by: there is no seat 2 in singles'],
  ['{kind: wentOn, by: 0}', 'facts[0]: wentOn does not fit the phase stroke'],
  ['{kind: strokeEndd, by: 0}', 'facts[0].kind: carrom has no fact of kind "strokeEndd"; nearest first: strokeEnded, '],
  [
    '{after: 5, fact: {kind: playcaled}}',
    'facts[0].fact.kind: carrom has no fact of kind "playcaled"; nearest first: playCalled, ',
  ],
])('bande rule: a fact that cannot have been (%s): one line, exit 2, nothing printed', async (fact, reason) => {
  const path = file(
    'impossible.yaml',
    `- title: try\n  paragraphs: [ICF-71]\n  given: {white: 3}\n  facts: [${fact}]\n  expect: {rulings: [{call: turnKept}]}\n`,
  );
  const { code, out, err } = await bande(['rule', path], [], [registered(carrom)]);
  expect(err).toMatch(/^bande: [^\n]*\n$/);
  expect(err).toContain(`entry 1 (try): ${reason}`);
  expect([code, out]).toEqual([2, '']);
});

test('bande rule: an expectation that fails is exit 1, a refusal that is expected exit 0', async () => {
  const run = async (expected: string): Promise<number> => {
    const path = file(
      'expected.yaml',
      `- title: try\n  paragraphs: [ICF-71]\n  facts: [{kind: strokeEnded, by: 0, pocketed: {white: 1}}]\n  expect: ${expected}\n`,
    );
    return (await bande(['rule', path], [], [registered(carrom)])).code;
  };
  expect([await run('{rulings: [{call: foul}]}'), await run('{rulings: [{call: turnKept}]}')]).toEqual([1, 0]);
  const path = file(
    'refused.yaml',
    '- title: try\n  paragraphs: [ICF-71]\n  facts: [{kind: wentOn, by: 0}]\n  expect: {refusal: {code: unknownFact}}\n',
  );
  expect((await bande(['rule', path], [], [registered(carrom)])).code).toBe(0);
});

const scenario = (fields: string): string => `- title: try\n  paragraphs: [TOY-1.1]\n  expect: {}\n  ${fields}\n`;

test.each([
  ['a: [', ': line 1: '],
  ['5', 'neither a list of scenarios nor {game, scenarios: [...]}'],
  ['[5]', 'entry 1: no game holds its paragraphs; say game: or --game'],
  ['- {title: a, paragraphs: [X-1], expect: {}}', 'entry 1 (a): no game holds its paragraphs; say game: or --game'],
  ['{game: chess, scenarios: [{title: a}]}', 'entry 1 (a): game: no game named "chess"'],
  [
    '{game: toy, scenarios: [{title: a, paragraphs: [TOY-7], expect: {}}]}',
    'entry 1 (a): paragraphs[0]: toy has no paragraph TOY-7',
  ],
  ['{game: toy, scenarios: [{title: a, paragraphs: [TOY-1.1]}]}', 'entry 1 (a): expect: '],
  [scenario('given: {heap: none}'), 'entry 1 (try): given.heap: '],
  [scenario('edition: old'), 'entry 1 (try): edition: '],
  [scenario('facts: [{kind: rolled, value: 9}]'), 'entry 1 (try): facts[0].value: '],
  [scenario('facts: [{kind: burnt}]'), 'entry 1 (try): facts[0]'],
  [scenario('actions: [{by: third, do: take 1}]'), 'entry 1 (try): actions[0].by: '],
  [
    scenario('actions: [{dice: [1]}, {by: first, do: jump}]'),
    'entry 1 (try): actions[1].do: not an action of toy: jump',
  ],
  [scenario('surprise: 1'), 'entry 1 (try): Unrecognized key: "surprise"'],
  ['- &a [*b]', 'Unresolved alias'],
])('a scenario file %j is refused with file, entry and field', async (text, reason) => {
  const path = file('scenarios.yaml', text);
  const { code, out, err } = await bande(['rule', path]);
  expect(err).toMatch(/^bande: [^\n]*\n$/);
  expect(err).toContain(path);
  expect(err).toContain(reason);
  expect([code, out]).toEqual([2, '']);
});

const good = '- {title: good, paragraphs: [TOY-1.1], facts: [{kind: rolled, value: 4}], expect: {state: {roll: 4}}}\n';

test.each([
  ['no YAML', '- title: bad\n  given: {heap: [\n', 'line 5: '],
  ['no scenario', '- 5\n', 'no game holds its paragraphs'],
  ['another game', '- {title: bad, game: chess, paragraphs: [TOY-1.1], expect: {}}\n', 'game: no game named "chess"'],
  [
    'no such fact',
    '- {title: bad, paragraphs: [TOY-1.1], facts: [{kind: burnt}], expect: {}}\n',
    'facts[0].kind: toy has no fact of kind "burnt"',
  ],
  [
    'a step of a kind that is none',
    '- {title: bad, paragraphs: [TOY-1.1], steps: [{fact: {kind: burnt}}], expect: {}}\n',
    'steps[0].fact.kind: toy has no fact of kind "burnt"',
  ],
  ['no such position', '- {title: bad, paragraphs: [TOY-1.1], given: {heap: none}, expect: {}}\n', 'given.heap: '],
  [
    'an impossible fact',
    '- {title: bad, paragraphs: [TOY-1.2], steps: [{dice: [3]}, {fact: {kind: taken, by: first, count: 99}}], expect: {}}\n',
    'steps[1]: the heap does not hold that many',
  ],
  [
    'a state that the game does not have',
    '- {title: bad, paragraphs: [TOY-1.1], expect: {state: {heep: null}}}\n',
    'expect.state: Unrecognized key: "heep"',
  ],
  [
    'a paragraph that cannot be cited',
    '- {title: bad, paragraphs: [TOY-1.1], expect: {rulings: [{paragraph: TOY-9, times: 0}]}}\n',
    'expect.rulings[0].paragraph: toy has no paragraph TOY-9',
  ],
  [
    'a kind of action that is none',
    '- {title: bad, paragraphs: [TOY-1.1], expect: {legal: {first: {not: [{kind: burn}]}}}}\n',
    'expect.legal.first.not[0]',
  ],
  [
    'a wait of three months',
    '- {title: bad, paragraphs: [TOY-1.1], actions: [{wait: 1000000000}], expect: {}}\n',
    'actions[0].wait: Too big',
  ],
  [
    'a long time in parts',
    '- {title: bad, paragraphs: [TOY-1.1], actions: [{wait: 5184000}, {wait: 1}], expect: {}}\n',
    'lasts longer than 5184000 ticks',
  ],
  [
    'a hidden field',
    '- {title: bad, paragraphs: [TOY-1.1], given: {__proto__: {heap: 9}}, expect: {}}\n',
    'no field may be named __proto__',
  ],
])('one bad entry does not take the others with it: %s', async (_, bad, reason) => {
  const path = file('mixed.yaml', `# two good ones\n${good}${bad}${good}`);
  const { code, out, err } = await bande(['rule', path, '--json']);
  const outcomes = JSON.parse(out) as readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly error?: string;
  }[];
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(outcomes[1]).toMatchObject({
    title: reason.startsWith('no game') ? 'entry 2' : 'bad',
    error: expect.stringContaining(reason) as string,
  });
  expect(err).toMatch(/^bande: [^\n]*entry 2[^\n]*\n$/);
  expect(code).toBe(2);
  expect((await bande(['rule', path])).out).toMatch(
    /^ok {4}good\nBAD {3}.*\n {8}.*\nok {4}good\n\n3 scenarios, 1 fail\n$/,
  );
});

test('a file of many megabytes is refused at once', async () => {
  const path = file('large.yaml', good.repeat(600_000));
  const { code, out, err } = await bande(['rule', path]);
  expect([code, out, err]).toEqual([2, '', `bande: cannot read ${path}: it is larger than 4 MB\n`]);
});

test('a bomb of aliases is refused', async () => {
  const path = file(
    'bomb.yaml',
    `- &a [${'1,'.repeat(2000)}1]\n${'bcdefgh'.replaceAll(/./g, (name, i: number) => `- &${name} [${`*${'abcdefg'[i]!},`.repeat(9)}*${'abcdefg'[i]!}]\n`)}`,
  );
  const { code, out, err } = await bande(['rule', path]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^bande: [^\n]*alias[^\n]*\n$/);
});

test.each([
  ['{sticks: 4}', 'matches: '],
  ['matches: [', ''],
])('an equipment file %j is refused', async (text, reason) => {
  const { code, out, err } = await bande(['equipment', 'toy', file('set.yaml', text), '--json']);
  expect(err).toMatch(/^bande: [^\n]*\n$/);
  expect(err).toContain(reason);
  expect([code, out]).toEqual([2, '']);
});

test.each([
  ['{}', 'not a match record: header: '],
  ['nothing', 'not a match record: not JSON'],
  ['{"header":{"format":1,"engine":"0.1.0","game":"chess"}}', 'no game named chess here (known: toy)'],
])('a record file %j is refused', async (text, reason) => {
  const { code, out, err } = await bande(['replay', file('match.json', text)]);
  expect(err).toMatch(/^bande: [^\n]*\n$/);
  expect(err).toContain(reason);
  expect([code, out]).toEqual([2, '']);
});

test('a record with which the game itself cannot go on is one line too', async () => {
  const records = folder();
  await bande(['simulate', 'toy', '--record', records]);
  const stuck: typeof toy = {
    ...toy,
    happen: { ...toy.happen, next: ({ state }) => ({ at: inPlay(0), state, event: null }) },
  };
  const path = join(records, 'toy-1-1.json');
  const { code, out, err } = await bande(['replay', path], [], [registered(stuck)]);
  expect(err).toBe(`bande: ${path}: cannot be played: toy: happen.next makes no progress at tick 0\n`);
  expect([code, out]).toEqual([2, '']);
});

test('bad input writes nothing', async () => {
  const records = join(folder(), 'records');
  const { code } = await bande(['simulate', 'toy', '--record', records, '--bots', 'nobody']);
  expect(code).toBe(2);
  expect(existsSync(records)).toBe(false);
});

test('a folder that cannot be made is refused', async () => {
  const path = file('taken', '');
  const { code, err } = await bande(['simulate', 'toy', '--record', path]);
  expect([code, err]).toEqual([2, `bande: cannot make the folder ${path}: it is a file\n`]);
});
