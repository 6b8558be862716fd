import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playOut } from '@bande/host';
import { commitment, gameNamed, type AnyGame } from '@bande/core';
import { Recorder, writeRecord } from '@bande/record';
import { serve, type ServeOptions, type Serving } from '@bande/server';
import { afterAll } from 'vitest';
import { registry } from './games.ts';
import { withToy } from './house-of-toys.ts';
import { readyStore } from './ready-store.ts';

export const toyGame = gameNamed(registry, 'toy') as AnyGame;

const folders: string[] = [];
// Once for the file: inside a test it would not be heard.
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'bande-server-'));
  folders.push(made);
  return made;
}

export const start = async (options: Partial<ServeOptions> = {}): Promise<Serving> =>
  serve({ port: 0, data: options.data ?? (await readyStore(folder())), ...withToy, ...options });

/** A match between random players, whole or broken off. */
export function recordText(seed: string, game: AnyGame = toyGame, maxInputs = 1000): string {
  const setup = {
    edition: game.editions[0]?.id ?? '',
    seating: game.seatings[0] ?? [],
    mode: 'paced' as const,
    settings: game.schemas.settings.parse({}),
  };
  const recorder = Recorder.start(game, setup, { seedCommitment: commitment(seed), players: ['Ada', 'Zuse'] });
  playOut(game, recorder, { seed, bots: ['random'], maxInputs });
  return writeRecord(recorder.record(seed));
}

export const post = (
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => fetch(url, { method: 'POST', body, headers });

export interface Told {
  readonly status: number;
  readonly body: unknown;
}

export const told = async (response: Promise<Response>): Promise<Told> => {
  const { status, body } = await response.then(async (one) => ({ status: one.status, body: await one.text() }));
  return { status, body: JSON.parse(body) };
};
