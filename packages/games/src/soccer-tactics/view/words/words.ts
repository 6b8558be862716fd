import type { Words } from '@bande/core';
import { always } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Paragraph } from '../../rulebook.ts';
import type { Period, Ruling } from '../../state.ts';
import type { SideName } from '../../table.ts';
import { totalsOf } from './duel-words.ts';
import { otherSide, pawnWords, roleOf, sideWords, squareWords, subjectWords, words, type Colours } from './naming.ts';

/** Everything the referee and the buttons say. A call or a language that is missing does not compile. */

export const PERIOD_WORDS: Readonly<Record<Period, Words>> = {
  first: words('1. Halbzeit', '1st half'),
  second: words('2. Halbzeit', '2nd half'),
  extraFirst: words('Verlängerung, 1. Hälfte', 'Extra time, 1st half'),
  extraSecond: words('Verlängerung, 2. Hälfte', 'Extra time, 2nd half'),
  shootOut: words('Elfmeterschießen', 'Penalty shoot-out'),
};

// ── calls ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A ruling with its names and figures at hand. */
interface Told {
  readonly mine: Words;
  readonly against: Words;
  /** Against the side it is called for, where only that side is named. */
  readonly opponent: Words;
  readonly where: Words;
  readonly pawn: string;
  readonly who: Words;
  readonly subject: Words;
  readonly ruling: Ruling;
  readonly cites: (paragraph: Paragraph) => boolean;
  /** What both rolled in a duel and what was added, the winner's first. */
  readonly totals: Words | null;
}

const text = (value: string | number | boolean | undefined): string => (value === undefined ? '' : String(value));

function told(ruling: Ruling, colours: Colours): Told {
  const pawn = text(ruling.detail?.['pawn'] ?? ruling.detail?.['scorer']);
  const side: SideName = ruling.for ?? (ruling.against === undefined ? 'red' : otherSide(ruling.against));
  const mine = sideWords(side, colours);
  const opponent = sideWords(otherSide(side), colours);
  const against = ruling.against === undefined ? opponent : sideWords(ruling.against, colours);
  return {
    mine,
    against,
    opponent,
    where: ruling.where === undefined ? words('', '') : squareWords(ruling.where.name, colours),
    pawn,
    who: pawn === '' ? mine : pawnWords(pawn, colours),
    subject: pawn === '' ? mine : subjectWords(pawn),
    ruling,
    cites: (paragraph) => ruling.paragraphs.includes(paragraph),
    totals: totalsOf(ruling),
  };
}

const starting = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

type Say = (told: Told) => Words;

const matchWon: Say = ({ mine, ruling }) => {
  const [red, blue] = [ruling.detail?.['red'], ruling.detail?.['blue']];
  if (typeof red !== 'number' || typeof blue !== 'number')
    return words(`Schlusspfiff: ${mine.de} gewinnt das Spiel.`, `Full time: ${mine.en} win the match.`);
  const score = `${Math.max(red, blue)} : ${Math.min(red, blue)}`;
  return words(`${mine.de} gewinnt das Elfmeterschießen ${score}.`, `${mine.en} win the shoot-out ${score}.`);
};

const minorFoul: Say = ({ mine, against, ruling, cites }) => {
  const what = ((): Words => {
    if (cites('STW-6A.2') && cites('STW-11A.1'))
      return words(
        `60 Sekunden ohne Wurf oder Torwartzug von ${against.de}.`,
        `60 seconds without a roll or keeper’s move by ${against.en}.`,
      );
    if (cites('STW-11A.1'))
      return words(
        `${against.de} brauchte nach dem Wurf mehr als 60 Sekunden.`,
        `${against.en} took more than 60 seconds after the roll.`,
      );
    return cites('STW-11A.3')
      ? words(`Zeitspiel von ${against.de}.`, `Time-wasting by ${against.en}.`)
      : words(`Regelverstoß von ${against.de}.`, `Breach of the rules by ${against.en}.`);
  })();
  const then = ((): Words => {
    if (ruling.restart === 'choice')
      return words(`${mine.de} wählt: Freistoß oder weiterspielen.`, `${mine.en} choose: free kick or play on.`);
    if (ruling.restart === 'freeKick')
      return words(`Freistoß für ${mine.de} im Mittelkreis.`, `Free kick for ${mine.en} in the centre circle.`);
    return words('Es wird zurückgenommen.', 'It is taken back.');
  })();
  return words(`${what.de} ${then.de}`, `${what.en} ${then.en}`);
};

