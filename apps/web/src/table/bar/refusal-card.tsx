import type { AnyGame, AnyShape, Match, Refusal, Words } from '@bande/core';
import { useLatest } from '@bande/stage/use-latest';
import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useSay } from '../../ui/say.ts';
import { readingMs } from '../turns/held-card.ts';
import { Icon } from '../../ui/icons.tsx';
import { Paragraphs } from '../../ui/paragraph.tsx';
import { REFUSAL_WORDS } from '../../board/words.ts';
import { HOUSE } from '../../ui/house-words.ts';
import type { PartOfView } from '../../games/part-of-view.ts';
import '../../board/story/calls.css';

interface RefusalCardProps {
  readonly game: AnyGame;
  readonly view: PartOfView<'refusalWords'>;
  readonly match: Match<AnyShape>;
  readonly refusal: Refusal;
  readonly onClose: () => void;
}

/** Why not: the reason and the rule it rests on. */
export function RefusalCard({ game, view, match, refusal, onClose }: RefusalCardProps): ReactElement {
  const [first] = refusal.paragraphs;
  const reason = view.refusalWords?.(refusal, match) ?? (first === undefined ? undefined : game.rulebook[first]?.gist);
  const words = [REFUSAL_WORDS[refusal.code], ...(reason === undefined ? [] : [reason])];
  return (
    <WhyNot words={words} of={refusal} onClose={onClose}>
      <Paragraphs game={game} ids={refusal.paragraphs.slice(0, 2)} />
    </WhyNot>
  );
}

interface WhyNotProps {
  readonly words: readonly Words[];
  /** Something else was refused: it is read anew. */
  readonly of: unknown;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** What could not be done, said until it has been read. */
export function WhyNot({ words, of, onClose, children }: WhyNotProps): ReactElement {
  const say = useSay();
  const said = words.map(say);
  const card = useRef<HTMLElement>(null);
  useReadThenGone(card, of, readingMs(said), onClose);
  return (
    <section ref={card} className="call-card is-refusal" role="alert">
      <p className="call-words">
        <strong>{said[0]}</strong> {said[1]}
      </p>
      <p className="call-foot">
        {children}
        <button type="button" className="t-quiet" aria-label={say(HOUSE.close)} onClick={onClose}>
          <Icon name="close" /> <span>{say(HOUSE.close)}</span>
        </button>
      </p>
    </section>
  );
}

/** It goes when it has been read, unless somebody has it under the pointer or uses its buttons, and with the next press elsewhere: whoever tries again has understood. */
function useReadThenGone(card: RefObject<HTMLElement | null>, of: unknown, ms: number, onClose: () => void): void {
  const close = useLatest(onClose);
  useEffect(() => {
    const listening = new AbortController();
    const timer = setInterval(() => {
      if (card.current?.matches(':hover, :focus-within') !== true) close.current();
    }, ms);
    const onPress = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && card.current?.contains(target) === true)) close.current();
    };
    window.addEventListener('pointerdown', onPress, { capture: true, signal: listening.signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [card, of, ms, close]);
}
