import type { KitChoice } from '@bande/stage/view';
import { useMemo, useSyncExternalStore } from 'react';

/** What is worn, by side. */
type Kits = Readonly<Partial<Record<string, string>>>;
type Choices = Readonly<Record<string, readonly KitChoice[]>>;

const keyOf = (game: string): string => `bande.kits.${game}`;
const NONE = '{}';
const listeners = new Set<() => void>();
/** For this visit, where the browser keeps nothing. */
const chosenHere = new Map<string, string>();

function kept(game: string): string {
  try {
    return localStorage.getItem(keyOf(game)) ?? NONE;
  } catch {
    return chosenHere.get(game) ?? NONE;
  }
}

function read(text: string): Kits {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? (found as Kits) : {};
  } catch {
    return {};
  }
}

/** What was chosen on this device in a game, or else the usual; where two would wear the same, whoever has chosen nothing wears the next. */
export function wornOf(choices: Choices, chosen: Kits): Kits {
  const worn: Record<string, string> = {};
  const sides = Object.keys(choices).toSorted((a, b) => Number(b in chosen) - Number(a in chosen));
  for (const side of sides) {
    const free = choices[side]!.filter(({ id }) => !Object.values(worn).includes(id));
    const wish = free.find(({ id }) => id === chosen[side]) ?? free[0];
    if (wish !== undefined) worn[side] = wish.id;
  }
  return worn;
}

/** A side takes a kit; whoever had chosen the same gives it up. */
export function chooseKit(game: string, side: string, id: string): void {
  const others = Object.entries(read(kept(game))).filter(([one, worn]) => one !== side && worn !== id);
  const text = JSON.stringify({ ...Object.fromEntries(others), [side]: id });
  chosenHere.set(game, text);
  try {
    localStorage.setItem(keyOf(game), text);
  } catch {
    // The browser forbids it: it is worn for this visit.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const NO_CHOICES: Choices = {};
export function useKits(game: string, choices: Choices = NO_CHOICES): Kits {
  const look = (): string => kept(game);
  const text = useSyncExternalStore(subscribe, look, look);
  return useMemo(() => wornOf(choices, read(text)), [choices, text]);
}
