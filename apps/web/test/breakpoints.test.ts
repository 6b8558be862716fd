import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withBreakpoints } from '../breakpoints-plugin.ts';
import { BREAKPOINTS } from '../src/ui/breakpoints.ts';

const root = join(import.meta.dirname, '../src');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const styles = globSync('**/*.css', { cwd: root });

test.each(styles)('%s asks for the size of a screen by name alone', (file) => {
  const conditions = textOf(file).match(/@media[^{]+/g) ?? [];
  expect(conditions.filter((condition) => /width|height|orientation/.test(condition))).toEqual([]);
});

test('every breakpoint is asked for, by a style or by a script', () => {
  const all = [...styles, ...globSync('**/*.{ts,tsx}', { cwd: root })].map(textOf).join('\n');
  for (const name of Object.keys(BREAKPOINTS))
    expect(all).toMatch(new RegExp(`\\(--${name}\\)|BREAKPOINTS\\.${name}\\b`));
});

test('a condition is written out wherever its name stands in it', () => {
  expect(
    withBreakpoints('@media (--low) and (not (--tiny)), (hover: none) {\n  a {\n    color: var(--low);\n  }\n}'),
  ).toBe(
    `@media ${BREAKPOINTS.low} and (not ${BREAKPOINTS.tiny}), (hover: none) {\n  a {\n    color: var(--low);\n  }\n}`,
  );
});

test('a name that is none builds nothing', () => {
  expect(() => withBreakpoints('@media (--lwo) {}')).toThrow('no breakpoint is called lwo');
});
