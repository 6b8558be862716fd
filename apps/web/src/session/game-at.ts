import { useEffect, useState } from 'react';
import { useRoute } from 'wouter';
import { routes } from '../ui/routes.ts';
import { gameOfSample } from '../games/sample-id.ts';

/** Matches of which this page has heard. */
const gamesOf = new Map<string, string>();

/** The match lies on a table of this game: whoever comes to it need not look for it. */
export const lies = (match: string, game: string): void => void gamesOf.set(match, game);

/** The game whose table is at this address; null until that is known, and where none is. */
export function useGameAt(): string | null {
  const [, play] = useRoute(routes.play);
  const [, exercise] = useRoute(routes.exercise);
  const [, table] = useRoute(routes.table);
  const [, replay] = useRoute(routes.replay);
  const kept = useGameOfMatch(table?.id ?? replay?.id ?? null);
  return play?.game ?? exercise?.game ?? kept;
}

function useGameOfMatch(id: string | null): string | null {
  const [, setFound] = useState(0);
  const game = id === null ? null : (gamesOf.get(id) ?? gameOfSample(id));
  useEffect(() => {
    if (id === null || game !== null) return;
    let here = true;
    void import('./store.ts')
      .then(({ keptMatch }) => keptMatch(id))
      .then((match) => {
        if (match === undefined) return undefined;
        lies(id, match.game);
        return here && setFound((found) => found + 1);
      })
      // What this device does not keep nobody knows yet.
      .catch(() => {});
    return () => {
      here = false;
    };
  }, [id, game]);
  return game;
}
