import type { Action, AnyShape, Match } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useSay } from '../../ui/say.ts';

interface KeptPlaceProps {
  readonly view: Pick<GameView<AnyShape>, 'buttonsAt'>;
  readonly match: Match<AnyShape>;
  /** The button before it. */
  readonly after: Action<AnyShape>;
}

/** Faint, where a button will stand that cannot be pressed yet: when it comes, the others stay where they are. */
export function KeptPlace({ view, match, after }: KeptPlaceProps): ReactElement {
  const say = useSay();
  const kept = view.buttonsAt?.({ at: 'after', button: after }, match) ?? [];
  return (
    <>
      {kept.map(({ words }) => (
        <button key={words.en} type="button" className="t-plain" disabled>
          {say(words)}
        </button>
      ))}
    </>
  );
}
