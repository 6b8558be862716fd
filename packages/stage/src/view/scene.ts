import type { Action, GameShape, Match, Seat } from '@bande/core';
import type { Intent, Running } from '@bande/host';
import type { Show } from './show.ts';
import type { HandGesture } from './teach.ts';

/** A line ahead of what is aimed: none, to the first contact and a little on, or farther. */
const GUIDES = ['off', 'short', 'long'] as const;

export type Guide = (typeof GUIDES)[number];

/** An action that somebody is setting, or a bot is about to do; whoever draws it listens to it himself. */
export interface Draft<G extends GameShape> {
  readonly get: () => Action<G> | null;
  readonly set: (action: Action<G>) => void;
  /** A hand has set something here that is not done yet; left out, nobody keeps account of it. */
  readonly isChanged?: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
}

/** From the chair, from straight above, or with one's chin over the frame. */
export const TABLE_VIEWS = ['tilted', 'top', 'eyeLevel'] as const;

export type TableView = (typeof TABLE_VIEWS)[number];

/** What the scene is told. It draws the match as it is, lets pieces glide to their places, and reports what is pointed at. */
export interface SceneProps<G extends GameShape> {
  readonly match: Match<G>;
  /** The same match with its time. */
  readonly running: Running<G>;
  readonly show: Show | null;
  /** What a bot is about to do, for a moment. */
  readonly intent: Intent<G> | null;
  readonly marks: SceneMarks;
  readonly pointing: ScenePointing;
  readonly hands: SceneHands<G>;
  readonly camera: SceneCamera<G>;
  readonly motion: SceneMotion;
  /** What sides are to wear (`kits`), by side and id; who is left out wears what it always does. */
  readonly kits?: Readonly<Partial<Record<string, string>>>;
  /** What somebody has asked for of all that is drawn on request, by id. */
  readonly extras?: ReadonlySet<string>;
  /** Words beside the table name what stands on it: it bears its names, as long as they are read. */
  readonly named?: boolean;
}

/** Ids that may be picked now (they glow), those already picked, the one under pointer or keyboard, and lit evidence. */
export interface SceneMarks {
  readonly pickable: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly focused: string | null;
  readonly lit: ReadonlySet<string>;
  /** Squares where the focused piece could go, shown before it is picked. */
  readonly hinted: ReadonlySet<string>;
}

interface ScenePointing {
  readonly onPick: (id: string) => void;
  /** Something was dragged to a place: what picking it and then the place does; where it may not go it stays picked. */
  readonly onCarry?: (id: string, to: string) => void;
  readonly onFocus: (id: string | null) => void;
}

/** Opposite whoever plays here sits a bot, by its id; somebody `beside` him at the same device, who sees all that he sees; or nobody who is here. */
export type Opposite = { readonly bot: string } | 'beside' | null;

/** Hands of people here on the table. */
export interface SceneHands<G extends GameShape> {
  /** An action with dials as it stands now, not yet done; the scene draws it and may be dragged to change it. Null: nobody sets anything. */
  readonly draft: Draft<G> | null;
  /** What pointers on the table are setting for a seat, where hands act there at any time (`byHand`): it is theirs alone, and whoever sets dials keeps his. Null: nothing is to be set. */
  readonly held?: (seat: Seat) => Draft<G> | null;
  /** Who makes the draft: the chair at this device from which the table is seen. */
  readonly seat: Seat | null;
  /** Everybody at this device who may act now: in a live match several at once. */
  readonly seats: readonly Seat[];
  /** Its dials lie in sight beside the table, unasked-for until somebody unfolds them; left out, nobody has. */
  readonly dialling?: boolean;
  /** Hands go the other way that this table has (`byHand.mode`). */
  readonly inMode?: boolean;
  /** What the hand that is shown to a newcomer does now. */
  readonly hint: HandGesture | null;
  /** How much of the way ahead is drawn for a draft. */
  readonly guide: Guide;
  /** Who sits opposite, where that decides what is drawn ahead of a hand; left out, nobody is known to. */
  readonly opposite?: Opposite;
  /** A hand has let go: the action is done, by the seat that sets the draft or by the one that is named. */
  readonly onAct: (action: Action<G>, seat?: Seat) => void;
  /** A hand heads for another place. */
  readonly onSteer: (seat: Seat, to: readonly number[]) => void;
}

interface SceneCamera<G extends GameShape> {
  readonly view: TableView;
  /** Which side sits at the near edge. */
  readonly near: G['side'];
  /** Nobody plays here: the camera may go all around the table. */
  readonly roam: boolean;
}

/** How fast what moves is seen, or that it is to stand still. */
interface SceneMotion {
  readonly speed: number;
  readonly reducedMotion: boolean;
}
