import { ownScript } from './own-script.ts';

/** After the first visit the house is open without the net: a service worker keeps everything the pages are made of. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The page itself is loaded in parts, the last of them after the load event.
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Whoever comes to sit down at once gets his table first: to fetch and keep the whole house takes as long as to draw it. */
const TABLE_FIRST_MS = 4_000;
const later = (): void => void setTimeout(register, TABLE_FIRST_MS);

function register(): void {
  navigator.serviceWorker.register(ownScript('/service-worker.js')).catch(() => {
    // A browser that forbids it has no offline house; everything else works.
  });
}
