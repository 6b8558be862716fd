import type { Dial } from '@bande/stage/view';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useByKeyboard } from '../app/by-keyboard.ts';
import { useSay, type Say } from '../app/say.ts';

export interface DialsToldProps {
  readonly dials: readonly Dial[];
  /** Somebody has set something that is not done yet. */
  readonly isSet: boolean;
  /** The dials themselves are folded away: what keys set is read here. */
  readonly isSeen: boolean;
}

/** What keys set where no dial is in sight, in words: all of it for the eye, what has changed for the ear. */
export function DialsTold({ dials, isSet, isSeen }: DialsToldProps): ReactElement {
  const say = useSay();
  const byKeys = useByKeyboard();
  const heard = useChange(dials, say);
  const isTold = byKeys && isSet;
  return (
    <>
      <p className="only-heard" role="status">
        {isTold ? heard : ''}
      </p>
      {isTold && isSeen ? (
        <p className="dials-told" aria-hidden="true">
          {dials.map(({ id, label, says }) => (
            <span key={id}>
              {say(label)} <strong>{say(says)}</strong>
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}

/** The dials that read otherwise than before, in words. */
export function changed(before: readonly Dial[], now: readonly Dial[], say: Say): string {
  const read = new Map(before.map(({ id, says }) => [id, say(says)]));
  const turned = now.filter(({ id, says }) => read.get(id) !== say(says));
  return turned.map(({ label, says }) => `${say(label)} ${say(says)}`).join(', ');
}

function useChange(dials: readonly Dial[], say: Say): string {
  const before = useRef(dials);
  const [told, setTold] = useState('');
  useEffect(() => {
    const news = changed(before.current, dials, say);
    before.current = dials;
    // A slider that has the focus says its own value.
    if (news !== '' && document.activeElement?.matches('.dial input') !== true) setTold(news);
  });
  return told;
}
