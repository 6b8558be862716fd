import type { Words } from '@bande/core';
import { always } from '@bande/stage/view';
import type { BodyName, Side } from '../../names.ts';
import type { Call } from '../../referee/calls.ts';
import type { Ruling } from '../../state.ts';
import { asSubject, bodyWords, both, sideWords, words } from './naming.ts';
import { reasonIn, WHY_BACK, WHY_CHANGE, WHY_ILLEGAL, WHY_NO_GOAL } from './reasons.ts';
import { again, blockFoul, illegalPosition, metFirst, offside, ofSide, rightLost } from './offence-words.ts';
import { because, bodiesIn, forSide, listOf, text, type Say } from './saying.ts';

// ── the end, and goals ────────────────────────────────────────────────────────────────────────────────────────────

const matchOver: Say = (ruling) => {
  const { for: winner, detail } = ruling;
  const score = detail?.['red'] === undefined ? '' : ` ${text(ruling, 'red')} : ${text(ruling, 'blue')}`;
  if (winner === undefined) return words(`Spielende:${score} unentschieden.`, `Full time:${score}, a draw.`);
  const { de, en } = sideWords(winner);
  return words(
    `Spielende: ${de} gewinnt${score === '' ? '' : `, Rot – Blau${score}`}.`,
    `Full time: ${en} wins${score === '' ? '' : `, Red – Blue${score}`}.`,
  );
};

export const kickOffFor = (side: Side): Words =>
  words(`Anstoß für ${sideWords(side).de}.`, `Kick-off for ${sideWords(side).en}.`);
const scored: Say = ({ for: given, against }) => {
  const { de, en } = sideWords(given ?? 'red');
  const goal = words(`Tor für ${de}!`, `Goal for ${en}!`);
  return against === undefined ? goal : both((language) => `${goal[language]} ${kickOffFor(against)[language]}`);
};
const ownGoal: Say = (ruling) => {
  const { de, en } = sideWords(ruling.against ?? 'red');
  const goal = scored(ruling);
  return words(`Eigentor von ${de}. ${goal.de}`, `Own goal by ${en}. ${goal.en}`);
};
const noGoal: Say = ({ paragraphs }) => because(words('Kein Tor', 'No goal'), reasonIn(WHY_NO_GOAL, paragraphs));

const shot =
  (de: string, en: string): Say =>
  ({ paragraphs, detail }) => {
    const said = because(words(de, en), reasonIn(WHY_ILLEGAL, paragraphs));
    return detail?.['outOfReach'] === true ? both((language) => `${said[language]} ${ALL_FIVE[language]}`) : said;
  };
export const ALL_FIVE = words(
  'Entschieden ist es schon, aber alle fünf Schüsse werden ausgeführt.',
  'It is decided, but all five shots are taken.',
);

/** The whole table would turn: instead everybody keeps the side that he knows. */
const kickOff: Say = (ruling) =>
  ruling.paragraphs.includes('FISTF-II.4.1.1.3')
    ? words(
        'Zweite Halbzeit: Die Seiten sind gewechselt; im Bild bleibt jeder, wo er war.',
        'Second half: ends are changed; in the picture everybody stays where he was.',
      )
    : ofSide(ruling);

// ── in play ───────────────────────────────────────────────────────────────────────────────────────────────────────

