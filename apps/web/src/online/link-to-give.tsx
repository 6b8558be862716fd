import { useRef, useState, type ReactElement } from 'react';
import { copyText } from '../ui/copy-text.ts';
import { Icon } from '../ui/icons.tsx';
import { useSay } from '../ui/say.ts';
import type { Words } from '@bande/core';
import { WAITING } from './words.ts';

interface LinkProps {
  readonly link: string;
  readonly label: Words;
  /** Said along where a device hands links on by itself. */
  readonly shareText?: string;
  readonly isMain?: boolean;
}

/** A link to be copied, or handed on where the device can; where nothing may be copied it is selected. */
export function LinkToGive({ link, label, shareText, isMain = false }: LinkProps): ReactElement {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<Words | null>(null);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(link);
    if (!isCopied) field.current?.select();
    setTold(isCopied ? WAITING.copied : WAITING.byHand);
  };
  // Whoever thinks better of it has not shared: that is no fault.
  const share = (): void => void navigator.share({ url: link, text: shareText ?? '' }).catch(() => {});
  return (
    <div className="link-to-give">
      <input
        ref={field}
        type="text"
        readOnly
        aria-label={say(label)}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className="row">
        <button
          type="button"
          className={isMain ? 'button' : 'button is-quiet'}
          data-action="copy"
          onClick={() => void copy()}
        >
          <Icon name="link" /> {say(WAITING.copy)}
        </button>
        {shareText !== undefined && 'share' in navigator ? (
          <button type="button" className="button is-quiet" data-action="share" onClick={share}>
            <Icon name="share" /> {say(WAITING.share)}
          </button>
        ) : null}
        <span role="status">{told === null ? '' : say(told)}</span>
      </p>
    </div>
  );
}
