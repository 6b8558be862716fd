import type { Action, AnyShape } from '@bande/core';
import { timesHeld, turnedBy } from '../dials/drafts.ts';
import type { Choice } from '../turns/choice.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'>;
type Setting = Pick<Choice, 'draft' | 'dialsOf' | 'aidsOf' | 'turn' | 'undo' | 'isChanged' | 'press'>;

/** Letters turn dials; Escape takes everything back, and one letter may do it. */
export function dialKey(event: Pressed, choice: Setting, doing?: string): void {
  const draft = choice.draft?.get() ?? null;
  if (draft === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const act = actOf(event, draft, choice, doing);
  if (act === null) return;
  event.preventDefault();
  act();
}

function actOf(
  { key, shiftKey, repeat }: Pressed,
  draft: Action<AnyShape>,
  choice: Setting,
  doing?: string,
): (() => void) | null {
  const to = turnedBy(choice.dialsOf(draft), { key, shift: shiftKey, times: timesHeld({ key, repeat }) });
  if (to !== null) return () => choice.turn(to.dial, to.value);
  const aid = choice.aidsOf(draft).find((one) => one.key === key.toLowerCase());
  if (aid !== undefined) return () => choice.draft?.set(aid.sets);
  if (key.toLowerCase() === doing) return () => choice.press(draft);
  return key === 'Escape' && choice.isChanged() ? choice.undo : null;
}
