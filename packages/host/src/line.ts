import type { Action, GameShape, Input, Match, Refusal, Sealed, Seat, Tick } from '@bande/core';
import type { Sitter } from './chair.ts';
import type { Offer, Proposal } from './proposal.ts';
import type { Swing } from './swings.ts';

/** What a room tells a chair far away: plain data, in order. */
export type Told<G extends GameShape> =
  /** How the match stands; everything before it is of no account. */
  | {
      readonly kind: 'opened';
      readonly match: Match<G>;
      readonly sitters: readonly Sitter[];
      /** The number of the next deed of this line: those before have been heard. */
      readonly next: number;
      /** How many inputs lie before it. */
      readonly inputs: number;
    }
  | { readonly kind: 'played'; readonly input: Input<G> }
  /** No input takes effect before this tick any more; with the hash of the match there, now and then. */
  | { readonly kind: 'closed'; readonly tick: Tick; readonly hash?: string }
  /** The hands that are under way, and who has chosen in secret. */
  | {
      readonly kind: 'hands';
      readonly pending: readonly Swing<G>[];
      readonly sealed: readonly Seat[];
      /** What the seats of this line have chosen in secret; nobody else is told. Left out where it is nothing. */
      readonly chosen?: readonly Sealed<G>[];
    }
  | { readonly kind: 'offers'; readonly offers: readonly Offer[] }
  /** What came of a deed of this chair: under way or done, or refused. */
  | { readonly kind: 'heard'; readonly n: number; readonly refusal: Refusal | null }
  /** A hand that came to nothing, or what else the room refused. */
  | { readonly kind: 'missed'; readonly seat: Seat; readonly refusal: Refusal };

/** What it tells the room. What is asked carries a number: it is sent over two lines, done once, and nothing older undoes what is newer. */
export type Asked<G extends GameShape> =
  | { readonly kind: 'open' }
  | { readonly kind: 'act'; readonly n: number; readonly seat: Seat; readonly action: Action<G>; readonly meant: Tick }
  | { readonly kind: 'steer'; readonly n: number; readonly seat: Seat; readonly to: readonly number[] }
  | { readonly kind: 'withdraw'; readonly n: number; readonly seat: Seat }
  | { readonly kind: 'giveUp'; readonly n: number; readonly seat: Seat }
  | { readonly kind: 'roll'; readonly n: number }
  | { readonly kind: 'propose'; readonly n: number; readonly what: Proposal }
  | { readonly kind: 'answer'; readonly n: number; readonly what: Proposal; readonly agrees: boolean };
