import { ownScript } from './own-script.ts';

/** After the first visit the house is open without the net: a service worker keeps everything the pages are made of. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The page itself is loaded in parts, the last of them after the load event.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

function register(): void {
  navigator.serviceWorker.register(ownScript('/service-worker.js')).catch(() => {
    // A browser that forbids it has no offline house; everything else works.
  });
}
