import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useSay } from '../../ui/say.ts';
import { TABLE } from '../words.ts';
import './rare-actions.css';

/** What is seldom wanted, behind a button; it closes as soon as somebody does anything else. */
export function RareActions({ children }: { readonly children: ReactNode }): ReactElement {
  const say = useSay();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current === null ? undefined : closesElsewhere(details.current, document)), []);
  return (
    <details ref={details} className="rare-actions">
      <summary className="t-plain">{say(TABLE.more)}</summary>
      <div>{children}</div>
    </details>
  );
}

/** The part of a details element that is asked here. */
interface Folding {
  open: boolean;
  contains(other: Node | null): boolean;
}

/** A press anywhere else, Escape or another key that does something, or one of its own buttons: then it is closed. */
export function closesElsewhere(details: Folding, page: EventTarget): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const isInside = ({ target }: Event): boolean => details.contains(target as Node | null);
  const close = (): void => {
    if (details.open) details.open = false;
  };
  // Captured: the table takes hold of every press on it.
  page.addEventListener('pointerdown', (event) => void (isInside(event) || close()), { signal, capture: true });
  page.addEventListener('click', (event) => void (isOwnButton(event) && isInside(event) && close()), { signal });
  page.addEventListener(
    'keydown',
    (event) => {
      const { key } = event as KeyboardEvent;
      if (key === 'Escape' || (key !== 'Tab' && key !== 'Shift' && !isInside(event))) close();
    },
    { signal, capture: true },
  );
  return () => listening.abort();
}
const isOwnButton = ({ target }: Event): boolean => target instanceof Element && target.closest('button') !== null;
