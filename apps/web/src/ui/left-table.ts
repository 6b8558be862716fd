const KEY = 'bande.left-table';

/** The table that somebody has left for a moment, to look something up; forgotten with the window. */
export function leftTable(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function leaveTable(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // The browser forbids it: the list of matches leads back, too.
  }
}
