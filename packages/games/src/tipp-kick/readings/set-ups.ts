import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** Set-ups, shots at goal, and the seven seconds. */
export const setUpReadings = {
  'B-11': {
    paragraphs: ['DTKV-8.K7', 'DTKV-8.4.2'],
    title: { de: '„Ein Tor“ bei der Vorlage', en: '“A goal” in the set-up' },
    reading: {
      de: 'Gemeint ist das gegnerische. Wer mit der zweiten Bewegung nur das eigene Gestänge trifft und auf eigener Farbe liegen bleibt: indirekter Freistoß.',
      en: 'The opponent’s is meant. Whoever hits only the own frame with the second movement and stays on the own colour: indirect free kick.',
    },
    reason: {
      de: '8.4.2 nennt für den Torschuss nur das gegnerische Tor; sonst gäbe es Schüsse, die weder Vorlage noch Torschuss sind.',
      en: 'For the shot at goal 8.4.2 names the opponent’s goal only; otherwise there would be shots that are neither.',
    },
  },
  'B-12': {
    paragraphs: ['DTKV-8.K7', 'DTKV-8.K8', 'DTKV-9.5', 'DTKV-10.3', 'DTKV-11.3'],
    title: {
      de: 'Anstoß, Abstoß und Einstoß an eine gegnerische Figur',
      en: 'Kick-off, goal kick and kick-in onto an opponent’s figure',
    },
    reading: { de: 'Zählen trotzdem als Vorlage.', en: 'Count as the set-up all the same.' },
    reason: {
      de: 'Sie können kein Torschuss sein, auch nicht auf Umwegen.',
      en: 'They cannot be a shot at goal, not even indirectly.',
    },
  },
  'C-16': {
    paragraphs: ['DTKV-8.4.1', 'DTKV-8.K7', 'DTKV-8.K9', 'DTKV-12.K8.1', 'DTKV-13.7.2'],
    title: { de: 'Was den Zähler der Vorlagen ändert', en: 'What changes the count of set-ups' },
    reading: {
      de: 'Eckstoß, Freistoß und Strafstoß sind direkt: Berühren sie weder gegnerische Figur noch Tor und bleiben auf eigener Farbe, sind sie die erste Vorlage. Nach einem Torschuss, der auf eigener Farbe liegen bleibt, beginnt die Zählung von vorn. Der indirekte Freistoß zählt als Vorlage.',
      en: 'Corner, free kick and penalty are direct: if they touch neither opponent’s figure nor goal and stay on the own colour they are the first set-up. After a shot at goal that stays on the own colour the count begins anew. The indirect free kick counts as a set-up.',
    },
    reason: {
      de: '8.K7 kennt nur, was der Schuss berührt; der indirekte Freistoß wird wie ein Einstoß behandelt (8.4.4, 8.K8).',
      en: '8.K7 asks only what the shot touches; the indirect free kick is handled like a kick-in (8.4.4, 8.K8).',
    },
  },
  'C-17': {
    paragraphs: ['DTKV-8.K15', 'DTKV-8.4.1', 'DTKV-3.K10'],
    title: { de: 'Der Torwart legt einen gewonnenen Ball zurecht', en: 'The keeper positions a ball that was won' },
    reading: {
      de: 'Das ist eine Vorlage, auch ohne Rückspiel davor; mehrere Berührungen zählen einmal. Eine Parade gegen einen laufenden Ball zählt nicht.',
      en: 'That is one set-up, without a back-pass before it too; several touches count once. A save against a moving ball does not count.',
    },
    reason: {
      de: '8.4.1 zählt Ballbewegungen nach Regel 3, zu denen die des Torwarts gehören; aus der Ruhe kommt nur das Zurechtlegen.',
      en: '8.4.1 counts ball movements under rule 3, and the keeper’s are among them; only positioning starts from rest.',
    },
  },
  'C-18': {
    paragraphs: ['DTKV-8.K16', 'DTKV-8.K18', 'DTKV-13.7.1'],
    title: {
      de: 'Der Kicker schießt, obwohl nur der Torwart darf',
      en: 'The kicker shoots although only the keeper may',
    },
    reading: {
      de: 'Die Aktion gilt nicht, ein Tor zählt nicht: indirekter Freistoß von dort, wo der Kicker den Ball spielte.',
      en: 'The action is void, a goal does not count: indirect free kick from where the kicker played the ball.',
    },
    reason: {
      de: 'Gemeint ist der Freistoß aus 8.4.3; es ist ein Fehler gegen die zweite Bewegung, kein Foul.',
      en: 'The free kick of 8.4.3 is meant; it is an error against the second movement, not a foul.',
    },
  },
  'C-19': {
    paragraphs: ['DTKV-8.5.1', 'DTKV-8.K11', 'DTKV-8.K19', 'DTKV-7.K13', 'DTKV-14.1.4', 'DTKV-4.K10'],
    title: { de: 'Wann die 7 Sekunden laufen und was folgt', en: 'When the 7 seconds run and what follows' },
    reading: {
      de: 'Sie beginnen mit der Ruhe des Balles, bei einer Ausführung mit dem ersten Hinlegen, beim Strafstoß mit der Freigabe. Das erste Überziehen bleibt frei, das zweite bringt eine Ermahnung, jedes weitere ist Zeitspiel: Freistoß, im eigenen Strafraum Strafstoß, und 10 Sekunden mehr.',
      en: 'They begin when the ball is at rest, at a restart when it is first put down, at a penalty with the release. The first excess is free, the second brings an admonition, any further one is time-wasting: free kick, in the own area penalty, and 10 seconds more.',
    },
    reason: {
      de: '8.K19 verlangt „sichtlich und wiederholt“; danach gelten die Sätze über Zeitspiel. Die Zahlen sind unsere.',
      en: '8.K19 asks for “visibly and repeatedly”; then what is said of time-wasting holds. The numbers are ours.',
    },
  },
  'C-74': {
    paragraphs: ['DTKV-8.K7', 'DTKV-8.K15', 'DTKV-13.K5'],
    title: { de: 'Ein Schuss, der nur eigene Figuren trifft', en: 'A shot that hits own figures only' },
    reading: {
      de: 'Zählt wie einer, der nichts trifft: Vorlage, wenn er auf eigener Farbe liegen bleibt, sonst Ball des Gegners.',
      en: 'Counts as one that hits nothing: a set-up if it stays on the own colour, otherwise the opponent’s ball.',
    },
    reason: {
      de: '8.K7 fragt nur nach gegnerischer Figur und Tor.',
      en: '8.K7 asks only for an opponent’s figure and the goal.',
    },
  },
  'C-75': {
    paragraphs: ['DTKV-8.K9', 'DTKV-6.6.2', 'DTKV-8.4.1'],
    title: { de: 'Der gegnerische Torwart spielt dazwischen', en: 'The opposing keeper plays in between' },
    reading: {
      de: 'Liegt der Ball danach wieder auf der Farbe des Angreifers, bleibt dessen Zähler. Lag er dazwischen in Ruhe auf der anderen Farbe, beginnt er neu.',
      en: 'If the ball then lies on the attacker’s colour again, his count stays. If it rested on the other colour in between, it begins anew.',
    },
    reason: {
      de: 'Neu zählt, wer das Angriffsrecht neu hat (8.K9), und das sagt die Farbe in Ruhe.',
      en: 'Whoever has the right to attack anew counts anew (8.K9), and the colour at rest tells that.',
    },
  },
  'C-76': {
    paragraphs: ['DTKV-8.K8', 'DTKV-8.K9', 'DTKV-12.K8.1', 'DTKV-13.2.1'],
    title: { de: 'Die Zählung nach einer Ausführung', en: 'The count after a restart' },
    reading: {
      de: 'Mit jeder Ausführung beginnt sie neu, gleich was vorher war: nach Anstoß, Abstoß, Einstoß und indirektem Freistoß ist eine Vorlage verbraucht, vor Eckstoß, Freistoß und Strafstoß keine.',
      en: 'With every restart it begins anew, whatever was before: after kick-off, goal kick, kick-in and indirect free kick one set-up is used, before corner, free kick and penalty none.',
    },
    reason: {
      de: '8.K8 zählt die Ausführung selbst und fragt nicht nach dem, was ihr vorausging.',
      en: '8.K8 counts the restart itself and does not ask what came before it.',
    },
  },
  'C-78': {
    paragraphs: ['DTKV-7.K10', 'DTKV-8.K14', 'DTKV-8.K17'],
    title: { de: 'Den Ball ins Aus schießen', en: 'Shooting the ball out' },
    reading: {
      de: 'Ist erlaubt. Zeitspiel ist es nur, den Ball absichtlich weit von der Platte oder nach einer Unterbrechung wegzuschießen.',
      en: 'Is allowed. It is time-wasting only to shoot the ball deliberately far off the plate or away after an interruption.',
    },
    reason: {
      de: '8.K14 und 8.K17 rechnen mit dem Ausball; 7.K10 verlangt die Absicht, Zeit zu gewinnen.',
      en: '8.K14 and 8.K17 reckon with a ball hit out; 7.K10 asks for the intent to gain time.',
    },
  },
} as const satisfies Readings<Paragraph>;
