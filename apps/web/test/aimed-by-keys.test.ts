import type { Action, AnyShape } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { doneByEnter, focusAfterAiming, type Edge } from '../src/table/dials/aimed-by-keys.ts';

const STROKE = { kind: 'strike' } as unknown as Action<AnyShape>;
const draft = { get: () => STROKE, set: () => {}, subscribe: () => () => {} };
/** Something that has the focus, in these places. */
const inside = (...places: readonly string[]): Element =>
  ({
    matches: (selector: string) => places.some((place) => selector.includes(place)),
    closest: (selector: string) => (places.some((place) => selector.includes(place)) ? {} : null),
  }) as never;

function focused(on: Element | null, there: readonly string[]): readonly string[] {
  const got: string[] = [];
  const edge: Edge = {
    activeElement: on,
    querySelector: (selector) => (there.includes(selector) ? { focus: () => void got.push(selector) } : null),
  };
  focusAfterAiming(draft, edge);
  return got;
}

function done(key: string, target: Element | null, isChanged = true): readonly string[] {
  const did: string[] = [];
  doneByEnter(
    { key, repeat: false, target, preventDefault: () => void did.push('taken') },
    { draft, goesAlong: false, isChanged: () => isChanged, press: ({ kind }) => void did.push(kind) },
  );
  return did;
}

describe('whoever aims by letters', () => {
  const BUTTON = '.t-actions [data-action="strike"]';
  test('finds the button that strikes under his hand, from the board, another button and nowhere', () => {
    for (const on of [inside('gridcell'), inside('button'), null])
      expect(focused(on, [BUTTON, '.t-actions'])).toEqual([BUTTON]);
  });
  test('is on no button where none strikes, so that Enter undoes nothing', () => {
    expect(focused(inside('button'), ['.t-actions'])).toEqual(['.t-actions']);
  });
  test('stays on a slider', () => expect(focused(inside('input'), [BUTTON])).toEqual([]));
  test('strikes by Enter or the space bar wherever they mean nothing else', () => {
    for (const key of ['Enter', ' ']) {
      expect(done(key, null)).toEqual(['taken', 'strike']);
      expect(done(key, inside('input'))).toEqual(['taken', 'strike']);
      for (const place of ['button', 'gridcell', 'a,']) expect(done(key, inside(place))).toEqual([]);
    }
    expect(done('x', null)).toEqual([]);
  });
  test('strikes nothing that nobody has set', () => expect(done('Enter', null, false)).toEqual([]));
});
