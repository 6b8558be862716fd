import type { Action, AnyGame, AnyShape, Seat } from '@bande/core';
import type { Dial, GameView } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';
import { HandDraft } from '../src/table/dials/hand-draft.ts';
import type { Desk } from '../src/board/picking.ts';
import { watch } from '../src/table/taught/use-hints.ts';
import { isForTheTable } from '../src/board/use-table-keys.ts';
import { stubMatch } from './stub-view.ts';

interface Flick {
  readonly kind: 'flick';
  readonly figure: string;
  readonly force: number;
}
const flick = (figure: string, force: number): Action<AnyShape> =>
  ({ kind: 'flick', figure, force }) satisfies Flick as unknown as Action<AnyShape>;
const reset = { kind: 'reset' } as unknown as Action<AnyShape>;
const words = { de: '', en: '' };
const dialsOf = (action: Action<AnyShape>): readonly Dial[] =>
  action.kind === 'flick'
    ? [{ id: 'force', label: words, min: 0, max: 1, step: 0.1, says: words, value: (action as unknown as Flick).force }]
    : [];

/** Figures that stand may be flicked; one begins with the first of them, as hard as one flicked last. */
const game = {
  legal: () => [],
  happen: {
    byAction: ({ state }: { readonly state: { readonly fallen: readonly string[] } }, _: Seat, { figure }: Flick) =>
      state.fallen.includes(figure)
        ? { ok: false, refusal: { code: 'againstTheRules', paragraphs: [] } }
        : { ok: true, value: [] },
  },
} as unknown as AnyGame;
const view = {
  dials: dialsOf,
  begins: (example: Action<AnyShape>, last: Action<AnyShape> | null) => ({
    ...example,
    force: (last as unknown as Flick | null)?.force ?? 0.5,
  }),
} as unknown as GameView<AnyShape>;
const deskAfter = (...fallen: readonly string[]): Desk => ({
  game,
  view,
  match: { ...stubMatch, state: { fallen } },
  seat: 0,
  legal: [reset, ...['R9', 'R8'].filter((one) => !fallen.includes(one)).map((one) => flick(one, 0.5))],
});

/** Keys and a pointer at one table, as the page offers them what may be done. */
function twoHands() {
  const [keys, pointer] = [new HandDraft(), new HandDraft()];
  pointer.draft.subscribe(() => keys.follow(pointer));
  const offer = (...fallen: readonly string[]): void => {
    pointer.offer(deskAfter(...fallen));
    keys.offer(deskAfter(...fallen), pointer);
  };
  offer();
  return { keys, pointer, offer };
}

describe('two hands at one device', () => {
  test('what one flicks does not wipe what the other is setting, whatever happens after it', () => {
    const { keys, pointer, offer } = twoHands();
    keys.draft.set(flick('R8', 0.9));
    pointer.draft.set(flick('R9', 0.3));
    pointer.done(flick('R9', 0.3));
    offer();
    offer();
    expect(keys.draft.get()).toEqual(flick('R8', 0.9));
    expect(keys.isChanged).toBe(true);
    // The pointer's next one begins where it flicked last.
    expect(pointer.draft.get()).toEqual(flick('R9', 0.3));
    expect(pointer.isChanged).toBe(false);
  });
  test('what is set is wiped when it is no longer possible, and does not come back', () => {
    const { keys, offer } = twoHands();
    keys.draft.set(flick('R8', 0.9));
    offer('R8');
    expect(keys.draft.get()).toEqual(flick('R9', 0.5));
    offer();
    expect(keys.draft.get()).toEqual(flick('R9', 0.5));
  });
  test('what was never possible as it is set is left to the hand that is setting it', () => {
    const { keys, offer } = twoHands();
    offer('R8');
    keys.draft.set(flick('R8', 0.9));
    offer('R8');
    expect(keys.draft.get()).toEqual(flick('R8', 0.9));
  });
  test('whoever sets nothing himself sees what the other hand sets, and goes on from there', () => {
    const { keys, pointer, offer } = twoHands();
    pointer.draft.set(flick('R8', 0.5));
    expect([keys.draft.get(), keys.isChanged]).toEqual([flick('R8', 0.5), false]);
    offer();
    expect(keys.draft.get()).toEqual(flick('R8', 0.5));
    keys.draft.set(flick('R8', 0.6));
    pointer.draft.set(flick('R9', 0.1));
    expect(keys.draft.get()).toEqual(flick('R8', 0.6));
    keys.takeBack();
    expect(keys.draft.get()).toEqual(flick('R8', 0.5));
  });
  test('done, it begins anew; what else this hand did leaves it alone', () => {
    const { keys, offer } = twoHands();
    keys.draft.set(flick('R8', 0.9));
    keys.done(reset);
    offer();
    expect(keys.draft.get()).toEqual(flick('R8', 0.9));
    keys.done(flick('R8', 0.9));
    expect(keys.isChanged).toBe(false);
    offer();
    expect(keys.draft.get()).toEqual(flick('R9', 0.9));
  });
  test('where everything is set up anew, what was half set begins anew, too', () => {
    const { keys, offer } = twoHands();
    keys.draft.set(flick('R8', 0.9));
    keys.startAnew();
    offer();
    expect([keys.draft.get(), keys.isChanged]).toEqual([flick('R9', 0.5), false]);
  });
});

describe('what a newcomer has done by hand', () => {
  test('is told of the hand that did it: taking hold first, then what was turned; where the table begins is nobody’s', () => {
    const { keys, pointer, offer } = twoHands();
    const told: string[][] = [[], []];
    for (const [i, hand] of [keys, pointer].entries()) watch(hand, dialsOf, (done) => void told[i]!.push(...done));
    offer('R9');
    expect(told).toEqual([[], []]);
    pointer.draft.set({ ...pointer.draft.get()! });
    expect(told).toEqual([[], ['flick']]);
    pointer.draft.set(flick('R8', 0.8));
    expect(told).toEqual([[], ['flick', 'flick', 'flick force']]);
  });
});

describe('keys of the table', () => {
  const inside = (...selectors: readonly string[]): EventTarget =>
    ({ closest: (asked: string) => (asked.split(', ').some((one) => selectors.includes(one)) ? {} : null) }) as never;
  test('are heard wherever the focus is, also where a press on the picture has left it', () => {
    expect(isForTheTable({ target: inside('body'), defaultPrevented: false })).toBe(true);
    expect(isForTheTable({ target: null, defaultPrevented: false })).toBe(true);
  });
  test('but not where somebody writes, nor under a sheet, nor what somebody else has taken', () => {
    for (const place of ['textarea', 'select', 'dialog', 'input:not([type="range"])'])
      expect(isForTheTable({ target: inside(place), defaultPrevented: false })).toBe(false);
    expect(isForTheTable({ target: inside('body'), defaultPrevented: true })).toBe(false);
  });
});

test('where hands do not wait for the rules, what is set stays set while it cannot be done, and can be set before', () => {
  const aiming = {
    ...view,
    aims: (_: unknown, __: Seat, now: Action<AnyShape> | null) => now ?? flick('R7', 0.2),
  } as unknown as GameView<AnyShape>;
  const hand = new HandDraft();
  const desk = { ...deskAfter('R9', 'R8'), view: aiming, legal: [reset] };
  hand.offer(desk);
  expect(hand.draft.get()).toMatchObject({ figure: 'R7' });
  hand.draft.set(flick('R9', 0.9));
  hand.offer({ ...deskAfter(), view: aiming });
  hand.offer(desk);
  expect(hand.draft.get()).toEqual(flick('R9', 0.9));
});
