import { readCall } from './args.ts';
import { BadInput, oneOf, type Command, type Surroundings } from './command.ts';
import { commands } from './commands.ts';
import { explained, overview } from './help.ts';

const wantsHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

const load = async (name: string): Promise<Command> =>
  oneOf(Object.entries(commands), name, ([known]) => known, 'command')[1].load();

/** Runs one call and answers its exit code. */
export async function run(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    return await dispatch(args, around);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    around.err(`bande: ${error.message.replaceAll(/\s*\n\s*/g, ' ')}\n`);
    return 2;
  }
}

async function dispatch(args: readonly string[], around: Surroundings): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (name === 'help' || name.startsWith('-')) return help(name, rest, around);
  const command = await load(name);
  if (wantsHelp(rest)) {
    around.out(explained(name, command));
    return 0;
  }
  return command.run(readCall(name, command, rest), around);
}

async function help(name: string, [about, extra]: readonly string[], around: Surroundings): Promise<number> {
  if (name !== 'help' && !wantsHelp([name])) throw new BadInput(`${name} stands before the command; see bande --help`);
  if (extra !== undefined) throw new BadInput(`help has no use for ${extra}`);
  around.out(about === undefined || wantsHelp([about]) ? overview() : explained(about, await load(about)));
  return 0;
}
