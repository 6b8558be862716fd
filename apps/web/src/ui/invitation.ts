const KEY = 'bande.invitation';
/** For this visit, where the browser keeps nothing. */
let here: string | null = null;

/** The match to which somebody at this device has invited and waits for the other one; null: he waits for nobody. */
export function invitation(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return here;
  }
}

export function keepInvitation(match: string | null): void {
  here = match;
  try {
    if (match === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, match);
  } catch {
    // The browser forbids it: it holds for this visit.
  }
}
