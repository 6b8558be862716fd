import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** At a desk: what is said, what is left out, and what contradicts. */
export const toldReadings = {
  'S-290': {
    paragraphs: ['FISTF-II.5.1.2.2', 'FISTF-II.6.2.4.b2', 'FISTF-II.7.1.1.0'],
    title: { de: 'Gesagt, oder nicht gesagt', en: 'Said, or not said' },
    reading: {
      de: 'Was gesagt ist, gilt: Eine geschnippte Figur, von der es heißt, sie stand, war zur Ruhe gekommen. Ist nichts gesagt, bewegt sich die Figur, deren Zug der letzte ihrer Seite und nicht zu Ende ist, auch eine ältere, deren Angriffszug den Ball noch sucht, und jede andere ruht; so auch die, zu der ein Ball zurückkommt, den sie schon gespielt und seither eine andere berührt hat. Lag der Ball, wie es heißt, so hat sich die Figur bewegt. Ein Tor wird gesagt: Ohne Wort und Ort ist der Ball hinter der Torauslinie nicht im Tor; liegt der Ort zwischen den Pfosten, muss es gesagt werden.',
      en: 'What is said counts: a flicked figure that is said to have stood had come to rest. If nothing is said the figure moves whose flick is the last of its side and not over, an older one too whose attacking flick has yet to meet the ball, and every other one rests; so does the one to which a ball comes back that it has played already and another has touched since. If the ball is said to have lain still the figure has moved. A goal is said: without word and place a ball beyond the goal line is not in the goal; if the place is between the posts it must be said.',
    },
    reason: {
      de: 'Niemand schreibt auf, was jeder sieht; aber ein Wort wiegt mehr als ein Schluss. Jeder Angriffszug ist ein Versuch, den Ball zu spielen, und wer am Ball war, kommt danach zur Ruhe.',
      en: 'Nobody writes down what everybody sees; but a word weighs more than a conclusion. Every attacking flick is an attempt to play the ball, and who has met it comes to rest after that.',
    },
  },
  'S-291': {
    paragraphs: ['FISTF-I.7.1', 'FISTF-I.7.2', 'FISTF-II.14.1.2.2', 'FISTF-II.2.1.1.2.1'],
    title: { de: 'Wort und Ort in einem Eintrag', en: 'A word and a place in one entry' },
    reading: {
      de: 'Was das Wort sagt, muss für den Ort wahr sein, sonst wird der Eintrag nicht angenommen. Ein Viertel heißt: ganz zwischen seinen Linien; zur Schusszone gehören ihre Räume. Der Ort eines Balls im Aus ist seine Mitte jenseits der Linie oder der Punkt der Linie, über den er ging. Millimeter und Ort dürfen um weniger als einen voneinander abweichen. Ball und Figur, die sich berühren, sind beieinander, gemessen oder benannt; zwei Orte nach Augenmaß dürfen um 20 mm voneinander abweichen. Ein Verstoß, der nur ein falscher Ort ist, ist an einem richtigen keiner. Läuft das Spiel, muss von einem Ball ganz jenseits einer Linie erst gesagt sein, dass er sie überquert hat.',
      en: 'What the word says must be true of the place, otherwise the entry is not accepted. A quarter means wholly between its lines; the zone holds its areas. The place of a ball that is out is its middle beyond the line, or the point of the line over which it went. Millimetres and place may differ by less than one. Ball and figure that touch are beside each other, whether measured or named; two places by eye may differ by 20 mm. A breach that is nothing but a wrong place is none at a right one. If play goes on, a ball wholly beyond a line must first be said to have gone over it.',
    },
    reason: {
      de: 'Von beiden ist eines falsch, und welches, weiß nur, wer es eingibt.',
      en: 'One of the two is wrong, and only whoever enters it knows which.',
    },
  },
  'S-292': {
    paragraphs: [
      'FISTF-II.14.2.1',
      'FISTF-II.14.2.4.1',
      'FISTF-II.14.2.4.2',
      'FISTF-II.11.1.1',
      'FISTF-II.15.2.1.4.1',
      'FISTF-II.4.2.3.1',
      'FISTF-II.16.2.1.2',
    ],
    title: { de: 'Orte bei einer Spielfortsetzung', en: 'Places at a restart' },
    reading: {
      de: 'Ein eingetragener falscher Ort gilt wie das Wort, dass es falsch war. Auf seinem Punkt liegt ein Ball, der ihn von oben gesehen bedeckt; mittig auf der Seitenauslinie einer, dessen Mitte über ihr ist. Vor der Ausführung berichtigt der Schiedsrichter; nur der Einwurf ist schon damit verloren. Einwurf und Freistoß liegen dort, wo sie gegeben wurden, soweit das bekannt ist: Liegt der Ball anderswo, legt ihn der Schiedsrichter zurück, und verloren ist nichts. Ein Wort gilt als falscher Ort, wenn es keinen Zweifel lässt; die Schusszone kann der Torraum sein.',
      en: 'A wrong place that is entered counts like the word that it was wrong. A ball lies on its spot if it covers it as seen from above; centrally on the touchline if its middle is over it. Before it is taken the referee puts it right; only a throw-in is lost by it already. Throw-in and free kick lie where they were given, as far as that is known: if the ball lies elsewhere the referee lays it back, and nothing is lost. A word counts as a wrong place if it leaves no doubt; the zone may be the goal area.',
    },
    reason: {
      de: 'Beim Abstoß ist die Ausführung verboten, beim Einwurf die Aufstellung; sonst nennt der Text keine Strafe.',
      en: 'At a goal kick the taking is forbidden, at a throw-in the standing; elsewhere the text names no sanction.',
    },
  },
  'S-293': {
    paragraphs: ['FISTF-II.5.1.1', 'FISTF-II.6.1.1', 'FISTF-II.9.1.2.1'],
    title: { de: 'Wer den Ball hat, sagt der Schiedsrichter', en: 'The referee says who has the ball' },
    reading: {
      de: 'Setzt eine Entscheidung voraus, dass die andere Seite den Ball hat als gedacht, so wird ihr geglaubt: Ein Wechsel ist nicht eingetragen worden. Gilt der Wechsel selbst der Seite, die den Ball schon haben sollte, beginnt sie neu.',
      en: 'If a decision supposes that the other side has the ball than was thought, it is believed: a change has not been entered. If the change itself is for the side that was thought to have it already, that side begins anew.',
    },
    reason: {
      de: 'Nicht jede Berührung wird eingetragen; was der Schiedsrichter sieht, geht vor.',
      en: 'Not every touch is entered; what the referee sees comes first.',
    },
  },
  'S-294': {
    paragraphs: ['FISTF-II.4.3.3', 'FISTF-IV.1.2.1'],
    title: { de: '„Spielen!“, und eine Wahl ist offen', en: 'Play, and a choice is open' },
    reading: {
      de: 'Wer zu wählen hatte, auch wer erst danach an der Reihe gewesen wäre, hat weiterspielen lassen. Wird dabei eine Spielfortsetzung aufgestellt, ist auch sie freigegeben. Ist die Zeit um und noch etwas zu wählen, wartet das Ende darauf, und der Schiedsrichter wird daran erinnert.',
      en: 'Whoever had to choose, be it only after the other one, has let play go on. If a restart is being set up meanwhile, it is released too. If time is up and something is left to be chosen, the end waits for it, and the referee is reminded.',
    },
    reason: {
      de: 'Das Wort lässt das Spiel weitergehen; unterbrochen bliebe es nur für die Strafe.',
      en: 'The word lets play go on; it would stay interrupted for the sanction only.',
    },
  },
  'S-295': {
    paragraphs: ['FISTF-II.4.3.2', 'FISTF-II.2.1.3.3.1', 'FISTF-II.2.1.3.1.1'],
    title: { de: 'Was am Schreibtisch noch rutscht', en: 'What still slides at a desk' },
    reading: {
      de: 'Eine Figur, die beim Unterbrechen unterwegs war, und ein Ball, von dem es danach heißt, er komme von Bande oder Netz zurück, führen nichts aus: Was sie berühren, zählt nicht, bis sie ruhen oder die Spielfortsetzung aufgestellt wird. Eine Figur, die von der Bande kam und nicht ruhend gemeldet ist, wird mit dem ruhenden Ball aufgestellt; heißt es danach, sie habe etwas getroffen, so war das vorher.',
      en: 'A figure that was under way when play was stopped, and a ball that is told after it to come back from barrier or net, take nothing: what they touch counts for nothing until they rest or the restart is set up. A figure that came from the barrier and was not told to rest is placed when the ball rests; if it is told after that to have met something, that was before.',
    },
    reason: {
      de: 'Wie auf dem Tisch [S-131]; in welcher Reihenfolge etwas aufgeschrieben wird, ändert nichts daran.',
      en: 'As on the table [S-131]; in what order things are written down changes nothing.',
    },
  },
} as const satisfies Readings<Paragraph>;
