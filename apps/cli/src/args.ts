import { parseArgs } from 'node:util';
import { BadInput, suggestion, type Call, type Command } from './command.ts';

/** Checks the words of a call against what the command knows. */
export function readCall(name: string, command: Command, args: readonly string[]): Call {
  const { values, positionals } = parsed(name, command, args);
  const least = command.words.filter((word) => !word.endsWith('?')).length;
  if (positionals.length < least)
    throw new BadInput(`${name} wants <${command.words[positionals.length]}>; see bande help ${name}`);
  const extra = positionals[command.words.length];
  if (extra !== undefined) throw new BadInput(`${name} has no use for ${extra}; see bande help ${name}`);
  return { words: positionals, flags: values };
}

function parsed(
  name: string,
  { flags }: Command,
  args: readonly string[],
): { readonly values: Call['flags']; readonly positionals: string[] } {
  const options = Object.fromEntries(
    Object.entries(flags).map(([flag, { type, multiple }]) => [flag, { type, multiple: multiple ?? false }]),
  );
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens)
    if (token.kind === 'option') checkFlag(name, flags, token.rawName, token.name, token.value);
  return { values, positionals };
}

function checkFlag(
  command: string,
  flags: Command['flags'],
  written: string,
  name: string,
  value: string | undefined,
): void {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (flag === undefined)
    throw new BadInput(
      `${command} does not know ${written}${suggestion(
        written,
        Object.keys(flags).map((known) => `--${known}`),
      )}`,
    );
  if (flag.type === 'boolean' && value !== undefined) throw new BadInput(`${written} takes no value`);
  // Without strictness the parser takes the next flag for a value that is missing.
  if (flag.type === 'string' && (value === undefined || value.startsWith('--')))
    throw new BadInput(`${written} wants a value${flag.value === undefined ? '' : `: ${flag.value}`}`);
}
