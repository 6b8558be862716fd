import { ownScript } from './own-script.ts';

/** After the first visit the house is open without the net: a service worker keeps everything the pages are made of. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(ownScript('/service-worker.js')).catch(() => {
      // A browser that forbids it has no offline house; everything else works.
    });
  });
}
