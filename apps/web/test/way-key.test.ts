import { describe, expect, test } from 'vitest';
import { wayKey } from '../src/table/bar/way-key.ts';

/** Something that has the focus, in these places. */
const inside = (...places: readonly string[]): EventTarget =>
  ({ closest: (selector: string) => (places.some((place) => selector.includes(place)) ? {} : null) }) as never;

function pressed(key: string, target: EventTarget | null, buttons = true): readonly string[] {
  const done: string[] = [];
  const event = { key, target, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  wayKey(
    { ...event, preventDefault: () => done.push('taken') },
    {
      walk: (to) => (to.startsWith('Arrow') || to === 'n' ? done.push(`walk ${to}`) > 0 : false),
      toBoard: () => done.push('board'),
      toButtons: () => buttons && done.push('buttons') > 0,
      undo: () => done.push('undo'),
    },
  );
  return done;
}

describe('keys of the board, wherever the focus is', () => {
  test('lead to the board from a tool, a button and from nowhere', () => {
    for (const target of [inside('nav'), inside('.t-actions'), null]) {
      expect(pressed('n', target)).toEqual(['walk n', 'taken']);
      expect(pressed('ArrowUp', target)).toEqual(['walk ArrowUp', 'taken']);
      expect(pressed('Escape', target)).toEqual(['undo']);
    }
  });
  test('B leads from the buttons to the board, and from everywhere else to the buttons if there are any', () => {
    expect(pressed('b', inside('.t-actions'))).toEqual(['board', 'taken']);
    expect(pressed('b', inside('nav'))).toEqual(['buttons', 'taken']);
    expect(pressed('b', null, false)).toEqual(['board', 'taken']);
  });
  test('a dial keeps its arrows, and what scrolls the page goes on doing so', () => {
    expect(pressed('ArrowUp', inside('input'))).toEqual([]);
    expect(pressed('PageDown', null)).toEqual([]);
    expect(pressed('x', null)).toEqual([]);
  });
});
