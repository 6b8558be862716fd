import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** Kick-off, goal kick, kick-in, corner and indirect free kick. */
export const restartReadings = {
  'B-16': {
    paragraphs: ['DTKV-8.K2', 'DTKV-13.7.2'],
    title: { de: 'Wie viele indirekte Spielhandlungen', en: 'How many indirect actions' },
    reading: {
      de: 'Vier: Anstoß, Abstoß, Einstoß und indirekter Freistoß.',
      en: 'Four: kick-off, goal kick, kick-in and indirect free kick.',
    },
    reason: {
      de: '13.7 nennt ihn selbst indirekt; die Aufzählung in 8.K2 ist älter oder unvollständig.',
      en: '13.7 calls it indirect itself; the list in 8.K2 is older or incomplete.',
    },
  },
  'B-17': {
    paragraphs: ['DTKV-10.K3', 'DTKV-12.1', 'DTKV-8.K3', 'DTKV-9.K5'],
    title: { de: 'Indirekt über die Torlinie', en: 'Indirectly over the goal line' },
    reading: {
      de: 'Hat auf dem Weg zuletzt eine Figur des Abwehrenden berührt: Eckstoß, sonst Abstoß; über die eigene Torlinie Eckstoß für den Gegner.',
      en: 'If a defender’s figure touched it last on the way: corner, otherwise goal kick; over the own goal line corner for the opponent.',
    },
    reason: {
      de: '10.K3 beschreibt den unberührten Ball, 8.K3 sagt „je nach Spielsituation“.',
      en: '10.K3 describes the ball untouched, 8.K3 says “according to the situation”.',
    },
  },
  'C-20': {
    paragraphs: ['DTKV-13.7.3', 'DTKV-11.2', 'DTKV-11.K4', 'DTKV-13.4'],
    title: { de: 'Regelwidriger indirekter Freistoß', en: 'Irregular indirect free kick' },
    reading: {
      de: 'Unter 4,5 cm hat der Gegner indirekten Freistoß von derselben Stelle, mit Vorteil wie beim Einstoß. Nach dem Schlusssignal wird er nicht mehr ausgeführt.',
      en: 'Under 4.5 cm the opponent has an indirect free kick from the same place, with advantage as at a kick-in. After the end signal it is not taken.',
    },
    reason: {
      de: 'Er wird wie ein Einstoß behandelt (8.4.4); ein Tor kann aus ihm nicht fallen.',
      en: 'It is handled like a kick-in (8.4.4); no goal can come of it.',
    },
  },
  'C-21': {
    paragraphs: ['DTKV-11.2', 'DTKV-11.K4'],
    title: { de: 'Vorteil nach einem regelwidrigen Einstoß', en: 'Advantage after an irregular kick-in' },
    reading: {
      de: 'Der Ball liegt auf der Farbe des Gegners oder ist zu dessen Gunsten im Aus.',
      en: 'The ball lies on the opponent’s colour or is out in his favour.',
    },
    reason: {
      de: 'Beides gibt ihm den Ballbesitz, den 11.K4 meint.',
      en: 'Either gives him the possession that 11.K4 means.',
    },
  },
  'C-22': {
    paragraphs: ['DTKV-9.4', 'DTKV-10.2'],
    title: { de: 'Das Recht auf den Freistoß', en: 'The right to the free kick' },
    reading: {
      de: 'Der Gegner darf verzichten und weiterspielen, wenn der Ball auf seiner Farbe liegt.',
      en: 'The opponent may waive it and play on if the ball lies on his colour.',
    },
    reason: {
      de: 'Beide Absätze geben ihm ein Recht, keine Pflicht.',
      en: 'Both paragraphs give him a right, not a duty.',
    },
  },
  'C-32': {
    paragraphs: ['DTKV-12.K6', 'DTKV-12.2'],
    title: { de: 'Von welcher Seite nach einem Ball über das Tor', en: 'From which side after a ball over the goal' },
    reading: {
      de: 'Am Schreibtisch wählt der Schiedsrichter; am Bildschirm die nähere Ecke, genau in der Mitte entscheidet das Los. Ebenso nach einem Ball im Tor, der nicht zählt.',
      en: 'At a desk the referee chooses; on a screen the nearer corner, exactly in the middle by lot. Likewise after a ball in the goal that does not count.',
    },
    reason: {
      de: '12.2 nennt die nächste Ecke, und die Spieler haben keine Wahl (12.K7).',
      en: '12.2 names the nearest corner, and the players have no choice (12.K7).',
    },
  },
  'C-79': {
    paragraphs: ['DTKV-9.1.2', 'DTKV-4.1.1', 'DTKV-4.K1', 'DTKV-4.K9'],
    title: { de: 'Ein Tor kurz vor Schluss', en: 'A goal just before the end' },
    reading: {
      de: 'Das Tor zählt. Läuft die Zeit ab, ehe angestoßen ist, gibt es keinen Anstoß mehr; ein noch laufender Anstoß ist mit dem Signal vorbei.',
      en: 'The goal counts. If time runs out before the kick-off is taken there is none; a kick-off under way is over with the signal.',
    },
    reason: {
      de: 'Nach dem Signal werden nur Freistoß und Strafstoß ausgeführt, und aus einem Anstoß kann kein Tor fallen.',
      en: 'After the signal only free kick and penalty are taken, and no goal can come of a kick-off.',
    },
  },
  'C-81': {
    paragraphs: ['DTKV-11.1.3', 'DTKV-11.K2', 'DTKV-13.7.3'],
    title: { de: 'Wie die 4,5 cm gezählt werden', en: 'How the 4.5 cm are counted' },
    reading: {
      de: 'Der Weg der Ballmitte über Grund bis zur Ruhe, mit allen Kurven und Abprallern; genau 4,5 cm genügen. In welche Richtung, ist frei.',
      en: 'The way of the ball’s middle over the ground until it rests, with all curves and rebounds; exactly 4.5 cm are enough. The direction is free.',
    },
    reason: {
      de: '11.K2 zählt die Kurve mit, und eine Richtung nennt der Text nicht.',
      en: '11.K2 counts the curve, and the text names no direction.',
    },
  },
  'C-82': {
    paragraphs: ['DTKV-11.1.1', 'DTKV-13.2.1', 'DTKV-12.K3', 'DTKV-10.1.1'],
    title: { de: 'Wo genau der Ball liegt', en: 'Where exactly the ball lies' },
    reading: {
      de: 'Beim Einstoß mit der Mitte auf der Seitenlinie, dort, wo er ganz hinausging. Liegt ein Tatort außerhalb des Feldes oder ist der Platz besetzt, am nächsten freien Ort ganz im Feld. In Torraum und Viertelkreis liegt der Ball mit allen Punkten; deren Linien gehören dazu.',
      en: 'At a kick-in with its middle on the side line, where it went wholly out. If the place of an offence is outside the field or taken, at the nearest free place wholly in the field. In goal area and quarter circle the ball lies with all its points; their lines belong to them.',
    },
    reason: {
      de: 'Der Text nennt die Stelle, nicht die Lage; Linien gehören zu ihrer Fläche (A-2).',
      en: 'The text names the place, not how it lies; lines belong to what they bound (A-2).',
    },
  },
  'C-104': {
    paragraphs: ['DTKV-10.1.1', 'DTKV-12.K3', 'DTKV-8.5.1'],
    title: { de: 'Wo im Torraum, wo im Viertelkreis', en: 'Where in the goal area, where in the quarter circle' },
    reading: {
      de: 'Das wählt der Ausführende; beim Abstoß auch die Seite.',
      en: 'The taker chooses; at a goal kick the side too.',
    },
    reason: {
      de: 'Verlangt ist nur, dass der Ball ganz darin liegt; die Wahl nimmt 12.K7 nur für die Ecke.',
      en: 'Only that the ball lies wholly inside is asked; 12.K7 takes the choice away for the corner only.',
    },
  },
  'C-83': {
    paragraphs: ['DTKV-10.K4', 'DTKV-12.K4', 'DTKV-10.2', 'DTKV-11.2'],
    title: { de: 'Von falscher Stelle gespielt', en: 'Played from a wrong place' },
    reading: {
      de: 'Hat niemand darauf hingewiesen, wird wiederholt. Wer trotz Hinweis so spielt, spielt regelwidrig: beim Abstoß 10.2, beim Einstoß 11.2, beim Eckstoß Abstoß für den Gegner. Am Bildschirm liegt der Ball immer richtig.',
      en: 'If nobody pointed it out, it is repeated. Whoever plays so in spite of it plays irregularly: at a goal kick 10.2, at a kick-in 11.2, at a corner goal kick for the opponent. On a screen the ball always lies right.',
    },
    reason: {
      de: 'Der Schiedsrichter muss hinweisen (10.K4, 12.K4); für den Eckstoß fehlt die Folge.',
      en: 'The referee must point it out (10.K4, 12.K4); for the corner no consequence is given.',
    },
  },
  'C-84': {
    paragraphs: ['DTKV-9.K9', 'DTKV-10.K6', 'DTKV-11.K5', 'DTKV-13.1.2', 'DTKV-14.1.2', 'DTKV-13.6.1'],
    title: { de: 'Eine Ausführung auf falscher Farbe', en: 'A restart on the wrong colour' },
    reading: {
      de: 'Mit dem Kicker gespielt: Anstoß Freistoß vom Anstoßpunkt, Abstoß Strafstoß, Einstoß, Eckstoß und indirekter Freistoß Freistoß von dort.',
      en: 'Played with the kicker: kick-off free kick from the spot, goal kick penalty, kick-in, corner and indirect free kick free kick from there.',
    },
    reason: {
      de: 'Sie bewegen den Ball entgegen Regel 3, der Abstoß im eigenen Strafraum.',
      en: 'They move the ball contrary to rule 3, the goal kick does so in the own area.',
    },
  },
  'C-85': {
    paragraphs: ['DTKV-9.K7', 'DTKV-10.K5', 'DTKV-11.K6', 'DTKV-9.K8'],
    title: { de: 'Ins Aus, ehe er draußen war', en: 'Out before it was out of the area' },
    reading: {
      de: 'Geht der Ball aus dem Feld, ohne Kreis oder Strafraum verlassen oder 4,5 cm zurückgelegt zu haben, gilt die Ausführung als erfolgt: weiter mit Abstoß, Einstoß oder Eckstoß, ohne Freistoß.',
      en: 'If the ball leaves the field without having left circle or area or travelled 4.5 cm, the restart counts as taken: on with goal kick, kick-in or corner, without a free kick.',
    },
    reason: {
      de: '9.K7 sagt es vom Anstoß; 10.K5 und 11.K6 verweisen darauf.',
      en: '9.K7 says so of the kick-off; 10.K5 and 11.K6 refer to it.',
    },
  },
} as const satisfies Readings<Paragraph>;
