import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from './answer.ts';
import { encodingFor, type Encoding } from './encoding.ts';

/** Below this, packing costs more than it saves. */
const WORTH_PACKING = 1024;

/** Something that is the same for everybody: packed once, and not sent again to those who have it. */
export interface Document {
  readonly type: string;
  readonly cache: string;
  readonly tag: string;
  readonly bytes: Buffer;
  readonly packs: boolean;
  /** Made when somebody first asks for them. */
  readonly packed: Map<Encoding, Promise<Buffer>>;
}

export const REVALIDATED = 'no-cache';
export const FOREVER = 'public, max-age=31536000, immutable';

/** The tag says what is in it, however it is packed: so it is a weak one, unless something else names the content. */
const tagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

export function documentOf(content: string | Buffer, type: string, cache: string, tag?: string): Document {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const packs =
    bytes.length >= WORTH_PACKING && /^(?:text\/|application\/(?:json|manifest|wasm)|image\/svg)/.test(type);
  return { type, cache, tag: tag ?? tagOf(bytes), bytes, packs, packed: new Map() };
}

/** A document that is JSON already. */
export const jsonBytes = (bytes: string | Buffer, cache = REVALIDATED): Document =>
  documentOf(bytes, 'application/json; charset=utf-8', cache);

export const jsonDocument = (value: unknown, cache = REVALIDATED): Document =>
  jsonBytes(`${JSON.stringify(value)}\n`, cache);

/** What it takes to keep it: text packs to a third at most, twice. */
export const sizeOf = ({ bytes, packs }: Document): number => (packs ? Math.ceil(bytes.length * 1.7) : bytes.length);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The threads that pack are few: one text at a time, or files and names of the system would wait behind them. */
let packing: Promise<unknown> = Promise.resolve();

function pack(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const made = packing.then(() =>
    encoding === 'br'
      ? brotli(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        })
      : zip(bytes),
  );
  packing = made.catch(() => undefined);
  return made;
}

function packedAs(document: Document, encoding: Encoding): Promise<Buffer> {
  const made = document.packed.get(encoding) ?? pack(document.bytes, encoding);
  document.packed.set(encoding, made);
  return made;
}

const bare = (tag: string): string => tag.replace(/^W\//, '');

/** Whether the client says that it has what the tag names. */
export const hasIt = ({ 'if-none-match': had }: IncomingHttpHeaders, tag: string): boolean =>
  had !== undefined && had.split(',').some((one) => bare(one.trim()) === bare(tag));

export const notAgain = (tag: string, cache: string): Answer => ({
  status: 304,
  headers: { 'cache-control': cache, etag: tag, vary: 'accept-encoding' },
  body: '',
});

export async function sent(document: Document, headers: IncomingHttpHeaders, status = 200): Promise<Answer> {
  const { type, cache, tag, bytes, packs } = document;
  if (status === 200 && hasIt(headers, tag)) return notAgain(tag, cache);
  const encoding = packs ? encodingFor(headers['accept-encoding']) : null;
  const body = encoding === null ? bytes : await packedAs(document, encoding);
  return {
    status,
    headers: {
      'cache-control': cache,
      etag: tag,
      vary: 'accept-encoding',
      'content-type': type,
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    },
    body,
  };
}
