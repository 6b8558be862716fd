import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** The keeper: where it may be, what it may do, and when its handling of the ball is over. */
export const keeperReadings = {
  'B-2': {
    paragraphs: ['DTKV-6.2.3', 'DTKV-6.K16'],
    title: { de: 'Wo der Torwart sein darf', en: 'Where the keeper may be' },
    reading: {
      de: 'Der Kasten hinter Gummi und Torlinie; die Figur im Feld, im Tor oder daneben auf oder hinter der Torauslinie.',
      en: 'The box behind rubber and goal line; the figure in the field, in the goal or beside it on or behind the goal line.',
    },
    reason: {
      de: '6.2.3 mischt Verbot und Erlaubnis in einem Satz; 6.K16 sagt dasselbe ohne Verneinung.',
      en: '6.2.3 mixes ban and permission in one sentence; 6.K16 says the same without a negation.',
    },
  },
  'B-5': {
    paragraphs: ['DTKV-6.6.4', 'DTKV-6.6.5', 'DTKV-6.K28'],
    title: { de: 'Was die Hand nicht berühren darf', en: 'What the hand must not touch' },
    reading: {
      de: 'Den Ball. Berührt sie ihn, während er die Abwehrfigur trifft, wird wiederholt, beim zweiten Mal desselben Spielers gibt es Freistoß vom Ort des Schusses.',
      en: 'The ball. If it does while that meets the defending figure, the action is repeated, at the same player’s second time there is a free kick from the point of the shot.',
    },
    reason: {
      de: '„Diesen“ ist männlich und meint den Ball, nicht die Figur; dass die Hand die Figur hält, setzen 6.K26 und 6.K27 voraus.',
      en: 'The German pronoun is masculine and means the ball, not the figure; that a hand holds the figure is taken for granted by 6.K26 and 6.K27.',
    },
  },
  'B-7': {
    paragraphs: ['DTKV-6.4.3', 'DTKV-6.6.4', 'DTKV-6.K28', 'DTKV-13.1.1', 'DTKV-14.1.1'],
    title: { de: 'Hand und Ball', en: 'Hand and ball' },
    reading: {
      de: 'Im Allgemeinen Freistoß oder Strafstoß, auch ohne Absicht. Vorrang haben die eigenen Fälle: Finger unter dem Gummi getroffen ist ein Tor, Hand an der Abwehrfigur oder beim Nachziehen eine Wiederholung.',
      en: 'In general free kick or penalty, without intent too. The cases of their own prevail: a finger hit under the rubber is a goal, a hand at the defending figure or while dragging is a repetition.',
    },
    reason: { de: 'Das Besondere geht dem Allgemeinen vor.', en: 'The special case prevails over the general one.' },
  },
  'B-8': {
    paragraphs: ['DTKV-6.4.2', 'DTKV-6.K19'],
    title: { de: 'Die Hand unter dem Gummi', en: 'The hand under the rubber' },
    reading: {
      de: 'Gegen einen Schuss: Freistoß vom Ort des Schusses. Beim Bewegen eines im eigenen Strafraum ruhenden Balles: Lage von vorher und Ermahnung, kein Freistoß.',
      en: 'Against a shot: free kick from the point of the shot. While moving a ball at rest in the own area: situation from before and admonition, no free kick.',
    },
    reason: {
      de: '6.4 spricht vom Abwehren eines Schusses, 6.K19 vom ruhenden Ball.',
      en: '6.4 speaks of defending against a shot, 6.K19 of a ball at rest.',
    },
  },
  'C-9': {
    paragraphs: [
      'DTKV-6.2.1',
      'DTKV-6.2.2',
      'DTKV-6.2.4',
      'DTKV-13.1.3',
      'DTKV-14.1.3',
      'DTKV-14.1.4',
      'DTKV-3.K10',
      'DTKV-13.1.2',
      'DTKV-14.1.2',
    ],
    title: { de: 'Verstöße des Torwarts im Strafraum', en: 'Offences of the keeper in the area' },
    reading: {
      de: 'Gegen einen laufenden Ball: Freistoß vom Ort der Berührung, auch im Strafraum, oder Wiederholung. Einen ruhenden Ball auf gegnerischer Farbe so zu bewegen ist eine falsche Bewegung, im eigenen Strafraum also Strafstoß. Absicht nach Regel 7 bleibt Strafstoß.',
      en: 'Against a moving ball: free kick from the point of contact, in the area too, or repetition. Moving a ball at rest on the opponent’s colour like that is a wrong movement, in the own area a penalty. Intent under rule 7 stays a penalty.',
    },
    reason: {
      de: '14.1 nennt bei der Abwehr nur den Kicker; 3.K10 lässt nur die regelgerechte Bewegung mit dem Torwart gelten.',
      en: 'Of defending 14.1 names the kicker only; 3.K10 accepts only a regular movement by the keeper.',
    },
  },
  'C-15': {
    paragraphs: ['DTKV-8.2.2', 'DTKV-6.8.1.1', 'DTKV-6.2.3'],
    title: { de: 'Der Kasten vor der Linie', en: 'The box before the line' },
    reading: {
      de: 'Hält er einen Ball auf, der über die Linie gegangen wäre, ist es ein Tor; hält er einen anderen laufenden Ball auf, gilt C-9.',
      en: 'If it stops a ball that would have crossed, it is a goal; if it stops another moving ball, C-9 holds.',
    },
    reason: {
      de: '8.2.2 spricht nur vom verhinderten Überschreiten, 6.8 nur vom ruhenden Ball.',
      en: '8.2.2 speaks only of a crossing prevented, 6.8 only of a ball at rest.',
    },
  },
  'C-57': {
    paragraphs: ['DTKV-7.K11', 'DTKV-8.K15', 'DTKV-6.2.3'],
    title: { de: 'Was in Reichweite des Torwarts ist', en: 'What is in the keeper’s reach' },
    reading: {
      de: 'Jeder Ball, den die Figur berühren kann, ohne dass der Kasten Gummi oder Torlinie verlässt.',
      en: 'Any ball that the figure can touch without the box leaving rubber or goal line.',
    },
    reason: { de: 'Weiter reicht regelgerecht niemand.', en: 'Nobody reaches farther regularly.' },
  },
  'C-58': {
    paragraphs: ['DTKV-8.K15', 'DTKV-8.K16', 'DTKV-8.K17', 'DTKV-8.K18'],
    title: { de: 'Wann das Zurechtlegen endet', en: 'When the positioning ends' },
    reading: {
      de: 'Solange der Ball auf eigener Farbe in Reichweite ruht, ist jede weitere Berührung dasselbe Zurechtlegen. Es endet, wenn ein Kicker schießt, der Ball außer Reichweite oder auf anderer Farbe ruht oder aus dem Spiel ist. Ist nur noch der Torwart am Zug und ruht der Ball auf eigener Farbe außer Reichweite, ohne Torschuss gewesen zu sein: indirekter Freistoß von dort.',
      en: 'As long as the ball rests on the own colour in reach, every further touch is the same positioning. It ends when a kicker shoots, when the ball rests out of reach or on the other colour, or is out of play. If only the keeper may still play and the ball rests on the own colour out of reach without having been a shot at goal: indirect free kick from there.',
    },
    reason: {
      de: 'Der Text lässt frei zurechtlegen und zählt alles zusammen einmal; wer nicht mehr hinreicht, kann auch nicht mehr schießen.',
      en: 'The text lets the ball be positioned freely and counts it all once; whoever no longer reaches it can no longer shoot either.',
    },
  },
  'C-59': {
    paragraphs: ['DTKV-9.K4', 'DTKV-8.K15', 'DTKV-3.K9', 'DTKV-8.4.1'],
    title: { de: 'Der eigene Torwart nimmt einen laufenden Ball', en: 'The own keeper meets a moving ball' },
    reading: {
      de: 'Das ist keine neue Ballbewegung, sondern gehört zu dem Schuss, der ihm vorausging, beim Anstoß, Abstoß und Einstoß ebenso. Berührt der Ball danach gegnerisches Tor oder Figur, war das Ganze ein Torschuss.',
      en: 'That is no new ball movement but part of the shot before it, at kick-off, goal kick and kick-in as well. If the ball then touches the opponent’s goal or figure, the whole was a shot at goal.',
    },
    reason: {
      de: 'Eine Bewegung beginnt aus der Ruhe (3.K9); 9.K4 behandelt das Weiterleiten ebenso.',
      en: 'A movement begins from rest (3.K9); 9.K4 treats passing it on likewise.',
    },
  },
  'C-60': {
    paragraphs: ['DTKV-3.3.3', 'DTKV-3.4.2', 'DTKV-8.K15', 'DTKV-10.1.1', 'DTKV-13.6.1'],
    title: { de: 'Was der Torwart darf', en: 'What the keeper may do' },
    reading: {
      de: 'Er darf den Ball auch schieben, und er darf jede Ausführung übernehmen, deren Ball in Reichweite liegt, auf jeder Farbe.',
      en: 'It may push the ball too, and it may take any restart whose ball lies in reach, on either colour.',
    },
    reason: {
      de: 'Das Schieben ist nur dem Kicker verboten, das Zurechtlegen ist frei, und 10.1 nennt eine Figur, nicht den Kicker.',
      en: 'Pushing is forbidden to the kicker only, positioning is free, and 10.1 names a figure, not the kicker.',
    },
  },
  'C-61': {
    paragraphs: ['DTKV-8.5.1', 'DTKV-8.K11', 'DTKV-6.9.4', 'DTKV-6.9.5'],
    title: { de: 'Die Zeiten, wenn der Torwart den Ball nimmt', en: 'The times when the keeper takes the ball' },
    reading: {
      de: 'Wird der Ball auf die eigene Farbe gedreht, beginnen 7 Sekunden, sobald er ruht; weiteres Zurechtlegen ändert sie nicht. Der Abwehrende hat nach jedem Zurechtlegen neue 3 Sekunden.',
      en: 'If the ball is turned to the own colour, 7 seconds begin as soon as it rests; further positioning does not change them. The defender has 3 new seconds after every positioning.',
    },
    reason: {
      de: 'Wie beim Verlegen von Hand (6.9.5, 8.K10, 8.K11).',
      en: 'As when the ball is moved by hand (6.9.5, 8.K10, 8.K11).',
    },
  },
  'C-62': {
    paragraphs: ['DTKV-7.K11', 'DTKV-7.K12.1', 'DTKV-8.5.1'],
    title: { de: 'Hin und her drehen', en: 'Turning it to and fro' },
    reading: {
      de: 'Wer den Ball mit dem Torwart auf die eigene Farbe dreht, zurück und wieder auf die eigene, ohne dass jemand geschossen hat, spielt auf Zeit. Einmal hin und zurück ist frei.',
      en: 'Whoever turns the ball with the keeper to the own colour, back, and to the own again without a shot by anybody wastes time. Once there and back is free.',
    },
    reason: {
      de: 'Der Text beschreibt eine Folge; die zweite Drehung zeigt, dass sie gewollt ist.',
      en: 'The text describes a series; the second turn shows that it is meant.',
    },
  },
  'C-63': {
    paragraphs: ['DTKV-7.2', 'DTKV-7.K15', 'DTKV-3.4.1'],
    title: { de: 'Den Ball zudecken', en: 'Covering the ball' },
    reading: {
      de: 'Der Torwart darf dicht am Ball stehen, aber nicht so über oder um ihn, dass ihn von keiner Seite ein Kicker spielen kann. Dann verlangt der Schiedsrichter Platz; wer ihn nicht gibt, behindert.',
      en: 'The keeper may stand close to the ball, but not over or around it so that no kicker can play it from any side. Then the referee asks for room; whoever does not give it obstructs.',
    },
    reason: {
      de: '7.K15 setzt voraus, dass eine andere Seite frei ist.',
      en: '7.K15 takes for granted that another side is free.',
    },
  },
  'C-64': {
    paragraphs: ['DTKV-14.4.1', 'DTKV-14.4.2', 'DTKV-6.K37'],
    title: { de: 'Der Torwart beim Strafstoß', en: 'The keeper at a penalty' },
    reading: {
      de: 'Die Figur steht unverkippt auf der Linie, wo zwischen den Pfosten, ist frei; die Drücker sind nicht gedrückt. „Abschuss“ ist der Augenblick, in dem der Ball läuft.',
      en: 'The figure stands untilted on the line, where between the posts is free; its buttons are not pressed. The shot is the moment when the ball moves.',
    },
    reason: {
      de: 'Der Text nennt nur die Linie und das Senkrechte; 6.K37 sagt, wann ein Schuss erfolgt ist.',
      en: 'The text names only the line and the upright; 6.K37 says when a shot has been made.',
    },
  },
  'C-105': {
    paragraphs: ['DTKV-6.2.1', 'DTKV-6.2.2', 'DTKV-6.2.4', 'DTKV-6.6.1', 'DTKV-6.6.3', 'DTKV-3.3.3'],
    title: { de: 'Der Torwart spielt den eigenen Ball', en: 'The keeper plays his own ball' },
    reading: {
      de: 'Ruht der Ball auf eigener Farbe, ist es keine Abwehr: Wie die Figur gehalten wird, ist dann frei. Nur für den Kasten über der Linie und die Hand unter dem Gummi gilt 6.8 auch hier.',
      en: 'If the ball rests on the own colour it is no defence: how the figure is held is free then. Only for the box over the line and the hand under the rubber 6.8 holds here too.',
    },
    reason: {
      de: '6.2 verbietet die Haltungen „zum Zwecke der Abwehr“, und 6.6 nimmt von der eigenen Farbe ausdrücklich nur den Kasten aus.',
      en: '6.2 forbids the postures “for the purpose of defence”, and of the own colour 6.6 expressly excepts the box only.',
    },
  },
  'C-117': {
    paragraphs: ['DTKV-6.6.2', 'DTKV-8.K17', 'DTKV-10.1.1', 'DTKV-6.9.4'],
    title: {
      de: 'Der Torwart am ruhenden Ball, wenn abwechselnd gespielt wird',
      en: 'The keeper and a ball at rest, played in turn',
    },
    reading: {
      de: 'Liegt der Ball im Bereich eines Torwarts, darf dieser ihn spielen: auf der Farbe des Gegners, solange die eigene Abwehr noch gestellt wird; auf der eigenen, wenn die Abwehr des anderen steht. Von den Standards führt er nur den Abstoß aus. Ein Schlag, der vorbeigeht, ändert nichts.',
      en: 'A ball within reach of a keeper may be played by him: on the opponent’s colour as long as his own defence is still being set; on his own when the other’s defence stands. Of the restarts he takes the goal kick only. A stroke that misses changes nothing.',
    },
    reason: {
      de: 'Am Tisch darf er das jederzeit (6.6.1, 6.6.2); abwechselnd gehört jeder Augenblick einem. Ohne das käme nach Vorlage und Rückpass niemand weiter (8.K16, 8.K17).',
      en: 'At the plate he may at any time (6.6.1, 6.6.2); in turn each moment belongs to one. Without it nobody could go on after a set-up and a back-pass (8.K16, 8.K17).',
    },
  },
} as const satisfies Readings<Paragraph>;
