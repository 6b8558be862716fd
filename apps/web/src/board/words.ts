import type { RefusalCode, Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

/** Everything the table itself says; what belongs to a game comes from its view. */
export const EXERCISE = {
  number: { de: 'Lektion {n} von {of}:', en: 'Lesson {n} of {of}:' },
  done: { de: 'Geschafft!', en: 'Well done!' },
  missed: { de: 'Das war es noch nicht.', en: 'That was not it yet.' },
  again: { de: 'Noch mal', en: 'Again' },
  next: { de: 'Weiter: {title}', en: 'Next: {title}' },
  match: { de: 'Das erste Spiel', en: 'The first match' },
} as const;

export const TABLE = {
  more: { de: 'Mehr', en: 'More' },
  laying: w('Der Tisch wird gedeckt …', 'Laying the table …'),
  engine: w('Die Physik des Tisches wird geladen …', 'Loading the physics of the table …'),
  opening: w('Die Partie wird aufgeschlagen …', 'Opening the match …'),
  missing: w('Diese Partie liegt nicht auf diesem Gerät.', 'This match is not on this device.'),
  missingHow: w(
    'Vielleicht wurde sie gelöscht, oder sie wurde an einem anderen Gerät gespielt.',
    'It may have been deleted, or it was played on another device.',
  ),
  unreadable: w(
    'Diese Partie stammt aus einer anderen Fassung von Bande oder ist beschädigt und lässt sich hier nicht fortsetzen.',
    'This match comes from another version of Bande or is damaged, and cannot be continued here.',
  ),
  elsewhere: w('Diese Partie ist in einem anderen Fenster offen.', 'This match is open in another window.'),
  elsewhereHow: w('Gespielt wird sie dort, wo sie zuletzt geöffnet wurde.', 'It is played where it was opened last.'),
  playHere: w('Hier weiterspielen', 'Go on playing here'),
  notKept: w(
    'Dieser Browser bewahrt hier nichts auf. Die Partie geht weiter, ist aber weg, wenn das Fenster geschlossen wird.',
    'This browser keeps nothing here. The match goes on, but is gone once this window is closed.',
  ),
  goesOn: w(
    'Bande ist seit dem letzten Mal neuer geworden. Die Partie geht von dort weiter, wo auf dem Tisch zuletzt alles ruhig war.',
    'Bande has been updated since the last time. The match goes on from where everything on the table was last at rest.',
  ),
  unknownGame: w('Dieses Spiel steht hier noch nicht.', 'This game is not here yet.'),
  allMatches: w('Alle Partien', 'All matches'),
  leave: w('Tisch verlassen (die Partie bleibt erhalten)', 'Leave the table (the match is kept)'),

  board: w(
    'Spielfeld. Mit den Pfeiltasten gehen, mit Enter wählen, mit Escape zurücknehmen, mit B zu den Knöpfen und zurück.',
    'Board. Arrow keys move, Enter picks, Escape takes back, B goes to the buttons and back.',
  ),
  watchedBoard: w('Spielfeld. Mit den Pfeiltasten gehen.', 'Board. Arrow keys move.'),
  picture: w('Der Tisch, von oben beleuchtet', 'The table under its lamp'),
  /** As views say it of a cell that holds nothing: not worth a chip. */
  emptyCell: w('leer', 'empty'),
  canPick: w('wählbar', 'can be picked'),
  pickedNow: w('gewählt', 'picked'),
  evidenceHere: w('Beleg', 'evidence'),

  tools: w('Werkzeuge', 'Tools'),
  topView: w('Von oben', 'From above'),
  tiltedView: w('Vom Platz aus', 'From the seat'),
  eyeLevelView: w('Auf Augenhöhe', 'At eye level'),
  usualView: w('Übliche Ansicht', 'Usual view'),
  soundOff: w('Ton aus', 'Sound off'),
  soundOn: w('Ton an', 'Sound on'),
  pause: w('Pause', 'Pause'),
  story: w('Spielverlauf', 'The match so far'),
  nothingTold: w('Noch ist nichts geschehen.', 'Nothing has happened yet.'),
  refereeSays: w('Schiedsrichter', 'Referee'),
  help: w('Spiel, Tasten und Gesten', 'Game, keys and gestures'),
  helpByFinger: w('Spiel und Gesten', 'Game and gestures'),
  noHints: w('Keine Hinweise mehr', 'No more hints'),
  fineTune: w('Feineinstellung', 'Fine tuning'),
  aimHelp: w('Zielhilfe', 'Aim help'),

  scoreboard: w('Anzeigetafel', 'Scoreboard'),
  score: w('Spielstand', 'Score'),
  toMove: w('ist dran', 'to play'),
  onTheBall: w('am Ball', 'has the ball'),
  timeLeft: w('Restzeit', 'Time left'),
  moveTime: w('Zugzeit', 'Move time'),
  moveSeconds: w('Zugzeit: noch {n} s', 'Move time: {n} s left'),
  you: w('du', 'you'),
  bot: w('Bot', 'bot'),

  thinking: w('{side} überlegt', '{side} is thinking'),
  chosenInSecret: w('{side} hat verdeckt gewählt.', '{side} has chosen in secret.'),
  rollDice: w('Würfeln', 'Roll'),
  toss: w('Losen', 'Toss'),
  spin: w('Kreisel drehen', 'Spin the arrow'),
  confirm: w('So machen', 'Do it'),
  undo: w('Zurücknehmen', 'Take back'),
  dials: w('Einstellen', 'Adjust'),
  moreDials: w('Mehr', 'More'),
  fewerDials: w('Weniger', 'Less'),
  secondsLeft: w('noch {n} s', '{n} s left'),
  secondsThen: w('noch {n} s, dann: {what}', '{n} s left, then: {what}'),

  lastCall: w('Letzte Entscheidung', 'Last call'),
  ownLast: w('Dein letzter Zug', 'Your last move'),
  therefore: w('Folge', 'Therefore'),
  oneRule: w('Den Paragraphen zeigen', 'Show the paragraph'),
  rules: w('{n} Paragraphen zeigen', 'Show {n} paragraphs'),
  showEvidence: w('Beleg zeigen', 'Show evidence'),
  hideEvidence: w('Beleg ausblenden', 'Hide evidence'),
  refused: w('Das geht nicht', 'Not possible'),

  paused: w('Pause', 'Pause'),
  giveUp: w('Aufgeben …', 'Give up …'),
  pausedText: w('Alles bleibt, wie es steht. Nichts geht verloren.', 'Everything stays as it is. Nothing is lost.'),
  resume: w('Weiterspielen', 'Go on playing'),
  letRun: w('Zeit laufen lassen', 'Let time run'),
  rulebook: w('Regelbuch', 'Rulebook'),
  settings: w('Einstellungen', 'Settings'),
  handOver: w('{side} ist dran', '{side} to play'),
  firstText: w('Wer dran ist, sieht seine Farbe am Rand.', 'The edge has the colour of whoever is to play.'),
  turnsWithAttack: w(
    'Der Rand zeigt, wer dran ist; der Tisch dreht sich mit dem Angriff.',
    'The edge shows who is to play; the table turns with the attack.',
  ),
  turnsToPlay: w(
    'Der Rand zeigt, wer dran ist; der Tisch dreht sich zu ihm.',
    'The edge shows who is to play; the table turns to him.',
  ),

  won: w('{side} gewinnt', '{side} wins'),
  youWon: w('Du gewinnst!', 'You win!'),
  draw: w('Unentschieden', 'A draw'),
  again: w('Noch einmal', 'Play again'),
  replay: w('Partie ansehen', 'Watch the replay'),
  download: w('Aufzeichnung sichern', 'Download the record'),
  lookAtTable: w('Tisch ansehen', 'Look at the table'),
  statistics: w('Zahlen zur Partie', 'The match in figures'),
  counting: w('Die Partie wird ausgewertet …', 'Working out the figures …'),
  result: w('Ergebnis', 'Result'),
} as const satisfies Readonly<Record<string, Words>>;

/** Ends that the rules do not know, and what they come to. */
export const ENDED = {
  giveUp: w('Aufgeben', 'Give up'),
  givesUp: w('{side} gibt auf', '{side} gives up'),
  agree: w('Unentschieden vereinbaren', 'Agree on a draw'),
  callOff: w('Partie absagen', 'Call the match off'),
  callOffTitle: w('Absagen …', 'Call off …'),
  thenWins: w('Dann gewinnt {side}; gewertet wird {figures}.', 'Then {side} wins; the score is {figures}.'),
  bothAgree: w(
    'Beide einverstanden? Dann endet die Partie {figures}.',
    'Do both agree? Then the match ends {figures}.',
  ),
  thenNotPlayed: w('Dann gilt sie als nicht gespielt.', 'Then it counts as not played.'),
  notUndone: w('Das lässt sich nicht zurücknehmen.', 'This cannot be taken back.'),
  yes: w('Ja: {what}', 'Yes: {what}'),
  no: w('Doch nicht', 'Rather not'),
  resigned: w('{side} hat aufgegeben.', '{side} gave up.'),
  left: w('{side} ist gegangen.', '{side} left.'),
  drawAgreed: w('Unentschieden vereinbart.', 'A draw was agreed.'),
  calledOff: w('Abgesagt, nicht gespielt', 'Called off, not played'),
  nobodyPlayed: w('Noch niemand hatte etwas getan.', 'Nobody had done anything yet.'),
  awarded: w('Gewertet wird {counts}, gespielt war {played}.', 'Awarded {counts}; played {played}.'),
  shootOut: w('Im Schießen {goals}.', '{goals} in the shoot-out.'),
} as const satisfies Readonly<Record<string, Words>>;

export const REFUSAL_WORDS: Readonly<Record<RefusalCode, Words>> = {
  matchOver: w('Die Partie ist zu Ende.', 'The match is over.'),
  paused: w('Die Partie ist unterbrochen.', 'The match is paused.'),
  early: w('Dafür ist es zu spät.', 'It is too late for that.'),
  late: w(
    'Das kam zu spät an: Die Leitung war zu langsam. Es ist nichts geschehen.',
    'That arrived too late: the line was too slow. Nothing has happened.',
  ),
  ahead: w('Das war für einen späteren Augenblick gemeint.', 'That was meant for a later moment.'),
  notYourTurn: w('Jemand anders ist dran.', 'Somebody else is to play.'),
  notOffered: w('Das steht jetzt nicht zur Wahl.', 'That is not on offer now.'),
  againstTheRules: w('Das ist gegen die Regeln.', 'That is against the rules.'),
  chanceAwaited: w('Erst wird gewürfelt.', 'The dice come first.'),
  noChanceAwaited: w('Jetzt wird nicht gewürfelt.', 'Nothing is to be rolled now.'),
  badChance: w('Diese Würfe passen nicht.', 'These rolls do not fit.'),
  unknownFact: w('Das liegt nicht auf dem Tisch.', 'That is not on the table.'),
  noSuchInput: w('Diese Eingabe gibt es nicht.', 'There is no such input.'),
  dropped: w('Das ändert nichts.', 'That changes nothing.'),
  noLongerFits: w('Danach passt etwas Späteres nicht mehr.', 'Something later would no longer fit.'),
  tooMuchAgain: w('Diese Partie wurde schon zu oft berichtigt.', 'This match has been corrected too often already.'),
};

export const HELP = {
  inShort: w('In Kürze', 'In short'),
  howItGoes: w('So geht das Spiel', 'How the game goes'),
  rulebook: w('Das ganze Regelbuch (die Partie wartet)', 'The whole rulebook (the match waits)'),
  onTheTable: w('Was die Zeichen auf dem Tisch bedeuten', 'What the marks on the table mean'),
  kits: w('Trikots', 'Kits'),
  atThisTable: w('An diesem Tisch', 'At this table'),
  everywhere: w('An jedem Tisch', 'At every table'),
} as const satisfies Readonly<Record<string, Words>>;

/** Where a figure or a token is only a shape for the eye. */
export const DIE_WORDS = w('Würfel: {n}', 'Die: {n}');