const offside: Say = ({ against, subject, cites }) => {
  if (cites('STW-7.6'))
    return words(
      `Abseits gegen ${against.de}: ${starting(subject.de)} behindert den Torwart.`,
      `Offside, ${against.en}: ${subject.en} is in the keeper’s way.`,
    );
  const [de, en] = cites('STW-7.3') ? ['startete hinter', 'started behind'] : ['stand hinter', 'was behind'];
  return words(
    `Abseits gegen ${against.de}: ${starting(subject.de)} ${de} dem letzten Feldspieler.`,
    `Offside, ${against.en}: ${subject.en} ${en} the last field player.`,
  );
};

const goal: Say = ({ mine, pawn, subject, ruling, cites }) => {
  if (ruling.restart === 'nextPenalty')
    return words(`Verwandelt! ${mine.de} trifft vom Punkt.`, `Scored! ${mine.en} convert from the spot.`);
  const line = cites('STW-5.11') ? words(' Auf der Linie zählt.', ' On the line counts.') : words('', '');
  if (pawn === '') return words(`Tor für ${mine.de}!${line.de}`, `Goal for ${mine.en}!${line.en}`);
  return words(
    `Tor für ${mine.de}! Es trifft ${subject.de}.${line.de}`,
    `Goal for ${mine.en}, scored by ${subject.en}!${line.en}`,
  );
};

/** Why a shot is no goal: the keeper's picture is a save, too short a spin is nobody's, and all else went wide. */
export type Missed = 'saved' | 'tooFewTurns' | 'wide';
export function missedBy({ call, paragraphs }: Ruling): Missed {
  if (paragraphs.includes('STW-5.10')) return 'tooFewTurns';
  // A referee who gives a goal kick need not say what the device showed: the keeper has the ball.
  return call === 'goalKick' || paragraphs.includes('STW-5.7') ? 'saved' : 'wide';
}

const goalKick: Say = ({ mine, ruling }) =>
  missedBy(ruling) === 'tooFewTurns'
    ? words(
        `Zu wenig Drehung: kein Tor. Abschlag für ${mine.de}.`,
        `Too short a spin: no goal. Goal kick for ${mine.en}.`,
      )
    : words(`Gehalten! Abschlag für ${mine.de}.`, `Saved! Goal kick for ${mine.en}.`);

const missed: Say = ({ mine, ruling }) =>
  words(
    `${WHY_MISSED[missedBy(ruling)].de} Kein Treffer für ${mine.de}.`,
    `${WHY_MISSED[missedBy(ruling)].en} No goal for ${mine.en}.`,
  );
const WHY_MISSED: Readonly<Record<Missed, Words>> = {
  saved: words('Gehalten!', 'Saved!'),
  tooFewTurns: words('Zu wenig Drehung!', 'Too short a spin!'),
  wide: words('Verschossen!', 'Missed!'),
};

const rollAgain: Say = ({ totals, cites }) => {
  if (totals !== null)
    return words(
      `Gleichstand, ${totals.de}. Der Zweikampf wird wiederholt.`,
      `Level, ${totals.en}. The duel is rolled again.`,
    );
  if (cites('STW-6C.7'))
    return words(
      'So kommt der Ball nicht aus dem Strafraum: Es wird neu gewürfelt.',
      'The ball cannot leave the area: roll again.',
    );
  return words('Gleiche Augen: Es wird neu gewürfelt.', 'The same number: roll again.');
};

const possessionWon: Say = ({ mine, where, totals, cites }) => {
  if (totals !== null)
    return words(
      `${mine.de} gewinnt den Zweikampf ${totals.de} und hat den Ball.`,
      `${mine.en} win the duel ${totals.en} and have the ball.`,
    );
  if (cites('STW-4.11'))
    return words(
      `Der Ball landet beim Gegner: ${mine.de} hat ihn auf ${where.de}.`,
      `Played to an opponent: ${mine.en} have the ball on ${where.en}.`,
    );
  return words(`${mine.de} holt sich den freien Ball auf ${where.de}.`, `${mine.en} win the free ball on ${where.en}.`);
};

const possessionKept: Say = ({ mine, totals, cites }) => {
  if (totals !== null)
    return words(
      `${mine.de} gewinnt den Zweikampf ${totals.de} und behält den Ball.`,
      `${mine.en} win the duel ${totals.en} and keep the ball.`,
    );
  if (cites('STW-5B.4'))
    return words(
      `Vom Stern schießt nur, wer direkt angespielt wird: ${mine.de} behält den Ball.`,
      `From a star only a direct pass gives a shot: ${mine.en} keep the ball.`,
    );
  return words(`Kein Zweikampf: ${mine.de} behält den Ball.`, `No duel: ${mine.en} keep the ball.`);
};

