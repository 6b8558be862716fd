import {
  documentFault,
  gameFrom,
  gameNamed,
  type AnyGame,
  type AnyShape,
  type Registry,
  type Result,
  type Shelf,
} from '@bande/core';
import type { z } from 'zod';
import type { MatchRecord } from './format.ts';
import { migrate } from './migrate.ts';
import { unpacked } from './packed.ts';
import { reasonOf } from './reason.ts';
import { envelopeSchema, mostRests, recordSchema } from './schema.ts';
import { compareVersions, ENGINE_VERSION } from './version.ts';

export interface ReadRecord {
  readonly game: AnyGame;
  readonly record: MatchRecord<AnyShape>;
}

const no = (refusal: string): Result<never, string> => ({ ok: false, refusal });

/** The record and its game, or in one line why this is not one. */
export function readRecord(text: string, registry: Registry): Result<ReadRecord, string> {
  const unread = opened(text);
  if (!unread.ok) return unread;
  const { game: id } = unread.value.header;
  return readBy(
    gameNamed(registry, id),
    unread.value,
    registry.map((known) => known.id),
  );
}

/** The same where games are not loaded yet: the one that the record names is, and no other. */
export async function readRecordFrom(text: string, shelf: Shelf): Promise<Result<ReadRecord, string>> {
  const unread = opened(text);
  if (!unread.ok) return unread;
  return readBy(await gameFrom(shelf, unread.value.header.game), unread.value, Object.keys(shelf));
}

type Unread = z.infer<typeof envelopeSchema>;

/** What every record says of itself, whatever its game. */
function opened(text: string): Result<Unread, string> {
  const json = parsed(text);
  if (!json.ok) return json;
  const fault = documentFault(json.value);
  if (fault !== null) return no(`not a match record: ${fault}`);
  const envelope = envelopeSchema.safeParse(json.value);
  if (!envelope.success) return no(`not a match record: ${reasonOf(envelope.error)}`);
  const { engine } = envelope.data.header;
  return compareVersions(engine, ENGINE_VERSION) > 0
    ? no(`written by engine ${engine}, which is newer than this one (${ENGINE_VERSION})`)
    : { ok: true, value: envelope.data };
}

function readBy(game: AnyGame | undefined, unread: Unread, known: readonly string[]): Result<ReadRecord, string> {
  const { format, game: id } = unread.header;
  if (game === undefined) return no(`no game named ${id} here (known: ${known.join(', ')})`);
  const current = migrate(unread, format);
  return current.ok ? checked(game, current.value) : current;
}

function parsed(text: string): Result<unknown, string> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return no('not a match record: not JSON');
  }
}

function checked(game: AnyGame, value: unknown): Result<ReadRecord, string> {
  const read = recordSchema(game).safeParse(value);
  if (!read.success) return no(`not a valid ${game.id} record: ${reasonOf(read.error)}`);
  const { streams, ...record } = read.data as unknown as MatchRecord<AnyShape> & { readonly streams?: string };
  const inputs = unpacked({ ...record, ...(streams === undefined ? {} : { streams }) }, game.streams?.size);
  if (typeof inputs === 'string') return no(`not a valid ${game.id} record: ${inputs}`);
  const most = mostRests(inputs.length);
  if (record.rests.length > most)
    return no(`not a valid ${game.id} record: rests: at most ${most} for ${inputs.length} inputs`);
  return { ok: true, value: { game, record: { ...record, inputs } } };
}
