import { useEffect } from 'react';

/** What the browser writes on its tab. */
export function useTitle(text: string): void {
  useEffect(() => {
    document.title = `${text} · Bande`;
  }, [text]);
}
