import type { ReactElement } from 'react';
import { BOARD } from '../../board/words.ts';
import { SideSign } from '../../ui/icons.tsx';
import { useSay } from '../../ui/say.ts';
import { useRoom, useTable } from '../at-table.ts';
import { turnNow } from './turn-words.ts';
import './turn-line.css';

/** Whose turn it is, and what is to be done. */
export function TurnLine(): ReactElement {
  const table = useTable();
  const { seen, choice } = useRoom();
  const say = useSay();
  const { look, isYou, isThinking, line, others } = turnNow(table, seen, choice.picked, say);
  return (
    <p className={seen.playing || line === '' ? 'turn-line is-quiet' : 'turn-line'}>
      {look === undefined ? null : <SideSign colour={look.colour} shape={look.shape} />}
      {isYou ? <span className="is-you">{say(BOARD.you)}</span> : null}{' '}
      <span>
        {line}
        {others.length === 0 ? null : <span className="of-others"> {others.join(' ')}</span>}
      </span>
      {isThinking ? <span className="dots" aria-hidden="true" /> : null}
    </p>
  );
}
