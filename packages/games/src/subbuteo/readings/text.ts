import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** What the one text leaves to the other, and what a screen makes of a hand. */
export const textReadings = {
  'S-64': {
    paragraphs: ['FISTF-II.12.1.1.1', 'FISTF-II.5.3.1.P.2'],
    title: { de: 'Strafstoß nach 5.3', en: 'Penalties by 5.3' },
    reading: {
      de: 'Nur 5.3.1 führt zum Strafstoß. 5.3.2 und 5.3.5 nennen einen Freistoß vom Punkt, 5.3.4 nur Zurück.',
      en: 'Only 5.3.1 leads to a penalty. 5.3.2 and 5.3.5 name a free kick from the spot, 5.3.4 only Back.',
    },
    reason: {
      de: '12.1.1.1 nennt 5.3 als Ganzes, die einzelnen Absätze nennen ihre eigenen Folgen.',
      en: '12.1.1.1 cites 5.3 as a whole, its parts name what follows themselves.',
    },
  },
  'S-190': {
    paragraphs: ['SHORT-fast.1', 'SHORT-fast.2', 'SHORT-fast.3', 'FISTF-II.14.2.7.1', 'FISTF-II.5.4.3'],
    title: { de: 'Worauf nach den Kurzregeln gewartet wird', en: 'What is waited for by the short rules' },
    reading: {
      de: 'Nach den Kurzregeln wartet der Angreifer auch nach einem Einwurf, einem eingeschränkten Zug, einer Prüfung des Erzwingens oder dem Ersatz des Torwarts nicht auf den Verteidigungszug, auch nicht, um den Reservetorwart einzusetzen; nur das Aufstellen unspielbarer Figuren und die Herausnahme des Reservetorwarts halten ihn auf. Den Verteidigungszug hat der Verteidiger trotzdem.',
      en: 'By the short rules the attacker does not wait for the block flick after a throw-in, a restricted flick, a forcing check or the replacement of a keeper either, nor to bring the reserve keeper in; only the placing of unplayable figures and the taking off of the reserve keeper hold him up. The defender has his block flick all the same.',
    },
    reason: {
      de: 'Sie sagen, dass niemand wartet, und zählen zwei Ausnahmen auf; 14.2.7, 5.4.3, 2.1.1.3, 8.3.2 und 9.1.2 sind nicht darunter.',
      en: 'They say that nobody waits and name two exceptions; 14.2.7, 5.4.3, 2.1.1.3, 8.3.2 and 9.1.2 are not among them.',
    },
  },
  'S-191': {
    paragraphs: ['FISTF-II.4.3.3', 'FISTF-IV.1.2.1'],
    title: { de: 'Beide Spieler haben etwas zu wählen', en: 'Both players have something to choose' },
    reading: {
      de: 'Verstößt einer, und danach der andere, bevor gewählt ist, so wählt zuerst der vom früheren Verstoß Geschädigte. Nimmt er die Strafe, ist das Spiel dort unterbrochen, und der spätere Verstoß zählt nur für Karten; spielt er weiter, wählt danach der andere. Verwirkt er selbst inzwischen das Recht auf seine Spielfortsetzung, verliert er es erst, wenn er weiterspielt.',
      en: 'If one player commits an offence and then the other before anything is chosen, the victim of the earlier one chooses first. If he takes what he is given play stopped there, and the later offence counts for cards only; if he plays on, the other one chooses then. If meanwhile he forfeits the right to his own restart he loses it only if he plays on.',
    },
    reason: {
      de: 'Unterbrochen wird beim Verstoß selbst, wenn der Geschädigte nicht weiterspielen will.',
      en: 'Play is stopped at the offence itself unless its victim wants to play on.',
    },
  },
  'S-192': {
    paragraphs: ['FISTF-II.2.1.1.2.1', 'FISTF-II.2.1.1.3.3'],
    title: { de: 'Was die Prüfung sagt und was der Tisch tut', en: 'What the check says and what the table does' },
    reading: {
      de: 'Geprüft wird der Abstand von oben. Auf unserem Tisch trifft der Ball den 6 mm hohen Sockel unterhalb seiner eigenen Mitte und ragt dabei darüber; bei einem Sockel, der weiter als etwa 20,3 mm hinter der Linie steht, ist er dann schon ganz im Aus, und die Berührung kommt zu spät. Am Pult zählt, was gesehen wurde.',
      en: 'The check measures the gap from above. On our table the ball meets the base, which is 6 mm high, below its own middle and juts out over it; off a base more than about 20.3 mm behind the line it is wholly out by then, and the touch comes too late. At a desk what was seen counts.',
    },
    reason: {
      de: '2.1.1.2 sagt, von welcher Figur erzwungen werden darf; dass der Ball sie rechtzeitig trifft, muss er selbst besorgen. Höhe und Abschrägung des Sockels liegen in den Grenzen von III.4 und VI.1.3.',
      en: '2.1.1.2 says off which figure something may be forced; that the ball meets it in time is the ball’s own affair. Height and bevel of the base are within the limits of III.4 and VI.1.3.',
    },
  },
  'S-84': {
    paragraphs: ['SHORT-possession.2', 'SHORT-reserve.3', 'SHORT-reserve.4'],
    title: { de: 'Wo die Kurzregeln schweigen', en: 'Where the short rules are silent' },
    reading: {
      de: 'Gelten die FISTF-Regeln: Zeit, Karten, Strafstoß, Abstände, Ausführung der Spielfortsetzungen, Ausnahmen vom Abseits, Freistoßschießen. Wo die Kurzregeln etwas sagen, gelten sie allein; Ticks und passives Abseits gibt es in ihnen nicht.',
      en: 'The FISTF rules apply: time, cards, penalty, distances, how restarts are taken, exemptions from offside, shoot-out. Where the short rules speak they stand alone; they know neither ticks nor passive offside.',
    },
    reason: {
      de: 'Sie verweisen nur auf den Fußball überhaupt, und die FISTF-Regeln sind die des Fußballs für diesen Tisch. Wer den Ball verfehlt, verliert ihn in den Kurzregeln ohne Ausnahme.',
      en: 'They only refer to football in general, and the FISTF rules are those of football made for this table. By the short rules a flick that misses the ball loses it without exception.',
    },
  },
  'S-92': {
    paragraphs: ['FISTF-II.5.1.3', 'FISTF-II.6.2.2', 'FISTF-II.1.2.1'],
    title: { de: 'Wann ein Zug geschieht', en: 'When a flick happens' },
    reading: {
      de: 'Bei der Berührung, eine Zehntelsekunde nach dem Loslassen. Dann entscheidet sich, mit welchem Recht er geschieht; ein Zug, dessen Recht bis dahin erloschen ist, findet nicht statt und ist kein Vergehen. Züge ohne Recht gibt es nur an einem wirklichen Tisch.',
      en: 'At the contact, a tenth of a second after the release. By what right it happens is decided then; a flick whose right has gone by that time does not take place and is no offence. Flicks without a right are for a real table only.',
    },
    reason: {
      de: 'Der Text spricht vom Augenblick des Spielens; eine Hand braucht ihre Zeit.',
      en: 'The text speaks of the moment of the flick; a hand needs its time.',
    },
  },
  'S-94': {
    paragraphs: ['FISTF-II.10.9.2', 'FISTF-II.10.8.2'],
    title: { de: 'Die angesetzte Hand', en: 'The hand that is set' },
    reading: {
      de: 'Auf dem Bildschirm ist sie angesetzt, sobald der Schuss angesagt ist: dann laufen zehn statt fünf Sekunden, und keine andere Figur wird gespielt. Bis dahin kann man es sich anders überlegen.',
      en: 'On a screen it is set as soon as the shot is announced: then ten seconds run instead of five, and no other figure is flicked. Until then one may think again.',
    },
    reason: {
      de: '10.9 verbietet, die Schusshaltung zu verlassen, und sagt nicht, wann sie beginnt.',
      en: '10.9 forbids to leave the shooting position and does not say when it begins.',
    },
  },
} as const satisfies Readings<Paragraph>;
