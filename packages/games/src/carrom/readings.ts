import type { Readings } from '@bande/core';
import type { Paragraph } from './rulebook.ts';

/** Where the laws are silent, contradict themselves or lack their picture: what we do, and why. Numbers without a name are laws. */
export const readings = {
  'CI-1': {
    paragraphs: ['ICF-77b.1', 'ICF-77b.2', 'ICF-77b.3', 'ICF-98b.3', 'ICF-99b.2', 'ICF-100b.2', 'ICF-101b.2'],
    title: { de: 'Ungültig mit Striker und eigenen Steinen', en: 'Improper stroke with striker and own pieces' },
    reading: {
      de: 'Fallen in einem ungültigen Schuss eigene Steine und der Striker, ohne dass die Queen im Spiel ist, kommt zu den Steinen des Schusses genau einer dazu.',
      en: 'If own pieces and the striker fall in an improper stroke and the queen is not involved, exactly one piece is added to those of the stroke.',
    },
    reason: {
      de: 'Überall sonst kostet ein ungültiger Schuss mit Striker zwei Steine, 77b nennt nur einen. Eine ausdrückliche Zahl geht einer Ableitung vor. Vermutlich ist sie ein Versehen der Übersetzung: Eine englische Zusammenfassung aus anderer Hand nennt Schuld und Strafe, am Original ließ sich das nicht prüfen. Die Zahl steht deshalb an einer einzigen Stelle.',
      en: 'Everywhere else an improper stroke with the striker costs two pieces; 77b names only one. A stated number goes before an analogy. It is probably a slip of the translation: an English summary by a third party has a due and a penalty here, which could not be checked against the original. The number therefore stands in one place only.',
    },
  },
  'CI-2': {
    paragraphs: ['ICF-72a.1', 'ICF-72a.2', 'ICF-74.2', 'ICF-76.2', 'ICF-64a.2', 'ICF-13', 'ICF-14'],
    title: { de: 'Ungültig mit Striker, ohne eigene Steine', en: 'Improper stroke with striker, no own piece' },
    reading: {
      de: 'Fällt der Striker in einem ungültigen Schuss allein oder nur mit gegnerischen Steinen, kostet das zwei Steine, eine Schuld und eine Strafe, und das Schussrecht.',
      en: 'If the striker falls in an improper stroke alone or with opposing pieces only, it costs two pieces, one due and one penalty, and the turn.',
    },
    reason: {
      de: '72a und 74 sprechen nur von gültigen Schüssen, 76 verweist auf die Regeln. Der Striker bringt eine Schuld (13), das Foul eine Strafe (14, 64a). So machen es auch 99 und 100, wo der ungültige Schuss einen Stein mehr kostet als der gültige.',
      en: '72a and 74 speak of proper strokes only, and 76 refers to the laws. The striker brings a due (13), the foul a penalty (14, 64a). 99 and 100 do the same: there the improper stroke costs one piece more than the proper one.',
    },
  },
  'CI-3': {
    paragraphs: ['ICF-45c.1', 'ICF-45c.2', 'ICF-44', 'ICF-45a.1', 'ICF-72a.2', 'ICF-95d.2'],
    title: { de: 'Striker fällt beim Anstoß', en: 'Striker pocketed at the break' },
    reading: {
      de: 'Ohne Schuld- oder Strafstein bleibt nur ein Anstoßversuch, bei dem kein Stein berührt wurde. Ist ein Stein berührt, ist der Anstoß ausgeführt und alle übrigen Regeln gelten.',
      en: 'Only an attempt at the break that touched no piece stays without a due or penalty piece. Once a piece is touched the break is made and all other laws apply.',
    },
    reason: {
      de: '45c verneint jede Schuld, 95d verlangt sie für Queen und Striker beim Anstoß. Beides geht nur zusammen, wenn 45c von Versuchen ohne Berührung spricht, die nach 44 und 45a noch kein Anstoß sind. Ein englischer Auszug aus anderer Hand hat genau diesen Zusatz; am Original ließ er sich nicht prüfen.',
      en: '45c denies any due, 95d demands one for queen and striker at the break. Both can hold only if 45c speaks of attempts without contact, which by 44 and 45a are no break yet. An English extract by a third party has just this addition; it could not be checked against the original.',
    },
  },
  'CI-4': {
    paragraphs: ['ICF-45b.1', 'ICF-45b.2', 'ICF-45b.4', 'ICF-137'],
    title: { de: 'Anstoß misslingt beiden Seiten', en: 'Neither side manages the break' },
    reading: {
      de: 'Jede Seite hat in ihrem Turn bis zu drei Versuche, der Anstoß geht hin und her, die Farben bleiben. Nach je drei Turns ohne Berührung wird das Board annulliert und mit demselben Anstoßenden wiederholt.',
      en: 'Each side has up to three attempts in its turn, the break goes to and fro, the colours stay. After three turns each without contact the board is void and replayed with the same breaker.',
    },
    reason: {
      de: '45b sagt nicht, wie viele Versuche der Gegner hat und was folgt, wenn auch er nichts trifft. Dieselbe Zahl für beide ist das Naheliegende, und 137 setzt dem ein Ende.',
      en: '45b does not say how many attempts the opponent has and what follows if he hits nothing either. The same number for both is the obvious reading, and 137 puts an end to it.',
    },
  },
  'CI-5': {
    paragraphs: ['ICF-47.1', 'ICF-64b.1', 'ICF-76.1'],
    title: { de: 'Verfrühter Anstoß mit gegnerischen Steinen', en: 'Early break that pockets opposing pieces' },
    reading: {
      de: 'Nach einem Anstoß vor „Play“ kommen eigene Steine und die Queen wieder aufs Brett; gegnerische bleiben versenkt.',
      en: 'After a break before “Play” own pieces and the queen return to the board; opposing ones stay pocketed.',
    },
    reason: {
      de: '47 spricht von allen Steinen. 64b und 76 trennen im selben Fall, dem Foul, zwischen eigenen und gegnerischen.',
      en: '47 speaks of all pieces. For the same case, a foul, 64b and 76 distinguish between own and opposing ones.',
    },
  },
  'CI-6': {
    paragraphs: ['ICF-13', 'ICF-14', 'ICF-47.2', 'ICF-64b.2', 'ICF-72a.2', 'ICF-77a.2', 'ICF-95b.1', 'ICF-95c'],
    title: { de: 'Schuld und Strafe', en: 'Due and penalty' },
    reading: {
      de: 'Schuld und Strafe sind zwei Namen mit derselben Behandlung. Auch eine offene Strafe nimmt deshalb das Recht auf die Queen (95b).',
      en: 'Due and penalty are two names with one treatment. An outstanding penalty, too, therefore takes away the right to the queen (95b).',
    },
    reason: {
      de: '13 behält die Schuld dem versenkten Striker vor, aber 47, 64b und 77a nennen auch den Foulstein so, und 72a nennt den Schuldstein eine Strafe. 95c nennt beide zugleich.',
      en: '13 reserves the due for the pocketed striker, but 47, 64b and 77a call the piece for a foul so too, and 72a calls the due a punishment. 95c names both together.',
    },
  },
  'CI-7': {
    paragraphs: [
      'ICF-63a.1',
      'ICF-63b',
      'ICF-64a.1',
      'ICF-82a.2',
      'ICF-85.2',
      'ICF-86.2',
      'ICF-89b.2',
      'ICF-114.2',
      'ICF-122b.i',
      'ICF-126a',
      'ICF-131',
      'ICF-134.3',
    ],
    title: { de: 'Welche Art von Foul', en: 'Which kind of foul' },
    reading: {
      de: 'Ob ein Verstoß technisches Foul oder Foul ist, entscheiden immer 63 und 64. Wer vor dem eigenen Turn falsch platziert, begeht ein technisches Foul und schießt danach; wer platziert, ohne am Schuss zu sein, ebenso; wer mitten im eigenen Turn platziert, begeht ein Foul und verliert das Schussrecht.',
      en: 'Whether a breach is a technical foul or a foul is always decided by 63 and 64. Whoever places wrongly before his own turn commits a technical foul and then shoots; likewise whoever places without being on turn; whoever places in the middle of his own turn commits a foul and loses the turn.',
    },
    reason: {
      de: 'Viele Regeln sagen nur, es sei ein Foul nach den Regeln. Die einzige Einteilung, die es gibt, steht in 63 und 64.',
      en: 'Many laws only call it a foul under the laws. The only classification there is stands in 63 and 64.',
    },
  },
  'CI-8': {
    paragraphs: ['ICF-112a', 'ICF-112b', 'ICF-110a', 'ICF-110b', 'ICF-54'],
    title: { de: '22 Punkte in 110 und 112', en: '22 points in 110 and 112' },
    reading: {
      de: 'Auch in 112 gewinnt der Gegner ab 22 Punkten nur um 1. In 110 ist es bei jedem Stand 1 Punkt.',
      en: 'In 112, too, the opponent wins by 1 only from 22 points on. In 110 it is 1 point whatever the score.',
    },
    reason: {
      de: 'Alle Nachbarregeln setzen die 3 ab 22 Punkten herab, nur bei 112 fehlt der Satz. 54 gilt allgemein. 110 zählt die Queen ohnehin nicht.',
      en: 'All neighbouring laws reduce the 3 from 22 points on; only 112 lacks the sentence. 54 is general. 110 does not count the queen anyway.',
    },
  },
  'CI-9': {
    paragraphs: ['ICF-78b.i', 'ICF-78b.ii', 'ICF-63a.2', 'ICF-63b'],
    title: { de: 'Wer im Doppel platziert', en: 'Who places in doubles' },
    reading: {
      de: 'Ist die Seite des Schuldners am Schuss, platziert der rechte Nachbar des Spielers am Schuss, sonst der Spieler am Schuss selbst. Am Ende eines Schusses gilt noch als am Schuss, wer geschossen hat.',
      en: 'If the debtor’s side is on turn, the player to the right of the player on turn places, otherwise the player on turn himself. At the end of a stroke the player who made it still counts as on turn.',
    },
    reason: {
      de: 'Wörtlich genommen ließe 78b.i die eigene Seite die Strafe platzieren, wenn der Täter nicht am Schuss ist. 63 sagt aber, dass der Gegner platziert.',
      en: 'Taken literally, 78b.i would let the offender’s own side place the penalty when he is not on turn. But 63 says that the opponent places.',
    },
  },
  'CI-10': {
    paragraphs: ['ICF-80', 'ICF-87.2', 'ICF-88'],
    title: { de: 'Eine Uhr für Entscheiden und Platzieren', en: 'One clock for deciding and placing' },
    reading: {
      de: 'Ab der Ansage läuft eine einzige Uhr von 15 Sekunden. Ist an ihrem Ende nichts gelegt und nichts gesagt, ist das Recht für alle noch zu legenden Steine verloren: Die Schuld ist getilgt, die Steine bleiben versenkt, ein Foul ist es nicht. Was rechtzeitig liegt, bleibt. Eine Schuld, für die noch kein Stein im Loch war, bleibt offen und wird nach dem nächsten Schuss angesagt.',
      en: 'A single clock of 15 seconds runs from the announcement. If at its end nothing is placed and nothing said, the right is lost for all pieces still to be placed: the debt is cancelled, the pieces stay pocketed, it is no foul. What was placed in time stays. A due for which no piece was in the pockets yet stays open and is announced after the next stroke.',
    },
    reason: {
      de: '87 gibt 15 Sekunden für die Entscheidung, 88 ebenso viel für das Platzieren; ob nacheinander oder zugleich, ist offen. Eine Uhr ist einfacher und hält das Spiel nicht auf.',
      en: '87 gives 15 seconds to decide, 88 as many to place; whether one after the other or together is open. One clock is simpler and does not hold up play.',
    },
  },
  'CI-11': {
    paragraphs: ['ICF-79a', 'ICF-83.1', 'ICF-83.2', 'ICF-87.1'],
    title: { de: 'Platz nur für einen Teil', en: 'Room for some only' },
    reading: {
      de: 'Reicht der Platz nur für einen Teil der Steine, werden diese gelegt und der Rest aufgeschoben.',
      en: 'If there is room for some of the pieces only, these are placed and the rest deferred.',
    },
    reason: {
      de: 'Dass man nur auf alle oder keinen verzichten kann (87), betrifft den Verzicht, nicht das Warten auf Platz (79a).',
      en: 'That one can waive all or none (87) concerns waiving, not waiting for room (79a).',
    },
  },
  'CI-12': {
    paragraphs: ['ICF-84a', 'ICF-85.1', 'ICF-89b.1'],
    title: { de: 'Maße für das Platzieren', en: 'Measures for placing' },
    reading: {
      de: 'Im Außenkreis liegt ein Stein, dessen ganze Scheibe innerhalb der Außenkante der Kreislinie liegt. Den Mittelkreis deckt er, wenn er ihn überlappt; berühren darf er ihn.',
      en: 'A piece lies inside the outer circle if its whole disc lies within the outer edge of the circle line. It covers the centre circle if it overlaps it; touching is allowed.',
    },
    reason: {
      de: 'Die Regeln nennen keine Grenze. Diese ist am Brett zu sehen und eindeutig zu rechnen.',
      en: 'The laws name no limit. This one can be seen on the board and computed without doubt.',
    },
  },
  'CI-13': {
    paragraphs: ['ICF-16a', 'ICF-16b', 'ICF-114.1', 'ICF-114.2'],
    title: { de: 'Wann Pair, wann Cannon', en: 'When a pair, when a cannon' },
    reading: {
      de: 'Cannon: höchstens 0,5 mm Abstand zwischen den Rändern. Pair: bis zu einem Steindurchmesser. In beiden Fällen trifft die Linie vom gelegten Stein durch die Mitte des anderen die Öffnung eines Lochs. Verboten ist das nur mit der Queen.',
      en: 'Cannon: a gap of at most 0.5 mm between the edges. Pair: up to one piece diameter. In both cases the line from the placed piece through the centre of the other meets the mouth of a pocket. It is forbidden only with the queen.',
    },
    reason: {
      de: 'Die Regeln sprechen von der ungefähren Richtung eines Lochs und nennen kein Maß. 114 nennt nur die Queen.',
      en: 'The laws speak of the rough direction of a pocket and give no measure. 114 names only the queen.',
    },
  },
  'CI-14': {
    paragraphs: ['ICF-79a', 'ICF-81'],
    title: { de: 'Platz entsteht später', en: 'Room appears later' },
    reading: {
      de: 'Sobald Platz ist, wird vor dem nächsten Schuss platziert, gleich in wessen Turn.',
      en: 'As soon as there is room, the piece is placed before the next stroke, no matter in whose turn.',
    },
    reason: {
      de: '79a verlangt es sobald möglich, 81 sofort im Turn des Berechtigten. Das ist derselbe Vorgang.',
      en: '79a wants it as soon as possible, 81 at once in the turn of the entitled player. That is the same procedure.',
    },
  },
  'CI-15': {
    paragraphs: ['ICF-63a.2', 'ICF-64a.2', 'ICF-72b', 'ICF-78a.1', 'ICF-83.2'],
    title: { de: 'Kein Stein zum Herausnehmen da', en: 'No piece to take out' },
    reading: {
      de: 'Hat der Täter noch keinen Stein in den Löchern, bleibt die Strafe offen, bis einer fällt.',
      en: 'If the offender has no piece in the pockets yet, the penalty stays outstanding until one falls.',
    },
    reason: {
      de: '63 und 64 schweigen dazu. Für die Schuld regeln es 72b, 78a und 83 so.',
      en: '63 and 64 are silent. 72b, 78a and 83 settle it in this way for the due.',
    },
  },
  'CI-16': {
    paragraphs: ['ICF-92', 'ICF-95a.1', 'ICF-95c', 'ICF-95d.1', 'ICF-97b.1'],
    title: { de: 'Das Recht auf die Queen', en: 'The right to the queen' },
    reading: {
      de: 'Das Recht entsteht, sobald irgendjemand einen Stein dieser Farbe versenkt hat, und bleibt. 95c hebt nur 95a auf. Liegen vor dem Schuss neun eigene Steine auf dem Brett, gelten 95d und 97b trotzdem.',
      en: 'The right arises as soon as anybody has pocketed a piece of that colour, and it stays. 95c lifts only 95a. If nine own pieces lie on the board before the stroke, 95d and 97b apply all the same.',
    },
    reason: {
      de: '95c lässt das Recht bestehen, obwohl neun Steine liegen; 95d und 97b fragen nur nach den neun Steinen. 92 und 95a sagen nicht, wer den Stein versenkt haben muss.',
      en: '95c keeps the right although nine pieces lie there; 95d and 97b ask only about the nine pieces. 92 and 95a do not say who must have pocketed the piece.',
    },
  },
  'CI-17': {
    paragraphs: ['ICF-95b.1', 'ICF-95b.2', 'ICF-78a.2'],
    title: { de: 'Queen mit eigenem Stein bei offener Schuld', en: 'Queen with own piece while a due is outstanding' },
    reading: {
      de: 'Die Queen kommt heraus, das Schussrecht ist verloren, und der eigene Stein tilgt die Schuld.',
      en: 'The queen comes out, the turn is lost, and the own piece serves the due.',
    },
    reason: {
      de: '95b macht keine Ausnahme für mitgefallene Steine. 78a nimmt den Stein, sobald er da ist.',
      en: '95b makes no exception for pieces that fall along. 78a takes the piece as soon as it is there.',
    },
  },
  'CI-18': {
    paragraphs: ['ICF-95d.3', 'ICF-98a.4', 'ICF-73.3'],
    title: {
      de: 'Queen, eigener Stein und Striker bei neun Steinen',
      en: 'Queen, own piece and striker with nine pieces on the board',
    },
    reading: {
      de: 'Fällt mit Queen und Striker auch ein eigener Stein, bleibt das Schussrecht (98a), auch wenn vorher neun eigene Steine auf dem Brett lagen.',
      en: 'If an own piece falls with queen and striker, the turn is kept (98a) even if nine own pieces lay on the board before.',
    },
    reason: {
      de: '95d spricht von Queen und Striker ohne eigenen Stein. Ein eigener Stein hält das Schussrecht auch in 73.',
      en: '95d speaks of queen and striker without an own piece. An own piece keeps the turn in 73 too.',
    },
  },
  'CI-19': {
    paragraphs: ['ICF-98a.2', 'ICF-98b.2', 'ICF-99a.1', 'ICF-99b.1', 'ICF-74.1'],
    title: { de: 'Queen und Striker mit gegnerischen Steinen', en: 'Queen and striker with opposing pieces' },
    reading: {
      de: 'Fallen mit Queen und Striker nur gegnerische Steine, bleiben diese versenkt; das Übrige folgt 99.',
      en: 'If only opposing pieces fall with queen and striker, these stay pocketed; the rest follows 99.',
    },
    reason: {
      de: '98 sagt nicht, wessen Steine gemeint sind, nimmt aber nur eigene heraus. 74 lässt gegnerische versenkt.',
      en: '98 does not say whose pieces are meant but takes out own ones only. 74 leaves opposing ones pocketed.',
    },
  },
  'CI-20': {
    paragraphs: ['ICF-64b.1', 'ICF-77a.1', 'ICF-101b.3', 'ICF-15'],
    title: { de: 'Ungültiges Bestätigen ohne Striker', en: 'Improper cover without striker' },
    reading: {
      de: 'Fällt beim Bestätigen ein eigener Stein in einem ungültigen Schuss, gilt 77a, und die Queen ist nicht bestätigt.',
      en: 'If an own piece falls in an improper attempt to cover, 77a applies and the queen is not covered.',
    },
    reason: {
      de: 'Der Fall ist nicht geregelt. 101b sieht für denselben Schuss mit Striker die Queen als nicht bestätigt an.',
      en: 'The case is not settled. For the same stroke with the striker 101b regards the queen as not covered.',
    },
  },
  'CI-21': {
    paragraphs: ['ICF-15', 'ICF-50.1', 'ICF-64a.3', 'ICF-96.1'],
    title: { de: 'Foul vor dem Bestätigen', en: 'Foul before the cover' },
    reading: {
      de: 'Verliert ein Spieler das Schussrecht, solange die Queen zu bestätigen ist, kommt sie wieder aufs Brett.',
      en: 'If a player loses the turn while the queen is still to be covered, she returns to the board.',
    },
    reason: {
      de: 'Bestätigt wird nur mit dem nächsten Schuss (15, 96). Diesen Schuss hat er dann nicht mehr.',
      en: 'She can be covered only by the next stroke (15, 96), and that stroke is no longer his.',
    },
  },
  'CI-22': {
    paragraphs: ['ICF-93.1', 'ICF-65a', 'ICF-9.2', 'ICF-94.1', 'ICF-A.6.1'],
    title: { de: 'Drei Namen für den Mittelkreis', en: 'Three names for the centre circle' },
    reading: {
      de: 'Innerer Kreis, Zentralkreis und Zentrumskreis sind derselbe: der Mittelkreis nach A.6.',
      en: 'The text has three names for one circle: the centre circle of A.6.',
    },
    reason: {
      de: 'Das Brett hat in der Mitte nur einen kleinen Kreis.',
      en: 'The board has only one small circle in the middle.',
    },
  },
  'CI-23': {
    paragraphs: ['ICF-94.1', 'ICF-94.2', 'ICF-94.3'],
    title: { de: 'Queen auf belegtem Mittelkreis', en: 'Queen on a covered centre circle' },
    reading: {
      de: 'Ist irgendein Teil des Mittelkreises frei, deckt die Queen davon so viel wie möglich. Nur wenn nichts frei ist, liegt sie am Kreis auf der Seite, die vom nächsten Schützen am weitesten entfernt ist.',
      en: 'If any part of the centre circle is free, the queen covers as much of it as possible. Only if none is free does she lie against the circle on the side farthest from the next shooter.',
    },
    reason: {
      de: '94 nennt zwei Ziele, verbunden mit „oder“. Das erste steht vorn und ist der Zweck des Kreises; das zweite braucht eine feste Stelle, damit zweimal dasselbe herauskommt.',
      en: '94 names two goals joined by “or”. The first comes first and is what the circle is for; the second needs a fixed spot so that the same comes out twice.',
    },
  },
  'CI-24': {
    paragraphs: ['ICF-71', 'ICF-113', 'ICF-123.1', 'ICF-92'],
    title: { de: 'Ein Stein fällt ohne Schuss', en: 'A piece falls without a stroke' },
    reading: {
      de: 'Fällt vor dem nächsten Schuss etwas ins Loch, gehört es zum letzten Schuss, wenn dieser nicht zu Ende war oder in der Nähe etwas bewegt hat; sonst ist es versenkt, ohne das Schussrecht zu ändern. Eine so gefallene Queen zählt für den Spieler am Schuss, der sie mit dem nächsten Schuss bestätigen muss; hat er kein Recht auf sie, wird sie ohne Verlust des Schussrechts platziert. Fällt so der letzte Stein einer Farbe, endet das Board, als hätte ihn der Spieler am Schuss gültig versenkt (52a, 106, 107); war die Queen noch von der Seite zu bestätigen, deren letzter Stein fiel, gilt sie als bestätigt.',
      en: 'What falls into a pocket before the next stroke belongs to the last stroke if that was not over or moved something nearby; otherwise it is pocketed without effect on the turn. A queen that falls so counts for the player on turn, who must cover her with his next stroke; if he has no right to her, she is placed without loss of turn. If the last piece of a colour falls so, the board ends as if the player on turn had properly pocketed it (52a, 106, 107); if the queen was still to be covered by the side whose last piece fell, she counts as covered.',
    },
    reason: {
      de: '71 und 113 erklären den Fall für korrekt, sagen aber nicht, für wen er zählt. Ohne Schuss kann niemand ein Schussrecht gewinnen oder verlieren.',
      en: '71 and 113 call the fall correct but do not say for whom it counts. Without a stroke nobody can gain or lose a turn.',
    },
  },
  'CI-25': {
    paragraphs: ['ICF-96.2'],
    title: { de: 'Übersehene Queen', en: 'Queen overlooked' },
    reading: {
      de: 'Der Einwand endet mit dem nächsten Schuss gleich welcher Seite. Danach gilt die Queen als von dem bestätigt, der sie versenkt und zuletzt nicht bestätigt hat. Eintragen lässt sich das nur, solange sie seither niemand anders versenkt hat. Das Programm selbst übersieht sie nie.',
      en: 'The claim ends with the next stroke of either side. After that the queen counts as covered by the player who pocketed her and last failed to cover her. It can be entered only as long as nobody has pocketed her since. The program itself never overlooks her.',
    },
    reason: {
      de: '96 nennt den nächsten Schuss, nicht dessen Schützen, und sagt nicht, wem die Queen dann gehört.',
      en: '96 names the next stroke, not who makes it, and does not say whose queen it is then.',
    },
  },
  'CI-26': {
    paragraphs: ['ICF-105a', 'ICF-105b', 'ICF-108a', 'ICF-108b', 'ICF-111a', 'ICF-111b'],
    title: {
      de: 'Striker und beide letzten Steine, Queen auf dem Brett',
      en: 'Striker and both last pieces, queen on the board',
    },
    reading: {
      de: 'Der Gegner gewinnt um 3, ab 22 Punkten um 1; dazu auf Verlangen 1 bei gültigem und 2 bei ungültigem Schuss.',
      en: 'The opponent wins by 3, from 22 points on by 1; on demand 1 more for a proper and 2 more for an improper stroke.',
    },
    reason: {
      de: '108 und 111 passen beide und geben ab 22 Punkten Verschiedenes, 1 und 0. 105 beschreibt die beiden letzten Steine, 108 den Zuschlag für den Striker.',
      en: '108 and 111 both fit and give different results from 22 points on, 1 and 0. 105 describes the two last pieces, 108 the supplement for the striker.',
    },
  },
  'CI-27': {
    paragraphs: ['ICF-106a', 'ICF-106b', 'ICF-111a', 'ICF-111b'],
    title: { de: 'Queen und letzter gegnerischer Stein', en: 'Queen and last opposing piece' },
    reading: {
      de: 'Fallen die Queen und der letzte gegnerische Stein, während eigene liegen bleiben, gewinnt der Gegner um diese eigenen Steine und 3, ab 22 Punkten ohne die 3. Auf Verlangen kommt 1 Punkt für einen ungültigen Schuss und 1 für den Striker dazu.',
      en: 'If the queen and the last opposing piece fall while own ones remain, the opponent wins by those own pieces and 3, from 22 points on without the 3. On demand 1 point is added for an improper stroke and 1 for the striker.',
    },
    reason: {
      de: 'Der Fall ist nicht geregelt. Die Queen ist nicht bestätigt, also steht es wie in 106 und 111.',
      en: 'The case is not settled. The queen was not covered, so it stands as in 106 and 111.',
    },
  },
  'CI-28': {
    paragraphs: ['ICF-103a', 'ICF-103b', 'ICF-109a', 'ICF-109b', 'ICF-111a.x', 'ICF-111b.x'],
    title: { de: 'Bestätigen mit Striker und letzten Steinen', en: 'Cover attempt with striker and last pieces' },
    reading: {
      de: 'Fallen beim Bestätigen Striker und letzter gegnerischer Stein, gilt 103 mit dem Zuschlag aus 111. Fallen der Striker und beide letzten Steine, gilt 109.',
      en: 'If striker and last opposing piece fall in an attempt to cover, 103 applies with the supplement of 111. If the striker and both last pieces fall, 109 applies.',
    },
    reason: {
      de: 'Beides ist nicht geregelt. Die genannten Regeln sind die nächsten Nachbarn mit und ohne Striker.',
      en: 'Neither is settled. The laws named are the nearest neighbours with and without the striker.',
    },
  },
  'CI-29': {
    paragraphs: ['ICF-107b', 'ICF-102b', 'ICF-104b', 'ICF-64b.1', 'ICF-77a.1', 'ICF-98b.1', 'ICF-101b.3'],
    title: {
      de: 'Letzter eigener Stein ungültig, Queen noch zu bestätigen',
      en: 'Last own piece improper, queen still to be covered',
    },
    reading: {
      de: 'Das Board geht weiter: Die eigenen Steine des Schusses und einer mehr kommen heraus, die Queen auch, das Schussrecht ist verloren.',
      en: 'The board goes on: the own pieces of the stroke and one more come out, so does the queen, and the turn is lost.',
    },
    reason: {
      de: '107b setzt die Queen auf dem Brett voraus, 102b und 104b den Fall beider letzten Steine. 98b und 101b lassen das Board sogar mit Striker weitergehen.',
      en: '107b presupposes the queen on the board, 102b and 104b the fall of both last pieces. 98b and 101b let the board go on even with the striker.',
    },
  },
  'CI-30': {
    paragraphs: ['ICF-52a', 'ICF-53a', 'ICF-53b', 'ICF-54'],
    title: {
      de: 'Letzter gegnerischer Stein, Queen schon bestätigt',
      en: 'Last opposing piece, queen already covered',
    },
    reading: {
      de: 'Der Gegner gewinnt um die Steine des Schützen auf dem Brett, dazu 3 nur, wenn er die Queen bestätigt hat und höchstens 21 Punkte hat. Auf Verlangen kommt 1 Punkt für einen ungültigen Schuss und 1 für den Striker dazu.',
      en: 'The opponent wins by the shooter’s pieces on the board, plus 3 only if he covered the queen and has at most 21 points. On demand 1 point is added for an improper stroke and 1 for the striker.',
    },
    reason: {
      de: 'Eine eigene Regel fehlt, also gelten 52 und 53. Die Zuschläge sind überall dieselben.',
      en: 'There is no law of its own, so 52 and 53 apply. The supplements are the same everywhere.',
    },
  },
  'CI-31': {
    paragraphs: ['ICF-102a', 'ICF-104a', 'ICF-110a', 'ICF-110b', 'ICF-112a', 'ICF-112b'],
    title: {
      de: 'Beide letzten Steine, Queen schon bestätigt, kein Striker',
      en: 'Both last pieces, queen already covered, no striker',
    },
    reading: {
      de: 'Gültig: Der Schütze gewinnt um 3 (ab 22 Punkten um 1), wenn er die Queen bestätigt hat, um 1, wenn es der Gegner war. Ungültig: Der Gegner gewinnt um 1, wenn der Schütze bestätigt hat, sonst um 3 (ab 22 Punkten um 1), dazu 1 auf Verlangen.',
      en: 'Proper: the shooter wins by 3 (by 1 from 22 points on) if he covered the queen, by 1 if the opponent did. Improper: the opponent wins by 1 if the shooter covered her, otherwise by 3 (by 1 from 22 points on), plus 1 on demand.',
    },
    reason: {
      de: 'Eine eigene Regel fehlt. Für den gültigen Schuss sind 102a und 104a das Vorbild, für den ungültigen 110 und 112.',
      en: 'There is no law of its own. 102a and 104a are the model for the proper stroke, 110 and 112 for the improper one.',
    },
  },
  'CI-32': {
    paragraphs: [
      'ICF-53b',
      'ICF-53c',
      'ICF-51.1',
      'ICF-91.1',
      'ICF-103a',
      'ICF-106a',
      'ICF-111a',
      'ICF-121b',
      'ICF-126b',
    ],
    title: { de: 'Wem die Punkte der Queen gehören', en: 'Who gets the points of the queen' },
    reading: {
      de: 'Der Gewinner bekommt sie, wenn er die Queen selbst bestätigt hat oder wenn eine Regel sie ihm gibt, weil sie nicht bestätigt war. Hat sie der Verlierer bestätigt, bekommt sie niemand.',
      en: 'The winner gets them if he covered the queen himself or if a law gives them to him because she was not covered. If the loser covered her, nobody gets them.',
    },
    reason: {
      de: '53b nennt den Spieler, ohne zu sagen, welchen. Der Satz hat nur Sinn für den, der bestätigt hat.',
      en: '53b says “the player” without saying which. The sentence makes sense only for the one who covered her.',
    },
  },
  'CI-33': {
    paragraphs: ['ICF-51.1', 'ICF-91.1', 'ICF-91.2', 'ICF-121b', 'ICF-126b', 'ICF-53b', 'ICF-53c', 'ICF-54'],
    title: { de: 'Queen bei verlorenem Board', en: 'Queen when a board is forfeited' },
    reading: {
      de: 'Die 3 Punkte gibt es, wenn die Queen auf dem Brett liegt, noch zu bestätigen ist oder vom Gegner bestätigt wurde. Es gibt sie nicht, wenn der Täter sie bestätigt hat oder der Gegner 22 Punkte oder mehr hat.',
      en: 'The 3 points are given if the queen is on the board, still to be covered, or covered by the opponent. They are not given if the offender covered her or the opponent has 22 points or more.',
    },
    reason: {
      de: 'Gedruckt ist nur die Queen auf dem Brett und nur in 91 die Grenze von 22. Alles andere folgt aus 53 und 54, die allgemein gelten; schlechter als im Spiel soll der Gegner nicht stehen.',
      en: 'Only the queen on the board is printed, and the limit of 22 only in 91. The rest follows from 53 and 54, which are general; the opponent should not fare worse than in play.',
    },
  },
  'CI-34': {
    paragraphs: ['ICF-102b.x', 'ICF-103b.x', 'ICF-108b.x', 'ICF-55.1', 'ICF-56a.1'],
    title: { de: 'Frist für Zusatzpunkte', en: 'Time limit for extra points' },
    reading: {
      de: 'Verlangen kann sie der Gewinner des Boards, bis er weitergeht: zum nächsten Board oder, im letzten, zum Ergebnis des Satzes. Solange das offen ist, geht niemand sonst weiter. Die Grenze von 12 Punkten schließt sie ein. Auch ein verlangter Punkt kann den Satz beenden.',
      en: 'The winner of the board may demand them until he goes on: to the next board or, in the last one, to the result of the game. While that is open nobody else goes on. The limit of 12 points includes them. A demanded point, too, may end the game.',
    },
    reason: {
      de: 'Eine Frist ist nicht gedruckt. Wer weitergeht, hat das vorige Board abgeschlossen.',
      en: 'No time limit is printed. Whoever goes on has closed the previous board.',
    },
  },
  'CI-35': {
    paragraphs: ['ICF-103a', 'ICF-106a', 'ICF-111a', 'ICF-73.1', 'ICF-77a.1'],
    title: { de: 'Welche eigenen Steine zählen', en: 'Which own pieces count' },
    reading: {
      de: 'Gezählt werden die eigenen Steine, die nach dem Schuss auf dem Brett liegen. Mitgefallene zählen nicht, auch wenn sie sonst zurückkämen. Für die Queen zählt, wo sie vor dem Schuss war.',
      en: 'The own pieces lying on the board after the stroke are counted. Those that fell along do not count, even if they would otherwise come back. For the queen it counts where she was before the stroke.',
    },
    reason: {
      de: '103, 106 und 111 sagen es nicht. Der verlangte Zusatzpunkt ist schon der Ausgleich, zweimal soll niemand zahlen.',
      en: '103, 106 and 111 do not say. The demanded extra point is the compensation already; nobody should pay twice.',
    },
  },
  'CI-36': {
    paragraphs: ['ICF-56b.2', 'ICF-52b.ii'],
    title: { de: 'Kein Board ohne Punkte', en: 'No board without points' },
    reading: {
      de: 'Mit diesen Lesarten bringt jedes Board mindestens 1 Punkt; ein neuntes Board entscheidet also immer.',
      en: 'With these readings every board brings at least 1 point; so a ninth board always decides.',
    },
    reason: {
      de: '56b sagt nicht, was nach einem Board ohne Punkte wäre. Der Fall kommt nicht vor.',
      en: '56b does not say what would follow a board without points. The case does not occur.',
    },
  },
  'CI-37': {
    paragraphs: ['ICF-79a', 'ICF-78a.1', 'ICF-83.2', 'ICF-55.2'],
    title: { de: 'Aufgeschobener Stein am Ende', en: 'Deferred piece at the end' },
    reading: {
      de: 'Versenkt der Schuldner seinen letzten Stein, während eine Schuld nur mangels Platz aufgeschoben ist, wird sie zuerst platziert und das Board geht weiter. Ist noch immer kein Platz, verfällt sie. Liegt von einer Farbe kein Stein mehr und kommt keiner zurück, ist das Board im selben Moment zu Ende, auch wenn von der anderen Farbe noch zu platzieren wäre.',
      en: 'If the debtor pockets his last piece while a due is deferred only for want of room, it is placed first and the board goes on. If there is still no room, it lapses. Once no piece of a colour is left and none comes back, the board is over that moment, even if pieces of the other colour were still to be placed.',
    },
    reason: {
      de: '78a und 83 lassen so bald wie möglich platzieren, 55 zählt offene Schulden am Ende nicht mit.',
      en: '78a and 83 have it placed as soon as possible; 55 does not count outstanding dues at the end.',
    },
  },
  'CI-38': {
    paragraphs: ['ICF-50.1', 'ICF-46.2', 'ICF-63a.1', 'ICF-64a.1'],
    title: { de: 'Zeit überschritten', en: 'Time exceeded' },
    reading: {
      de: 'Mehr als 15 Sekunden sind vor dem ersten Schuss des Turns ein technisches Foul, nach dem Platzieren laufen neue 15 Sekunden; später im Turn sind sie ein Foul. Genau 15,0 Sekunden sind rechtzeitig. Stellt der Schiedsrichter selbst die Überschreitung fest, gilt sein Wort, was immer die Uhr am Tisch zeigt.',
      en: 'More than 15 seconds is a technical foul before the first stroke of the turn, with new 15 seconds after the placing; later in the turn it is a foul. Exactly 15.0 seconds is in time. If the umpire himself finds that the time was exceeded, his word counts, whatever the clock at the table shows.',
    },
    reason: {
      de: 'Eine Folge ist nicht gedruckt, also gelten 62 bis 64.',
      en: 'No sanction is printed, so 62 to 64 apply.',
    },
  },
  'CI-39': {
    paragraphs: ['ICF-51.1', 'ICF-51.2', 'ICF-125b.1', 'ICF-125b.2'],
    title: { de: 'Schießen ohne Recht', en: 'Shooting without the right' },
    reading: {
      de: '51 betrifft den, der einen fremden Turn beginnt: Board verloren. 125b betrifft den, der nach einem Schuss mit nur gegnerischen Steinen weitermacht, mag dieser gültig oder ungültig und der Striker mitgefallen sein: Turn verloren, sobald es auffällt. Wer nach einem Schuss ganz ohne Treffer weitermacht, fällt unter 51. Gilt ein solcher Schuss (51 unbemerkt, 125b), wird er wie jeder andere behandelt: Steine bleiben versenkt oder kommen heraus, Striker und Foul kosten ihre Steine. Verschieden ist nur das Schussrecht: Nach 51 spielt der Schütze seinen Turn weiter, nach 125b nicht; eine Queen, die er dabei versenkt, kann er deshalb nur nach 51 noch bestätigen.',
      en: '51 is about beginning somebody else’s turn: board lost. 125b is about going on after a stroke that pocketed only opposing pieces, be it proper or improper, with or without the striker: turn lost when noticed. Going on after pocketing nothing at all falls under 51. Where such a stroke stands (51 unnoticed, 125b) it is treated like any other: pieces stay pocketed or come out, striker and foul cost their pieces. Only the turn differs: by 51 the shooter goes on with his turn, by 125b he does not; a queen pocketed in it can therefore still be covered only by 51.',
    },
    reason: {
      de: 'Beide Regeln betreffen einen Schuss ohne Recht mit sehr verschiedener Folge. Nur so bleibt für jede ein eigener Fall.',
      en: 'Both laws are about a stroke without the right, with very different consequences. Only in this way does each have a case of its own.',
    },
  },
  'CI-40': {
    paragraphs: ['ICF-127a', 'ICF-127b'],
    title: { de: 'Der Striker rutscht weg', en: 'The striker slips' },
    reading: {
      de: 'Kein Schuss war es nur, wenn der Striker auf beiden Linien oder dem Kreis blieb und kein Stein sich bewegt hat. Wie weit er dabei an den Linien entlangrutscht, ist gleich; sie reichen von Kreis zu Kreis.',
      en: 'It was no stroke only if the striker stayed on both lines or on the circle and no piece moved. How far it slides along the lines does not matter; they reach from circle to circle.',
    },
    reason: {
      de: 'Der Satz ist verunglückt: Er lässt offen, ob das Bewegen eines Steins verneint ist. Mit 127a verträgt sich nur diese Lesart.',
      en: 'The sentence is garbled: it leaves open whether moving a piece is negated. Only this reading agrees with 127a.',
    },
  },
  'CI-41': {
    paragraphs: ['ICF-116', 'ICF-66a.1', 'ICF-66a.2', 'ICF-66b.1', 'ICF-65a'],
    title: { de: 'Striker springt und kommt zurück', en: 'Striker jumps and comes back' },
    reading: {
      de: 'Ein Striker, der die Spielfläche verlässt und zurückfällt, gilt als herausgesprungen; was er dabei verschiebt, wird zurückgelegt, außer er kam von der Lampe. Ein Stein, der auf dem Rahmen liegt, gilt als herausgesprungen.',
      en: 'A striker that leaves the surface and falls back counts as jumped; what it displaces then is put back, unless it came from the lamp. A piece lying on the frame counts as jumped.',
    },
    reason: {
      de: '116 regelt nur den Striker, der draußen bleibt. Für Steine steht es in 66, und auf dem Rahmen ist nicht mehr auf der Spielfläche.',
      en: '116 settles only the striker that stays out. For pieces it is in 66, and the frame is no longer the playing surface.',
    },
  },
  'CI-42': {
    paragraphs: ['ICF-65b', 'ICF-65c', 'ICF-65d'],
    title: { de: 'Wo herausgesprungene Steine liegen', en: 'Where jumped pieces lie' },
    reading: {
      de: '„Gegenüber“ heißt: hinter dem ersten Stein auf der Linie von der Seite des nächsten Schützen durch die Mitte. Reihenfolge: Queen, dann die Farbe des Schützen, dann die andere.',
      en: '“Opposite” means: behind the first piece on the line from the next shooter’s side through the centre. Order: queen, then the shooter’s colour, then the other.',
    },
    reason: {
      de: '65b gibt nur die Richtung, 65d für drei Steine keine Reihenfolge. Die Regeln gelten in der Folge, in der sie stehen.',
      en: '65b gives only the direction, 65d no order for three pieces. The laws apply in the order in which they stand.',
    },
  },
  'CI-43': {
    paragraphs: ['ICF-22', 'ICF-30a', 'ICF-32', 'ICF-37a.1', 'ICF-37a.2', 'ICF-37b'],
    title: { de: 'Arm, Hand und Ellbogen', en: 'Arm, hand and elbow' },
    reading: {
      de: 'Der Unterarm darf zwischen den gedachten Linien über dem Brett sein, jenseits von ihnen nur die Hand, der Ellbogen weder noch.',
      en: 'The forearm may be over the board between the imaginary lines, beyond them only the hand, the elbow neither.',
    },
    reason: {
      de: '30a erlaubt den Arm, 32 nur die Hand, 37a verbietet den Ellbogen. So widerspricht sich nichts.',
      en: '30a allows the arm, 32 only the hand, 37a forbids the elbow. In this way nothing contradicts itself.',
    },
  },
  'CI-44': {
    paragraphs: ['ICF-137', 'ICF-140', 'ICF-142'],
    title: { de: 'Wiederholtes Board', en: 'Replayed board' },
    reading: {
      de: 'Gezählt werden aufeinanderfolgende Turns ohne Berührung, jede Berührung setzt beide Zähler zurück. Ein wiederholtes Board stößt derselbe Spieler an, auch nach 140 und 142.',
      en: 'Consecutive turns without contact are counted; any contact resets both counters. A replayed board is broken by the same player, also after 140 and 142.',
    },
    reason: {
      de: '137 sagt weder, ob die Turns aufeinander folgen müssen, noch, wer neu anstößt. Ein annulliertes Board hat nicht stattgefunden.',
      en: '137 says neither whether the turns must be consecutive nor who breaks again. A void board has not taken place.',
    },
  },
  'CI-45': {
    paragraphs: ['ICF-142', 'ICF-130a', 'ICF-130b.1', 'ICF-130b.2'],
    title: { de: 'Kein Platz für den Striker', en: 'No room for the striker' },
    reading: {
      de: 'Kein Platz ist, wenn der Striker nirgends auf der eigenen Seite nach 130 liegen kann, ohne einen Stein zu berühren oder zu bewegen.',
      en: 'There is no room if the striker can lie nowhere on its own side as 130 demands without touching or moving a piece.',
    },
    reason: {
      de: '142 nennt kein Maß. 130 sagt, wo ein Schuss beginnen darf.',
      en: '142 gives no measure. 130 says where a stroke may start.',
    },
  },
  'CI-46': {
    paragraphs: ['ICF-143', 'ICF-62', 'ICF-63a.2', 'ICF-64a.2'],
    title: { de: 'Wann das Match verloren ist', en: 'When the match is lost' },
    reading: {
      de: 'Das Match kosten nur die Fälle a bis i und schwere Disziplinlosigkeit, über die der Hauptschiedsrichter entscheidet.',
      en: 'Only the cases a to i and grave indiscipline, decided by the chief umpire, cost the match.',
    },
    reason: {
      de: 'Wörtlich kostete jeder Regelverstoß das Match. Das nähme 62 bis 64 jeden Sinn.',
      en: 'Literally every breach of the laws would cost the match. That would make 62 to 64 pointless.',
    },
  },
  'CI-47': {
    paragraphs: ['ICF-129', 'ICF-143h'],
    title: { de: 'Ablenken des Gegners', en: 'Distracting the opponent' },
    reading: {
      de: 'Erstes und zweites Ablenken: technisches Foul oder Foul mit Ermahnung. Drittes Mal: Match verloren.',
      en: 'First and second distraction: technical foul or foul, with a warning. Third time: match lost.',
    },
    reason: {
      de: '129 verbietet es, 143h verlangt mehr als zweimal trotz Ermahnung.',
      en: '129 forbids it, 143h demands more than twice in spite of a warning.',
    },
  },
  'CI-48': {
    paragraphs: ['ICF-61', 'ICF-138', 'ICF-143b'],
    title: { de: 'Verspätete Rückkehr', en: 'Late return' },
    reading: {
      de: 'Wer die 10 Minuten vor dem dritten Satz oder den Seitenwechsel im dritten Satz überzieht, verliert das Match. Nach dem ersten Satz ist eine verspätete Rückkehr ein technisches Foul; nach dem zweiten zählen die 10 Minuten.',
      en: 'Overrunning the 10 minutes before the third game or the change of sides in it costs the match. After the first game a late return is a technical foul; after the second the 10 minutes count.',
    },
    reason: {
      de: '61 nennt keine Folge, und 143b spricht von der Pause im Entscheidungssatz, die es so nicht gibt. Beide Pausen um den dritten Satz passen dazu.',
      en: '61 names no sanction, and 143b speaks of the interval in the deciding game, which does not exist as such. Both breaks around the third game fit.',
    },
  },
  'CI-49': {
    paragraphs: ['ICF-56a.1', 'ICF-56a.2', 'ICF-56b.1', 'ICF-56b.2', 'ICF-56c'],
    title: { de: '25 Punkte oder 8 Boards', en: '25 points or 8 boards' },
    reading: {
      de: 'Vor dem Viertelfinale endet ein Satz mit dem, was zuerst eintritt; einen Gleichstand gibt es nur nach dem achten Board. Vom Viertelfinale an sind es 25 Punkte ohne Grenze.',
      en: 'Before the quarter-finals a game ends with whichever comes first; a tie is possible only after the eighth board. From the quarter-finals on it is 25 points without limit.',
    },
    reason: {
      de: '56a nennt beides, 56b nur die 8 Boards. Zusammen gelesen schränkt 56b nur die Zahl der Boards ein.',
      en: '56a names both, 56b only the 8 boards. Read together, 56b only limits the number of boards.',
    },
  },
  'CI-50': {
    paragraphs: ['ICF-39d.2', 'ICF-58', 'ICF-59', 'ICF-60a'],
    title: { de: 'Sitzordnung und Seitenwechsel', en: 'Seating order and change of sides' },
    reading: {
      de: 'Fest ist, wer neben wem sitzt; die Seiten des Bretts wechseln.',
      en: 'It is fixed who sits next to whom; the sides of the board change.',
    },
    reason: {
      de: '39d hält die Sitzordnung für das Match fest, 58 bis 60 lassen wechseln. 59 behält die Reihenfolge ausdrücklich bei.',
      en: '39d fixes the seating for the match, 58 to 60 have sides changed. 59 expressly keeps the order.',
    },
  },
  'CI-51': {
    paragraphs: ['ICF-49a.ii', 'ICF-49a.iii', 'ICF-49b.1', 'ICF-56b.3'],
    title: { de: 'Anstoß im Doppel und im neunten Board', en: 'Break in doubles and in the ninth board' },
    reading: {
      de: 'Im Doppel beginnt den zweiten Satz der rechte Nachbar dessen, der den ersten begonnen hat. Die Auslosung des neunten Boards ändert nichts am Anstoß der folgenden Sätze.',
      en: 'In doubles the second game is begun by the player to the right of the one who began the first. The toss for the ninth board changes nothing about the break of the following games.',
    },
    reason: {
      de: '49a spricht von zwei Spielern. Mit 49b ergibt sich der rechte Nachbar, der zur anderen Seite gehört.',
      en: '49a speaks of two players. With 49b it is the player to the right, who belongs to the other side.',
    },
  },
  'CI-52': {
    paragraphs: ['ICF-40'],
    title: { de: 'Probeboards', en: 'Trial boards' },
    reading: {
      de: 'In jedem der beiden Probeboards stößt eine andere Seite an. Gezählt wird nichts.',
      en: 'Each side breaks in one of the two trial boards. Nothing is counted.',
    },
    reason: {
      de: '40 sagt nur, dass jede Seite eines hat.',
      en: '40 only says that each side has one.',
    },
  },
  'CI-53': {
    paragraphs: ['ICF-41a.1', 'ICF-41a.2', 'ICF-41a.3', 'ICF-41a.4', 'ICF-41a.5', 'ICF-41a.6'],
    title: { de: 'Die Aufstellung ohne Abbildung', en: 'The set-up without a picture' },
    reading: {
      de: 'Die Steine liegen im Sechseck: innen abwechselnd, außen Weiß auf allen sechs Ecken und Schwarz dazwischen. Die drei inneren weißen und die dahinter liegenden Ecksteine bilden das Y. Die Richtung ist frei.',
      en: 'The pieces lie in a hexagon: alternating inside, white on all six corners outside and black between. The three inner white pieces and the corner pieces behind them form the Y. The orientation is free.',
    },
    reason: {
      de: 'Die Abbildung fehlt. Nur so sind alle Sätze zugleich erfüllt: dichte Lage, Wechsel in beiden Ringen und das Y. Zurechtrücken darf der Spieler nach dem letzten Satz von 41a.',
      en: 'The picture is missing. Only in this way are all sentences met at once: tight rings, alternation in both, and the Y. The last sentence of 41a lets the player put it right.',
    },
  },
  'CI-80': {
    paragraphs: ['ICF-41a.1', 'ICF-41a.2', 'ICF-41a.3', 'ICF-41a.4', 'ICF-41a.5', 'ICF-41a.6'],
    title: { de: 'Die Aufstellung von Hand', en: 'The rack as hands leave it' },
    reading: {
      de: 'Vor jedem Board wird gelost, wie genau die Steine liegen: Zwischen Nachbarn bleiben höchstens 0,1 mm, im Mittel 0,05 mm, und das Ganze ist um höchstens ein halbes Grad gedreht. Das gilt als berührend. Die gezogenen Zahlen stehen in der Aufzeichnung; dreht der Anstoßende die Aufstellung, bleiben die Lücken. Genau liegen die Steine, wenn es so vereinbart ist (rack: exact), und in gegebenen Stellungen, die nichts anderes sagen.',
      en: 'Before every board it is drawn how exactly the pieces lie: between neighbours there is at most 0.1 mm, 0.05 mm on average, and the whole is turned by at most half a degree. That counts as touching. The numbers drawn are in the record; if the breaker turns the rack, the gaps stay. The pieces lie exactly where that is agreed (rack: exact), and in given positions that say nothing else.',
    },
    reason: {
      de: '41a verlangt eine dichte Lage, aber keine Hand legt neunzehn Steine ohne Lücke. Lägen sie genau, wäre jeder gleiche Anstoß derselbe, auf beiden Seiten spiegelgleich.',
      en: '41a wants the pieces close, but no hand lays nineteen of them without a gap. If they lay exactly, every like break would be the same one, and the same on both sides.',
    },
  },
  'CI-54': {
    paragraphs: ['ICF-146', 'ICF-151a.1'],
    title: { de: 'Fristen des Protests', en: 'Time limits of a protest' },
    reading: {
      de: 'Der schriftliche Protest muss innerhalb von 15 Minuten nach dem Board vorliegen. Hat er Erfolg, sind alle Boards ab dem Beginn des umstrittenen nichtig.',
      en: 'The written protest must be there within 15 minutes of the board. If it succeeds, all boards from the start of the disputed one are void.',
    },
    reason: {
      de: 'Wörtlich wäre er genau nach 15 Minuten abzugeben; gemeint ist eine Frist. Die Boards danach sagt 151a nicht ausdrücklich, sie folgen aus der Fortsetzung vom Beginn des Boards.',
      en: 'Literally it would be handed in exactly after 15 minutes; a time limit is meant. 151a does not name the boards after that; they follow from going on from the start of the board.',
    },
  },
  'CI-55': {
    paragraphs: ['ICF-26a', 'ICF-26b'],
    title: { de: 'Slams', en: 'Slams' },
    reading: {
      de: 'Slams bringen keine Punkte. Gemeint ist der erste Turn des Spielers in diesem Board; bei Schwarz kann Weiß vorher schon schwarze Steine versenkt haben.',
      en: 'Slams carry no points. What is meant is the player’s first turn in that board; with black, white may have pocketed black pieces before.',
    },
    reason: {
      de: '26 erklärt nur die Wörter, und 26b spricht von den noch vorhandenen Steinen.',
      en: '26 only explains the words, and 26b speaks of the pieces still there.',
    },
  },
  'CI-56': {
    paragraphs: ['ICF-A.4a.2', 'ICF-A.4a.3', 'ICF-A.4a.4', 'ICF-A.4a.5', 'ICF-A.4b.1', 'ICF-A.4b.3', 'ICF-A.4b.4'],
    title: { de: 'Wie die Grundlinien gemessen werden', en: 'How the base lines are measured' },
    reading: {
      de: '10,15 cm liegen zwischen dem Rahmen und der Kante der unteren Linie, die zur Brettmitte zeigt. Zwischen den Linien sind 3,18 cm frei. 47 cm werden über die Außenränder der beiden Grundkreise gemessen. Die Mitten der Grundkreise ergeben sich daraus, was sie berühren; zwischen Nachbarn bleiben dann 1,32 cm.',
      en: '10.15 cm lie between the frame and that edge of the lower line which faces the middle of the board. 3.18 cm are clear between the lines. 47 cm are measured over the outer ends of the two base circles. The centres of the base circles follow from what they touch; 1.32 cm then stay between neighbours.',
    },
    reason: {
      de: 'Das Buch sagt nicht, an welcher Kante gemessen wird, wie breit die obere Linie ist und ob die Kreise zu den 47 cm zählen. Nur so passen die Maße auf fast allen zulässigen Brettern zusammen.',
      en: 'The book does not say at which edge to measure, how wide the upper line is and whether the circles belong to the 47 cm. Only in this way do the measures agree on nearly all legal boards.',
    },
  },
  'CI-57': {
    paragraphs: ['ICF-C.2', 'ICF-C.3', 'ICF-130a', 'ICF-130b.1'],
    title: { de: 'Mindestmaß des Strikers', en: 'Smallest striker' },
    reading: {
      de: 'Der Striker hat mindestens 3,18 cm Durchmesser. Ein Mindestgewicht gibt es nicht.',
      en: 'The striker is at least 3.18 cm in diameter. There is no minimum weight.',
    },
    reason: {
      de: 'C nennt nur Höchstwerte. Nach 130 muss der Striker beide Grundlinien berühren und einen Grundkreis ganz decken können.',
      en: 'C names maximum values only. By 130 the striker must be able to touch both base lines and to cover a base circle completely.',
    },
  },
  'CI-58': {
    paragraphs: [
      'ICF-A.5.3',
      'ICF-A.4a.4',
      'ICF-A.5.5',
      'ICF-A.4a.2',
      'ICF-A.4a.5',
      'ICF-A.4b.1',
      'ICF-A.4b.2',
      'ICF-A.4b.4',
    ],
    title: { de: 'Maße ohne Toleranz', en: 'Measures without tolerance' },
    reading: {
      de: 'Weicht ein solches Maß bis zu 0,15 cm ab, ist es in Ordnung; darüber gibt es einen Hinweis, aber keine Beanstandung. Ebenso viel dürfen die Grundlinien der vier Seiten voneinander abweichen.',
      en: 'Such a measure may be off by up to 0.15 cm; beyond that there is a warning, not a failure. The base lines of the four sides may differ from each other by as much.',
    },
    reason: {
      de: 'Einige Maße stehen ohne erlaubte Abweichung da, und kein gezeichnetes Brett trifft sie genau; für die Länge der Grundlinien ist verlangt, dass sich die Abweichung gleichmäßig verteilt. 0,15 cm ist die Toleranz des Lochs.',
      en: 'Some measures stand without a permitted deviation, and no drawn board meets them exactly; for the length of the base lines the deviation is to be spread evenly. 0.15 cm is the tolerance of the pocket.',
    },
  },
  'CI-59': {
    paragraphs: ['ICF-1', 'ICF-93.1', 'ICF-94.1', 'ICF-95a.1', 'ICF-100b.2', 'ICF-107a'],
    title: { de: 'Tippfehler', en: 'Typing errors' },
    reading: {
      de: 'Fehlende Buchstaben und doppelte Wörter im Druck ändern nichts am Sinn.',
      en: 'Missing letters and doubled words in print do not change the meaning.',
    },
    reason: {
      de: 'Betroffen sind Wörter in den Regeln 1, 93 bis 95, 100b und 107a; gemeint ist jedes Mal eindeutig etwas.',
      en: 'Words in laws 1, 93 to 95, 100b and 107a are affected; each time it is clear what is meant.',
    },
  },
  'CI-60': {
    paragraphs: ['ICF-87.1', 'ICF-87.2', 'ICF-80', 'ICF-73.1', 'ICF-98a.2', 'ICF-101a.1', 'ICF-107a', 'ICF-52a'],
    title: { de: 'Verzicht, wenn kein Stein der Farbe mehr liegt', en: 'Waiving when no piece of the colour is left' },
    reading: {
      de: 'Kommt der letzte Stein einer Farbe heraus, weil der Schuss ihn nicht gültig versenkt hat (etwa nach 73, 77, 98 oder 101), und wird nicht platziert, legt der Schiedsrichter diesen einen Stein wie einen herausgesprungenen zurück; alles Übrige ist verfallen und das Board geht weiter. Das gilt auch, solange die andere Seite noch platzieren darf, und ebenso, wenn der Platz fehlt. War der letzte Stein dagegen gültig versenkt und nur eine ältere Schuld offen, entscheidet nach einem Verzicht dieser Schuss: 52a, 106 oder 107.',
      en: 'If the last piece of a colour comes out because the stroke did not properly pocket it (as by 73, 77, 98 or 101) and nobody places it, the umpire puts that one piece back like a jumped one; the rest has lapsed and the board goes on. This holds too while the other side may still place, and likewise where there is no room. If the last piece was properly pocketed and only an older due was open, that stroke decides after a waiver: 52a, 106 or 107.',
    },
    reason: {
      de: '87 lässt auf Schuld- und Strafsteine verzichten. Wörtlich bliebe eine Farbe ohne Stein, und der Verzicht gewänne oder verlöre ein Board, das 73, 98 und 101 ausdrücklich weitergehen lassen. 107 verlangt, dass die Queen beim letzten Schuss auf dem Brett lag.',
      en: '87 allows dues and penalties to be waived. Taken literally a colour would be left without a piece, and the waiver would win or lose a board which 73, 98 and 101 expressly let go on. 107 wants the queen on the board at the last stroke.',
    },
  },
  'CI-61': {
    paragraphs: ['ICF-51.1', 'ICF-121b'],
    title: { de: 'Was in einem Schuss ohne Recht fällt', en: 'What falls in a stroke without the right' },
    reading: {
      de: 'Kostet ein Schuss das Board, weil der Schütze nicht am Schuss war oder „Play“ nicht abgewartet hat, zählt die Lage vor diesem Schuss. Was er versenkt hat, Steine, Queen oder Striker, ist nicht versenkt.',
      en: 'If a stroke costs the board because the shooter was not on turn or did not wait for “Play”, the position before that stroke is counted. What it pocketed, pieces, queen or striker, is not pocketed.',
    },
    reason: {
      de: '51 und 121 nennen die Steine auf dem Brett, aber nicht den Zeitpunkt. Mit einem verbotenen Schuss soll niemand seine Niederlage kleiner machen.',
      en: '51 and 121 name the pieces on the board, but not the moment. Nobody should make his loss smaller by a forbidden stroke.',
    },
  },
  'CI-62': {
    paragraphs: ['ICF-47.1', 'ICF-51.1', 'ICF-42'],
    title: { de: 'Anstoß vor „Play“ durch den Falschen', en: 'Break before “Play” by the wrong player' },
    reading: {
      de: '47 gilt nur für den Spieler, der den Anstoß hat. Stößt ein anderer an, auch vor „Play“, gilt 51.',
      en: '47 applies only to the player who has the break. If somebody else breaks, even before “Play”, 51 applies.',
    },
    reason: {
      de: '47 nimmt dem Spieler sein Schussrecht; das kann nur verlieren, wer es hat.',
      en: '47 takes the turn from the player; only he who has it can lose it.',
    },
  },
  'CI-63': {
    paragraphs: ['ICF-50.4', 'ICF-62', 'ICF-64a.1', 'ICF-78a.1', 'ICF-80', 'ICF-81', 'ICF-87.1'],
    title: { de: 'Schuss, bevor platziert ist', en: 'Stroke before the placing is done' },
    reading: {
      de: 'Wer am Schuss ist und schießt, während ein anderer noch platzieren darf, begeht mit diesem Schuss ein Foul; das Recht zu platzieren bleibt. Wer selbst platzieren darf und stattdessen schießt, hat vor dem Schuss auf das Platzieren verzichtet, der Schuss ist gültig; endet das Board schon mit dem Verzicht, zählt er nicht mehr. Läuft keine Uhr, heißt ein eingetragener Schuss, dass die 15 Sekunden vorbei waren, außer es ist das Gegenteil vermerkt.',
      en: 'Whoever is on turn and strikes while somebody else may still place commits a foul with that stroke; the right to place stays. Whoever may place himself and strikes instead has waived the placing before it, and the stroke is proper; if the waiver already ends the board, it no longer counts. Where no clock runs, a stroke entered means that the 15 seconds were over, unless the contrary is noted.',
    },
    reason: {
      de: '50 lässt die Zeit des Schützen erst nach dem Platzieren beginnen, 81 lässt sofort platzieren; eine Folge steht nicht dabei, also gelten 62 und 64. 87 verlangt, dass alles oder nichts platziert wird, und wer schießt, hat sich entschieden.',
      en: '50 lets the shooter’s time begin only after the placing, 81 wants it done at once; no sanction is printed, so 62 and 64 apply. 87 wants all placed or none, and whoever strikes has decided.',
    },
  },
  'CI-64': {
    paragraphs: ['ICF-145.1', 'ICF-146', 'ICF-150.2', 'ICF-151a.1', 'ICF-151a.2'],
    title: { de: 'Mehrere Proteste', en: 'Several protests' },
    reading: {
      de: 'Jede Seite kann Proteste ankündigen, auch mehrere; jeder hat seine eigenen Fristen, gerechnet vom Ende seines Boards, auch wenn er erst danach angekündigt wird. Das Ergebnis des Matches wartet auf den letzten. Hat einer Erfolg, sind alle anderen erledigt, die dasselbe oder ein späteres Board betreffen; Proteste zu früheren Boards bleiben offen. Entschieden wird nur, was eingereicht ist.',
      en: 'Each side may announce protests, several of them too; each has time limits of its own, counted from the end of its board even if it is announced only after that. The result of the match waits for the last one. If one succeeds, all others about the same or a later board are settled; protests about earlier boards stay open. Only what has been handed in is decided.',
    },
    reason: {
      de: 'Die Regeln sprechen von einem Protest, schließen weitere aber nicht aus. Boards, die ohnehin neu gespielt werden, braucht niemand mehr zu beurteilen.',
      en: 'The laws speak of one protest but do not exclude others. Nobody needs to judge boards that are played again anyway.',
    },
  },
  'CI-65': {
    paragraphs: ['ICF-139', 'ICF-58', 'ICF-49a.iii'],
    title: { de: 'Welcher Satz aufgegeben wird', en: 'Which game is given up' },
    reading: {
      de: 'Aufgegeben wird der laufende Satz, auch zwischen zwei Boards. Ist er schon gewonnen, ist es der nächste; er zählt dann als gespielt, für Platzwechsel und Anstoß ebenso. Stehen in einem schon gewonnenen Satz noch Zusatzpunkte aus, wird zuerst darüber entschieden.',
      en: 'The game under way is given up, between two boards too. If it is already won, it is the next one, which then counts as played, for the change of sides and the break as well. If extra points are still open in a game that is already won, these are settled first.',
    },
    reason: {
      de: '139 erlaubt es jederzeit, sagt aber nicht, welcher Satz gemeint ist. Ein gewonnener Satz kann nicht mehr aufgegeben werden.',
      en: '139 allows it at any time but does not say which game is meant. A game that is won can no longer be given up.',
    },
  },
  'CI-66': {
    paragraphs: ['ICF-143d', 'ICF-146'],
    title: { de: 'Beleidigung nach dem Match', en: 'Insult after the match' },
    reading: {
      de: '„Unmittelbar nach dem Match“ sind die 15 Minuten nach seinem Ende. Eine Beleidigung in dieser Zeit lässt sich noch eintragen und kostet das Match, auch ein schon gewonnenes; der Gegner ist dann Sieger. Später bleibt das Ergebnis stehen.',
      en: '“Immediately after the match” is the 15 minutes after its end. An insult in that time can still be entered and costs the match, even one that was won; the opponent is then the winner. Later the result stands.',
    },
    reason: {
      de: '143d nennt keine Frist. So lange wie nach 146 für einen Protest bleibt ein Ergebnis ohnehin anfechtbar.',
      en: '143d names no time limit. For as long as 146 gives for a protest a result is open to challenge anyway.',
    },
  },
  'CI-67': {
    paragraphs: ['ICF-39a.3', 'ICF-39a.4', 'ICF-41b', 'ICF-46.1', 'ICF-46.2', 'ICF-49a.i.2', 'ICF-55.1', 'ICF-61'],
    title: { de: 'Zeit zwischen den Schüssen', en: 'Time between the strokes' },
    reading: {
      de: 'Für die Wahl nach dem Los, die Platzwahl, den Aufbau, die Zusatzpunkte und den Weg zum nächsten Board sind je 2 Minuten Zeit. Danach lässt der Schiedsrichter es weitergehen, ohne Strafe: Der Gewinner des Loses hat den Anstoß, die Plätze bleiben, Zusatzpunkte sind nicht verlangt, „Play“ wird gerufen. Dann laufen die 15 Sekunden des Anstoßes. Am Schiedsrichtertisch und ohne Uhren läuft nichts davon.',
      en: 'There are 2 minutes each for the choice after the toss, the choice of seats, the set-up, the extra points and the way to the next board. After that the umpire lets the match go on, without a penalty: the winner of the toss has the break, the seats stay, extra points are not demanded, “Play” is called. Then the 15 seconds of the break run. At a desk and without clocks none of this runs.',
    },
    reason: {
      de: '46 gibt 15 Sekunden erst ab „Play“, und 41b verlangt nur, beim Aufbau keine Zeit zu verlieren. Die einzige Zeit, die die Regeln zwischen Boards nennen, sind die 2 Minuten aus 61.',
      en: '46 gives 15 seconds only from “Play” on, and 41b only wants no time lost over the set-up. The only time that the laws name between boards is the 2 minutes of 61.',
    },
  },
  'CI-68': {
    paragraphs: ['ICF-143b', 'ICF-61', 'ICF-63b', 'ICF-143a'],
    title: { de: 'Beide kommen zu spät', en: 'Both are late' },
    reading: {
      de: 'Überziehen beide die Pause, verliert niemand das Match; es ist ein technisches Foul beider. Wird nur eingetragen, dass einer zu spät zurück ist, kostet es ihn das Match, sobald auch vom anderen feststeht, dass er rechtzeitig da war. Wer sich zum Match gar nicht meldet (143a), stellt der Schiedsrichter fest: Die 15 Minuten zählen vom angekündigten Beginn, den das Programm nicht kennt.',
      en: 'If both overrun the interval, nobody loses the match; it is a technical foul by both. Where one is only noted to be back too late, it costs him the match as soon as the other is known to have been in time. Who does not report for the match at all (143a) is found by the umpire: the 15 minutes count from the announced start, which the program does not know.',
    },
    reason: {
      de: '143b schützt den, der wartet. Kommen beide zu spät, hat niemand gewartet, und gespielt werden kann weiter. Es bleibt der Verstoß gegen 61.',
      en: '143b protects the one who waits. If both are late nobody has waited, and play can go on. What remains is the breach of 61.',
    },
  },
  'CI-69': {
    paragraphs: ['ICF-143', 'ICF-143d'],
    title: { de: 'Beide verlieren das Match', en: 'Both lose the match' },
    reading: {
      de: 'Hat eine Seite das Match nach 143 verloren und beleidigt danach auch die andere jemanden, haben beide verloren. Einen Sieger gibt es nicht; beide behalten ihre gewonnenen Sätze, aber höchstens so viele, wie ein Verlierer haben kann.',
      en: 'If one side has lost the match by 143 and the other then insults somebody too, both have lost. There is no winner; both keep the games they have won, but no more than a loser can have.',
    },
    reason: {
      de: '143d nimmt das Match dem, der beleidigt, und schenkt es niemandem, der selbst beleidigt hat. Weitergespielt werden kann anders als nach 61 nicht.',
      en: '143d takes the match from whoever insults and gives it to nobody who has done so himself. Unlike after 61 play cannot go on.',
    },
  },
  'CI-70': {
    paragraphs: ['ICF-145.1', 'ICF-146', 'ICF-150.2', 'ICF-151a.1', 'ICF-143', 'ICF-143d'],
    title: { de: 'Protest und Ende des Matches', en: 'Protest and the end of the match' },
    reading: {
      de: 'Auch gegen die Entscheidung, die das Match beendet, kann binnen 15 Minuten nach dessen Ende Protest angekündigt werden. Das Ergebnis ist dann zurückgenommen, bis über ihn entschieden ist; hat er Erfolg, beginnt das letzte Board neu. Wer das Match nach 143 verloren hat, ficht mit einem Protest, den er danach ankündigt, eben das an. Jeder andere Protest lässt einen Verlust nach 143 bestehen, auch wenn er Erfolg hat; nur die Gebühr gibt es zurück.',
      en: 'The decision that ends the match can be protested against too, within 15 minutes of its end. The result is then withdrawn until the protest is decided; if it succeeds, the last board begins anew. Whoever has lost the match by 143 contests just that with a protest he announces afterwards. Any other protest leaves a loss by 143 as it is even if it succeeds; only the fee is refunded.',
    },
    reason: {
      de: '145 und 146 nehmen die letzte Entscheidung nicht aus, und 150 will kein Ergebnis, über das noch gestritten wird. 143 bestraft ein Verhalten; das wird nicht dadurch besser, dass ein anderer Streit um ein Board berechtigt war.',
      en: '145 and 146 do not except the last decision, and 150 wants no result that is still in dispute. 143 punishes conduct, which gets no better because another dispute about a board was justified.',
    },
  },
  'CI-71': {
    paragraphs: ['ICF-143', 'ICF-143g', 'ICF-50.1', 'ICF-46.2', 'ICF-63a.1'],
    title: { de: 'Wer nicht mehr schießt', en: 'A player who strikes no more' },
    reading: {
      de: 'Lässt ein Spieler seine 15 Sekunden verstreichen, ohne in diesem Turn geschossen zu haben, ist es ein technisches Foul (CI-38); beim siebten Mal hintereinander wird er verwarnt, beim achten, nach zwei Minuten, hat er das Spiel abgebrochen und das Match verloren. Jeder Schuss und jeder Wechsel des Schussrechts lässt von vorn zählen. Wer allein spielt, hat kein Match zu verlieren.',
      en: 'If a player lets his 15 seconds run out without having struck in this turn, it is a technical foul (CI-38); the seventh time running he is warned, and the eighth time, after two minutes, he has broken off play and lost the match. Every stroke and every change of turn starts the count again. Whoever plays alone has no match to lose.',
    },
    reason: {
      de: '63a lässt ihm das Schussrecht, sonst wartete der Gegner ohne Ende. Wer trotz Verwarnung nicht spielt, spielt nicht mehr (143g). Eine Zahl nennt das Regelwerk nicht; zwei Minuten sind auch die Frist zwischen den Schüssen (CI-67), und jede Überschreitung kostet schon für sich.',
      en: '63a leaves him the turn, and the opponent would wait for ever. Whoever does not play in spite of a warning no longer plays (143g). The laws give no number; two minutes are also the time between strokes (CI-67), and every overrun costs something by itself.',
    },
  },
  'CI-72': {
    paragraphs: ['ICF-60a', 'ICF-60b', 'ICF-60c', 'ICF-58', 'ICF-59'],
    title: { de: 'Welcher Seitenwechsel vergessen wurde', en: 'Which change of sides was forgotten' },
    reading: {
      de: 'War der Wechsel des dritten Satzes vor dem laufenden Board schon fällig oder gemacht, ist er der vergessene. Sonst ist es der nach dem Satz davor; dann steht der des dritten Satzes noch aus und kommt zu seiner Zeit. Fallen beide zusammen, werden beide gemacht: Im Einzel bleiben die Spieler sitzen, im Doppel rückt jeder zwei Plätze weiter.',
      en: 'If the change of the third game was due or made before the board under way, it is the forgotten one. Otherwise it is the one after the game before; that of the third game is then still to come, at its own time. If both fall together both are made: in singles the players stay, in doubles everybody moves on by two seats.',
    },
    reason: {
      de: '60c sagt nur, wann nachgeholt wird, nicht, dass ein anderer Wechsel dafür entfällt. Am Ende sitzt so jeder dort, wo er ohne das Versäumnis säße.',
      en: '60c only says when a change is made up, not that another one is dropped for it. In the end everybody sits where he would have sat without the omission.',
    },
  },
  'CI-73': {
    paragraphs: ['ICF-41a.6', 'ICF-45a.2', 'ICF-45b.3', 'ICF-45b.4'],
    title: { de: 'Aufstellung zwischen den Versuchen', en: 'The rack between attempts' },
    reading: {
      de: 'Der Anstoßende darf die Aufstellung berichtigen, bis der Anstoß ausgeführt ist, auch nach „Play“ und zwischen seinen Versuchen; Zeit bekommt er dafür nicht. Wer den Anstoß übernimmt, darf es nicht, auch der Anstoßende nicht, wenn er ihn zurückbekommt.',
      en: 'The breaker may put the rack right until the break is made, after “Play” and between his attempts too; he gets no time for it. Whoever takes the break over may not, not even the breaker when he gets it back.',
    },
    reason: {
      de: '41a erlaubt es vor dem Anstoß, und der ist nach 44 erst mit der Berührung ausgeführt. 45b nimmt es dem, der übernimmt, und gilt von Übernahme zu Übernahme.',
      en: '41a allows it before the break, which by 44 is made only with a touch. 45b takes it from whoever takes over, and holds from one taking over to the next.',
    },
  },
  'CI-74': {
    paragraphs: ['ICF-151b.2', 'ICF-145.2', 'ICF-146', 'ICF-148.1'],
    title: { de: 'Wann die Gebühr verfällt', en: 'When the fee is forfeited' },
    reading: {
      de: 'Die Gebühr verfällt mit jeder Ablehnung, auch wegen Form, Sprache oder Frist. Ist sie nicht bezahlt, wird auch keine eingezogen.',
      en: 'The fee is forfeited with every rejection, also one for form, language or time. If it has not been paid, none is collected.',
    },
    reason: {
      de: '151b unterscheidet nicht, weshalb abgelehnt wird.',
      en: '151b does not distinguish why a protest is rejected.',
    },
  },
  'CI-81': {
    paragraphs: ['ICF-5', 'ICF-55.2', 'ICF-63a.2', 'ICF-72b'],
    title: { de: 'Was am Ende eines Boards geschuldet ist', en: 'What is owed at the end of a board' },
    reading: {
      de: 'Mit dem Board verfällt alles, was in ihm geschuldet wurde, auch eine Schuld oder Strafe aus dem Schuss oder der Entscheidung, die es beendet. Eine Strafe für ein Vergehen zwischen zwei Boards wird im nächsten gelegt.',
      en: 'With the board lapses everything that was owed in it, also a due or a penalty from the stroke or the decision that ends it. A penalty for an offence between two boards is placed in the next one.',
    },
    reason: {
      de: 'Nach 55 zählen offene Schuld- und Strafsteine nicht, und gelegt werden Steine des laufenden Boards; das nächste beginnt mit neunzehn Steinen auf dem Brett. Ein Vergehen zwischen zwei Boards gehört zu keinem beendeten, und 63 kennt dafür keine andere Strafe.',
      en: 'By 55 dues and penalties still open are not counted, and what is placed are pieces of the running board; the next one begins with nineteen pieces on it. An offence between two boards belongs to none that is over, and 63 has no other penalty for it.',
    },
  },
  'CI-82': {
    paragraphs: ['ICF-139', 'ICF-143g', 'ICF-143i', 'ICF-57', 'ICF-56b.2'],
    title: { de: 'Eine Partie, die nicht zu Ende gespielt wird', en: 'A match that is not played to its end' },
    reading: {
      de: 'Wer die Partie aufgibt, verliert sie nach 139; wer geht und nicht wiederkommt, nach 143g und i. Die Sätze, die dem Sieger fehlen, zählen als gewonnen. Ein Unentschieden kann nicht vereinbart werden. Wird abgesagt, bevor jemand etwas getan hat, gilt die Partie als nicht gespielt. Ein Protest hält ein solches Ende nicht auf.',
      en: 'Whoever gives the match up loses it by 139, whoever goes and does not come back by 143g and i. The games that the winner lacks count as won. A draw cannot be agreed. Called off before anybody has done anything, the match counts as not played. A protest does not hold up such an end.',
    },
    reason: {
      de: 'Jeder Satz und jede Partie hat einen Sieger (56b, 57). Ohne Erlaubnis abzubrechen kostet die Partie (143g); vor dem ersten Zug gibt es nichts abzubrechen. Wer selbst ein Ende macht, hat nichts, wogegen zu protestieren wäre.',
      en: 'Every game and every match has a winner (56b, 57). Breaking off without leave costs the match (143g); before the first deed there is nothing to break off. Whoever makes an end himself has nothing to protest against.',
    },
  },
} as const satisfies Readings<Paragraph>;