const change: Say = ({ for: given, paragraphs }) => {
  const { de, en } = sideWords(given ?? 'red');
  const why = reasonIn(WHY_CHANGE, paragraphs);
  return why === null
    ? words(`${de} hat den Ball.`, `${en} has the ball.`)
    : words(`${why.de}: ${de} hat den Ball.`, `${asSubject(why).en}: ${en} has the ball.`);
};
const back: Say = ({ for: given, paragraphs }) => {
  const { de, en } = sideWords(given ?? 'red');
  const why = reasonIn(WHY_BACK, paragraphs) ?? words('Ein Zug traf etwas', 'A flick met something');
  return words(`${why.de}: ${de} darf „Zurück!“ verlangen.`, `${why.en}: ${en} may demand “Back!”.`);
};
const placing: Say = (ruling) => {
  const [edge, area] = [bodiesIn(ruling, 'edge'), bodiesIn(ruling, 'goalArea')];
  const rest = bodiesIn(ruling, 'upright', 'entangled').filter((one) => !edge.includes(one) && !area.includes(one));
  const parts = [
    ...(edge.length === 0 ? [] : [to(edge, 'an den Rand', 'at the edge')]),
    ...(area.length === 0 ? [] : [to(area, 'aus dem Torraum', 'outside the goal area')]),
    ...(rest.length === 0 ? [] : [to(rest, 'wieder auf', 'upright')]),
  ];
  if (parts.length === 0) return words('Der Schiedsrichter stellt Figuren.', 'The referee places figures.');
  return both((language) => `${PLACES[language]} ${parts.map((part) => part[language]).join(', ')}.`);
};
const PLACES = words('Der Schiedsrichter stellt', 'The referee puts');
const to = (who: readonly BodyName[], de: string, en: string): Words =>
  words(`${listOf(who).de} ${de}`, `${listOf(who).en} ${en}`);

const measured: Say = (ruling) => {
  const [figure] = bodiesIn(ruling, 'figure');
  const who = figure === undefined ? words('Die Figur', 'The figure') : asSubject(bodyWords(figure));
  const gap = Number(ruling.detail?.['mm'] ?? 0);
  const may = ruling.detail?.['possible'] === true;
  return words(
    `${who.de} steht ${millimetres(gap, 'de')} neben der Linie: ${may ? 'nah genug' : 'zu weit weg'}, um etwas zu erzwingen.`,
    `${who.en} stands ${millimetres(gap, 'en')} beyond the line: ${may ? 'near enough' : 'too far'} to force anything.`,
  );
};
/** `21,4 mm`, `22 mm`. */
export function millimetres(gap: number, language: 'de' | 'en'): string {
  const tenths = String(Math.floor(gap * 10) / 10);
  return `${language === 'de' ? tenths.replace('.', ',') : tenths} mm`;
}
const distance: Say = (ruling) => {
  const figures = bodiesIn(ruling, 'figures');
  const who = figures.length === 0 ? words('Figuren', 'figures') : listOf(figures);
  const far = text(ruling, 'mm');
  return words(
    `Abstand: ${asSubject(who).de} ${figures.length === 1 ? 'rückt' : 'rücken'} auf ${far} mm vom Ball.`,
    `Distance: ${who.en} ${figures.length === 1 ? 'moves' : 'move'} ${far} mm from the ball.`,
  );
};
const takerNamed: Say = (ruling) => {
  const [figure] = bodiesIn(ruling, 'figure');
  return figure === undefined
    ? ofSide(ruling)
    : words(`${asSubject(bodyWords(figure)).de} führt aus.`, `${asSubject(bodyWords(figure)).en} takes it.`);
};
const added: Say = (ruling) => {
  const n = Number(ruling.detail?.['seconds'] ?? 0);
  return words(
    `Nachspielzeit: ${n} ${n === 1 ? 'Sekunde' : 'Sekunden'}.`,
    `Added time: ${n} ${n === 1 ? 'second' : 'seconds'}.`,
  );
};
const tossChosen: Say = (ruling) => {
  const { de, en } = sideWords(ruling.for ?? 'red');
  const what = CHOSEN[text(ruling, 'choice')] ?? words('gewählt', 'chosen');
  return words(`${de} wählt: ${what.de}.`, `${en} chooses: ${what.en}.`);
};
const CHOSEN: Readonly<Record<string, Words>> = {
  kickOff: words('Anstoß', 'kick-off'),
  end: words('Seite', 'end'),
  shoot: words('zuerst schießen', 'to shoot first'),
  keep: words('zuerst halten', 'to keep first'),
};

