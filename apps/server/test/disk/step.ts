/** What a server does to its disk. Paths are below the data folder. */
export type Step =
  | { readonly kind: 'create' | 'mkdir' | 'remove'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  | { readonly kind: 'open'; readonly fd: number; readonly path: string; readonly isSynced: boolean }
  | { readonly kind: 'write'; readonly fd: number; readonly at: number }
  | { readonly kind: 'truncate'; readonly fd?: number; readonly path?: string; readonly length: number }
  | { readonly kind: 'sync'; readonly fd: number };

/** A step with what was written, and how long the log is after it. */
export type Logged = Step & { readonly data: Buffer; readonly end: number };

export function stepsOf(log: Buffer): readonly Logged[] {
  const steps: Logged[] = [];
  for (let at = 0; at + 4 <= log.length;) {
    const head = at + 4 + log.readUInt32LE(at);
    if (head > log.length) break;
    const { bytes, ...step } = JSON.parse(log.toString('utf8', at + 4, head)) as Step & { readonly bytes: number };
    at = head + bytes;
    steps.push({ ...step, data: log.subarray(head, at), end: at });
  }
  return steps;
}
