import { expect, test } from 'vitest';
import { examplesOf, showing, titleOf } from '../src/board/book/examples.ts';

test('the main paragraphs of Tipp-Kick are shown by their plainest case first', async () => {
  const all = await examplesOf('tipp-kick');
  const first = (paragraph: string): string => titleOf(showing(all, `DTKV-${paragraph}`)[0]!).en;
  expect(first('3.4.1')).toBe('The ball comes to rest with black on top, so it is Blue’s ball');
  expect(first('6.3.1')).toMatch(/^Blue’s kicker stands 10 cm from the ball/);
  expect(first('8.2.1')).toMatch(/wholly over the line, which is a goal$/);
  expect(first('8.4.1')).toMatch(/^Red sets the ball up/);
  expect(first('9.3.1')).toMatch(/^After a goal play goes on with a kick-off/);
  expect(first('11.1.1')).toMatch(/^The ball rolls over the side line/);
  expect(first('12.1')).toMatch(/a corner for Red$/);
  expect(first('14.1.1')).toMatch(/^Red’s hand stops the ball/);
});

test('what a referee only decides comes after everything that takes place', async () => {
  const all = await examplesOf('tipp-kick');
  const isDecided = showing(all, 'DTKV-3.4.1').map(({ facts = [] }) => facts.some(({ kind }) => kind === 'decided'));
  expect(isDecided).toContain(true);
  expect(isDecided).toEqual(isDecided.toSorted((a, b) => Number(a) - Number(b)));
});
