import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** How far a defending kicker keeps away, and where it may stand and lie. */
export const distanceReadings = {
  'B-3': {
    paragraphs: ['DTKV-6.3.3', 'DTKV-6.K6'],
    title: { de: 'Rücken zum Spielfeld', en: 'Back to the playing field' },
    reading: {
      de: 'Gemeint ist der Boden, und nur beim liegenden Kicker. Wer steht, darf in jede Richtung schauen.',
      en: 'The ground is meant, and only for a lying kicker. Whoever stands may face any way.',
    },
    reason: {
      de: '6.K6 sagt, dass es eine andere Möglichkeit nicht gibt.',
      en: '6.K6 says that there is no other possibility.',
    },
  },
  'B-4': {
    paragraphs: ['DTKV-6.3.6', 'DTKV-6.K10', 'DTKV-6.K7'],
    title: { de: 'Liegend näher als 15,6 cm', en: 'Lying closer than 15.6 cm' },
    reading: {
      de: 'Auf der eigenen Strafraumlinie ist es erlaubt.',
      en: 'On the own penalty-area line it is allowed.',
    },
    reason: {
      de: 'Die Regel und der spätere Satz des Kommentars erlauben es ausdrücklich; 6.K7 nennt den Grundsatz.',
      en: 'The rule and the later sentence of the commentary allow it expressly; 6.K7 states the principle.',
    },
  },
  'B-21': {
    paragraphs: ['DTKV-6.9.7.1', 'DTKV-6.9.7.2', 'DTKV-6.K36', 'DTKV-6.K13'],
    title: { de: 'Strafe ohne Berührung durch den Ball', en: 'Punished without a touch of the ball' },
    reading: {
      de: 'Wer die Anordnung missachtet oder den Kicker noch einmal anfasst, wird bestraft, auch wenn ihn der Ball nicht trifft.',
      en: 'Whoever ignores the order or touches the kicker again is punished, even if the ball does not hit it.',
    },
    reason: {
      de: '6.9.7 nennt seine Folge selbst; 6.K13 betrifft, wo und wie der Kicker steht oder liegt.',
      en: '6.9.7 names its own consequence; 6.K13 concerns where and how the kicker stands or lies.',
    },
  },
  'C-5': {
    paragraphs: ['DTKV-6.K8', 'DTKV-13.2.2', 'DTKV-6.3.1'],
    title: { de: 'Wie der Abstand gemessen wird', en: 'How the distance is measured' },
    reading: {
      de: 'Eine Kickerlänge ist immer 7,8 cm. Gemessen wird von oben die kürzeste Lücke zwischen Ball und Kicker; genau 15,6 oder 23,4 cm genügen.',
      en: 'A kicker length is always 7.8 cm. Measured is the shortest gap between ball and kicker seen from above; exactly 15.6 or 23.4 cm are enough.',
    },
    reason: {
      de: '6.K8 nennt die Zahl; „mindestens“ schließt sie ein.',
      en: '6.K8 gives the figure; “at least” includes it.',
    },
  },
  'C-6': {
    paragraphs: ['DTKV-6.3.5', 'DTKV-6.K10', 'DTKV-6.K11', 'DTKV-6.K23'],
    title: { de: 'Wann die Strafraumlinie offensteht', en: 'When the penalty-area line is open' },
    reading: {
      de: 'Solange der Ball außerhalb des eigenen Strafraums liegt, in jedem Abstand, außer nach 6.K23. Liegt der Ball im Strafraum oder auf seiner Linie, gilt nur der Abstand: außerhalb und 15,6 cm weg, oder vom Feld.',
      en: 'As long as the ball lies outside the own area, at any distance, except by 6.K23. If the ball lies in the area or on its line, only the distance holds: outside and 15.6 cm away, or off the pitch.',
    },
    reason: {
      de: 'Die Linie ersetzt den Abstand für einen Ball, der vor ihr liegt (6.K10).',
      en: 'The line stands for the distance to a ball that lies before it (6.K10).',
    },
  },
  'C-7': {
    paragraphs: ['DTKV-6.3.1', 'DTKV-13.2.2', 'DTKV-6.K23', 'DTKV-8.4.4'],
    title: { de: 'Abstand bei den anderen Ausführungen', en: 'Distance at the other restarts' },
    reading: {
      de: 'Zwei Kickerlängen bei Anstoß, Abstoß, Einstoß, Eckstoß und indirektem Freistoß; drei nur beim direkten Freistoß.',
      en: 'Two kicker lengths at kick-off, goal kick, kick-in, corner and indirect free kick; three only at the direct free kick.',
    },
    reason: {
      de: 'Drei Längen, und mit ihnen 6.K23, gehören zu 13.2; der indirekte Freistoß wird wie ein Einstoß behandelt.',
      en: 'Three lengths, and with them 6.K23, belong to 13.2; the indirect free kick is handled like a kick-in.',
    },
  },
  'C-8': {
    paragraphs: ['DTKV-6.K23', 'DTKV-6.3.3', 'DTKV-6.K13', 'DTKV-14.K2', 'DTKV-14.1.3'],
    title: { de: 'Unerlaubt auf der Linie', en: 'On the line without leave' },
    reading: {
      de: 'Wer beim Freistoß näher als 23,4 cm oder falsch liegend auf der Linie ist und getroffen wird, ist im Strafraum: Strafstoß. Wird er nicht getroffen, folgt nichts.',
      en: 'Whoever is on the line closer than 23.4 cm at a free kick, or lying wrongly, and is hit is in the area: penalty. If it is not hit nothing follows.',
    },
    reason: {
      de: '14.K2 nimmt nur die erlaubte Position aus; bestraft wird erst der Treffer (6.K13).',
      en: '14.K2 excepts the legal position only; only the hit is punished (6.K13).',
    },
  },
  'C-11': {
    paragraphs: ['DTKV-6.9.7.2', 'DTKV-14.K2', 'DTKV-13.1.3'],
    title: { de: 'Zu spät angefasst, auf der Strafraumlinie', en: 'Touched too late, on the penalty-area line' },
    reading: { de: 'Freistoß, kein Strafstoß.', en: 'Free kick, no penalty.' },
    reason: { de: 'Diese Position gilt als außerhalb (14.K2).', en: 'That position counts as outside (14.K2).' },
  },
  'C-12': {
    paragraphs: ['DTKV-14.K3', 'DTKV-14.K4', 'DTKV-6.9.1'],
    title: { de: 'Genug Zeit, den Kicker zu entfernen', en: 'Enough time to remove the kicker' },
    reading: {
      de: 'Getroffen in derselben Ballbewegung, die ihn verschoben hat, oder weniger als 3 Sekunden nach der Ruhe des Balles: kein Strafstoß. Später: Strafstoß.',
      en: 'Hit in the same ball movement that displaced it, or less than 3 seconds after the ball came to rest: no penalty. Later: penalty.',
    },
    reason: {
      de: 'Der Text nennt keine Zeit; 3 Sekunden hat man sonst zum Stellen (6.9.1).',
      en: 'The text names no time; 3 seconds are what one has for positioning (6.9.1).',
    },
  },
  'C-65': {
    paragraphs: ['DTKV-6.3.4', 'DTKV-6.3.5', 'DTKV-6.3.6', 'DTKV-6.K11', 'DTKV-14.K1'],
    title: { de: 'Im Strafraum, auf der Linie', en: 'In the area, on the line' },
    reading: {
      de: 'Im Strafraum ist ein Kicker, von dem von oben etwas über der Fläche oder ihren Linien ist. Ausgenommen ist, wer vorn oder an den Seiten mit den Füßen auf der Linie steht oder mit der Ballseite bündig an ihr liegt, das Übrige innen.',
      en: 'A kicker is in the area if seen from above anything of it is over the area or its lines. Excepted is whoever, in front or at the sides, stands with its feet on the line or lies flush with it on its ball side, the rest inside.',
    },
    reason: {
      de: 'Die Linien gehören zum Strafraum (14.K1), und die Strafraumlinie hat drei Seiten.',
      en: 'The lines belong to the area (14.K1), and the penalty-area line has three sides.',
    },
  },
  'C-66': {
    paragraphs: ['DTKV-6.3.4', 'DTKV-14.1.3', 'DTKV-5.1.1'],
    title: { de: 'Ein Kicker im eigenen Tor', en: 'A kicker in the own goal' },
    reading: {
      de: 'Steht er zwischen den Pfosten hinter der Linie, ist er im Strafraum.',
      en: 'If it stands between the posts behind the line, it is in the area.',
    },
    reason: {
      de: 'Sonst dürfte er dort abwehren, wo es ihm nächst dem Tor verboten ist; einen Ball auf der Linie trifft er von hinten.',
      en: 'Otherwise it might defend right where it is forbidden next to the goal; a ball on the line meets it from behind.',
    },
  },
  'C-67': {
    paragraphs: ['DTKV-6.3.1', 'DTKV-6.K13', 'DTKV-6.K14', 'DTKV-6.K26', 'DTKV-14.K3', 'DTKV-6.9.1'],
    title: { de: 'Der Ball kommt zum Kicker', en: 'The ball comes to the kicker' },
    reading: {
      de: 'Bleibt der Ball zu nah an einem Kicker liegen, der nun abwehrt, oder steht dieser noch im eigenen Strafraum, hat sein Spieler 3 Sekunden. Wird der Kicker vorher unbewegt getroffen, geht es weiter; danach gilt er als dort hingestellt.',
      en: 'If the ball stops too close to a kicker that is now defending, or that is still in its own area, its player has 3 seconds. If the kicker is hit unmoved before that, play goes on; after that it counts as put there.',
    },
    reason: {
      de: 'Blockieren heißt aufstellen (6.K14), und wer unverschuldet falsch steht, bekommt Zeit (14.K3).',
      en: 'Blocking means putting it there (6.K14), and whoever stands wrongly without fault is given time (14.K3).',
    },
  },
  'C-68': {
    paragraphs: ['DTKV-6.3.3', 'DTKV-6.K6', 'DTKV-14.K5', 'DTKV-6.K3'],
    title: { de: 'Vom Ball umgeworfen oder verschoben', en: 'Knocked over or shoved by the ball' },
    reading: {
      de: 'Kein Verstoß in dieser Ballbewegung, wie er auch liegt. Danach gilt C-67.',
      en: 'No offence in that ball movement, however it lies. After that C-67 holds.',
    },
    reason: {
      de: 'Verboten ist, dass der Spieler ihn umstößt; 14.K5 entschuldigt den harten Ball.',
      en: 'What is forbidden is that the player knocks it over; 14.K5 excuses the hard ball.',
    },
  },
  'C-70': {
    paragraphs: ['DTKV-6.K14', 'DTKV-6.K23', 'DTKV-6.K13', 'DTKV-7.K12.1'],
    title: { de: 'Blockieren oder nur zu nah', en: 'Blocking or merely too close' },
    reading: {
      de: 'Blockieren ist, den Kicker nach der Ruhe des Balles von Hand so nah hinzustellen, dass der Gegner nicht ungehindert schießen kann. Es braucht Absicht. Jeder andere zu kleine Abstand wird nur bestraft, wenn der Ball trifft. Am Bildschirm lässt sich niemand zu nah hinstellen.',
      en: 'Blocking is putting the kicker by hand, after the ball has come to rest, so close that the opponent cannot shoot freely. It needs intent. Any other distance too small is punished only if the ball hits. On a screen nobody can be put too close.',
    },
    reason: {
      de: 'Blockieren gilt als Behinderung, und die verlangt Absicht.',
      en: 'Blocking counts as obstruction, and that asks for intent.',
    },
  },
  'C-71': {
    paragraphs: ['DTKV-7.K14', 'DTKV-7.K15', 'DTKV-6.3.5'],
    title: { de: 'Wenn zwei Figuren denselben Platz brauchen', en: 'When two figures need the same place' },
    reading: {
      de: 'Wer erlaubt steht, bleibt stehen; der andere spielt von einer anderen Seite. Das gilt auch zwischen zwei Kickern.',
      en: 'Whoever stands legally stays; the other plays from another side. That holds between two kickers too.',
    },
    reason: {
      de: '7.K15 sagt es vom Torwart; vom Kicker auf der Linie gilt nichts anderes.',
      en: '7.K15 says so of the keeper; nothing else holds of a kicker on the line.',
    },
  },
  'C-72': {
    paragraphs: ['DTKV-14.4.1', 'DTKV-14.K7', 'DTKV-13.2.2', 'DTKV-6.K23'],
    title: { de: 'Abstand beim Strafstoß', en: 'Distance at a penalty' },
    reading: {
      de: 'Der Abwehrkicker ist außerhalb des Strafraums, nicht auf der Linie, und drei Kickerlängen (23,4 cm) vom Ball. Das gilt auch, wenn stattdessen die Aktion wiederholt wird.',
      en: 'The defending kicker is outside the area, not on the line, and three kicker lengths (23.4 cm) from the ball. That holds too if the action is repeated instead.',
    },
    reason: {
      de: 'Regel 14 nennt keinen Abstand und verweist auf das zum Freistoß Gesagte; beim schwereren Fall soll er nicht kleiner sein.',
      en: 'Rule 14 names no distance and refers to what is said of the free kick; in the graver case it should not be smaller.',
    },
  },
  'C-73': {
    paragraphs: ['DTKV-9.3.1', 'DTKV-6.3.1', 'DTKV-6.K22'],
    title: { de: 'Wo die Figuren beim Anstoß stehen', en: 'Where figures stand at a kick-off' },
    reading: {
      de: 'Überall, mit zwei Kickerlängen Abstand; keine Seite ist an ihre Hälfte gebunden.',
      en: 'Anywhere, two kicker lengths away; no side is bound to its half.',
    },
    reason: { de: 'Der Text nennt keine Aufstellung.', en: 'The text names no line-up.' },
  },
  'C-121': {
    paragraphs: ['DTKV-6.3.1', 'DTKV-6.3.5', 'DTKV-6.K8', 'DTKV-6.K11'],
    title: { de: 'Was vom Kicker gemessen wird', en: 'What of a kicker is measured' },
    reading: {
      de: 'Stehend seine runde Standplatte mit 12 mm Halbmesser um ihre Mitte, gleich wohin er schaut; liegend ein Streifen von den Füßen bis zum Kopf, 78 mm lang und 24 mm breit. Das herabhängende Schussbein daneben wird nicht gemessen. Auf der Platte am Bildschirm steht er mit eben dieser Standplatte.',
      en: 'Standing, its round base of 12 mm about its middle, wherever it looks; lying, a strip from its feet to its head, 78 mm long and 24 mm wide. The shooting leg that hangs beside it is not measured. On the plate on a screen it stands with this very base.',
    },
    reason: {
      de: 'Der Text misst in Kickerlängen (6.K8) und fragt auf der Linie nach dem Standbein (6.K11); ein Maß für alle Figuren braucht eine Form, die nicht von der Blickrichtung abhängt.',
      en: 'The text measures in kicker lengths (6.K8) and asks on the line for the standing leg (6.K11); one measure for all figures needs a shape that does not depend on where they look.',
    },
  },
} as const satisfies Readings<Paragraph>;
