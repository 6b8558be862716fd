import type { KitChoice } from '@bande/stage/view';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseKit, wornOf } from '../src/games/kits.ts';

afterEach(() => vi.unstubAllGlobals());
const choice = (id: string): KitChoice => ({
  id,
  name: { de: id, en: id },
  sign: { width: 24, height: 24, shapes: [] },
});
const kits = { red: ['plain', 'hoops', 'sash'].map(choice), blue: ['hoops', 'plain', 'sash'].map(choice) };

test('sides wear what they always do until somebody chooses; two never wear the same', () => {
  expect(wornOf(kits, {})).toEqual({ red: 'plain', blue: 'hoops' });
  expect(wornOf(kits, { red: 'hoops' })).toEqual({ red: 'hoops', blue: 'plain' });
  expect(wornOf(kits, { blue: 'plain' })).toEqual({ red: 'hoops', blue: 'plain' });
  expect(wornOf(kits, { red: 'gone', blue: 'sash' })).toEqual({ red: 'plain', blue: 'sash' });
});

test('what was chosen is kept on the device, and whoever wore the same gives it up', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  chooseKit('pitch', 'red', 'sash');
  chooseKit('pitch', 'blue', 'sash');
  expect([...kept]).toEqual([['bande.kits.pitch', '{"blue":"sash"}']]);
});
