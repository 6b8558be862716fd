import type { Catalogue, Edition, Entry, Readings, Words } from '@bande/core';

const rule = (chapter: string, kind: Entry['kind'], de: string, en: string): Entry => ({
  edition: 'toy',
  kind,
  status: 'done',
  chapter,
  gist: { de, en },
});

export const rulebook = {
  'TOY-1.1': rule(
    '1',
    'play',
    'Ein Wurf sagt, wie viele Hölzer höchstens genommen werden.',
    'A roll says how many matches may be taken at most.',
  ),
  'TOY-1.2': rule(
    '1',
    'play',
    'Genommen wird mindestens ein Holz, höchstens der Wurf.',
    'At least one match is taken, at most the roll.',
  ),
  'TOY-1.3': rule(
    '1',
    'play',
    'Wer das letzte Holz nimmt, erhält einen Punkt; ein neuer Haufen wird gelegt.',
    'Whoever takes the last match scores; a new heap is laid.',
  ),
  'TOY-2.1': rule(
    '2',
    'play',
    'Wer zuerst die vereinbarten Punkte hat, gewinnt.',
    'The first to reach the agreed points wins.',
  ),
  'TOY-2.2': rule(
    '2',
    'play',
    'Ist die Spielzeit um, entscheidet der Punktestand; gleich ist unentschieden.',
    'At full time the score decides; equal scores are a draw.',
  ),
  'TOY-2.3': rule(
    '2',
    'play',
    'Wer 60 Sekunden nicht zieht, verliert den Zug.',
    'Whoever does not move for 60 seconds loses the turn.',
  ),
  'TOY-3.1': rule(
    '3',
    'play',
    'Bei einer Sechs darf binnen zehn Sekunden neu geworfen werden.',
    'A six may be rolled again within ten seconds.',
  ),
  'TOY-4.1': rule('4', 'equipment', 'Ein Satz hat 5 bis 200 Hölzer.', 'A set has 5 to 200 matches.'),
  'TOY-4.2': rule('4', 'info', 'Streichhölzer oder Stäbchen.', 'Matches or small sticks.'),
} as const satisfies Catalogue;

export type Paragraph = keyof typeof rulebook;

export const chapters: Readonly<Record<string, Words>> = {
  '1': { de: 'Nehmen', en: 'Taking' },
  '2': { de: 'Wertung', en: 'Scoring' },
  '3': { de: 'Sechsen', en: 'Sixes' },
  '4': { de: 'Material', en: 'Equipment' },
};

export const editions: readonly Edition<Paragraph>[] = [
  { id: 'toy', title: { de: 'Spielzeug', en: 'Toy' }, books: ['toy'], minus: [] },
  { id: 'toy-short', title: { de: 'Spielzeug, kurz', en: 'Toy, short' }, books: ['toy'], minus: ['TOY-3.1'] },
];

export const readings: Readings<Paragraph> = {
  'T-01': {
    paragraphs: ['TOY-1.3'],
    title: { de: 'Wer beginnt den neuen Haufen?', en: 'Who begins the new heap?' },
    reading: { de: 'Der nächste Platz.', en: 'The next seat.' },
    reason: { de: 'Der Text sagt nichts.', en: 'The text is silent.' },
  },
};
