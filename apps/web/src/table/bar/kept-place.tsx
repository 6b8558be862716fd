import type { Action, AnyShape, Match } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useSay } from '../../ui/say.ts';

export interface KeptPlaceProps {
  readonly view: Pick<GameView<AnyShape>, 'keptPlaces'>;
  readonly buttons: readonly Action<AnyShape>[];
  readonly match: Match<AnyShape>;
  /** The button before it, counted from the first. */
  readonly after: number;
}

/** Faint, where a button will stand that cannot be pressed yet: when it comes, the others stay where they are. */
export function KeptPlace({ view, buttons, match, after }: KeptPlaceProps): ReactElement {
  const say = useSay();
  const kept = (view.keptPlaces?.(buttons, match) ?? []).filter((one) => one.after === after);
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
