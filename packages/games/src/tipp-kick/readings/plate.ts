import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** The plan that is missing, the lines, and what the equipment check makes of them. */
export const plateReadings = {
  'A-1': {
    paragraphs: ['DTKV-5.B', 'DTKV-5.K1'],
    title: { de: 'Die Beispielbilder fehlen', en: 'The example drawings are missing' },
    reading: {
      de: 'Ob der Ball im Spiel ist, sagt allein die Aufsicht: Solange ein Punkt von ihm die Linie deckt, ist er drin. Der Leser zeichnet eigene Beispiele.',
      en: 'Whether the ball is in play is told by the view from above alone: as long as one point of it covers the line, it is in. The reader draws examples of its own.',
    },
    reason: { de: '5.K1 ist ohne die Bilder vollständig.', en: '5.K1 is complete without the drawings.' },
  },
  'A-2': {
    paragraphs: ['DTKV-1.2.5', 'DTKV-5.K1', 'DTKV-9.K1', 'DTKV-14.K1'],
    title: { de: 'An welcher Kante gemessen wird', en: 'Which edge of a line is the measure' },
    reading: {
      de: 'Jede Linie gehört zu der Fläche, die sie begrenzt; Maße reichen bis zu ihrer Außenkante. Aus dem Anstoßkreis ist der Ball, wenn er von oben den 2 mm breiten Streifen nicht mehr deckt.',
      en: 'Every line belongs to what it bounds; sizes reach to its outer edge. The ball is out of the centre circle when seen from above it no longer covers the strip of 2 mm.',
    },
    reason: {
      de: '14.K1 sagt es vom Strafraum, 5.K1 vom Feld, und 9.K1 misst den Kreis mit derselben Linienberührung.',
      en: '14.K1 says so of the penalty area, 5.K1 of the field, and 9.K1 measures the circle by the same covering of a line.',
    },
  },
  'A-3': {
    paragraphs: ['DTKV-2.2.12'],
    title: { de: 'Breite des Aufbaus auf dem Steg', en: 'Width of the build-up on the web' },
    reading: { de: 'Er darf nicht breiter sein als der Steg.', en: 'It must not be wider than the web.' },
    reason: {
      de: 'Alle Maße daneben sind Höchstmaße; ein schmalerer Aufbau nützt niemandem.',
      en: 'All sizes beside it are upper limits; a narrower build-up helps nobody.',
    },
  },
  'A-4': {
    paragraphs: ['DTKV-1.K22', 'DTKV-1.3.2', 'DTKV-2.3.2'],
    title: { de: 'Ein Torwart, der auf keine Platte passt', en: 'A keeper that fits no plate' },
    reading: {
      de: 'Hinter der Torlinie sind 8,5 bis 10 cm; mit 7 cm Stange und 2,5 cm Kasten bleibt für die Figur höchstens 5 mm. Geprüft wird mit dem wirklichen Torwart, als Hinweis zur Platte; ein Torwart nach 2.3 fällt deshalb nie durch.',
      en: 'Behind the goal line are 8.5 to 10 cm; with a rod of 7 cm and a box of 2.5 cm the figure has 5 mm at most. It is reckoned with the actual keeper, as a note about the plate; a keeper that keeps 2.3 never fails because of it.',
    },
    reason: {
      de: '1.K22 richtet sich an die Platte, nicht an den Torwart.',
      en: '1.K22 addresses the plate, not the keeper.',
    },
  },
  'A-5': {
    paragraphs: ['DTKV-1.2.2', 'DTKV-1.2.3', 'DTKV-1.2.6', 'DTKV-1.K10'],
    title: { de: 'Maße ohne Toleranz', en: 'Measures without a tolerance' },
    reading: {
      de: 'Länge, Breite und Eckradius des Spielfelds werden auf den Millimeter gemessen, das Torgummi auf ein Zehntel davon.',
      en: 'Length, width and corner radius of the pitch are measured to the millimetre, the goal rubber to a tenth of one.',
    },
    reason: {
      de: 'Eine Toleranz nennt der Text nur beim Kasten (2.K28); genauer misst man Filz und Gummi nicht.',
      en: 'The text grants a tolerance to the box only (2.K28); felt and rubber are not measured more finely.',
    },
  },
  'A-6': {
    paragraphs: ['DTKV-1.1', 'DTKV-1.K3'],
    title: { de: 'Der Plan fehlt', en: 'The plan is missing' },
    reading: {
      de: 'Strafraum, Torraum, Mittelkreis, Strafstoßpunkt und Tor haben angenommene Maße. Eine Platte, die davon abweicht, bekommt einen Hinweis und fällt nie durch; Tore werden nur nach ihrer Lizenz geprüft.',
      en: 'Penalty area, goal area, centre circle, penalty spot and goal have assumed measures. A plate that differs gets a hint and never fails; goals are checked by their licence only.',
    },
    reason: {
      de: 'Die Linien sind im Maßstab 1:100 eines Fußballfelds beschrieben; die Zeichnung selbst liegt nicht vor.',
      en: 'The markings are described as a hundredth of a football pitch; the drawing itself is not at hand.',
    },
  },
  'B-14': {
    paragraphs: ['DTKV-2.4.1', 'DTKV-2.K2', 'DTKV-2.K9'],
    title: { de: 'Eine unzulässige Figur', en: 'An inadmissible figure' },
    reading: {
      de: 'Vor dem Spiel gefunden: nicht zugelassen, sonst nichts. Im Spiel gefunden: Disqualifikation. Im Spiel beschädigt: Defekt, also Ersatz.',
      en: 'Found before the match: not admitted, nothing else. Found in use: disqualification. Damaged in play: a defect, so replacement.',
    },
    reason: { de: 'So hat jeder der drei Sätze seinen Fall.', en: 'So each of the three sentences has its case.' },
  },
  'B-15': {
    paragraphs: ['DTKV-2.3.3', 'DTKV-2.3.2'],
    title: { de: 'Längere Stange bei Originalmaterial', en: 'A longer rod on original material' },
    reading: { de: 'Mehr als 7 cm sind nie erlaubt.', en: 'More than 7 cm are never allowed.' },
    reason: {
      de: 'Der Satz lässt eine Abweichung zu und nimmt sie für alles über 7 cm zurück.',
      en: 'The sentence allows a deviation and takes it back for everything above 7 cm.',
    },
  },
  'C-3': {
    paragraphs: ['DTKV-11.1.2', 'DTKV-12.K2', 'DTKV-12.K1'],
    title: { de: 'Wer den Ausball verursacht hat', en: 'Who caused the ball to go out' },
    reading: {
      de: 'Wessen Figur den Ball zuletzt berührt hat. Gestänge und Banden zählen nicht als Berührung.',
      en: 'Whoever’s figure touched the ball last. Goal frame and boards are no touch.',
    },
    reason: {
      de: '12.K2 gibt nach einem Pfostenschuss Eckstoß gegen den Schützen.',
      en: 'After a shot off the post 12.K2 gives a corner against the shooter.',
    },
  },
  'C-4': {
    paragraphs: ['DTKV-5.1.1', 'DTKV-1.3.5', 'DTKV-11.1.1'],
    title: { de: 'Ein Ball, der von der Bande zurückkommt', en: 'A ball that comes back from a board' },
    reading: {
      de: 'Er war schon im Aus; weiter geht es, wo er zuerst ganz über der Linie war.',
      en: 'It was out already; play goes on from where it was first wholly over the line.',
    },
    reason: {
      de: 'Die Banden stehen mindestens 5 cm hinter der Seitenlinie.',
      en: 'The boards stand at least 5 cm beyond the side line.',
    },
  },
  'C-33': {
    paragraphs: ['DTKV-5.K2', 'DTKV-5.1.1'],
    title: { de: 'Bälle in der Luft', en: 'Balls in the air' },
    reading: {
      de: 'Am Bildschirm entscheidet die genaue Aufsicht, am Schreibtisch der Schiedsrichter.',
      en: 'On a screen the exact view from above decides, at a desk the referee.',
    },
    reason: {
      de: 'Der Text überlässt es ihm nur, weil es am Tisch nicht beweisbar ist.',
      en: 'The text leaves it to him only because at a table it cannot be proved.',
    },
  },
  'C-116': {
    paragraphs: ['DTKV-5.K7', 'DTKV-5.K8', 'DTKV-11.1.2'],
    title: { de: 'Erst unklar, dann „aus“ oder „im Spiel“', en: 'Not clear at first, then “out” or “in”' },
    reading: {
      de: 'Lag der Ball, spielt nach „im Spiel“ derselbe weiter wie vorher; rollte er noch, sagt es die Farbe. Nach „aus“ bekommt ihn der Gegner dessen, der ihn auf dem Weg zur Linie zuletzt berührt hat. Hat niemand erzählt, wie er von seinem Platz dorthin kam, hat ihn gespielt, wer an der Reihe war.',
      en: 'If the ball lay there, after “in” whoever had it plays on; if it still rolled, its colour tells. After “out” it goes to the opponent of whoever touched it last on its way to the line. If nobody has told how it came there from its place, whoever was to play has played it.',
    },
    reason: {
      de: 'Das Spiel ruht nur, bis entschieden ist (5.K8); geändert hat sich inzwischen nichts.',
      en: 'Play only rests until it is decided (5.K8); nothing has changed meanwhile.',
    },
  },
  'C-54': {
    paragraphs: ['DTKV-5.1.1', 'DTKV-10.K2', 'DTKV-11.1.1', 'DTKV-12.1'],
    title: { de: 'Über beide Linien zugleich', en: 'Over both lines at once' },
    reading: {
      de: 'Es zählt die Linie, über der der Ball zuerst ganz war; im selben Augenblick die Torauslinie.',
      en: 'The line counts that the ball was wholly over first; at the same moment the goal line.',
    },
    reason: {
      de: 'Eckstoß und Abstoß haben feste Orte, ein Einstoß an der Ecke hätte keinen.',
      en: 'Corner and goal kick have fixed places; a kick-in at the very corner would have none.',
    },
  },
  'C-55': {
    paragraphs: ['DTKV-10.K2', 'DTKV-11.1.2', 'DTKV-12.1', 'DTKV-8.4.2'],
    title: { de: 'Beide Seiten berühren den Ball zugleich', en: 'Both sides touch the ball at once' },
    reading: {
      de: 'Als letzte gilt die Berührung dessen, der nicht geschossen hat. Liegt zwischen zwei Berührungen Zeit, zählt die spätere, auch die zufällige.',
      en: 'The touch of whoever did not shoot counts as the last. If there is time between two touches the later one counts, be it by chance.',
    },
    reason: {
      de: 'Der Schuss lief in die Abwehr hinein; 10.K2 zählt auch mittelbare Berührungen.',
      en: 'The shot ran into the defence; 10.K2 counts indirect touches too.',
    },
  },
  'C-56': {
    paragraphs: ['DTKV-8.2.1', 'DTKV-8.2.2', 'DTKV-1.K7', 'DTKV-5.2.1'],
    title: { de: 'Im Tor, am Gummi, am Netz', en: 'In the goal, at the rubber, at the net' },
    reading: {
      de: 'Ein Tor ist es in dem Augenblick, in dem der Ball unter der Latte ganz über der Linie ist, auch wenn ihn Gummi, Netz oder Kasten gleich wieder hinauswerfen. Bleibt er vorher auf der Linie liegen, ist er im Spiel. Liegt er auf dem Gummi, ist er darüber.',
      en: 'It is a goal at the moment when the ball is wholly over the line below the bar, even if rubber, net or box throw it straight out again. If it stops on the line before that it is in play. A ball lying on the rubber is over it.',
    },
    reason: {
      de: '8.2.1 verlangt nur das Überschreiten; nur Pfosten und Latte halten den Ball im Spiel. Das Gummi ist weiter hinter der Linie, als der Ball breit ist.',
      en: '8.2.1 asks only for the crossing; only post and bar keep the ball in play. The rubber is farther behind the line than the ball is wide.',
    },
  },
  'C-120': {
    paragraphs: ['DTKV-5.1.1', 'DTKV-5.K1', 'DTKV-8.2.1', 'DTKV-5.K8'],
    title: { de: 'Ein Ball, der jenseits einer Linie liegt', en: 'A ball that lies beyond a line' },
    reading: {
      de: 'Wer misst, dass der Ball ganz jenseits einer Linie ruht, hat gesagt, dass er über sie ging; hinter der Torlinie zwischen den Pfosten liegt er im Tor, wenn niemand sagt, dass er auf Latte oder Netz liegt. Jenseits ist, wessen Mitte mehr als 7,5 mm hinter der Linie liegt. Sagt jemand nur, dass er draußen liegt, entscheidet der Schiedsrichter.',
      en: 'Whoever measures that the ball rests wholly beyond a line has said that it went over it; behind the goal line between the posts it lies in the goal, unless somebody says that it lies on bar or net. Beyond is what has its middle more than 7.5 mm behind the line. If somebody only says that it lies outside, the referee decides.',
    },
    reason: {
      de: 'Außerhalb ist der Ball, sobald er die Linie ganz überschritten hat (5.1.1), gleich ob jemand das Überschreiten gesehen hat.',
      en: 'The ball is out as soon as it is wholly over the line (5.1.1), whether somebody saw it cross or not.',
    },
  },
} as const satisfies Readings<Paragraph>;
