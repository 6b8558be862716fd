import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotServe } from '../cannot-serve.ts';

/** Two PostgreSQLs in one folder would ruin it, and PGlite does not look. A socket is given back by the system however its owner dies. */
export async function lockFolder(folder: string): Promise<() => void> {
  const address = addressFor(realpathSync(folder));
  const server = await listen(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || (await isAlive(address))) throw inUse(folder, error);
    rmSync(address, { force: true });
    return listen(address);
  });
  server.unref();
  return () => server.close();
}

const inUse = (folder: string, error: NodeJS.ErrnoException): Error =>
  error.code === 'EADDRINUSE' ? new CannotServe(`the data folder ${folder} is in use by another server`, { cause: error }) : error;

/** Linux knows names without a file, Windows pipes; elsewhere a file is left behind by a server that was killed. */
function addressFor(path: string): string {
  const name = `bande-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

const listen = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });

const isAlive = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
