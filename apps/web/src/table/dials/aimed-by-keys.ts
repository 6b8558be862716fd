import type { AnyShape } from '@bande/core';
import type { Draft } from '@bande/stage/view';
import type { Choice } from '../turns/choice.ts';

/** What has a use of its own for Enter or the space bar. */
const OF_THEIR_OWN = 'button, a, summary, [role="gridcell"], [role="tab"]';
const SLIDER = 'input[type="range"]';

type Focused = Pick<Element, 'matches' | 'closest'>;
interface Focusable {
  focus(options?: FocusOptions): void;
}
export interface Edge {
  readonly querySelector: (selector: string) => Focusable | null;
  readonly activeElement: Focused | null;
}

/** Whoever aims by letters finds the button that does it under his hand, and where there is none no button at all: Enter must not undo what he has set. A slider keeps the focus. */
export function focusAfterAiming(draft: Draft<AnyShape> | null, edge: Edge): void {
  const kind = draft?.get()?.kind;
  if (kind === undefined || edge.activeElement?.matches(SLIDER) === true) return;
  const does = edge.querySelector(`.t-actions [data-action="${kind}"]`) ?? edge.querySelector('.t-actions');
  does?.focus({ preventScroll: true });
}

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat' | 'target' | 'preventDefault'>;

/** Enter and the space bar do what has been set, wherever they mean nothing else. */
export function doneByEnter(event: Pressed, choice: Pick<Choice, 'draft' | 'isChanged' | 'goesAlong' | 'press'>): void {
  const { key, repeat, target } = event;
  const draft = choice.draft?.get() ?? null;
  if ((key !== 'Enter' && key !== ' ') || repeat || draft === null || choice.goesAlong || !choice.isChanged()) return;
  if (target !== null && 'closest' in target && (target as Element).closest(OF_THEIR_OWN) !== null) return;
  event.preventDefault();
  choice.press(draft);
}
