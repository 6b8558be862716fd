import type { Hint } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useByKeyboard } from '../app/by-keyboard.ts';
import { useSay } from '../app/say.ts';
import { Icon } from './icons.tsx';
import { TABLE } from './words.ts';

/** What the ghost hand means, in words; whoever knows it already puts all of them away. */
export function HintCard({ hint, onSkip }: { readonly hint: Hint; readonly onSkip: () => void }): ReactElement {
  const say = useSay();
  const byKeys = useByKeyboard();
  return (
    <p className="hint-card" role="status" data-hint={hint.id}>
      <span>{say(byKeys ? (hint.byKeys ?? hint.words) : hint.words)}</span>
      <button
        type="button"
        className="t-quiet"
        aria-label={say(TABLE.noHints)}
        title={say(TABLE.noHints)}
        onClick={onSkip}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}
