import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** The ball: its colour, its rest, its movement, and what a kicker may do to it. */
export const ballReadings = {
  'B-1': {
    paragraphs: ['DTKV-3.K11', 'DTKV-3.3.2'],
    title: { de: 'Den Ball am Fuß führen', en: 'Leading the ball on the foot' },
    reading: {
      de: 'Gilt als Schieben und ist verboten; der Text sagt versehentlich „Schießen“.',
      en: 'Counts as pushing and is forbidden; the text says “shooting” by mistake.',
    },
    reason: {
      de: 'Sonst wäre Schießen verboten, und der nächste Satz unterscheidet Schieben und Schießen.',
      en: 'Otherwise shooting would be forbidden, and the next sentence tells pushing from shooting.',
    },
  },
  'B-19': {
    paragraphs: ['DTKV-2.K5', 'DTKV-13.1.7.1', 'DTKV-13.1.7.2', 'DTKV-14.1.5', 'DTKV-14.1.6'],
    title: { de: 'Ruhende Kicker neben dem Feld', en: 'Spare kickers beside the field' },
    reading: {
      de: 'Was folgt, wenn sie den Ball im Feld stören, steht in 13 und 14, nicht in Regel 5. Berühren sie einen Ball, der schon aus ist, folgt nichts.',
      en: 'What follows if they disturb the ball in the field stands in 13 and 14, not in rule 5. If they touch a ball that is out already, nothing follows.',
    },
    reason: { de: 'Regel 5 sagt nur, wann der Ball im Spiel ist.', en: 'Rule 5 only says when the ball is in play.' },
  },
  'C-1': {
    paragraphs: ['DTKV-3.4.1'],
    title: { de: 'Ein Ball, der lehnt und beide Farben zeigt', en: 'A ball that leans and shows both colours' },
    reading: {
      de: 'Es zählt die Farbe, von der man von oben mehr sieht. Sind beide gleich, stößt der Schiedsrichter den Ball an, bis er auf einer Fläche liegt.',
      en: 'The colour counts of which more is seen from above. If both are equal the referee nudges the ball until it lies on a face.',
    },
    reason: {
      de: 'So spielen es Hersteller und Vereine; eine dritte Farbe gibt es nicht.',
      en: 'Maker and clubs play it so; there is no third colour.',
    },
  },
  'C-2': {
    paragraphs: ['DTKV-6.9.5', 'DTKV-13.6.1', 'DTKV-8.5.1'],
    title: { de: 'Wer die Farbe legt', en: 'Who lays the colour' },
    reading: {
      de: 'Bei Anstoß, Abstoß, Einstoß, Eckstoß, Freistoß und Strafstoß legt der Ausführende den Ball von Hand hin und dreht ihn, wie er will. Sonst wird er gespielt, wie er liegt; nur der Torwart darf ihn drehen.',
      en: 'At kick-off, goal kick, kick-in, corner, free kick and penalty the taker puts the ball down by hand and turns it as he likes. Otherwise it is played as it lies; only the keeper may turn it.',
    },
    reason: {
      de: '6.9.5 und 8.5.1 nennen das Farblegen, und 13.6 bestraft die falsche Farbe.',
      en: '6.9.5 and 8.5.1 mention the laying of the colour, and 13.6 punishes the wrong one.',
    },
  },
  'C-43': {
    paragraphs: ['DTKV-3.K9', 'DTKV-3.3.1', 'DTKV-6.K37', 'DTKV-8.5.1', 'DTKV-6.9.2.2'],
    title: { de: 'Der Kicker verfehlt den Ball', en: 'The kicker misses the ball' },
    reading: {
      de: 'Es ist nichts geschehen: kein Schuss, keine Vorlage. Die 7 Sekunden laufen weiter, und der Abwehrkicker bleibt fest.',
      en: 'Nothing has happened: no shot, no set-up. The 7 seconds run on, and the defending kicker stays fixed.',
    },
    reason: {
      de: 'Bewegt ist der Ball erst, wenn er aus der Ruhe gebracht ist, und geschossen, wenn er läuft.',
      en: 'The ball is moved only when it is taken out of its rest, and shot when it moves.',
    },
  },
  'C-44': {
    paragraphs: ['DTKV-3.K9', 'DTKV-8.4.1'],
    title: { de: 'Ein Ball, der nur wackelt', en: 'A ball that only rocks' },
    reading: {
      de: 'Liegt er danach wieder auf derselben Fläche und höchstens 1 mm weiter, ist er nicht bewegt worden.',
      en: 'If it lies on the same face again and at most 1 mm away, it has not been moved.',
    },
    reason: {
      de: 'Er ist in seiner Ruhelage geblieben; weniger sieht am Tisch niemand.',
      en: 'It has stayed in its resting position; at a table nobody sees less.',
    },
  },
  'C-45': {
    paragraphs: ['DTKV-3.4.1', 'DTKV-3.K9', 'DTKV-13.1.2', 'DTKV-14.1.2', 'DTKV-13.K6'],
    title: { de: 'Schießen, während der Ball noch läuft', en: 'Shooting while the ball is still moving' },
    reading: {
      de: 'Der Kicker darf nur einen ruhenden Ball schießen. Trifft er einen laufenden, ist er falsch bewegt: Freistoß, im eigenen Strafraum Strafstoß. Der Torwart darf in jeden Ball greifen.',
      en: 'The kicker may shoot only a ball at rest. If it hits a moving one, that is moved wrongly: free kick, in the own penalty area penalty. The keeper may meet any ball.',
    },
    reason: {
      de: 'Solange er läuft, liegt keine Farbe oben; wer den Kicker dabei bewegt, greift ein (6.5, 13.K6).',
      en: 'While it moves no colour is on top; whoever moves the kicker meanwhile intervenes (6.5, 13.K6).',
    },
  },
  'C-46': {
    paragraphs: ['DTKV-3.3.1', 'DTKV-3.3.2', 'DTKV-3.K10', 'DTKV-13.K5'],
    title: { de: 'Womit der Kicker den Ball trifft', en: 'What of the kicker meets the ball' },
    reading: {
      de: 'Zuerst muss das Schussbein ihn bewegen. Bewegt ihn vorher ein anderer Teil, ist er falsch bewegt. Hat er den Fuß verlassen, ist eine weitere Berührung mit dem unbewegten Kicker frei.',
      en: 'The shooting leg must move it first. If another part moves it before, it is moved wrongly. Once it has left the foot, another touch of the unmoved kicker is free.',
    },
    reason: {
      de: 'Erlaubt ist nur die Bewegung durch Knopf und Schussbein; was danach kommt, gehört zum selben Ablauf (13.K5).',
      en: 'Only movement by button and shooting leg is allowed; what comes after is part of the same sequence (13.K5).',
    },
  },
  'C-47': {
    paragraphs: ['DTKV-3.K11', 'DTKV-3.K12'],
    title: { de: 'Ab wann geschoben wird', en: 'When it is pushing' },
    reading: {
      de: 'Wenn Fuß und Ball länger beieinander bleiben, als ein Schuss es braucht, oder der Ball am Fuß zur Ruhe kommt. Die Grenze steht bei den Maßen des Tisches; die Geschwindigkeit spielt keine Rolle.',
      en: 'If foot and ball stay together longer than a shot takes, or the ball comes to rest against the foot. The limit stands with the measures of the table; speed plays no part.',
    },
    reason: {
      de: 'Der Text nennt das Merkmal, aber keine Dauer, und schließt die Geschwindigkeit aus.',
      en: 'The text names the mark but no length of time, and rules speed out.',
    },
  },
  'C-48': {
    paragraphs: ['DTKV-3.3.2', 'DTKV-13.1.1', 'DTKV-13.1.2', 'DTKV-14.1.2'],
    title: { de: 'Den Ball beim Hinstellen anstoßen', en: 'Nudging the ball while putting a kicker down' },
    reading: {
      de: 'Mit dem Kicker, auch dem abwehrenden: falsch bewegt. Mit der Hand: Berührung mit dem Körper. Beides braucht keine Absicht. Am Bildschirm lässt sich kein Kicker in den Ball stellen.',
      en: 'With the kicker, the defending one too: moved wrongly. With the hand: touched with the body. Neither needs intent. On a screen no kicker can be put into the ball.',
    },
    reason: { de: 'Absicht verlangt nur die Behinderung (7.K12).', en: 'Only obstruction asks for intent (7.K12).' },
  },
  'C-49': {
    paragraphs: ['DTKV-9.K3', 'DTKV-3.K9', 'DTKV-9.6', 'DTKV-10.4', 'DTKV-11.4'],
    title: { de: 'Wann der Ball ruht', en: 'When the ball is at rest' },
    reading: {
      de: 'Wenn er liegt und sich nichts an ihm mehr bewegt; wer auf der Stelle kreiselt, ruht nicht. Am Bildschirm ist 8 Sekunden nach der letzten Bewegung von Hand Ruhe, dann auf der Fläche, die ihm am nächsten ist.',
      en: 'When it lies and nothing of it moves any more; a ball spinning on the spot is not at rest. On a screen there is rest 8 seconds after the last deed of a hand, then on the face nearest to it.',
    },
    reason: {
      de: '„Erkennbar geruht“ ist das Maß; ein Ende muss es haben.',
      en: '“Recognisably rested” is the measure; it must have an end.',
    },
  },
  'C-50': {
    paragraphs: ['DTKV-3.4.1', 'DTKV-6.K37', 'DTKV-7.K15', 'DTKV-8.2.1'],
    title: { de: 'Ein Ball, der an etwas lehnt', en: 'A ball that leans on something' },
    reading: {
      de: 'An Gestänge oder Torwart bleibt er, wie er ist; die Farbe bestimmt C-1. Lehnt er an einem Kicker, wird dieser gerade nach oben weggenommen; kippt der Ball dabei, liegt er, wie er dann liegt, und niemand hat ihn bewegt.',
      en: 'At the frame or a keeper it stays as it is; C-1 tells its colour. If it leans on a kicker, that is taken straight up; if the ball tips then, it lies as it then lies, and nobody has moved it.',
    },
    reason: {
      de: 'Wer seine Figur wegnimmt, tut das Verlangte; der Ball hatte von selbst noch nicht geruht.',
      en: 'Whoever takes his figure away does what is asked; the ball had not come to rest by itself.',
    },
  },
  'C-51': {
    paragraphs: ['DTKV-5.K1', 'DTKV-5.1.1', 'DTKV-I.6', 'DTKV-10.K2', 'DTKV-12.1'],
    title: { de: 'Ein Ball, an den niemand herankommt', en: 'A ball nobody can get at' },
    reading: {
      de: 'Auf Latte oder Netzdach ist er im Toraus: Abstoß oder Eckstoß. Auf einer Figur oder Stange im Feld wird er senkrecht darunter gelegt, die Farbe oben, die man sieht; die Zahl der Vorlagen bleibt.',
      en: 'On bar or roof of the net it is over the goal line: goal kick or corner. On a figure or rod in the field it is put down straight below, with the colour up that is seen; the count of set-ups stays.',
    },
    reason: {
      de: 'Nach 5.K1 wäre er auf der Latte noch im Spiel, nur spielen dürfte ihn keiner; entschieden wird nach dem Nächstliegenden.',
      en: 'By 5.K1 it would still be in play on the bar, only nobody could play it; the nearest case decides.',
    },
  },
  'C-52': {
    paragraphs: ['DTKV-3.3.1.2', 'DTKV-13.K9', 'DTKV-6.3.2'],
    title: { de: 'Mit angehobenem Kicker schießen', en: 'Shooting with a lifted kicker' },
    reading: {
      de: 'Ist erlaubt. Trifft der zurückprallende Ball den Kicker in der Luft, hat der Gegner Freistoß.',
      en: 'Is allowed. If the rebound hits the kicker in the air, the opponent has a free kick.',
    },
    reason: {
      de: 'Die Haltung beim Schuss ist frei; 13.K9 gilt für jeden Kicker und in jedem Fall.',
      en: 'The posture in shooting is free; 13.K9 holds for any kicker and in every case.',
    },
  },
  'C-53': {
    paragraphs: ['DTKV-I.6', 'DTKV-2.K16.2', 'DTKV-5.K4'],
    title: { de: 'Etwas Fremdes stört den Ball', en: 'Something foreign disturbs the ball' },
    reading: {
      de: 'Der Schiedsrichter unterbricht und stellt die Lage vor dem Schuss wieder her, wenn der Ball nicht schon im Tor war.',
      en: 'The referee interrupts and restores the situation before the shot, unless the ball was in the goal already.',
    },
    reason: {
      de: 'So verfährt der Text, wo ein Defekt und kein Spieler schuld ist.',
      en: 'The text does so where a defect and no player is to blame.',
    },
  },
  'C-115': {
    paragraphs: ['DTKV-2.K16.1', 'DTKV-2.K16.2', 'DTKV-2.K17', 'DTKV-5.1.2'],
    title: { de: 'Wie es nach einer Unterbrechung weitergeht', en: 'How play goes on after it was stopped' },
    reading: {
      de: 'Was der Ball nach der Unterbrechung noch tut, zählt nicht, bis es weitergeht. Er liegt wieder, wo er vor dem Schuss lag; war vorher schon ein Freistoß oder Strafstoß gegeben, kommt dieser. Solange ein Torwart zu ersetzen ist, gleich welcher, zählt weder ein Tor noch sonst etwas.',
      en: 'What the ball still does after play was stopped does not count until it goes on. It lies again where it lay before the shot; if a free kick or penalty had been given by then, that is taken. As long as a keeper has to be replaced, whosever it is, neither a goal counts nor anything else.',
    },
    reason: {
      de: 'Ein unterbrochener Ball ist aus dem Spiel (5.1.2); 2.K16.2 setzt fort, was sich vorher ergeben hat; 2.K17 fragt nicht, wessen Torwart es ist.',
      en: 'When play is stopped the ball is out of play (5.1.2); 2.K16.2 goes on from what had come about before; 2.K17 does not ask whose keeper it is.',
    },
  },
  'C-118': {
    paragraphs: ['DTKV-5.1.1', 'DTKV-5.1.2', 'DTKV-13.K3.1', 'DTKV-8.2.2', 'DTKV-14.2.1', 'DTKV-2.K17'],
    title: { de: 'Was nach der Entscheidung noch erzählt wird', en: 'What is told after the ruling' },
    reading: {
      de: 'Was der Ball nach der Entscheidung noch tut, die seine Bewegung beendet hat, gehört zu keiner Ausführung: sie beginnt erst, wenn der Ball gelegt ist oder jemand ihn gespielt hat. Ein Schuss dessen, dem der Ball nicht gehört, wird zurückgelegt, Ausführung und Ausführender bleiben. Bis zum Anstoß kann ein Tor zurückgenommen werden: als Entscheidung, oder weil ein Torwart schon vor dem Schuss defekt war; sagt niemand seit wann, bleibt es.',
      en: 'What the ball still does after the ruling that ended its movement belongs to no restart: that begins when the ball is laid or somebody has played it. A shot by somebody whose ball it is not is put back, the restart and its taker stay. Until the kick-off a goal can be taken back: by decision, or because a keeper was broken before the shot; if nobody says since when, it stands.',
    },
    reason: {
      de: 'Ein Ball außerhalb des Spiels bewirkt nichts (5.1); für das Spielen eines fremden Balles nennt der Text keine Strafe; 2.K17 fragt nur, ob der Defekt vorher bestand.',
      en: 'A ball out of play brings about nothing (5.1); for playing a ball that is somebody else’s the text names no punishment; 2.K17 only asks whether the defect was there before.',
    },
  },
  'C-122': {
    paragraphs: ['DTKV-5.2.2', 'DTKV-6.K28', 'DTKV-6.4.3', 'DTKV-14.4.3', 'DTKV-14.K6', 'DTKV-3.K11'],
    title: { de: 'Was erst nach der Ruhe des Balles erzählt wird', en: 'What is told only when the ball rests' },
    reading: {
      de: 'Ruht der Ball im Feld und hat ihn seither niemand gespielt, gelten ein getroffener Finger, eine beim Nachziehen getroffene Hand und der geführte Ball als während des Schusses geschehen: Tor, Wiederholung, Freistoß von dort, wo geschossen wurde. Liegt er auf der Farbe des Schützen, kann die Hand auch ein Schuss getroffen haben, den niemand erzählt hat; dann gilt der. Bewegte sich der Torwart beim Strafstoß oder kam der Schuss vor der Freigabe, wird auch wiederholt, wenn der Ball schon aus ist und noch nicht gelegt.',
      en: 'If the ball rests in the field and nobody has played it since, a finger that was hit, a hand hit while following and a ball that was led count as done during the shot: goal, repetition, free kick from where it was shot. If it lies on the shooter’s colour the hand may have been hit by a shot of which nobody has told; then that counts. Where the keeper moved at a penalty or the shot came before the release it is repeated also if the ball is out already and not laid yet.',
    },
    reason: {
      de: 'Ein ruhender Ball trifft niemanden, und entschieden wird, sobald der Ball ruht (C-86).',
      en: 'A ball at rest hits nobody, and it is called as soon as the ball rests (C-86).',
    },
  },
  'C-123': {
    paragraphs: ['DTKV-13.3', 'DTKV-14.3', 'DTKV-7.K12.2', 'DTKV-6.K33', 'DTKV-7.K6', 'DTKV-9.2.1'],
    title: { de: 'Verstöße, von denen vor dem Anstoß erzählt wird', en: 'Offences that are told before the kick-off' },
    reading: {
      de: 'Nach einem Tor oder einer Halbzeit, die den rollenden Ball beendet hat, bleibt es beim Anstoß, solange der Ball nicht gelegt ist; der Verstoß zählt als grober. Zeitspiel, falsche Farbe und Schieben können dem Anstoß selbst gelten. Hat sich der Torschütze das Tor durch einen Verstoß verschafft, nimmt der Schiedsrichter es mit „kein Tor“ zurück.',
      en: 'After a goal, or a half that has ended the rolling ball, the kick-off stays as long as the ball is not laid; the offence counts as a gross one. Time-wasting, the wrong colour and pushing may be about the kick-off itself. If the scorer got the goal by an offence the referee takes it back with “no goal”.',
    },
    reason: {
      de: 'Das Tor gilt trotz des Verstoßes (13.3, 14.3); ein zweiter Vorteil für dieselbe Aktion steht nirgends.',
      en: 'The goal counts in spite of the offence (13.3, 14.3); a second advantage for the same action stands nowhere.',
    },
  },
  'C-124': {
    paragraphs: ['DTKV-14.4.3', 'DTKV-14.K6', 'DTKV-6.K29', 'DTKV-5.1.2', 'DTKV-13.3', 'DTKV-16.3'],
    title: { de: 'Noch einmal, obwohl ein Tor gezählt ist', en: 'Once more although a goal is counted' },
    reading: {
      de: 'Wiederholungen, die das Tor ausschließt, sind bis zum Anstoß nicht mehr zu entscheiden. Stellt der Schiedsrichter die Ursprungssituation wieder her oder war der Strafstoß nicht freigegeben, fällt das Tor, und der Spielstand zeigt das. Ein Tor, dessen Schuss erzählt ist, zählt nicht noch einmal, bevor wieder jemand gespielt hat.',
      en: 'Repetitions that a goal rules out can no longer be decided until the kick-off. If the referee restores the situation, or if the penalty was not released, the goal falls, and the score shows it. A goal whose shot was told does not count once more before somebody has played again.',
    },
    reason: {
      de: '14.4, 6.K29 und 13.3 lassen das Tor gelten; was nicht ausgeführt ist, hat keines gebracht.',
      en: '14.4, 6.K29 and 13.3 let the goal stand; what was not taken has brought none.',
    },
  },
} as const satisfies Readings<Paragraph>;
