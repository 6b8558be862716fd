import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from './answer.ts';

/** Below this, packing costs more than it saves. */
const WORTH_PACKING = 1024;

/** Something that is the same for everybody: packed once, and not sent again to those who have it. */
export interface Document {
  readonly type: string;
  readonly cache: string;
  readonly tag: string;
  readonly bytes: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

export const REVALIDATED = 'no-cache';
export const FOREVER = 'public, max-age=31536000, immutable';

export function documentOf(content: string | Buffer, type: string, cache: string): Document {
  const bytes = Buffer.from(content);
  const packs = bytes.length >= WORTH_PACKING && /^(?:text\/|application\/(?:json|manifest)|image\/svg)/.test(type);
  return {
    type,
    cache,
    tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    bytes,
    br: packs ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : null,
    gzip: packs ? gzipSync(bytes) : null,
  };
}

export const jsonDocument = (value: unknown, cache = REVALIDATED): Document => documentOf(`${JSON.stringify(value)}\n`, 'application/json; charset=utf-8', cache);

export function sent({ type, cache, tag, bytes, br, gzip }: Document, headers: IncomingHttpHeaders, status = 200): Answer {
  const common = { 'cache-control': cache, etag: tag, vary: 'accept-encoding' };
  if (status === 200 && headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) return { status: 304, headers: common, body: '' };
  const accepted = headers['accept-encoding'] ?? '';
  const packed = br !== null && /\bbr\b/.test(accepted) ? (['br', br] as const) : gzip !== null && /\bgzip\b/.test(accepted) ? (['gzip', gzip] as const) : null;
  return {
    status,
    headers: { ...common, 'content-type': type, ...(packed === null ? {} : { 'content-encoding': packed[0] }) },
    body: packed?.[1] ?? bytes,
  };
}
