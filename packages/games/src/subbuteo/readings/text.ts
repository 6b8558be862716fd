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
      de: 'Verstößt einer, und danach der andere, bevor gewählt ist, so wählt zuerst der vom früheren Verstoß Geschädigte, ob er eine Strafe oder „Zurück“ wählen kann. Nimmt er sie, ist das Spiel dort unterbrochen, und der spätere Verstoß zählt nur für Karten; spielt er weiter oder lässt er alles, wie es ist, wählt danach der andere. Verwirkt er selbst inzwischen das Recht auf seine Spielfortsetzung, verliert er es erst, wenn er weiterspielt. Eine Entscheidung, die dem anderen etwas gibt, wird bis dahin nicht angenommen.',
      en: 'If one player commits an offence and then the other before anything is chosen, the victim of the earlier one chooses first, be it a sanction or Back. If he takes it play stopped there, and the later offence counts for cards only; if he plays on or leaves it, the other one chooses then. If meanwhile he forfeits the right to his own restart he loses it only if he plays on. Until then a decision that gives something to the other one is not accepted.',
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
  'S-260': {
    paragraphs: ['FISTF-II.13.3.1.2', 'FISTF-II.5.1.2.2', 'FISTF-II.5.1.2.5'],
    title: { de: 'Tick-Züge nach einem Ball im Aus', en: 'Ticks after a ball out of play' },
    reading: {
      de: 'Bekommt der Angreifer Einwurf, Eckball oder Abstoß, weil der Ball zuletzt an eine bewegte Verteidigerfigur kam, zählen seine Tick-Züge weiter. Kam er an eine ruhende oder an den Torwart, hat der Ball gewechselt, und es sind wieder drei. Am Schreibtisch ebenso drei, wenn niemand die Berührung eingetragen hat.',
      en: 'If the attacker is given a throw-in, corner or goal kick because the ball went last off a defender’s figure that moved, his ticks count on. If that one rested, or was the keeper, the ball has changed hands and there are three again; at a desk also if nobody has entered the touch.',
    },
    reason: {
      de: 'Nur die ruhende Figur und der Torwart nehmen den Ball (5.1.2), und nur ein Rückprall zum Angreifer gilt dann nicht als Wechsel (13.3.2). Erzwungen wird fast immer an ruhenden.',
      en: 'Only a resting figure and the keeper take the ball (5.1.2), and only a rebound to the attacker is then no change (13.3.2). What is forced is nearly always forced off resting ones.',
    },
  },
  'S-263': {
    paragraphs: ['FISTF-II.7.1.1.a.1', 'FISTF-II.14.1.5.1'],
    title: {
      de: 'Der Ball auf der Seitenlinie neben der Schusszone',
      en: 'The ball on the touchline beside the shooting zone',
    },
    reading: {
      de: 'Ein Einwurf neben der Schusszone wird in ihr ausgeführt, obwohl der Ball halb über die Seitenlinie ragt. Kommt er über eine andere Figur ins Tor, zählt es.',
      en: 'A throw-in beside the shooting zone is taken in it, although half of the ball is beyond the touchline. If it goes in off another figure the goal counts.',
    },
    reason: {
      de: 'Die Zone liegt zwischen Schusszonenlinie und Torauslinie (III.1.2.2); die Seitenlinie begrenzt sie nicht. 14.1.5 verwehrt nur das direkte Tor.',
      en: 'The zone lies between its line and the goal line (III.1.2.2); the touchline is no limit of it. 14.1.5 denies the direct goal only.',
    },
  },
} as const satisfies Readings<Paragraph>;
