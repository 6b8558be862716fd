import type { ReactElement } from 'react';
import { fill, useSay } from '../ui/say.ts';
import { READER } from '../board/book/words.ts';
import { ASK } from './words.ts';

interface WayProps {
  readonly steps: number;
  readonly at: number;
  readonly onStep: (at: number) => void;
  /** Whether the plan is shown; null where there is none. */
  readonly flat: boolean | null;
  readonly onFlat: (flat: boolean) => void;
}

/** The position and every step after it, to go there; and the plan on which things are moved. */
export function Way({ steps, at, onStep, flat, onFlat }: WayProps): ReactElement {
  const say = useSay();
  return (
    <div className="ask-way" role="group" aria-label={say(ASK.happened)}>
      {flat === null ? null : (
        <button type="button" className="plain ask-flat" aria-pressed={flat} onClick={() => onFlat(!flat)}>
          {say(ASK.plan)}
        </button>
      )}
      {Array.from({ length: steps }, (_, i) => (
        <button
          key={i}
          type="button"
          className="plain"
          aria-current={at === i && flat !== true ? 'step' : undefined}
          aria-label={i === 0 ? undefined : say(fill(READER.step, { n: i, total: steps - 1 }))}
          onClick={() => onStep(i)}
        >
          {i === 0 ? say(ASK.position) : i}
        </button>
      ))}
    </div>
  );
}
