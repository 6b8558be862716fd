import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** The clock, the end signal, and what is still played after it. */
export const endOfTimeReadings = {
  'B-18': {
    paragraphs: ['DTKV-4.K6.2', 'DTKV-9.2.3'],
    title: { de: 'Auslosung der Seiten', en: 'Drawing the sides' },
    reading: {
      de: 'Gelost wird nur zur Verlängerung und nur auf Verlangen.',
      en: 'A draw takes place only for extra time and only on demand.',
    },
    reason: {
      de: '4.K6 verweist auf Regel 9, aber die nennt statt einer Auslosung das Protokoll.',
      en: '4.K6 refers to rule 9, but that names the sheet instead of a draw.',
    },
  },
  'C-25': {
    paragraphs: ['DTKV-13.6.2', 'DTKV-4.K9'],
    title: { de: 'Freistoß auf falscher Farbe nach dem Signal', en: 'Free kick on the wrong colour after the signal' },
    reading: {
      de: 'Er ist verbraucht: kein Tor, kein Freistoß für den Gegner, die Zeit ist um.',
      en: 'It is used up: no goal, no free kick for the opponent, time is over.',
    },
    reason: {
      de: '13.6.2 schließt nur den Freistoß des Gegners aus; ein Tor durch eigenen Verstoß zählt nie (13.K3).',
      en: '13.6.2 rules out the opponent’s free kick only; a goal by an own offence never counts (13.K3).',
    },
  },
  'C-27': {
    paragraphs: ['DTKV-4.1.1', 'DTKV-13.4', 'DTKV-4.K9'],
    title: { de: 'Der Ball läuft beim Schlusssignal', en: 'The ball is moving at the end signal' },
    reading: {
      de: 'Ein Tor zählt nur, wenn er schon ganz über der Linie war; außer aus Freistoß und Strafstoß.',
      en: 'A goal counts only if it was wholly over the line already; except from free kick and penalty.',
    },
    reason: {
      de: 'Nur diese beiden überdauern das Signal; der Text nennt keinen laufenden Schuss.',
      en: 'Only those two outlive the signal; the text names no shot under way.',
    },
  },
  'C-28': {
    paragraphs: ['DTKV-13.4', 'DTKV-14.5', 'DTKV-4.1.1'],
    title: { de: 'Welches Schlusssignal', en: 'Which end signal' },
    reading: { de: 'Das jeder Hälfte.', en: 'That of every half.' },
    reason: {
      de: 'Auch die erste Hälfte endet mit einem Zeichen (4.K1).',
      en: 'The first half ends with a signal too (4.K1).',
    },
  },
  'C-29': {
    paragraphs: ['DTKV-4.K9', 'DTKV-13.K10', 'DTKV-13.K11'],
    title: { de: 'Wann der Freistoß nach dem Signal vorbei ist', en: 'When the free kick after the signal is over' },
    reading: {
      de: 'Wenn der Ball ruht, aus oder im Tor ist. Abpraller gehören dazu, eine neue Aktion nicht.',
      en: 'When the ball is at rest, out or in the goal. Rebounds are part of it, a new action is not.',
    },
    reason: { de: 'Auch sonst endet eine Spielhandlung mit der Ruhe.', en: 'An action ends with rest elsewhere too.' },
  },
  'C-30': {
    paragraphs: ['DTKV-13.K11', 'DTKV-13.K12', 'DTKV-14.1.4'],
    title: {
      de: 'Behinderung eines Freistoßes nach dem Signal, im Strafraum',
      en: 'Obstructing a free kick after the signal, in the area',
    },
    reading: { de: 'Der Freistoß wird wiederholt, kein Strafstoß.', en: 'The free kick is repeated, no penalty.' },
    reason: { de: '13.K12 sagt „in allen Fällen“.', en: '13.K12 says “in all cases”.' },
  },
  'C-39': {
    paragraphs: ['DTKV-4.2.1', 'DTKV-3.5', 'DTKV-9.2.1', 'DTKV-4.K6.1'],
    title: { de: 'Verlängerung', en: 'Extra time' },
    reading: {
      de: 'Ob sie gespielt wird und was nach ihr kommt, ist eine Einstellung. Zwischen ihren Hälften wechseln Seiten und Farben, Weiß stößt jedes Mal an.',
      en: 'Whether it is played and what follows it is a setting. Between its halves ends and colours change, white kicks off each time.',
    },
    reason: {
      de: 'Das Regelwerk sagt es nicht; 3.5 und 9.2.1 gelten für jede Halbzeit.',
      en: 'The rulebook does not say; 3.5 and 9.2.1 hold for every half.',
    },
  },
  'C-40': {
    paragraphs: [
      'DTKV-4.1.2',
      'DTKV-4.K8',
      'DTKV-1.K29.2',
      'DTKV-1.K31',
      'DTKV-4.K10',
      'DTKV-15.K4',
      'DTKV-2.K24',
      'DTKV-3.K3.2',
    ],
    title: { de: 'Was nachgespielt wird', en: 'What time is added' },
    reading: {
      de: 'Immer: Reparatur und Wechsel der Platte, Zeitspiel, Verlassen der Platte. Nach Ermessen: Figuren, Ball, andere Unterbrechungen. Ein gewöhnlicher Ausball hält die Uhr nicht an.',
      en: 'Always: repair and change of the plate, time-wasting, leaving the plate. At discretion: figures, ball, other interruptions. An ordinary ball out does not stop the clock.',
    },
    reason: {
      de: 'Die einen Sätze sagen „muss“, die anderen „kann“ (4.K8).',
      en: 'Some sentences say “must”, the others “may” (4.K8).',
    },
  },
  'C-80': {
    paragraphs: ['DTKV-4.1.1', 'DTKV-13.4', 'DTKV-8.2.1', 'DTKV-4.K9'],
    title: { de: 'Im selben Augenblick wie das Signal', en: 'At the same moment as the signal' },
    reading: {
      de: 'Was im letzten Augenblick der Hälfte geschieht, gehört zu ihr: Das Tor zählt, der Freistoß oder Strafstoß wird ausgeführt. Maßgebend ist die Tat, nicht der Pfiff. Ein Verstoß gegen einen Ball, der erst nach dem Signal getroffen wird, bleibt ohne Folge.',
      en: 'What happens in the last moment of the half belongs to it: the goal counts, the free kick or penalty is taken. The deed decides, not the call. An offence against a ball that is met only after the signal has no consequence.',
    },
    reason: {
      de: '5 Minuten sind die ganzen 5 Minuten; eine Grenze gehört auch sonst dazu (5.K1, 14.K1).',
      en: '5 minutes are the whole 5 minutes; a border belongs to it elsewhere too (5.K1, 14.K1).',
    },
  },
  'C-89': {
    paragraphs: ['DTKV-4.K9', 'DTKV-8.5.1', 'DTKV-13.4', 'DTKV-14.5'],
    title: { de: 'Nach dem Signal wird nicht geschossen', en: 'Nobody shoots after the signal' },
    reading: {
      de: 'Nach 7 Sekunden fordert der Schiedsrichter auf; nach weiteren 7 ist auf den Freistoß oder Strafstoß verzichtet und die Zeit um.',
      en: 'After 7 seconds the referee urges; after 7 more the free kick or penalty is waived and time is over.',
    },
    reason: {
      de: 'Die 7 Sekunden gelten für jede Handlung, und Zeitspiel kann hier niemandem mehr nützen.',
      en: 'The 7 seconds hold for every action, and time-wasting helps nobody here.',
    },
  },
  'C-90': {
    paragraphs: ['DTKV-13.K11', 'DTKV-13.K12', 'DTKV-13.K13.1', 'DTKV-13.1.3', 'DTKV-14.1.3'],
    title: {
      de: 'Andere Verstöße gegen einen Schuss nach dem Signal',
      en: 'Other offences against a kick after the signal',
    },
    reading: {
      de: 'Verstößt der Abwehrende irgendwie und fällt kein Tor, wird von derselben Stelle wiederholt, Freistoß wie Strafstoß. Verstößt der Ausführende, ist die Zeit um.',
      en: 'If the defender offends in any way and no goal results, it is repeated from the same place, free kick or penalty alike. If the taker offends, time is over.',
    },
    reason: {
      de: '13.K11 nennt die Hand nur als Beispiel, und regelgerecht ausgeführt werden konnte er nicht (4.K9).',
      en: '13.K11 names the hand as an example only, and it could not be properly taken (4.K9).',
    },
  },
  'C-91': {
    paragraphs: ['DTKV-6.6.4', 'DTKV-6.K28', 'DTKV-6.K30.1', 'DTKV-4.K9'],
    title: { de: 'Wiederholung, und die Zeit ist um', en: 'Repetition, and time is over' },
    reading: {
      de: 'Ein Schuss aus dem Spiel wird dann nicht wiederholt; Freistoß, Strafstoß und die Wiederholung statt eines Strafstoßes schon.',
      en: 'A shot from open play is not repeated then; free kick, penalty and the repetition instead of a penalty are.',
    },
    reason: { de: 'Nur diese werden nach dem Signal noch ausgeführt.', en: 'Only those are taken after the signal.' },
  },
  'C-99': {
    paragraphs: ['DTKV-4.K1', 'DTKV-4.K4', 'DTKV-4.K11', 'DTKV-8.5.1'],
    title: { de: 'Beginn der Uhr und letzte Minute', en: 'Start of the clock and last minute' },
    reading: {
      de: 'Die Uhr läuft mit dem Signal, nicht mit dem Anstoß. Angesagt wird die letzte Minute, wenn einschließlich der bis dahin angesagten Nachspielzeit 60 Sekunden bleiben.',
      en: 'The clock runs with the signal, not with the kick-off. The last minute is announced when 60 seconds are left, including the added time announced so far.',
    },
    reason: { de: 'Nachspielzeit gehört zur Spielzeit (4.K7).', en: 'Added time belongs to playing time (4.K7).' },
  },
} as const satisfies Readings<Paragraph>;
