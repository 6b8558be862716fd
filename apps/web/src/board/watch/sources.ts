import { hashOf } from '@bande/core';
import { shelf } from '@bande/games/shelf.ts';
import { inputsOfToday, readRecordFrom, type ReadRecord } from '@bande/record';
import { loadGame, type GameWithView } from '../../games/views.ts';
import { keptEnd } from '../../session/kept-end.ts';
import { noticeOf, soFarOf } from '../../session/far/matches.ts';
import { courseOf } from '../../session/far/past.ts';
import { inputsOf, keepMatch, keptMatch, type KeptMatch } from '../../session/store.ts';
import { sampleText } from '../../games/samples.ts';
import type { Source } from './steps.ts';

/** A match to be watched, and where it comes from. */
export interface Watchable extends GameWithView {
  readonly id: string;
  readonly source: Source;
  readonly seed: string | null;
  /** The text as it was handed to us; null where this device has kept the inputs itself. */
  readonly text: string | null;
  readonly startedAt: number;
  /** It stands in the list of this device. */
  readonly isKept: boolean;
}

/** One that came with the pages, from this device, else from the server. */
export async function findMatch(id: string): Promise<Watchable | null> {
  const sample = await sampleText(id);
  if (sample !== null) return fromText({ id, text: sample, startedAt: Date.now(), isKept: false });
  const kept = await keptMatch(id).catch(() => undefined);
  return kept === undefined ? fetched(id) : fromDevice(kept);
}

async function fromDevice(kept: KeptMatch): Promise<Watchable | null> {
  if (kept.file !== undefined)
    return fromText({ id: kept.id, text: kept.file, startedAt: kept.startedAt, isKept: true });
  const found = await loadGame(kept.game);
  if (found === null) return null;
  await found.game.prepare?.();
  const { header, from, reached, takenBack } = kept;
  const inputs = inputsOfToday(header.format, await inputsOf(kept.id), from?.match.tick ?? 0);
  return {
    ...found,
    id: kept.id,
    source: { header, from, inputs, reached, takenBack },
    seed: kept.seed,
    text: null,
    startedAt: kept.startedAt,
    isKept: true,
  };
}

async function fetched(id: string): Promise<Watchable | null> {
  return /^[0-9a-f]{24}$/.test(id) ? playedThere(id) : recordOf(id, id);
}

/** A match that is played on the server, as far as it has come, or its record once it is over. */
async function playedThere(id: string): Promise<Watchable | null> {
  const notice = await noticeOf(id).catch(() => null);
  const record = notice?.record ?? '';
  // A match in which nobody has done anything becomes no record.
  if (record !== '') return recordOf(id, record);
  const [found, soFar] =
    notice === null ? [null, null] : await Promise.all([loadGame(notice.game), soFarOf(id).catch(() => null)]);
  if (notice === null || found === null || soFar === null) return null;
  await found.game.prepare?.();
  const source = courseOf(found.game, notice, soFar);
  return source === null
    ? null
    : { ...found, id, source, seed: null, text: null, startedAt: Date.now(), isKept: false };
}

async function recordOf(id: string, record: string): Promise<Watchable | null> {
  const answer = await fetch(`/api/records/${encodeURIComponent(record)}`).catch(() => null);
  return answer === null || !answer.ok
    ? null
    : fromText({ id, text: await answer.text(), startedAt: Date.now(), isKept: false });
}

async function fromText(
  given: Pick<Watchable, 'id' | 'startedAt' | 'isKept'> & { readonly text: string },
): Promise<Watchable | null> {
  const read = await readRecordFrom(given.text, shelf);
  const found = read.ok ? await loadGame(read.value.game.id) : null;
  if (!read.ok || found === null) return null;
  await found.game.prepare?.();
  const { header, from, inputs, reached, seed, takenBack } = read.value.record;
  return { ...found, ...given, source: { header, from, inputs, reached, takenBack }, seed };
}

/** Keeps a record file under an address of its own, or says in one line why it cannot. The same file has the same address. */
export async function keepFile(text: string): Promise<{ readonly id: string } | { readonly reason: string }> {
  const read = await readRecordFrom(text, shelf).catch(
    (error: unknown) => ({ ok: false, refusal: String(error) }) as const,
  );
  if (!read.ok) return { reason: read.refusal };
  const id = `file-${hashOf(text).slice(0, 24)}`;
  await keepMatch(fileMatch(id, text, read.value));
  return { id };
}

const fileMatch = (id: string, text: string, { game, record }: ReadRecord): KeptMatch => ({
  id,
  game: game.id,
  seed: record.seed ?? '',
  sitters: [],
  header: record.header,
  from: record.from,
  startedAt: Date.now(),
  touchedAt: Date.now(),
  over: record.end !== null,
  ...(record.end === null ? {} : keptEnd(record.end.outcome)),
  ...(record.takenBack === undefined ? {} : { takenBack: record.takenBack }),
  score: record.end?.outcome.score ?? {},
  file: text,
});
