interface Named {
  readonly id: string;
}

const keyOf = (game: string): string => `bande.opponent.${game}`;

/** Whom somebody plays against unless he says otherwise: the last one he chose in this game, else the first, who is the easiest. */
export function usualOpponent(game: string, bots: readonly Named[]): string | undefined {
  const last = remembered(game);
  return bots.find(({ id }) => id === last)?.id ?? bots[0]?.id;
}

function remembered(game: string): string | null {
  try {
    return localStorage.getItem(keyOf(game));
  } catch {
    return null;
  }
}

export function rememberOpponent(game: string, bot: string): void {
  try {
    localStorage.setItem(keyOf(game), bot);
  } catch {
    // The browser forbids it: the next visit begins with the first one again.
  }
}
