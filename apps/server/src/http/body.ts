import type { IncomingMessage } from 'node:http';
import { Refused } from './answer.ts';

/** The text a client sends, of at most so many bytes. */
export async function textOf(request: IncomingMessage, most: number): Promise<string> {
  if (request.headers['content-encoding'] !== undefined)
    throw new Refused(415, 'packed bodies are not read: send it without content-encoding');
  const tooLarge = (): Refused => new Refused(413, `at most ${most} bytes`, { connection: 'close' });
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  return decoded(Buffer.concat(chunks));
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Refused(400, error instanceof TypeError ? 'not UTF-8' : String(error));
  }
}
