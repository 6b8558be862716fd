import { closesElsewhere } from '../src/table/bar/rare-actions.tsx';
import { expect, test } from 'vitest';

function opened(isInside: boolean) {
  const page = new EventTarget();
  const details = { open: true, contains: () => isInside };
  const stop = closesElsewhere(details, page);
  const key = (name: string) => page.dispatchEvent(Object.assign(new Event('keydown'), { key: name }));
  return { details, page, key, stop };
}

test('what is seldom wanted closes when somebody presses or types elsewhere', () => {
  const pressed = opened(false);
  pressed.page.dispatchEvent(new Event('pointerdown'));
  expect(pressed.details.open).toBe(false);
  const typed = opened(false);
  typed.key('Tab');
  expect(typed.details.open).toBe(true);
  typed.key('f');
  expect(typed.details.open).toBe(false);
});

test('a press within leaves it open, Escape closes it, and nobody listens once it is gone', () => {
  const within = opened(true);
  within.page.dispatchEvent(new Event('pointerdown'));
  within.key('Enter');
  expect(within.details.open).toBe(true);
  within.key('Escape');
  expect(within.details.open).toBe(false);
  const gone = opened(false);
  gone.stop();
  gone.page.dispatchEvent(new Event('pointerdown'));
  expect(gone.details.open).toBe(true);
});
