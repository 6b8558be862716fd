import { minutes } from './time.ts';

/** What one scenario may ask for. Whoever judges texts of strangers relies on it: the work of one entry is bounded, wherever it runs. */
export const SCENARIO_BOUNDS = {
  /** Entries of `steps`, or of `facts` and `actions` together. */
  steps: 500,
  /** Table time from the first step to the last, in ticks: no match and no rest lasts half a day. */
  ticks: minutes(12 * 60),
  /** Rulings that come of it: what is told stays below two megabytes. */
  rulings: 10_000,
  /** Actions named by one `legal`. */
  actions: 1_000,
  /** Dice of one throw. */
  dice: 64,
} as const;

/** What a document may hold before anybody looks at its meaning. An alias counts as often as it is used. */
const DOCUMENT_BOUNDS = {
  /** How deep lists and objects may lie in each other; positions and records need less than ten. */
  depth: 64,
  /** Values of any kind; a list of 500 long scenarios has a tenth of it. */
  values: 1_000_000,
} as const;

/** Asked for more than is allowed: the reason in one line. */
export class TooMuch extends Error {}

interface Level {
  readonly value: unknown;
  readonly depth: number;
}

/** Why a document is not looked at, or null. Without recursion, so that no depth hurts; a circle of aliases is endlessly deep. */
export function documentFault(root: unknown): string | null {
  const open: Level[] = [{ value: root, depth: 0 }];
  let values = 0;
  for (let level = open.pop(); level !== undefined; level = open.pop()) {
    const { value, depth } = level;
    if (++values > DOCUMENT_BOUNDS.values) return `holds more than ${DOCUMENT_BOUNDS.values} values`;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DOCUMENT_BOUNDS.depth) return `nested more than ${DOCUMENT_BOUNDS.depth} deep`;
    // A key of this name would be dropped on the way without a word.
    if (Object.hasOwn(value, '__proto__')) return 'no field may be named __proto__';
    for (const child of Object.values(value)) open.push({ value: child, depth: depth + 1 });
  }
  return null;
}
