import { EngineMissing, type AnyGame } from '@bande/core';
import { useEffect, useMemo, useState } from 'react';

/** What is told needs no engine. Where something moves, null until the game's own has come: then it is asked again. `asked` stays the same as long as it asks the same. */
export function useWithEngine<T extends object>(game: AnyGame, asked: () => T): T | null {
  const [isLoaded, setLoaded] = useState(false);
  const answer = useMemo(() => answerOr(asked, isLoaded), [asked, isLoaded]);
  useEffect(() => {
    if (answer === null) void game.prepare?.().then(() => setLoaded(true));
  }, [answer, game]);
  return answer;
}

function answerOr<T>(asked: () => T, isLoaded: boolean): T | null {
  try {
    return asked();
  } catch (error) {
    if (error instanceof EngineMissing && !isLoaded) return null;
    throw error;
  }
}
