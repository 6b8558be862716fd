import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { at } from '../ui/routes.ts';
import { useSay } from '../ui/say.ts';
import { Icon } from '../ui/icons.tsx';
import { keepFile } from '../board/watch/sources.ts';
import { REPLAY } from './words.ts';

interface Opening {
  readonly reason: string | null;
  readonly open: (file: File) => Promise<void>;
}

/** Opens a record file and goes to its replay; says why not if it is none. */
export function useOpenFile(): Opening {
  const [, go] = useLocation();
  const [reason, setReason] = useState<string | null>(null);
  const open = useCallback(
    async (file: File): Promise<void> => {
      const kept = await keepFile(await file.text());
      if ('reason' in kept) return setReason(kept.reason);
      setReason(null);
      go(at.replay(kept.id));
    },
    [go],
  );
  return { reason, open };
}

export function OpenFileButton({ opening: { reason, open } }: { readonly opening: Opening }): ReactElement {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="open-file">
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="only-heard"
        tabIndex={-1}
        aria-label={say(REPLAY.openFile)}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Chosen again after it was mended, it should be read again.
          event.currentTarget.value = '';
          if (file !== undefined) void open(file);
        }}
      />
      <button type="button" className="t-plain" data-action="open-file" onClick={() => input.current?.click()}>
        <Icon name="open" /> {say(REPLAY.openFile)}
      </button>
      {reason === null ? null : (
        <div role="alert" className="t-reason">
          {say(REPLAY.notOpened)}
          <details>
            <summary>{say(REPLAY.why)}</summary>
            <code lang="en">{reason}</code>
          </details>
        </div>
      )}
    </div>
  );
}

/** Files may be dropped anywhere on the page. */
export function useDrop(open: (file: File) => Promise<void>): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const carriesFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    addEventListener(
      'dragover',
      (event) => {
        if (!carriesFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal });
    addEventListener(
      'drop',
      (event) => {
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file === undefined) return;
        event.preventDefault();
        void open(file);
      },
      { signal },
    );
    return () => leaving.abort();
  }, [open]);
  return over;
}
