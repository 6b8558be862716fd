import type { Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

/** What is said to whoever plays on from what he has watched. */
export const TAKE_OVER = {
  title: w('Von hier weiterspielen', 'Play on from here'),
  text: w('Eine neue Partie, die mit dieser Stellung beginnt.', 'A new match that begins with this position.'),
  opponent: w('Gegner', 'Opponent'),
  yourSide: w('Eigene Seite', 'Your side'),
  begin: w('Weiterspielen', 'Play on'),
  isOver: w('Hier ist die Partie schon zu Ende.', 'The match is already over here.'),
  two: w('zwei an einem Gerät', 'two at one device'),
} as const satisfies Readonly<Record<string, Words>>;
