import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** Decisions of a referee who has not entered what led to them. */
export const decisionReadings = {
  'S-144': {
    paragraphs: ['FISTF-II.4.3.1', 'FISTF-II.5.1.2.5', 'FISTF-II.14.2.7.1'],
    title: {
      de: 'Entscheidung über das Spiel, während eine Spielfortsetzung ansteht',
      en: 'A decision on play while a restart is due',
    },
    reading: {
      de: 'Wird über etwas entschieden, das nur im laufenden Spiel geschehen kann (Wechsel, Verteidigungszug, Foul vor dem Ball, Abseits, Tick-Zug, Figur von der Bande), so ist die anstehende Spielfortsetzung ausgeführt, auch wenn niemand es eingetragen hat. Ein Verstoß von Händen oder Mündern sagt das nicht: Weiterspielen heißt dann, dass sie noch ansteht. Auf ein Tor oder einen Verstoß kann erst entschieden werden, wenn die Uhr der Halbzeit läuft.',
      en: 'If something is decided that can happen in play only (Change, block flick, a foul before the ball, offside, a tick, a figure from the barrier), the restart that was due has been taken, even if nobody has entered it. An offence of hands or mouths does not say so: to play on then means that it is still due. A goal or an offence can be decided only once the clock of the half runs.',
    },
    reason: {
      de: 'Am Pult nennt niemand jeden Schritt; die Entscheidung setzt ihn voraus. Die Zeit aber beginnt mit dem Zeichen zum Anstoß, und das muss jemand gegeben haben.',
      en: 'At a desk nobody tells every step; the decision presupposes it. Time, however, begins with the signal to kick off, and somebody must have given it.',
    },
  },
  'S-145': {
    paragraphs: ['FISTF-II.5.2.1.1', 'FISTF-II.8.1.5.0', 'FISTF-II.14.1.1'],
    title: { de: 'Was eine Entscheidung ungewiss lässt', en: 'What a decision leaves unknown' },
    reading: {
      de: 'Sagt eine Entscheidung, dass der Ball gespielt oder berührt wurde, aber nicht wie, so gelten Züge in Folge, letzte Berührung, Sperren und Abseits danach als unbekannt: Aus ihnen wird nichts mehr gefolgert, bis Neues eingetragen ist. Nur die Tick-Züge zählen weiter, denn jeder wird erfragt. Ein vierter Zug, eine vierte Berührung, ein wiederholter Verstoß können ohne Zählung entschieden werden.',
      en: 'If a decision says that the ball was played or touched but not how, plays in a row, last touch, bars and offside are unknown from then on: nothing is inferred from them until something new is entered. Only ticks count on, for each is asked for. A fourth play, a fourth touch, a repeated offence can be decided without a count.',
    },
    reason: {
      de: 'Ein veralteter Stand würde falsche Einwürfe und Verstöße ergeben; der Schiedsrichter hat selbst gezählt.',
      en: 'A stale count would give wrong throw-ins and offences; the referee has counted himself.',
    },
  },
  'S-146': {
    paragraphs: ['FISTF-II.5.1.1', 'FISTF-II.5.3.1.1', 'FISTF-II.6.1.1', 'FISTF-II.10.9.2'],
    title: {
      de: 'Wer bei einem entschiedenen Verstoß den Ball hatte',
      en: 'Who had the ball when an offence is decided',
    },
    reading: {
      de: 'Kann nur der Angreifer oder nur der Verteidiger einen Verstoß begehen, so sagt die Entscheidung, dass er es war, auch gegen den eingetragenen Ballbesitz; das gilt auch, wenn weitergespielt, belassen oder „Zurück“ verlangt wird. Rechte dagegen (Reservetorwart, Tick-Zug, Prüfung, Verteidigungszug) werden nicht gegen ihn entschieden: Vorher wird auf Wechsel entschieden.',
      en: 'If only the attacker or only the defender can commit an offence, the decision says that he was it, even against the possession that was entered; that holds too if play goes on, it is left as it is or Back is taken. Rights, however (reserve keeper, tick, forcing check, block flick), are not decided against it: Change is decided before.',
    },
    reason: {
      de: 'Wer den Verstoß entscheidet, hat gesehen, wer den Ball hatte; weder Weiterspielen noch „Zurück“ nimmt ihn jemandem. Ein Recht wird dagegen erfragt, da muss der Besitz schon stimmen.',
      en: 'Whoever decides the offence has seen who had the ball; neither playing on nor Back takes it from anybody. A right, however, is asked for, so possession must be right by then.',
    },
  },
  'S-215': {
    paragraphs: ['FISTF-II.13.3.1.1', 'FISTF-II.13.4.3.2', 'FISTF-II.13.4.4', 'FISTF-II.13.4.5.1'],
    title: {
      de: 'Wer fehlerhaft tickt, hat und behält den Ball',
      en: 'Whoever ticks faultily has the ball and keeps it',
    },
    reading: {
      de: 'Wird auf einen fehlerhaften Tick-Zug entschieden, so war die tickende Seite in Ballbesitz, auch wenn anderes eingetragen ist. Sie bleibt es nach „Zurück“, und wenn weitergespielt oder es so gelassen wird; der Verteidigungszug nach „Zurück“ gehört der anderen.',
      en: 'If a faulty tick is decided, the side that ticked was in possession, even if something else was entered. It stays so after Back, and if play goes on or it is left as it is; the block flick after Back is the other side’s.',
    },
    reason: {
      de: 'Nur der Angreifer tickt, und „Zurück“ nimmt ihm den Ball nicht: Er darf den Tick-Zug wiederholen. Den Verteidigungszug dafür hat der Verteidiger.',
      en: 'Only the attacker ticks, and Back does not take the ball from him: he may repeat the tick. The block flick for it is the defender’s.',
    },
  },
  'S-182': {
    paragraphs: ['FISTF-IV.1.2.2', 'FISTF-II.4.3.3', 'FISTF-II.6.2.4.i.1'],
    title: { de: 'Weitergespielt ist gewählt', en: 'Playing on is a choice' },
    reading: {
      de: 'Schnippt am Schreibtisch die geschädigte Seite selbst, bevor sie gewählt hat, spielt sie weiter: Die Strafe ist verfallen, ebenso „Zurück“. Nicht so, wenn der Ball schon aus ist oder wenn es der Strafstoß oder Schuss ist, um dessen Wiederholung es geht.',
      en: 'If at a desk the injured side flicks before it has chosen, it plays on: the sanction is gone, and so is Back. Not if the ball is out already, or if it is the penalty or shot whose repetition is open.',
    },
    reason: {
      de: 'Wer weitergespielt hat, kommt nicht darauf zurück. Am Tisch schnippt niemand, ehe gewählt ist.',
      en: 'Whoever has played on does not come back to it. On the table nobody flicks before the choice is made.',
    },
  },
  'S-183': {
    paragraphs: ['FISTF-II.4.3.3', 'FISTF-II.10.7.2.1'],
    title: { de: 'Mehrere Verstöße, eine Wahl', en: 'Several offences, one choice' },
    reading: {
      de: 'Verstößt eine Seite mehrmals, ehe die andere gewählt hat, wird nur einmal gewählt: Zu nehmen ist die schwerere Strafe, bei gleichen die für den ersten Verstoß. Gezählt wird jeder.',
      en: 'If a side offends more than once before the other has chosen, there is one choice: the weightier sanction may be taken, of equal ones that for the first offence. All of them count.',
    },
    reason: {
      de: 'Unterbrochen wird beim ersten; ein Freistoß soll aber keinen Strafstoß verdecken.',
      en: 'Play is stopped at the first; but a free kick must not hide a penalty.',
    },
  },
  'S-184': {
    paragraphs: ['FISTF-II.6.2.4.a2', 'FISTF-II.6.2.4.b2', 'FISTF-II.6.2.4.b3'],
    title: { de: 'Rollt der Ball noch?', en: 'Does the ball still roll?' },
    reading: {
      de: 'Sagt am Schreibtisch niemand, ob der Ball bei einer Berührung rollte, gilt, was zuletzt über ihn gesagt wurde: Nach einem Kontakt rollt er, bis jemand sagt, dass er ruht.',
      en: 'If at a desk nobody says whether the ball rolled at a contact, what was told of it last counts: after a touch it rolls until somebody says that it rests.',
    },
    reason: {
      de: 'Zwischen „Zurück“ und Freistoß entscheidet allein das; was bekannt ist, muss nicht wiederholt werden.',
      en: 'That alone decides between Back and a free kick; what is known need not be repeated.',
    },
  },
  'S-202': {
    paragraphs: ['FISTF-II.6.2.1.1', 'FISTF-II.6.2.1.2', 'FISTF-II.6.2.7.a', 'FISTF-II.6.2.4.i.1'],
    title: { de: 'Verteidigungszug ohne eingetragenen Angriffszug', en: 'A block flick whose play was not entered' },
    reading: {
      de: 'Sagt am Schreibtisch jemand, es sei ein Verteidigungszug, und ist kein Angriffszug eingetragen, so hatte der Verteidiger das Recht dazu, aber nur einmal. Der nächste ist unerlaubt, ebenso einer nach einem Verzicht oder nach „Zurück“, bis der Ball wieder gespielt ist oder wechselt.',
      en: 'If at a desk somebody says that it was a block flick and no play has been entered, the defender had the right to it, but only once. The next one is illegal, and so is one after he has done without it or after Back, until the ball is played again or changes hands.',
    },
    reason: {
      de: 'Für jedes Spielen des Balles gibt es einen, und keiner wird aufgespart. Wer ihn so nennt, weiß, dass gespielt wurde; dass zweimal gespielt wurde, sagt er damit nicht.',
      en: 'There is one for every play of the ball, and none is saved up. Whoever calls it so knows that the ball was played; that it was played twice he does not say.',
    },
  },
  'S-203': {
    paragraphs: ['FISTF-II.4.3.2', 'FISTF-IV.1.3.2', 'FISTF-II.14.1.1', 'FISTF-II.15.1.1', 'FISTF-II.16.1.1'],
    title: { de: 'Ball im Aus, und niemand weiß, für wen', en: 'The ball is out, and nobody knows for whom' },
    reading: {
      de: 'Reicht am Schreibtisch nicht, was eingetragen ist (wer zuletzt gespielt hat, aus welcher Zone, in welchen Vierteln, ob ein Anstoß über der Mittellinie war), so ist das Spiel unterbrochen, und der Schiedsrichter entscheidet: Einwurf für die eine oder andere Seite, Abstoß oder Eckball, Tor oder keines. Oder er trägt das Fehlende nach und danach den Ball im Aus noch einmal.',
      en: 'If at a desk what was entered is not enough (who played it last, in which zone, in which quarters, whether a kick-off was over halfway), play is stopped and the referee decides: throw-in for one side or the other, goal kick or corner, goal or none. Or he enters what is missing, and then once more that the ball is out.',
    },
    reason: {
      de: 'Das Spiel wird unterbrochen, sobald der Ball ganz aus ist; unklare Lagen klärt der Schiedsrichter, und geraten wird nicht.',
      en: 'Play is stopped as soon as the whole ball is out; what is unclear the referee clears up, and nothing is guessed.',
    },
  },
  'S-210': {
    paragraphs: ['FISTF-II.17.1.3', 'FISTF-II.17.2.4', 'FISTF-II.13.4.1.2', 'FISTF-II.5.4.3'],
    title: { de: 'Im Freistoßschießen ist jedes Schnippen der Schuss', en: 'In a shoot-out every flick is the shot' },
    reading: {
      de: 'Schnippt der Schütze, so schießt er, wie immer man es nennt und welche Figur auch benannt war. Wird der Zug für eingeschränkt erklärt, steht das im Protokoll; einen Verteidigungszug gibt es nicht, und der Schuss steht an, bis er zählt.',
      en: 'If the shooter flicks he shoots, whatever it is called and whichever figure was named. If the flick is declared restricted that stands in the log; there is no block flick, and the shot is due until it counts.',
    },
    reason: {
      de: 'Nur seine Figur und der Torwart sind auf dem Tisch, und Regel 17 kennt nur Schüsse, abwechselnd: nach einem geht nichts weiter als der nächste.',
      en: 'Only his figure and the keeper are on the table, and rule 17 knows nothing but shots in turn: after one there is only the next.',
    },
  },
  'S-211': {
    paragraphs: ['FISTF-II.11.2.2.1', 'FISTF-II.12.2.1.2', 'FISTF-II.12.2.5', 'FISTF-II.1.2.1'],
    title: { de: 'Ein Stellungszug, wo es keine gibt', en: 'A positional flick where there are none' },
    reading: {
      de: 'Nennt am Schreibtisch jemand ein Schnippen bei Anstoß, Abstoß oder Strafstoß einen Stellungszug, so führt damit aus, wer ausführen darf. Schnippt die andere Seite oder eine andere als die benannte Figur, wird es beurteilt wie jedes Schnippen vor dem Zeichen; gewährt wird nichts.',
      en: 'If at a desk somebody calls a flick at a kick-off, goal kick or penalty a positional flick, whoever may take the restart has taken it with that. If the other side flicks, or another figure than the one that was named, it is judged as any flick before the signal is; nothing is granted.',
    },
    reason: {
      de: 'Stellungszüge stehen nur bei Freistoß, Einwurf und Eckball; ein Name schafft kein Recht [S-180].',
      en: 'Positional flicks are named at free kick, throw-in and corner only; a name makes no right [S-180].',
    },
  },
  'S-212': {
    paragraphs: ['FISTF-II.12.2.4.2', 'FISTF-II.12.2.4.3', 'FISTF-II.12.2.4.4', 'FISTF-II.12.1.2.1'],
    title: { de: 'Bis wann ein Strafstoß wiederholt werden kann', en: 'Until when a penalty may be taken again' },
    reading: {
      de: 'Am Schreibtisch kann auf Wiederholung entschieden werden, solange der geschossene Ball unterwegs ist, auch vom Torwart weg und auch nach Ablauf der Zeit. Ruht er, ist er im Aus oder hat ihn ein anderer gespielt, ist es zu spät.',
      en: 'At a desk it may be decided that it is taken again as long as the ball that was shot is on its way, also from the keeper and also when time is over. Once it rests, is out or has been played by somebody else it is too late.',
    },
    reason: {
      de: 'Ob der Torwart sich vor der Ballberührung bewegt hat, lässt sich erst mit ihr sagen. Danach läuft das Spiel weiter, und ein Ende nennt der Text nicht.',
      en: 'Whether the keeper has moved before the ball was touched can be said only when it is. After that play goes on, and the text names no end.',
    },
  },
  'S-213': {
    paragraphs: ['FISTF-II.17.2.2.1', 'FISTF-II.17.2.3.1', 'FISTF-II.17.2.4'],
    title: { de: 'Zweimal „Bereit!“ im Freistoßschießen', en: 'Ready, said twice in a shoot-out' },
    reading: {
      de: 'Mit dem Wort des Schützen wird der Torwart gefragt; erst dessen Wort gibt den Schuss frei. Trägt am Schreibtisch jemand nur das des Torwarts ein, hatte der Schütze seines gegeben.',
      en: 'With the shooter’s word the keeper is asked; only the keeper’s releases the shot. If at a desk only the keeper’s is entered, the shooter had given his.',
    },
    reason: {
      de: 'Der Text nennt beide nacheinander und danach „Spielen!“; nicht jeden Schritt trägt jemand ein [S-133].',
      en: 'The text names both in this order, and then the call to play; not every step is entered [S-133].',
    },
  },
  'S-219': {
    paragraphs: ['FISTF-II.17.2.3.2', 'FISTF-II.17.1.3', 'FISTF-II.12.2.4.4'],
    title: {
      de: 'Bis wann ein Schuss des Freistoßschießens wiederholt werden kann',
      en: 'Until when a shot of the shoot-out may be taken again',
    },
    reading: {
      de: 'Wie beim Strafstoß [S-212]: solange er nicht gewertet ist. Ruht der Ball, ist er im Aus oder im Tor, steht der nächste Schuss an, und auf Wiederholung wird dann für diesen entschieden. Hat der Schütze eines Strafstoßes noch die Wahl, bleibt sie ihm, auch wenn der Ball schon ruht und die Zeit um ist.',
      en: 'As at a penalty [S-212]: until it counts. Once the ball rests, is out or in the goal the next shot is due, and a retake that is decided then is one of that shot. If the shooter of a penalty still has his choice it stays open, even if the ball rests already and time is over.',
    },
    reason: {
      de: 'Geschossen wird abwechselnd; ein Schuss, der zählt, ist vorbei. Ob einer zu wiederholen ist, sagt der Schiedsrichter sofort.',
      en: 'Shots are taken in turn, and one that counts is over. Whether one is to be taken again the referee says at once.',
    },
  },
  'S-221': {
    paragraphs: ['FISTF-II.9.2.1.4', 'FISTF-II.9.2.1.6', 'FISTF-II.12.2.3'],
    title: {
      de: 'Was eine Stellung über den Reservetorwart verrät',
      en: 'What a position tells of the reserve keeper',
    },
    reading: {
      de: 'Steht in einer gegebenen Stellung Einwurf, Eckball oder Abstoß an, war der Ball im Aus; steht ein Strafstoß an, ist er verhängt. Wer seinen Reservetorwart auf dem Feld hat, darf ihn dann herausnehmen, wenn nichts anderes angegeben ist.',
      en: 'If in a given position a throw-in, corner or goal kick is due, the ball was out; if a penalty is due it has been given. Whoever has his reserve keeper on the field may then take him off, unless the position says otherwise.',
    },
    reason: {
      de: 'Die Spielfortsetzung folgt nur aus diesen Ereignissen, und an sie knüpft der Text das Recht.',
      en: 'The restart follows from these events only, and to them the text ties the right.',
    },
  },
  'S-223': {
    paragraphs: ['FISTF-II.5.1.2.2', 'FISTF-II.5.2.1.3', 'FISTF-II.5.3.5.1'],
    title: { de: 'Woran der Ball liegt, das hat er berührt', en: 'What the ball lies against it has touched' },
    reading: {
      de: 'Sagt am Schreibtisch jemand, woran der rollende Ball zur Ruhe gekommen ist, hat er diese Figuren berührt. Ist eine des Angreifers dabei, bleibt der Ballbesitz bei ihm [S-37].',
      en: 'If at a desk somebody says what the rolling ball has come to rest against, it has touched those figures. If one of the attacker’s is among them possession stays with him [S-37].',
    },
    reason: {
      de: 'Niemand liegt an, ohne zu berühren; ein zweites Mal muss es keiner eintragen.',
      en: 'Nothing lies against a figure without touching it; nobody has to enter it twice.',
    },
  },
  'S-226': {
    paragraphs: ['FISTF-II.14.2.4.1', 'FISTF-II.14.2.2', 'FISTF-II.11.2.1.1', 'FISTF-II.16.2.2.1', 'FISTF-II.12.2.5'],
    title: { de: 'Wann ein falsch ausgeführter Einwurf angesagt wird', en: 'When a throw-in taken wrongly is called' },
    reading: {
      de: 'Was an Freistoß, Einwurf, Eckball oder Strafstoß falsch war, kann am Schreibtisch gesagt werden, solange der Ball unterwegs ist. Ruht er oder hat ihn jemand gespielt, ist es zu spät.',
      en: 'What was wrong with a free kick, throw-in, corner or penalty may be said at a desk as long as the ball is on its way. Once it rests or somebody has played it, it is too late.',
    },
    reason: {
      de: 'Gesehen wird es bei der Ausführung; danach läuft das Spiel weiter, wie beim Strafstoß [S-212].',
      en: 'It is seen when it is taken; after that play goes on, as at a penalty [S-212].',
    },
  },
  'S-261': {
    paragraphs: ['FISTF-II.5.3.3', 'FISTF-II.6.2.4.0'],
    title: { de: 'Angeschoben, nicht geschnippt', en: 'Knocked, not flicked' },
    reading: {
      de: 'Hat am Schreibtisch eine geschnippte Figur eine des Gegners angestoßen, so rutscht diese ohne eigenen Zug, bis gesagt wird, dass sie ruht oder geschnippt wird, oder bis zum nächsten Angriffszug. Was sie dabei berührt, hat kein Verteidigungszug berührt. Ebenso eine weitere, die sie anstößt.',
      en: 'If at a desk a flicked figure has knocked one of the opponent’s, that one slides without a flick of its own until it is said to rest or to be flicked, or until the next attacking flick. What it touches meanwhile no block flick has touched. So it is with another one that it knocks.',
    },
    reason: {
      de: '6.2.4 spricht von der Figur, mit der der Verteidigungszug ausgeführt wird. Sonst gilt, was sich beim Verteidiger bewegt und nicht eingetragen ist, als Verteidigungszug.',
      en: '6.2.4 speaks of the figure with which the block flick is made. Otherwise what moves of the defender’s and was not entered counts as a block flick.',
    },
  },
  'S-262': {
    paragraphs: ['FISTF-II.8.2.1.1', 'FISTF-II.7.1.1.a.1', 'FISTF-II.14.1.6.2'],
    title: { de: 'Wo ein Torwart spielt', en: 'Where a keeper plays' },
    reading: {
      de: 'Sagt niemand, wo der Torwart den Ball berührt hat, war es in seinem Torraum.',
      en: 'If nobody says where the keeper touched the ball, it was in his goal area.',
    },
    reason: {
      de: 'Nur dort darf er ihn spielen; wer es anders gesehen hat, sagt es.',
      en: 'Only there may he play it; whoever has seen it otherwise says so.',
    },
  },
  'S-280': {
    paragraphs: ['FISTF-II.7.1.2', 'FISTF-II.7.1.1.a.1', 'FISTF-II.14.1.2.1'],
    title: { de: 'Wo der Ball liegt, wird nicht zweimal gesagt', en: 'Where the ball lies is not said twice' },
    reading: {
      de: 'Ist am Schreibtisch gesagt, wo der Ball ruht oder dass er „Innerhalb!“ ist, so spielt ihn die nächste Figur dort, wenn niemand etwas anderes sagt. Mit jeder Berührung und mit jeder Spielfortsetzung ist es wieder offen.',
      en: 'If at a desk it was said where the ball rests, or that it is “Inside!”, the next figure plays it there unless somebody says otherwise. With every touch and every restart it is open again.',
    },
    reason: {
      de: 'Ein ruhender Ball wird gespielt, wo er ruht, und der Ruf sagt schon, dass geschossen werden darf. Danach rollt er wieder, wohin, sagt erst der nächste Eintrag.',
      en: 'A resting ball is played where it rests, and the word already says that one may shoot. Then it rolls again, and only the next entry tells where.',
    },
  },
  'S-281': {
    paragraphs: ['FISTF-II.4.3.1', 'FISTF-II.12.2.5', 'FISTF-II.17.1.3'],
    title: { de: 'Der Zug ist eingetragen, die Ballberührung nicht', en: 'The flick was entered, the contact was not' },
    reading: {
      de: 'Ist am Schreibtisch der ausführende Zug eingetragen und dann, dass der Ball eine ruhende Figur oder einen Torwart berührt hat, eine Linie gekreuzt hat, „Innerhalb!“ ist oder nach dem Anstoß in der anderen Hälfte ruht, so hat der Zug ihn getroffen. Ein Torwart führt nichts aus als den Abstoß: Spielt er, war schon ausgeführt.',
      en: 'If at a desk the flick that takes a restart was entered, and then that the ball has touched a resting figure or a keeper, has crossed a line, is “Inside!” or, after the kick-off, rests in the other half, the flick has met it. A keeper takes nothing but a goal kick: if he plays the ball it had been taken.',
    },
    reason: {
      de: 'Anders kommt der Ball nicht dorthin. Einen verfehlten Zug trägt man als solchen ein: Die Figur ruht.',
      en: 'It does not get there otherwise. A missed flick is entered as one: the figure rests.',
    },
  },
  'S-296': {
    paragraphs: ['FISTF-I.17.6.1', 'FISTF-I.6.2', 'FISTF-II.10.3.1.2', 'FISTF-II.10.3.1.3', 'FISTF-II.3.3.1.1.1'],
    title: { de: 'Ein Spiel, das nicht zu Ende gespielt wird', en: 'A match that is not played to its end' },
    reading: {
      de: 'Wer aufgibt oder geht und nicht wiederkommt, verliert 0:3, bei höherem Rückstand mit dem Spielstand, wie nach einer roten Karte, aber ohne Karte. Ein Unentschieden kann nur bei Gleichstand vereinbart werden und nicht, wo ein Sieger gebraucht wird. Wird abgesagt, bevor jemand etwas getan hat, gilt das Spiel als nicht gespielt.',
      en: 'Whoever gives up, or goes and does not come back, loses 0:3, or by the score if that is worse, as after a red card but without the card. A draw can be agreed only at a level score, and not where a winner is needed. Called off before anybody has done anything, the match counts as not played.',
    },
    reason: {
      de: 'Die FISTF-Regeln kennen vom vorzeitigen Ende nur die rote Karte und lassen alles andere den Schiedsrichter entscheiden (17.6.1). Ihr Maß ist das nächstliegende; und ein Ergebnis gegen den Spielstand kennen sie nicht (6.2).',
      en: 'Of an early end the FISTF rules know only the red card and leave everything else to the referee (17.6.1). Its measure is the nearest; and they know no result against the score (6.2).',
    },
  },
} as const satisfies Readings<Paragraph>;
