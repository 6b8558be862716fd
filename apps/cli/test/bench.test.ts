import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registered } from '@bande/core';
import { toy } from '@bande/host/toy';
import { expect, test } from 'vitest';
import { bande, type Answer } from './call.ts';
import { folder } from './folder.ts';

const FIGURES = {
  falls: { name: 'falls', metric: 'apples', value: 2, unit: 'm/s' },
  weighs: { name: 'weighs', metric: 'pears', value: 3, unit: 'g', peer: 'plum', peerValue: 6, ratio: 2, note: 'ripe' },
};

/** A checkout with two benches that measure nothing and say so. */
function checkout(): string {
  const root = folder();
  mkdirSync(join(root, 'bench'));
  for (const [name, figure] of Object.entries(FIGURES)) {
    writeFileSync(
      join(root, 'bench', `${name}.ts`),
      `export const bench = { about: 'how it ${name}', run: () => [${JSON.stringify(figure)}] };\n`,
    );
  }
  return root;
}

const call = (...args: readonly string[]): Promise<Answer> => bande(args, [], [registered(toy)], checkout());
const measured = async (...args: readonly string[]): Promise<unknown> => JSON.parse((await call(...args)).out);

test('without a name the benches are listed, each with one line, and nothing is measured', async () => {
  const { code, out, err } = await call('bench');
  expect([code, err]).toEqual([0, '']);
  expect(out.split('\n')).toEqual([
    'falls   how it falls',
    'weighs  how it weighs',
    'all     all of them, one after the other',
    '',
  ]);
});

test('a name runs one, all runs all', async () => {
  expect(await measured('bench', 'weighs', '--json')).toEqual([FIGURES.weighs]);
  expect(await measured('bench', 'all', '--json')).toEqual([FIGURES.falls, FIGURES.weighs]);
  expect((await call('bench', 'weighs')).out).toMatch(/weighs +pears +3\.00 g +plum: 6\.00 +x 2\.00 +ripe/);
});

test('--json always answers with figures: without a name with all of them', async () => {
  expect(await measured('bench', '--json')).toEqual([FIGURES.falls, FIGURES.weighs]);
});

test('a bad name is answered with those there are', async () => {
  expect(await call('bench', 'nothing')).toEqual({
    code: 2,
    out: '',
    err: 'bande: no bench named nothing; known: all, falls, weighs\n',
  });
});

test('the benches of this checkout all say what they measure', async () => {
  const { out } = await bande(['bench']);
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/)[0]),
  ).toEqual([
    'asking',
    'block-flicks',
    'carrom-solo',
    'crowd',
    'flicks',
    'host',
    'judging',
    'ladder',
    'pages',
    'physics',
    'server-memory',
    'server',
    'simulate',
    'tipp-kick',
    'web',
    'all',
  ]);
  for (const line of out.trimEnd().split('\n')) expect(line).toMatch(/^[\w-]+ {2,}\S+ .{10,}$/);
});
