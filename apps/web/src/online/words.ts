import type { Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

/** How much a referee asks, by the names that games have for it. */
export const LEVEL: Readonly<Record<string, Words>> = {
  beginner: w('entscheidet allein', 'decides alone'),
  player: w('fragt, wenn es zählt', 'asks when it matters'),
  all: w('fragt, was die Regeln verlangen', 'asks all that the rules want'),
};

export const AGREED = {
  title: w('Das wird gespielt', 'What is played'),
  preset: w('Spiel', 'Match'),
  ownPreset: w('nach eigener Abrede', 'as agreed'),
  edition: w('Regeln', 'Rules'),
  mode: w('Ablauf', 'Timing'),
  live: w('live, beide zugleich', 'live, both at once'),
  paced: w('abwechselnd', 'in turn'),
  referee: w('Schiedsrichter', 'Referee'),
  you: w('Du', 'You'),
  friend: w('Gegenüber', 'Opposite'),
  watching: w('Zuschauer', 'Watching'),
  mayWatch: w('Wer den Link hat', 'Whoever has the link'),
  mayNotWatch: w('Niemand', 'Nobody'),
} as const satisfies Record<string, Words>;

export const FRIEND = {
  title: w('{game} mit einem Freund', '{game} with a friend'),
  lead: w(
    'Jeder an seinem Gerät, wo er gerade ist. Ein Link genügt, ein Konto braucht niemand.',
    'Each at your own device, wherever you are. A link will do; nobody needs an account.',
  ),
  preset: w('Was wir spielen', 'What we play'),
  side: w('Ich spiele', 'I play'),
  referee: w('Der Schiedsrichter', 'The referee'),
  mayWatch: w('Wer den Link hat, darf zuschauen', 'Whoever has the link may watch'),
  name: w('Wie du heißt', 'What you are called'),
  nameHint: w(
    'Das liest der andere. Bleibt es leer, heißt du „Gast“ mit einer Zahl.',
    'The other one reads it. Left empty, you are “Guest” with a number.',
  ),
  guest: w('Gast', 'Guest'),
  invite: w('Einladen', 'Invite'),
  inviting: w('Der Tisch wird bereitgestellt …', 'Setting the table …'),
  noNet: w(
    'Dafür braucht es das Netz, und der Server ist gerade nicht zu erreichen. Am selben Gerät könnt ihr immer spielen.',
    'This takes the net, and the server cannot be reached just now. At one device you two can always play.',
  ),
  noMatches: w(
    'Auf diesem Server gibt es keine Partien zwischen zwei Orten. Am selben Gerät könnt ihr immer spielen.',
    'This server has no matches between two places. At one device you two can always play.',
  ),
  notNow: w(
    'Der Server kann gerade keine Partie beginnen. Versuch es etwas später noch einmal.',
    'The server cannot begin a match just now. Try again a little later.',
  ),
  tooMany: w(
    'Von hier wurden gerade viele Partien begonnen. In einer Minute geht es wieder.',
    'Many matches were begun from here just now. In a minute you can begin another one.',
  ),
  oneDevice: w('Zu zweit an diesem Gerät', 'Two at this device'),
  unknown: w('Dieses Spiel gibt es hier nicht.', 'This game is not here.'),
} as const satisfies Record<string, Words>;

export const WAITING = {
  title: w('Lade deinen Freund ein', 'Invite your friend'),
  waits: w(
    'Dein Platz ist bereit. Sobald der andere sitzt, geht es los.',
    'Your seat is ready. As soon as the other one sits down, it begins.',
  ),
  link: w('Link zur Partie', 'Link to the match'),
  copy: w('Link kopieren', 'Copy the link'),
  copied: w('Kopiert', 'Copied'),
  byHand: w(
    'Dieser Browser kopiert hier nicht: Der Link ist markiert.',
    'This browser does not copy here: the link is selected.',
  ),
  share: w('Teilen …', 'Share …'),
  shareText: w('Spiel mit mir {game}!', 'Play {game} with me!'),
  picture: w('Bild mit dem Link, zum Abfotografieren', 'Picture of the link, to point a camera at'),
  letters: w('Zum Vorlesen', 'To read out'),
  lettersHow: w(
    'Auf der Startseite unter „Mit sechs Buchstaben mitspielen“ eintippen.',
    'To be typed on the start page under “Join with six letters”.',
  ),
  ownName: w(
    'Diese Seite ist als „{host}“ geöffnet. So erreicht sie nur dieses Gerät.',
    'This page is open as “{host}”. Only this device can reach it so.',
  ),
  ownNameElse: w('Im selben Netz gilt:', 'In the same network it is:'),
  ownNameNone: w(
    'Verbinde dieses Gerät mit einem Netz und lade die Seite neu, dann steht hier ein Link für den anderen.',
    'Connect this device to a network and reload the page: then there is a link for the other one here.',
  ),
  meanwhile: w('Solange du wartest', 'While you wait'),
  bot: w('Gegen einen Bot spielen', 'Play a bot'),
  botHint: w(
    'Wenn der andere da ist, sagen wir es dir am Tisch.',
    'You are told at the table when the other one is here.',
  ),
  seat: w('Meinen Platz an ein anderes Gerät mitnehmen', 'Take my seat to another device'),
  seatHint: w(
    'Nur für dich: Wer diesen Link öffnet, sitzt auf deinem Platz.',
    'For you alone: whoever opens this link has your seat.',
  ),
  seatLink: w('Link zu deinem Platz', 'Link to your seat'),
  seatPicture: w('Bild mit dem Link zu deinem Platz', 'Picture of the link to your seat'),
  cancel: w('Nicht mehr warten', 'Stop waiting'),
  cancelHint: w('Der Link bleibt gültig, bis jemand spielt.', 'The link holds until somebody plays.'),
  silent: w(
    'Der Server antwortet gerade nicht. Wir fragen weiter.',
    'The server does not answer just now. We keep asking.',
  ),
} as const satisfies Record<string, Words>;

export const INVITED = {
  title: w('{name} lädt dich ein', '{name} invites you'),
  titleGuest: w('Du bist eingeladen', 'You are invited'),
  sitDown: w('Platz nehmen', 'Sit down'),
  sitting: w('Einen Augenblick …', 'One moment …'),
  first: w(
    'Noch nie gespielt? Am Tisch wird dir alles gezeigt.',
    'Never played it? You are shown everything at the table.',
  ),
  noNet: w(
    'Der Server ist gerade nicht zu erreichen. Versuch es gleich noch einmal.',
    'The server cannot be reached just now. Try again in a moment.',
  ),
} as const satisfies Record<string, Words>;

export const ONLINE = {
  looking: w('Die Partie wird gesucht …', 'Looking for the match …'),
  unknown: w('Diese Partie gibt es hier nicht.', 'There is no such match here.'),
  unknownHow: w(
    'Vielleicht ist ein Buchstabe vertauscht. Frag nach dem Link, oder tipp die sechs Buchstaben noch einmal.',
    'Maybe a letter is mixed up. Ask for the link, or type the six letters once more.',
  ),
  silent: w('Der Server ist gerade nicht zu erreichen.', 'The server cannot be reached just now.'),
  silentHow: w(
    'Die Partie ist dort gut aufgehoben. Sobald er antwortet, geht es hier weiter.',
    'The match is safe there. As soon as it answers, this page goes on.',
  ),
  taken: w('Jemand war schneller', 'Somebody was faster'),
  takenHow: w('Der Platz ist vergeben. Zuschauen darfst du gern.', 'The seat is taken. You are welcome to watch.'),
  watch: w('Zuschauen', 'Watch'),
  full: w('An diesem Tisch ist kein Platz frei.', 'No seat is free at this table.'),
  fullHow: w(
    'Die beiden spielen unter sich. Lade jemanden zu einer eigenen Partie ein.',
    'These two play by themselves. Invite somebody to a match of your own.',
  ),
  seatGone: w('Dieser Link gehört zu keinem Platz dieser Partie.', 'This link belongs to no seat of this match.'),
  seatGoneHow: w(
    'Hol dir am ersten Gerät einen neuen: Er steht dort im Warteraum, am Tisch unter „Partie und Mitspieler“.',
    'Get a new one at the first device: it is in the waiting room there, or at the table under “Match and players”.',
  ),
  seatComes: w('Du wirst zu deinem Platz gebracht …', 'Bringing you to your seat …'),
  over: w('Diese Partie ist gespielt.', 'This match is over.'),
  overHow: w('Du kannst sie von Anfang bis Ende ansehen.', 'You can watch it from beginning to end.'),
  overSoon: w(
    'Ihre Aufzeichnung liegt gleich bereit. Lade die Seite in einem Augenblick neu.',
    'Its record is about to be ready. Reload the page in a moment.',
  ),
  replay: w('Partie ansehen', 'Watch the match'),
  toTheMatch: w('Zur Partie', 'To the match'),
  own: w('Selbst jemanden einladen', 'Invite somebody yourself'),
} as const satisfies Record<string, Words>;

export const LETTERS = {
  title: w('Mit sechs Buchstaben mitspielen', 'Join with six letters'),
  lead: w('Wer dich einlädt, sieht sie neben seinem Link.', 'Whoever invites you sees them beside the link.'),
  field: w('Sechs Buchstaben oder der Link', 'Six letters, or the link'),
  go: w('Mitspielen', 'Join'),
  wrong: w('Es sind sechs Buchstaben, ohne Ziffern.', 'It is six letters, without digits.'),
} as const satisfies Record<string, Words>;

export const CAME = {
  here: w('{name} ist da.', '{name} is here.'),
  hereGuest: w('Dein Freund ist da.', 'Your friend is here.'),
  tab: w('● Dein Freund ist da', '● Your friend is here'),
  later: w('Später', 'Later'),
} as const satisfies Record<string, Words>;
