import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** Flicking and what hands do wrong: rules 1 and 10, cards, and where a free kick is taken. */
export const handReadings = {
  'S-7': {
    paragraphs: ['FISTF-II.1.3.1.b', 'FISTF-II.1.5.a', 'FISTF-II.10.6.1.2', 'FISTF-II.10.7.2.S2', 'FISTF-II.11.1.3.1'],
    title: { de: 'Welcher Strafstoßpunkt', en: 'Which penalty spot' },
    reading: {
      de: 'Bei Körperfoul, Behinderung, Unsportlichkeit, Zeitspiel und gesetzter Hand zählt der Strafraum, in dem der Ball liegt; bei falscher Figurenzahl, Torwart und Reservetorwart der des Fehlbaren; sonst der, in dem es geschah. Hinter der Torauslinie, zwischen den verlängerten Strafraumlinien, gibt es Freistoß vom Punkt, nie Strafstoß.',
      en: 'For body fouls, obstruction, unsporting conduct, time wasting and the set hand it is the area in which the ball lies; for a wrong number of figures, keeper and reserve keeper the offender’s own; otherwise the one in which it happened. Behind the goal line, between the extended lines of the area, it is a free kick from the spot and never a penalty.',
    },
    reason: {
      de: 'Der Text sagt meist nur „vom Strafstoßpunkt“. Wo der Ort des Balles den Freistoß bestimmt, bestimmt er auch den Strafraum; Regel 12 endet mit der Torauslinie.',
      en: 'The text mostly says no more than “from the spot”. Where the place of the ball decides the free kick it decides the area too; rule 12 ends with the goal line.',
    },
  },
  'S-8': {
    paragraphs: ['FISTF-II.1.2.a', 'FISTF-II.10.4.1.1', 'FISTF-II.10.5.1.1', 'FISTF-II.10.9.1', 'FISTF-II.11.1.2.2'],
    title: { de: 'Orte ohne eigenen Satz', en: 'Places without a clause of their own' },
    reading: {
      de: 'Auch Verstöße, deren Strafe den Strafraum nicht nennt, werden dort vom Punkt bestraft. Liegt der Ort außerhalb des Spielfelds, gilt der nächste Punkt der Linien.',
      en: 'Offences whose sanction does not mention the penalty area are punished from the spot there too. If the place lies outside the field, the nearest point of the lines counts.',
    },
    reason: {
      de: '11.1.3 gilt für alle Freistöße, 11.1.2 passt sinngemäß auf jeden Ort draußen.',
      en: '11.1.3 holds for all free kicks, and 11.1.2 fits every place outside by analogy.',
    },
  },
  'S-9': {
    paragraphs: ['FISTF-II.1.1.4.3', 'FISTF-II.10.4.1.1', 'FISTF-II.10.4.1.3'],
    title: { de: 'Berührung: Zug oder Finger-Foul', en: 'A touch: flick or finger foul' },
    reading: {
      de: 'Wer die eigene Figur berührt, die er schnippen will, hat geschnippt: mit Recht ist es sein Zug, ohne Recht unerlaubtes Schnippen. Jede andere Berührung einer ruhenden Figur ist ein Finger-Foul.',
      en: 'Whoever touches the figure of his own that he sets out to flick has flicked: with a right it is his flick, without one an illegal flick. Every other touch of a resting figure is a finger foul.',
    },
    reason: {
      de: '1.1.4 macht aus jeder Berührung einen Zug, 10.4.1 ein Foul; 10.4.1 nimmt selbst die Figur aus, die geschnippt werden soll.',
      en: '1.1.4 makes every touch a flick, 10.4.1 a foul; 10.4.1 itself excepts the figure that is to be flicked.',
    },
  },
  'S-10': {
    paragraphs: ['FISTF-II.1.5.a', 'FISTF-II.1.5.b.1', 'FISTF-II.1.5.b.4'],
    title: { de: 'Zu viele Figuren: Freistoß und Wegnehmen', en: 'Too many figures: free kick and removal' },
    reading: {
      de: 'Bei mehr als zehn Feldfiguren wird erst weggenommen, dann der Freistoß vom Punkt des Fehlbaren freigegeben. Ein zweiter Torwart oder Reservetorwart bringt nur den Freistoß.',
      en: 'With more than ten outfield figures the removal comes first, then the free kick from the offender’s spot is released. A second keeper or reserve keeper gives the free kick alone.',
    },
    reason: {
      de: 'a) verlangt den Freistoß, b) endet mit der Freigabe; beides zusammen geht nur in dieser Reihenfolge.',
      en: 'a) demands the free kick, b) ends with the release; both fit together only in this order.',
    },
  },
  'S-11': {
    paragraphs: ['FISTF-II.1.5.b.2', 'FISTF-II.1.5.b.3'],
    title: { de: 'Wie viele Figuren bleiben', en: 'How many figures remain' },
    reading: {
      de: 'Die Zahl auf dem Tisch sinkt um das Doppelte des Überschusses: von elf auf neun, von zwölf auf acht. Bei gleichem Abstand zum Ball geht die Figur, die der eigenen Torauslinie näher ist.',
      en: 'The number on the table falls by twice the surplus: from eleven to nine, from twelve to eight. At the same distance to the ball the figure nearer to its own goal line goes.',
    },
    reason: {
      de: 'So steht es da; für gleiche Abstände sagt der Text nichts.',
      en: 'That is what it says; about equal distances the text is silent.',
    },
  },
  'S-54': {
    paragraphs: ['FISTF-II.10.2.1', 'FISTF-II.10.2.2'],
    title: { de: 'Nach Orange', en: 'After orange' },
    reading: {
      de: 'Nach Orange folgt nur noch Rot, für grobe Unsportlichkeit. Ist der Reservetorwart gerade im Spiel, geht er sofort, und der Torwart kommt zurück.',
      en: 'After orange only red follows, for gross misconduct. If the reserve keeper is in play he leaves at once and the keeper returns.',
    },
    reason: {
      de: 'Eine weitere Stufe nennt der Text nicht, und ohne Torwart soll niemand spielen.',
      en: 'The text names no further step, and nobody is meant to play without a keeper.',
    },
  },
  'S-55': {
    paragraphs: ['FISTF-II.10.3.1.2', 'FISTF-II.10.3.1.3'],
    title: { de: 'Wertung nach Rot', en: 'The score after red' },
    reading: {
      de: 'Führt der Gegner mit drei oder mehr Toren, bleibt der Spielstand; sonst wird 3:0 für ihn gewertet.',
      en: 'If the opponent leads by three goals or more the score stands; otherwise it is 3:0 for him.',
    },
    reason: {
      de: 'Ein „höherer“ Stand meint den Abstand: 1:4 ist schon so schlecht wie 0:3, 3:5 noch nicht.',
      en: 'A “higher” score means the margin: 1:4 is as bad as 0:3 already, 3:5 is not.',
    },
  },
  'S-56': {
    paragraphs: ['FISTF-II.10.5.2'],
    title: { de: 'Ort der angeschossenen Hand', en: 'Where a hand was shot at' },
    reading: {
      de: 'Der Freistoß kommt von dort, wo der Körper getroffen wurde, im Strafraum vom Punkt.',
      en: 'The free kick is taken where the body was hit, in a penalty area from the spot.',
    },
    reason: {
      de: 'Ein Ort ist nicht genannt; der des Geschehens ist der übliche.',
      en: 'No place is named; that of the incident is the usual one.',
    },
  },
  'S-57': {
    paragraphs: ['FISTF-II.10.7.2.0b', 'FISTF-II.10.7.2.1', 'FISTF-II.10.7.2.4'],
    title: { de: 'Was gesagt werden darf', en: 'What may be said' },
    reading: {
      de: 'Alles, was eine andere Regel zu verlangen erlaubt, darf auch gesagt werden.',
      en: 'Whatever another rule allows somebody to demand may be spoken too.',
    },
    reason: {
      de: '10.7.2 nennt seine Liste abschließend, doch Erzwingungsprüfung, Zurück und Tick-Zug brauchen Worte.',
      en: '10.7.2 calls its list complete, yet the forcing check, Back and the tick need words.',
    },
  },
  'S-58': {
    paragraphs: ['FISTF-II.10.7.2.7', 'FISTF-IV.1.4.1'],
    title: { de: 'Endgültig, außer für beide', en: 'Final, except for both' },
    reading: {
      de: 'Gegen einen Spieler ist die Entscheidung endgültig; beide zusammen können sie bis zum nächsten Zug überstimmen.',
      en: 'Against one player the decision is final; both together may overrule it until the next flick.',
    },
    reason: {
      de: 'Nur so haben IV.1.4 und 10.7.2.7 beide einen Sinn.',
      en: 'Only so do IV.1.4 and 10.7.2.7 both mean something.',
    },
  },
  'S-59': {
    paragraphs: ['FISTF-II.10.7.3.1', 'FISTF-II.10.7.3.3', 'FISTF-II.10.7.2.S1'],
    title: { de: 'Trainer und Anhänger', en: 'Coaches and supporters' },
    reading: {
      de: 'Die Strafe für Unsportlichkeit gilt auch für 10.7.3; was der Trainer anstellt, trifft seinen Spieler.',
      en: 'The sanction for unsporting conduct covers 10.7.3 too; what the coach does falls on his player.',
    },
    reason: {
      de: '10.7.3 steht hinter dem Kasten mit der Strafe, sonst hätte es keine.',
      en: '10.7.3 stands after the box with the sanction and would have none otherwise.',
    },
  },
  'S-60': {
    paragraphs: ['FISTF-II.10.8.2', 'FISTF-II.10.8.3', 'FISTF-II.10.8.1.1'],
    setting: 'limits',
    title: { de: 'Fünf und zehn Sekunden', en: 'Five and ten seconds' },
    reading: {
      de: 'Die Zeit läuft, sobald der Spieler schnippen darf und der Ball ruht; vor einem Torschuss von da an, wo die Hand gesetzt ist. Genau fünf oder zehn Sekunden sind rechtzeitig; danach ist es Zeitspiel nach 10.8.1.',
      en: 'Time runs as soon as the player may flick and the ball rests; before a shot from when the hand is set. Exactly five or ten seconds are in time; after that it is time wasting by 10.8.1.',
    },
    reason: {
      de: 'Weder Beginn noch Folge sind bei den Zahlen genannt; „nicht mehr als“ schließt die Grenze ein.',
      en: 'Neither start nor consequence stands beside the numbers; “not more than” includes the limit.',
    },
  },
  'S-98': {
    paragraphs: ['FISTF-II.1.4.3.2', 'FISTF-II.4.1.2.P', 'FISTF-II.10.7.1.1', 'FISTF-II.10.7.2.0a'],
    title: { de: 'Verstöße ohne laufende Halbzeit', en: 'Offences while no half runs' },
    reading: {
      de: 'Vor dem Anstoß, in Pausen und im Freistoßschießen gibt es keinen Freistoß: Der Verstoß wird angesagt und zählt für Karten.',
      en: 'Before a kick-off, in breaks and in a shoot-out there is no free kick: the offence is called and counts for cards.',
    },
    reason: {
      de: '4.1.2 sagt es für den Farbentausch selbst. Ein Freistoß bräuchte ein Spiel, in dem er ausgeführt wird.',
      en: '4.1.2 says so itself for the change of colours. A free kick needs play in which it is taken.',
    },
  },
  'S-99': {
    paragraphs: ['FISTF-II.10.8.5', 'FISTF-II.3.2.1.3', 'FISTF-IV.1.6.2'],
    title: { de: 'Wie viel Zeit verloren ist', en: 'How much time is lost' },
    reading: {
      de: 'Wer die Uhr ablaufen lässt, hat die ganze Frist verloren: fünf Sekunden, vor einem Torschuss zehn. Am Pult gibt der Schiedsrichter die Sekunden selbst ein.',
      en: 'Whoever lets the clock run out has lost the whole limit: five seconds, ten before a shot. At a desk the referee enters the seconds himself.',
    },
    reason: {
      de: 'Eine Zahl fehlt; in der ganzen Frist ist nichts gespielt worden.',
      en: 'No number is given; in the whole of that time nothing was played.',
    },
  },
  'S-100': {
    paragraphs: ['FISTF-II.10.1', 'FISTF-II.10.2.1'],
    setting: 'cautionAfter',
    title: { de: 'Wiederholte Verstöße', en: 'Repeated offences' },
    reading: {
      de: 'Gelb liegt beim Schiedsrichter. Das Programm verwarnt nur, wenn eine Zahl vereinbart ist: nach so vielen Verstößen Gelb, nach noch einmal so vielen Orange. Ein absichtlicher Verstoß eines Verwarnten ist immer Orange.',
      en: 'Yellow is the referee’s matter. The program cautions only if a number was agreed: yellow after so many offences, orange after as many again. A deliberate offence of a cautioned player is always orange.',
    },
    reason: {
      de: 'Was „wiederholt“ heißt, steht nirgends; Gelb ist ein Können, Orange ein Müssen.',
      en: 'Nowhere is it said what “repeated” means; yellow is a may, orange a must.',
    },
  },
  'S-101': {
    paragraphs: ['FISTF-II.3.1.2.1', 'FISTF-II.3.1.2.3'],
    title: { de: 'Uhr, die stört', en: 'A watch that disturbs' },
    reading: {
      de: 'Sie kommt weg, ohne Freistoß; der Verstoß zählt für Karten. Wer sich weigert, ist unsportlich.',
      en: 'It goes, without a free kick; the offence counts for cards. Whoever refuses is unsporting.',
    },
    reason: {
      de: 'Eine Strafe ist nicht genannt, nur das Recht, sie entfernen zu lassen.',
      en: 'No sanction is named, only the right to have it removed.',
    },
  },
  'S-102': {
    paragraphs: ['FISTF-II.10.5.2'],
    title: { de: 'Ansage beim erzwungenen Handspiel', en: 'The call for a provoked handball' },
    reading: {
      de: 'Angesagt wird Unsportlichkeit des Angreifers, nicht Handspiel.',
      en: 'Unsporting conduct of the attacker is called, not handball.',
    },
    reason: {
      de: 'Der Text nennt nur den Freistoß; ein Handspiel des Verteidigers liegt gerade nicht vor.',
      en: 'The text names the free kick only; a handball of the defender is just what it is not.',
    },
  },
  'S-200': {
    paragraphs: ['FISTF-II.1.1.2.1', 'FISTF-II.10.9.1', 'FISTF-II.17.2.2.2', 'FISTF-II.17.2.5', 'FISTF-II.4.3.3'],
    title: { de: 'Unsauberer Schuss im Freistoßschießen', en: 'A bad flick in the shoot-out' },
    reading: {
      de: 'Schnippt der Schütze unsauber, berührt er bei seinem Schuss den Ball mit der Hand, täuscht er ihn an oder zieht er die Hand zurück, ist der Schuss ein Fehlschuss, auch wenn der Ball im Tor liegt.',
      en: 'If the shooter flicks badly, touches the ball with his hand at his shot, feints or withdraws his hand, the shot is a miss, even if the ball lies in the goal.',
    },
    reason: {
      de: 'Im Spiel wäre beim Verstoß unterbrochen, und es gäbe Freistoß; den kann es hier nicht geben. Jeden Fehler des Schützen, den Regel 17 nennt, wertet sie als Fehlschuss.',
      en: 'In play it would be stopped at the offence, and a free kick given, which cannot be here. Every fault of the shooter that rule 17 names it counts as a miss.',
    },
  },
  'S-201': {
    paragraphs: [
      'FISTF-II.5.3.2',
      'FISTF-II.8.1.2',
      'FISTF-II.8.2.1.2',
      'FISTF-II.10.5.1.1',
      'FISTF-II.12.2.4.2',
      'FISTF-II.17.2.3.2',
    ],
    title: { de: 'Regelwidrig gehalten im Freistoßschießen', en: 'Saved against the rules in the shoot-out' },
    reading: {
      de: 'Überschreitet der Torwart die Torraumlinie, wird er vor dem Schuss hin- und hergerissen, oder hindert der Verteidiger den Schuss mit der Hand, so wird das angesagt und zählt; war der Ball nicht drin, wird wiederholt, sofern der Schütze nicht verzichtet. Ein Treffer zählt.',
      en: 'If the keeper is over the line of the goal area or jerked to and fro before the shot, or if the defender hinders the shot with his hand, it is called and counts; if the ball was not in, the shot is taken again unless the shooter lets it pass. A hit counts.',
    },
    reason: {
      de: 'Freistoß und Strafstoß von 8.1.2 und 8.2.1 kann es hier nicht geben; wie beim Strafstoß und wie bei 17.2.3 [S-78] soll ein Regelverstoß keinen Schuss verhindern.',
      en: 'The free kick and the penalty of 8.1.2 and 8.2.1 cannot be given here; as at a penalty, and as in 17.2.3 [S-78], an offence shall not prevent a shot.',
    },
  },
  'S-271': {
    paragraphs: ['FISTF-II.12.1.2.1', 'FISTF-II.5.3.2', 'FISTF-II.10.5.1.1', 'FISTF-II.10.6.1.1'],
    title: { de: 'Der vereitelte Strafstoß nach Ablauf der Zeit', en: 'A penalty after time that was spoilt' },
    reading: {
      de: 'Hindert der Verteidiger den laufenden Strafstoß mit Hand oder Körper, so wird das angesagt und zählt. Verfehlt die Figur deshalb den Ball, steht der Strafstoß weiter an; wird der Ball gehalten oder geht er vorbei, kann der Schütze wiederholen. Ein Tor zählt.',
      en: 'If the defender hinders the penalty under way with hand or body it is called and counts. If its figure therefore misses the ball the penalty stays due; if the ball is saved or goes past, the shooter may take it again. A goal counts.',
    },
    reason: {
      de: 'Den Freistoß dafür gibt es nicht mehr [S-218], und verlängert wird auch zum Wiederholen; wie im Freistoßschießen [S-201] soll ein Verstoß keinen Schuss verhindern.',
      en: 'The free kick for it can no longer be given [S-218], and time is added to retake it too; as in the shoot-out [S-201] an offence shall not prevent a shot.',
    },
  },
} as const satisfies Readings<Paragraph>;
