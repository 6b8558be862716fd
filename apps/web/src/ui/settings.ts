import type { Guide, TableView } from '@bande/stage/view';
import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from './breakpoints.ts';
import { FULL_PACE, type Pace } from './pace.ts';
import { chosenLanguage, rememberLanguage, type Language } from './language.ts';

/** To whom the table turns where two share a device: to whoever attacks, or to everybody who is to play; or it stays. */
const TURNINGS = ['attack', 'toPlay', 'never'] as const;
export type Turning = (typeof TURNINGS)[number];

/** What a visitor has set for himself on this device. */
export interface Settings {
  readonly language: Language;
  readonly surroundings: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'reduced' | 'full';
  /** 0 is off. */
  readonly volume: number;
  /** A choice is carried out only when it is confirmed. */
  readonly confirm: boolean;
  /** Dice of this device roll by themselves. */
  readonly autoRoll: boolean;
  /** Two at one device: to whom the table turns. */
  readonly turnTable: Turning;
  /** Where a table does not offer it, it is seen from the chair. */
  readonly view: TableView;
  /** He has said so himself; otherwise a table may know better. */
  readonly isViewChosen?: boolean;
  /** How fast things are shown; 1 is normal. */
  readonly speed: number;
  /** How fast tables run: slower, or with a stop at every decision, for those who need the time. */
  readonly pace: Pace;
  /** A phone buzzes at what is heard. */
  readonly haptics: boolean;
  /** It was offered that the table holds whenever there is something to decide. */
  readonly holdOffered: boolean;
  /** What people at this device are called, in the order in which they sit; empty: nobody has said. */
  readonly names: readonly string[];
  /** What others say at a match far away is not wished to be heard. */
  readonly muted: boolean;
  /** How much of the way ahead is drawn when somebody aims. */
  readonly guide: Guide;
}

const KEY = 'bande.settings';
const coarsePointer = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** From above a table is as wide as a phone. */
const smallOrTallScreen = (): boolean =>
  typeof matchMedia === 'function' &&
  matchMedia(`(max-aspect-ratio: 3/4), (pointer: coarse) and ${BREAKPOINTS.low}`).matches;

/** The usual volume, also for those who had switched it off. */
const AUDIBLE = 0.6;

const usual = (): Settings => ({
  language: chosenLanguage(),
  surroundings: 'system',
  motion: 'system',
  volume: AUDIBLE,
  confirm: coarsePointer(),
  autoRoll: false,
  turnTable: 'attack',
  view: smallOrTallScreen() ? 'top' : 'tilted',
  speed: 1,
  pace: FULL_PACE,
  haptics: true,
  holdOffered: false,
  names: [],
  muted: false,
  guide: 'short',
});

function remembered(): Partial<Settings> {
  try {
    return asSetToday(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>);
  } catch {
    return {};
  }
}

/** The table was once told only whether to turn, not to whom. */
export function asSetToday(
  kept: Omit<Partial<Settings>, 'turnTable'> & { readonly turnTable?: unknown },
): Partial<Settings> {
  const { turnTable, ...rest } = kept;
  if (turnTable === false) return { ...rest, turnTable: 'never' };
  const known = TURNINGS.find((turning) => turning === turnTable);
  return known === undefined ? rest : { ...rest, turnTable: known };
}

/** Only what he has set himself is remembered. */
let own: Partial<Settings> = remembered();
const withOwn = (): Settings => ({ ...usual(), ...own, isViewChosen: own.view !== undefined });
let current: Settings = withOwn();
const listeners = new Set<() => void>();

export const settings = (): Settings => current;

export function change(wish: Partial<Settings>): void {
  own = { ...own, ...wish };
  current = withOwn();
  rememberLanguage(current.language);
  try {
    localStorage.setItem(KEY, JSON.stringify(own));
  } catch {
    // The browser forbids it: the wish holds for this visit.
  }
  tell();
}

export const switchSound = (on: boolean): void => change({ volume: on ? AUDIBLE : 0 });

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** What is set in another window of this browser holds here too, at once. */
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    own = remembered();
    current = withOwn();
    tell();
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);

/** Reduced motion, by the visitor's own word or by that of his system. */
export const prefersReducedMotion = (): boolean =>
  current.motion === 'reduced' ||
  (current.motion === 'system' &&
    typeof matchMedia === 'function' &&
    matchMedia('(prefers-reduced-motion: reduce)').matches);
