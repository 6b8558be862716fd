import { z } from 'zod';

/** What goes over a line between a page and a match on a server. Raised when an older page could not follow any more. */
export const LINE_PROTOCOL = 1;

/** No message of a client is longer, in bytes. */
export const MESSAGE_BYTES = 2_048;

/** What the others may be told, each in one's own language; there is no free text. */
export const PHRASES = ['hello', 'goodLuck', 'wellPlayed', 'thanks', 'sorry', 'oneMoment', 'goodGame'] as const;
export type Phrase = (typeof PHRASES)[number];

/** What somebody may do when the other one has not come back: the match is his, a draw, or a bot sits down instead. Waiting on needs no word. */
const CLAIMS = ['win', 'draw', 'bot'] as const;
export type Claim = (typeof CLAIMS)[number];

const session = z.string().regex(/^[0-9a-f]{16,64}$/);
const milliseconds = z.number().nonnegative().max(1e15);

/** A page says hello first, on every line; two lines of one session are one page. What is asked of the match is checked by its game. */
export const fromPage = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hello'),
    protocol: z.int(),
    engine: z.string().max(40),
    session,
  }),
  z.strictObject({
    kind: z.literal('beat'),
    at: milliseconds,
    trip: milliseconds.optional(),
    later: z.int().min(0).max(6).optional(),
  }),
  z.strictObject({ kind: z.literal('ask'), asked: z.unknown() }),
  z.strictObject({ kind: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  z.strictObject({ kind: z.literal('claim'), claim: z.enum(CLAIMS) }),
]);
export type FromPage = z.output<typeof fromPage>;

/** Somebody on a seat: at the match, away for a moment, or lost, with the seconds that are left before the others may go on without him. */
export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly is: 'there' | 'away' | 'lost' | 'bot' | 'awaited';
  readonly left?: number;
  /** Round trip in milliseconds, and by how many ticks his deeds are put later, as his page says. */
  readonly trip?: number;
  readonly later?: number;
}

/** Why a line ends; the page says it in words. */
export type Bye = 'engine' | 'protocol' | 'elsewhere' | 'ended' | 'closing' | 'bad' | 'tooMany';

/** `told`: what a room tells a far chair (`@bande/host`), as it is. */
export type ToPage =
  | { readonly kind: 'welcome'; readonly seats: readonly number[]; readonly engine: string; readonly ms: number }
  /** `tick`: the table time of the room, with its fraction, for whoever sits there while it runs. */
  | { readonly kind: 'beat'; readonly at: number; readonly ms: number; readonly tick?: number }
  /** Numbers go up one by one, and never start anew: not with another server or thread either. `fresh`: everything before it is of no account. */
  | { readonly kind: 'told'; readonly m: number; readonly fresh?: true; readonly told: readonly unknown[] }
  /** How far time has come; it counts only for whoever has heard all numbers before `after`, and is told to be forgotten. */
  | { readonly kind: 'time'; readonly after: number; readonly told: readonly unknown[] }
  /** All that was told before this number is kept for good, and all that happened by itself up to this tick. */
  | { readonly kind: 'durable'; readonly m: number; readonly tick: number }
  | { readonly kind: 'people'; readonly people: readonly Person[]; readonly waits: Waiting | null }
  | { readonly kind: 'phrase'; readonly seat: number; readonly phrase: Phrase }
  /** The server has been updated: the match goes on from its last rest, as one of its own; `from`: the engine that had begun it. */
  | { readonly kind: 'engine'; readonly from: string }
  /** The same people play on, sides changed or at another game: whoever was here may follow. */
  | { readonly kind: 'next'; readonly match: string; readonly by: number; readonly game: string }
  | { readonly kind: 'bye'; readonly why: Bye };

/** Why the clock is held by the server. */
export type Waiting = 'people' | 'lost' | 'countdown' | 'store';

/** What somebody calls himself: in one line, and nothing in it that cannot be written or stored. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** A player's part of the seed: 16 bytes. Whoever gives it when he knows the commitment (`MatchNotice`) need trust nobody for the dice. */
const share = z.string().regex(/^[0-9a-f]{32}$/);

/** `POST /api/matches`: what is played, and who is to sit where. */
export const matchWanted = z.strictObject({
  game: z.string().max(40),
  edition: z.string().max(40),
  mode: z.enum(['live', 'paced']),
  settings: z.record(z.string(), z.unknown()).default({}),
  /** Whoever asks sits here. */
  seat: z.int().min(0).max(3).default(0),
  name: name.optional(),
  /** Seats of bots, by their names. */
  bots: z.record(z.string().regex(/^[0-3]$/), z.string().max(40)).default({}),
  mayWatch: z.boolean().default(true),
  /** Of whoever asks; he may also give it later, until the last seat is taken. */
  share: share.optional(),
});
export type MatchWanted = z.output<typeof matchWanted>;

/** `POST /api/matches/:id/next`: what the same people play next; left out, the same once more with the sides changed. */
export const nextWanted = matchWanted
  .pick({ game: true, edition: true, mode: true, share: true })
  .partial()
  .extend({ settings: z.record(z.string(), z.unknown()).optional() });
export type NextWanted = z.output<typeof nextWanted>;

/** `POST /api/matches/:id/seats`. */
export const seatWanted = z.strictObject({
  name: name.optional(),
  /** From a seat link: the seat is taken along to this device. */
  token: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  /** Whoever sits already may give it, too, until the last seat is taken: then the dice are fixed. */
  share: share.optional(),
});

/** A match for whoever is about to sit down. */
export interface MatchNotice {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly edition: string;
  readonly mode: 'live' | 'paced';
  readonly settings: unknown;
  readonly seating: readonly string[];
  /** By seat; null: it is free. */
  readonly names: readonly (string | null)[];
  readonly bots: Readonly<Record<string, string>>;
  readonly mayWatch: boolean;
  readonly state: 'waiting' | 'going' | 'over';
  /** To the server's part of the seed, and the players' parts by seat. */
  readonly seedCommitment: string;
  readonly shares: readonly (string | null)[];
  /** The seats of whoever asks. */
  readonly yours: readonly number[];
  /** Where its record is, once it is over. */
  readonly record: string | null;
}

/** What has been played of a match and is kept, packed as a record packs it (`@bande/record`); whoever watches is told two seconds later. */
export interface SoFar {
  readonly seedCommitment: string;
  /** The players' parts of the seed, by seat. */
  readonly shares?: readonly (string | null)[];
  readonly players: readonly string[];
  /** From where it goes on, after another engine had begun it. */
  readonly from: unknown;
  readonly inputs: readonly unknown[];
  readonly streams?: string;
  readonly reached: number;
}

/** Whoever sits down gets it once; the page keeps it as a cookie, and another device takes the seat by it. */
export interface SeatTaken {
  readonly match: string;
  readonly seat: number;
  readonly token: string;
}
