import type { Command } from './command.ts';
import { commands } from './commands.ts';

export const overview = (): string =>
  [
    'bande <command> [options]',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`),
    '',
    'bande help <command> tells more. Exit codes: 0 well, 1 an expectation, a record or a match does not hold, 2 bad input.',
    '',
  ].join('\n');

export function explained(name: string, { words, flags, help }: Command): string {
  const usage = words.map((word) => (word.endsWith('?') ? `[${word.slice(0, -1)}]` : `<${word}>`));
  const lines = Object.entries(flags).map(
    ([flag, { value, help: line }]) => `  ${`--${flag}${value === undefined ? '' : ` ${value}`}`.padEnd(22)} ${line}`,
  );
  return [
    ['bande', name, ...usage, ...(lines.length === 0 ? [] : ['[options]'])].join(' '),
    '',
    help,
    ...(lines.length === 0 ? [] : ['', ...lines]),
    '',
  ].join('\n');
}
