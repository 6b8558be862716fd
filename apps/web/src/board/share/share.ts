import type { RecordReceipt } from '@bande/protocol';
import type { Words } from '@bande/core';
import { z } from 'zod';
import { at } from '../../ui/routes.ts';
import { SHARE } from './words.ts';

/** Why a record cannot be shared now. */
export class NotShared extends Error {
  readonly words: Words;
  constructor(words: Words) {
    super(words.en);
    this.words = words;
  }
}

const receipt: z.ZodType<Pick<RecordReceipt, 'id'>> = z.object({ id: z.string() });

const refusals = new Map<number, Words>([
  [400, SHARE.notTaken],
  [413, SHARE.tooLarge],
  [422, SHARE.notTaken],
  [429, SHARE.serverBusy],
  [503, SHARE.serverBusy],
  [507, SHARE.serverFull],
]);

const heldAllTheSame = z.object({ verdict: z.object({ ok: z.literal(true) }) });

/** A record that holds and is not taken has nothing in it. */
async function whyNot(answer: Response): Promise<Words> {
  if (answer.status === 422 && heldAllTheSame.safeParse(await answer.json().catch(() => null)).success)
    return SHARE.nothingYet;
  return refusals.get(answer.status) ?? SHARE.noServer;
}

/** Puts a record on the server and gives the address that is good for everybody. The same record has the same address. */
export async function sharedAddress(text: string, step?: number, send: typeof fetch = fetch): Promise<string> {
  const answer = await send('/api/records', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
  }).catch(() => null);
  if (answer === null) throw new NotShared(SHARE.noServer);
  if (!answer.ok) throw new NotShared(await whyNot(answer));
  const stored = receipt.safeParse(await answer.json().catch(() => null));
  if (!stored.success) throw new NotShared(SHARE.noServer);
  return at.replay(stored.data.id, step);
}
