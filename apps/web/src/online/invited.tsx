import { agreements } from 'virtual:agreements';
import { cards } from 'virtual:cards';
import type { MatchNotice } from '@bande/protocol';
import { useState, type ReactElement } from 'react';
import { NotDone, sitDown } from '../session/far/matches.ts';
import { Frame } from '../ui/frame.tsx';
import { fill, useSay } from '../ui/say.ts';
import { agreedIn, inviterOf } from './agreed.ts';
import { AgreedList } from './agreed-list.tsx';
import { NameField, useOwnName } from './own-name.tsx';
import { TablePhoto } from './table-photo.tsx';
import { INVITED } from './words.ts';

interface InvitedProps {
  readonly notice: MatchNotice;
  /** He sits, or somebody else does: it is looked at anew. */
  readonly onSeated: () => Promise<void>;
}

/** A seat is free, and whoever opened the link may have it. */
export function Invited({ notice, onSeated }: InvitedProps): ReactElement {
  const say = useSay();
  const own = useOwnName();
  const [isSitting, setSitting] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const of = agreements.find((one) => one.game === notice.game);
  const card = cards.find(({ id }) => id === notice.game);
  const name = inviterOf(notice);
  const title = say(name === '' ? INVITED.titleGuest : fill(INVITED.title, { name }));
  const sit = async (): Promise<void> => {
    setSitting(true);
    const called = own.keep();
    try {
      await sitDown(notice.id, called === '' ? {} : { name: called });
    } catch (failure) {
      if (!(failure instanceof NotDone)) throw failure;
      setSilent(failure.status === 0);
    }
    await onSeated();
    setSitting(false);
  };
  return (
    <Frame title={title}>
      <h1>{title}</h1>
      <p className="lead">{card === undefined ? notice.game : `${say(card.game)}. ${say(card.pitch)}`}</p>
      <form
        className="online-columns"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSitting) void sit();
        }}
      >
        <div className="online-seen">
          <TablePhoto game={notice.game} />
          <p className="quiet">{say(INVITED.first)}</p>
        </div>
        <div className="online-preview">
          {of === undefined ? null : <AgreedList agreed={agreedIn(of, notice)} />}
          <NameField own={own} />
        </div>
        <div className="online-act">
          <button type="submit" className="button is-main online-go" data-action="sit-down" aria-disabled={isSitting}>
            {say(isSitting ? INVITED.sitting : INVITED.sitDown)}
          </button>
          <p className="wrong" role="status">
            {isSilent ? say(INVITED.noNet) : ''}
          </p>
        </div>
      </form>
    </Frame>
  );
}
