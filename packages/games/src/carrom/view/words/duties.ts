import type { Duty, Words } from '@bande/core';
import { labels } from '../../labels.ts';
import { isSolo, owedBy, sideNamed, type Carrom, type Match } from '../../state.ts';
import { other, type SideName } from '../../table.ts';
import { colourWords, otherSide, seatWords, sideWords, stones, words } from './naming.ts';

/** What the laws want now, in one line that says what to do. A duty or a language that is missing does not compile. */
const DUTIES = [
  'toss',
  'tossChoice',
  'chooseEnd',
  'rack',
  'setUp',
  'break',
  'strike',
  'cover',
  'request',
  'motion',
  'place',
  'demand',
  'next',
  'return',
  'protest',
] as const;
type DutyName = (typeof DUTIES)[number];

interface Asked {
  /** With the place at the table in doubles. */
  readonly who: Words;
  readonly side: SideName;
  readonly match: Match;
}
type SayDuty = (asked: Asked) => Words;

const strike: SayDuty = ({ who, side, match }) => {
  if (isSolo(match))
    return words(
      `Schuss ${match.state.board.strokesInTurn + 1}: Jeder Stein zählt.`,
      `Stroke ${match.state.board.strokesInTurn + 1}: every piece counts.`,
    );
  const colour = colourWords(match, side);
  if (match.state.board.strokesInTurn > 0)
    return words(
      `${who.de} darf noch einmal schießen (${colour.de}).`,
      `${who.en} may strike again (${colour.en.toLowerCase()}).`,
    );
  return words(
    `${who.de} schießt und spielt ${colour.de}.`,
    `${who.en} to strike, playing ${colour.en.toLowerCase()}.`,
  );
};

const place: SayDuty = ({ who, side, match }) => {
  const debtor = other(sideNamed(side));
  const count = Math.max(1, owedBy(match, debtor));
  const of = sideWords(otherSide(side));
  return words(
    `${who.de} platziert ${stones(count).de} von ${of.de} im Außenkreis.`,
    `${who.en} places ${stones(count).en} of ${of.en} in the outer circle.`,
  );
};

const DUTY_WORDS: { readonly [D in DutyName]: SayDuty } = {
  toss: ({ match }) =>
    match.state.boardNumber > 1
      ? words('Los: Wer stößt das neunte Board an?', 'Toss: who breaks the ninth board?')
      : words('Los: Wer gewinnt, wählt Seite oder Anstoß.', 'Toss: the winner chooses side or break.'),
  tossChoice: ({ who }) =>
    words(`${who.de} hat das Los gewonnen: Seite oder Anstoß?`, `${who.en} won the toss: side or break?`),
  chooseEnd: ({ who }) => words(`${who.de} wählt den Platz am Tisch.`, `${who.en} chooses a place at the table.`),
  rack: () => words('Die Steine werden aufgestellt.', 'The pieces are being set up.'),
  setUp: ({ who }) =>
    words(
      `${who.de} stößt an: Aufstellung drehen, wenn gewünscht, dann bereit melden.`,
      `${who.en} breaks: turn the rack if you like, then say that it is ready.`,
    ),
  break: ({ who, match }) => {
    const n = match.state.board.attempts;
    const again =
      n === 0 || isSolo(match) ? words('', '') : words(` (Versuch ${n + 1} von 3)`, ` (attempt ${n + 1} of 3)`);
    return words(
      `${who.de} stößt an${again.de}: Striker legen, zielen, schießen.`,
      `${who.en} to break${again.en}: place the striker, aim, strike.`,
    );
  },
  strike,
  cover: ({ who, side, match }) =>
    isSolo(match)
      ? words('Die Queen bestätigen: jetzt noch einen Stein versenken.', 'Cover the queen: pocket another piece now.')
      : words(
          `${who.de} muss die Queen bestätigen: jetzt einen Stein in ${colourWords(match, side).de} versenken.`,
          `${who.en} has to cover the queen: pocket a ${colourWords(match, side).en.toLowerCase()} piece now.`,
        ),
  request: () => words('Ein Anliegen hält das Spiel auf.', 'A request holds play up.'),
  motion: () => words('Die Steine laufen.', 'The pieces are running.'),
  place,
  demand: ({ who }) => words(`${who.de} darf zusätzliche Punkte fordern.`, `${who.en} may demand extra points.`),
  next: ({ match }) =>
    match.state.gameOver
      ? words('Der Satz ist vorbei: weiter zum nächsten.', 'The game is over: on to the next one.')
      : words('Das Board ist vorbei: weiter zum nächsten.', 'The board is over: on to the next one.'),
  return: ({ who, match }) =>
    match.state.interval?.kind === 'rest'
      ? words(`Pause: ${who.de} meldet sich bereit.`, `Interval: ${who.en} says when ready.`)
      : words(`Platzwechsel: ${who.de} meldet sich bereit.`, `Change of places: ${who.en} says when ready.`),
  protest: () =>
    words(
      'Das Ergebnis wartet auf die Entscheidung über den Protest.',
      'The result waits for the decision on the protest.',
    ),
};

export const isDuty = (what: string): what is DutyName => Object.hasOwn(DUTY_WORDS, what);

export function dutyWords({ what, who, seat }: Duty<Carrom>, match: Match): Words {
  const asked = who === 'referee' ? labels.duties[what] : undefined;
  if (asked !== undefined) return words(`Schiedsrichter: ${asked.de}.`, `Umpire: ${asked.en}.`);
  const name = what.replace(/^(roll|option):/, '');
  if (!isDuty(name)) return words('Weiter.', 'Go on.');
  const side: SideName = who === 'host' || who === 'referee' ? 'white' : who;
  return DUTY_WORDS[name]({ who: seat === undefined ? sideWords(side) : seatWords(match, seat), side, match });
}
