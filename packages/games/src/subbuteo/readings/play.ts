import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** Where rules 5, 6, 8 and 9 and the words of the whole book are open. */
export const playReadings = {
  'S-4': {
    paragraphs: ['FISTF-I.11.1', 'FISTF-II.8.1.3.1', 'FISTF-II.5.3.1.2', 'FISTF-II.6.2.4.0'],
    title: { de: 'Figur und Torwart', en: 'Figure and keeper' },
    reading: {
      de: 'Der Torwart an der Stange ist keine Figur; eine Regel gilt für ihn nur, wenn sie ihn nennt. Ein Verteidigungszug darf ihn berühren, und ein Fehlschuss, der nur ihn trifft, ist bloß ein Wechsel.',
      en: 'The keeper on his rod is no figure; a rule covers him only if it names him. A block flick may touch him, and a miss that meets only him is just a change.',
    },
    reason: {
      de: 'I.11 kennt nur Feldspieler und Reservetorwarte als Figuren, und der Text nennt den Torwart, wo er ihn meint.',
      en: 'I.11 knows only outfield figures and reserve keepers, and the text names the keeper where it means him.',
    },
  },
  'S-5': {
    paragraphs: ['FISTF-II.5.1.2.1', 'FISTF-II.6.2.2', 'FISTF-II.5.2.3'],
    title: { de: 'Wann verfehlt ist', en: 'When the ball is missed' },
    reading: {
      de: 'Verfehlt ist der Ball, wenn die geschnippte Figur ohne ihn ruht, liegt, die Bande getroffen oder den Tisch verlassen hat.',
      en: 'The ball is missed when the flicked figure rests, lies, has met the barrier or has left the table without it.',
    },
    reason: {
      de: 'Der Text sagt nicht, ab wann. Nach Bande und Tischkante darf die Figur den Ball nicht mehr spielen.',
      en: 'The text does not say from when on. After barrier and edge the figure may no longer play the ball.',
    },
  },
  'S-6': {
    paragraphs: ['FISTF-II.5.1.2.4', 'FISTF-II.6.1.2.4', 'FISTF-II.2.1.3.4', 'FISTF-II.5.3.5.1'],
    title: { de: 'Neutrale Figuren', en: 'Neutral figures' },
    reading: {
      de: 'Wer liegt oder aus dem Spiel ist, zählt bei Berührung mit dem Ball für nichts: nicht für Besitz, Zählung, Klemme oder Erzwingen. Ein Foul an ihm bleibt ein Foul.',
      en: 'Whoever lies or is out of play counts for nothing when the ball touches him: not for possession, counts, a press or forcing. A foul against him remains one.',
    },
    reason: {
      de: 'Zwei Stellen nennen solche Figuren neutral; ein Wort soll überall dasselbe heißen.',
      en: 'Two places call such figures neutral; one word should mean the same everywhere.',
    },
  },
  'S-35': {
    paragraphs: ['FISTF-II.5.2.1.3', 'FISTF-II.5.2.2'],
    title: { de: 'Der Abpraller und die drei Spielzüge', en: 'The rebound and the three plays' },
    reading: {
      de: 'Prallt der Ball von einer Verteidigerfigur zur geschnippten Figur zurück, wird weitergezählt, ob der Verteidiger stand oder sich bewegte. Eine weitere eigene Figur dazwischen lässt neu zählen.',
      en: 'If the ball comes back from a defender’s figure to the flicked one, the count goes on, whether the defender stood or moved. A further own figure in between begins a new count.',
    },
    reason: {
      de: 'Jede berührte Figur lässt sonst neu zählen; 5.2.2 ist die besondere Regel.',
      en: 'Otherwise every figure touched begins a new count; 5.2.2 is the special rule.',
    },
  },
  'S-36': {
    paragraphs: ['FISTF-II.5.2.1.1', 'FISTF-II.5.1.2.1'],
    title: { de: 'Was ein Spielen ist', en: 'What a play is' },
    reading: {
      de: 'Gespielt ist nur, was den Ball berührt: Ein vierter Zug daneben ist ein Fehlschuss. Ein Zug ist ein Spielen, so oft er den Ball berührt.',
      en: 'Only what touches the ball is a play: a fourth flick beside it is a miss. One flick is one play however often it touches the ball.',
    },
    reason: { de: 'So spricht 5.2.1 vom Spielen des Balls.', en: 'This is how 5.2.1 speaks of playing the ball.' },
  },
  'S-37': {
    paragraphs: ['FISTF-II.5.1.2.2', 'FISTF-II.5.3.5.1'],
    title: { de: 'Ruhe an Figuren beider Seiten', en: 'At rest against both sides' },
    reading: {
      de: 'Liegt der Ball zuletzt noch an der Figur, die ihn nahm, und zugleich an einer des Angreifers, war er nie verloren: Besitz, Zählung und Verteidigungszug sind wie zuvor. Hatte er die Figur schon einmal verlassen, bleibt es beim Wechsel.',
      en: 'If the ball finally still lies against the figure that took it and also against one of the attacker’s, it was never lost: possession, counts and block flick are as before. If it had left that figure once, the change stands.',
    },
    reason: {
      de: '5.1.2 gibt den Ball der ruhenden Verteidigerfigur, 5.3.5 lässt ihn dem Angreifer.',
      en: '5.1.2 gives the ball to the resting defender, 5.3.5 leaves it to the attacker.',
    },
  },
  'S-38': {
    paragraphs: ['FISTF-II.5.3.1.1', 'FISTF-II.5.3.1.2', 'FISTF-II.5.3.4.1', 'SHORT-foul.1'],
    title: { de: 'Ruhende und bewegte Figuren vor dem Ball', en: 'Resting and moving figures before the ball' },
    reading: {
      de: 'Foul vor dem Ball ist nur die Berührung einer ruhenden Figur oder irgendeines Torwarts. Wen ein Verteidigungszug trifft, der foult damit nicht. Die Kurzregeln machen zwischen ruhend und bewegt keinen Unterschied.',
      en: 'Before the ball only the contact with a resting figure or any keeper is a foul. Whoever is hit by a block flick does not foul by that. The short rules make no difference between resting and moving.',
    },
    reason: {
      de: '5.3.1 sagt ruhend, 5.3.4 nicht; für bewegte Verteidiger gilt 6.2.4.',
      en: '5.3.1 says resting, 5.3.4 does not; for moving defenders there is 6.2.4.',
    },
  },
  'S-39': {
    paragraphs: ['FISTF-II.5.3.4.1', 'FISTF-II.5.3.4.3', 'FISTF-II.5.1.2.1'],
    title: { de: 'Ball nur durch eine andere Figur bewegt', en: 'The ball moved only through another figure' },
    reading: {
      de: 'Dann ist er verfehlt, und ein Tor des Schnippenden ist es nicht. Geht er so ins Aus, wartet die Entscheidung, bis die andere Seite gesagt hat, ob sie Zurück will.',
      en: 'Then it is missed, and a goal of the flicker it is not. If it goes out that way the decision waits until the other side has said whether it wants Back.',
    },
    reason: {
      de: 'Die geschnippte Figur hat den Ball nicht gespielt, und Zurück stellt auch ihn zurück.',
      en: 'The flicked figure has not played the ball, and Back restores it too.',
    },
  },
  'S-40': {
    paragraphs: ['FISTF-II.5.3.5.3', 'FISTF-II.5.3.5.2'],
    title: { de: 'Nicht nach vorn geschoben', en: 'Not pushed forward' },
    reading: {
      de: 'Wo gemessen wird, ist es kein Pressball, wenn der Ball der gegnerischen Torauslinie nicht näher gekommen ist. Am Schiedsrichtertisch zählt, was dort gesagt wird.',
      en: 'Where places are measured there is no press ball if the ball has come no nearer to the opponent’s goal line. At a desk it counts what is said there.',
    },
    reason: {
      de: 'Eine Absicht sieht kein Programm, den Weg des Balls schon.',
      en: 'A program sees no intention, but it sees the way of the ball.',
    },
  },
  'S-41': {
    paragraphs: ['FISTF-II.6.2.4.i.1', 'FISTF-II.6.2.5.a.2'],
    title: { de: 'Zurück verbraucht den Verteidigungszug', en: 'Back uses up the block flick' },
    reading: {
      de: 'Bei jedem Zurück ist der Verteidigungszug verbraucht.',
      en: 'In every Back the block flick is used up.',
    },
    reason: {
      de: 'Nur 6.2.5 sagt es; ein Verstoß soll nicht besser stellen als ein sauberer Zug.',
      en: 'Only 6.2.5 says so; an offence should not leave anybody better off than a clean flick.',
    },
  },
  'S-42': {
    paragraphs: ['FISTF-II.6.2.4.a1', 'FISTF-II.6.2.4.b1', 'FISTF-II.6.2.4.b2', 'FISTF-II.6.2.4.b3'],
    title: { de: 'Lücken von 6.2.4', en: 'What 6.2.4 leaves out' },
    reading: {
      de: 'Bei ruhendem Ball gilt eine bewegte eigene Figur wie eine ruhende. Berührt derselbe Zug mehreres, ist es ein Verstoß, und der Angreifer wählt aus dem Schwersten, neben Zurück, wo auch das ihm zustand. Es zählt der Augenblick der Berührung.',
      en: 'While the ball rests a moving own figure is treated as a resting one. If one flick touches several things it is one offence, and the attacker chooses the weightiest, beside Back where that was his too. The moment of contact counts.',
    },
    reason: { de: 'Beides fehlt im Text.', en: 'The text has neither.' },
  },
  'S-43': {
    paragraphs: ['FISTF-II.6.2.3.4', 'FISTF-II.9.2.2', 'FISTF-II.9.1.2.3'],
    title: { de: 'Ein Verteidigungszug oder ein ausstehender', en: 'A block flick or an outstanding one' },
    reading: {
      de: 'Gewährt wird nur ein ausstehender; ist keiner offen, geht es sofort weiter.',
      en: 'Only an outstanding one is granted; if none is open play goes on at once.',
    },
    reason: { de: '9.2.2 sagt es genauer als 6.2.3.4.', en: '9.2.2 says it more exactly than 6.2.3.4.' },
  },
  'S-44': {
    paragraphs: ['FISTF-II.6.2.7.b', 'FISTF-II.6.2.1.1'],
    title: { de: 'Abpraller und Verteidigungszug', en: 'Rebounds and the block flick' },
    reading: {
      de: 'Geht der Ball über eine Verteidiger- zu einer Angreiferfigur zurück, ist der alte Verteidigungszug weg und kein neuer da.',
      en: 'If the ball goes from a defender’s to an attacker’s figure the old block flick is gone and no new one arises.',
    },
    reason: { de: 'Wörtlich: Eine bloße Berührung ist kein Spielen.', en: 'Literally: a mere touch is no play.' },
  },
  'S-47': {
    paragraphs: ['FISTF-II.8.1.2.a', 'FISTF-II.8.1.2.b.1', 'FISTF-II.8.2.1.a', 'FISTF-II.8.2.1.b.1'],
    title: { de: 'Erster und weiterer Verstoß des Torwarts', en: 'First and further offences of a keeper' },
    reading: {
      de: 'Jede der beiden Regeln zählt für sich, je Spieler und über das ganze Spiel.',
      en: 'Each of the two rules counts by itself, per player and over the whole match.',
    },
    reason: { de: 'Jede nennt ihren eigenen ersten Verstoß.', en: 'Each names a first offence of its own.' },
  },
  'S-48': {
    paragraphs: ['FISTF-II.8.1.5.0', 'FISTF-II.8.1.5.1'],
    title: { de: 'Drei Berührungen des Torwarts', en: 'Three touches of a keeper' },
    reading: {
      de: 'Die Abwehr ist die erste. Eine eigene Figur, die der Ball nur berührt, lässt nicht neu zählen.',
      en: 'The save is the first. An own figure that the ball only touches begins no new count.',
    },
    reason: {
      de: '8.1.5 verlangt, dass eine Figur spielt; wörtlich.',
      en: '8.1.5 asks for a figure that plays; literally.',
    },
  },
  'S-49': {
    paragraphs: ['FISTF-II.9.1.2.1', 'FISTF-II.9.2.1.0'],
    title: { de: 'Reservetorwart bei rollendem Ball', en: 'The reserve keeper while the ball rolls' },
    reading: {
      de: 'Kommen darf er bei rollendem Ball, gehen nur bei ruhendem.',
      en: 'He may come while the ball rolls, and go only while it rests.',
    },
    reason: { de: 'Nur 9.2.1 verlangt die Ruhe.', en: 'Only 9.2.1 asks for rest.' },
  },
  'S-50': {
    paragraphs: ['FISTF-II.9.1.4.2'],
    title: { de: 'Erster Zug des Reservetorwarts', en: 'The first flick of a reserve keeper' },
    reading: {
      de: 'Bei jedem Einsatz neu; auch ein Verteidigungszug oder Fehlschuss ist der erste.',
      en: 'Anew with every insertion; a block flick or a miss is a first flick too.',
    },
    reason: {
      de: 'Die Regel spricht vom Zug, nicht vom Schuss.',
      en: 'The rule speaks of the flick, not of the shot.',
    },
  },
  'S-51': {
    paragraphs: ['FISTF-II.9.2.1.3'],
    title: { de: 'Abpraller vom Reservetorwart', en: 'A rebound off the reserve keeper' },
    reading: {
      de: 'Berührt der Ball den Reservetorwart selbst, gilt er als wiedergewonnen, auch wenn ihn der Gegner sofort wieder hat: Der Torwart darf zurück, sobald der Ball ruht.',
      en: 'If the ball touches the reserve keeper himself it counts as regained, even if the opponent has it again at once: the keeper may return as soon as the ball rests.',
    },
    reason: { de: 'Nur so hat die Klammer einen Sinn.', en: 'Only so does the bracket mean anything.' },
  },
  'S-52': {
    paragraphs: ['FISTF-II.9.2.3', 'FISTF-II.9.2.3.a'],
    title: { de: 'Zu früh wieder eingesetzt', en: 'Used again too soon' },
    reading: {
      de: 'Wird es vor dem Schnippen bemerkt, geht er ohne Strafe wieder hinaus; bestraft wird das Schnippen.',
      en: 'If it is noticed before the flick he goes out again without a sanction; the flick is punished.',
    },
    reason: {
      de: 'Verboten ist der Einsatz, bestraft laut Kasten der Zug.',
      en: 'The use is forbidden, but the box punishes the flick.',
    },
  },
  'S-53': {
    paragraphs: ['FISTF-II.8.2.3', 'FISTF-II.5.4.1'],
    title: { de: 'Behinderung und eingeschränkter Spielzug', en: 'Hindrance and the restricted flick' },
    reading: {
      de: 'Ist ein Spielzug eingeschränkt, wird dem Torwart keine Behinderung angelastet.',
      en: 'While a flick is restricted the keeper is not blamed for hindering it.',
    },
    reason: { de: '8.2.3 verweist auf 5.4.', en: '8.2.3 refers to 5.4.' },
  },
  'S-85': {
    paragraphs: ['SHORT-foul.1', 'FISTF-II.5.3.1.P.1'],
    title: { de: 'Foul ohne Strafe', en: 'A foul without a sanction' },
    reading: { de: 'Bestraft wird wie nach FISTF 5.3.1.', en: 'It is punished as by FISTF 5.3.1.' },
    reason: { de: 'Die Kurzregeln nennen keine Strafe.', en: 'The short rules name none.' },
  },
  'S-90': {
    paragraphs: ['SHORT-possession.3', 'SHORT-possession.4', 'FISTF-II.5.1.2.3'],
    title: { de: 'Wie man nach den Kurzregeln den Ball verliert', en: 'How the ball is lost by the short rules' },
    reading: {
      de: 'Auch Torwart, Aus und Verstöße wechseln den Ball; liegende Figuren sind neutral.',
      en: 'Keeper, out of play and offences change possession too; lying figures are neutral.',
    },
    reason: {
      de: 'Ohne das ginge es nicht weiter; FISTF füllt die Lücke.',
      en: 'Without it play could not go on; FISTF fills the gap.',
    },
  },
  'S-95': {
    paragraphs: ['FISTF-II.5.1.3', 'FISTF-II.5.2.3'],
    title: { de: 'Zug, dessen Ball schon verloren ist', en: 'A flick whose ball is lost already' },
    reading: {
      de: 'Trifft er den Ball, nachdem seine Seite ihn verloren hat, ist das weder Spielen noch Verstoß.',
      en: 'If it meets the ball after its side has lost it, that is neither play nor offence.',
    },
    reason: {
      de: 'Geschnippt wurde er mit Recht; gespielt hat er nichts, was ihm gehörte.',
      en: 'It was flicked by right; what it met was no longer its to play.',
    },
  },
  'S-96': {
    paragraphs: ['FISTF-II.5.2.3', 'FISTF-II.5.1.2.1'],
    title: { de: 'Ein Zug nach dem anderen', en: 'One flick after the other' },
    reading: {
      de: 'Ein Angriffszug muss den Ball getroffen oder verfehlt haben, bevor der nächste beginnt.',
      en: 'An attacking flick must have met or missed the ball before the next begins.',
    },
    reason: {
      de: 'Jeder ist ein Versuch, den Ball zu spielen; erst sein Ausgang sagt, wer Angreifer ist.',
      en: 'Each is an attempt to play the ball; only its outcome says who attacks.',
    },
  },
  'S-97': {
    paragraphs: ['FISTF-II.4.3.3', 'FISTF-IV.1.2.1', 'FISTF-II.6.2.4.i.2'],
    title: { de: 'Ball im Aus, während jemand wählt', en: 'The ball goes out while somebody chooses' },
    reading: {
      de: 'Die Entscheidung wartet auf sein Wort: Lässt er es gelten, wird sie gefällt, etwa als Einwurf; holt er den Ball zurück, war er nie aus. Ein Tor des Wählenden zählt sofort.',
      en: 'The decision waits for his word: if he lets it stand it is made, a throw-in for instance; if he has the ball back it never went out. A goal of the chooser counts at once.',
    },
    reason: {
      de: '14.1.4, 15.1.3 und 16.1.2 lassen ihn annehmen, was ein verbotener Zug ihm bringt.',
      en: '14.1.4, 15.1.3 and 16.1.2 let him accept what a forbidden flick brings him.',
    },
  },
  'S-112': {
    paragraphs: ['FISTF-II.5.2.2', 'FISTF-II.5.2.1.3'],
    title: { de: 'Über mehrere Verteidiger zurück', en: 'Back over several defenders' },
    reading: {
      de: 'Auch über mehrere Verteidigerfiguren kommt der Ball „von dort“ zurück: Es wird weitergezählt, solange ihn niemand gespielt hat und er nicht geruht hat.',
      en: 'Over several figures of the defender too the ball comes back from there: the count goes on as long as nobody has played it and it has not rested.',
    },
    reason: {
      de: 'Der Zweck ist, dass ein Abpraller keine neuen Spielzüge schenkt; ein zweiter Verteidiger ändert daran nichts.',
      en: 'The purpose is that a rebound gives no new plays; a second defender changes nothing about that.',
    },
  },
  'S-113': {
    paragraphs: ['SHORT-touches.1', 'SHORT-possession.3', 'SHORT-defence.3'],
    title: { de: 'Gegnerische Figuren nach den Kurzregeln', en: 'Opposing figures by the short rules' },
    reading: {
      de: 'Jede andere Figur, auch eine gegnerische, lässt neu zählen; die Ausnahme für Abpraller gibt es nicht. Eine bewegte gegnerische Figur nimmt den Ball wie eine ruhende, nicht aber die Figur eines Verteidigungszugs: Die verstößt.',
      en: 'Any other figure, an opposing one too, begins a new count; there is no exception for rebounds. A moving opposing figure takes the ball like a resting one, but not the figure of a block flick: that one offends.',
    },
    reason: {
      de: 'Wo der kurze Text spricht, gilt er allein; niemand soll durch seinen eigenen Verstoß den Ball gewinnen.',
      en: 'Where the short text speaks it stands alone; nobody should win the ball by an offence of his own.',
    },
  },
  'S-114': {
    paragraphs: ['FISTF-II.6.2.4.ii.1', 'FISTF-II.6.2.4.ii.2'],
    title: { de: 'Wann eine Figur am Spielen gehindert wurde', en: 'When a figure was kept from playing' },
    reading: {
      de: 'Wo gemessen wird: wenn sie hätte spielen dürfen und ein gerader, freier Zug mit der größten Schnelligkeit den rollenden Ball noch auf dem Feld erreicht hätte. Wo niemand misst: wenn es jemand sagt.',
      en: 'Where places are measured: if it might have played and a straight, free flick of the greatest speed would have reached the rolling ball on the field in time. Where nobody measures: if somebody says so.',
    },
    reason: {
      de: 'Der Text fragt, was möglich gewesen wäre. Das ist die weiteste Antwort, die sich ausrechnen lässt.',
      en: 'The text asks what would have been possible. This is the widest answer that can be reckoned.',
    },
  },
  'S-115': {
    paragraphs: ['FISTF-II.5.3.5.2'],
    title: { de: 'Mehrere Züge aus der Klemme', en: 'Several flicks out of a press' },
    reading: {
      de: 'Weitere Züge derselben Figur, bevor der Ball ruht, gehören noch zum Befreien; spielt eine andere, ist es vorbei.',
      en: 'Further flicks of the same figure before the ball rests still belong to the freeing; if another one plays it is over.',
    },
    reason: {
      de: 'Sonst ließe sich der Ball mit zwei schnellen Zügen doch vorwärts schieben.',
      en: 'Otherwise two quick flicks could push the ball on after all.',
    },
  },
  'S-116': {
    paragraphs: ['FISTF-II.8.1.5.0', 'FISTF-II.8.1.2'],
    title: { de: 'Torwart am Bildschirm', en: 'The keeper on a screen' },
    reading: {
      de: 'Berührungen im Abstand von höchstens einer Viertelsekunde sind eine. Hin und her ist schnell, wenn die Hand ihren Weg dreimal in einer Sekunde um je mindestens 3 mm umkehrt, während der Gegner zum Schuss bereit ist.',
      en: 'Contacts no more than a quarter of a second apart are one. To and fro is quick if the hand turns its way three times in a second, by at least 3 mm each, while the opponent’s hand is set for a shot.',
    },
    reason: {
      de: 'Ein gehaltener Ball berührt in der Simulation viele Male; für schnell nennt der Text keine Zahl.',
      en: 'In a simulation a ball that is held touches many times; the text has no number for quickly.',
    },
  },
  'S-117': {
    paragraphs: ['FISTF-II.6.2.4.0', 'FISTF-II.6.1.3'],
    title: { de: 'Verteidigungszug, dessen Seite den Ball bekommt', en: 'A block flick whose side gets the ball' },
    reading: {
      de: 'Von da an ist seine Figur keine des Verteidigers mehr: Was sie berührt, ist weder Spielen noch Verstoß.',
      en: 'From then on its figure is no defender’s any more: what it touches is neither play nor offence.',
    },
    reason: {
      de: 'Zurück und Freistoß stehen dem Angreifer zu, und der ist er nun selbst.',
      en: 'Back and free kick belong to the attacker, and that is now he himself.',
    },
  },
  'S-118': {
    paragraphs: ['FISTF-II.6.2.4.i.1', 'FISTF-II.6.2.4.iv.2', 'FISTF-II.6.2.4.iv.3'],
    title: { de: 'Was Zurück wiederherstellt', en: 'What Back restores' },
    reading: {
      de: 'Hat der Verteidigungszug den Ball bewegt oder eine laufende Angreiferfigur getroffen, sind auch Ballbesitz und Zählungen wie vor ihm. Die behinderte Figur steht, wo sie im Augenblick der Berührung war, und ihr Zug zählt nicht.',
      en: 'If the block flick has moved the ball or met a moving attacker figure, possession and counts too are as before it. The hindered figure stands where it was at the moment of contact, and its flick is not counted.',
    },
    reason: {
      de: 'Der Angreifer soll durch den Verstoß nichts verlieren; für den Ort nennt der Text nur die Stelle des Verstoßes.',
      en: 'The attacker should lose nothing by the offence; for the place the text names only that of the offence.',
    },
  },
  'S-119': {
    paragraphs: ['FISTF-II.8.2.3', 'FISTF-II.5.3.1.2'],
    title: { de: 'Wer in wen läuft', en: 'Who runs into whom' },
    reading: {
      de: 'Kommt der Torwart einer Angreiferfigur in seinem Torraum entgegen, bevor sie den Ball hat, behindert er sie, und sie foult nicht. Läuft sie in ihn, gilt 5.3.1.',
      en: 'If the keeper comes towards an attacker’s figure in his goal area before it has met the ball, he hinders it, and it does not foul. If it runs into him, 5.3.1 holds.',
    },
    reason: {
      de: 'Beide Regeln träfen auf jede Berührung zu; einer muss sie verursacht haben.',
      en: 'Both rules would fit every contact; one of the two must have caused it.',
    },
  },
  'S-120': {
    paragraphs: ['FISTF-II.9.2.1.4', 'FISTF-II.9.2.1.6', 'FISTF-II.9.2.1.1'],
    title: { de: 'Wie lange der Torwart zurückdarf', en: 'How long the keeper may return' },
    reading: {
      de: 'Was den Torwart ohne Ballbesitz zurücklässt, gilt bis zum nächsten Spielen des Balls. Kommt er ohne Recht, muss er wieder weg; eine Strafe gibt es nicht.',
      en: 'What lets the keeper return without possession holds until the ball is played again. If he comes without right he must go again; there is no sanction.',
    },
    reason: {
      de: '9.2.1 nennt Anlässe, aber kein Ende und keine Strafe; das Spielen beginnt einen neuen Abschnitt.',
      en: '9.2.1 names occasions but neither an end nor a sanction; with the next play a new stretch begins.',
    },
  },
  'S-220': {
    paragraphs: ['FISTF-II.9.1.2.3', 'FISTF-II.6.2.3.0'],
    title: {
      de: 'Weiterspielen, statt auf den Reservetorwart zu warten',
      en: 'Playing on instead of waiting for the reserve keeper',
    },
    reading: {
      de: 'Wer den Reservetorwart einsetzen will, während ein Verteidigungszug aussteht, bekommt ihn danach. Spielt er am Schreibtisch vorher mit einer anderen Figur weiter, ist das kein Verstoß, und der Reservetorwart bleibt draußen; nur mit diesem selbst darf er nicht spielen. Am Bildschirm wartet er.',
      en: 'Whoever wants his reserve keeper while a block flick is outstanding gets him after it. If at a desk he plays on with another figure before that, it is no offence, and the reserve keeper stays out; only the reserve keeper himself must not be flicked. On a screen he waits.',
    },
    reason: {
      de: '6.2.3 sagt, wann der Angreifer warten muss, und nennt den Einsatz nicht; 9.1.2 verbietet nur, den Reservetorwart zu verwenden.',
      en: '6.2.3 says when the attacker has to wait and does not name this; 9.1.2 forbids only the use of the reserve keeper.',
    },
  },
  'S-224': {
    paragraphs: ['FISTF-II.13.3.1.2', 'FISTF-II.5.1.2.5', 'FISTF-II.5.2.1.1', 'FISTF-II.8.1.5.0'],
    title: { de: 'Was eine Spielfortsetzung neu beginnen lässt', en: 'What a restart lets begin anew' },
    reading: {
      de: 'Ein Freistoß oder Strafstoß für den, der den Ball hat, unterbricht seinen Ballbesitz nicht: Die Tick-Züge zählen weiter. Züge in Folge und Berührungen des Torwarts beginnen mit jeder Spielfortsetzung neu.',
      en: 'A free kick or penalty for whoever has the ball does not interrupt his possession: ticks count on. Plays in a row and touches of the keeper begin anew with every restart.',
    },
    reason: {
      de: 'Den Ballbesitz nimmt nur, was der Verteidiger bekommt (5.1.2). Ausführen darf dagegen jede Figur (11.2.1), und für sie gilt dann ihre eigene Sperre.',
      en: 'Possession is lost only by what the defender is given (5.1.2). But any figure may take a restart (11.2.1), and then its own bar holds for it.',
    },
  },
} as const satisfies Readings<Paragraph>;
