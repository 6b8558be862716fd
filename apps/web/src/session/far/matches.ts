import { newSeed } from '../seeds.ts';
import type { MatchNotice, MatchWanted, SeatTaken, SoFar } from '@bande/protocol';

/** Why the server did not do it: its own words, and its status; 0: nobody answered. */
export class NotDone extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

async function asked<T>(path: string, body?: unknown): Promise<T> {
  const wanted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(path, { ...wanted, headers: { accept: 'application/json' } }).catch(() => null);
  if (answer === null) throw new NotDone(0, 'the server does not answer');
  const said = (await answer.json().catch(() => ({}))) as T & { readonly error?: string };
  if (!answer.ok) throw new NotDone(answer.status, said.error ?? answer.statusText);
  return said;
}

const of = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;

/** A seat that this browser has from now on: it keeps the token as a cookie. */
type Seated = SeatTaken & { readonly code: string };

/** Whoever sits down puts a part of his own into the seed: the server has committed itself to its part before. */
const withShare = <T extends object>(wish: T): T & { readonly share: string } => ({ share: newSeed(), ...wish });

export const beginMatch = (wanted: Partial<MatchWanted>): Promise<Seated> => asked('/api/matches', withShare(wanted));
/** By its id or by its six letters. */
export const noticeOf = (match: string): Promise<MatchNotice> => asked(of(match));
/** `token`: from a seat link, the seat is taken along to this device. */
export const sitDown = (match: string, wish: { readonly name?: string; readonly token?: string }): Promise<Seated> =>
  asked(`${of(match)}/seats`, withShare(wish));
export const soFarOf = (match: string): Promise<SoFar> => asked(`${of(match)}/so-far`);
/** The same people once more, sides changed, or at another game; whoever asks second is led along. */
export const nextMatch = (match: string, wanted: Partial<MatchWanted> = {}): Promise<Seated> =>
  asked(`${of(match)}/next`, withShare(wanted));
