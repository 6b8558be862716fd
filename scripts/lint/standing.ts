/** A place that is over a limit of size and stands for now. */
interface Standing {
  readonly path: string;
  readonly rule: string;
  /** The function, or `file` for the whole of it. */
  readonly name: string;
  readonly reason: string;
}

/** What the linter says of one place. */
export interface Diagnostic {
  readonly filename: string;
  /** `eslint(max-lines)` */
  readonly code: string;
  readonly message: string;
}

interface Judged {
  readonly breaches: readonly Diagnostic[];
  /** What is wrong with the list itself. */
  readonly faults: readonly string[];
}

const HEADING = /^# (\d+) places$/;
const LINE = /^(\S+) ([\w-]+) (\S+): (.+)$/;
const isOf = (line: string): boolean => line !== '' && !line.startsWith('#');

export const readStanding = (text: string): readonly (Standing | string)[] =>
  text
    .split('\n')
    .filter(isOf)
    .map((line) => {
      const [, path, rule, name, reason] = LINE.exec(line) ?? [];
      return reason === undefined ? line : { path: path!, rule: rule!, name: name!, reason };
    });

const NAME = /`([^`]+)`|'([^']+)'/;
const ruleOf = ({ code }: Diagnostic): string => /\(([^)]+)\)$/.exec(code)?.[1] ?? code;
const nameOf = (found: Diagnostic): string => {
  const [, quoted, plain] = NAME.exec(found.message) ?? [];
  return ruleOf(found) === 'max-lines' ? 'file' : (quoted ?? plain ?? 'unnamed');
};

const isAbout =
  (found: Diagnostic) =>
  ({ path, rule, name }: Standing): boolean =>
    path === found.filename && rule === ruleOf(found) && name === nameOf(found);

function faultsIn(text: string, entries: readonly (Standing | string)[]): readonly string[] {
  const told = Number(HEADING.exec(text.split('\n')[0] ?? '')?.[1]);
  const unreadable = entries.flatMap((one) =>
    typeof one === 'string' ? [`no place, rule, name and reason: ${one}`] : [],
  );
  return told === entries.length
    ? unreadable
    : [
        ...unreadable,
        `the first line tells of ${told} places, and ${entries.length} are listed: the list only shrinks, and its number with it`,
      ];
}

/** What the linter found without what stands; a place that stands no more is a fault of the list. */
export function judge(found: readonly Diagnostic[], text: string, isWhole: boolean): Judged {
  const entries = readStanding(text);
  const standing = entries.filter((one) => typeof one !== 'string');
  const breaches = found.filter((one) => !standing.some(isAbout(one)));
  const mended = standing.filter((place) => !found.some((one) => isAbout(one)(place)));
  const faults = mended.map(({ path, rule, name }) => `${path}: ${rule} (${name}) needs its line no more: take it out`);
  return { breaches, faults: isWhole ? [...faultsIn(text, entries), ...faults] : [] };
}
