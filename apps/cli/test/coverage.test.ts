import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toy } from '@bande/host/toy';
import { coverageOf, idsIn, stringsIn, titlesIn } from '@bande/cli/coverage';
import { registered } from '@bande/core';
import { expect, test } from 'vitest';
import { root } from './call.ts';
import { folder } from './folder.ts';

test('string literals are found, comments are not', () => {
  const source = `// 'A-1'\n/* "A-2" */ const x = ['A-3', "A-4", \`A-5\`, \`in \${f('A-6')}\`, 'it\\'s A-7']; // "A-8"`;
  expect(stringsIn(source).filter((text) => /^A-\d$/.test(text))).toEqual(['A-3', 'A-4', 'A-5', 'A-6']);
});

test('titles of tests and groups are found, and whole ids in them', () => {
  const source = `describe('X-1 group', () => { test("X-1.2: one", f); it.only(\`X-1.2b two\`, f); other('X-9'); });`;
  expect(titlesIn(source)).toEqual(['X-1 group', 'X-1.2: one', 'X-1.2b two']);
  expect(titlesIn(source).flatMap(idsIn)).toEqual(['X-1', 'X-1.2', 'X-1.2b']);
  expect(idsIn('(FISTF-II.1.5.b.3), then ICF-45b.3.')).toEqual(['FISTF-II.1.5.b.3', 'ICF-45b.3']);
});

test('a game in a folder is covered by its code, scenarios and tests', () => {
  const tree = folder();
  cpSync(join(root, 'packages/host/test/toy'), join(tree, 'packages/games/src/toy'), { recursive: true });
  writeFileSync(join(tree, 'packages/games/src/toy/view/panel.ts'), "export const quoted = 'TOY-4.2';");
  mkdirSync(join(tree, 'packages/games/test'));
  writeFileSync(join(tree, 'packages/games/test/toy.test.ts'), "test('TOY-4.1: three matches are too few', () => {});");
  const coverage = coverageOf(registered(toy), tree);
  expect(coverage.get('TOY-4.1')).toEqual({
    citedBy: ['packages/games/src/toy/equipment.ts'],
    shownBy: ['TOY-4.1: three matches are too few'],
  });
  expect(coverage.get('TOY-4.2')).toEqual({ citedBy: [], shownBy: [] });
  expect(coverage.get('TOY-2.3')).toEqual({
    citedBy: ['packages/games/src/toy/referee/time.ts'],
    shownBy: ['a slow player loses the turn'],
  });
});
