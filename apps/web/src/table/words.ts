import type { Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

/** What is said only to whoever sits at a table; what belongs to a game comes from its view. */
export const TABLE = {
  more: w('Mehr', 'More'),
  engine: w('Die Physik des Tisches wird geladen …', 'Loading the physics of the table …'),
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
  notKept: w(
    'Dieser Browser bewahrt hier nichts auf. Die Partie geht weiter, ist aber weg, wenn das Fenster geschlossen wird.',
    'This browser keeps nothing here. The match goes on, but is gone once this window is closed.',
  ),
  goesOn: w(
    'Bande ist seit dem letzten Mal neuer geworden. Die Partie geht von dort weiter, wo auf dem Tisch zuletzt alles ruhig war.',
    'Bande has been updated since the last time. The match goes on from where everything on the table was last at rest.',
  ),
  unknownGame: w('Dieses Spiel steht hier noch nicht.', 'This game is not here yet.'),
  pause: w('Pause', 'Pause'),
  story: w('Spielverlauf', 'The match so far'),
  help: w('Spiel, Tasten und Gesten', 'Game, keys and gestures'),
  helpByFinger: w('Spiel und Gesten', 'Game and gestures'),
  noHints: w('Keine Hinweise mehr', 'No more hints'),
  fineTune: w('Feineinstellung', 'Fine tuning'),
  aimHelp: w('Zielhilfe', 'Aim help'),
  moveSeconds: w('Zugzeit: noch {n} s', 'Move time: {n} s left'),
  thinking: w('{side} überlegt', '{side} is thinking'),
  chosenInSecret: w('{side} hat verdeckt gewählt.', '{side} has chosen in secret.'),
  rollDice: w('Würfeln', 'Roll'),
  toss: w('Losen', 'Toss'),
  spin: w('Kreisel drehen', 'Spin the arrow'),
  confirm: w('So machen', 'Do it'),
  undo: w('Zurücknehmen', 'Take back'),
  takenBackOnce: w(
    'Eine Entscheidung zurückgenommen: Das zählt nirgends als Sieg.',
    'One decision was taken back: it counts as nobody’s win.',
  ),
  takenBack: w(
    '{n} Entscheidungen zurückgenommen: Das zählt nirgends als Sieg.',
    '{n} decisions were taken back: it counts as nobody’s win.',
  ),
  dials: w('Einstellen', 'Adjust'),
  moreDials: w('Mehr', 'More'),
  fewerDials: w('Weniger', 'Less'),
  secondsThen: w('noch {n} s, dann: {what}', '{n} s left, then: {what}'),
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
  youWon: w('Du gewinnst!', 'You win!'),
  again: w('Noch einmal', 'Play again'),
  download: w('Aufzeichnung sichern', 'Download the record'),
  lookAtTable: w('Tisch ansehen', 'Look at the table'),
  studied: w('Angehalten: Der Tisch lässt sich drehen.', 'Stopped: the table can be turned.'),
  statistics: w('Zahlen zur Partie', 'The match in figures'),
  counting: w('Die Partie wird ausgewertet …', 'Working out the figures …'),
  result: w('Ergebnis', 'Result'),
} as const satisfies Readonly<Record<string, Words>>;

/** On the sheet of the table. */
export const AT_TABLE = {
  title: w('An diesem Tisch', 'At this table'),
  now: w('Jetzt', 'Now'),
  full: w('Ganzer Bildschirm', 'Full screen'),
  notFull: w('Kein ganzer Bildschirm', 'Leave full screen'),
  restart: w('Von vorn beginnen …', 'Start over …'),
  restartAsked: w(
    'Eine neue Partie beginnen? Diese bleibt in der Liste der Partien.',
    'Begin a new match? This one stays in the list of matches.',
  ),
  lessonAsked: w('Diese Lektion von vorn beginnen?', 'Start this lesson over?'),
  restartSure: w('Ja, neue Partie', 'Yes, a new match'),
  lessonSure: w('Ja, von vorn', 'Yes, start over'),
  ratherNot: w('Nein, weiterspielen', 'No, play on'),
  senses: w('Hören und Spüren', 'Sound and touch'),
  sound: w('Ton an', 'Sound on'),
  names: w('Wer hier spielt', 'Who plays here'),
  namesHint: w(
    'Steht an der Anzeigetafel und in der Liste der Partien, nur auf diesem Gerät und in deinen Aufzeichnungen.',
    'Shown on the scoreboard and in the list of matches, only on this device and in your records.',
  ),
  nameOf: w('Name für {side}', 'Name for {side}'),
  ownName: w('Dein Name', 'Your name'),
  allSettings: w('Alle Einstellungen', 'All settings'),
  tooFast: w(
    'Geht es zu schnell? Der Tisch kann anhalten, sooft du dich entscheiden musst.',
    'Too fast? The table can hold each time you have to decide.',
  ),
  hold: w('Ja, anhalten', 'Yes, hold'),
  noHold: w('Nein, so ist es gut', 'No, it is fine'),
} as const satisfies Readonly<Record<string, Words>>;

/** What comes after a match against a bot. */
export const NEXT = {
  title: w('Wie weiter?', 'What next?'),
  stronger: w('Jetzt gegen: {bot}', 'Next: {bot}'),
  stepUp: w('Eine Stufe höher: {bot}', 'One step up: {bot}'),
  weaker: w('Lieber gegen: {bot}', 'Rather: {bot}'),
  same: w('Noch einmal gegen: {bot}', 'Again: {bot}'),
  lesson: w('Lektion: {title}', 'Lesson: {title}'),
  lessonHow: w('Kurz geübt, am echten Tisch.', 'A short exercise at the real table.'),
  slow: w('Noch einmal, halb so schnell', 'Again at half speed'),
  slowHow: w('Der langsame Tisch: dieselben Regeln, mehr Zeit.', 'The slow table: the same rules, more time.'),
} as const satisfies Readonly<Record<string, Words>>;

export const NOT_TAKEN_BACK = {
  people: w(
    'Zurückgenommen wird nur allein oder gegen einen Bot.',
    'Only alone, or against a bot, is anything taken back.',
  ),
  timed: w(
    'Hier läuft eine Uhr: Was entschieden ist, gilt. In Lektionen und in Partien ohne Uhr lässt es sich zurücknehmen.',
    'A clock runs here: what is decided stands. In lessons and in matches without a clock it can be taken back.',
  ),
  inMotion: w(
    'Da war schon alles in Bewegung: Fang lieber noch einmal an.',
    'Everything was moving already: better begin again.',
  ),
  over: w('Hier ist schon alles entschieden.', 'Everything is decided here.'),
  nothing: w('Hier gibt es noch nichts zurückzunehmen.', 'There is nothing to take back yet.'),
} as const satisfies Readonly<Record<string, Words>>;

export const EXERCISE = {
  number: w('Lektion {n} von {of}:', 'Lesson {n} of {of}:'),
  done: w('Geschafft!', 'Well done!'),
  missed: w('Das war es noch nicht.', 'That was not it yet.'),
  again: w('Noch mal', 'Again'),
  next: w('Weiter: {title}', 'Next: {title}'),
  match: w('Das erste Spiel', 'The first match'),
  all: w('Alle Lektionen', 'All lessons'),
  seconds: w('noch {n} s', '{n} s left'),
} as const;

export const HELP = {
  inShort: w('In Kürze', 'In short'),
  howItGoes: w('So geht das Spiel', 'How the game goes'),
  rulebook: w('Das ganze Regelbuch (die Partie wartet)', 'The whole rulebook (the match waits)'),
  explained: w('Was die Wörter bedeuten', 'What the words mean'),
  onTheTable: w('Was die Zeichen auf dem Tisch bedeuten', 'What the marks on the table mean'),
  kits: w('Trikots', 'Kits'),
  atThisTable: w('An diesem Tisch', 'At this table'),
  everywhere: w('An jedem Tisch', 'At every table'),
} as const satisfies Readonly<Record<string, Words>>;
