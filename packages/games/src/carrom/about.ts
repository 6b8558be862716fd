import type { Words } from '@bande/core';
import type { Paragraph } from './rulebook.ts';

/** Who is in charge of a match, and which matters the laws put into whose hands. In a match without officials the program is the umpire. */
interface Official {
  readonly paragraph: Paragraph;
  readonly title: Words;
  readonly task: Words;
  readonly decides: readonly Paragraph[];
}

export const umpire: Official = {
  paragraph: 'ICF-20',
  title: { de: 'Schiedsrichter', en: 'Umpire' },
  task: {
    de: 'Leitet die Auslosung, ruft „Play“, sagt Schuld- und Strafsteine an, platziert Queen und herausgesprungene Steine und entscheidet am Brett.',
    en: 'Holds the toss, calls “Play”, announces due and penalty pieces, places the queen and jumped pieces and decides at the board.',
  },
  decides: ['ICF-39a.1', 'ICF-94.3', 'ICF-115.2', 'ICF-118b', 'ICF-119.2', 'ICF-122d', 'ICF-141'],
};

/** Grave indiscipline costs the match only by his word [CI-46]. */
export const chiefUmpire: Official = {
  paragraph: 'ICF-19',
  title: { de: 'Hauptschiedsrichter', en: 'Chief umpire' },
  task: {
    de: 'Beaufsichtigt alle Matches, entscheidet, was ihm vorgelegt wird, und leitet Proteste an die Turnierleitung weiter.',
    en: 'Supervises all matches, decides what is put to him and passes protests on to the tournament management.',
  },
  decides: ['ICF-115.2', 'ICF-143', 'ICF-144.3'],
};

export const officials: readonly Official[] = [umpire, chiefUmpire];
