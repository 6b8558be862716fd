import type { Action, GameShape, Match, OptionId, Words } from '@bande/core';

/** How much a button is wanted: an urged one stands out among the others, a rare one is folded away with others of its kind, and by one for dice these are taken instead of something that the board offers. */
type Wanted = 'usual' | 'urged' | 'rare' | 'dice';
/** As a method's type is: a game's looks stand where any game's do. */
type Wants<G extends GameShape> = { wants(action: Action<G>, match: Match<G>): Wanted }['wants'];

/** What somebody had better know before he presses, and the rule it rests on. */
export interface ActionNote {
  readonly words: Words;
  readonly paragraph: string;
}

/** Everything that is asked about an action. */
interface ActionLook<G extends GameShape> {
  /** The words of a button, or of a choice that is ready to be confirmed. */
  words(action: Action<G>, match: Match<G>): Words;
  /** What a side did, as a sentence; where it was refused, what it wanted to do. `match` is the one before. */
  deed(by: G['side'], action: Action<G>, match: Match<G>, refused: boolean): Words;
  /** What is picked for it one after the other, by id (a piece, a cell); none, or left out: it is a button. */
  picks?(action: Action<G>, match: Match<G>): readonly string[];
  /** What a button says in small letters below its words; null: nothing. */
  note?(action: Action<G>, match: Match<G>): ActionNote | null;
  /** Left out, as usual. */
  readonly wanted?: Wanted | Wants<G>;
  /** The option whose time runs for this button, where it is not a choice of that option itself. */
  option?(action: Action<G>, match: Match<G>): OptionId | null;
  /** Milliseconds for which a bot's is seen before it is done, so that one learns from it; left out, it is done at once. */
  readonly intentMs?: number;
  /** Letting go of it on the table does it; or, done, it sets up everything anew, what hands were setting, too. Left out, neither: it is set there, and its button stays in sight. */
  readonly hands?: 'letGo' | 'beginAnew';
  /**
   * What is set of it is done first when a button is pressed, or, where none is, whenever one will be: then it has no button of its own. `asSeen`: touched or not,
   * since what is seen standing there stands; `ifSet`: where somebody has set it. Left out, or null: it has nothing to do with that button.
   */
  along?(draft: Action<G>, pressed: Action<G> | null, match: Match<G>): 'asSeen' | 'ifSet' | null;
  /** Two at one device: what is done as usual, one after the other, for whoever would have to be handed it for nothing but this; null, or left out: he is handed it. */
  spares?(action: Action<G>, match: Match<G>): readonly Action<G>[] | null;
}

/** A game's actions, choices of its options among them: one that is missing does not compile. */
export type Actions<G extends GameShape> = Readonly<Record<Action<G>['kind'], ActionLook<G>>>;

/** What a table of actions says of each beside its words. */
export type ActionManner<G extends GameShape> = Omit<ActionLook<G>, 'words' | 'deed'>;

export const PLAIN = {} as const;
export const RARE = { wanted: 'rare' } as const;
export const URGED = { wanted: 'urged' } as const;

/** Looks at actions whose words are said by one function each, which has a table of its own. */
export const actionLooks = <G extends GameShape>(
  manners: Readonly<Record<Action<G>['kind'], ActionManner<G>>>,
  said: Pick<ActionLook<G>, 'words' | 'deed'>,
): Actions<G> =>
  Object.fromEntries(
    Object.entries<ActionManner<G>>(manners).map(([kind, manner]) => [kind, { ...said, ...manner }]),
  ) as Actions<G>;

/** Whoever speaks of actions. */
export interface SaysActions<G extends GameShape> {
  readonly actions: Actions<G>;
}

const NO_PICKS: readonly string[] = [];
export const lookAt = <G extends GameShape>({ actions }: SaysActions<G>, { kind }: Action<G>): ActionLook<G> =>
  actions[kind as Action<G>['kind']];

export const picksOf = <G extends GameShape>(
  view: SaysActions<G>,
  action: Action<G>,
  match: Match<G>,
): readonly string[] => lookAt(view, action).picks?.(action, match) ?? NO_PICKS;

export const actionWords = <G extends GameShape>(view: SaysActions<G>, action: Action<G>, match: Match<G>): Words =>
  lookAt(view, action).words(action, match);

export const actionNote = <G extends GameShape>(
  view: SaysActions<G>,
  action: Action<G>,
  match: Match<G>,
): ActionNote | null => lookAt(view, action).note?.(action, match) ?? null;

export function wantedNow<G extends GameShape>(view: SaysActions<G>, action: Action<G>, match: Match<G>): Wanted {
  const { wanted = 'usual' } = lookAt(view, action);
  return typeof wanted === 'string' ? wanted : wanted(action, match);
}

export const optionOf = <G extends GameShape>(
  view: SaysActions<G>,
  action: Action<G>,
  match: Match<G>,
): OptionId | null => lookAt(view, action).option?.(action, match) ?? null;

/** Whether a draft is done with a button, or with whatever will be pressed. */
export const goesAlong = <G extends GameShape>(
  view: SaysActions<G>,
  draft: Action<G>,
  pressed: Action<G> | null,
  match: Match<G>,
): 'asSeen' | 'ifSet' | null => lookAt(view, draft).along?.(draft, pressed, match) ?? null;

/** What is done for a side that would have to be handed the device for nothing else; null: it is handed over. */
export function sparedOf<G extends GameShape>(
  view: SaysActions<G>,
  legal: readonly Action<G>[],
  match: Match<G>,
): readonly Action<G>[] | null {
  for (const action of legal) {
    const spared = lookAt(view, action).spares?.(action, match) ?? null;
    if (spared !== null) return spared;
  }
  return null;
}
