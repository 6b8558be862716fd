import { registry } from '@bande/games';
import { readRecord, verify } from '@bande/record';

/** Reads a record, plays it, and tells the hash it came to, or what is wrong with it. */
export async function replayed(text: string): Promise<string> {
  const read = readRecord(text, registry);
  if (!read.ok) return `unreadable: ${JSON.stringify(read)}`;
  const { game, record } = read.value;
  await game.prepare?.();
  const verdict = verify(game, record);
  return verdict.ok ? verdict.hash : `differs: ${JSON.stringify(verdict.differs)}`;
}
