import { useEffect, useState } from 'react';
import { loadGame, type GameWithView } from './views.ts';

/** The game that a page shows; undefined: it is on its way, null: there is none of this name. A page whose game cannot be loaded is broken. */
export function useGame(id: string): GameWithView | null | undefined {
  const [come, setCome] = useState<{ readonly id: string; readonly found: GameWithView | null } | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let here = true;
    loadGame(id).then(
      (found) => here && setCome({ id, found }),
      (failure: unknown) => here && setError(failure),
    );
    return () => {
      here = false;
    };
  }, [id]);
  if (error !== null) throw error instanceof Error ? error : new Error('the game could not be loaded');
  return come?.id === id ? come.found : undefined;
}
