import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** Free kick and penalty: where, when, and what may be chosen instead. */
export const freeKickReadings = {
  'B-13': {
    paragraphs: ['DTKV-14.2.3.1', 'DTKV-14.2.3.2', 'DTKV-14.6'],
    title: { de: 'Wiederholen statt Strafstoß', en: 'Repeating instead of a penalty' },
    reading: {
      de: 'Auch die Wiederholung schützt vor dem Eigentor.',
      en: 'The repetition protects from an own goal too.',
    },
    reason: {
      de: 'Genannt werden nur 14.4 und 14.5, aber sie soll „wie ein Strafstoß behandelt“ werden.',
      en: 'Only 14.4 and 14.5 are named, but it is to be “treated like a penalty”.',
    },
  },
  'C-10': {
    paragraphs: ['DTKV-13.2.1', 'DTKV-6.4.2', 'DTKV-6.6.5', 'DTKV-9.4', 'DTKV-10.2'],
    title: { de: 'Was der Tatort ist', en: 'What the place of the offence is' },
    reading: {
      de: 'Kicker getroffen oder fremde Figur: wo der Ball sie berührte. Kicker zu spät angefasst: wo er steht. Behinderung: wo sie geschah; durch Reden, Zeitspiel oder Verschieben der Platte: wo der Ball liegt. Falsche Farbe und Schieben: wo der Ball lag. Nennt die Regel einen Ort, gilt der.',
      en: 'Kicker hit, or spare figure: where the ball touched it. Kicker touched too late: where it stands. Obstruction: where it was done; by talking, time-wasting or shifting the plate: where the ball lies. Wrong colour and pushing: where the ball lay. If the rule names a place, that holds.',
    },
    reason: {
      de: '„Tatort“ ist der Ort der Tat; wo sie keinen hat, ist es der Ball.',
      en: 'The place of the offence is where it was done; where that is nowhere, it is the ball.',
    },
  },
  'C-23': {
    paragraphs: ['DTKV-13.2.3', 'DTKV-13.2.4', 'DTKV-14.2.2', 'DTKV-14.2.3.2', 'DTKV-13.4'],
    title: { de: 'Wann wiederholt werden darf', en: 'When the action may be repeated' },
    reading: {
      de: 'Nur wenn die unterbrochene Aktion die des Berechtigten war. Nach dem Schlusssignal nur statt eines Strafstoßes.',
      en: 'Only if the interrupted action was that of the entitled player. After the end signal only instead of a penalty.',
    },
    reason: {
      de: 'Die Wiederholung statt eines Freistoßes gilt nicht als Freistoß, und nur Freistöße überleben das Signal.',
      en: 'A repetition instead of a free kick is not a free kick, and only free kicks outlive the signal.',
    },
  },
  'C-24': {
    paragraphs: ['DTKV-13.6.1', 'DTKV-14.K7', 'DTKV-14.2.1'],
    title: { de: 'Strafstoß auf falscher Farbe', en: 'Penalty on the wrong colour' },
    reading: {
      de: 'Freistoß für den Gegner vom Strafstoßpunkt, wenn die Zeit nicht um ist.',
      en: 'Free kick for the opponent from the penalty spot, unless time is over.',
    },
    reason: {
      de: 'Es gilt, was zum Freistoß gesagt ist (14.K7).',
      en: 'What is said of the free kick applies (14.K7).',
    },
  },
  'C-26': {
    paragraphs: ['DTKV-13.5', 'DTKV-14.6', 'DTKV-13.K14', 'DTKV-13.K16', 'DTKV-13.K15'],
    title: { de: 'Nach einem Eigentor, das nicht zählt', en: 'After an own goal that does not count' },
    reading: {
      de: 'Nach der letzten Berührung: Ausführender zuletzt Eckstoß für den Gegner, Gegner zuletzt Abstoß. Nach dem Schlusssignal ist die Zeit um.',
      en: 'By the last touch: taker last corner for the opponent, opponent last goal kick. After the end signal time is over.',
    },
    reason: {
      de: 'Der Ball ist über der Torauslinie; andere Vorteile bleiben dem Gegner (13.K16).',
      en: 'The ball is over the goal line; other advantages stay with the opponent (13.K16).',
    },
  },
  'C-31': {
    paragraphs: ['DTKV-14.K6'],
    title: { de: 'Strafstoß vor der Freigabe', en: 'Penalty before the release' },
    reading: { de: 'Er wird ohne Strafe wiederholt.', en: 'It is repeated without a sanction.' },
    reason: {
      de: 'Eine Folge ist nicht genannt; freigegeben war er nicht.',
      en: 'No consequence is named; it had not been released.',
    },
  },
  'C-77': {
    paragraphs: ['DTKV-13.2.3', 'DTKV-14.2.2', 'DTKV-6.6.4', 'DTKV-6.K28', 'DTKV-6.8.1.2'],
    title: { de: 'Was eine Wiederholung wiederherstellt', en: 'What a repetition restores' },
    reading: {
      de: 'Ort und Farbe des Balles, die Art der Aktion und die Zahl der Vorlagen. Beide stellen neu auf; 3 und 7 Sekunden beginnen neu. Die Uhr läuft weiter.',
      en: 'Place and colour of the ball, the kind of action and the count of set-ups. Both position anew; 3 and 7 seconds begin anew. The clock runs on.',
    },
    reason: {
      de: 'Wiederholt wird die Aktion, nicht die Zeit; nachgespielt wird nur, was Regel 4 nennt.',
      en: 'The action is repeated, not the time; only what rule 4 names is added.',
    },
  },
  'C-86': {
    paragraphs: ['DTKV-13.3', 'DTKV-13.K2', 'DTKV-14.3', 'DTKV-5.2.2', 'DTKV-6.K33'],
    title: { de: 'Wann gepfiffen wird', en: 'When it is called' },
    reading: {
      de: 'Läuft der Ball, wartet der Schiedsrichter, bis er ruht, aus oder im Tor ist: Ein Tor zählt, ein anderer Vorteil hebt den Freistoß nicht auf. Ruht der Ball, entscheidet er sofort.',
      en: 'If the ball is moving the referee waits until it rests, is out or in the goal: a goal counts, no other advantage takes the free kick away. If the ball is at rest he decides at once.',
    },
    reason: {
      de: '13.3 und 14.3 nennen nur das Tor; bis zur Entscheidung bleibt der Ball im Spiel (5.2.2).',
      en: '13.3 and 14.3 name the goal only; until he decides the ball stays in play (5.2.2).',
    },
  },
  'C-87': {
    paragraphs: ['DTKV-13.3', 'DTKV-13.K1', 'DTKV-13.K3.2'],
    title: { de: 'Eigentor des Benachteiligten', en: 'Own goal of the injured side' },
    reading: {
      de: 'Geht der Ball nach einem Verstoß des Gegners ins Tor des Benachteiligten, zählt es nicht: Freistoß oder Strafstoß.',
      en: 'If after an offence by the opponent the ball goes into the injured side’s goal, it does not count: free kick or penalty.',
    },
    reason: {
      de: '13.3 soll dem nützen, der nicht verstoßen hat; zählen muss nur das eigene Eigentor des Täters (13.K3).',
      en: '13.3 is there for whoever did not offend; only the offender’s own own goal must count (13.K3).',
    },
  },
  'C-88': {
    paragraphs: ['DTKV-13.1.8', 'DTKV-13.K1', 'DTKV-2.K17'],
    title: { de: 'Mehrere Verstöße in einem Ablauf', en: 'Several offences in one sequence' },
    reading: {
      de: 'Desselben Spielers: der schwerere, sonst der erste. Beider Spieler: der erste; im selben Augenblick wird die Aktion wiederholt.',
      en: 'By one player: the graver, otherwise the first. By both players: the first; at the same moment the action is repeated.',
    },
    reason: {
      de: '13.1.8 zieht das Schwerere vor; nach dem ersten Verstoß hätte das Spiel geruht, wie 2.K17 es sieht.',
      en: '13.1.8 prefers the graver; after the first offence play would have rested, as 2.K17 sees it.',
    },
  },
  'C-97': {
    paragraphs: ['DTKV-13.1.1', 'DTKV-13.K5', 'DTKV-6.K28'],
    title: { de: 'Der Abpraller trifft die Hand am Kicker', en: 'The rebound hits the hand on the kicker' },
    reading: {
      de: 'Freistoß gegen den Schützen, im eigenen Strafraum Strafstoß.',
      en: 'Free kick against the shooter, in the own area penalty.',
    },
    reason: {
      de: '13.1.1 kennt keine Ausnahme; 13.K5 nimmt den Kicker aus, 6.K28 die Hand des Abwehrenden.',
      en: '13.1.1 knows no exception; 13.K5 excepts the kicker, 6.K28 the defender’s hand.',
    },
  },
} as const satisfies Readings<Paragraph>;
