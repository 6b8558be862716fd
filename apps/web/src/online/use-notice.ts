import type { MatchNotice } from '@bande/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { laterOn } from '../session/later-on.ts';
import { noticeOf, NotDone } from '../session/far/matches.ts';

/** What is known of a match on the server. */
export type Known =
  | { readonly kind: 'asking' }
  | { readonly kind: 'here'; readonly notice: MatchNotice; readonly isSilent: boolean }
  | { readonly kind: 'not'; readonly why: 'unknown' | 'silent' };

const GONE = 404;

function knownAfter(before: Known, failure: unknown): Known {
  if (failure instanceof NotDone && failure.status === GONE) return { kind: 'not', why: 'unknown' };
  return before.kind === 'here' ? { ...before, isSilent: true } : { kind: 'not', why: 'silent' };
}

/** Asks for it again and again as long as something is awaited, and never for a page that nobody looks at unless `unseen`. */
interface Asking {
  readonly everyMs: number;
  readonly awaits: (known: Known) => boolean;
  readonly unseen?: boolean;
}

/** `again` asks at once. */
export function useNotice(
  match: string,
  { everyMs, awaits, unseen = false }: Asking,
): readonly [known: Known, again: () => Promise<void>] {
  const [known, setKnown] = useState<Known>({ kind: 'asking' });
  const latest = useRef(known);
  const [seen, setSeen] = useState(() => !document.hidden);
  const mounted = useRef(true);

  const again = useCallback(async (): Promise<void> => {
    const next = await noticeOf(match).then(
      (notice): Known => ({ kind: 'here', notice, isSilent: false }),
      (failure: unknown) => knownAfter(latest.current, failure),
    );
    if (!mounted.current) return;
    latest.current = next;
    setKnown(next);
  }, [match]);

  useEffect(() => {
    mounted.current = true;
    const look = (): void => setSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => {
      mounted.current = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  const isAwaited = awaits(known);
  const isAsking = isAwaited && (seen || unseen);
  useEffect(() => {
    if (!isAsking) return undefined;
    let stop = (): void => {};
    let here = true;
    const ask = async (): Promise<void> => {
      await again();
      if (here) stop = laterOn(everyMs, () => void ask());
    };
    void ask();
    return () => {
      here = false;
      stop();
    };
  }, [isAsking, again, everyMs]);
  return [known, again];
}
