import { registry } from '@bande/games';
import { readRecord, verify } from '@bande/record';

/** Reads a record, plays it, and tells the hash it came to, or what is wrong with it. */
export function replayed(text: string): string {
  const read = readRecord(text, registry);
  if (!read.ok) return `unreadable: ${JSON.stringify(read)}`;
  const { game, record } = read.value;
  const verdict = verify(game, record);
  return verdict.ok ? verdict.hash : `differs: ${JSON.stringify(verdict.differs)}`;
}
