import type { Words } from '@bande/core';
import type { Hint } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { Drawn } from '../../ui/drawing.tsx';
import { useByKeyboard } from '../../ui/by-keyboard.ts';
import { useSay } from '../../ui/say.ts';
import { Icon } from '../../ui/icons.tsx';
import { useMedia } from '../../ui/surroundings.ts';
import { TABLE } from '../words.ts';
import './hint-card.css';

function wordsFor({ words, byKeys, byFinger }: Hint, isByKeys: boolean, isTouched: boolean): Words {
  if (isByKeys) return byKeys ?? words;
  return isTouched ? (byFinger ?? words) : words;
}

interface HintCardProps {
  readonly hint: Hint;
  /** Two share the device: which of them is meant. */
  readonly to: Words | null;
  readonly onSkip: () => void;
}

/** What the ghost hand means, in words; whoever knows it already puts all of them away. */
export function HintCard({ hint, to, onSkip }: HintCardProps): ReactElement {
  const say = useSay();
  const byKeys = useByKeyboard();
  const touched = useMedia('(pointer: coarse)');
  return (
    <p className="hint-card" role="status" data-hint={hint.id}>
      {hint.sign === undefined ? null : <Drawn drawing={hint.sign} className="hint-sign" />}
      <span>
        {to === null ? null : `${say(to)}: `}
        {say(wordsFor(hint, byKeys, touched))}
      </span>
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
