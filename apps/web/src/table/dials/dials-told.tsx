import type { Dial } from '@bande/stage/view';
import { useState, type ReactElement } from 'react';
import { useByKeyboard } from '../../ui/by-keyboard.ts';
import { useSay, type Say } from '../../ui/say.ts';
import './dials-told.css';

interface DialsToldProps {
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

/**
 * What was turned last, in words. It is remembered while it is drawn, not by an effect afterwards: a held key turns faster than the page comes to rest, and
 * each turn would leave one more update behind, which React takes for a circle without end.
 */
export function useChange(dials: readonly Dial[], say: Say): string {
  const [last, setLast] = useState({ dials, told: '' });
  const news = changed(last.dials, dials, say);
  // A slider that has the focus says its own value.
  if (news !== '') setLast({ dials, told: isOnSlider() ? last.told : news });
  return last.told;
}

const isOnSlider = (): boolean => document.activeElement?.matches('.dial input') === true;
