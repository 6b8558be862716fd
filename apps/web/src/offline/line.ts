/** What some browsers tell of the line. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** What a device tells of itself, as far as it tells. */
interface Device {
  readonly onLine: boolean;
  readonly connection?: Pick<Connection, 'saveData' | 'effectiveType' | 'type'>;
}

const SLOW = new Set(['slow-2g', '2g', '3g']);

export const isSlow = (effectiveType: string | undefined): boolean => SLOW.has(effectiveType ?? '');

/**
 * Whether more may come over this line than was asked for. Where the browser says nothing of it, a device that is held in a hand may be on a line that is paid
 * for by the megabyte, so there it comes only when it is wished for; one with a mouse stands at home or at work.
 */
export function isGoodLine({ onLine, connection }: Device, isHeld: boolean): boolean {
  if (!onLine) return false;
  if (connection === undefined) return !isHeld;
  return connection.saveData !== true && !isSlow(connection.effectiveType) && connection.type !== 'cellular';
}

export const isGoodLineHere = (): boolean => isGoodLine(navigator, matchMedia('(pointer: coarse)').matches);

/** When the line is another one than before. */
export const lineChanges = (): Promise<void> =>
  new Promise((done) => {
    const heard = new AbortController();
    const { connection } = navigator as { readonly connection?: Connection };
    const hear = (): void => {
      heard.abort();
      done();
    };
    connection?.addEventListener?.('change', hear, { signal: heard.signal });
    addEventListener('online', hear, { signal: heard.signal });
  });
