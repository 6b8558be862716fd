import type { AnyShape, Match } from '@bande/core';
import type { Inset } from '@bande/stage';
import { useEffect, useState, type ReactElement } from 'react';
import { Link, useParams } from 'wouter';
import { routes } from '../ui/routes.ts';
import { useSay } from '../ui/say.ts';
import { loadGame, type GameWithView } from '../games/views.ts';
import { TakeOverForm } from '../board/watch/take-over.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Icon } from '../ui/icons.tsx';
import { MatchBoard } from '../board/match-board.tsx';
import { Scoreboard } from '../board/story/scoreboard.tsx';
import { BREAKPOINTS } from '../ui/breakpoints.ts';
import { useMedia } from '../ui/surroundings.ts';
import { Message } from '../board/message.tsx';
import { ViewTool } from '../board/toolbar.tsx';
import { useTitle } from '../ui/use-title.ts';
import { BOARD } from '../board/words.ts';
import { positionFrom } from '../board/share/position-link.ts';
import { POSITION } from './words.ts';
import '../board/room.css';
import './position.css';

interface Position extends GameWithView {
  readonly match: Match<AnyShape>;
}

/** `/position/:game#…`: a position that somebody has passed on, to look at and to play on from. */
export function PositionPage(): ReactElement {
  const { game } = useParams<{ game: string }>();
  return (
    <ErrorBoundary key={game}>
      <PositionOf id={game} />
    </ErrorBoundary>
  );
}

async function find(id: string): Promise<Position | null> {
  const found = await loadGame(id);
  const match = found === null ? null : await positionFrom(found.game, location.hash.slice(1));
  return found === null || match === null ? null : { ...found, match };
}

function PositionOf({ id }: { readonly id: string }): ReactElement {
  const [position, setPosition] = useState<Position | null | 'loading'>('loading');
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    let here = true;
    const look = (): void => {
      find(id)
        .then((found) => here && setPosition(found))
        .catch((failure: unknown) => setError(failure instanceof Error ? failure : new Error(String(failure))));
    };
    look();
    addEventListener('hashchange', look);
    return () => {
      here = false;
      removeEventListener('hashchange', look);
    };
  }, [id]);
  if (error !== null) throw error;
  if (position === 'loading') return <Message words={POSITION.loading} done={null} />;
  return position === null ? (
    <Message words={POSITION.missing} more={POSITION.missingHow} />
  ) : (
    <PositionRoom {...position} />
  );
}

/** What the edges cover; as in position.css. */
const INSETS: Readonly<Record<'wide' | 'narrow' | 'low', Inset>> = {
  wide: { top: 96, right: 316, bottom: 12, left: 8 },
  narrow: { top: 164, right: 0, bottom: 252, left: 0 },
  low: { top: 44, right: 268, bottom: 6, left: 8 },
};

function PositionRoom({ game, view, match }: Position): ReactElement {
  const say = useSay();
  useTitle(`${say(POSITION.title)}: ${say(game.title)}`);
  const narrow = useMedia(BREAKPOINTS.narrow);
  const low = useMedia(BREAKPOINTS.low);
  const width = narrow ? 'narrow' : 'wide';
  return (
    <main className="table-room position-room">
      <h1 className="only-heard">
        {say(POSITION.title)}: {say(game.title)}
      </h1>
      <MatchBoard view={view} match={match} inset={INSETS[low ? 'low' : width]} roam />
      <header className="table-top">
        <Link className="t-tool" href={routes.start} aria-label={say(BOARD.leave)} title={say(BOARD.leave)}>
          <Icon name="back" />
        </Link>
        <Scoreboard view={view} match={match} />
        <nav className="t-tools" aria-label={say(BOARD.tools)}>
          <ViewTool table={view} />
        </nav>
      </header>
      <section className="position-card" aria-label={say(POSITION.title)}>
        <h2>{say(POSITION.title)}</h2>
        <TakeOverForm game={game} view={view} match={match} inputs={0} />
      </section>
    </main>
  );
}
