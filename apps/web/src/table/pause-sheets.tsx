import type { SideLook } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { leaveTable } from '../app/left-table.ts';
import { at, routes } from '../app/routes.ts';
import { fill, useSay } from '../app/say.ts';
import type { Turning } from './handover.ts';
import { SideSign } from './icons.tsx';
import { inkOn } from './ink.ts';
import { Sheet } from './sheet.tsx';
import type { Pauses } from './use-pauses.ts';
import { TABLE } from './words.ts';

/** Something a person here may give up. */
export interface GivingUp {
  readonly id: string;
  readonly label: string;
  readonly onDo: () => void;
}

interface PauseProps {
  /** The game and the match, to look something up and to come back. */
  readonly game: string;
  readonly id: string;
  readonly score: ReactElement;
  /** The break between two halves, where it is one. */
  readonly rest: Pauses['rest'];
  /** An earlier version began the match: it goes on from its last rest. */
  readonly goesOn: boolean;
  readonly share: ReactElement;
  readonly givingUp: readonly GivingUp[];
  readonly onResume: () => void;
}

export function PauseSheet({ game, id, score, rest, goesOn, share, givingUp, onResume }: PauseProps): ReactElement {
  const say = useSay();
  return (
    <Sheet kind="screen" title={say(rest?.title ?? TABLE.paused)} onLeave={onResume}>
      {score}
      <p className="pause-text">{say(rest?.text ?? (goesOn ? TABLE.goesOn : TABLE.pausedText))}</p>
      <p className="sheet-actions">
        <button type="button" className="t-main" data-action="resume" data-first onClick={onResume}>
          {say(TABLE.resume)}
        </button>
        <Link className="t-plain" href={at.rulebook(game)} onClick={() => leaveTable(id)}>
          {say(TABLE.rulebook)}
        </Link>
        <Link className="t-plain" href={routes.settings} onClick={() => leaveTable(id)}>
          {say(TABLE.settings)}
        </Link>
        <Link className="t-plain" href={routes.start}>
          {say(TABLE.home)}
        </Link>
        {share}
      </p>
      {givingUp.length === 0 ? null : (
        <details className="giving-up">
          <summary>{say(TABLE.giveUp)}</summary>
          <p className="sheet-actions">
            {givingUp.map(({ id, label, onDo }) => (
              <button key={id} type="button" className="t-plain" data-action="give-up" onClick={onDo}>
                {label}
              </button>
            ))}
          </p>
        </details>
      )}
    </Sheet>
  );
}

interface ToastProps {
  readonly look: SideLook;
  /** Another number brings it up again. */
  readonly times: number;
  readonly first: boolean;
  readonly turning: Turning;
}

/** How two share the table, said once. */
const FIRST_WORDS = { attack: TABLE.turnsWithAttack, toPlay: TABLE.turnsToPlay, never: TABLE.firstText } as const;

/** Says in the colour of whoever is next that he is; it covers nothing that is needed and goes by itself. */
export function HandOverToast({ look, times, first, turning }: ToastProps): ReactElement {
  const say = useSay();
  return (
    <div role="status" className="hand-over">
      <p
        key={times}
        className={first ? 'hand-over-toast is-first' : 'hand-over-toast'}
        style={{ '--side': look.colour, color: inkOn(look.colour) }}
      >
        <SideSign colour={look.colour} shape={look.shape} />
        <strong>{say(fill(TABLE.handOver, { side: say(look.name) }))}</strong>
        {first ? <span>{say(FIRST_WORDS[turning])}</span> : null}
      </p>
    </div>
  );
}
