import { describe, expect, test } from 'vitest';
import { checkPurity, pureTree } from '../purity.ts';

const messagesFor = (text: string): readonly string[] =>
  checkPurity([{ path: 'packages/core/src/sample.ts', text }]).map(({ message }) => message);

const impure: readonly (readonly [code: string, complaint: RegExp])[] = [
  ['Math.random()', /Math\.random/],
  ['Math.sin(1)', /Math\.sin/],
  ['Math.hypot(3, 4)', /Math\.hypot/],
  ['Math.pow(2, 3)', /Math\.pow/],
  ['Math.SQRT2', /Math\.SQRT2/],
  ['Math?.cos(1)', /Math\.cos/],
  ['const M = Math', /passed on/],
  ['const { random } = Math', /passed on/],
  ['f(Math)', /passed on/],
  ['export { Math }', /passed on/],
  ['const o = { Math }', /passed on/],
  ["Math['random']()", /indexed/],
  ['Math[name]()', /indexed/],
  ['2 ** 3', /power/],
  ['x **= 2', /power/],
  ['Date.now()', /Date/],
  ['new Date()', /Date/],
  ['const now: Date = given', /Date/],
  ['performance.now()', /performance/],
  ['crypto.randomUUID()', /crypto/],
  ['setTimeout(f, 1)', /setTimeout/],
  ['setInterval(f, 1)', /setInterval/],
  ['process.env.HOME', /process/],
  ["globalThis['Da' + 'te']", /globalThis/],
  ['console.log(1)', /console/],
  ['new Intl.NumberFormat()', /Intl/],
  ['(1).toLocaleString()', /toLocaleString/],
  ["'a'.toLocaleUpperCase()", /toLocaleUpperCase/],
  ['names.sort((a, b) => a.localeCompare(b))', /localeCompare/],
  ["a['localeCompare'](b)", /localeCompare/],
  ['for (const key in table) f(key)', /for-in/],
  ['const = 1', /./],
];

describe('purity', () => {
  test.each(impure)('refuses %s', (code, complaint) => {
    expect(messagesFor(code)).toEqual([expect.stringMatching(complaint)]);
  });

  test.each([
    'Math.sqrt(Math.abs(x)) + Math.PI',
    'Math.imul(a, b) ^ Math.clz32(c) ^ Math.fround(d)',
    'const shot = { performance: 1, process: 2, console: 3 }',
    'table.Date + table.performance',
    'interface Fact { readonly Date: string; crypto(): void }',
    '// Math.random() and Date.now() in words',
    "const words = 'Date.now()'",
    'for (const key of Object.keys(table)) f(key)',
    'a * a * b',
  ])('accepts %s', (code) => {
    expect(messagesFor(code)).toEqual([]);
  });

  test('names the line', () => {
    expect(checkPurity([{ path: 'a.ts', text: 'const a = 1;\n\nconst b = Math.tan(a);\n' }])).toEqual([
      { path: 'a.ts', line: 3, message: 'Math.tan is not exact on every machine' },
    ]);
  });

  test('leaves the views out', () => {
    expect(pureTree().filter(({ path }) => path.includes('/view/'))).toEqual([]);
  });
});
