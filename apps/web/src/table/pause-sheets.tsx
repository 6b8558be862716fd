import type { SideLook } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { routes } from '../app/routes.ts';
import { fill, useSay } from '../app/say.ts';
import { SideSign } from './icons.tsx';
import { Sheet } from './sheet.tsx';
import { TABLE } from './words.ts';

/** Something a person here may give up. */
export interface GivingUp {
  readonly id: string;
  readonly label: string;
  readonly onDo: () => void;
}

interface PauseProps {
  readonly score: ReactElement;
  readonly share: ReactElement;
  readonly givingUp: readonly GivingUp[];
  readonly onResume: () => void;
}

export function PauseSheet({ score, share, givingUp, onResume }: PauseProps): ReactElement {
  const say = useSay();
  return (
    <Sheet kind="screen" title={say(TABLE.paused)} onLeave={onResume}>
      {score}
      <p className="pause-text">{say(TABLE.pausedText)}</p>
      <p className="sheet-actions">
        <button type="button" className="t-main" data-action="resume" data-first onClick={onResume}>
          {say(TABLE.resume)}
        </button>
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

interface HandOverProps {
  readonly look: SideLook;
  readonly first: boolean;
  readonly score: ReactElement;
  /** What the referee has just said: it is the reason. */
  readonly call: string | null;
  readonly onGo: () => void;
}

/** Covers the table in the colour of whoever is next. */
export function HandOverSheet({ look, first, score, call, onGo }: HandOverProps): ReactElement {
  const say = useSay();
  return (
    <Sheet kind="screen" title={say(fill(TABLE.handOver, { side: say(look.name) }))}>
      <div className="hand-over" style={{ '--side': look.colour }}>
        <SideSign colour={look.colour} shape={look.shape} />
        {first ? null : score}
        {call === null ? null : <p className="gist">{call}</p>}
        <p>{say(first ? TABLE.firstText : TABLE.handOverText)}</p>
        <button type="button" className="t-main" data-action="hand-over" data-first onClick={onGo}>
          {say(TABLE.handOverGo)}
        </button>
      </div>
    </Sheet>
  );
}
