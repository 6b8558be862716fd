import type { Words } from '@bande/core';
import { NotDone } from '../session/far/matches.ts';
import { FRIEND } from './words.ts';

const TOO_MANY = 429;
const OF_THE_SERVER = 500;

/** Why no match could be begun, in words. A server that serves pages alone knows no such address. */
export function notBegun(failure: unknown): Words {
  if (!(failure instanceof NotDone)) throw failure;
  const { status } = failure;
  if (status === 0) return FRIEND.noNet;
  if (status === TOO_MANY) return FRIEND.tooMany;
  return status >= OF_THE_SERVER ? FRIEND.notNow : FRIEND.noMatches;
}
