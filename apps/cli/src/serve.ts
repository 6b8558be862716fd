import { resolve } from 'node:path';
import type { Serving } from '@bande/server';
import { BadInput, text, variable, wholeNumber, type Call, type Command } from './command.ts';

/** A flag before its variable, the variable before the default. */
function portFrom(call: Call): number {
  const given = text(call, 'port') ?? variable('PORT');
  return wholeNumber({ ...call, flags: { port: given } }, 'port', 8080, 0, 65_535);
}

/** Better no server than one that keeps its matches somewhere else than asked. */
function refuseWhatIsNotThereYet(): void {
  if (variable('DATABASE_URL') !== undefined)
    throw new BadInput(
      'DATABASE_URL is set, but PostgreSQL is not supported yet: unset it and the embedded store is used',
    );
  if (variable('REDIS_URL') !== undefined)
    throw new BadInput('REDIS_URL is set, but Redis is not supported yet: unset it and one process serves everybody');
}

interface Place {
  readonly port: number;
  readonly data: string;
  readonly proxies: number;
  readonly bind: string | undefined;
  readonly hosts: readonly string[];
  readonly room: number;
}

const NAME = /^(?:\*|[\w-]+(?:\.[\w-]+)*)$/;
function hostsFrom(call: Call): readonly string[] {
  const hosts = listed(call);
  const wrong = hosts.find((host) => !NAME.test(host));
  if (wrong !== undefined) throw new BadInput(`--hosts wants names alone, without scheme, port or path, not ${wrong}`);
  return hosts;
}
const listed = (call: Call): readonly string[] =>
  (text(call, 'hosts') ?? variable('BANDE_HOSTS') ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
function bindFrom(call: Call): string | undefined {
  const bind = text(call, 'bind') ?? variable('BANDE_BIND');
  if (bind === '') throw new BadInput('--bind wants an address of this machine');
  return bind;
}
const proxiesFrom = (call: Call): number =>
  wholeNumber({ ...call, flags: { proxies: text(call, 'proxies') ?? variable('BANDE_PROXIES') } }, 'proxies', 0, 0, 9);

const MEGABYTE = 1024 * 1024;
const roomFrom = (call: Call): number =>
  wholeNumber({ ...call, flags: { room: text(call, 'room') ?? variable('BANDE_ROOM') } }, 'room', 4096, 1, 1_000_000) *
  MEGABYTE;

/** The server is the largest room by far: nobody else waits for it to load. */
async function started(options: Place): Promise<Serving> {
  const { CannotServe, serve: start } = await import('@bande/server');
  try {
    return await start({ ...options, coverage: new URL('coverage.ts', import.meta.url).href, ahead: true });
  } catch (error) {
    throw error instanceof CannotServe ? new BadInput(error.message, { cause: error }) : error;
  }
}

/** A link under a name that nobody has told the server would be refused: whoever starts it should know. */
const namesTold = ({ names }: Serving): string =>
  names.includes('*')
    ? 'It answers to any name.'
    : `It answers to ${names.join(', ')} and to every address; links by another name work when --hosts has it.`;

/** Whatever hangs, the process is gone within ten seconds of the first signal. */
const GONE_MS = 9_000;

/** A second signal does not wait. What will not end is killed: nothing that was acknowledged depends on a good end. */
const told = (err: (text: string) => void): Promise<void> =>
  new Promise((done) => {
    const signals = ['SIGINT', 'SIGTERM'] as const;
    const stop = (): void => {
      for (const signal of signals) process.removeListener(signal, stop);
      setTimeout(() => {
        err('bande: it does not end by itself and is killed; the next start puts things right\n');
        process.kill(process.pid, 'SIGKILL');
      }, GONE_MS).unref();
      done();
    };
    for (const signal of signals) process.on(signal, stop);
  });

export const serve: Command = {
  words: [],
  flags: {
    port: { type: 'string', value: 'N', help: 'also PORT; 8080 unless told otherwise' },
    data: {
      type: 'string',
      value: 'DIR',
      help: 'where the embedded store lives, also BANDE_DATA; data unless told otherwise',
    },
    proxies: {
      type: 'string',
      value: 'N',
      help: 'how many proxies of your own stand before it and are believed who asks and whether by HTTPS, also BANDE_PROXIES; 0 unless told otherwise',
    },
    bind: {
      type: 'string',
      value: 'ADDRESS',
      help: 'the address of this machine at which it listens (127.0.0.1: for nobody else), also BANDE_BIND; all unless told otherwise',
    },
    hosts: {
      type: 'string',
      value: 'A,B',
      help: "names it goes by beside localhost, this machine's own and every address; others are refused, also BANDE_HOSTS; '*' is any",
    },
    room: {
      type: 'string',
      value: 'MB',
      help: 'how much the records may take in all; one more is refused, also BANDE_ROOM; 4096 unless told otherwise',
    },
  },
  help: 'Starts the server with the web client and prints its address. SIGINT or SIGTERM stops it.\nPostgreSQL (DATABASE_URL) and Redis (REDIS_URL) are not supported yet.',
  async run(call, around) {
    const port = portFrom(call);
    const data = resolve(text(call, 'data') ?? variable('BANDE_DATA') ?? 'data');
    refuseWhatIsNotThereYet();
    const stopped = told(around.err);
    const [proxies, bind, hosts, room] = [proxiesFrom(call), bindFrom(call), hostsFrom(call), roomFrom(call)];
    const serving = await started({ port, data, proxies, bind, hosts, room });
    for (const notice of serving.notices) around.err(`bande: ${notice}\n`);
    around.out(`Bande is at ${serving.url}\n${namesTold(serving)}\n`);
    await stopped;
    await serving.close();
    return 0;
  },
};
