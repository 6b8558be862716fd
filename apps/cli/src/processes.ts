import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Call } from './command.ts';
import type { Share } from './shares.ts';
import type { SimulatedMatch } from './simulate.ts';

export interface Order {
  readonly call: Call;
  readonly share: Share;
}

const SCRIPT = fileURLToPath(new URL('share.ts', import.meta.url));

/** Plays every share in a process of its own; `done` hears of each match as it ends. If one process breaks, all are stopped. */
export async function playInProcesses(
  call: Call,
  shares: readonly Share[],
  done: (match: SimulatedMatch) => void,
): Promise<void> {
  const stop = new AbortController();
  try {
    await Promise.all(shares.map((share) => playShare({ call, share }, done, stop.signal)));
  } finally {
    stop.abort();
  }
}

const playShare = (order: Order, done: (match: SimulatedMatch) => void, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = fork(SCRIPT, { signal, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    let left = order.share.count;
    child.on('message', (match: SimulatedMatch) => {
      left--;
      done(match);
    });
    child.on('error', reject);
    child.on('exit', (code, killedBy) => {
      const how = killedBy === null ? `with code ${code}` : `by ${killedBy}`;
      if (left === 0) resolve();
      else reject(new Error(`a process ended ${how} before its ${order.share.count} matches were played`));
    });
    child.send(order);
  });
