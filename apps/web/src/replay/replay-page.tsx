import { useEffect, useState, type ReactElement } from 'react';
import { useParams, useSearch } from 'wouter';
import { prefersReducedMotion } from '../app/settings.ts';
import { inSlices } from '../session/slices.ts';
import { ErrorBoundary } from '../table/error-boundary.tsx';
import { laterOn } from '../table/matches.ts';
import { stageSounds } from '../table/stage-sounds.ts';
import { Message } from '../table/table-page.tsx';

import { ReplayPlayer } from './player.ts';
import { ReplayRoom } from './replay-room.tsx';
import { findMatch, type Watchable } from './sources.ts';
import { stepping, type Course } from './steps.ts';
import { stepFrom } from './timeline.ts';
import { REPLAY } from './words.ts';
import '../table/tokens.css';
import '../table/table.css';
import './replay.css';

/** `/replay/:id?t=N`: a match of this device, a file that was opened, or one of the server. */
export function ReplayPage(): ReactElement {
  const { id } = useParams<{ id: string }>();
  return (
    <ErrorBoundary key={id}>
      <ReplayAt id={id} />
    </ErrorBoundary>
  );
}

export interface Watching {
  readonly found: Watchable;
  readonly course: Course;
  readonly player: ReplayPlayer;
}
type State =
  | { readonly kind: 'loading'; readonly done: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly watching: Watching };

function ReplayAt({ id }: { readonly id: string }): ReactElement {
  const state = useReplay(id);
  switch (state.kind) {
    case 'loading':
      return <Message words={REPLAY.loading} done={state.done} />;
    case 'missing':
      return <Message words={REPLAY.missing} more={REPLAY.missingHow} />;
    case 'ready':
      return <ReplayRoom {...state.watching} />;
  }
}

async function prepare(
  id: string,
  wish: string | null,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Watching | null> {
  const found = await findMatch(id);
  const course = found === null ? null : await inSlices(stepping(found.game, found.source), { signal, onProgress });
  if (found === null || course === null) return null;
  const parts = {
    view: found.view,
    steps: course.steps,
    after: laterOn,
    now: () => performance.now(),
    still: prefersReducedMotion,
    ...stageSounds,
  };
  return { found, course, player: new ReplayPlayer(parts, stepFrom(wish, course.steps.length) ?? 0) };
}

function useReplay(id: string): State {
  const [state, setState] = useState<State>({ kind: 'loading', done: 0 });
  const [error, setError] = useState<Error | null>(null);
  const wish = new URLSearchParams(useSearch()).get('t');
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let player: ReplayPlayer | null = null;
    setState({ kind: 'loading', done: 0 });
    prepare(id, wish, signal, (done) => setState({ kind: 'loading', done }))
      .then((watching) => {
        if (signal.aborted) return undefined;
        player = watching?.player ?? null;
        return setState(watching === null ? { kind: 'missing' } : { kind: 'ready', watching });
      })
      .catch(
        (failure: unknown) =>
          signal.aborted || setError(failure instanceof Error ? failure : new Error(String(failure))),
      );
    return () => {
      leaving.abort();
      player?.close();
    };
    // The time mark of a link counts when it is opened; afterwards the page writes it itself.
  }, [id]);
  if (error !== null) throw error;
  return state;
}
