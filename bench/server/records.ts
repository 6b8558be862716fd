import { commitment, gameNamed } from '@bande/core';
import { registry } from '@bande/games';
import { playOut } from '@bande/host';
import { Recorder, writeRecord } from '@bande/record';
import { setTimeout as sleep } from 'node:timers/promises';

const RECORDS = 6;
const game = gameNamed(registry, 'soccer-tactics')!;

/** A whole match between random players. */
function recordText(seed: string): string {
  const setup = {
    edition: game.editions[0]!.id,
    seating: game.seatings[0]!,
    mode: 'paced' as const,
    settings: game.schemas.settings.parse({}),
  };
  const recorder = Recorder.start(game, setup, { seedCommitment: commitment(seed), players: ['Ada', 'Zuse'] });
  playOut(game, recorder, { seed, bots: ['random'], maxInputs: 20_000 });
  return writeRecord(recorder.record(seed));
}

/** Sends in large records, one after the other, until it is told to stop; how large they are and how many were stored is given back. */
export async function sendsRecords(url: string, stop: AbortSignal): Promise<string> {
  const texts = Array.from({ length: RECORDS }, (_, i) => recordText(`beside ${process.pid} ${i}`));
  let stored = 0;
  for (let i = 0; !stop.aborted; i++) {
    const headers = { 'x-forwarded-for': `10.9.${i & 255}.1` };
    const body = texts[i % RECORDS]!;
    const answer = await fetch(`${url}/api/records`, { method: 'POST', body, headers, signal: stop }).catch(() => null);
    stored += Number(answer?.ok === true);
    await sleep(100);
  }
  return `${stored} records of ${Math.round(texts[0]!.length / 1000)} kB sent in and verified`;
}
