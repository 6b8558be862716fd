import type { Words } from '@bande/core';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Photograph } from '../games/photograph.tsx';
import { useGameAt } from '../session/game-at.ts';
import { useComing } from '../ui/coming.ts';
import { HOUSE } from '../ui/house-words.ts';
import { at, routes } from '../ui/routes.ts';
import { useSay } from '../ui/say.ts';
import { useTitle } from '../ui/use-title.ts';
import { BOARD } from './words.ts';
import './message.css';

interface MessageProps {
  readonly words: Words;
  readonly more?: Words;
  /** How far it is; null where nobody knows, left out where nothing is under way. */
  readonly done?: number | null;
  readonly replay?: string;
  readonly onPlayHere?: () => void;
}

/** Instead of a table: what is under way, or why there is none, and where to go. */
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
            {say(BOARD.playHere)}
          </button>
        )}
        {replay === undefined ? null : (
          <Link className="t-plain" href={at.replay(replay)}>
            {say(BOARD.replay)}
          </Link>
        )}
        <Link className={onPlayHere === undefined ? 't-main' : 't-plain'} href={routes.start}>
          {say(HOUSE.home)}
        </Link>
        <Link className="t-plain" href={routes.replays}>
          {say(BOARD.allMatches)}
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
