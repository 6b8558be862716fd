import type { GameShape, Match, Ruling, Words } from '@bande/core';

/** How much a call matters: a whistle stops play, a note explains, a logged one is read in the story alone, a quiet one nowhere. */
export type Weight = 'whistle' | 'note' | 'logged' | 'quiet';
/** As a method's type is: a game's looks stand where any game's do. */
type Weighs<G extends GameShape> = { weighs(ruling: Ruling<G>): Weight }['weighs'];

/** Everything that is asked about a call. */
interface CallLook<G extends GameShape> {
  /** With the match, where a side may go by another name in it. */
  words(ruling: Ruling<G>, match?: Match<G>): Words;
  /** The same where it has been said what took place: only what comes of it; null: nothing is left to be said. Left out, the whole call. */
  then?(ruling: Ruling<G>, match?: Match<G>): Words | null;
  /** Asked of the ruling where the call alone does not say it. */
  readonly weight: Weight | Weighs<G>;
  /**
   * It only ever says what comes of another call. `now`: of one of the same moment, after which it stands, as what follows.
   * `before`: of one that was made before; what only carries that out is read on the same card.
   */
  readonly follows?: 'now' | 'before';
  /** A later call of the same card that is better said as one with it; null: they are two. */
  joins?(ruling: Ruling<G>, later: Ruling<G>): Ruling<G> | null;
}

/** A game's calls: one that is missing does not compile. */
export type Calls<G extends GameShape> = Readonly<Record<G['call'], CallLook<G>>>;

/** What a table of calls says of each beside its words. */
export type CallManner<G extends GameShape> = Omit<CallLook<G>, 'words' | 'then'>;

export const WHISTLE = { weight: 'whistle' } as const;
export const NOTE = { weight: 'note' } as const;
export const LOGGED = { weight: 'logged' } as const;
export const QUIET = { weight: 'quiet' } as const;
/** What comes of another call of the same moment. */
export const following = <W extends Weight>(manner: {
  readonly weight: W;
}): { readonly weight: W; readonly follows: 'now' } => ({ ...manner, follows: 'now' });

/** Looks at calls whose words are said by one function, which has a table of its own. */
export const callLooks = <G extends GameShape>(
  manners: Readonly<Record<G['call'], CallManner<G>>>,
  said: Pick<CallLook<G>, 'words' | 'then'>,
): Calls<G> =>
  Object.fromEntries(
    Object.entries<CallManner<G>>(manners).map(([call, manner]) => [call, { ...said, ...manner }]),
  ) as Calls<G>;

/** Whoever speaks of calls. */
interface SaysCalls<G extends GameShape> {
  readonly calls: Calls<G>;
}

const lookAt = <G extends GameShape>({ calls }: SaysCalls<G>, { call }: Ruling<G>): CallLook<G> => calls[call];

export const callWords = <G extends GameShape>(view: SaysCalls<G>, ruling: Ruling<G>, match?: Match<G>): Words =>
  lookAt(view, ruling).words(ruling, match);

/** What is left to be said of a call where it is known what took place. */
export function thenWords<G extends GameShape>(view: SaysCalls<G>, ruling: Ruling<G>, match?: Match<G>): Words | null {
  const look = lookAt(view, ruling);
  return look.then === undefined ? look.words(ruling, match) : look.then(ruling, match);
}

export function callWeight<G extends GameShape>(view: SaysCalls<G>, ruling: Ruling<G>): Weight {
  const { weight } = lookAt(view, ruling);
  return typeof weight === 'string' ? weight : weight(ruling);
}

export const followsNow = <G extends GameShape>(view: SaysCalls<G>, ruling: Ruling<G>): boolean =>
  lookAt(view, ruling).follows === 'now';

export const joinedBy = <G extends GameShape>(
  view: SaysCalls<G>,
  ruling: Ruling<G>,
  later: Ruling<G>,
): Ruling<G> | null => lookAt(view, ruling).joins?.(ruling, later) ?? null;

/** Whether what was done only carries out what was called before: a decision of a referee never does. */
export const carriesOut = <G extends GameShape>(
  view: SaysCalls<G>,
  { fact, rulings }: { readonly fact: { readonly kind: string }; readonly rulings: readonly Ruling<G>[] },
): boolean => {
  const following = rulings.map((ruling) => lookAt(view, ruling).follows);
  return fact.kind !== 'decided' && following.includes('before') && !following.includes(undefined);
};
