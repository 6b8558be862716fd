import { useEffect, useState, type ReactElement } from 'react';
import { useParams, useSearch } from 'wouter';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { stageSounds } from '../board/stage-sounds.ts';
import { Message } from '../board/message.tsx';

import type { ReplayPlayer } from '../board/watch/player.ts';
import { ReplayRoom } from './replay-room.tsx';
import { prepare, type Watching } from '../board/watch/watching.ts';
import { REPLAY } from './words.ts';

/** `/replay/:id?t=N`: a match of this device, a file that was opened, or one of the server. */
export function ReplayPage(): ReactElement {
  const { id } = useParams<{ id: string }>();
  return (
    <ErrorBoundary key={id}>
      <ReplayAt id={id} />
    </ErrorBoundary>
  );
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

function useReplay(id: string): State {
  const [state, setState] = useState<State>({ kind: 'loading', done: 0 });
  const [error, setError] = useState<Error | null>(null);
  const wish = new URLSearchParams(useSearch()).get('t');
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let player: ReplayPlayer | null = null;
    setState({ kind: 'loading', done: 0 });
    prepare(id, { wish, signal, sounds: stageSounds, onProgress: (done) => setState({ kind: 'loading', done }) })
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
