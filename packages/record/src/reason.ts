import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const place = (path: readonly PropertyKey[]): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${String(key)}`)).join('');

/** Another kind is another thing; of the same kind, the branch with the fewest complaints is what was meant. */
const strangeness = (issues: readonly Issue[]): number =>
  issues.length + (issues.some(({ path }) => path[0] === 'kind') ? 1000 : 0);

/** The complaint of the branch of a union that comes closest, or of the union itself if none comes near. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const closest = issue.errors.toSorted((a, b) => strangeness(a) - strangeness(b))[0]?.[0];
  if (closest === undefined || (closest.path.length === 0 && closest.code !== 'unrecognized_keys')) return issue;
  return innermost({ ...closest, path: [...issue.path, ...closest.path] });
}

/** A list of all that would have been right may be long; its beginning says enough. */
const MOST = 200;
const brief = (words: string): string => (words.length > MOST ? `${words.slice(0, MOST)} …` : words);

/** The first thing that is wrong, in one line: `inputs[3].action.kind: Invalid input …`. */
export function reasonOf(error: z.ZodError, ...root: readonly PropertyKey[]): string {
  const first = error.issues[0];
  if (first === undefined) return 'not valid';
  const { path, message } = innermost(first);
  const where = place([...root, ...path]);
  const words = brief(message.replaceAll(/\s+/g, ' '));
  return where === '' ? words : `${where}: ${words}`;
}
