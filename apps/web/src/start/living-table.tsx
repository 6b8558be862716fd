import { qualityHere } from '@bande/stage/quality';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement, type RefObject } from 'react';
import { sampleId } from '../games/sample-id.ts';
import type { ReplayPlayer } from '../board/watch/player.ts';
import { prepare, type Watching } from '../board/watch/watching.ts';
import { MatchBoard } from '../board/match-board.tsx';

/** A guest is not startled: nothing is heard. */
const SILENCE = { sound: () => {}, schedule: () => () => {} };
/** After the end one looks at the table for a while. */
const REST_MS = 5_000;
/** So much of a match is its beginning: choices and set-ups, of which little is seen. */
const OPENING = 0.03;

/** A sample match, played over and over; it stands still while nobody can see it. */
export function LivingTable({
  game,
  onSeen,
}: {
  readonly game: string;
  readonly onSeen: () => void;
}): ReactElement | null {
  const [watching, setWatching] = useState<Watching | null>(null);
  useEffect(() => {
    if (qualityHere() !== 'full') return;
    const leaving = new AbortController();
    let player: ReplayPlayer | null = null;
    prepare(sampleId(game), { wish: null, signal: leaving.signal, sounds: SILENCE })
      .then((found) => {
        if (leaving.signal.aborted || found === null) return undefined;
        ({ player } = found);
        player.go(Math.ceil(found.course.steps.length * OPENING));
        return setWatching(found);
      })
      // It is an ornament: without it the picture stays.
      .catch(() => {});
    return () => {
      leaving.abort();
      player?.close();
      setWatching(null);
    };
  }, [game]);
  return watching === null ? null : <Played watching={watching} onSeen={onSeen} />;
}

function Played({
  watching: { found, player },
  onSeen,
}: {
  readonly watching: Watching;
  readonly onSeen: () => void;
}): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const watched = useSyncExternalStore(player.subscribe, () => player.watched);
  const seen = useInSight(place);
  useEffect(() => {
    if (!seen) {
      player.pause();
      return;
    }
    player.play();
  }, [player, seen]);
  useEffect(() => {
    if (watched.playing || !seen) return;
    const timer = setTimeout(() => player.play(), REST_MS);
    return () => clearTimeout(timer);
  }, [player, watched.playing, seen]);
  return (
    <div className="living-board" ref={place} inert aria-hidden="true">
      <MatchBoard
        view={found.view}
        match={watched.match}
        running={player.running}
        show={watched.show}
        intent={watched.intent}
        from="tilted"
        speed={1}
        onReady={onSeen}
      />
    </div>
  );
}

/** Whether it is on the screen, in a window that is looked at. */
function useInSight(place: RefObject<Element | null>): boolean {
  const [isIn, setIn] = useState(true);
  const [isShown, setShown] = useState(() => !document.hidden);
  useEffect(() => {
    const look = (): void => setShown(!document.hidden);
    document.addEventListener('visibilitychange', look);
    const watcher = new IntersectionObserver(([entry]) => setIn(entry?.isIntersecting === true));
    if (place.current !== null) watcher.observe(place.current);
    return () => {
      document.removeEventListener('visibilitychange', look);
      watcher.disconnect();
    };
  }, [place]);
  return isIn && isShown;
}
