import type { Words } from '@bande/core';
import { useEffect, useState, type ReactElement } from 'react';
import { Link, Redirect, useLocation, useParams, useSearch } from 'wouter';
import { useComing } from '../ui/coming.ts';
import { lies, useGameAt } from '../games/game-at.ts';
import { Photograph } from '../games/photograph.tsx';
import { at, routes } from '../ui/routes.ts';
import { useSay } from '../ui/say.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { createExercise, createWished } from '../session/matches.ts';
import { TableRoom } from './table-room.tsx';
import { useOpened, type Opening } from './use-opened.ts';
import { TABLE } from '../board/words.ts';
import { useTitle } from '../ui/use-title.ts';
import '../ui/tokens.css';
import '../board/table.css';
import './bar/columns-low.css';
import './taught/exercise.css';

/** `/table/:id`: a match that this device keeps. */
export function TablePage(): ReactElement {
  const { id } = useParams<{ id: string }>();
  return (
    <ErrorBoundary key={id}>
      <TableAt id={id} />
    </ErrorBoundary>
  );
}

function TableAt({ id }: { readonly id: string }): ReactElement {
  const opening = useOpened(id);
  switch (opening.kind) {
    case 'opening':
      return <Message words={opening.what === 'engine' ? TABLE.engine : TABLE.laying} done={opening.done} />;
    case 'not':
      return <NotHere id={id} why={opening.why} />;
    case 'moved':
      return <Redirect to={at.table(opening.to)} replace />;
    case 'open':
      return (
        <>
          <TableRoom key={id} table={opening.table} />
          {opening.kept ? null : <NotKeptHere />}
        </>
      );
  }
}

/** Said once, and put away by whoever has read it. */
function NotKeptHere(): ReactElement | null {
  const say = useSay();
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <p className="not-kept" role="alert">
      <span>{say(TABLE.notKept)}</span>
      <button type="button" className="t-plain" onClick={() => setRead(true)}>
        {say(TABLE.close)}
      </button>
    </p>
  );
}

function NotHere({
  id,
  why,
}: {
  readonly id: string;
  readonly why: Extract<Opening, { kind: 'not' }>['why'];
}): ReactElement {
  switch (why) {
    case 'missing':
      return <Message words={TABLE.missing} more={TABLE.missingHow} />;
    case 'unreadable':
      return <Message words={TABLE.unreadable} replay={id} />;
    case 'elsewhere':
      return <Message words={TABLE.elsewhere} more={TABLE.elsewhereHow} onPlayHere={() => location.reload()} />;
  }
}

/** `/play/:game?bot=…&preset=…&side=…`: sets a match up and goes to its table; without a bot two play at this device, with `&watch` bots alone. */
export function PlayPage(): ReactElement {
  const { game } = useParams<{ game: string }>();
  const wishes = new URLSearchParams(useSearch());
  const wished = {
    bot: wishes.get('bot'),
    preset: wishes.get('preset'),
    side: wishes.get('side'),
    watch: wishes.has('watch'),
  };
  return <SettingUp game={game} create={() => createWished(game, wished)} />;
}

/** `/learn/:game/:exercise`: lays a task on the table and goes there. */
export function ExercisePage(): ReactElement {
  const { game, exercise } = useParams<{ game: string; exercise: string }>();
  return <SettingUp key={exercise} game={game} create={() => createExercise(game, exercise)} />;
}

/** A table is being laid; null: nobody knows how. */
function SettingUp({
  game,
  create,
}: {
  readonly game: string;
  readonly create: () => Promise<string | null>;
}): ReactElement {
  const [, go] = useLocation();
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    let here = true;
    create()
      .then((id) => {
        if (!here) return undefined;
        if (id === null) return setMissing(true);
        lies(id, game);
        return go(at.table(id), { replace: true });
      })
      .catch((failure: unknown) => setError(failure instanceof Error ? failure : new Error(String(failure))));
    return () => {
      here = false;
    };
  }, []);
  return (
    <ErrorBoundary>
      <Thrown error={error} />
      {missing ? <Message words={TABLE.unknownGame} /> : <Message words={TABLE.laying} done={null} />}
    </ErrorBoundary>
  );
}

function Thrown({ error }: { readonly error: Error | null }): null {
  if (error !== null) throw error;
  return null;
}

interface MessageProps {
  readonly words: Words;
  readonly more?: Words;
  /** How far it is; null where nobody knows, left out where nothing is under way. */
  readonly done?: number | null;
  readonly replay?: string;
  readonly onPlayHere?: () => void;
}

export function Message({ words, more, done, replay, onPlayHere }: MessageProps): ReactElement {
  const say = useSay();
  useTitle(say(words));
  if (done !== undefined) return <Coming words={words} done={done} />;
  return (
    <main className="room-message">
      <h1>{say(words)}</h1>
      {more === undefined ? null : <p>{say(more)}</p>}
      <p className="sheet-actions">
        {onPlayHere === undefined ? null : (
          <button type="button" className="t-main" data-action="play-here" onClick={onPlayHere}>
            {say(TABLE.playHere)}
          </button>
        )}
        {replay === undefined ? null : (
          <Link className="t-plain" href={at.replay(replay)}>
            {say(TABLE.replay)}
          </Link>
        )}
        <Link className={onPlayHere === undefined ? 't-main' : 't-plain'} href={routes.start}>
          {say(TABLE.home)}
        </Link>
        <Link className="t-plain" href={routes.replays}>
          {say(TABLE.allMatches)}
        </Link>
      </p>
    </main>
  );
}

/** A table that is on its way is seen and told of where it will lie, as its own room does it: nothing jumps when that opens. */
function Coming({ words, done }: { readonly words: Words; readonly done: number | null }): ReactElement {
  const say = useSay();
  const game = useGameAt();
  useComing();
  return (
    <main className="room-message is-coming" role="status">
      <Photograph game={game} />
      <div>
        <progress aria-label={say(words)} max={1} value={done === null || done === 0 ? undefined : done} />{' '}
        <h1>{say(words)}</h1>
      </div>
    </main>
  );
}
