import { actionWords } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { TABLE } from '../words.ts';
import { Icon } from '../../ui/icons.tsx';
import { useSay } from '../../ui/say.ts';
import { useRoom, useTable } from '../at-table.ts';
import { UndoButton } from './undo-button.tsx';
import './confirm-bar.css';

/** What has been chosen, and whether it is to be done. */
export function ConfirmBar(): ReactElement | null {
  const { view, session } = useTable();
  const { choice, homes } = useRoom();
  const say = useSay();
  if (choice.ready === null) return null;
  const { match } = session.snapshot;
  const last = choice.picked.at(-1);
  const promise = last === undefined ? undefined : view.board(match, choice.picked.slice(0, -1)).promised?.get(last);
  return (
    <>
      <p className="ready-line">
        {[actionWords(view, choice.ready, match), ...(promise === undefined ? [] : [promise])].map(say).join(': ')}
      </p>
      <button ref={homes.primary} type="button" className="t-main" data-action="confirm" onClick={choice.confirm}>
        <Icon name="check" /> {say(TABLE.confirm)}
      </button>
      <UndoButton onUndo={choice.undo} />
    </>
  );
}
