import type { Readings } from '@bande/core';
import type { Paragraph } from './rulebook.ts';

/** Where the booklet is silent, contradicts itself or leaves it to a missing picture: what we do, and why. */
export const readings = {
  'I-01': {
    paragraphs: ['STW-1.1'],
    title: { de: 'Das Raster', en: 'The grid' },
    reading: {
      de: 'Das Brett hat 8 Längsreihen A–H und 16 Querreihen. Jede Hälfte zählt von 1 an ihrer Torlinie bis 8 an der Mittellinie. Eine Längsreihe behält ihren Buchstaben über beide Hälften, sie ist also 16 Felder lang. Einwurf und Aus gibt es nicht: Kein Zug führt vom Brett.',
      en: 'The board has 8 columns A–H and 16 rows. Each half counts from 1 at its goal line to 8 at the centre line. A column keeps its letter through both halves, so it is 16 squares long. There are no throw-ins and nothing goes out of play: no move leaves the board.',
    },
    reason: {
      de: 'Die Abbildung des Bretts liegt nicht vor. Die Aufstellung nennt die Längsreihen A bis H und die Querreihen 1, 4, 6 und 8, für beide Teams dieselben. Querreihe 8 liegt am Mittelkreis, und ein Anstoß mit einer 1 muss die Mittellinie überqueren können, also endet jede Hälfte mit 8. Die englische Ausgabe und Besprechungen bestätigen 16 × 8 Felder.',
      en: 'The picture of the board is not available. The set-up names columns A to H and rows 1, 4, 6 and 8, the same for both teams. Row 8 lies at the centre circle, and a kick-off with a 1 must be able to cross the centre line, so each half ends with 8. The English edition and reviews confirm 16 × 8 squares.',
    },
  },
  'I-02': {
    paragraphs: ['STW-1.2'],
    title: { de: 'Der Torraum', en: 'The goal area' },
    reading: {
      de: 'Der Torraum besteht aus D1 und E1.',
      en: 'The goal area is D1 and E1.',
    },
    reason: {
      de: 'Das Heft sagt nur, dass der Torraum zwei Felder hat und der Torwart dort in Querreihe 1 steht. D1 und E1 sind das einzige Paar, das zur Längsachse symmetrisch liegt.',
      en: 'The booklet only says that the goal area has two squares and that the goalkeeper stands there in row 1. D1 and E1 are the only pair symmetrical about the long axis.',
    },
  },
  'I-03': {
    paragraphs: ['STW-1.3'],
    setting: 'penaltyArea',
    title: { de: 'Die Größe des Strafraums', en: 'The size of the penalty area' },
    reading: {
      de: 'Der Strafraum reicht von C1 bis F3, das sind 12 Felder mit D1 und E1. Wer ein Brett mit breiterem Strafraum hat, stellt auf die Längsreihen B–G um; alles, was vom Strafraum abhängt, folgt dieser Einstellung.',
      en: 'The penalty area runs from C1 to F3: 12 squares, D1 and E1 among them. Those whose board has a wider area can switch to columns B–G; everything that depends on the area follows the setting.',
    },
    reason: {
      de: 'Die Abbildung fehlt, der Text gibt nur Anhaltspunkte. Länge: C4 und F4 liegen außerhalb (5B), und beim Elfmeter liegen Felder der Querreihen 3 und 4 ausdrücklich außerhalb (9B). Das hat nur Sinn, wenn ein Teil der Querreihe 3 innen liegt; und das Verbot, als D-Team auf dem Halbkreis zu stehen, braucht es nur, wenn dieser in Querreihe 4 liegt. Breite: Neben dem Strafraum gibt es noch Längsreihen (6C), er ist symmetrisch und enthält D1 und E1. D–E wäre nicht breiter als der Halbkreis und zu eng für die erlaubten Figuren. Für C–F statt B–G spricht der Maßstab: Auf einem Platz von 105 × 68 m wären 3 × 4 Felder 19,7 × 34 m, 3 × 6 Felder 19,7 × 51 m; der echte Strafraum misst 16,5 × 40,3 m. Auch bilden C4, D4, E4 und F4 dann genau seine Front, und die Eckzone A1–B2 bleibt außerhalb. Gewissheit gibt nur ein Originalbrett.',
      en: 'The picture is missing; the text gives only hints. Length: C4 and F4 lie outside (5B), and for a penalty some squares of rows 3 and 4 are expressly outside (9B). That only makes sense if part of row 3 is inside; and the ban on D-Team pawns in the arc is only needed if the arc is in row 4. Width: there are columns beside the area (6C), it is symmetrical and contains D1 and E1. D–E would be no wider than the arc and too narrow for the pawns allowed in it. Scale speaks for C–F rather than B–G: on a pitch of 105 × 68 m, 3 × 4 squares would be 19.7 × 34 m and 3 × 6 squares 19.7 × 51 m; the real area is 16.5 × 40.3 m. C4, D4, E4 and F4 then also form exactly its front, and the corner zone A1–B2 stays outside. Only an original board can settle it.',
    },
  },
  'I-04': {
    paragraphs: ['STW-1.4.1', 'STW-1.4.2', 'STW-9B.7', 'STW-9B.9', 'STW-9B.10'],
    title: { de: 'Halbkreis und Elfmeterpunkt', en: 'Penalty arc and penalty spot' },
    reading: {
      de: 'Der Halbkreis besteht aus D4 und E4. Der Elfmeterpunkt liegt im Strafraum auf der Grenze zwischen D und E und ist kein Feld. Beim Elfmeter stehen Ball („auf dem Punkt“) und Torwart („auf der Linie“) auf keinem Feld.',
      en: 'The arc is D4 and E4. The penalty spot lies in the penalty area on the border between D and E and is not a square. During a penalty both the ball (“on the spot”) and the goalkeeper (“on the line”) are off the grid.',
    },
    reason: {
      de: 'Das Heft nennt für den Halbkreis zwei Felder, aber keine Koordinaten. Vor dem Strafraum C1–F3 (I-03) sind D4 und E4 das einzige symmetrische Paar von Nachbarfeldern. Punkt und Tormitte liegen auf der Längsachse und damit zwischen zwei Feldern.',
      en: 'The booklet gives the arc two squares but no coordinates. In front of the area C1–F3 (I-03), D4 and E4 are the only symmetrical pair of neighbouring squares. Spot and middle of the goal lie on the long axis and hence between two squares.',
    },
  },
  'I-05': {
    paragraphs: ['STW-5B.1', 'STW-5B.2'],
    title: { de: 'Distanzschussfelder in beiden Hälften', en: 'Starred squares in both halves' },
    reading: {
      de: 'C4 und F4 sind in jeder Hälfte Distanzschussfelder. Für einen Torschuss zählen nur die beiden vor dem Tor des D-Teams.',
      en: 'C4 and F4 are starred squares in each half. Only the two in front of the D-Team’s goal count for a shot.',
    },
    reason: {
      de: 'Das Heft spricht von zwei Feldern. Da beide Teams ihre Querreihen gleich zählen und beide aus der Distanz schießen dürfen, gilt das je Hälfte.',
      en: 'The booklet speaks of two squares. As both teams count their rows alike and both may take long shots, this holds for each half.',
    },
  },
  'I-06': {
    paragraphs: ['STW-1.5', 'STW-1A.8', 'STW-9C.5'],
    title: { de: 'Der Mittelkreis', en: 'The centre circle' },
    reading: {
      de: 'Zum Mittelkreis gehören D8 und E8 beider Hälften. Das anstoßende Team benutzt die beiden Felder seiner Hälfte.',
      en: 'The centre circle is D8 and E8 of both halves. The team kicking off uses the two squares in its own half.',
    },
    reason: {
      de: 'Beim Anstoß nennt das Heft zwei Felder, beim geringfügigen Foul vier. Beides passt nur, wenn in jeder Hälfte zwei liegen.',
      en: 'For the kick-off the booklet mentions two squares, for a minor foul four. Both fit only if each half has two of them.',
    },
  },
  'I-07': {
    paragraphs: ['STW-1.6', 'STW-8.3'],
    title: { de: 'Eckfelder und Seite des Eckballs', en: 'Corner squares and side of the corner' },
    reading: {
      de: 'Eckfelder sind A1 und H1. Stand der Schütze in den Längsreihen A–D, wird von A1 getreten, stand er in E–H, von H1. Nach einem Elfmeter entscheidet sein Feld im Halbkreis: D4 gibt A1, E4 gibt H1. Wurde der Torwart außerhalb des Strafraums besiegt, zählt die Längsreihe des Zweikampfs.',
      en: 'The corner squares are A1 and H1. If the shooter stood in columns A–D the corner is taken from A1, if in E–H from H1. After a penalty his square in the arc decides: D4 gives A1, E4 gives H1. If the goalkeeper was beaten outside the penalty area, the column of the duel counts.',
    },
    reason: {
      de: 'Das Heft nennt nur die Seite des Spielfelds, von der der Schuss kam. Die Längsachse zwischen D und E teilt das Brett in zwei Seiten.',
      en: 'The booklet only names the side of the pitch the shot came from. The long axis between D and E divides the board into two sides.',
    },
  },
  'I-08': {
    paragraphs: [
      'STW-2.16',
      'STW-2.17',
      'STW-4B.5',
      'STW-5.1',
      'STW-5.3',
      'STW-5A.1.1',
      'STW-5A.2.1',
      'STW-5A.2.4',
      'STW-5B.2',
      'STW-7.6',
      'STW-9A.13',
      'STW-9B.1',
      'STW-11B.3',
      'STW-11B.4',
    ],
    title: { de: 'Wessen Strafraum gemeint ist', en: 'Whose penalty area is meant' },
    reading: {
      de: 'Bei Torschuss, Abseits, Elfmeter und Nachspielzeit sind Strafraum, Torraum und Distanzschussfelder immer die des D-Teams, vor dem Tor also, auf das gespielt wird. Ein direkter Pass im eigenen Strafraum oder auf das eigene Distanzschussfeld ist ein gewöhnlicher direkter Pass, und ein dort gewonnener Zweikampf bringt keinen Torschuss. Die Höchstzahlen (4 Feldspieler im Strafraum, 1 Figur je Team im Torraum) gelten in beiden Hälften.',
      en: 'For shots, offside, penalties and added time, penalty area, goal area and starred squares are always those of the D-Team, in front of the goal under attack. A direct pass in one’s own area or onto one’s own starred square is an ordinary direct pass, and a duel won there gives no shot. The limits (4 field players in a penalty area, 1 pawn per team in a goal area) hold in both halves.',
    },
    reason: {
      de: 'Das Heft sagt stets „der Strafraum“, ohne zu sagen, welcher. Nur vor dem gegnerischen Tor ergeben Torschuss und Abseits einen Sinn. Die Höchstzahlen sollen Mauern verhindern, und das ist vor jedem Tor gleich wichtig.',
      en: 'The booklet always says “the penalty area” without saying whose. Shots and offside only make sense in front of the opposing goal. The limits are there to prevent walls, which matters equally at either goal.',
    },
  },
  'I-09': {
    paragraphs: ['STW-2.4', 'STW-2.5', 'STW-3.5', 'STW-3.6'],
    title: { de: 'Richtungswechsel von Figur und Ball', en: 'Change of direction of pawn and ball' },
    reading: {
      de: 'Ein Zug ist eine gerade Strecke oder zwei gerade Strecken in verschiedener Richtung. Eine Figur darf um 45, 90 oder 135 Grad abbiegen, nur nicht umkehren. Der Ball darf weder in der Breite noch in der Länge des Bretts die Richtung umkehren: 45 Grad sind immer erlaubt, 90 Grad nur zwischen zwei Geraden, nicht zwischen zwei Schrägen, 135 Grad nie. In der erreichten Quer- oder Längsreihe weiterzulaufen ist keine Rückkehr.',
      en: 'A move is one straight stretch, or two straight stretches in different directions. A pawn may turn by 45, 90 or 135 degrees but not reverse. The ball may not reverse across the board or along it: 45 degrees are always allowed, 90 degrees only between two straight lines, not between two diagonals, 135 degrees never. Going on within the row or column reached is no return.',
    },
    reason: {
      de: 'Für die Figur verbietet das Heft nur den Rückweg über schon überquerte Felder, und den gibt es nur beim Umkehren. Für den Ball verbietet es die Rückkehr in Quer- und Längsreihen und ist damit strenger. Mit dem Wurf n erreicht der Ball deshalb genau die Felder, bei denen die größere der beiden Entfernungen (quer oder längs) oder ihre Summe n beträgt. Eine Figur erreicht mehr, mit einer 3 etwa das schräge Nachbarfeld: zwei Felder geradeaus, eines schräg zurück.',
      en: 'For a pawn the booklet only forbids going back over squares already crossed, which happens only in a reversal. For the ball it forbids returning to rows and columns, which is stricter. With a roll of n the ball therefore reaches exactly the squares where the larger of the two distances (across or along) or their sum is n. A pawn reaches more, with a 3 for example the diagonal neighbour: two squares straight on, one diagonally back.',
    },
  },
  'I-10': {
    paragraphs: ['STW-2.6', 'STW-2.9', 'STW-2.13'],
    title: { de: 'Eigene Figuren im Weg', en: 'Team-mates in the way' },
    reading: {
      de: 'Felder mit eigenen Figuren dürfen überquert werden. Enden darf der Zug dort nicht.',
      en: 'Squares with team-mates may be crossed. The move may not end there.',
    },
    reason: {
      de: 'Das Heft verbietet nur, Gegner zu überqueren, und nur, zu zweit auf einem Feld zu stehen. Die englische Ausgabe erlaubt das Überqueren ausdrücklich.',
      en: 'The booklet only forbids crossing opponents, and only forbids two team-mates standing on one square. The English edition expressly allows crossing.',
    },
  },
  'I-11': {
    paragraphs: ['STW-2.2', 'STW-2.7'],
    title: {
      de: 'Auf das Feld eines Gegners nur mit genauem Wurf',
      en: 'Onto an opponent’s square only with the exact roll',
    },
    reading: {
      de: 'Auf dem Feld eines Gegners darf ein Zug nur mit dem letzten Schritt des Wurfs enden. Bleibt vom Wurf etwas übrig, ist dieses Feld nicht erreichbar.',
      en: 'A move may end on an opponent’s square only with the last step of the roll. If part of the roll is left over, that square cannot be reached.',
    },
    reason: {
      de: 'Dass eine Figur nur bis zum Gegner kommt, begrenzt ihren Weg, hebt aber die Pflicht nicht auf, den ganzen Wurf auszuziehen; diese Pflicht kennt keine Ausnahme. Eine Besprechung lässt die Figur dort anhalten und den Rest verfallen, eine andere betont den genauen Wurf.',
      en: 'That a pawn gets no further than the opponent limits its path, but does not cancel the duty to use the whole roll; that duty has no exception. One review lets the pawn stop there and the rest lapse, another stresses the exact roll.',
    },
  },
  'I-12': {
    paragraphs: ['STW-2.2', 'STW-3.3', 'STW-4.4', 'STW-4A.8', 'STW-4A.9', 'STW-6A.4'],
    title: { de: 'Wenn sich der Wurf nicht ausziehen lässt', en: 'When the roll cannot be used in full' },
    reading: {
      de: 'Ziehen darf nur eine Figur, die den ganzen Wurf gehen kann; kann es eine nicht, zieht eine andere. Kann es keine, entfällt der Zug: Im ersten Schritt geht das A-Team zum Ball über, ein Versuch am freien Ball gilt als verfehlt, ein Angriff auf den Ballbesitzer als nicht angekommen. Der Torwart ist kein Ausweg mehr, wenn schon gewürfelt ist.',
      en: 'Only a pawn that can go the whole roll may move; if one cannot, another must. If none can, the move lapses: in the first step the A-Team goes on to the ball, an attempt at a free ball counts as missed, a challenge as not arriving. Once the die is rolled the goalkeeper is no way out.',
    },
    reason: {
      de: 'Das Heft verlangt den ganzen Wurf und sagt nicht, was sonst geschieht. Eine Pflicht, die niemand erfüllen kann, darf das Spiel nicht anhalten. Der Ball hat dieses Problem nicht: Von jedem Feld gibt es für jede Zahl von 1 bis 12 ein Zielfeld auf dem Brett (nachgerechnet).',
      en: 'The booklet demands the whole roll and does not say what happens otherwise. A duty nobody can fulfil must not stop the game. The ball has no such problem: from every square there is a target on the board for every number from 1 to 12 (checked by enumeration).',
    },
  },
  'I-13': {
    paragraphs: ['STW-4.11'],
    title: { de: 'Ein Feld, auf dem nur ein Gegner steht', en: 'A square with only an opponent on it' },
    reading: {
      de: 'Der Ball darf nicht auf ein Feld gespielt werden, auf dem nur ein Gegner steht. Lässt der Wurf nur solche Felder und auch kein Dribbling zu, muss der Ball auf eines davon; der Gegner dort hat ihn dann erobert und sein Team beginnt ein Angriffsspiel.',
      en: 'The ball may not be played to a square with only an opponent on it. If the roll allows only such squares and no dribble either, the ball must go to one of them; the opponent there has then captured it and his team starts an attacking turn.',
    },
    reason: {
      de: 'Die vier Möglichkeiten A–D des Hefts sind abschließend, und dieses Feld kommt darin nicht vor. Der Zwang tritt fast nur beim Abschlag ein (I-37); er braucht ein Ergebnis, und der Ball liegt nun einmal beim Gegner.',
      en: 'The booklet’s four options A–D are a closed list, and this square is not on it. The forced case arises almost only at a goal kick (I-37); it needs an outcome, and the ball does lie with the opponent.',
    },
  },
  'I-14': {
    paragraphs: ['STW-2.14', 'STW-2.15', 'STW-2.16', 'STW-2.17'],
    title: { de: 'Wann die Höchstzahlen gelten', en: 'When the limits apply' },
    reading: {
      de: 'Geprüft wird die Stellung nach jedem einzelnen Zug und jedem Umsetzen, nicht der Weg. Der Torwart zählt in Quer- und Längsreihen mit. Eine Kette in der Längsreihe läuft über die Mittellinie weiter; ein leeres Feld unterbricht sie. Was eine Höchstzahl überschritte, ist nicht erlaubt. Entsteht durch eine Spielfortsetzung zwangsläufig eine Überschreitung, muss sie das Team im Zuge dieser Fortsetzung beheben.',
      en: 'The position is judged after every single move and every placement, not the path. The goalkeeper counts in rows and columns. A chain in a column continues across the centre line; an empty square breaks it. Whatever would exceed a limit is not allowed. Where a restart forces a breach of a limit, the team must cure it as part of that restart.',
    },
    reason: {
      de: 'Das Heft nennt die Zahlen, aber weder den Zeitpunkt noch den Torwart noch die Mittellinie. Es spricht davon, wo Figuren stehen, und von Figuren allgemein; von Feldspielern redet es nur beim Strafraum. Der Zweck, Mauern zu verhindern, endet nicht an der Mittellinie.',
      en: 'The booklet gives the numbers but mentions neither the moment nor the goalkeeper nor the centre line. It speaks of where pawns stand, and of pawns in general; of field players only for the penalty area. The purpose, preventing walls, does not end at the centre line.',
    },
  },
  'I-15': {
    paragraphs: ['STW-2.10', 'STW-6A.3', 'STW-8.11'],
    title: { de: 'Wer in seiner Hälfte bleibt', en: 'Who stays in his own half' },
    reading: {
      de: 'Verteidiger betreten die andere Hälfte auch im Vorbeigehen nicht. Der Torwart überschreitet die Mittellinie ebenfalls nie.',
      en: 'Defenders do not enter the other half even in passing. The goalkeeper never crosses the centre line either.',
    },
    reason: {
      de: 'Für Verteidiger steht das Verbot in Regel 2. Vom Torwart sagt es nur die Eckballregel, dort aber als selbstverständlich; also gilt es immer.',
      en: 'For defenders the ban is in rule 2. For the goalkeeper only the corner rule says so, but as a matter of course; hence it always holds.',
    },
  },
  'I-16': {
    paragraphs: ['STW-4.4', 'STW-4A.2', 'STW-6A.1', 'STW-6A.4'],
    title: { de: 'Der Torwart des A-Teams zieht nicht', en: 'The A-Team’s goalkeeper does not move' },
    reading: {
      de: 'Nur das D-Team kann seinen Torwart ziehen. Der Torwart des A-Teams wechselt sein Feld nur durch Spielfortsetzungen.',
      en: 'Only the D-Team can move its goalkeeper. The A-Team’s goalkeeper changes squares only through restarts.',
    },
    reason: {
      de: 'Regel 6A spricht allein vom D-Team. Das A-Team muss im ersten Schritt und bei jedem Versuch am freien Ball würfeln, und nach einem Wurf ziehen nur Feldspieler. Die englische Ausgabe bestätigt es.',
      en: 'Rule 6A speaks of the D-Team alone. The A-Team must roll in the first step and for every attempt at a free ball, and after a roll only field players move. The English edition confirms it.',
    },
  },
  'I-17': {
    paragraphs: ['STW-4A.1', 'STW-4A.5', 'STW-4A.8', 'STW-4A.9'],
    title: { de: 'Ziehen ist Pflicht, zum Ball gehen nicht', en: 'Moving is a duty, going to the ball is not' },
    reading: {
      de: 'Nach einem Wurf muss gezogen werden. Ob der Zug zum Ball führt, entscheidet jedes Team selbst, auch wenn es ihn erreichen könnte.',
      en: 'After a roll a move must be made. Whether it goes to the ball is up to the team, even if it could reach it.',
    },
    reason: {
      de: 'Das Heft sagt, dass ein Team versuchen kann, den Ball zu erobern, und dass es auch ohne Erfolg einen Zug macht.',
      en: 'The booklet says that a team can try to capture the ball, and that it makes a move even without success.',
    },
  },
  'I-18': {
    paragraphs: ['STW-4C.1', 'STW-6.2', 'STW-6C.6'],
    title: { de: 'Zwei Würfel für den Torwart', en: 'Two dice for the goalkeeper' },
    reading: {
      de: 'Es zählt die Summe beider Würfel, als ein Ballzug mit höchstens einem Richtungswechsel. Zwei Würfel gibt es nur für den Ball und nur, wenn der Torwart ihn hat; Figurenzüge seines Teams brauchen einen. Wer den Ball als Nächster hat, wirft wieder einen. Bekommt der Torwart einen direkten Pass, ist sein Zusatzspiel ein Wurf mit zwei Würfeln. Der Torwart dribbelt nie.',
      en: 'The sum of both dice counts, as one ball play with at most one change of direction. Two dice are used only for the ball and only when the goalkeeper has it; pawn moves of his team use one. Whoever has the ball next rolls one again. If the goalkeeper receives a direct pass, his extra play is rolled with two dice. The goalkeeper never dribbles.',
    },
    reason: {
      de: 'Das Heft verlangt zwei Würfel, sobald der Torwart den Ball spielt, erklärt aber ihren Gebrauch nicht. Die Summe ist das Nächstliegende. Dribbeln setzt eine gewürfelte 1 voraus, und die Summe ist mindestens 2.',
      en: 'The booklet demands two dice whenever the goalkeeper plays the ball but does not explain their use. The sum is the natural meaning. Dribbling requires a roll of 1, and the sum is at least 2.',
    },
  },
  'I-19': {
    paragraphs: ['STW-4A.10', 'STW-4A.11'],
    title: { de: 'Gleich viele Versuche am freien Ball', en: 'Equal attempts at a free ball' },
    reading: {
      de: 'Die Versuche wechseln: A-Team, D-Team, A-Team, D-Team und so fort. Erreicht das A-Team den Ball in seinem n-ten Versuch, nutzt das D-Team seinen n-ten für den Angriff auf den Ballbesitzer; kommt es an, gibt es einen Zweikampf. Erreicht das D-Team den freien Ball, haben beide gleich viele Versuche gehabt, und es gibt keinen Gegenversuch. Solange der Ball frei liegt, bleibt A-Team, wer ihn gespielt hat.',
      en: 'The attempts alternate: A-Team, D-Team, A-Team, D-Team and so on. If the A-Team reaches the ball in its nth attempt, the D-Team uses its nth to challenge the carrier; if it arrives, there is a duel. If the D-Team reaches the free ball, both have had the same number of attempts and there is no counter-attempt. While the ball is free, the team that played it stays the A-Team.',
    },
    reason: {
      de: 'Das Heft schildert nur den ersten Versuch beider Teams und verlangt dann gleich viele Versuche. Was nach zwei Fehlversuchen geschieht, folgt aus diesem Grundsatz.',
      en: 'The booklet describes only the first attempt of either team and then demands equal numbers. What happens after two misses follows from that principle.',
    },
  },
  'I-20': {
    paragraphs: ['STW-4B.2', 'STW-4B.3', 'STW-4B.4', 'STW-4B.5', 'STW-4B.6'],
    title: { de: 'Zwei direkte Pässe je Angriffsspiel', en: 'Two direct passes per attacking turn' },
    reading: {
      de: 'Auf den ersten direkten Pass folgt das Zusatzspiel: würfeln und nur den Ball spielen; weder das A-Team noch das D-Team zieht eine Figur. Nach dem zweiten direkten Pass greift das D-Team den Ballbesitzer an. Kommt es nicht an, beginnt das A-Team ein neues Angriffsspiel, und die Pässe werden wieder von vorn gezählt, ebenso nach Zweikampf, Eroberung und Spielfortsetzung. Im Strafraum und auf den Distanzschussfeldern des D-Teams führt jeder direkte Pass zum Torschuss.',
      en: 'The first direct pass is followed by the extra play: roll and play the ball only; neither A-Team nor D-Team moves a pawn. After the second direct pass the D-Team challenges the carrier. If it does not arrive, the A-Team starts a new attacking turn and the passes are counted from the beginning again, as they are after a duel, a capture or a restart. In the D-Team’s penalty area and on its starred squares every direct pass leads to a shot.',
    },
    reason: {
      de: 'Das Heft lässt den Zug mit dem zweiten direkten Pass enden und das D-Team würfeln, sagt aber nicht, was folgt, wenn es den Ball verfehlt. In 4A und 4C beginnt dann ein neues Angriffsspiel, also auch hier.',
      en: 'The booklet ends the turn with the second direct pass and lets the D-Team roll, but does not say what follows if it misses the ball. In 4A and 4C a new attacking turn follows, so it does here.',
    },
  },
  'I-21': {
    paragraphs: ['STW-4A.3', 'STW-4B.3', 'STW-4B.6'],
    title: { de: 'Was im Zusatzspiel erlaubt ist', en: 'What the extra play may be' },
    reading: {
      de: 'Im Zusatzspiel stehen alle Möglichkeiten A–D offen. Ein Ball auf ein freies Feld bringt den Wurf zum Erobern wie sonst auch, ein Feld mit zwei Figuren den Zweikampf, und mit einer 1 darf gedribbelt werden.',
      en: 'In the extra play all options A–D are open. A ball to a free square brings the capture roll as usual, a square with two pawns a duel, and with a 1 dribbling is allowed.',
    },
    reason: {
      de: 'Das Heft behandelt beim Zusatzspiel nur den weiteren direkten Pass. Nichts schränkt die übrigen Möglichkeiten ein, und auf einen Ball ins freie Feld folgt laut 4A immer ein zweiter Wurf.',
      en: 'For the extra play the booklet only deals with another direct pass. Nothing restricts the other options, and by 4A a ball to a free square is always followed by a second roll.',
    },
  },
  'I-22': {
    paragraphs: ['STW-1B.11', 'STW-4C.1', 'STW-4C.2', 'STW-4C.5', 'STW-6C.8', 'STW-8.20', 'STW-10.8'],
    title: { de: 'Grenzen des Dribblings', en: 'Limits of dribbling' },
    reading: {
      de: 'Beim Dribbling gelten die Regeln für Figuren: nicht auf eine eigene Figur, Verteidiger nicht über die Mittellinie, alle Höchstzahlen. Anstoß, Freistoß, Abschlag und Eckball dürfen nicht gedribbelt werden. Ein Dribbling in den Strafraum bringt keinen Torschuss, wenn das D-Team nicht ankommt; ein Zweikampf, der daraus entsteht und im Strafraum gewonnen wird, schon (I-24).',
      en: 'Dribbling obeys the rules for pawns: not onto a team-mate, no defender over the centre line, all limits. Kick-off, free kick, goal kick and corner may not be dribbled. A dribble into the penalty area gives no shot if the D-Team does not arrive; a duel that follows from it and is won in the area does (I-24).',
    },
    reason: {
      de: 'Beim Dribbling zieht die Figur mit, also gelten ihre Regeln. Wer eine Spielfortsetzung dribbelte, berührte den Ball zweimal. 4C lässt auf ein ungestörtes Dribbling ein neues Angriffsspiel folgen, und 5A nennt das Dribbling nicht unter den Torchancen.',
      en: 'In a dribble the pawn moves along, so its rules apply. Dribbling a restart would mean touching the ball twice. 4C lets an unopposed dribble be followed by a new attacking turn, and 5A does not list dribbling among the scoring chances.',
    },
  },
  'I-23': {
    paragraphs: ['STW-5.1', 'STW-5B.4', 'STW-6B.2'],
    title: { de: 'Torwart außerhalb des Strafraums besiegt', en: 'Goalkeeper beaten outside the penalty area' },
    reading: {
      de: 'Besiegt das A-Team den Torwart des D-Teams, schießt es, wo auch immer der Zweikampf stattfand, auch auf einem Distanzschussfeld. Besiegt umgekehrt das D-Team den Torwart des A-Teams, bekommt es den Ball und ein Angriffsspiel, aber keinen Torschuss.',
      en: 'If the A-Team beats the D-Team’s goalkeeper it shoots, wherever the duel took place, on a starred square too. If, conversely, the D-Team beats the A-Team’s goalkeeper, it gets the ball and an attacking turn but no shot.',
    },
    reason: {
      de: 'Regel 5 erlaubt Schüsse nur im Strafraum und 5B auf Distanzschussfeldern nur nach direktem Pass; 6B gibt den Schuss nach einem Sieg über den Torwart „immer“. Die besondere Regel mit „immer“ geht vor, und ein Distanzschussfeld soll nicht schlechter sein als ein gewöhnliches Feld. 6B nennt nur das A-Team.',
      en: 'Rule 5 allows shots only in the penalty area, and 5B on starred squares only after a direct pass; 6B “always” gives a shot for beating the goalkeeper. The special rule with “always” prevails, and a starred square should not be worse than an ordinary one. 6B names the A-Team only.',
    },
  },
  'I-24': {
    paragraphs: ['STW-4D.5', 'STW-5.3'],
    title: { de: 'Gewonnener Zweikampf im Strafraum', en: 'A duel won in the penalty area' },
    reading: {
      de: 'Gewinnt das A-Team im Strafraum des D-Teams einen Zweikampf, schießt es, gleich wie der Zweikampf entstand. Eroberung ohne Gegenwehr (5A), direkter Pass in den Strafraum und direkter Pass auf ein Distanzschussfeld (5B) bringen den Schuss ohne Zweikampf.',
      en: 'If the A-Team wins a duel in the D-Team’s penalty area, it shoots, however the duel arose. An unchallenged capture (5A), a direct pass into the area and a direct pass onto a starred square (5B) give a shot without a duel.',
    },
    reason: {
      de: 'Regel 5 nennt den Zweikampf den normalen Weg zum Torschuss, ohne nach seinem Anlass zu unterscheiden. „Normalerweise“ macht ihn nicht zur Bedingung, wo 5A und 5B ohne ihn schießen lassen.',
      en: 'Rule 5 calls the duel the normal way to a shot without distinguishing how it came about. “Normally” does not make it a condition where 5A and 5B give a shot without one.',
    },
  },
  'I-25': {
    paragraphs: ['STW-4D.7', 'STW-9A.1'],
    title: { de: 'Die Würfel beim Foul', en: 'The dice of a foul' },
    reading: {
      de: 'Für das Foul zählen die bloßen Würfel, vor jedem Zuschlag, auch beim erneuten Wurf nach Gleichstand. Bei 6 gegen 1 zählt das Ergebnis des Zweikampfs nicht: kein Ballgewinn durch die höhere Summe und kein Torschuss nach 5A oder 6B, sondern Freistoß oder Elfmeter.',
      en: 'For a foul the plain dice count, before any bonus, also in the re-roll after a tie. With 6 against 1 the result of the duel does not count: no ball won by the higher total and no shot under 5A or 6B, but a free kick or a penalty.',
    },
    reason: {
      de: 'Das Heft spricht von einer gewürfelten 6 und einer gewürfelten 1, also von den Augen. Freistoß und Elfmeter lassen sich nicht mit einem zweiten Ergebnis desselben Zweikampfs verbinden. Mit 6 gegen 1 kann es auch mit Zuschlag keinen Gleichstand geben.',
      en: 'The booklet speaks of a 6 and a 1 being rolled, that is of the faces. A free kick or penalty cannot be combined with a second outcome of the same duel. Even with bonuses 6 against 1 can never be a tie.',
    },
  },
  'I-26': {
    paragraphs: ['STW-9A.2', 'STW-9A.13', 'STW-9B.1'],
    title: { de: 'Elfmeter nur im Strafraum des D-Teams', en: 'Penalties only in the D-Team’s area' },
    reading: {
      de: 'Elfmeter gibt es nur für ein Foul des D-Teams im eigenen Strafraum. Freistoß gibt es für ein Foul des D-Teams im Strafraum des A-Teams und für jedes Foul des A-Teams, gleich in welchem Strafraum.',
      en: 'There is a penalty only for a foul by the D-Team in its own penalty area. A foul by the D-Team in the A-Team’s area, and any foul by the A-Team in either area, gives a free kick.',
    },
    reason: {
      de: 'Das Heft spricht nur dem A-Team einen Elfmeter zu und nur für ein Foul des D-Teams im Strafraum. Gemeint ist wie überall der Strafraum vor dem angegriffenen Tor (I-08).',
      en: 'The booklet awards penalties to the A-Team only, and only for a foul by the D-Team in the penalty area. As everywhere, that is the area in front of the goal under attack (I-08).',
    },
  },
  'I-27': {
    paragraphs: ['STW-5.4', 'STW-5.5', 'STW-5.6', 'STW-5.7', 'STW-5.10', 'STW-5.11'],
    setting: 'spinnerLine',
    title: { de: 'Der Kreisel', en: 'The spinner' },
    reading: {
      de: 'Die 8 Bereiche sind gleich groß: Tor in 4 von 8 Fällen, Eckball in 2, Abschlag in 2. Am Spieltisch ist eine getroffene Linie ein Tor; am Bildschirm haben die Linien die Breite 0, solange nichts anderes eingestellt ist. Macht der Kreisel keine zwei vollen Umdrehungen, ist der Schuss vergeben, was der Pfeil auch zeigt, und es gibt Abschlag.',
      en: 'The 8 sectors are equal: goal in 4 cases out of 8, corner in 2, goal kick in 2. At a real table a line hit is a goal; on screen lines have width 0 unless set otherwise. If the spinner does not make two full turns the shot is missed, whatever the arrow shows, and there is a goal kick.',
    },
    reason: {
      de: 'Das Heft zählt 4 + 2 + 2 Bereiche, nennt aber weder ihre Größe noch die Breite der Linien noch die Fortsetzung nach zu kurzem Drehen. Der Abschlag ist das einzige Ergebnis ohne Tor, das einen misslungenen Dreh nicht belohnt.',
      en: 'The booklet counts 4 + 2 + 2 sectors but gives neither their size nor the width of the lines nor the restart after too short a spin. A goal kick is the only result without a goal that does not reward a faulty spin.',
    },
  },
  'I-28': {
    paragraphs: ['STW-12B.1'],
    setting: 'shotDie',
    title: { de: 'Die Seiten des Schusswürfels', en: 'The faces of the shooting die' },
    reading: {
      de: 'Der Schusswürfel hat dieselben Chancen wie der Kreisel, 4 : 2 : 2 für Tor, Eckball und Abschlag, solange nichts anderes eingestellt ist. Wer am Spieltisch den echten Würfel wirft, gibt die gezeigte Seite ein. Die Regeln über Linie und zwei Umdrehungen gelten für den Würfel nicht.',
      en: 'The shooting die has the same odds as the spinner, 4 : 2 : 2 for goal, corner and goal kick, unless set otherwise. A table that rolls the real die enters the face shown. The rules on lines and two full turns do not apply to the die.',
    },
    reason: {
      de: 'Das Heft beschreibt die Seiten nicht. Die Variante ersetzt das Gerät, nicht die Chancen. Ein Würfel mit sechs Seiten kann 4 : 2 : 2 nicht genau abbilden, deshalb die Einstellung.',
      en: 'The booklet does not describe the faces. The variant replaces the device, not the odds. A six-sided die cannot show 4 : 2 : 2 exactly, hence the setting.',
    },
  },
  'I-29': {
    paragraphs: ['STW-1B.11', 'STW-4A.2', 'STW-6C.8', 'STW-8.20', 'STW-10.8'],
    title: { de: 'Berührung und Sperre', en: 'Touching the ball and being barred' },
    reading: {
      de: 'Eine Figur berührt den Ball, wenn er am Ende eines Zugs auf ihrem Feld liegt: durch direkten Pass, Eroberung oder Zweikampf. Wird er über sie hinweg gespielt, ist das keine Berührung. Wer Anstoß, Abschlag, Eckball oder Freistoß ausgeführt hat, bleibt gesperrt, bis eine andere Figur eines der Teams den Ball berührt, auch über verfehlte Versuche hinweg. Die Sperre geht der Erlaubnis vor, den selbst gespielten Ball zu erobern.',
      en: 'A pawn touches the ball when the ball lies on its square at the end of a play or move: by direct pass, capture or duel. A ball played over it is no touch. Whoever took a kick-off, goal kick, corner or free kick stays barred until another pawn of either team touches the ball, through missed attempts as well. The bar prevails over the permission to capture a ball one has played oneself.',
    },
    reason: {
      de: 'Das Heft verbietet die zweite Berührung, sagt aber nicht, was eine Berührung ist, und 4A erlaubt allgemein, den eigenen Ball zu erobern. Auf dem Brett zeigt sich eine Berührung nur am gemeinsamen Feld; die besondere Regel für die Spielfortsetzung geht der allgemeinen vor.',
      en: 'The booklet forbids the second touch but does not say what a touch is, and 4A generally allows capturing one’s own ball. On the board a touch only shows as a shared square; the special rule for restarts prevails over the general one.',
    },
  },
  'I-30': {
    paragraphs: ['STW-7.1'],
    title: { de: 'Die Abseitsstellung', en: 'The offside position' },
    reading: {
      de: 'Gezählt wird ab der Torlinie des D-Teams. Abseits steht, wessen Querreihe kleiner ist als die jedes Feldspielers des D-Teams; gleiche Querreihe ist kein Abseits. Torwart, Ball und Mittellinie spielen keine Rolle, auch ein Rückpass in diese Zone ist Abseits. Abseits gibt es auch bei Anstoß, Freistoß und Abschlag, nur nicht beim Eckball. Hat das D-Team keinen Feldspieler mehr, gibt es kein Abseits.',
      en: 'Rows are counted from the D-Team’s goal line. A pawn whose row is smaller than that of every D-Team field player is in an offside position; the same row is onside. Goalkeeper, ball and centre line play no part, and a backward pass into that zone is offside too. Offside also exists at kick-off, free kick and goal kick, only not at a corner. If the D-Team has no field player left, there is no offside.',
    },
    reason: {
      de: 'Das Heft legt nur fest: zwischen dem letzten Feldspieler und der Torlinie. Auf gleicher Höhe steht man nicht dazwischen. Weitere Bedingungen nennt es nicht, und nur den Eckball nimmt es aus.',
      en: 'The booklet only says: between the last field player and the goal line. Level with him is not between. It names no further condition, and exempts only the corner.',
    },
  },
  'I-31': {
    paragraphs: ['STW-7.2', 'STW-7.3', 'STW-7.5'],
    title: { de: 'Der Zeitpunkt beim Abseits', en: 'The moment of offside' },
    reading: {
      de: 'Beim direkten Pass fallen Abspiel und Annahme zusammen. Bei der Eroberung wird im Augenblick des Abspiels festgehalten, wer in Abseitsstellung ist und wie weit die Zone reicht. Abseits ist es, wenn eine so vermerkte Figur den Ball in dieser Zone erobert. Wer beim Abspiel nicht im Abseits stand, darf in die Zone laufen und erobern; eine vermerkte Figur darf außerhalb der Zone erobern. Der Vermerk gilt auch für alle weiteren Versuche an diesem Ball, was sich inzwischen auch bewegt hat.',
      en: 'With a direct pass, playing and receiving are one moment. For a capture, who is in an offside position and how far the zone reaches is fixed when the ball is played. It is offside if a pawn so marked captures the ball within that zone. A pawn that was onside may run into the zone and capture; a marked pawn may capture outside the zone. The marks also hold for all further attempts at this ball, whatever has moved since.',
    },
    reason: {
      de: 'Das Heft nennt keinen Zeitpunkt. Der Freistoß liegt dort, wohin gespielt wurde, Abspiel und Eroberung gehören nach 4A zusammen, und das Heft beruft sich immer wieder auf den echten Fußball. Wer stattdessen auf den Beginn des erobernden Zugs sieht, kommt erst ab dem zweiten Versuch zu anderen Ergebnissen.',
      en: 'The booklet names no moment. The free kick is taken where the ball was played to, playing and capturing belong together by 4A, and the booklet keeps pointing to real football. Looking at the start of the capturing move instead would differ only from the second attempt on.',
    },
  },
  'I-32': {
    paragraphs: ['STW-7.6', 'STW-7.7'],
    title: { de: 'Abseits im Torraum', en: 'Offside in the goal area' },
    reading: {
      de: 'Beurteilt wird die Stellung in dem Augenblick, in dem die Torchance entsteht: direkter Pass in den Strafraum oder auf ein Distanzschussfeld; Eroberung im Strafraum, noch vor dem Gegenzug; Zweikampf, den das A-Team gewinnt, im Strafraum gegen jeden Gegner, auf einem Distanzschussfeld gegen den Torwart, wenn nicht schon eine Eroberung die Chance gab. Jede Chance wird einmal beurteilt. Nicht beurteilt wird ein anderswo außerhalb besiegter Torwart, ein Elfmeter oder ein Eckball. Ein Ball auf ein Feld mit zwei Figuren ist weder direkter Pass noch Eroberung; dort wird zuerst um den Ball gekämpft, und nur dieses Abseits kann danach noch folgen. Eine Figur, die den Ball gerade selbst im Torraum erobert oder dorthin gedribbelt hat, behindert den Torwart nicht.',
      en: 'The position is judged at the moment the scoring chance arises: a direct pass into the penalty area or onto a starred square; a capture in the area, before the D-Team’s reply; a duel won by the A-Team in the area, or against the goalkeeper on a starred square, unless a capture had already given the chance. Each chance is judged once. A goalkeeper beaten elsewhere outside the area, a penalty and a corner are not judged. A ball to a square with two pawns is neither direct pass nor capture; the duel is fought first, and only this kind of offside can still follow. A pawn that has just captured the ball in the goal area itself, or dribbled it there, does not hinder the goalkeeper.',
    },
    reason: {
      de: 'Das Heft sagt „sofort“, wenn sich eine Torchance ergibt, und nennt dafür Strafraum und Distanzschussfelder. Würde dieselbe Chance nach dem Gegenzug noch einmal beurteilt, könnte das D-Team durch Vorrücken seines letzten Feldspielers nachträglich ein Abseits herstellen. Zählte der Eroberer selbst, wäre jede Eroberung im Torraum Abseits, obwohl Regel 7 den Lauf aus nicht abseitiger Stellung ausdrücklich erlaubt.',
      en: 'The booklet says “at once” when a scoring chance arises, and names the penalty area and the starred squares. If the same chance were judged again after the reply, the D-Team could create an offside afterwards by moving up its last field player. If the capturing pawn itself counted, every capture in the goal area would be offside, although rule 7 expressly allows the run from an onside square.',
    },
  },
  'I-33': {
    paragraphs: ['STW-8.21'],
    title: { de: 'Wie lange das Abseits nach einem Eckball ruht', en: 'How long offside is suspended after a corner' },
    reading: {
      de: 'Vom Abseits ausgenommen ist der Eckball selbst: direkter Pass, Eroberung in jedem Versuch an diesem Ball, Zweikampf und der Torschuss daraus, auch bei einer Figur im Torraum. Sobald eine Figur, die ihn bekommen hat, den Ball weiterspielt, gilt Abseits wieder.',
      en: 'Exempt from offside is the corner ball itself: direct pass, capture in any attempt at that ball, duel and the shot that follows, even with a pawn in the goal area. As soon as a pawn that received it plays the ball on, offside applies again.',
    },
    reason: {
      de: 'Das Heft hebt Abseits beim Eckball ohne Einschränkung auf, nennt aber kein Ende. Der nächste gespielte Ball ist kein Eckball mehr.',
      en: 'The booklet lifts offside at a corner without qualification but names no end. The next ball played is no longer a corner.',
    },
  },
  'I-34': {
    paragraphs: ['STW-10.9'],
    title: { de: 'Wer nach Abseits in Ballnähe ist', en: 'Who is near the ball after offside' },
    reading: {
      de: 'Den Freistoß darf jede Figur des begünstigten Teams treten, die höchstens 3 Schritte vom Feld des Balls entfernt ist, gerade oder schräg gezählt; ist keine so nah, die nächststehende. Auch der Torwart darf gewählt werden und wirft dann zwei Würfel. Die Figur wird auf das Feld des Balls gestellt; wählbar ist nur, wer dort stehen darf, im Torraum also nur der Torwart, solange er darin steht. Steht schon eine eigene Figur auf dem Feld, tritt sie den Freistoß. Darf niemand nach den Höchstzahlen dort stehen, wählt das Team unter den nächsten Figuren trotzdem.',
      en: 'The free kick may be taken by any pawn of the awarded team at most 3 steps, straight or diagonal, from the ball’s square; if none is that near, by the nearest. The goalkeeper may be chosen and then rolls two dice. The pawn is put on the ball’s square; only a pawn allowed to stand there can be chosen, so in the goal area only the goalkeeper while he is in it. A team-mate already on the square takes the kick. If nobody may stand there under the limits, the team chooses among the nearest pawns all the same.',
    },
    reason: {
      de: 'Das Heft verlangt nur „Ballnähe“. Drei Schritte sind die Hälfte des höchsten Wurfs und lassen fast immer eine Wahl; der Rückgriff auf die nächste Figur sorgt dafür, dass immer jemand ausführen kann.',
      en: 'The booklet only asks for a pawn near the ball. Three steps are half the highest roll and nearly always leave a choice; falling back on the nearest pawn makes sure that somebody can take the kick.',
    },
  },
  'I-35': {
    paragraphs: ['STW-2.17', 'STW-6C.5', 'STW-8.2', 'STW-9B.12'],
    title: {
      de: 'Der Torwart kehrt in einen besetzten Torraum zurück',
      en: 'The goalkeeper returns to an occupied goal area',
    },
    reading: {
      de: 'Steht ein Mitspieler im Torraum, wenn der Torwart zurückgestellt wird, weicht er auf ein Feld neben dem Torraum, auf dem keine andere Figur seines Teams steht. Das Team wählt das Feld; es zählt nicht als Umsetzen.',
      en: 'If a team-mate stands in the goal area when the goalkeeper is put back, he makes way to a square beside the goal area that holds no other pawn of his team. The team chooses the square; it does not count as a placement.',
    },
    reason: {
      de: 'Zwei Regeln stoßen zusammen: Der Torwart muss zurück, aber je Team darf nur eine Figur im Torraum sein. Die Rückkehr ist der Sinn der Spielfortsetzung, also weicht der Mitspieler.',
      en: 'Two rules collide: the goalkeeper must return, but only one pawn per team may be in the goal area. His return is the point of the restart, so the team-mate makes way.',
    },
  },
  'I-36': {
    paragraphs: ['STW-8.6', 'STW-8.7', 'STW-8.10', 'STW-8.13', 'STW-8.16.1', 'STW-8.16.2', 'STW-8.17'],
    title: { de: 'Aufstellen zum Eckball', en: 'Setting up a corner' },
    reading: {
      de: 'Zuerst räumt das D-Team die Freistoßzone auf den Ring um sie herum; eine Figur des A-Teams auf dem Eckfeld weicht auf ein Nachbarfeld. Beides zählt nicht als Umsetzen. Dann darf jedes Team bis zu 3-mal umsetzen oder passen. Der Torwart des D-Teams darf zwischen D1 und E1 wechseln, den Torraum aber nicht verlassen, und kein Feldspieler des D-Teams darf hinein. Alle Höchstzahlen aus Regel 2 gelten. Der Schütze an der Fahne zählt nicht im Strafraum; für Quer- und Längsreihen zählt er, als stünde er schon auf dem Eckfeld, und kein Mitspieler darf darauf. Vor dem Eckball zieht keine Figur. Ist der Torwart vom Platz gestellt, verlässt auch ein Feldspieler des D-Teams, der dort schon steht, den Torraum.',
      en: 'First the D-Team clears the free-kick zone to the ring around it; an A-Team pawn on the corner square makes way to a neighbouring square. Neither counts as a placement. Then each team may make up to 3 placements, or pass. The D-Team’s goalkeeper may change between D1 and E1 but not leave the goal area, and no D-Team field player may enter it. All limits of rule 2 hold. The taker at the flag does not count in the penalty area; for rows and columns he counts as if already on the corner square, and no team-mate may be put there. No pawn moves before the corner ball. If the goalkeeper has been sent off, a field player of the D-Team who already stands there leaves the goal area as well.',
    },
    reason: {
      de: 'Das Heft sagt nicht, was mit Figuren geschieht, die schon in der Zone oder auf dem Eckfeld stehen; müsste das Umsetzen sie räumen, kostete eine Pflicht eine Chance. „Kann“ heißt: Passen ist erlaubt. Beim Eckball ist eine der beiden Figuren im Torraum der Torwart, ohne das „normalerweise“ aus Regel 2. Der Schütze steht gleich auf dem Eckfeld, deshalb zählt er dort.',
      en: 'The booklet does not say what happens to pawns already in the zone or on the corner square; if placements had to clear them, a duty would cost an opportunity. “Can” means passing is allowed. At a corner one of the two pawns in the goal area is the goalkeeper, without the “normally” of rule 2. The taker will be on the corner square in a moment, so he counts there.',
    },
  },
  'I-37': {
    paragraphs: ['STW-6C.2', 'STW-6C.3', 'STW-6C.4', 'STW-6C.6', 'STW-6C.7'],
    title: { de: 'Aufstellen zum Abschlag', en: 'Setting up a goal kick' },
    reading: {
      de: 'Die Gegner des Torwarts weichen auf die 12 Felder, die den Strafraum berühren: B1–B3, G1–G3 und B4–G4. Ihr eigenes Team wählt; je Team steht eine Figur auf einem Feld, mit einem Gegner teilen ist erlaubt. Dann zieht das Team des Torwarts einen Feldspieler mit einem Würfel, danach kommt der Abschlag mit zwei. Mit einer 2 führen von D1 nur B1, B2 und B3 aus dem Strafraum, von E1 nur G1, G2 und G3; steht auf allen dreien nur ein Gegner, gilt I-13. Ist der Strafraum auf B–G eingestellt, hat eine 2 kein Ziel: Beide Würfel werden neu geworfen.',
      en: 'The goalkeeper’s opponents make way to the 12 squares touching the penalty area: B1–B3, G1–G3 and B4–G4. Their own team chooses; one pawn per team per square, sharing with an opponent is allowed. Then the goalkeeper’s team moves a field player with one die, and the goal kick follows with two. With a 2 only B1, B2 and B3 lead out of the area from D1, and only G1, G2 and G3 from E1; if all three hold only opponents, I-13 applies. With the area set to B–G, a 2 has no target: both dice are rolled again.',
    },
    reason: {
      de: 'Das Heft nennt die Quer- und Längsreihen direkt am Strafraum, aber keine Felder, und lässt das Team des Torwarts ein neues Angriffsspiel beginnen, in dem zuerst eine Figur zieht. Wer die Felder aussucht, sagt es nicht; sonst stellt jedes Team seine Figuren selbst.',
      en: 'The booklet names the rows and columns right next to the penalty area but no squares, and lets the goalkeeper’s team start a new attacking turn, in which a pawn moves first. It does not say who picks the squares; elsewhere each team places its own pawns.',
    },
  },
  'I-38': {
    paragraphs: ['STW-4.5', 'STW-9C.5', 'STW-10.1', 'STW-10.5', 'STW-10.6', 'STW-10.7'],
    title: { de: 'Aufstellen zum Freistoß', en: 'Setting up a free kick' },
    reading: {
      de: 'Gegner in der Freistoßzone weichen auf den Ring im Abstand von 2 Feldern um den Ball: 16 Felder, am Rand weniger. Ihr Team wählt. Ist im Ring kein erlaubtes Feld frei, kommt das nächste erlaubte, ebenso bei I-36, I-37 und I-39. Die Zone wird einmal geräumt, vor dem Figurenzug. Nach einem geringfügigen Foul wählt das begünstigte Team eines der vier Felder im Mittelkreis und eine Figur, die dort stehen darf. Jeder Freistoß beginnt mit dem Figurenzug; wer ihn ausführt, hat den Ball und zieht dabei nicht.',
      en: 'Opponents in the free-kick zone make way to the ring 2 squares from the ball: 16 squares, fewer at the edge. Their team chooses. If no permitted square of the ring is free, the nearest permitted one is used; likewise in I-36, I-37 and I-39. The zone is cleared once, before the pawn move. After a minor foul the awarded team chooses one of the four squares of the centre circle and a pawn that may stand there. Every free kick begins with the pawn move; the taker has the ball and does not make it.',
    },
    reason: {
      de: 'Das Heft nennt die Reihen direkt außerhalb der Zone, lässt aber offen, wer wählt und was gilt, wenn dort nichts frei ist. Für geringfügige Fouls nennt 9C einen eigenen Ort; er geht dem Ort des Fouls aus Regel 10 vor. Eine gefoulte Figur gibt es dabei nicht, deshalb die freie Wahl.',
      en: 'The booklet names the rows and columns directly outside the zone but leaves open who chooses and what holds if nothing is free there. For minor fouls 9C names a place of its own, which prevails over the place of the foul in rule 10. There is no fouled pawn in that case, hence the free choice.',
    },
  },
  'I-39': {
    paragraphs: ['STW-9B.3', 'STW-9B.4', 'STW-9B.5', 'STW-9B.6', 'STW-9B.7', 'STW-9B.8', 'STW-9B.10', 'STW-9B.11'],
    title: { de: 'Aufstellen zum Elfmeter', en: 'Setting up a penalty' },
    reading: {
      de: 'Umgesetzt werden nur Figuren im Strafraum und Figuren des D-Teams auf D4 und E4; alle anderen bleiben stehen. Das foulende Team beginnt, dann geht es abwechselnd; wer keine Figur mehr umzusetzen hat, setzt aus. Das zweite Feld im Halbkreis darf ein Mitspieler des Schützen haben; stehen Mitspieler auf beiden Feldern, weicht einer von ihnen nach Wahl des Teams. Das Ergebnis zählt wie bei jedem Torschuss: Tor, Eckball oder Abschlag. Der Torwart auf der Linie versperrt auf dem Brett nichts.',
      en: 'Only pawns in the penalty area and D-Team pawns on D4 and E4 are repositioned; all others stay. The fouling team begins, then the teams alternate; a team with none left sits out. A team-mate of the taker may have the other arc square; if team-mates hold both squares, one of them, at the team’s choice, makes way. The result counts as for any shot: goal, corner or goal kick. The goalkeeper on the line blocks nothing on the board.',
    },
    reason: {
      de: 'Das Heft lässt „diese Figuren“ umsetzen, also die aus dem Strafraum, und hält nur das D-Team vom Halbkreis fern. Der Schütze braucht dort aber ein Feld. Dass ein Elfmeter anders zählt als sonst ein Schuss, sagt es nicht.',
      en: 'The booklet repositions “these pawns”, those from the penalty area, and keeps only the D-Team out of the arc. The taker, however, needs a square there. It does not say that a penalty counts differently from any other shot.',
    },
  },
  'I-40': {
    paragraphs: ['STW-1A.8', 'STW-4.4', 'STW-6C.6', 'STW-9A.5', 'STW-9A.12'],
    title: { de: 'Platzverweise und kleinere Teams', en: 'Sendings-off and short teams' },
    reading: {
      de: 'Ersatz gibt es nicht, auch keine Mindestzahl. Für einen Torwart, der vom Platz muss, rückt niemand nach: Niemand zählt 2 dazu, Elfmeter werden ohne Torwart geschossen, den Abschlag führt ein Feldspieler von D1 oder E1 aus, mit zwei Würfeln; sonst wirft er einen. In der Aufstellung bleiben Felder der geschwächten Reihe leer, nummerierte Figuren dürfen Sturm- oder Mittelfeldplätze füllen. Wer anstößt, braucht eine Figur mit dem Ball im Mittelkreis: eine nummerierte, sonst einen Verteidiger. Gibt es außer dem Ballbesitzer keinen Feldspieler mehr, entfällt der erste Schritt. Karten gelten in der Verlängerung weiter. Ist auch die letzte Figur eines Teams vom Platz gestellt, ist das Spiel zu Ende und der Gegner hat gewonnen. Hat ein Team nur noch den Torwart, stößt er selbst an, mit zwei Würfeln.',
      en: 'There is no substitute and no minimum number. Nobody takes the place of a goalkeeper sent off: nobody adds 2, penalties are taken without a goalkeeper, and a field player on D1 or E1 takes the goal kick with two dice; otherwise he rolls one. In the formation, squares of the weakened line stay empty, and numbered pawns may fill striker or midfield places. The team kicking off needs a pawn with the ball in the centre circle: a numbered one, failing that a defender. If there is no field player besides the carrier, the first step lapses. Cards remain valid in extra time. If even the last pawn of a team is sent off, the match is over and the opponent has won. A team with nobody but its goalkeeper kicks off with him, using two dice.',
    },
    reason: {
      de: 'Das Heft kennt den Platzverweis, aber nicht das Weiterspielen in Unterzahl. Die zwei Würfel verlangt 6C für den Abschlag selbst, nicht für den Torwart. Gelbe Karten zählen je Spiel, und die Verlängerung gehört dazu. Ohne Figur gibt es keinen Anstoß und keinen Zug mehr.',
      en: 'The booklet has sendings-off but says nothing about playing on short. The two dice are demanded by 6C for the goal kick itself, not for the goalkeeper. Yellow cards count per match, and extra time is part of it. Without a pawn there is no kick-off and no move left.',
    },
  },
  'I-41': {
    paragraphs: ['STW-9C.1', 'STW-9C.4', 'STW-9C.6', 'STW-11A.1', 'STW-11A.3', 'STW-11A.4'],
    setting: 'moveClock',
    title: { de: 'Regelverstöße und abgelaufene Zeit', en: 'Breaches and expired time' },
    reading: {
      de: 'Am Bildschirm ist Unerlaubtes nicht möglich; ein geringfügiges Foul entsteht dort nur, wenn jemand seine 60 Sekunden für einen Zug überschreitet. Diese Zuguhr lässt sich abschalten. Am Spieltisch wird die Stellung vor dem Verstoß wiederhergestellt, dann gibt es Freistoß im Mittelkreis. War das D-Team schuld, darf das A-Team ablehnen und spielt aus der wiederhergestellten Stellung weiter; das D-Team darf nie ablehnen. Solange eine Spielfortsetzung gestellt wird, ist das begünstigte Team das A-Team: Setzt der Gegner dabei falsch um, hat es die Wahl zwischen dem Freistoß im Mittelkreis und der Fortsetzung, die es schon hat. Lehnt das A-Team nach einer Verzögerung ab, gilt der Versuch des D-Teams als verfehlt. Läuft die Zeit zum Umsetzen ab, ist das am Bildschirm kein Foul: Was fehlt, wird auf erlaubte Felder gestellt. Am Spieltisch wird nur absichtliche Verzögerung bestraft, kein langsamer Zug. Ein Verstoß bei der Aufstellung zum Anstoß oder im Elfmeterschießen wird nur berichtigt. Sagt das A-Team 60 Sekunden lang nicht, ob es den Freistoß nimmt, gilt er als genommen.',
      en: 'On screen nothing illegal can be played; a minor foul arises there only when somebody exceeds the 60 seconds for a move. This move clock can be switched off. At a real table the position before the breach is restored, then there is a free kick in the centre circle. If the D-Team was at fault, the A-Team may decline and plays on from the restored position; the D-Team may never decline. While a restart is set up, the team it is awarded to is the A-Team: if its opponents place wrongly, it may choose between the free kick in the centre circle and the restart it already has. If the A-Team declines after a delay, the D-Team’s attempt counts as missed. If the time for repositioning pawns runs out, that is no foul on screen: what is missing is put on permitted squares. At a real table only deliberate delay is punished, not a slow move. A breach while setting up for a kick-off or in the shoot-out is only put right. If the A-Team does not say within 60 seconds whether it takes the free kick, it counts as taken.',
    },
    reason: {
      de: 'Das Heft verlangt, sofort zu berichtigen, sagt aber nicht, wie; die Stellung vor dem Verstoß ist die einzige, über die kein Streit besteht. 11A verweist nur für absichtliche Verzögerung auf 9C; ein Programm kann Absicht nicht erkennen und hält sich an die Uhr. Vor dem Anstoß und im Elfmeterschießen ist kein Spiel im Gang, das ein Freistoß fortsetzen könnte. Zählte der Versuch nach dem Ablehnen nicht als verfehlt, könnte das D-Team eine Torchance endlos hinhalten. A-Team heißt, wer den Ball hat, und der gehört mit der Entscheidung dem begünstigten Team; Regel 10 nennt es schon beim Stellen so. Der Verzicht ist das, was das A-Team erklären kann; ohne Erklärung bleibt es beim Freistoß.',
      en: 'The booklet demands immediate correction but does not say how; the position before the breach is the only one beyond dispute. 11A refers to 9C only for deliberate delay; a program cannot detect intent and goes by the clock. Before a kick-off and in the shoot-out there is no play that a free kick could resume. If the attempt did not count as missed after declining, the D-Team could stall a scoring chance for ever. A-Team is the name of the team that has the ball, and the award gives it to the favoured one; rule 10 already calls it so during the set-up. Declining is what the A-Team may declare; without a declaration the free kick stands.',
    },
  },
  'I-42': {
    paragraphs: [
      'STW-1B.1',
      'STW-1B.7',
      'STW-11B.1',
      'STW-11B.2',
      'STW-11B.3',
      'STW-11B.4',
      'STW-11B.5',
      'STW-11B.6',
      'STW-11C.1.2',
    ],
    title: { de: 'Auslosung, Uhr und letzter Angriff', en: 'Toss, clock and last attack' },
    reading: {
      de: 'Gleiche Würfe um den Anstoß werden wiederholt. Die Uhr läuft in Unterbrechungen weiter, die Seiten werden nicht gewechselt, und vor der Verlängerung wird neu um den Anstoß gewürfelt. Gespielt ist ein Ball, wenn er auf seinem Zielfeld liegt; der Wurf allein genügt nicht. Ein Torschuss, der beim Signal schon zugesprochen ist, wird ausgeführt, auch nach einem außerhalb des Strafraums besiegten Torwart. Der letzte Angriff umfasst das laufende Angriffsspiel mit Zusatzspiel, Versuchen am freien Ball, Zweikämpfen, Torschuss und jedem Eckball oder Elfmeter daraus. Er endet mit Tor, Abschlag, Ballverlust, jedem Freistoß oder dort, wo ein neues Angriffsspiel begänne. Ein Eckball wird ausgeführt; endet er im Strafraum oder als direkter Pass auf ein Distanzschussfeld, geht es weiter, sonst ist Schluss. Ein Dribbling in den Strafraum zählt nur für das laufende Angriffsspiel: Ertönt das Signal, nachdem ein neues begonnen hat, ist Schluss.',
      en: 'Equal rolls for the kick-off are repeated. The clock runs on during stoppages, the teams do not change ends, and before extra time there is a new roll for the kick-off. A ball counts as played when it lies on its target square; the roll alone is not enough. A shot already awarded when the signal sounds is taken, also after a goalkeeper beaten outside the area. The last attack is the current attacking turn with its extra play, attempts at a free ball, duels, shot and any corner or penalty from it. It ends with a goal, a goal kick, loss of the ball, any free kick, or where a new attacking turn would begin. A corner is taken; if it ends in the penalty area or as a direct pass onto a starred square play goes on, otherwise the period is over. A dribble into the area counts for the current attacking turn only: if the signal sounds after a new one has begun, the period is over.',
    },
    reason: {
      de: 'Das Heft nennt kein Anhalten der Uhr und keinen Seitenwechsel und lässt offen, wie ein Gleichstand beim Würfeln ausgeht und was alles zu „diesem Angriff“ gehört. Ein Angriffsspiel ist die Einheit, in der das Heft sonst rechnet. Für den Eckball in der Nachspielzeit gilt dieselbe Bedingung wie für den Angriff selbst. Ein zugesprochener Torschuss ist mehr als der Ball im Strafraum, den das Heft wenigstens verlangt.',
      en: 'The booklet mentions no stopping of the clock and no change of ends, and leaves open how a tie in the toss is decided and what belongs to “this attack”. An attacking turn is the unit the booklet otherwise works in. The corner in added time is measured by the same condition as the attack itself. A shot already awarded is more than the ball in the area that the booklet asks for at the least.',
    },
  },
  'I-43': {
    paragraphs: ['STW-11C.4', 'STW-11C.5', 'STW-11C.6', 'STW-11C.7', 'STW-11C.8'],
    title: { de: 'Das Elfmeterschießen', en: 'The shoot-out' },
    reading: {
      de: 'Wer höher würfelt, schießt zuerst; Gleichstand wird wiederholt. Alles außer einem Tor ist vergeben, Eckball und Abschlag gibt es nicht. Alle 5 + 5 Elfmeter werden geschossen, danach Paare, bis ein Team nach gleich vielen Schüssen vorn liegt. Jede Figur darf schießen, nur keine, die vom Platz gestellt wurde.',
      en: 'The higher roll shoots first; ties are repeated. Anything but a goal is a miss, and there are no corners or goal kicks. All 5 + 5 penalties are taken, then pairs until one team leads after an equal number of shots. Any pawn may shoot except one that was sent off.',
    },
    reason: {
      de: 'Das Heft sagt nur, dass gewürfelt wird, nicht, ob der höhere Wurf beginnt. Von vorzeitigem Ende ist keine Rede. Eine gefoulte Figur, die schießen müsste, gibt es hier nicht.',
      en: 'The booklet only says that dice decide, not whether the higher roll goes first. It mentions no early end. There is no fouled pawn here that would have to shoot.',
    },
  },
  'I-44': {
    paragraphs: ['STW-1B.8', 'STW-1B.9', 'STW-1B.10'],
    title: { de: 'Der Ball beim Anstoß', en: 'The kick-off ball' },
    reading: {
      de: 'Das Zielfeld liegt in der anderen Hälfte, der Weg folgt Regel 3; eine erste Strecke zur Seite ist erlaubt. Der Anstoß endet immer auf einem freien Feld. Dribbeln ist nicht erlaubt.',
      en: 'The target lies in the other half and the path follows rule 3; a first stretch sideways is allowed. The kick-off always ends on a free square. Dribbling is not allowed.',
    },
    reason: {
      de: 'Nach vorn und über die Mittellinie beschreibt, wo der Ball ankommt, nicht jeden Schritt. In der anderen Hälfte steht noch keine eigene Figur, also bleiben nach I-13 nur freie Felder. Vor dem gespielten Ball darf keine Figur ziehen, auch nicht mit ihm.',
      en: 'Forward and over the centre line describes where the ball arrives, not every step. No team-mate stands in the other half yet, so by I-13 only free squares remain. No pawn may move before the ball is played, not even with it.',
    },
  },
  'I-45': {
    paragraphs: ['STW-0.8', 'STW-0.9', 'STW-9A.3', 'STW-9A.6', 'STW-9A.7.2'],
    title: { de: 'Mehr Verwarnungen als Karten', en: 'More cautions than cards' },
    reading: {
      de: 'Verwarnungen zählen auch, wenn keine Karte mehr da ist. Bei einem Platzverweis geht die ausliegende gelbe Karte zurück auf den Stapel; die zweite wird nur gezeigt.',
      en: 'Cautions count even when no card is left. On a sending-off the yellow card on the table goes back to the stack; the second one is only shown.',
    },
    reason: {
      de: 'Bis zu 16 Verwarnungen können zugleich offen sein, je Team 7 Figuren und die Gruppe D; das Spiel hat aber nur 10 gelbe und 5 rote Karten. Der Vorrat im Karton soll kein Foul ungeahndet lassen.',
      en: 'Up to 16 cautions can be open at once, 7 pawns and group D per team, but the set has only 10 yellow and 5 red cards. The supply in the box should not leave a foul unpunished.',
    },
  },
  'I-46': {
    paragraphs: ['STW-5.7', 'STW-5A.2.4', 'STW-6C.1'],
    title: { de: 'Verderbte Stellen und Nummern', en: 'Garbled passages and numbering' },
    reading: {
      de: 'Wo 5A von einem Ball auf zwei Figuren spricht, gilt ein doppeltes „auf“ als Druckfehler: Gemeint ist direkt auf das Feld. Die 1 im Kreis auf dem Kreisel ist das Zeichen des Torwarts. Die Nummern hinter dem Punkt sind unsere, ausgenommen 1 und 2 in 5A.',
      en: 'In the sentence on a ball played to a square with two pawns (5A) a repeated word is taken as a misprint: directly onto the square is meant. The circled 1 on the spinner is the goalkeeper’s sign. The numbers after the dot are ours, except 1 and 2 in 5A.',
    },
    reason: {
      de: 'Der Satz ergibt nur so einen Sinn, und der Torwart trägt die 1. Das Heft zählt nur seine Regeln 1–12 mit Buchstaben und in 5A zwei Abschnitte; zum Zitieren braucht es mehr.',
      en: 'The sentence makes sense only this way, and the goalkeeper wears number 1. The booklet numbers only its rules 1–12 with letters and two sections in 5A; citing needs more.',
    },
  },
  'I-47': {
    paragraphs: ['STW-2.18', 'STW-3.8', 'STW-6A.2', 'STW-11A.1', 'STW-11A.4'],
    title: { de: 'Wann die 60 Sekunden beginnen', en: 'When the 60 seconds start' },
    reading: {
      de: 'Für einen Zug mit Figur oder Ball beginnen sie mit dem Wurf, für den Zug des Torwarts ohne Wurf mit dem Beginn des Zugs des D-Teams. Zum Umsetzen vor einer Spielfortsetzung hat jedes Team eigene 60 Sekunden: Sie laufen ab der Entscheidung, aber nur, während das Team mit Stellen an der Reihe ist. Genau 60 Sekunden sind noch rechtzeitig.',
      en: 'For a move of pawn or ball they start with the roll, for the goalkeeper’s move without a roll with the start of the D-Team’s turn. For repositioning pawns before a restart each team has 60 seconds of its own: they run from the award, but only while it is that team’s turn to place. Exactly 60 seconds is still in time.',
    },
    reason: {
      de: 'Für Züge nennt das Heft den Wurf, für das Umsetzen keinen Beginn. Wo die Teams abwechselnd stellen, könnte bei einer gemeinsamen Frist ab der Entscheidung das erste dem anderen die Zeit wegnehmen. „Innerhalb“ schließt die sechzigste Sekunde ein.',
      en: 'For moves the booklet names the roll, for repositioning no start at all. Where the teams place in turn, one common window from the award would let the first use up the other’s time. “Within” includes the sixtieth second.',
    },
  },
  'I-48': {
    paragraphs: ['STW-1A.1'],
    title: { de: 'Die Nummern der Figuren', en: 'The numbers of the pawns' },
    reading: {
      de: 'Die sechs nummerierten Feldspieler tragen 6 bis 11, der Torwart die 1. Die Verteidiger bleiben ohne Nummer; in der Notation heißen sie a, b, c und d.',
      en: 'The six numbered field players wear 6 to 11, the goalkeeper 1. The defenders stay without numbers; in notation they are a, b, c and d.',
    },
    reason: {
      de: 'Das Heft sagt nur, dass der Torwart die 1 hat und sechs Figuren nummeriert sind. Mit 6 bis 11 bleiben 2 bis 5 für die vier Verteidiger, wie in einer Elf mit Viererkette. Für Karten zählen die Verteidiger als Gruppe; die Buchstaben halten sie nur beim Mitschreiben auseinander.',
      en: 'The booklet only says that the goalkeeper is 1 and that six pawns are numbered. With 6 to 11, the numbers 2 to 5 are left to the four defenders, as in an eleven with a back four. For cards the defenders count as a group; the letters only tell them apart in the record.',
    },
  },
  'I-49': {
    paragraphs: ['STW-1A.6', 'STW-1A.7', 'STW-5.8'],
    title: { de: 'Jeder Anstoß mit neuer Aufstellung', en: 'A fresh set-up at every kick-off' },
    reading: {
      de: 'Vor jedem Anstoß, auch nach einem Tor und zu jedem Spielabschnitt, stellen beide Teams neu auf. Jedes bestimmt dabei wieder frei, welche nummerierten Figuren im Mittelfeld und welche im Sturm stehen, auf welchen Feldern der Querreihe 8 die Stürmer beginnen und ob der Torwart auf D1 oder E1 steht.',
      en: 'Before every kick-off, after a goal and at the start of each period too, both teams set up afresh. Each again freely decides which numbered pawns play in midfield and which up front, on which squares of row 8 the strikers begin, and whether the goalkeeper stands on D1 or E1.',
    },
    reason: {
      de: 'Nach einem Tor geht es zurück in die Startaufstellung; ob die erste Wahl dann bindet, sagt das Heft nicht. Es nennt Nummern und Felder frei wählbar, ohne das auf den Spielbeginn zu beschränken.',
      en: 'After a goal the pawns return to the starting formation; the booklet does not say whether the first choice is then binding. It leaves numbers and squares to free choice without limiting that to the start of the match.',
    },
  },
  'I-50': {
    paragraphs: ['STW-1A.11', 'STW-9A.4', 'STW-9A.6', 'STW-9A.7.1', 'STW-9A.7.2', 'STW-9A.10'],
    title: { de: 'Karten in der Hand sind Buchführung', en: 'Handling cards is book-keeping' },
    reading: {
      de: 'Zeigen, Ablegen und Zurücklegen der Karten hält nur fest, was schon gilt, und ändert am Spiel nichts. Verwarnung und Platzverweis entstehen mit dem Foul. Eine vergessene oder falsch gelegte Karte wird berichtigt; ein geringfügiges Foul ist sie nicht.',
      en: 'Showing, laying down and returning cards only records what already holds and never changes play. Caution and sending-off come with the foul. A card forgotten or laid in the wrong place is put right; it is not a minor foul.',
    },
    reason: {
      de: 'Das Heft beschreibt genau, wo welche Karte liegt, nennt aber keine Folge, wenn es unterbleibt. Die Folgen eines Fouls hängen an den Würfeln, nicht an der Karte; am Bildschirm führt das Programm Buch.',
      en: 'The booklet describes exactly which card lies where but names no consequence if that is omitted. The consequences of a foul depend on the dice, not on the card; on screen the program keeps the books.',
    },
  },
  'I-51': {
    paragraphs: ['STW-0.17', 'STW-11C.1.1', 'STW-11C.3'],
    title: { de: 'Eine Partie, die nicht zu Ende gespielt wird', en: 'A match that is not played to its end' },
    reading: {
      de: 'Wer aufgibt oder geht und nicht wiederkommt, hat verloren. Führt der Sieger, bleibt der Spielstand; sonst erhält er ein Tor mehr als der Verlierer. Ein Unentschieden kann nicht vereinbart werden. Wird abgesagt, bevor jemand etwas getan hat, gilt die Partie als nicht gespielt.',
      en: 'Whoever gives up, or goes and does not come back, has lost. If the winner leads the score stands; otherwise he is given one goal more than the loser has. A draw cannot be agreed. Called off before anybody has done anything, the match counts as not played.',
    },
    reason: {
      de: 'Das Heft kennt kein vorzeitiges Ende. Mehr Tore gewinnen (0.17); ein Tor mehr ist das wenigste, was dazu fehlt. Steht es gleich, finden Verlängerung und Elfmeterschießen einen Sieger (11C).',
      en: 'The booklet knows no early end. More goals win (0.17); one goal more is the least that is missing. At a level score extra time and shoot-out find a winner (11C).',
    },
  },
  'I-52': {
    paragraphs: ['STW-0.17', 'STW-0.18', 'STW-5.8'],
    setting: 'firstGoalWins',
    title: { de: 'Das erste Tor gewinnt', en: 'The first goal wins' },
    reading: {
      de: 'Eine Hausregel, die vom Heft abweicht und nur gilt, wenn beide sie vorher vereinbaren: Mit dem ersten Tor ist das Spiel gewonnen, es gibt keinen Anstoß mehr. Fällt keins, geht es wie sonst in Verlängerung und Elfmeterschießen; auch in der Verlängerung gewinnt das erste Tor.',
      en: 'A house rule that departs from the booklet and holds only if both agree on it beforehand: the first goal wins the match, and there is no further kick-off. If there is none, extra time and shoot-out follow as ever; in extra time, too, the first goal wins.',
    },
    reason: {
      de: 'Nach dem Heft gewinnt, wer am Ende der Spielzeit mehr Tore hat. Eine andere Dauer dürfen die Teams vereinbaren; wer nur zehn Minuten hat, will wissen, worauf es in ihnen ankommt.',
      en: 'By the booklet whoever has more goals at the end of the playing time wins. The teams may agree on another length; whoever has only ten minutes wants to know what they hang on.',
    },
  },
} as const satisfies Readings<Paragraph>;
