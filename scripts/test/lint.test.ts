import { expect, test } from 'vitest';
import { judge, type Diagnostic } from '../lint/standing.ts';

const found = (filename: string, code: string, message: string): Diagnostic => ({ filename, code, message });
const LONG_FILE = found('a.ts', 'eslint(max-lines)', 'File has too many lines (310).');
const LONG_FUNCTION = found('a.ts', 'eslint(max-lines-per-function)', 'The function `Room` has too many lines (61).');
const TANGLED = found('a.ts', 'eslint(complexity)', "private method 'goOn' has a complexity of 21.");

const list = (...lines: readonly string[]): string =>
  [`# ${lines.length} places`, '# that stand for now', ...lines, ''].join('\n');
const FILE = 'a.ts max-lines file: why';
const ROOM = 'a.ts max-lines-per-function Room: why';

test('what stands is no breach; everything else is, in the same file too', () => {
  expect(judge([LONG_FILE, LONG_FUNCTION, TANGLED], list(FILE, ROOM), true)).toEqual({
    breaches: [TANGLED],
    faults: [],
  });
});

test.each([
  ['another file', { ...LONG_FILE, filename: 'b.ts' }],
  ['another rule', found('a.ts', 'eslint(max-params)', 'File has too many lines (310).')],
  ['another function', found('a.ts', 'eslint(max-lines-per-function)', 'The function `Hall` has too many lines (61).')],
])('a line stands for nothing in %s', (_, other) => {
  expect(judge([LONG_FILE, LONG_FUNCTION, other], list(FILE, ROOM), true).breaches).toEqual([other]);
});

test('a line that is needed no more is a fault', () => {
  expect(judge([LONG_FILE], list(FILE, ROOM), true)).toEqual({
    breaches: [],
    faults: ['a.ts: max-lines-per-function (Room) needs its line no more: take it out'],
  });
});

test('where a part is looked at, nothing is said of lines for the rest', () => {
  expect(judge([LONG_FILE], list(FILE, ROOM), false)).toEqual({ breaches: [], faults: [] });
});

test('a line more than the first line says is a fault, and so is one without a reason', () => {
  const longer = `${list(FILE)}a.ts complexity goOn: why\n`;
  expect(judge([LONG_FILE, TANGLED], longer, true).faults).toEqual([
    'the first line tells of 1 places, and 2 are listed: the list only shrinks, and its number with it',
  ]);
  expect(judge([], list('a.ts complexity goOn'), true).faults).toEqual([
    'no place, rule, name and reason: a.ts complexity goOn',
  ]);
});
