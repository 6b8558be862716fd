import type { Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

export const START = {
  title: w('Tischsport nach dem Regelbuch', 'Table sports by the book'),
  lead: w(
    'Ein Schiedsrichter, der zu jeder Entscheidung den Paragraphen nennt.',
    'A referee who names the paragraph of every call.',
  ),
  playNow: w('Sofort spielen', 'Play now'),
  friend: w('Mit einem Freund', 'Play a friend'),
  letters: w('Mit sechs Buchstaben mitspielen', 'Join with six letters'),
  against: w('gegen', 'against'),
  opponent: w('Gegner', 'Opponent'),
  length: w('Länge', 'Length'),
  kits: w('Trikots', 'Kits'),
  side: w('Ich spiele', 'I play'),
  watch: { de: 'Zwei Bots zuschauen', en: 'Watch two bots' },
  learn: { de: 'Lektionen', en: 'Lessons' },
  two: w('Zu zweit', 'For two'),
  twoHere: w('Zu zweit an diesem Gerät', 'Two at this device'),
  show: w('Ein Tisch, an dem gespielt wird', 'A table where a match is played'),
  showing: w('{game}: zwei Experten am Tisch.', '{game}: two experts at the table.'),
  showOther: w('{game} zeigen', 'Show {game}'),
  watchSample: w('Ganze Partie ansehen', 'Watch the whole match'),
  sample: w('Beispielpartie ansehen', 'Watch a sample match'),
  last: w('Zuletzt gespielt: {game}, {score}.', 'Played last: {game}, {score}.'),
  watchLast: w('Ansehen', 'Watch it'),
  rulebook: w('Regelbuch', 'Rulebook'),
  ask: w('Den Schiedsrichter fragen', 'Ask the referee'),
  more: w('Mehr Möglichkeiten', 'More choices'),
  goOn: w('Weiterspielen', 'Go on playing'),
  goOnHint: w('{game}: Eine Partie liegt noch auf dem Tisch.', '{game}: a match is still on the table.'),
  paragraphs: w('{n} Paragraphen, alle umgesetzt', '{n} paragraphs, all implemented'),
} as const satisfies Record<string, Words>;
