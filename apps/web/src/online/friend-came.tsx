import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '../ui/icons.tsx';
import { keepInvitation } from '../ui/invitation.ts';
import { at } from '../ui/routes.ts';
import { fill, useSay } from '../ui/say.ts';
import { isFull } from './agreed.ts';
import { useNotice, type Known } from './use-notice.ts';
import { CAME, ONLINE } from './words.ts';
import './friend-came.css';

const EVERY_MS = 2_500;

/** Until the match is over or gone: the other one may come and leave again. */
const awaits = (known: Known): boolean =>
  known.kind === 'here' ? known.notice.state !== 'over' : known.kind === 'asking' || known.why === 'silent';

/** Wherever somebody is in the house while he waits: the one he has invited has come. Whoever looks at another window reads it on the tab. */
export function FriendCame({ match }: { readonly match: string }): ReactElement | null {
  const say = useSay();
  const [known] = useNotice(match, { everyMs: EVERY_MS, awaits, unseen: true });
  const [isPutAway, setPutAway] = useState(false);
  const isGone = !awaits(known);
  useEffect(() => {
    if (isGone) keepInvitation(null);
  }, [isGone]);
  const notice = known.kind === 'here' && isFull(known.notice) && !isGone ? known.notice : null;
  const isHere = notice !== null && notice.yours.length > 0 && !isPutAway;
  useTabSays(isHere ? say(CAME.tab) : null);
  if (!isHere) return null;
  const name = notice.names.find((one, seat) => one !== null && one !== '' && !notice.yours.includes(seat)) ?? '';
  const putAway = (): void => {
    keepInvitation(null);
    setPutAway(true);
  };
  return (
    <aside className="friend-came" role="status">
      <span>{say(name === '' ? CAME.hereGuest : fill(CAME.here, { name }))}</span>
      <Link className="button" href={at.online(match)} data-action="to-match">
        {say(ONLINE.toTheMatch)}
      </Link>
      <button type="button" className="t-tool" data-action="later" aria-label={say(CAME.later)} onClick={putAway}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** The page's own title comes back afterwards. */
function useTabSays(text: string | null): void {
  useEffect(() => {
    if (text === null) return undefined;
    const before = document.title;
    document.title = text;
    return () => {
      if (document.title === text) document.title = before;
    };
  }, [text]);
}
