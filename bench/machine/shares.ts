import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Share } from '@bande/cli/shares';

const MOST_OUTPUT = 1 << 28;

/** Plays every share in a process of its own, which prints what it played as JSON. Every run has its own seed, so that it does not matter who plays it. */
export const playShares = <T>(
  shares: readonly Share[],
  script: string,
  argsOf: (share: Share) => readonly string[],
): Promise<readonly T[]> =>
  Promise.all(
    shares.map(async (share) => {
      const playing = promisify(execFile)(process.execPath, [script, ...argsOf(share)], { maxBuffer: MOST_OUTPUT });
      playing.child.stderr?.pipe(process.stderr);
      return JSON.parse((await playing).stdout) as T;
    }),
  );