/** What is said of a call. */
const SAID: Readonly<Record<Call, Say>> = {
  matchOver,
  shootOut: always('Unentschieden: Es folgt das Freistoßschießen.', 'A draw: the shoot-out follows.'),
  extraTime: always(
    'Unentschieden: Verlängerung, das erste Tor entscheidet.',
    'A draw: extra time, the first goal decides.',
  ),
  periodOver: always(
    'Halbzeit. Die Seiten werden gewechselt; im Bild bleibt jeder, wo er war.',
    'Half-time. Ends are changed; in the picture everybody stays where he was.',
  ),
  addedTime: added,
  signal: forSide(
    (de) => `Die Zeit ist um: ${de} schießt noch den Strafstoß.`,
    (en) => `Time is over: ${en} still takes the penalty.`,
    words('Die Zeit ist um: Was rollt, rollt aus.', 'Time is over: what rolls rolls on.'),
  ),
  kickOff,
  goal: scored,
  ownGoal,
  noGoal,
  shotScored: shot('Getroffen', 'Scored'),
  shotMissed: shot('Nicht getroffen', 'Not scored'),
  foul: metFirst,
  blockFoul,
  offside,
  illegalPosition,
  retake: again,
  wrongExecution: again,
  rightLost,
  change,
  back,
  inside: always('Innerhalb: Von hier zählen Tore.', 'Inside: from here goals count.'),
  blockFlick: forSide(
    (de) => `${de} darf verteidigen.`,
    (en) => `${en} may make a block flick.`,
    words('Verteidigungszug.', 'Block flick.'),
  ),
  placing,
  backTaken: always('Zurück: Alles steht wie vor dem Zug.', 'Back: everything stands as before the flick.'),
  leftAsItIs: always('Es bleibt, wie es steht.', 'It stays as it is.'),
  playOn: always('Vorteil: weiterspielen.', 'Advantage: play on.'),
  distance,
  noDistance: always('Der Abstand stimmt schon.', 'The distance is kept already.'),
  forcingCheck: always('Der Schiedsrichter misst nach.', 'The referee measures.'),
  forcingChecked: measured,
  tickAllowed: always(
    'Tick erlaubt: Die Figur im Abseits darf sich lösen.',
    'Tick allowed: a figure offside may be moved.',
  ),
  tickRefused: always('Kein Tick: Der Zug gilt dem Ball.', 'No tick: the flick is for the ball.'),
  takerNamed,
  tossChosen,
  tossWon: forSide(
    (de) => `${de} gewinnt den Münzwurf.`,
    (en) => `${en} wins the toss.`,
    words('Münzwurf.', 'Toss.'),
  ),
  play: always('Spielen!', 'Play!'),
  // by their name, whose they are and why
  disqualified: ofSide,
  handBall: ofSide,
  fingerFoul: ofSide,
  keeperMisuse: ofSide,
  faultyTick: ofSide,
  keeperFoul: ofSide,
  wrongReserve: ofSide,
  wrongNumber: ofSide,
  barrierPlay: ofSide,
  obstruction: ofSide,
  uncleanFlick: ofSide,
  illegalFlick: ofSide,
  bodyFoul: ofSide,
  unsporting: ofSide,
  illegalConduct: ofSide,
  timeWasting: ofSide,
  pressBall: ofSide,
  misconduct: ofSide,
  yellowCard: ofSide,
  orangeCard: ofSide,
  penalty: ofSide,
  freeKick: ofSide,
  corner: ofSide,
  goalKick: ofSide,
  throwIn: ofSide,
  outUnclear: ofSide,
  outOfPlay: ofSide,
  restrictedFlick: ofSide,
  lifted: ofSide,
  substitution: ofSide,
  substitutionRefused: ofSide,
  reserveIn: ofSide,
  reserveOut: ofSide,
  blockWaived: ofSide,
  setUpEnded: ofSide,
  positionalFlick: ofSide,
  positionalWaived: ofSide,
  refereeActs: ofSide,
};

/** `Tor für Rot! Anstoß für Blau.`, `Throw-in for Blue.`, `Gelbe Karte für Rot.` */
export const callWords = (ruling: Ruling): Words => SAID[ruling.call](ruling);
