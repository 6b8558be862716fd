import { existsSync, globSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, sep } from 'node:path';
import type { Answer } from './answer.ts';
import { documentOf, FOREVER, REVALIDATED, sent, type Document } from './document.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

const NOT_BUILT = documentOf(
  'The web client is not built yet: npm run build -w apps/web\n',
  'text/plain; charset=utf-8',
  REVALIDATED,
);

/** `/` is index.html; files whose name holds a hash never change. */
const addressOf = (file: string): string => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;

function documentFor(folder: string, file: string): Document {
  const type = types[extname(file)] ?? 'application/octet-stream';
  return documentOf(readFileSync(join(folder, file)), type, file.startsWith('assets/') ? FOREVER : REVALIDATED);
}

/** The files of the web client. They are read once: no path of a client ever reaches the disk. */
export function pagesIn(folder: string): (path: string, request: IncomingMessage) => Promise<Answer> {
  const files = existsSync(folder) ? globSync('**/*.*', { cwd: folder }).map((file) => file.split(sep).join('/')) : [];
  const documents = new Map(files.map((file) => [addressOf(file), documentFor(folder, file)]));
  const app = documents.get('/') ?? NOT_BUILT;
  const isPage = pagesOfTheApp(folder);
  return (path, { headers }) => {
    const found = documents.get(path);
    if (found !== undefined) return sent(found, headers);
    if (documents.size === 0) return sent(app, headers, 503);
    return sent(app, headers, isPage(path) ? 200 : 404);
  };
}

/** The web client finds its own way to its pages, and says itself when there is none; the build lists their addresses (`/table/:id`). */
function pagesOfTheApp(folder: string): (path: string) => boolean {
  const file = join(folder, 'addresses.json');
  const addresses = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : [];
  const shapes = addresses.map((address) => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`));
  return (path) => shapes.some((shape) => shape.test(path));
}
