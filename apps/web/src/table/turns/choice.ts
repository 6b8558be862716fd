import type { Action, AnyShape, Match, Refusal, Seat } from '@bande/core';
import { optionOf, type Aid, type GameView, type PlacedButton, type SaysActions } from '@bande/stage/view';
import type { Drafting } from '../dials/use-draft.ts';

/** A person's choice as it is being made. */
export interface Choice extends Pick<
  Drafting,
  'example' | 'draft' | 'held' | 'hands' | 'dialsOf' | 'isChanged' | 'draftFirst' | 'goesAlong'
> {
  readonly pickable: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly buttons: readonly Action<AnyShape>[];
  /** The button among them that is for dice: what is usually done, whatever else the board offers. */
  readonly dice: Action<AnyShape> | null;
  /** A long choice that one button stands for, with what has been picked of it so far. */
  readonly shortcut: Pressed | null;
  /** Chosen, and waiting to be confirmed. */
  readonly ready: Action<AnyShape> | null;
  readonly refusal: Refusal | null;
  readonly turn: (dial: string, value: number) => void;
  /** What one key does for whoever sets the draft. */
  readonly aidsOf: (draft: Action<AnyShape>) => readonly Aid<AnyShape>[];
  /** Whether exactly this may be done now, by whoever has the buttons or by somebody else who sits here. */
  readonly isLegal: (action: Action<AnyShape>, by?: Seat) => boolean;
  readonly hints: (id: string) => ReadonlySet<string>;
  readonly pick: (id: string) => void;
  /** Something was dragged to a place. */
  readonly carry: (id: string, to: string) => void;
  readonly undo: () => void;
  /** A button: it says what it does, so nothing is asked again. */
  readonly press: (action: Action<AnyShape>) => void;
  /** A hand on the table has let go: that is its confirmation. */
  readonly letGo: (action: Action<AnyShape>, seat?: Seat) => void;
  /** The kinds of actions that somebody here has done since the table was opened. */
  readonly acted: ReadonlySet<string>;
  readonly confirm: () => void;
  readonly forgive: () => void;
}

/** A button that can be pressed, and what it says. */
interface Pressed extends PlacedButton<AnyShape> {
  readonly action: Action<AnyShape>;
}

/** The button that stands for a long choice, of which so much is open. */
export function shortcutIn(
  view: Pick<GameView<AnyShape>, 'buttonsAt'>,
  match: Match<AnyShape>,
  open: readonly Action<AnyShape>[],
): Pressed | null {
  const [first] = view.buttonsAt?.({ at: 'shortcut', open }, match) ?? [];
  return first === undefined || first.action === null ? null : { ...first, action: first.action };
}

/** What may be done the way that hands go now. */
export const offeredIn = (
  { byHand }: Pick<GameView<AnyShape>, 'byHand'>,
  legal: readonly Action<AnyShape>[],
  match: Match<AnyShape>,
  isInMode: boolean,
): readonly Action<AnyShape>[] =>
  byHand?.mode === undefined ? legal : legal.filter((action) => byHand.mode!.offers(action, match, isInMode));

/** A choice of an option for which the game has a button of its own. */
export const isSaidOtherwise = (
  view: SaysActions<AnyShape>,
  match: Match<AnyShape>,
  action: Action<AnyShape>,
  all: readonly Action<AnyShape>[],
): boolean =>
  action.kind === 'choose' &&
  'option' in action &&
  all.some((one) => one !== action && one.kind !== 'choose' && optionOf(view, one, match) === action.option);
