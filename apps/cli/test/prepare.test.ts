import { join } from 'node:path';
import { registered } from '@bande/core';
import { toyWithEngine } from '@bande/host/toy-with-engine';
import { expect, test } from 'vitest';
import { bande, root } from './call.ts';
import { file, folder } from './folder.ts';

const RESET = JSON.stringify({ cmd: 'reset', seed: 'a', edition: 'toy-short' });
const STEP = JSON.stringify({ cmd: 'step', action: 0 });

async function recorded(): Promise<string> {
  const records = folder();
  await bande(['simulate', 'toy', '--record', records]);
  return join(records, 'toy-1-1.json');
}

test.each([
  ['simulate', () => ['simulate', 'toy', '--matches', '3'], []],
  ['replay', async () => ['replay', await recorded()], []],
  ['env', () => ['env', 'toy'], [RESET, STEP, RESET, STEP]],
])('%s waits once until an engine is loaded', async (_name, args, lines) => {
  const { game, loads } = toyWithEngine();
  const { code, err } = await bande(await args(), lines, [registered(game)]);
  expect([code, err, loads()]).toEqual([0, '', 1]);
});

const FACTS = `
- title: whoever takes the last match has a point
  paragraphs: [TOY-1.3]
  given: { heap: 2, roll: 6 }
  facts: [{ kind: taken, by: first, count: 2 }]
  expect: { rulings: [{ paragraph: TOY-1.3 }] }
`;

test.each([
  ['rule', () => ['rule', file('facts.yaml', FACTS)]],
  ['games', () => ['games']],
  ['rules', () => ['rules', 'toy']],
  ['schema', () => ['schema', 'toy']],
])('%s never loads it', async (_name, args) => {
  const { game, loads } = toyWithEngine();
  const { code, err } = await bande(args(), [], [registered(game)], root);
  expect([code, err, loads()]).toEqual([0, '', 0]);
});
