import { useEffect, useState, type ReactElement } from 'react';
import { Redirect, useLocation, useParams, useSearch } from 'wouter';
import { lies } from '../session/game-at.ts';
import { at } from '../ui/routes.ts';
import { useSay } from '../ui/say.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { TableRoom } from './table-room.tsx';
import { useOpened, type Opening } from './use-opened.ts';
import { Message } from '../board/message.tsx';
import { BOARD } from '../board/words.ts';
import { TABLE } from './words.ts';
import { HOUSE } from '../ui/house-words.ts';
import { createExercise, createWished } from '../session/new-match.ts';

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
      return <Message words={opening.what === 'engine' ? TABLE.engine : BOARD.laying} done={opening.done} />;
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
        {say(HOUSE.close)}
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
      {missing ? <Message words={TABLE.unknownGame} /> : <Message words={BOARD.laying} done={null} />}
    </ErrorBoundary>
  );
}

function Thrown({ error }: { readonly error: Error | null }): null {
  if (error !== null) throw error;
  return null;
}
