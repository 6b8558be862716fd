import { useEffect, useState, type RefObject } from 'react';

/** Whether anybody can see an element: the page is in front and the element within the window. */
export function useVisible(element: RefObject<HTMLElement | null>): boolean {
  const [inWindow, setInWindow] = useState(true);
  const [inFront, setInFront] = useState(() => !document.hidden);
  useEffect(() => {
    const changed = (): void => setInFront(!document.hidden);
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new IntersectionObserver((entries) => setInWindow(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return inWindow && inFront;
}