const READY: Readonly<Record<string, Words>> = {
  cornerKick: words('Eckball', 'Corner kick'),
  shot: words('Elfmeter', 'Penalty'),
};
const setUpDone: Say = ({ mine, ruling, cites }) => {
  const what =
    READY[ruling.restart ?? ''] ??
    (cites('STW-6C.4') ? words('Abschlag', 'Goal kick') : words('Freistoß', 'Free kick'));
  return words(`Alle stehen. ${what.de} für ${mine.de}.`, `All in place. ${what.en} for ${mine.en}.`);
};

const CALL_WORDS: { readonly [C in Call]: Say } = {
  matchWon,
  extraTime: always('Unentschieden: Es gibt Verlängerung.', 'Level: there will be extra time.'),
  shootOut: always('Noch immer unentschieden: Elfmeterschießen.', 'Still level: penalty shoot-out.'),
  periodOver: ({ cites }) =>
    cites('STW-11B.5')
      ? words('Der letzte Angriff ist vorbei: Ende der Halbzeit.', 'The last attack is over: end of the half.')
      : words('Die Zeit ist um: Ende der Halbzeit.', 'Time is up: end of the half.'),
  attackPlayedOut: ({ mine }) =>
    words(
      `Die Zeit ist um. ${mine.de} spielt den Angriff noch zu Ende.`,
      `Time is up. ${mine.en} may finish the attack.`,
    ),
  minorFoul,
  freeKickDeclined: ({ mine }) =>
    words(`${mine.de} verzichtet auf den Freistoß. Weiter!`, `${mine.en} decline the free kick. Play on!`),
  offside,
  notOffside: ({ who, cites }) =>
    cites('STW-8.21')
      ? words('Kein Abseits: Der Ball kam vom Eckball.', 'Not offside: the ball came from a corner.')
      : words(
          `Kein Abseits: ${who.de} startete aus erlaubter Stellung.`,
          `Not offside: ${who.en} started from an onside position.`,
        ),
  // A foul is never anything else ['STW-9A.1'].
  penalty: ({ mine, who }) =>
    words(
      `Elfmeter für ${mine.de}! Foul im Strafraum, 1 gegen 6 im Zweikampf: ${who.de}.`,
      `Penalty for ${mine.en}! Foul in the area, 1 against 6 in the duel: ${who.en}.`,
    ),
  foul: ({ mine, who, where }) =>
    words(
      `Foul, 1 gegen 6 im Zweikampf: ${who.de}. Freistoß für ${mine.de} auf ${where.de}.`,
      `Foul, 1 against 6 in the duel: ${who.en}. Free kick for ${mine.en} on ${where.en}.`,
    ),
  yellowCard: ({ against, pawn, who }) =>
    roleOf(pawn) === 'defender'
      ? words(`Gelb für die Verteidiger von ${against.de}.`, `Yellow card: ${against.en}’s defenders.`)
      : words(`Gelbe Karte: ${who.de}.`, `Yellow card: ${who.en}.`),
  sentOff: ({ who }) => words(`Gelb-Rot: ${who.de} muss vom Platz.`, `Second yellow: ${who.en} is sent off.`),
  goal,
  missed,
  corner: ({ mine, where }) =>
    words(`Eckball für ${mine.de} von ${where.de}.`, `Corner for ${mine.en} from ${where.en}.`),
  goalKick,
  shot: ({ who, cites }) =>
    cites('STW-4B.5')
      ? words(`Direkter Pass, sofort Torschuss: ${who.de}!`, `Direct pass, shot at once: ${who.en}!`)
      : words(`Torschuss: ${who.de}!`, `Shot at goal: ${who.en}!`),
  scoringChance: ({ mine, opponent }) =>
    words(
      `Torchance für ${mine.de}! ${opponent.de} darf noch eingreifen.`,
      `Scoring chance for ${mine.en}! ${opponent.en} may still challenge.`,
    ),
  duel: ({ where }) => words(`Zweikampf um den Ball auf ${where.de}.`, `Duel for the ball on ${where.en}.`),
  rollAgain,
  possessionWon,
  possessionKept,
  captured: ({ mine, opponent, where }) =>
    words(
      `${mine.de} erobert den Ball auf ${where.de}. ${opponent.de} darf um ihn kämpfen.`,
      `${mine.en} capture the ball on ${where.en}. ${opponent.en} may challenge.`,
    ),
  notReached: ({ mine, against }) =>
    words(
      `${against.de} erreicht den Ball nicht. Jetzt versucht es ${mine.de}.`,
      `${against.en} do not reach the ball. Now ${mine.en} have a try.`,
    ),
  secondDirectPass: ({ mine, opponent }) =>
    words(
      `Zweiter direkter Pass von ${mine.de}. ${opponent.de} darf um den Ball kämpfen.`,
      `Second direct pass by ${mine.en}. ${opponent.en} may challenge.`,
    ),
  directPass: ({ mine }) =>
    words(`Direkter Pass: ${mine.de} spielt den Ball noch einmal.`, `Direct pass: ${mine.en} play the ball again.`),
  freeBall: ({ mine, where }) =>
    words(
      `Freier Ball auf ${where.de}: ${mine.de} darf ihn erobern.`,
      `Free ball on ${where.en}: ${mine.en} may capture it.`,
    ),
  dribble: ({ mine, opponent, where }) =>
    words(
      `${mine.de} dribbelt nach ${where.de}. ${opponent.de} darf um den Ball kämpfen.`,
      `${mine.en} dribble to ${where.en}. ${opponent.en} may challenge.`,
    ),
  lapsed: ({ against }) =>
    words(
      `Keine Figur kann so weit ziehen: Der Zug von ${against.de} verfällt.`,
      `No pawn can go that far: ${against.en}’s move lapses.`,
    ),
  kickOffDecided: ({ mine }) =>
    words(`${mine.de} hat niedriger gewürfelt und stößt an.`, `${mine.en} rolled lower and kick off.`),
  firstPenaltyDecided: ({ mine }) =>
    words(`${mine.de} hat höher gewürfelt und schießt zuerst.`, `${mine.en} rolled higher and shoot first.`),
  formationReady: ({ mine, opponent }) =>
    words(`${mine.de} steht. Jetzt stellt ${opponent.de} auf.`, `${mine.en} are set. Now ${opponent.en} set up.`),
  kickOffReady: ({ mine }) => words(`Alle stehen. Anstoß für ${mine.de}.`, `All in place. ${mine.en} kick off.`),
  clockStarts: always('Die Uhr läuft.', 'The clock is running.'),
  fieldPlayerMustMove: ({ against }) =>
    words(`${against.de} würfelt: Jetzt zieht ein Feldspieler.`, `${against.en} roll: a field player must move.`),
  mayDribble: ({ mine }) => words(`Eine 1: ${mine.de} darf auch dribbeln.`, `A 1: ${mine.en} may also dribble.`),
  playTheBall: ({ mine }) =>
    words(`${mine.de} hat gezogen und spielt jetzt den Ball.`, `${mine.en} have moved and now play the ball.`),
  placed: ({ where }) => words(`Aufgestellt auf ${where.de}.`, `Placed on ${where.en}.`),
  freeKick: ({ mine }) =>
    words(`Freistoß für ${mine.de} im Mittelkreis.`, `Free kick for ${mine.en} in the centre circle.`),
  setUpDone,
  timeIsUp: ({ against }) =>
    words(
      `Zeit um: Was ${against.de} nicht aufgestellt hat, stellt der Schiedsrichter.`,
      `Time is up: the referee places what ${against.en} have not.`,
    ),
};

export const callWords = (ruling: Ruling, colours: Colours): Words => CALL_WORDS[ruling.call](told(ruling, colours));

/** A dribble is told as it is called; where it has been told, only what the others may do is left. */
export function thenWords(ruling: Ruling, colours: Colours): Words {
  if (ruling.call !== 'dribble') return callWords(ruling, colours);
  const { opponent } = told(ruling, colours);
  return words(`${opponent.de} darf um den Ball kämpfen.`, `${opponent.en} may challenge.`);
}

// ── buttons ───────────────────────────────────────────────────────────────────────────────────────────────────────

type Choice = 'take' | 'decline';
const CHOICES: Readonly<Record<Choice, Words>> = {
  take: words('Freistoß nehmen', 'Take the free kick'),
  decline: words('Weiterspielen', 'Play on'),
};
const isChoice = (choice: string): choice is Choice => Object.hasOwn(CHOICES, choice);
export const choiceWords = (choice: string): Words => (isChoice(choice) ? CHOICES[choice] : words(choice, choice));
