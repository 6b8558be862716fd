import type { Words } from '@bande/core';
import { useEffect, useState, type ReactElement } from 'react';
import { useSay } from '../../ui/say.ts';
import { copyWhenThere } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { NotShared, sharedAddress } from './share.ts';
import { SHARE } from './words.ts';
import { HOUSE } from '../../ui/house-words.ts';
import './share-record.css';

type State =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'shared'; readonly address: string; readonly copied: boolean }
  | { readonly kind: 'failed'; readonly words: Words };

interface ShareRecordProps {
  /** The record as it is now; it may have to be played first. */
  readonly text: () => string | Promise<string>;
  /** Where the replay is to open. */
  readonly step?: number;
  readonly look: 't-tool' | 't-plain' | 't-main';
}

/** One click: the record goes to the server, and a link that works on every device is copied. */
export function ShareRecord({ text, step, look }: ShareRecordProps): ReactElement {
  const say = useSay();
  const [state, setState] = useState<State>({ kind: 'idle' });
  useEffect(() => setState({ kind: 'idle' }), [step]);
  const share = async (): Promise<void> => {
    setState({ kind: 'sending' });
    const address = Promise.resolve(text()).then(
      async (record) => location.origin + (await sharedAddress(record, step)),
    );
    try {
      const copied = await copyWhenThere(address);
      setState({ kind: 'shared', address: await address, copied });
    } catch (failure) {
      setState({ kind: 'failed', words: failure instanceof NotShared ? failure.words : SHARE.noServer });
    }
  };
  const label = say(state.kind === 'sending' ? SHARE.sharing : SHARE.share);
  return (
    <span className="share-record">
      <button
        type="button"
        className={look}
        data-action="share"
        aria-label={look === 't-tool' ? label : undefined}
        title={look === 't-tool' ? label : undefined}
        disabled={state.kind === 'sending'}
        onClick={() => void share()}
      >
        <Icon name="share" /> {look === 't-tool' ? null : label}
      </button>
      <Told state={state} onClose={() => setState({ kind: 'idle' })} />
    </span>
  );
}

/** What came of it; where nothing may be copied, the address can be read. */
function Told({ state, onClose }: { readonly state: State; readonly onClose: () => void }): ReactElement {
  const say = useSay();
  return (
    <span role="status" className="share-told" data-state={state.kind}>
      {state.kind === 'shared' ? (
        <>
          <span>{say(state.copied ? SHARE.shared : SHARE.sharedByHand)}</span>
          <input
            className="copy-by-hand"
            readOnly
            aria-label={say(SHARE.address)}
            value={state.address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </>
      ) : null}
      {state.kind === 'failed' ? <span>{say(state.words)}</span> : null}
      {state.kind === 'shared' || state.kind === 'failed' ? (
        <button type="button" className="t-plain share-close" onClick={onClose}>
          {say(HOUSE.close)}
        </button>
      ) : null}
    </span>
  );
}
