import type { ReactElement } from 'react';
import { TABLE } from '../words.ts';
import { Icon } from '../../ui/icons.tsx';
import { useSay } from '../../ui/say.ts';

/** Takes back what is being chosen, and after that, where it may be, what was decided. It stands there, faint, while there is nothing to take back: nothing jumps while a hand moves. */
export function UndoButton({
  away = false,
  decided = false,
  onUndo,
}: {
  readonly away?: boolean;
  /** Nothing is being chosen: what was decided is taken back. */
  readonly decided?: boolean;
  readonly onUndo: () => void;
}): ReactElement {
  const say = useSay();
  return (
    <button
      type="button"
      className="t-plain takes-back"
      data-action={decided ? 'take-back' : 'undo'}
      disabled={away}
      aria-label={say(TABLE.undo)}
      onClick={onUndo}
    >
      <Icon name="undo" /> <span>{say(TABLE.undo)}</span>
    </button>
  );
}
