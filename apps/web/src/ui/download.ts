import type { AnyShape } from '@bande/core';
import { writeRecord, type MatchRecord } from '@bande/record';

/** Hands a record to the visitor as a file. */
export function downloadRecord(record: MatchRecord<AnyShape>, name: string): void {
  downloadText(writeRecord(record), name);
}

export function downloadText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** `soccer-tactics-2026-07-31-1a2b3c.json`. */
export const fileName = (game: string, at: number, id: string): string =>
  `${game}-${new Date(at).toISOString().slice(0, 10)}-${id.slice(0, 6)}.json`;
