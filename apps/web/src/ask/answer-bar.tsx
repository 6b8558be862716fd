import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { useSay } from '../ui/say.ts';
import { ASK } from './words.ts';
import './answer.css';

interface AnswerBarProps {
  /** Where the answer stands. */
  readonly answer: RefObject<HTMLElement | null>;
  readonly says: string;
}

/** On a small screen the answer may have been scrolled away: what it says stays at the lower edge, and leads there. */
export function AnswerBar({ answer, says }: AnswerBarProps): ReactElement | null {
  const say = useSay();
  const away = useAway(answer);
  if (away === null) return null;
  return (
    <button
      type="button"
      className="ask-bar"
      aria-label={`${say(ASK.toAnswer)}: ${says}`}
      onClick={() => {
        answer.current?.scrollIntoView({ block: 'start' });
        answer.current?.focus({ preventScroll: true });
      }}
    >
      <strong>{says}</strong>
      <span className="ask-bar-way">
        {say(ASK.toAnswer)} <span aria-hidden="true">{away === 'above' ? '↑' : '↓'}</span>
      </span>
    </button>
  );
}

/** On which side of the screen something is out of sight; null: it is seen. */
function useAway(place: RefObject<HTMLElement | null>): 'above' | 'below' | null {
  const [away, setAway] = useState<'above' | 'below' | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (seen === undefined) return;
      const side = seen.boundingClientRect.top < 0 ? 'above' : 'below';
      setAway(seen.isIntersecting ? null : side);
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return away;
}
