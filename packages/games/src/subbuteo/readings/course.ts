import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** Where rules 3, 4, 11, 12 and 14 to 17 are open: the course of a match and its restarts. */
export const courseReadings = {
  'S-28': {
    paragraphs: ['FISTF-II.7.1.1.b', 'FISTF-II.4.3.5', 'FISTF-II.3.1.1.1'],
    title: { de: 'Das Signal', en: 'The signal' },
    reading: {
      de: '7.1.1 b gilt für das Ende jedes Abschnitts. Geschossen ist ein Ball mit der Berührung. Nach dem Signal werden nur der rollende Ball und die Abwehr des Torwarts zu Ende gespielt.',
      en: '7.1.1 b holds for the end of every period. A ball is shot when it is touched. After the signal only the rolling ball and the keeper’s save are played out.',
    },
    reason: {
      de: 'Der Text nennt nur das Spielende; für die Halbzeit kann nichts anderes gelten.',
      en: 'The text names the end of the match only; nothing else can hold for half-time.',
    },
  },
  'S-30': {
    paragraphs: ['FISTF-II.3.3.1.1.2', 'FISTF-II.4.1.1.1', 'FISTF-II.1.4.3.1'],
    title: { de: 'Verlängerung sofort', en: 'Extra time at once' },
    reading: {
      de: 'Eine feste Pause gibt es nicht; kurzes Polieren und der neue Münzwurf passen vor den Anstoß.',
      en: 'There is no fixed break; a short polish and the new toss fit in before the kick-off.',
    },
    reason: {
      de: '1.4.3 erlaubt das eine, 4.1.1 verlangt das andere.',
      en: '1.4.3 allows the one, 4.1.1 demands the other.',
    },
  },
  'S-31': {
    paragraphs: ['FISTF-II.4.2.3.a', 'FISTF-II.4.2.3.b', 'FISTF-II.4.2.3.2', 'FISTF-II.4.2.3.3', 'FISTF-II.4.2.3.4'],
    title: { de: 'Falscher Anstoß', en: 'Faulty kick-off' },
    reading: {
      de: 'Ein verfehlter, ein verfrühter und ein mit einer anderen Figur ausgeführter Anstoß wird wiederholt. Das Recht geht verloren, wenn der Ball danach wieder nicht ganz über die Mittellinie kommt. Beurteilt wird, sobald der Ball ruht, ins Aus geht oder wieder gespielt wird.',
      en: 'A kick-off that misses, comes too early or is taken with another figure is repeated. The right is lost if the ball then again does not wholly cross the halfway line. It is judged when the ball rests, goes out or is played again.',
    },
    reason: {
      de: '4.2.3 ist die besondere Regel gegenüber 5.1.2 und 1.2; ihr Teil b spricht nur von der Mittellinie.',
      en: '4.2.3 is the special rule beside 5.1.2 and 1.2; its part b speaks of the halfway line only.',
    },
  },
  'S-32': {
    paragraphs: [
      'FISTF-II.4.2.4.a',
      'FISTF-II.11.2.5.b',
      'FISTF-II.12.2.6.b',
      'FISTF-II.14.2.8.b',
      'FISTF-II.15.2.4.a',
      'FISTF-II.16.2.6.b',
    ],
    title: { de: 'Wann die ausführende Figur wieder darf', en: 'When the taker may play again' },
    reading: {
      de: 'Die Listen unterscheiden sich und gelten, wie sie dastehen: Beim Anstoß und beim Abstoß hilft der eigene Torwart nicht, bei Ecke, Anstoß und Abstoß hilft nur eine eigene berührte Figur. Auch ein Wechsel durch Abpraller hebt die Sperre auf.',
      en: 'The lists differ and hold as printed: at a kick-off and a goal kick the own keeper does not help, at corner, kick-off and goal kick only a touched figure of one’s own does. A change by a rebound lifts the bar too.',
    },
    reason: {
      de: 'Der Wortlaut ist klar, auch wo er zufällig wirkt.',
      en: 'The wording is clear, even where it looks accidental.',
    },
  },
  'S-33': {
    paragraphs: ['FISTF-II.4.2.5.2', 'FISTF-II.4.2.5.b', 'FISTF-II.15.2.1.5.2', 'FISTF-II.12.2.4.4'],
    title: { de: 'Zehn Sekunden, und Regel 10', en: 'Ten seconds, and rule 10' },
    reading: {
      de: 'Jeder hat zehn Sekunden, wenn er an der Reihe ist. Trödelt der Verteidiger, wählt der andere zwischen der Spielfortsetzung und dem Freistoß nach 10.8.1 vom Ort des Balls; ohne ein Wort bleibt es bei der Fortsetzung. Beim Strafstoß zählt der Verstoß nur für Karten.',
      en: 'Each player has ten seconds in his own turn. If the defender is slow the other one chooses the restart as it stands or the free kick of 10.8.1 from where the ball lies; without a word the restart stays. At a penalty the offence only counts for cards.',
    },
    reason: {
      de: '15.2.1.5 sagt es so; die Verweise auf Regel 10 nennen keine eigene Strafe.',
      en: '15.2.1.5 says so; the references to rule 10 name no sanction of their own.',
    },
  },
  'S-62': {
    paragraphs: ['FISTF-II.11.2.2.1', 'FISTF-II.11.2.2.4', 'FISTF-II.16.2.3.1'],
    title: { de: 'Stellungszüge', en: 'Positional flicks' },
    reading: {
      de: 'Ein berührter Ball wird zurückgelegt, sonst gilt dasselbe wie bei einer Figur. Bei einer Ecke darf dieselbe Figur mehrmals geschnippt werden. Niemand muss. Einer zu viel ist unerlaubtes Schnippen.',
      en: 'A ball that is touched is laid back, otherwise it is as with a figure. At a corner the same figure may be flicked several times. Nobody has to. One too many is an illegal flick.',
    },
    reason: { de: 'Über den Ball sagt der Text nichts.', en: 'The text says nothing about the ball.' },
  },
  'S-63': {
    paragraphs: ['FISTF-II.11.2.4.1', 'FISTF-II.14.2.6', 'FISTF-II.15.2.2', 'FISTF-II.16.2.5', 'FISTF-II.12.2.5'],
    title: { de: 'Schnippen vor dem Zeichen', en: 'A flick before the signal' },
    reading: {
      de: 'Das ist unerlaubtes Schnippen nach 1.2; beim Anstoß gilt S-31.',
      en: 'It is an illegal flick by 1.2; for the kick-off see S-31.',
    },
    reason: {
      de: 'Außer in 2.1.2.6 ist keine Strafe genannt, und ein Recht zu schnippen besteht noch nicht.',
      en: 'Except in 2.1.2.6 no sanction is named, and there is no right to flick yet.',
    },
  },
  'S-65': {
    paragraphs: ['FISTF-II.12.2.4.2', 'FISTF-II.12.2.4.3', 'FISTF-II.4.3.3'],
    title: { de: 'Wiederholung trotz Tor', en: 'Retake although it was a goal' },
    reading: {
      de: 'Der Schütze darf behalten, was aus dem Strafstoß wird; ein Tor zählt sofort.',
      en: 'The shooter may keep what comes of the penalty; a goal counts at once.',
    },
    reason: {
      de: 'Sonst nützte der Verstoß dem, der ihn beging.',
      en: 'Otherwise the offence would help the one who committed it.',
    },
  },
  'S-66': {
    paragraphs: ['FISTF-II.12.2.2.1', 'FISTF-II.12.2.2.2'],
    title: { de: 'Der Teilkreis am Strafraum', en: 'The arc of the penalty area' },
    reading: {
      de: 'Ein Kreis um den Strafstoßpunkt mit dem Halbmesser des Mittelkreises, soweit er außerhalb des Strafraums liegt.',
      en: 'A circle round the penalty spot with the radius of the centre circle, as far as it lies outside the area.',
    },
    reason: {
      de: '12.2.2 und 2.6.3 setzen ihn voraus, Kapitel III beschreibt ihn nicht.',
      en: '12.2.2 and 2.6.3 use it, chapter III does not describe it.',
    },
  },
  'S-74': {
    paragraphs: ['FISTF-II.15.2.1.1.P', 'FISTF-II.15.2.1.5.1', 'FISTF-II.15.2.3.2'],
    title: { de: 'Der Abstoß geht an den Gegner', en: 'The goal kick passes to the opponent' },
    reading: {
      de: 'Er führt einen Abstoß aus seinem eigenen Torraum aus; beide stellen neu auf, er zuerst.',
      en: 'He takes a goal kick from his own goal area; both place anew, he first.',
    },
    reason: { de: 'Einen Ort nennt der Text nicht.', en: 'The text names no place.' },
  },
  'S-77': {
    paragraphs: ['FISTF-II.16.2.1.2', 'FISTF-II.16.1.4'],
    title: { de: 'Der Ball bei der Ecke', en: 'The ball at a corner' },
    reading: {
      de: 'Er liegt richtig, wenn seine Mitte auf oder in Viertelkreis und Linien liegt. Auch wenn er über die Linien ragt, zählt ein direktes Tor.',
      en: 'It lies right if its middle is on or inside the arc and the two lines. Also where it overlaps the lines a direct goal counts.',
    },
    reason: {
      de: 'Mitten auf dem Bogen, was erlaubt ist, liegt etwas mehr als die Hälfte draußen. 7.1.1 a verlangt den Ball ganz in der Schusszone, 16.1.4 erlaubt das direkte Tor eigens.',
      en: 'Centrally on the arc, which is allowed, a little more than half of it lies outside. 7.1.1 a wants the ball wholly inside the shooting zone, 16.1.4 allows the direct goal by itself.',
    },
  },
  'S-78': {
    paragraphs: ['FISTF-II.17.1.3', 'FISTF-II.17.1.4.1', 'FISTF-II.17.2.3.2'],
    title: { de: 'Freistoßschießen', en: 'Shoot-out' },
    reading: {
      de: 'Alle fünf Schüsse werden ausgeführt. Beide schießen in jeder Runde aus derselben Position. Ein Schuss ist ein Zug ohne Nachschuss; nur Schütze und Torwart sind auf dem Tisch, und der Schuss zählt direkt. Greift der Verteidiger über die Torauslinie, wird ein gehaltener Schuss wiederholt.',
      en: 'All five shots are taken. In each round both shoot from the same position. A shot is one flick without a rebound; only shooter and keeper are on the table, and it counts directly. If the defender reaches over the goal line a shot that was saved is taken again.',
    },
    reason: {
      de: 'Ein vorzeitiges Ende, Nachschüsse und eine Strafe für 17.2.3 nennt der Text nicht.',
      en: 'The text names no early end, no rebounds and no sanction in 17.2.3.',
    },
  },
  'S-87': {
    paragraphs: ['SHORT-freemoves.3', 'SHORT-freemoves.4'],
    title: { de: 'Freie Züge nach den Kurzregeln', en: 'Free moves by the short rules' },
    reading: {
      de: 'Sie gelten für jeden Spieler, der Angreifer zuerst.',
      en: 'They are per player, the attacker first.',
    },
    reason: {
      de: 'Für wen, steht nicht da; so ist es in den FISTF-Regeln.',
      en: 'For whom is not said; so it is in the FISTF rules.',
    },
  },
  'S-130': {
    paragraphs: ['FISTF-II.2.3.1', 'FISTF-II.4.2.1.P', 'FISTF-II.11.2.1.2', 'FISTF-II.12.2.2.2'],
    title: { de: 'Wo nichts frei ist', en: 'Where nothing is free' },
    reading: {
      de: 'Steht eine Figur dort, wo der Ball oder der Ausführende hinmuss, kommt sie an den nächsten freien Platz, 1 mm daneben und möglichst zum eigenen Tor hin. Ebenso an den nächsten erlaubten Platz, was falsch steht.',
      en: 'A figure that stands where the ball or the taker must be goes to the nearest free place, 1 mm beside it and if possible towards its own goal. What stands wrong goes to the nearest place that is allowed.',
    },
    reason: {
      de: 'Der Text schweigt; 2.3 sinngemäß, und niemand soll weiter versetzt werden als nötig.',
      en: 'The text is silent; 2.3 by analogy, and nobody is moved farther than need be.',
    },
  },
  'S-131': {
    paragraphs: ['FISTF-II.4.3.2', 'FISTF-II.11.2.1.2', 'FISTF-II.14.2.1'],
    title: { de: 'Erst wenn alles ruht', en: 'Not before everything rests' },
    reading: {
      de: 'Nach einer Unterbrechung rutschen Figuren aus, und ein Ball im Aus rollt aus; dann liegt der Ball an seinem Platz, und das Aufstellen beginnt. Ein Ball im Feld wird sofort aufgenommen. Was er unterwegs trifft, zählt nicht.',
      en: 'After play has been stopped figures slide out and a ball that is out rolls out; then the ball lies in its place and setting up begins. A ball in the field is picked up at once. What it meets on the way does not count.',
    },
    reason: {
      de: 'Am Tisch wartet jeder, bis nichts mehr rutscht.',
      en: 'At a table everybody waits until nothing slides any more.',
    },
  },
  'S-132': {
    paragraphs: ['FISTF-II.4.2.2.1', 'FISTF-II.11.2.1.1', 'FISTF-II.11.2.2.1', 'FISTF-II.11.2.4.1'],
    title: { de: 'Wo keine Frist genannt ist', en: 'Where no time is named' },
    reading: {
      de: 'Nach einem Tor und beim Abstoß hat jeder Abschnitt des Aufstellens seine eigenen zehn Sekunden, auch das Stellen der ausführenden Figur. Sonst macht der Schiedsrichter nach zehn Sekunden ohne Strafe mit dem Üblichen weiter: Die Aufstellung bleibt, die nächste Figur führt aus, ein Stellungszug verfällt, das Zeichen kommt.',
      en: 'After a goal and at a goal kick each turn of setting up has its own ten seconds, the placing of the taker too. Elsewhere the referee goes on after ten seconds with what is usual, without a sanction: what stands stays, the nearest figure takes it, a positional flick lapses, the signal comes.',
    },
    reason: {
      de: 'Eine Partie darf nicht daran hängen, dass jemand nichts tut; strafen darf nur, was im Text steht.',
      en: 'A match must not hang on somebody who does nothing; only what the text names is punished.',
    },
  },
  'S-216': {
    paragraphs: ['FISTF-II.1.2.1', 'FISTF-II.4.2.3.2', 'FISTF-II.4.2.3.a'],
    title: {
      de: 'Der andere schnippt, während ein Anstoß aufgestellt wird',
      en: 'The other side flicks while a kick-off is set up',
    },
    reading: {
      de: 'Läuft die Halbzeit, ist das unerlaubtes Schnippen; wer anstößt, nimmt den Freistoß oder bleibt bei seinem Anstoß. Schnippt er selbst vor dem Zeichen, wird nur wiederholt.',
      en: 'Once the half runs that is an illegal flick; whoever kicks off takes the free kick or keeps his kick-off. If he himself flicks before the signal, it is only repeated.',
    },
    reason: {
      de: 'Wiederholt wird ein falsch ausgeführter Anstoß, und ausgeführt hat ihn der andere nicht: Für ihn gilt, dass niemand ohne Recht schnippt, wie beim Abstoß.',
      en: 'What is repeated is a kick-off taken wrongly, and the other side has not taken it: for it the rule is that nobody flicks without a right, as at a goal kick.',
    },
  },
  'S-133': {
    paragraphs: ['FISTF-II.4.2.3.2', 'FISTF-II.11.2.4.1', 'FISTF-II.14.2.6'],
    title: { de: 'Am Schreibtisch fehlt mancher Schritt', en: 'At a desk steps are left out' },
    reading: {
      de: 'Wird dort nur gesagt, dass der Ball gespielt wurde, gilt die Spielfortsetzung als aufgestellt und ausgeführt, und als gelungen, solange niemand das Gegenteil sagt. Hat die ausführende Seite keinen Stellungszug mehr, ist ihr letzter zu Ende, sobald die andere in ihrem schnippt oder darauf verzichtet.',
      en: 'If it is only said there that the ball was played, the restart counts as set up and taken, and as in order unless somebody says otherwise. If the side that takes it has no positional flick left, its last one is over as soon as the other one flicks in its turn, or does without.',
    },
    reason: {
      de: 'Wer einem Spiel zusieht, schreibt nicht jeden Handgriff auf.',
      en: 'Whoever watches a match does not write down every move of a hand.',
    },
  },
  'S-180': {
    paragraphs: ['FISTF-II.4.2.3.2', 'FISTF-II.11.2.4.1', 'FISTF-II.12.2.5', 'FISTF-II.15.2.2', 'FISTF-IV.1.1.3'],
    title: { de: 'Am Schreibtisch steht das Schnippen für das Wort', en: 'At a desk the flick stands for the word' },
    reading: {
      de: 'Schnippt dort die ausführende Seite, gilt das Wort als gegeben; zu früh war es nur, wenn der Schiedsrichter es eingibt. Die benannte Figur führt damit aus. Ist niemand benannt, ist es die Ausführung, wenn die Figur den Ball trifft, und sonst ein Stellungszug; wo es keine Stellungszüge gibt oder keiner mehr übrig ist, immer die Ausführung.',
      en: 'If the side that takes it flicks there, the word counts as given; it was too early only if the referee enters that. The named figure thereby takes it. If nobody is named it is the taking if the figure meets the ball, and otherwise a positional flick; where there are no positional flicks, or none is left, always the taking.',
    },
    reason: {
      de: 'Das Wort spricht der Schiedsrichter selbst, und keine Regel verlangt, dass er es aufschreibt; Verstöße dagegen hat er anzuzeigen.',
      en: 'The word is the referee’s own, and no rule wants it written down; breaches, however, he has to signal.',
    },
  },
  'S-181': {
    paragraphs: ['FISTF-II.4.3.1', 'FISTF-II.11.2.2.4'],
    title: { de: 'Berührung vor der Ausführung', en: 'A touch before it is taken' },
    reading: {
      de: 'Solange eine Spielfortsetzung nicht ausgeführt ist, liegt der Ball: Dass er eine stehende Figur der ausführenden Seite berührt hätte, nimmt der Schreibtisch nicht an. Stößt eine bewegte der anderen Seite oder ein Stellungszug an ihn, wird er zurückgelegt, und nichts hat begonnen.',
      en: 'Until a restart is taken the ball lies still: that it touched a standing figure of the side that takes it is not accepted at a desk. If a moving one of the other side, or a positional flick, knocks it, it is laid back, and nothing has begun.',
    },
    reason: {
      de: 'Sonst rollte ein Ball, den niemand gespielt hat, und die Halbzeit könnte nicht enden.',
      en: 'Otherwise a ball would roll that nobody has played, and the half could not end.',
    },
  },
  'S-134': {
    paragraphs: ['FISTF-II.15.2.3.1', 'FISTF-II.5.1.2.1'],
    title: { de: 'Verfehlter Abstoß', en: 'A goal kick that misses' },
    reading: {
      de: 'Er wird wiederholt, wie wenn der Ball im Strafraum bliebe; gespielt wird erst mit dem Verlassen des Strafraums.',
      en: 'It is repeated as if the ball had stayed in the area; another play before the ball has left it is a failure too.',
    },
    reason: {
      de: 'Auch ein verfehlter Ball hat den Strafraum nicht verlassen; 15.2.3 ist wie 4.2.3 die besondere Regel.',
      en: 'A ball that was missed has not left the area either; 15.2.3 is the special rule as 4.2.3 is.',
    },
  },
  'S-135': {
    paragraphs: ['FISTF-II.3.1.1.2'],
    title: { de: 'Die Pause', en: 'The break' },
    reading: {
      de: 'Sie endet, wenn beide bereit sind, spätestens nach fünf Minuten.',
      en: 'It ends when both are ready, at the latest after five minutes.',
    },
    reason: {
      de: 'Die drei Minuten sind zum Ausruhen da; wer am Bildschirm keine braucht, muss nicht warten.',
      en: 'The three minutes are there for a rest; whoever needs none at a screen need not wait.',
    },
  },
  'S-136': {
    paragraphs: ['FISTF-II.17.1.2.1', 'FISTF-II.17.1.3.0'],
    title: { de: 'Auf ein Tor', en: 'At one goal' },
    reading: {
      de: 'Jede Seite schießt auf das Tor, das sie vor sich hat, aus den gleichen Positionen, wie sie sie sieht; auf welcher Seite die Reihe beginnt, lost das Programm mit der Münze aus.',
      en: 'Each side shoots at the goal before it, from the same positions as it sees them; at which side the row begins is drawn with the coin.',
    },
    reason: {
      de: 'Eine halbe Drehung bildet den Tisch auf sich ab: Es ist dasselbe wie auf ein einziges Tor.',
      en: 'Half a turn maps the table onto itself: it is the same as shooting at a single goal.',
    },
  },
  'S-137': {
    paragraphs: ['FISTF-II.4.2.2.1', 'FISTF-II.4.2.2.3', 'FISTF-II.4.2.1.1'],
    title: { de: 'Vor einem Anstoß stehen alle wie üblich', en: 'Before a kick-off all stand as usual' },
    reading: {
      de: 'Das Programm stellt beide Seiten in ihre übliche Aufstellung; jede darf in ihrer Zeit ändern, was sie will.',
      en: 'The program puts both sides into their usual line-up; each may change in its turn what it likes.',
    },
    reason: {
      de: 'Am Tisch räumen beide ihre Figuren selbst zurück; hier stünden sie einander im Weg.',
      en: 'At a table both carry their figures back themselves; here they would be in each other’s way.',
    },
  },
  'S-218': {
    paragraphs: ['FISTF-II.12.1.2.1', 'FISTF-II.12.1.2.3', 'FISTF-II.1.2.1'],
    title: { de: 'Verstöße, wenn nur noch der Strafstoß aussteht', en: 'Offences when only the penalty is left' },
    reading: {
      de: 'Wird nach Ablauf der Zeit nur noch ein Strafstoß ausgeführt, ist jedes andere Schnippen unerlaubt. Verstößt der Verteidiger, wird es angesagt und zählt für Karten; einen Freistoß gibt es dafür nicht, und der Strafstoß bleibt. Verstößt die Seite, die ihn hat, kann der Gegner den Freistoß nehmen; damit ist der Abschnitt zu Ende.',
      en: 'If time is over and only a penalty is taken, every other flick is illegal. An offence of the defender is called and counts for cards; no free kick is given for it, and the penalty stays due. If the side that has it offends, the other one may take the free kick, and with that the period is over.',
    },
    reason: {
      de: 'Verlängert wird nur für den Strafstoß. Ein Freistoß käme nicht mehr zur Ausführung, und wer geschädigt ist, soll seinen Strafstoß nicht dafür hergeben.',
      en: 'Time is added for the penalty alone. A free kick could not be taken any more, and whoever is injured should not give up his penalty for it.',
    },
  },
} as const satisfies Readings<Paragraph>;
