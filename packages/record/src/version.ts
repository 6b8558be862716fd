/** Goes up whenever the same inputs could give another state; a record says which engine wrote it. */
export const ENGINE_VERSION = '0.5.0';

/** Goes up whenever the shape of a record file changes; `migrate.ts` then gets a step. */
export const FORMAT_VERSION = 3;

const parts = (version: string): readonly number[] => version.split('.').map(Number);

/** Negative if `a` is older than `b`. Versions are three numbers. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  const differing = left.findIndex((part, i) => part !== right[i]);
  return differing < 0 ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0);
}
