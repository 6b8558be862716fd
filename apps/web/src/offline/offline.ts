import { useSyncExternalStore } from 'react';
import { ownScript } from '../ui/own-script.ts';
import { isGoodLineHere, lineChanges } from './line.ts';
import { isWhole, type Kept, type Wish } from './messages.ts';
import { hearOpened } from './opened.ts';
import { quiet } from './quiet.ts';

/** What is there without the net, as far as this page knows. */
interface Offline {
  /** Null: nothing can be kept here, or nobody has counted yet. */
  readonly kept: Kept | null;
  /** Everything is on its way because somebody wished so. */
  readonly fetching: boolean;
}

let offline: Offline = { kept: null, fetching: false };
const listeners = new Set<() => void>();
function tell(more: Partial<Offline>): void {
  offline = { ...offline, ...more };
  for (const listener of listeners) listener();
}

export const useOffline = (): Offline =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offline,
  );

async function ask(wish: Wish): Promise<Kept> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<Kept>((done) => port1.addEventListener('message', ({ data }) => done(data as Kept)));
  port1.start();
  active!.postMessage(wish, [port2]);
  const kept = await answer;
  port1.close();
  tell({ kept });
  return kept;
}

/** The whole house at once, whatever the line is. */
export async function fetchAll(): Promise<void> {
  if (offline.fetching) return;
  tell({ fetching: true });
  let kept: Kept;
  do kept = await ask({ kind: 'more', now: true });
  while (!isWhole(kept) && !kept.failed);
  tell({ fetching: false });
}

/** So many idle moments in a row are a quiet page: about half a second. */
const QUIET = 10;
/** Between one handful of files and the next. */
const BREATH = 2;

let loads = 0;
const opened = new Set<string>();

/** What was opened works without the net afterwards; the rest of the house follows where the line is good and nobody waits for anything. */
export function keepForOffline(): void {
  // Without HTTPS a browser has no service worker, and everything else works.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  hearOpened((files) => {
    loads += 1;
    for (const file of files) opened.add(file);
    void keepOpened().catch(() => {});
  });
  keepHouse().catch(() => {
    // A browser that forbids it has no offline house either.
  });
}

const loaded = (): Promise<void> =>
  new Promise((done) => {
    if (document.readyState === 'complete') done();
    else addEventListener('load', () => done(), { once: true });
  });

/** Nothing is kept before the page itself is there: whoever comes to sit down at once gets his table first. */
let isRegistered = false;
async function keepHouse(): Promise<void> {
  await loaded();
  await quiet(BREATH, () => loads);
  await navigator.serviceWorker.register(ownScript('/service-worker.js'));
  isRegistered = true;
  await keepOpened();
  await fetchTheRest();
}

async function keepOpened(): Promise<void> {
  if (!isRegistered || opened.size === 0) return;
  const files = [...opened];
  opened.clear();
  await ask({ kind: 'opened', files });
}

/** A handful after the other, each in a quiet moment of a page with a good line; what does not come is left until the line is another one, or for the next visit. */
async function fetchTheRest(): Promise<void> {
  let kept = await ask({ kind: 'kept' });
  await quiet(QUIET, () => loads);
  while (!isWhole(kept)) {
    if (kept.failed || !isGoodLineHere()) await lineChanges();
    await quiet(BREATH, () => loads);
    if (isGoodLineHere()) kept = await ask({ kind: 'more', now: false });
  }
}
