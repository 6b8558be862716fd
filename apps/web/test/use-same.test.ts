import { expect, test } from 'vitest';
import { unlessOther } from '../src/ui/use-same.ts';

test('what a scene is handed whole stays the same object until something in it is another one', () => {
  const before: { readonly seat: number; readonly held?: () => null } = { seat: 0 };
  const held = (): null => null;
  expect(unlessOther(before, { seat: 0 })).toBe(before);
  for (const now of [{ seat: 1 }, { seat: 0, held }]) expect(unlessOther(before, now)).toBe(now);
  expect(unlessOther({ seat: 0, held }, before)).toBe(before);
});
