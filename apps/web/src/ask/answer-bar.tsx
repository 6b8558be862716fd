import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { useSay } from '../app/say.ts';
import { ASK } from './words.ts';

interface AnswerBarProps {
  /** Where the answer stands. */
  readonly answer: RefObject<HTMLElement | null>;
  readonly says: string;
}

/** On a small screen the answer may have been scrolled away: what it says stays at the lower edge, and leads there. */
export function AnswerBar({ answer, says }: AnswerBarProps): ReactElement | null {
  const say = useSay();
  const away = useIsAway(answer);
  if (!away) return null;
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
        {say(ASK.toAnswer)} <span aria-hidden="true">↑</span>
      </span>
    </button>
  );
}

function useIsAway(place: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const watch = new IntersectionObserver(([seen]) => setAway(seen?.isIntersecting === false));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return away;
}
