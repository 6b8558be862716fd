import type { Dial } from '@bande/stage/view';
import { createElement, useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useChange } from '../src/table/dials/dials-told.tsx';
import { staged } from './staged.ts';

const dial = (value: number): Dial => ({
  id: 'x',
  label: { de: 'Schütze', en: 'Striker' },
  min: -100,
  max: 100,
  step: 1,
  value,
  says: { de: `${value} mm`, en: `${value} mm` },
});

/** As the page listens to a draft: drawn anew at once when it changes. */
function turnable() {
  const listeners = new Set<() => void>();
  let value = 0;
  const heard: string[] = [];
  const subscribe = (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  };
  const Told = (): null => {
    const now = useSyncExternalStore(subscribe, () => value);
    heard.push(useChange([dial(now)], ({ en }) => en));
    return null;
  };
  const turn = (to: number): void => {
    value = to;
    for (const changed of listeners) changed();
  };
  return { Told, heard, turn };
}

afterEach(() => vi.unstubAllGlobals());

test('a key that is held turns a dial faster than the page comes to rest, and each turn is told', async () => {
  const { Told, heard, turn } = turnable();
  const stage = await staged(createElement(Told));
  expect(heard.at(-1)).toBe('');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  for (let i = 1; i <= 120; i++) {
    turn(i);
    await Promise.resolve();
    expect(heard.at(-1)).toBe(`Striker ${i} mm`);
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await stage.close();
});

test('a slider that has the focus says its own value: nothing is told beside it, then or later', async () => {
  const { Told, heard, turn } = turnable();
  const stage = await staged(createElement(Told));
  Object.assign(document, { activeElement: { matches: (place: string) => place === '.dial input' } });
  await stage.after(() => turn(5));
  Object.assign(document, { activeElement: null });
  expect(heard.at(-1)).toBe('');
  await stage.show(createElement(Told));
  expect(heard.at(-1)).toBe('');
  await stage.after(() => turn(6));
  expect(heard.at(-1)).toBe('Striker 6 mm');
  await stage.close();
});
