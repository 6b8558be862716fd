import type { MatchNotice } from '@bande/protocol';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { Link, Redirect, useParams } from 'wouter';
import { Message } from '../board/message.tsx';
import { sitDown } from '../session/far/matches.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Frame } from '../ui/frame.tsx';
import { HOUSE } from '../ui/house-words.ts';
import { invitation, keepInvitation } from '../ui/invitation.ts';
import { at, routes } from '../ui/routes.ts';
import { useSay } from '../ui/say.ts';
import { isFull } from './agreed.ts';
import { Invited } from './invited.tsx';
import { LettersField } from './letters-field.tsx';
import { tokenIn } from './seat-link.tsx';
import { useNotice, type Known } from './use-notice.ts';
import { WaitingRoom } from './waiting-room.tsx';
import { ONLINE } from './words.ts';
import './online.css';

/** So often a waiting room asks whether somebody has come. */
const EVERY_MS = 1_500;

interface OnlineProps {
  /** The table of a match on the server: a place of its own, handed in. */
  readonly table: ComponentType<{ readonly notice: MatchNotice }>;
}

/** `/m/:id`: a match on the server, from the invitation to its record. */
export function OnlinePage({ table }: OnlineProps): ReactElement {
  const { id } = useParams<{ id: string }>();
  return (
    <ErrorBoundary key={id}>
      <BroughtAlong id={id} table={table} />
    </ErrorBoundary>
  );
}

interface AtMatch extends OnlineProps {
  readonly id: string;
}

/** Whoever brings his seat along from another device has it before anything else is asked. */
function BroughtAlong({ id, table }: AtMatch): ReactElement {
  const [token] = useState(() => tokenIn(location.hash));
  const [seat, setSeat] = useState<'none' | 'comes' | 'mine' | 'gone'>(token === null ? 'none' : 'comes');
  useEffect(() => {
    if (token === null) return;
    let here = true;
    // Whoever looks over his shoulder later finds no seat in the address.
    history.replaceState(history.state, '', location.pathname);
    sitDown(id, { token }).then(
      () => here && setSeat('mine'),
      () => here && setSeat('gone'),
    );
    return () => {
      here = false;
    };
  }, [id, token]);
  if (seat === 'comes') return <Message words={ONLINE.seatComes} done={null} />;
  if (seat === 'gone') return <Message words={ONLINE.seatGone} more={ONLINE.seatGoneHow} />;
  return <Match id={id} table={table} />;
}

const awaits = (known: Known): boolean =>
  known.kind === 'here' ? !isFull(known.notice) : known.kind === 'asking' || known.why === 'silent';

function Match({ id, table: Table }: AtMatch): ReactElement {
  const [known, again] = useNotice(id, { everyMs: EVERY_MS, awaits });
  const [wasInvited, setInvited] = useState(false);
  const notice = known.kind === 'here' ? known.notice : null;
  const isAtItsAddress = notice !== null && notice.id === id;
  const isWaiting = notice !== null && !isFull(notice);
  const isInvited = isWaiting && notice.yours.length === 0;
  useEffect(() => {
    if (isInvited) setInvited(true);
  }, [isInvited]);
  useEffect(() => {
    // Nobody waits for anybody any more.
    if (isAtItsAddress && !isWaiting && invitation() === id) keepInvitation(null);
  }, [isAtItsAddress, isWaiting, id]);
  if (known.kind === 'asking') return <Message words={ONLINE.looking} done={null} />;
  if (known.kind === 'not')
    return known.why === 'unknown' ? <Unknown id={id} /> : <Message words={ONLINE.silent} more={ONLINE.silentHow} />;
  // A seat is kept for the address of the match alone.
  if (known.notice.id !== id) return <Redirect to={at.online(known.notice.id)} replace />;
  if (isInvited) return <Invited notice={known.notice} onSeated={again} />;
  if (isWaiting) return <WaitingRoom notice={known.notice} isSilent={known.isSilent} />;
  return <Seated notice={known.notice} wasInvited={wasInvited} table={Table} />;
}

interface SeatedProps extends OnlineProps {
  readonly notice: MatchNotice;
  /** He had come to sit down himself. */
  readonly wasInvited: boolean;
}

/** Every seat is taken, or was. */
function Seated({ notice, wasInvited, table: Table }: SeatedProps): ReactElement {
  const [watches, setWatches] = useState(false);
  const { id, state, record, yours, mayWatch, game } = notice;
  // Whoever played it finds its end, its figures and the way on as he left them.
  if (state === 'over' && yours.length === 0) return <Over match={id} record={record} game={game} />;
  if (yours.length > 0 || (mayWatch && (watches || !wasInvited))) return <Table notice={notice} />;
  if (mayWatch) return <Taken game={game} onWatch={() => setWatches(true)} />;
  return <Message words={ONLINE.full} more={ONLINE.fullHow} />;
}

function Taken({ game, onWatch }: { readonly game: string; readonly onWatch: () => void }): ReactElement {
  const say = useSay();
  return (
    <Frame title={say(ONLINE.taken)}>
      <div role="status">
        <h1>{say(ONLINE.taken)}</h1>
        <p className="lead">{say(ONLINE.takenHow)}</p>
      </div>
      <p className="row">
        <button type="button" className="button" data-action="watch" onClick={onWatch}>
          {say(ONLINE.watch)}
        </button>
        <Link href={at.friend(game)} className="button is-quiet">
          {say(ONLINE.own)}
        </Link>
      </p>
    </Frame>
  );
}

interface OverProps {
  readonly match: string;
  /** Null: it is on its way; empty: nobody has played anything. */
  readonly record: string | null;
  readonly game: string;
}

function Over({ match, record, game }: OverProps): ReactElement {
  const say = useSay();
  return (
    <Frame title={say(ONLINE.over)}>
      <h1>{say(ONLINE.over)}</h1>
      <p className="lead">{say(record === null ? ONLINE.overSoon : ONLINE.overHow)}</p>
      <p className="row">
        {record === null ? null : (
          <Link href={at.replay(match)} className="button">
            {say(ONLINE.replay)}
          </Link>
        )}
        <Link href={at.friend(game)} className="button is-quiet">
          {say(ONLINE.own)}
        </Link>
      </p>
    </Frame>
  );
}

function Unknown({ id }: { readonly id: string }): ReactElement {
  const say = useSay();
  useEffect(() => {
    if (invitation() === id) keepInvitation(null);
  }, [id]);
  return (
    <Frame title={say(ONLINE.unknown)}>
      <h1>{say(ONLINE.unknown)}</h1>
      <p className="lead">{say(ONLINE.unknownHow)}</p>
      <LettersField first={id.length === 6 ? id : ''} />
      <p>
        <Link href={routes.start}>{say(HOUSE.home)}</Link>
      </p>
    </Frame>
  );
}
