import { useState, type ReactElement } from 'react';
import { useSay } from '../ui/say.ts';
import { copyText } from '../ui/copy-text.ts';
import type { Asking } from './use-question.ts';
import { ASK } from './words.ts';

/** The whole question for those who write. */
export function AsText({ asking: { question, write, discardText } }: { readonly asking: Asking }): ReactElement {
  const say = useSay();
  const unread = question?.unread ?? null;
  return (
    <details className="ask-text">
      <summary>{say(ASK.text)}</summary>
      <label>
        <span className="only-heard">{say(ASK.textWhat)}</span>
        <textarea
          rows={14}
          spellCheck={false}
          value={question?.text ?? ''}
          aria-invalid={unread !== null}
          onChange={({ target }) => write(target.value)}
        />
      </label>
      {unread === null ? null : (
        <div role="status">
          <p className="wrong">{say(unread.words)}</p>
          <details>
            <summary>{say(ASK.details)}</summary>
            <p lang="en">{unread.reason}</p>
          </details>
          {question?.textAhead ? (
            <p>
              {say(ASK.textAhead)}{' '}
              <button type="button" className="plain" onClick={discardText}>
                {say(ASK.back)}
              </button>
            </p>
          ) : null}
        </div>
      )}
    </details>
  );
}

/** The address carries the question. */
export function CopyLink(): ReactElement {
  const say = useSay();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <p className="ask-link">
      <button type="button" className="button is-quiet" onClick={() => void copyText(location.href).then(setCopied)}>
        {say(copied === true ? ASK.linkCopied : ASK.link)}
      </button>
      {copied === false ? (
        <input
          className="copy-by-hand"
          readOnly
          aria-label={say(ASK.linkAddress)}
          value={location.href}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
    </p>
  );
}
