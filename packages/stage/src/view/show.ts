import type { GameShape, LogEntry, Match, Words } from '@bande/core';
import type { Drawing } from './drawing.ts';
import type { Sound, TimedSound } from './sound.ts';

/** What is seen and heard of what happens. */
export interface Shows<G extends GameShape> {
  /** What is to be seen and heard of a fact, in order: pieces glide by themselves when the match changes. `past` is what was seen before it, as far as anybody here remembers. */
  shows(entry: LogEntry<G>, after: Match<G>, past?: readonly LogEntry<G>[]): readonly Show[];
  /** What the scene draws only for whoever asks for it, as far as there is anything to be asked for in such a match. */
  extras?(match: Match<G>): readonly Extra[];
  /**
   * What moves by itself now; the scene draws it from the match and its clock, and everything is shown beside it. Left out, nothing ever does: then the match waits until
   * dice lie and pieces have come to their places.
   */
  underWay?(match: Match<G>): UnderWay | null;
  /** Nothing moves that anybody would watch, whatever hands do meanwhile: a replay does not stay there. Left out: where nothing is under way and no hand is led. */
  isIdle?(match: Match<G>): boolean;
}

/** Drawn on request, by a button at the table's edge or by its key. */
export interface Extra {
  readonly id: string;
  readonly key: string;
  readonly label: Words;
  readonly sign: Drawing;
}

/**
 * Something to look at or listen to for a moment. `ms` at normal speed; with reduced motion it appears at once.
 * A spinner's angle is in degrees, clockwise from above, 0 pointing away from the front edge.
 * Special dice have no pips: the scene knows what the sides of its game's own die show, and the label says it.
 */
export type Show =
  | {
      readonly kind: 'dice';
      readonly values: readonly number[];
      readonly sides: readonly (string | null)[];
      readonly special?: boolean;
      readonly label: Words;
      readonly ms: number;
    }
  | { readonly kind: 'spinner'; readonly angle: number; readonly label: Words; readonly ms: number }
  | {
      readonly kind: 'card';
      readonly card: 'yellow' | 'red';
      readonly piece: string;
      readonly label: Words;
      readonly ms: number;
    }
  | Banner
  | Rest
  | { readonly kind: 'sound'; readonly sound: Sound; readonly ms: number; readonly gain?: number }
  | OwnShow;

/** A live match stops here for whoever plays at this device, and goes on when he says so: what the sheet is called, and what to know. */
interface Rest {
  readonly kind: 'rest';
  readonly title: Words;
  readonly text: Words;
  readonly ms: 0;
  /** The kind of action that the rules want of everybody before it goes on: whoever goes on has said so with it. */
  readonly says?: string;
}

/** What is called out across the hall. */
interface Banner {
  readonly kind: 'banner';
  readonly label: Words;
  readonly tone: 'goal' | 'whistle' | 'calm';
  readonly ms: number;
  /** A moment of its own: where the match waits for dice it waits for this, too, and stands meanwhile as it stood before; only the score counts already. */
  readonly stands?: true;
}

/** A sound that is heard with what comes after it; left out, as loud as it is. */
export const heard = (sound: Sound, gain?: number): Show => ({
  kind: 'sound',
  sound,
  ms: 0,
  ...(gain === undefined ? {} : { gain }),
});

/** What a game calls out across the hall, for as long as it usually does. */
export const callingOut =
  (usually: number) =>
  (label: Words, tone: Banner['tone'], ms = usually): Show => ({ kind: 'banner', label, tone, ms });

/** A show that one game alone has: its scene draws it, by name, and knows what figures and ids mean. */
export interface OwnShow {
  readonly kind: 'own';
  readonly name: string;
  readonly figures?: readonly number[];
  readonly ids?: readonly string[];
  readonly label: Words;
  readonly ms: number;
  /** The part of it, 0 to 1, after which it can be read: its words come then. */
  readonly lies: number;
  /** Chance speaks by it: until it lies still the match is seen as it was before. */
  readonly rolls?: boolean;
  /** For a page that cannot draw the table. */
  readonly flat?: Drawing;
  /** Its words stand beside what they are about: the scene says where, by a `CaptionPlace`. */
  readonly placed?: true;
}

/** A motion: from which tick of play time on, until which, and what is heard of it. */
export interface UnderWay {
  /** Another motion has another name. */
  readonly id: string;
  readonly from: number;
  /** Null: nobody knows yet, since somebody may meet it. */
  readonly until: number | null;
  readonly sounds: readonly TimedSound[];
}

/** The words of a show; sounds have none. */
export const captionOf = (show: Show | null): Words | null => (show !== null && 'label' in show ? show.label : null);
