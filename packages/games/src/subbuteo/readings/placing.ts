import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** Where rule 2 is open: placing, setting upright, replacing, distance. */
export const placingReadings = {
  'S-12': {
    paragraphs: ['FISTF-II.2.1.1.2.1', 'FISTF-II.2.1.1.2.2', 'FISTF-II.14.1.3', 'FISTF-II.15.1.4', 'FISTF-II.16.1.3'],
    title: { de: 'Erzwingen mit Figuren neben dem Feld', en: 'Forcing off figures beside the field' },
    reading: {
      de: '14.1.3, 15.1.4 und 16.1.3 meinen Figuren, die 22 mm oder weiter draußen stehen.',
      en: '14.1.3, 15.1.4 and 16.1.3 mean figures that stand 22 mm or more outside.',
    },
    reason: {
      de: 'Sonst wären 2.1.1.2 bis 2.1.1.4 mit ihrem Messverfahren leer; unter 22 mm ist der Ball noch nicht ganz draußen, wenn er die Figur trifft.',
      en: 'Otherwise 2.1.1.2 to 2.1.1.4 with their measuring would be empty; below 22 mm the ball is not yet wholly out when it meets the figure.',
    },
  },
  'S-13': {
    paragraphs: ['FISTF-II.2.1.1.2.1', 'FISTF-II.2.1.1.2.2', 'FISTF-II.2.1.1.4'],
    title: { de: 'Zwischen 21 und 22 mm', en: 'Between 21 and 22 mm' },
    reading: {
      de: 'Weniger als 22,0 mm: Erzwingen geht.',
      en: 'Less than 22.0 mm: forcing is possible.',
    },
    reason: {
      de: '21 mm werden als weniger denn ein Balldurchmesser erklärt, und die Karte ist 22 mm breit.',
      en: '21 mm is explained as less than a ball’s diameter, and the card is 22 mm wide.',
    },
  },
  'S-15': {
    paragraphs: ['FISTF-II.2.1.2.2', 'FISTF-II.2.1.1.1.1'],
    title: { de: 'Nicht mehr im Spiel: außerhalb wovon?', en: 'Out of play: outside of what?' },
    reading: {
      de: '2.1.2.2 meint Figuren, die neben dem Tuch zur Ruhe gekommen sind.',
      en: '2.1.2.2 means figures that have come to rest off the cloth.',
    },
    reason: {
      de: 'Nähme man „außerhalb des Spielfeldes“ beim Wort, widerspräche es 2.1.1.1.',
      en: 'Taken at its word, “outside the field” would contradict 2.1.1.1.',
    },
  },
  'S-16': {
    paragraphs: ['FISTF-II.2.1.2.1.1', 'FISTF-II.2.1.2.7', 'FISTF-II.2.1.3.6', 'FISTF-II.2.1.4.3'],
    title: { de: 'Innere Grenze des Tuches', en: 'Inner border of the cloth' },
    reading: {
      de: 'Der Sockel steht ganz auf dem Tuch und berührt dessen Rand. Mit einer so gestellten Figur lässt sich nichts erzwingen, bis sie sich bewegt hat, gleich wie groß die Lücke ist.',
      en: 'The base stands wholly on the cloth and touches its border. Nothing can be forced off a figure so placed until it has moved, whatever the gap.',
    },
    reason: {
      de: 'Bei 40 mm Rand und 21 mm Sockel bleiben nur 19 mm; der Text setzt aber voraus, dass es mehr als 21 sind.',
      en: 'With 40 mm of margin and a base of 21 mm only 19 mm are left, but the text takes more than 21 for granted.',
    },
  },
  'S-17': {
    paragraphs: ['FISTF-II.2.1.2.1.2', 'FISTF-II.2.1.3.1.2'],
    title: { de: 'Zwei nächste Punkte', en: 'Two nearest points' },
    reading: {
      de: 'Es zählt die Linie, über die die Figur das Feld verlassen hat; lässt sich das nicht sagen, die Seitenauslinie.',
      en: 'The line counts over which the figure left the field; where nobody can say, the touchline.',
    },
    reason: {
      de: 'An einer Ecke gehören beide Linien zum selben Punkt.',
      en: 'At a corner both lines have the same point.',
    },
  },
  'S-18': {
    paragraphs: ['FISTF-II.2.1.3.3.1', 'FISTF-II.2.1.3.3.2'],
    title: { de: 'Bandenspiel: wer „Zurück“ verlangt', en: 'Barrier play: who demands Back' },
    reading: {
      de: 'Der Gegner dessen, dem die zurückprallende Figur gehört; der Ballbesitz bleibt, wo er war. Diese Figur selbst kommt an den Tuchrand.',
      en: 'The opponent of whoever owns the rebounding figure; possession stays where it was. That figure itself goes to the border of the cloth.',
    },
    reason: { de: 'Der Text nennt niemanden.', en: 'The text names nobody.' },
  },
  'S-19': {
    paragraphs: ['FISTF-II.2.1.4.1'],
    title: { de: 'Über eine Torseite vom Tisch', en: 'Off the table over a goal end' },
    reading: {
      de: 'Die Seitenauslinie, der die Stelle näher ist, an der sie fiel; genau in der Mitte die linke, wie der Besitzer sieht. Ebenso, wo eine Figur genau in der Mitte zu einer Ecke hin ausweichen muss.',
      en: 'The touchline nearer to where it fell; exactly central, the left one as its owner sees it. So too where a figure in the very middle must give way towards a corner.',
    },
    reason: { de: 'Eine „Seite“ haben nur die langen Seiten.', en: 'Only the long sides are “sides”.' },
  },
  'S-20': {
    paragraphs: ['FISTF-II.2.2.1.1', 'FISTF-II.2.1.2.5.1', 'FISTF-II.4.3.4.1', 'FISTF-II.6.2.3.1'],
    title: { de: 'Torraum: wann und wie', en: 'Goal area: when and how' },
    reading: {
      de: 'Wie 2.1.2.5: bei ruhendem Ball, mit offenem Verteidigungszug und „Spielen!“. Geht der Reservetorwart vom Feld, wird 2.2.1 in derselben Unterbrechung angewandt. Solange bei Anstoß oder Abstoß frei aufgestellt wird, wird niemand aus einem Torraum gestellt.',
      en: 'As 2.1.2.5: with the ball at rest, an outstanding block flick and the word to play. When the reserve keeper goes off, 2.2.1 is applied in the same stop. While figures are placed freely for a kick-off or goal kick nobody is sent out of a goal area.',
    },
    reason: {
      de: '2.2 nennt keinen Zeitpunkt; 4.3.4 und 6.2.3.1 sprechen vom Aufstellen überhaupt.',
      en: '2.2 names no time; 4.3.4 and 6.2.3.1 speak of placing in general.',
    },
  },
  'S-21': {
    paragraphs: ['FISTF-II.2.3.1', 'FISTF-II.2.2.1.1', 'FISTF-II.2.2.2.2'],
    title: { de: 'Hindernis vor dem eigenen Torraum', en: 'Obstacle before one’s own goal area' },
    reading: {
      de: 'Eine gegnerische Figur kommt weiter nach vorn. Eine des Besitzers kommt 1 mm neben das Hindernis, zur näheren Ecke hin, immer noch 1 mm vor dem Torraum; ist sein Reservetorwart im Spiel, gilt 2.3 wörtlich. Mehrere Hindernisse: noch einmal.',
      en: 'An opponent’s figure goes further forward. One of the owner goes 1 mm beside the obstacle, towards the nearer corner, still 1 mm before the area; with his reserve keeper in play 2.3 holds as written. Several obstacles: again.',
    },
    reason: {
      de: 'Zum eigenen Tor hin käme sie in den Torraum zurück, den sie verlassen muss.',
      en: 'Towards its own goal it would come back into the area that it has to leave.',
    },
  },
  'S-22': {
    paragraphs: ['FISTF-II.2.4.3'],
    title: { de: 'Wohin getrennt wird', en: 'Which way they are parted' },
    reading: {
      de: 'Beide um dieselbe Strecke, auf der Linie durch ihre Mitten.',
      en: 'Both by the same way, on the line through their middles.',
    },
    reason: { de: 'So hat keine einen Vorteil.', en: 'So neither gains by it.' },
  },
  'S-23': {
    paragraphs: ['FISTF-II.2.5.1.1', 'FISTF-II.2.5.1.2', 'FISTF-II.2.5.4.1'],
    title: { de: 'Vierte beschädigte Figur', en: 'Fourth damaged figure' },
    reading: {
      de: 'Sie kommt vom Tisch; der Spieler hat bis zur Halbzeit eine weniger. Die Grenze von dreien gilt je Spieler.',
      en: 'It is taken off; the player has one fewer until half-time. The limit of three is each player’s own.',
    },
    reason: {
      de: 'Sie darf weder benutzt noch ersetzt werden; in der Halbzeit darf alles getauscht werden.',
      en: 'It may be neither used nor replaced; at half-time everything may be changed.',
    },
  },
  'S-24': {
    paragraphs: ['FISTF-II.2.5.4.3', 'FISTF-II.4.1.2.1'],
    title: { de: '„Regel 4.1“', en: '“Rule 4.1”' },
    reading: { de: 'II.4.1, die Farben der Sockel.', en: 'II.4.1, the colours of the bases.' },
    reason: {
      de: 'Die Ausrüstungsregeln stehen schon daneben.',
      en: 'The equipment rules are already named beside it.',
    },
  },
  'S-25': {
    paragraphs: ['FISTF-II.2.6.3.0', 'FISTF-II.2.6.3.1', 'FISTF-II.2.6.3.3'],
    title: { de: 'Wie Abstände gemessen werden', en: 'How distances are measured' },
    reading: {
      de: 'Von Rand zu Rand, von oben gesehen; der genaue Wert genügt.',
      en: 'From edge to edge, seen from above; the exact value is enough.',
    },
    reason: { de: 'Es sind Mindestabstände.', en: 'They are least distances.' },
  },
  'S-26': {
    paragraphs: ['FISTF-II.2.6.4.1', 'FISTF-II.2.6.4.2', 'FISTF-II.2.6.4.3'],
    title: { de: 'Grenze vor dem Abstand erreicht', en: 'Limit reached before the distance' },
    reading: {
      de: 'Bis an die Grenze (höchstens 1 mm Grün hinter der Linie, 1 mm vor dem Torraum), dann daran entlang vom Ball weg, bis der Abstand stimmt: das ist die kleinste Drehung um den Ball, die hilft. Wer weiter draußen stand, kommt an dieselbe Grenze.',
      en: 'To the limit (at most 1 mm of green beyond the line, 1 mm before the goal area), then along it away from the ball until the distance is met: that is the smallest turn round the ball which helps. Whoever stood farther out comes to the same limit.',
    },
    reason: { de: 'Der Text sagt nur, wo niemand hindarf.', en: 'The text only says where nobody may go.' },
  },
  'S-27': {
    paragraphs: ['FISTF-II.2.6.5', 'FISTF-II.2.6.6'],
    title: { de: 'Damit Abseits bleibt, was es war', en: 'So that offside stays as it was' },
    reading: {
      de: 'Die Figur wird auf dem Kreis des Mindestabstands um den kleinsten Winkel gedreht, bei dem jede Angreiferfigur abseits oder nicht abseits bleibt.',
      en: 'The figure is turned on the circle of the least distance by the smallest angle that leaves every attacker figure offside or onside as it was.',
    },
    reason: { de: 'Ein anderer Ort ist nicht genannt.', en: 'No other place is named.' },
  },
  'S-86': {
    paragraphs: ['SHORT-unplayable.1', 'SHORT-unplayable.2', 'SHORT-fast.2'],
    title: { de: 'Kurzregeln: unspielbare Figuren', en: 'Short rules: unplayable figures' },
    reading: {
      de: 'Der äußere Rand des Tuches ist derselbe Ort wie die innere Grenze der FISTF, auch für Figuren von der Bande. Wer das Brett verlassen hat, steht in Höhe der Mittellinie außen an der Seitenauslinie, mit dem Sockel an ihr.',
      en: 'The outer edge of the cloth is the same place as FISTF’s inner border, also for figures from the barrier. Whoever left the board stands level with the halfway line outside the touchline, with its base against it.',
    },
    reason: {
      de: 'Der Satz bricht ab; wo der kurze Text spricht, geht er vor.',
      en: 'The sentence breaks off; where the short text speaks, it prevails.',
    },
  },
  'S-93': {
    paragraphs: ['FISTF-II.2.3.1', 'FISTF-II.6.2.4.i.1', 'FISTF-II.2.1.3.3.2'],
    title: { de: '„Zurück“ auf einen besetzten Platz', en: 'Back onto a place taken meanwhile' },
    reading: {
      de: 'Wie 2.3: 1 mm vom Hindernis zum eigenen Tor hin. Torwarte, Uhr und Unbeteiligte bleiben, wie sie sind.',
      en: 'As 2.3: 1 mm from the obstacle towards the own goal. Keepers, clock and uninvolved bodies stay as they are.',
    },
    reason: { de: 'Der Text schweigt.', en: 'The text is silent.' },
  },
  'S-105': {
    paragraphs: ['FISTF-II.2.4.1.2', 'FISTF-II.2.4.3', 'FISTF-II.2.3.1'],
    title: { de: 'Wer verheddert ist', en: 'Who is entangled' },
    reading: {
      de: 'Wer gegen eine andere Figur liegt oder aufgerichtet in ihr stünde. Getrennt wird auf mindestens 1 mm; wer aufgerichtet weiter entfernt steht, bleibt. Stehen beide Mitten aufeinander, kommt jede zum eigenen Tor hin. Was dann noch im Weg ist, wird nach 2.3 umgangen.',
      en: 'Whoever lies against another figure, or would stand in it when upright. They are parted to at least 1 mm; whoever stands farther off when upright stays. If both middles are in one place, each goes towards its own goal. Whatever is in the way then is passed by 2.3.',
    },
    reason: {
      de: '1 mm ist das Maß des Trennens, kein Befehl, zwei Figuren zusammenzuschieben.',
      en: '1 mm is how far they are parted, not an order to push two figures together.',
    },
  },
  'S-106': {
    paragraphs: ['FISTF-II.2.3.2', 'FISTF-II.2.1.2.1.1', 'FISTF-II.8.1.1'],
    title: { de: 'Das Tor ist im Weg', en: 'The goal is in the way' },
    reading: {
      de: 'Gestänge, Netz und der Raum dahinter, in dem die Stange geführt wird, sind ein Hindernis: Die Figur kommt daneben, 1 mm vom Gestänge, zur näheren Ecke hin.',
      en: 'Frame, net and the room behind them in which the rod is led are an obstacle: the figure comes beside it, 1 mm from the frame, towards the nearer corner.',
    },
    reason: {
      de: '2.3 nennt nur Ball und Figuren, aber im Netz kann niemand stehen.',
      en: '2.3 names only ball and figures, but nobody can stand in a net.',
    },
  },
  'S-107': {
    paragraphs: ['FISTF-II.2.1.2.5.1', 'FISTF-II.2.3.1', 'FISTF-II.2.4.1.1'],
    title: { de: 'Mehrere auf einmal', en: 'Several at once' },
    reading: {
      de: 'Alle, die aufzustellen sind, werden aufgenommen und sind niemandem im Weg. Dann kommen zuerst die liegenden, dann die aus Torräumen, dann die an den Rand; jeweils zuerst der Angreifer, nach Nummern.',
      en: 'All that are to be placed are picked up and are in nobody’s way. Then come first those that lay, then those from goal areas, then those to the edge; in each case the attacker’s first, by their shirts.',
    },
    reason: {
      de: 'Auch sonst stellt der Angreifer zuerst auf (4.2.2, 15.2.1.1), und die Reihenfolge muss feststehen, wo zwei denselben Platz bekämen.',
      en: 'The attacker places first elsewhere too (4.2.2, 15.2.1.1), and the order must be fixed where two would get the same place.',
    },
  },
  'S-108': {
    paragraphs: ['FISTF-II.2.3.1', 'FISTF-II.2.3.2'],
    title: { de: 'Kein Platz mehr in dieser Richtung', en: 'No room left that way' },
    reading: {
      de: 'Führt das Ausweichen vom Tuch oder hinter die eigene Torauslinie, geht es in die Gegenrichtung, vor einem Torraum zur Seite.',
      en: 'Where giving way leads off the cloth or behind the own goal line, it goes the other way, before a goal area to the side.',
    },
    reason: {
      de: 'Sonst stünde die Figur gleich wieder dort, wo sie nicht bleiben darf.',
      en: 'Otherwise the figure would stand where it may not stay.',
    },
  },
  'S-110': {
    paragraphs: ['FISTF-II.2.1.3.3.2', 'FISTF-II.6.2.4.i.1', 'FISTF-II.2.3.1'],
    title: { de: 'Was „Zurück“ zurücklegt', en: 'What Back puts back' },
    reading: {
      de: 'Ist der Platz des Balles besetzt, kommt der Ball 1 mm davon zum Tor dessen hin, der geschnippt hat. Beim Bandenspiel geht zurück, was die Figur nach der Bande berührt hat und was das weiter anstieß, nicht was ihr Spielzug vorher bewirkt hat.',
      en: 'If the ball’s place is taken, the ball goes 1 mm from it towards the goal of whoever flicked. At barrier play what the figure touched after the barrier goes back, and whatever that ran into, not what its flick had done before.',
    },
    reason: {
      de: 'Unbeteiligte bleiben stehen (S-93), und der Geschädigte soll nicht verlieren; unerlaubt war nur das Zurückprallen.',
      en: 'The uninvolved stay (S-93), and the injured side must not lose by it; only the rebound was against the rules.',
    },
  },
  'S-111': {
    paragraphs: ['FISTF-II.2.6.4.1', 'FISTF-II.2.6.5', 'FISTF-II.2.6.6'],
    title: { de: 'Abstand, und der Platz ist besetzt', en: 'Distance, and the place is taken' },
    reading: {
      de: 'Die Figur wird um den Ball gedreht, bis 1 mm zum Hindernis bleibt; hat der Kreis keinen Platz, der nächstgrößere. Bei gleicher Drehung zum eigenen Tor hin, dann nach links, wie ihr Besitzer sieht.',
      en: 'The figure is turned round the ball until 1 mm is left to the obstacle; if the circle has no place, the next larger one. Of two equal turns the one towards the own goal, then to the left as its owner sees it.',
    },
    reason: { de: 'Wie S-27, damit eine Regel für alles gilt.', en: 'As S-27, so that one rule serves for all.' },
  },
  'S-217': {
    paragraphs: [
      'FISTF-II.2.1.3.2',
      'FISTF-II.11.2.1.2',
      'FISTF-II.12.2.1.2',
      'FISTF-II.14.2.4.1',
      'FISTF-II.15.2.1.4.1',
      'FISTF-II.16.2.2.2',
    ],
    title: { de: 'Ausführende Figur, die aus dem Spiel war', en: 'A taker that was out of play' },
    reading: {
      de: 'Wer zur Ausführung bestimmt wird, ist damit aufgestellt und im Spiel, auch wenn die Figur eben von der Bande kam oder lag und niemand gesagt hat, wohin sie gestellt wurde. Jede andere Figur von der Bande wartet auf den Schiedsrichter.',
      en: 'Whoever is named to take a restart is thereby placed and in play, even if the figure has just come from the barrier or lay, and nobody has said where it was put. Any other figure from the barrier waits for the referee.',
    },
    reason: {
      de: 'Die ausführende Figur wird von Hand zum Ball gestellt; was mit ihr vorher war, ist damit vorbei.',
      en: 'The taker is put to the ball by hand; what had become of it before is over with that.',
    },
  },
  'S-222': {
    paragraphs: ['FISTF-II.11.2.1.1', 'FISTF-II.9.2.1.0', 'FISTF-II.10.2.2', 'FISTF-II.1.5.b.3', 'FISTF-II.2.5.1.1'],
    title: { de: 'Wer vom Tisch muss, hat nichts mehr vor', en: 'Whoever leaves the table has nothing left to do' },
    reading: {
      de: 'Wird eine Figur herausgenommen oder entfernt, endet ihr Zug, wie wenn sie zur Ruhe käme; hat sie den Ball nicht getroffen, hat sie ihn verfehlt. War sie zur Ausführung bestimmt, ist eine andere zu bestimmen; Stellungszüge werden nicht wiederholt. Solange die Hand hinter dem Reservetorwart angesetzt ist, wird er nicht herausgenommen.',
      en: 'If a figure is taken off or removed its flick ends as if it had come to rest; if it has not met the ball it has missed it. If it was to take a restart another one is to be named; positional flicks are not made again. As long as the hand is set behind the reserve keeper he is not taken off.',
    },
    reason: {
      de: 'Der Text regelt das Entfernen und sagt nicht, was aus dem Begonnenen wird; ohne das stünde das Spiel still. Die angesetzte Hand darf nicht weg (10.9).',
      en: 'The text orders the removal and does not say what becomes of what was begun; without this play would stand still. The hand that is set must not be withdrawn (10.9).',
    },
  },
  'S-240': {
    paragraphs: ['FISTF-II.6.2.4.i.1', 'FISTF-II.5.3.4.2', 'FISTF-II.11.2.2.4', 'FISTF-II.2.1.3.3.2'],
    title: { de: 'Wie eine Figur nach „Zurück“ dasteht', en: 'How a figure stands after Back' },
    reading: {
      de: 'Am Schreibtisch so, wie sie vor dem Zug dastand: Was der Zug umgeworfen oder vom Tuch befördert hat, steht wieder und ist im Spiel. Wer vorher lag oder draußen war, ist es wieder und wird dann aufgestellt; wer am Tuchrand oder gemessen hinter der Linie stand, von dem lässt sich auch danach nichts erzwingen.',
      en: 'At a desk as it stood before the flick: what the flick has knocked over or sent off the cloth stands again and is in play. Whoever lay or was out before is so again and is placed then; and off whoever stood at the border of the cloth, or measured beyond the line, nothing can be forced afterwards either.',
    },
    reason: {
      de: 'Der Text stellt alle in ihre vorherige Position zurück und gibt niemandem eine bessere.',
      en: 'The text puts everybody back into the position before, and gives nobody a better one.',
    },
  },
} as const satisfies Readings<Paragraph>;
