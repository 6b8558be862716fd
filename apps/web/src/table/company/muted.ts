const KEY = 'bande.muted';

/** Nothing is wished to be heard from others, on this device, until it is wished again. */
export function isMuted(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function mute(is: boolean): void {
  try {
    if (is) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // The browser forbids it: they go on being heard.
  }
}
