/** Scripts beside the page load files of their own, and nobody else sees that. */
const BESIDE = 'bande.opened';

const pathsOf = (addresses: readonly string[]): readonly string[] =>
  addresses
    .map((address) => new URL(address))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);

function watch(hear: (files: readonly string[]) => void): void {
  const watcher = new PerformanceObserver((list) => hear(pathsOf(list.getEntries().map(({ name }) => name))));
  watcher.observe({ type: 'resource', buffered: true });
}

/** For a script beside the page: says which files it has loaded. */
export function tellOpened(): void {
  const page = new BroadcastChannel(BESIDE);
  watch((files) => page.postMessage(files));
}

/** For the page: hears of every file that it or a script beside it has loaded, those before included. */
export function hearOpened(hear: (files: readonly string[]) => void): void {
  watch(hear);
  new BroadcastChannel(BESIDE).addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => hear(data));
}
