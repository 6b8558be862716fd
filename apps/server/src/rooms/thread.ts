import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed, seconds, type AnyGame, type Registry } from '@bande/core';
import type { Clock } from '@bande/host';
import type { FromPage } from '@bande/protocol';
import { Bots } from './bots.ts';
import { OnlineRoom } from './online-room.ts';
import type { FromThread, NewRow, ToThread } from './plan.ts';

/** Rows of all matches of a thread are cut together, so often. */
const FLUSH_MS = 20;
/** A stall that is longer did not pass at any table. */
const STALL_MS = 250;
/** A match that nobody is at any more is let go after this. */
const LEFT_MS = 60_000;

const games = workerData as string;
const { registry } = (await import(games)) as { readonly registry: Registry };
const bots = new Bots(games);
const rooms = new Map<string, { readonly room: OnlineRoom; leftAt: number | null }>();

const say = (word: FromThread): void => parentPort?.postMessage(word, []);

const now = (): number => performance.now();

/** What a match does wrong ends that match, as it was last written down, and no other. */
function guarded<T>(id: string, run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.error(error);
    close(id);
    say({ kind: 'failed', match: id, reason: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

const clockFor = (id: string): Clock => ({
  now,
  after: (ms, run) => {
    const timer = setTimeout(() => guarded(id, run), ms);
    return () => clearTimeout(timer);
  },
  longestNap: seconds(STALL_MS / 1000),
});

async function gameOf(id: string): Promise<AnyGame> {
  const game = gameNamed(registry, id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  await game.prepare?.();
  return game;
}

async function open({ match: id, plan, seating, written, next }: Extract<ToThread, { kind: 'open' }>): Promise<void> {
  const game = await gameOf(plan.game);
  const room = new OnlineRoom({
    id,
    game,
    plan,
    seating,
    written,
    next,
    clock: clockFor(id),
    send: (lines, text) => say({ kind: 'send', lines, text }),
    bye: (line, why) => say({ kind: 'bye', line, why }),
    think: (bot, seed) => bots.thinker(plan.game, bot, seed),
    lead: (bot, seed) => bots.leader(plan.game, bot, seed),
  });
  rooms.set(id, { room, leftAt: now() });
}

/** What is said to a match waits until it stands. */
const opening = new Map<string, Promise<void>>();

function hear(word: ToThread): void {
  switch (word.kind) {
    case 'open':
      opening.set(
        word.match,
        open(word).catch((error: Error) => say({ kind: 'failed', match: word.match, reason: error.message })),
      );
      return;
    case 'stored':
      for (const [match, row] of word.rows) rooms.get(match)?.room.stored(row);
      return;
    case 'ping':
      return say({ kind: 'pong' });
    case 'finish':
      return finish();
    case 'store':
      for (const { room } of rooms.values()) room.storeIs(word.isDown);
      return;
    case 'fenced':
      return close(word.match);
    default:
      void opening.get(word.match)?.then(() => guarded(word.match, () => atMatch(word)));
  }
}

function atMatch(word: Extract<ToThread, { kind: 'seating' | 'next' | 'came' | 'heard' | 'gone' }>): void {
  const found = rooms.get(word.match);
  if (found === undefined) return;
  const { room } = found;
  switch (word.kind) {
    case 'seating':
      return room.seat(word.seating);
    case 'next':
      return room.leads(word.next);
    case 'came':
      found.leftAt = null;
      return room.came(word.line, word.comer);
    case 'heard':
      return room.heard(word.line, word.message as FromPage);
    case 'gone':
      room.gone(word.line);
      if (room.isLeft) found.leftAt = now();
  }
}

function close(id: string): void {
  rooms.get(id)?.room.close('closing');
  rooms.delete(id);
  opening.delete(id);
}

function flush(isLast = false): void {
  const rows: NewRow[] = [];
  const left: string[] = [];
  for (const [id, { room, leftAt }] of rooms) {
    const row = guarded(id, () => room.flush(isLast));
    if (row === undefined) continue;
    if (row !== null) rows.push(row);
    else if (leftAt !== null && now() - leftAt > LEFT_MS) left.push(id);
  }
  if (rows.length > 0) say({ kind: 'rows', rows });
  for (const id of left) {
    close(id);
    say({ kind: 'left', match: id });
  }
}

const flushing = setInterval(flush, FLUSH_MS);

/** Nothing happens any more at any match. */
function finish(): void {
  clearInterval(flushing);
  flush(true);
  for (const id of rooms.keys()) close(id);
  say({ kind: 'finished' });
}

parentPort?.on('message', hear);
