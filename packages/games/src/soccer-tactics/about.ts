import type { Words } from '@bande/core';
import type { Paragraph } from './rulebook.ts';

/** What the box and the booklet say about the game itself; nothing of it decides anything in play. */
interface Note {
  readonly paragraph: Paragraph;
  readonly text: Words;
  readonly link?: string;
}

export const safety: Note = {
  paragraph: 'STW-0.1',
  text: {
    de: 'Enthält kleine Teile, die verschluckt werden können: nichts für Kinder unter drei Jahren.',
    en: 'Contains small parts that can be swallowed: keep away from children under three.',
  },
};

export const age: Note & { readonly from: number } = {
  paragraph: 'STW-0.2',
  from: 7,
  text: { de: 'Ab 7 Jahren.', en: 'From 7 years.' },
};

/** A league of the publisher, outside this program: named with its address, and no more. */
export const league: Note = {
  paragraph: 'STW-0.19',
  text: {
    de: 'Der Herausgeber des Spiels führt eine eigene Liga; Auskunft darüber gibt seine Website. Mit den Wettbewerben hier hat sie nichts zu tun.',
    en: 'The publisher of the game runs a league of his own; his website tells more about it. It has nothing to do with the competitions here.',
  },
  link: 'https://www.soccertacticsworld.com',
};

export const about: readonly Note[] = [safety, age, league];
