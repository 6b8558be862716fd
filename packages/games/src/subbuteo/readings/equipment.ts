import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** Where chapter III and the annex are open. */
export const equipmentReadings = {
  'S-79': {
    paragraphs: ['FISTF-III.1.1.2.1', 'FISTF-III.1.1.2.2', 'FISTF-III.2.3.5'],
    title: { de: 'Überstand des Tisches', en: 'How far the table reaches' },
    reading: {
      de: 'Tuch und Tisch reichen überall 4 bis 10 cm über die Linien. Nur hinter den Toren darf der Tisch bis 10 cm hinter deren Rückseite gehen; endet er davor, fällt er durch.',
      en: 'Cloth and table reach 4 to 10 cm beyond the lines everywhere. Only behind the goals the table may go on to 10 cm beyond their rear; if it ends before that rear, it fails.',
    },
    reason: {
      de: 'Ein Tor ist 6 bis 9 cm tief: Gälten 4 bis 10 cm auch dort, hätte der Satz über die Rückseite keinen Sinn, und manches Tor stünde über die Kante.',
      en: 'A goal is 6 to 9 cm deep: if 4 to 10 cm held there too, the sentence about the rear would mean nothing, and some goals would stand out over the edge.',
    },
  },
  'S-80': {
    paragraphs: ['FISTF-III.2.3.1', 'FISTF-III.2.3.2', 'FISTF-III.3.1.2', 'FISTF-III.3.1.3'],
    title: { de: 'Maße ohne Toleranz', en: 'Measures without tolerance' },
    reading: {
      de: 'Tor (60 mal 125 mm) und Ball (22 mm, 1,5 g) werden auf 1 mm und 0,1 g gerundet.',
      en: 'Goal (60 by 125 mm) and ball (22 mm, 1.5 g) are rounded to 1 mm and 0.1 g.',
    },
    reason: {
      de: 'Kein Ding ist beliebig genau, und so genau druckt der Text seine Zahlen.',
      en: 'No thing is exact without end, and this is how exactly the text prints its numbers.',
    },
  },
  'S-81': {
    paragraphs: ['FISTF-III.1.2.3.1', 'FISTF-III.1.2.3.4'],
    title: { de: 'Strafstoßpunkt im Strafraum', en: 'Penalty spot inside the area' },
    reading: {
      de: 'Der Punkt liegt weniger weit von der Torauslinie entfernt, als der Strafraum tief ist.',
      en: 'The spot is less far from the goal line than the penalty area is deep.',
    },
    reason: {
      de: 'Nach den Spannen allein könnte er davor liegen (14 cm bei 12 cm Tiefe); der Text will ihn innen haben.',
      en: 'By the ranges alone it could lie in front (14 cm with a depth of 12 cm); the text wants it inside.',
    },
  },
  'S-82': {
    paragraphs: ['FISTF-III.4.1.1.2', 'FISTF-III.4.2.5', 'FISTF-III.4.3.2', 'FISTF-III.4.3.2.7'],
    title: { de: 'Maße und Typen, Farbe des Reservetorwarts', en: 'Measures and types, colour of the reserve keeper' },
    reading: {
      de: 'Eine Figur muss die Maße einhalten und einem Typ der Liste entsprechen; beides wird gezeigt. Für Zeugo gelten die Spannen von H0. Der Sockel des Reservetorwarts wird mit denen beider Seiten verglichen.',
      en: 'A figure has to keep to the measures and to a type of the list; both are shown. Zeugo has the ranges of H0. The base of the reserve keeper is compared with those of both sides.',
    },
    reason: {
      de: 'Die Maße lassen 16 mm zu, die kein Typ hat: Eines ersetzt das andere nicht. Zeugo heißt im Text nur H0-ähnlich. Wer auf dem Feld steht, muss man erkennen, gleich gegen wen.',
      en: 'The measures allow 16 mm, which no type has: neither replaces the other. Of Zeugo the text says only that it is like H0. Whoever is on the field must be told apart, whoever plays.',
    },
  },
  'S-83': {
    paragraphs: ['FISTF-V'],
    title: { de: 'Indoor-Regeln', en: 'Indoor rules' },
    reading: { de: 'Sie werden nicht angewandt.', en: 'They are not applied.' },
    reason: { de: 'Der Text enthält sie nicht.', en: 'The text does not contain them.' },
  },
  'S-140': {
    paragraphs: ['FISTF-III.4.2.3', 'FISTF-III.4.2.5', 'SHORT-reserve.1'],
    title: { de: 'Woran man den Reservetorwart erkennt', en: 'How the reserve keeper is told' },
    reading: {
      de: 'FISTF: Nur sein Sockel weicht ab, bemalt ist er wie die anderen; auch der Reservetorwart des Gegners zählt zu den übrigen Figuren. Kurzregeln: Es genügt, wenn Sockel oder Bemalung anders sind als bei den Feldfiguren beider Seiten.',
      en: 'FISTF: only his base is different, he is painted like the others; the opponent’s reserve keeper is one of the other figures too. Short rules: it is enough if base or painting differ from the outfield figures of both sides.',
    },
    reason: {
      de: 'Die Ausnahme in III.4.2 spricht nur vom Sockel und vergleicht mit allen; die Kurzregeln sprechen von Farbe überhaupt und nennen nur Feldfiguren.',
      en: 'The exception in III.4.2 speaks of the base only and compares with all; the short rules speak of colour in general and name outfield figures only.',
    },
  },
  'S-141': {
    paragraphs: ['FISTF-III.4.3.2.5', 'FISTF-III.4.3.2.6'],
    title: { de: 'Maße mit Profibase', en: 'Measures with Profibase' },
    reading: {
      de: 'Ein Profibase-Sockel hat 18 bis 21 mm. Mit H0-Oberteil gilt für die Höhe der Figur nur III.4.1.3. Unter einem Woodentop-Oberteil wird jeder Sockel nach seiner eigenen Art gemessen.',
      en: 'A Profibase base has 18 to 21 mm. With an H0 upper part only III.4.1.3 limits the height of the figure. Under a Woodentop upper part each base is measured by its own kind.',
    },
    reason: {
      de: 'Er ähnelt den Sockeln von H0 und Toccer, die zusammen diese Spanne haben; eine Höhe ist für keine dieser Verbindungen genannt.',
      en: 'It is like the bases of H0 and Toccer, which together have this range; no height is given for any of these combinations.',
    },
  },
  'S-142': {
    paragraphs: ['FISTF-III.4.0', 'FISTF-VI.1.0a', 'FISTF-III.4.3.2'],
    title: { de: 'Was der Anhang ersetzt', en: 'What the annex replaces' },
    reading: {
      de: 'Im DSTFB tritt der Anhang an die Stelle der Maße III.4.1 und der Typen III.4.3. Satz und Farben (III.4.2) und der Torwart (III.5) bleiben, wie sie sind.',
      en: 'Within the DSTFB the annex takes the place of the measures III.4.1 and of the types III.4.3. Set and colours (III.4.2) and the keeper (III.5) stay as they are.',
    },
    reason: {
      de: 'Er bestimmt selbst, was eine Spielfigur ist, und zwar nach ihrer Form statt nach dem Hersteller; von Sätzen, Farben und Torwarten spricht er nicht.',
      en: 'It says itself what a figure is, and by its shape instead of its maker; of sets, colours and keepers it does not speak.',
    },
  },
  'S-143': {
    paragraphs: ['FISTF-III.1.2.1.5', 'FISTF-III.1.2.2.1', 'FISTF-III.4.3.2.3', 'FISTF-III.4.3.2.4'],
    title: { de: 'Gleich und genau', en: 'Equal and exact' },
    reading: {
      de: 'Gleich große Hälften und Viertel dürfen sich um weniger als einen halben Millimeter unterscheiden; ein Sockel von „21 mm“ wird auf 1 mm gerundet.',
      en: 'Equal halves and quarters may differ by less than half a millimetre; a base of “21 mm” is rounded to 1 mm.',
    },
    reason: {
      de: 'Auch hier nennt der Text keine Toleranz; wie bei Tor und Ball wird auf 1 mm gerundet [S-80].',
      en: 'Here too the text gives no tolerance; as with goal and ball, values are rounded to 1 mm [S-80].',
    },
  },
} as const satisfies Readings<Paragraph>;
