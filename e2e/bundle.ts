import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'vite';

/** Bundles one entry into a single module, in memory, as the web client would be bundled; what it would load later comes along. */
export async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['es'], fileName: 'entry' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const chunk = outputs.find((output) => output.type === 'chunk' && output.isEntry);
  if (chunk?.type !== 'chunk') throw new Error(`nothing was bundled from ${entry}`);
  return chunk.code;
}

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves an empty page at `/` and the given modules beside it, on a free port of this machine only. */
export async function serveModules(modules: Readonly<Record<string, string>>): Promise<Site> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const code = modules[path];
    const script = code === undefined ? ([404, 'text/plain', ''] as const) : ([200, 'text/javascript', code] as const);
    const page = [200, 'text/html', '<!doctype html><title>Bande</title>'] as const;
    const [status, type, body] = path === '/' ? page : script;
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
