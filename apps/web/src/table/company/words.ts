import type { Words } from '@bande/core';
import type { Claim, Phrase } from '@bande/protocol';

const w = (de: string, en: string): Words => ({ de, en });

/** What is said at a table whose players are not at this device. */
export const COMPANY = {
  open: w('Partie und Mitspieler', 'Match and players'),
  joining: w('Zum Tisch …', 'To the table …'),
  there: w('da', 'here'),
  away: w('kurz weg', 'away'),
  lost: w('Verbindung verloren', 'connection lost'),
  lostFor: w(
    '{name}: Verbindung verloren, die Partie wartet noch {n} s',
    '{name}: connection lost, the match waits {n} s',
  ),
  lostStill: w('{name}: Verbindung verloren, die Partie wartet', '{name}: connection lost, the match waits'),
  waitNoLonger: w('Nicht länger warten', 'Wait no longer'),
  lostNow: w('{name} ist nicht zurückgekommen. Wie geht es weiter?', '{name} has not come back. How shall it go on?'),
  awaited: w('{name} ist noch nicht da.', '{name} is not here yet.'),
  somebody: w('Der Mitspieler', 'The other player'),
  countdown: w('Gleich geht es weiter …', 'It goes on in a moment …'),
  store: w(
    'Der Server kann gerade nichts aufschreiben. Die Partie wartet, nichts ist verloren.',
    'The server cannot write anything down just now. The match waits, nothing is lost.',
  ),
  trip: w('{n} ms hin und zurück', '{n} ms there and back'),
  later: w('{n} Ticks später', '{n} ticks later'),
  youWatch: w('Du schaust zu, zwei Sekunden später', 'You are watching, two seconds later'),
  wait: w('Weiter warten', 'Wait on'),
  paused: w('Pause', 'Pause'),
  pausedText: w(
    'Die Uhr steht, für beide. Weiter geht es, wenn beide es wollen.',
    'The clock stands, for both. It goes on when both want it.',
  ),
  goOn: w('Weiterspielen', 'Play on'),
  goOnAsked: w(
    'Du willst weiterspielen, die anderen sind gefragt.',
    'You want to play on, the others have been asked.',
  ),
  requests: w('Was du die anderen fragen kannst', 'What you may ask the others'),
  askPause: w('Um eine Pause bitten', 'Ask for a pause'),
  offerDraw: w('Remis anbieten', 'Offer a draw'),
  sure: w('Wirklich?', 'Really?'),
  drawSure: w('Ja, Remis anbieten', 'Yes, offer a draw'),
  ratherNot: w('Doch nicht', 'Rather not'),
  asked: w('{name} ist gefragt.', '{name} has been asked.'),
  offers: {
    pause: w('{name} bittet um eine Pause.', '{name} asks for a pause.'),
    goOn: w('{name} will weiterspielen.', '{name} wants to play on.'),
    inTurn: w('{name} will im Wechsel weiterspielen.', '{name} wants to play on in turn.'),
    draw: w('{name} bietet Remis an.', '{name} offers a draw.'),
    rematch: w('{name} will noch eine Partie.', '{name} wants another match.'),
  },
  yes: w('Ja', 'Yes'),
  no: w('Nein', 'No'),
  say: w('Etwas sagen', 'Say something'),
  said: w('{name}: „{words}“', '{name}: “{words}”'),
  mute: w('Nichts mehr von den anderen hören', 'Hear no more from the others'),
  muted: w('Stumm. Wieder hören', 'Muted. Hear again'),
  ownSecret: w('Verdeckt gewählt: {words}', 'Chosen in secret: {words}'),
  wentOn: w(
    'Bande ist neuer geworden. Die Partie geht von dort weiter, wo zuletzt alles ruhig war.',
    'Bande has been updated. The match goes on from where everything was last at rest.',
  ),
  tooSlow: w(
    'Die Leitung ist langsam für ein Live-Spiel. Im Wechsel gespielt merkt man nichts davon.',
    'The line is slow for live play. Played in turn nobody notices.',
  ),
  inTurn: w('Im Wechsel weiterspielen', 'Play on in turn'),
  goOnLive: w('Live weiter', 'Go on live'),
  close: w('Schließen', 'Close'),
  lookBack: w('Zurückblättern', 'Look back'),
  lineOff: w('Keine Verbindung. Es wird weiter versucht …', 'No connection. Trying again …'),
  elsewhere: w(
    'Dein Platz ist in einem anderen Fenster oder an einem anderen Gerät offen.',
    'Your seat is open in another window or on another device.',
  ),
  playHere: w('Hier weiterspielen', 'Play on here'),
  engine: w('Bande ist auf dem Server neuer als hier.', 'Bande is newer on the server than here.'),
  reload: w('Neu laden', 'Reload'),
  ended: w('Diese Partie gibt es hier nicht mehr.', 'This match is not here any more.'),
  next: w('{name} spielt weiter: {game}', '{name} plays on: {game}'),
  goThere: w('Mitkommen', 'Come along'),
  rematch: w('Noch einmal, Seiten getauscht', 'Once more, sides changed'),
  otherGame: w('Ein anderes Spiel mit denselben', 'Another game with the same people'),
  invite: w('Zuschauer einladen', 'Invite people to watch'),
  seatAlong: w('Meinen Platz an ein anderes Gerät mitnehmen', 'Take my seat to another device'),
  seatLink: w('Link zu deinem Platz: nur für dich', 'Link to your seat: for you alone'),
  copied: w('Der Link ist kopiert.', 'The link has been copied.'),
  notDone: w('Das ging nicht: {why}', 'That did not work: {why}'),
} as const;

export const CLAIM_WORDS: Readonly<Record<Claim, Words>> = {
  win: w('Die Partie gehört mir', 'The match is mine'),
  draw: w('Unentschieden', 'A draw'),
  bot: w('Ein Bot spielt weiter', 'A bot plays on'),
};

export const PHRASE_WORDS: Readonly<Record<Phrase, Words>> = {
  hello: w('Hallo!', 'Hello!'),
  goodLuck: w('Viel Glück!', 'Good luck!'),
  wellPlayed: w('Gut gespielt!', 'Well played!'),
  thanks: w('Danke!', 'Thanks!'),
  sorry: w('Entschuldigung!', 'Sorry!'),
  oneMoment: w('Einen Moment bitte.', 'One moment, please.'),
  goodGame: w('Schöne Partie!', 'Good game!'),
};
