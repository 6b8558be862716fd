import type { AnyGame, AnyShape, Match } from '@bande/core';
import { useState, type ReactElement } from 'react';
import { useSay } from '../../ui/say.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { positionLink } from './position-link.ts';
import { SHARE } from './words.ts';

/** Copies a link that brings anybody to this position; where nothing may be copied, it can be read. */
export function CopyPosition({
  game,
  match,
}: {
  readonly game: AnyGame;
  readonly match: Match<AnyShape>;
}): ReactElement | null {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  if (match.outcome !== null) return null;
  const copy = async (): Promise<void> => {
    const link = location.origin + (await positionLink(game, match));
    const done = await copyText(link);
    setCopied(done);
    setAddress(done ? null : link);
  };
  return (
    <>
      <button type="button" className="t-plain" data-action="copy-position" onClick={() => void copy()}>
        <Icon name="link" /> {say(copied ? SHARE.copied : SHARE.copyPosition)}
      </button>
      {address === null ? null : (
        <input
          className="copy-by-hand"
          readOnly
          aria-label={say(SHARE.positionAddress)}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}
