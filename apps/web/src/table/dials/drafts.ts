import { play, type Action, type AnyShape } from '@bande/core';
import type { Dial, GameView } from '@bande/stage/view';
import type { Desk } from '../../board/picking.ts';

/** The legal action that is not done as it is: somebody sets its dials first. Where hands do not wait for the rules, what they may set already. */
export const draftable = ({
  view,
  match,
  legal,
  seat,
}: Pick<Desk, 'view' | 'match' | 'legal' | 'seat'>): Action<AnyShape> | null =>
  legal.find((action) => dialsOf(view, action, match).length > 0) ?? view.aims?.(match, seat, null) ?? null;

export const dialsOf = (
  view: Pick<GameView<AnyShape>, 'dials'>,
  action: Action<AnyShape>,
  match: Desk['match'],
): readonly Dial[] => view.dials?.(action, match) ?? [];

/** What somebody did last, by chair and kind of action. */
export type Lately = ReadonlyMap<string, Action<AnyShape>>;
const keyOf = ({ seat }: Pick<Desk, 'seat'>, { kind }: Action<AnyShape>): string => `${seat} ${kind}`;
export const withLast = (lately: Lately, desk: Pick<Desk, 'seat'>, action: Action<AnyShape>): Lately =>
  new Map([...lately, [keyOf(desk, action), action]]);

/** Where a draft begins: where the view says, or at what this person did last, if the rules would take it; otherwise at the example. */
export function firstDraft(
  desk: Desk,
  example: Action<AnyShape>,
  lately: Lately,
  now: Action<AnyShape> | null = null,
): Action<AnyShape> {
  const { game, view, match, seat } = desk;
  const last = lately.get(keyOf(desk, example)) ?? null;
  const wish = view.begins === undefined ? last : view.begins(example, last, match, now);
  return wish !== null && play(game, match, { tick: match.tick, kind: 'action', by: seat, action: wish }).ok
    ? wish
    : example;
}

/** A value that a dial can have. */
export function onDial({ min, max, step }: Pick<Dial, 'min' | 'max' | 'step'>, value: number): number {
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  // Steps like 0.01 are not exact: rounded where nobody could tell.
  return Math.min(max, Math.round((min + steps * step) * 1e6) / 1e6);
}

/** A key as it is pressed: with the shift key or not, and how often it has been heard while it was held. */
interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
  readonly times?: number;
}

/** One key turns a dial: usefully far and finely with the shift key, where the dial says how far that is; otherwise by one step, with the shift key by ten. */
export function turnedBy(
  dials: readonly Dial[],
  { key, ...press }: KeyPress,
): { readonly dial: string; readonly value: number } | null {
  for (const dial of dials) {
    const way = dial.keys?.indexOf(key.toLowerCase()) ?? -1;
    if (way !== -1) return { dial: dial.id, value: pressed(dial, way === 0 ? -1 : 1, press) };
  }
  return null;
}

/** Where a dial goes by a key that turns it this way. */
export const pressed = (dial: Dial, way: 1 | -1, press: Omit<KeyPress, 'key'>): number =>
  onDial(dial, dial.value + way * strideOf(dial, press));

function strideOf({ step, keyStep }: Dial, { shift, times = 0 }: Omit<KeyPress, 'key'>): number {
  if (keyStep === undefined) return shift ? 10 * step : step;
  return shift ? step : keyStep * fasterAfter(times);
}
/** A key that is held goes twice as fast after a while, and then four times. */
const fasterAfter = (times: number): number => {
  if (times < 6) return 1;
  return times < 16 ? 2 : 4;
};

let held = { key: '', times: 0 };
/** How often a key has been heard since it went down. */
export function timesHeld({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): number {
  held = { key, times: repeat && key === held.key ? held.times + 1 : 0 };
  return held.times;
}
