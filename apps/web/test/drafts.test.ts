import type { Action, AnyGame, AnyShape } from '@bande/core';
import type { Dial, GameView } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';
import { changed } from '../src/table/dials/dials-told.tsx';
import { draftable, firstDraft, onDial, timesHeld, turnedBy, withLast } from '../src/table/dials/drafts.ts';
import type { Desk } from '../src/board/picking.ts';
import { stubMatch } from './stub-view.ts';

interface Flick {
  readonly kind: string;
  readonly force: number;
}
const flick = (force: number): Action<AnyShape> => ({ kind: 'flick', force }) as unknown as Action<AnyShape>;
const wait = { kind: 'wait' } as unknown as Action<AnyShape>;
const force = (value: number): Dial => ({
  id: 'force',
  label: { de: 'Kraft', en: 'Force' },
  min: 0,
  max: 1,
  step: 0.01,
  value,
  says: { de: '', en: '' },
  keys: ['s', 'w'],
});

const view = {
  dials: (action: Action<AnyShape>) => (action.kind === 'flick' ? [force((action as unknown as Flick).force)] : []),
} as unknown as GameView<AnyShape>;
/** A game that takes every flick up to half the force. */
const game = {
  happen: {
    byAction: (_match: unknown, _seat: unknown, action: Flick) =>
      action.force <= 0.5
        ? { ok: true, value: [] }
        : { ok: false, refusal: { code: 'againstTheRules', paragraphs: [] } },
  },
  legal: () => [],
} as unknown as AnyGame;
const desk: Desk = { game, view, match: stubMatch, seat: 1, legal: [wait, flick(0.2)] };

describe('a draft', () => {
  test('is the first legal action that has dials', () => {
    expect(draftable(desk)).toBe(desk.legal[1]);
    expect(draftable({ ...desk, legal: [wait] })).toBeNull();
    expect(draftable({ ...desk, view: {} as GameView<AnyShape> })).toBeNull();
  });
  test('begins at what this person did last, unless the rules would not take it', () => {
    const example = flick(0.2);
    expect(firstDraft(desk, example, new Map())).toBe(example);
    expect(firstDraft(desk, example, withLast(new Map(), desk, flick(0.4)))).toEqual(flick(0.4));
    expect(firstDraft(desk, example, withLast(new Map(), desk, flick(0.9)))).toBe(example);
    expect(firstDraft(desk, example, withLast(new Map(), { seat: 0 }, flick(0.4)))).toBe(example);
  });
});

test('what keys have set is told as what reads otherwise now', () => {
  const reads = (value: number, en: string): Dial => ({ ...force(value), says: { de: en, en } });
  const other = { ...reads(0, 'straight'), id: 'nail', label: { de: 'Nagel', en: 'Nail' } };
  const say = ({ en }: { readonly en: string }): string => en;
  expect(changed([reads(0.4, '40 %'), other], [reads(0.5, '50 %'), other], say as never)).toBe('Force 50 %');
  expect(changed([other], [other], say as never)).toBe('');
});

describe('a dial', () => {
  test('keeps to its steps and ends', () => {
    expect([0.123, -3, 7, 0.29].map((value) => onDial(force(0), value))).toEqual([0.12, 0, 1, 0.29]);
    expect(onDial({ min: -180, max: 180, step: 0.5 }, 12.3)).toBe(12.5);
  });
  const by = (dial: Dial, key: string, shift = false, times = 0) => turnedBy([dial], { key, shift, times });
  test('is turned by its keys, with the shift key ten times as far', () => {
    expect(by(force(0.5), 'w')).toEqual({ dial: 'force', value: 0.51 });
    expect(by(force(0.5), 'S', true)).toEqual({ dial: 'force', value: 0.4 });
    expect(by(force(0.995), 'w', true)?.value).toBe(1);
    expect(by(force(0.5), 'x')).toBeNull();
  });
  test('where it says how far a key goes: so far, faster when it is held, and finely with the shift key', () => {
    const dial: Dial = { ...force(0.2), keyStep: 0.05 };
    expect([by(dial, 'w'), by(dial, 'W', true)].map((to) => to?.value)).toEqual([0.25, 0.21]);
    expect([by(dial, 'w', false, 6), by(dial, 'w', false, 16)].map((to) => to?.value)).toEqual([0.3, 0.4]);
    const held = [false, true, true].map((repeat) => timesHeld({ key: 'w', repeat }));
    expect([...held, timesHeld({ key: 's', repeat: true }), timesHeld({ key: 's', repeat: false })]).toEqual([
      0, 1, 2, 0, 0,
    ]);
  });
});
