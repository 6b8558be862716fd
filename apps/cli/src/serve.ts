import { resolve } from 'node:path';
import { BadInput, text, wholeNumber, type Call, type Command } from './command.ts';

interface ServerRoom {
  serve(options: { readonly port: number; readonly data: string }): Promise<void> | void;
}

/** The server is the largest room by far: nobody else waits for it to load. */
async function serverRoom(): Promise<ServerRoom> {
  const name = '@bande/server';
  try {
    return (await import(name)) as ServerRoom;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new BadInput(`the server cannot be loaded: ${(error as Error).message}`, { cause: error });
  }
}

/** A flag before its variable, the variable before the default. */
function portFrom(call: Call): number {
  const given = text(call, 'port') ?? process.env['PORT'];
  return wholeNumber({ ...call, flags: { port: given } }, 'port', 8080, 0, 65_535);
}

export const serve: Command = {
  words: [],
  flags: {
    port: { type: 'string', value: 'N', help: 'also PORT; 8080 unless told otherwise' },
    data: { type: 'string', value: 'DIR', help: 'where the embedded store lives, also BANDE_DATA; data unless told otherwise' },
  },
  help: 'Starts the server with the web client. DATABASE_URL names a PostgreSQL instead of the embedded store, REDIS_URL lets rooms spread over processes.',
  async run(call) {
    const port = portFrom(call);
    const data = resolve(text(call, 'data') ?? process.env['BANDE_DATA'] ?? 'data');
    const room = await serverRoom();
    if (typeof room.serve !== 'function') throw new BadInput('the server cannot be started yet: it exports no serve()');
    await room.serve({ port, data });
    return 0;
  },
};
