import type { Words } from '@bande/core';
import { always } from '@bande/stage/view';
import type { UmpireDeed } from '../../referee/breaches.ts';
import type { Call } from '../../referee/calls.ts';
import type { Paragraph } from '../../rulebook.ts';
import { colourOf, isSolo, sideNamed, type Match, type Ruling } from '../../state.ts';
import { ENDS, type EndName, type SideName } from '../../table.ts';
import { BREACH_WORDS, UMPIRE_WORDS } from '../../labels.ts';
import { breachCited } from './breach-cited.ts';
import {
  COLOURS,
  endWords,
  otherSide,
  piecesTaken,
  points,
  seatWords,
  sideWords,
  stones,
  strokesWords,
  words,
} from './naming.ts';

/** Everything the umpire says. A call or a language that is missing does not compile. */
export interface Told {
  readonly mine: Words;
  readonly against: Words;
  readonly count: number;
  readonly detail: (key: string) => string | number | boolean | undefined;
  readonly cites: (paragraph: Paragraph) => boolean;
  /** With the place at the table in doubles, where the ruling names a seat. */
  readonly who: Words;
  readonly ruling: Ruling;
  readonly alone: boolean;
  /** Pieces of the side that goes on, where the ruling counts those that fell and the colours are known. */
  readonly fallen: Words | null;
}
type Say = (told: Told) => Words;

const figure = (value: string | number | boolean | undefined): number => (typeof value === 'number' ? value : 1);

export function told(ruling: Ruling, match: Match | undefined): Told {
  const side: SideName = ruling.for ?? (ruling.against === undefined ? 'white' : otherSide(ruling.against));
  const against = sideWords(ruling.against ?? otherSide(side));
  const seat = ruling.detail?.['seat'];
  const mine = sideWords(side);
  return {
    mine,
    against,
    count: figure(ruling.detail?.['count']),
    detail: (key) => ruling.detail?.[key],
    cites: (paragraph) => ruling.paragraphs.includes(paragraph),
    who:
      typeof seat === 'number' && match !== undefined
        ? seatWords(match, seat as Parameters<typeof seatWords>[1])
        : mine,
    ruling,
    alone: match !== undefined && isSolo(match),
    fallen: fallenOf(ruling, side, match),
  };
}

function fallenOf({ call, detail }: Ruling, side: SideName, match: Match | undefined): Words | null {
  const count = detail?.[call === 'turnKept' ? 'count' : 'opposing'];
  if (match === undefined || typeof count !== 'number' || count === 0) return null;
  const colour = colourOf(match.state, sideNamed(side));
  const taken = piecesTaken(count, colour);
  // Short enough for one line of a phone.
  return count === 1 ? words(COLOURS[colour].de, taken.en) : taken;
}

/** What came of clearing the board alone. */
function soloResult(count: number, cleared: boolean): Words {
  const { de, en } = strokesWords(count);
  return cleared
    ? words(`Das Brett ist leer: ${de}.`, `The board is clear: ${en}.`)
    : words(`Nicht geräumt: ${de}.`, `Not cleared: ${en}.`);
}

const WON_BY = words(' durch Regelverstoß', ' by a breach');
const boardWon: Say = ({ mine, detail, cites }) => {
  const won = points(figure(detail('points')));
  const how = cites('ICF-91.1') || cites('ICF-121b') || cites('ICF-126b') || cites('ICF-51.1') ? WON_BY : words('', '');
  if (cites('ICF-40'))
    return words(
      `Probeboard für ${mine.de}${how.de}. Es zählt nicht.`,
      `Trial board to ${mine.en}${how.en}. It does not count.`,
    );
  return words(`Board für ${mine.de}${how.de}: ${won.de}.`, `Board to ${mine.en}${how.en}: ${won.en}.`);
};

export const FOUL_NAMES = {
  foul: words('Foul', 'Foul'),
  technicalFoul: words('Technisches Foul', 'Technical foul'),
} as const;

/** Which breach it was, if the laws tell. */
const foul =
  (kind: Words): Say =>
  ({ against, ruling, cites }) => {
    if (cites('ICF-50.1'))
      return words(
        `${kind.de} gegen ${against.de}: Die 15 Sekunden sind um.`,
        `${kind.en} by ${against.en}: the 15 seconds are up.`,
      );
    if (cites('ICF-50.4'))
      return words(
        `${kind.de} gegen ${against.de}: geschossen, bevor platziert war.`,
        `${kind.en} by ${against.en}: struck before the placing was done.`,
      );
    if (cites('ICF-61'))
      return words(`${kind.de} gegen ${against.de}: zu spät zurück.`, `${kind.en} by ${against.en}: back too late.`);
    const what = breachCited(ruling.paragraphs);
    if (what === null)
      return words(`${kind.de} gegen ${against.de}: 1 Strafstein.`, `${kind.en} by ${against.en}: 1 penalty piece.`);
    return words(
      `${kind.de} gegen ${against.de}: ${BREACH_WORDS[what].de}.`,
      `${kind.en} by ${against.en}: ${BREACH_WORDS[what].en}.`,
    );
  };

/** With the own pieces that fell with it, where they are told together. */
const due: Say = (one) => {
  const { against, cites } = one;
  const [what, owes] = [strikerAnd(ownWith(one)), owedFor(one)];
  const later = cites('ICF-72b') ? words(', sobald einer da ist', ' as soon as there is one') : words('', '');
  return words(
    `${what.de} versenkt: ${against.de} schuldet ${owes.de}${later.de}.`,
    `${what.en} pocketed: ${against.en} owes ${owes.en}${later.en}.`,
  );
};
const ownWith = ({ detail }: Told): number => Number(detail('returned') ?? 0);
export const owedFor = (one: Told): Words =>
  ownWith(one) === 0 ? words('einen Stein', 'a piece') : stones(ownWith(one) + 1);
function strikerAnd(own: number): Words {
  if (own === 0) return words('Striker', 'Striker');
  return own === 1
    ? words('Striker mit eigenem Stein', 'Striker and own piece')
    : words(`Striker mit ${own} eigenen Steinen`, `Striker and ${own} own pieces`);
}

/** Opposing pieces that fall with the striker or by a foul stay where they are. */
export const STAY = ['ICF-74.1', 'ICF-75.1', 'ICF-76.1'] as const satisfies readonly Paragraph[];
const countsAsPocketed: Say = ({ mine, detail, cites, count }) => {
  if (detail('piece') === 'queen') return words('Die Queen ist von selbst gefallen.', 'The queen fell by herself.');
  if (cites('ICF-71') && detail('piece') !== undefined)
    return words(
      'Ein Stein am Taschenrand ist gefallen: Er gilt als versenkt.',
      'A piece at the edge of a pocket fell: it counts as pocketed.',
    );
  if (STAY.some(cites))
    return count === 1
      ? words(`1 Stein von ${mine.de} ist versenkt und bleibt es.`, `1 piece of ${mine.en} is pocketed and stays so.`)
      : words(
          `${stones(count).de} von ${mine.de} sind versenkt und bleiben es.`,
          `${stones(count).en} of ${mine.en} are pocketed and stay so.`,
        );
  return words('Was beim Wegnehmen fiel, gilt als versenkt.', 'What fell in late counts as pocketed.');
};

const countsAsLawful: Say = ({ mine, against, cites }) => {
  if (cites('ICF-127a'))
    return words(
      `Nichts getroffen: Der Schuss von ${against.de} zählt trotzdem.`,
      `Nothing was touched: ${against.en}’s stroke counts all the same.`,
    );
  if (cites('ICF-82b'))
    return words(
      'Falsche Farbe platziert und nicht bemerkt: Es bleibt so.',
      'The wrong colour was placed unnoticed: it stays.',
    );
  return words(
    `Nicht rechtzeitig bemerkt: Was ${mine.de} getan hat, gilt.`,
    `Not noticed in time: what ${mine.en} did stands.`,
  );
};

const putRight: Say = ({ cites }) => {
  if (cites('ICF-66a.2'))
    return words(
      'Was zurückfiel, hat Steine verschoben: Sie liegen wieder wie vorher.',
      'What fell back moved pieces: they lie as before.',
    );
  return words('Der Schiedsrichter stellt die Lage wieder her.', 'The umpire restores the position.');
};

const BOTH_LOSE = words('Beide haben die Partie verloren.', 'Both have lost the match.');
const PROTEST_NAMES = words('Protest', 'Protest');

const CALL_WORDS: { readonly [C in Call]: Say } = {
  matchWon: ({ mine }) => words(`${mine.de} gewinnt die Partie.`, `${mine.en} wins the match.`),
  bothLose: () => BOTH_LOSE,
  boardVoid: ({ detail, cites }) => {
    const again = (de: string, en: string): Words =>
      words(`Das Board wird wiederholt: ${de}.`, `The board is replayed: ${en}.`);
    if (detail('cause') === 'noPlace' || cites('ICF-142'))
      return again('kein Platz für den Striker', 'no room for the striker');
    if (detail('cause') === 'noContact' || cites('ICF-137'))
      return again('dreimal nichts getroffen', 'nothing touched three times');
    return again('ein Zwischenfall', 'an incident');
  },
  boardWon,
  soloOver: ({ detail }) => soloResult(figure(detail('strokes')), detail('cleared') === true),
  slam: ({ mine, detail }) => {
    const colour = COLOURS[detail('colour') === 'black' ? 1 : 0];
    return words(
      `${colour.de === 'Weiß' ? 'Weißer' : 'Schwarzer'} Slam von ${mine.de}!`,
      `${colour.en} slam by ${mine.en}!`,
    );
  },
  gameWon: ({ mine }) => words(`Der Satz geht an ${mine.de}.`, `Game to ${mine.en}.`),
  ninthBoard: always(
    'Gleichstand nach acht Boards: Ein neuntes entscheidet.',
    'Level after eight boards: a ninth decides.',
  ),
  mayDemand: ({ mine, detail }) =>
    words(
      `${mine.de} darf ${points(figure(detail('points'))).de} zusätzlich fordern.`,
      `${mine.en} may demand ${points(figure(detail('points'))).en} more.`,
    ),
  extraPoints: ({ mine, detail }) =>
    words(
      `${mine.de} fordert und bekommt ${points(figure(detail('points'))).de} dazu.`,
      `${mine.en} demands and gets ${points(figure(detail('points'))).en} more.`,
    ),
  noExtraPoints: ({ against }) =>
    words(`${against.de} hat die Zusatzpunkte nicht gefordert.`, `${against.en} did not demand the extra points.`),
  earlyBreak: ({ against }) =>
    words(`${against.de} hat vor der Freigabe angestoßen.`, `${against.en} broke before play was called.`),
  breakMade: ({ mine }) => words(`Anstoß von ${mine.de} ausgeführt.`, `${mine.en} made the break.`),
  breakNotMade: ({ mine, detail }) =>
    words(
      `Nichts berührt: Versuch ${figure(detail('attempt'))} von 3. ${mine.de} stößt noch einmal an.`,
      `Nothing touched: attempt ${figure(detail('attempt'))} of 3. ${mine.en} breaks again.`,
    ),
  breakLost: ({ against }) => words(`${against.de} verliert den Anstoß.`, `${against.en} loses the break.`),
  noStroke: always(
    'Der Striker kam nicht von der Linie: kein Schuss.',
    'The striker did not leave the lines: no stroke.',
  ),
  countsAsLawful,
  countsAsPocketed,
  foul: foul(FOUL_NAMES.foul),
  technicalFoul: foul(FOUL_NAMES.technicalFoul),
  warned: ({ against, detail, cites }) =>
    cites('ICF-143g')
      ? words(
          `Verwarnung für ${against.de}: Noch einmal 15 Sekunden ohne Schuss, und die Partie ist verloren.`,
          `${against.en} is warned: 15 seconds without a stroke once more, and the match is lost.`,
        )
      : words(
          `Verwarnung für ${against.de} (${figure(detail('times'))}. Mal).`,
          `${against.en} is warned (time ${figure(detail('times'))}).`,
        ),
  putRight,
  returned: ({ against, count }) =>
    words(
      `${stones(count).de} von ${against.de} ${count === 1 ? 'kommt' : 'kommen'} wieder heraus.`,
      `${stones(count).en} of ${against.en} ${count === 1 ? 'comes' : 'come'} out again.`,
    ),
  due,
  queenOut: ({ against, cites }) => {
    const back = (de: string, en: string): Words =>
      words(
        `${de}: Sie kommt zurück in die Mitte (${against.de}).`,
        `${en}: she goes back to the centre (${against.en}).`,
      );
    if (cites('ICF-95a.1')) return back('Noch kein Recht auf die Queen', 'No right to the queen yet');
    if (cites('ICF-95b.1'))
      return back('Queen versenkt, obwohl noch Steine geschuldet sind', 'Queen pocketed while pieces are owed');
    if (cites('ICF-96.1')) return back('Queen nicht bestätigt', 'Queen not covered');
    return back('Die Queen zählt nicht', 'The queen does not count');
  },
  queenPending: ({ mine }) =>
    words(
      `${mine.de} hat die Queen versenkt und muss sie bestätigen.`,
      `${mine.en} pocketed the queen and has to cover her.`,
    ),
  queenCovered: ({ mine }) => words(`Queen bestätigt: Sie gehört ${mine.de}.`, `Queen covered: she is ${mine.en}’s.`),
  jumpedPlaced: ({ count }) =>
    count === 0
      ? words('Der Striker ist vom Brett gesprungen.', 'The striker left the board.')
      : words(
          'Vom Brett gesprungen: Der Schiedsrichter legt in die Mitte zurück.',
          'Off the board: the umpire puts it back to the centre.',
        ),
  liesWhereItFell: always(
    'Von der Lampe zurückgefallen: Es liegt, wo es liegt.',
    'Back off the lamp: it lies where it fell.',
  ),
  turnKept: ({ who, fallen }) =>
    fallen === null
      ? words(`${who.de} schießt weiter.`, `${who.en} strikes again.`)
      : words(
          `${who.de} versenkt ${fallen.de} und schießt weiter.`,
          `${who.en} pockets ${fallen.en} and strikes again.`,
        ),
  turnPasses: ({ who, against, detail, fallen }) => {
    if (fallen !== null)
      return words(
        `${against.de} versenkt nur ${fallen.de}: ${who.de} ist dran.`,
        `${against.en} pockets only ${fallen.en}: ${who.en} to play.`,
      );
    return detail('opposing') === 0
      ? words(`${against.de} versenkt nichts: ${who.de} ist dran.`, `${against.en} pockets nothing: ${who.en} to play.`)
      : words(`${who.de} ist dran.`, `${who.en} to play.`);
  },
  lastPieceBack: ({ against }) =>
    words(
      `Der letzte Stein von ${against.de} war nicht gültig versenkt: Der Schiedsrichter legt ihn zurück.`,
      `${against.en}’s last piece was not properly pocketed: the umpire puts it back.`,
    ),
  placing: ({ who, against, count, detail }) => {
    const back = Number(detail('placed') ?? 0);
    if (back > 0)
      return words(
        `${who.de} hat ${back === 1 ? 'einen Stein' : stones(back).de} von ${against.de} zurück aufs Brett gelegt.`,
        `${who.en} has put ${stones(back).en} of ${against.en} back on the board.`,
      );
    return words(
      `${who.de} darf ${stones(count).de} von ${against.de} platzieren.`,
      `${who.en} may place ${stones(count).en} of ${against.en}.`,
    );
  },
  noRoom: ({ against, count }) =>
    words(
      `Kein Platz im Kreis: ${against.de} schuldet weiter ${stones(count).de}.`,
      `No room in the circle: ${against.en} still owes ${stones(count).en}.`,
    ),
  placed: ({ who, against }) =>
    words(`${who.de} hat einen Stein von ${against.de} platziert.`, `${who.en} placed a piece of ${against.en}.`),
  waived: ({ against }) => words(`${against.de} verzichtet auf das Platzieren.`, `${against.en} waives the placing.`),
  rightLost: ({ against }) =>
    words(
      `${against.de} hat 15 Sekunden nichts platziert: Das Recht ist verloren.`,
      `${against.en} placed nothing for 15 seconds: the right is lost.`,
    ),
  tossWon: ({ mine, detail }) =>
    detail('takes') === 'break'
      ? words(`${mine.de} gewinnt das Los und stößt an.`, `${mine.en} wins the toss and breaks.`)
      : words(`${mine.de} gewinnt das Los und wählt.`, `${mine.en} wins the toss and chooses.`),
  tossChosen: ({ mine, detail }) =>
    detail('choice') === 'break'
      ? words(`${mine.de} nimmt den Anstoß.`, `${mine.en} takes the break.`)
      : words(`${mine.de} nimmt die Seite.`, `${mine.en} takes the side.`),
  endChosen: ({ mine, detail }) => {
    const end = endWords(isEnd(detail('end')) ? (detail('end') as EndName) : 'south');
    return words(`${mine.de} sitzt ${end.de}.`, `${mine.en} sits ${end.en}.`);
  },
  rackTurned: ({ mine }) => words(`${mine.de} hat die Aufstellung gedreht.`, `${mine.en} turned the rack.`),
  play: ({ who, cites, alone }) => {
    if (alone) return words('Los geht es! Jeder Schuss zählt.', 'Play! Every stroke counts.');
    return cites('ICF-121a.2')
      ? words('Es geht weiter.', 'Play: on it goes.')
      : words(`Los geht es! ${who.de} stößt an und spielt Weiß.`, `Play! ${who.en} breaks and plays white.`);
  },
  clockStops: ({ mine }) => words(`Anliegen von ${mine.de}: Die Uhr steht.`, `Request by ${mine.en}: the clock stops.`),
  strikerToBeTaken: ({ against, cites }) =>
    cites('ICF-124b')
      ? words(
          `${against.de} muss den Striker vom Brett nehmen, vorher läuft keine Zeit.`,
          `${against.en} has to take the striker off; no time runs before that.`,
        )
      : words(`${against.de} muss den Striker vom Brett nehmen.`, `${against.en} has to take the striker off.`),
  strikerTaken: ({ who }) =>
    words(
      `Der Striker ist vom Brett, die Zeit von ${who.de} läuft.`,
      `The striker is off the board, ${who.en}’s time runs.`,
    ),
  changeEnds: always('Die Plätze werden gewechselt: zwei Minuten.', 'Players change places: two minutes.'),
  interval: always('Pause vor dem dritten Satz: zehn Minuten.', 'Interval before the third game: ten minutes.'),
  nextBoard: always('Das nächste Board beginnt.', 'The next board begins.'),
  trialBoard: always('Ein Probeboard wird gespielt. Es zählt nicht.', 'A trial board is played. It does not count.'),
  umpireActs: ({ detail }) =>
    UMPIRE_WORDS[String(detail('did')) as UmpireDeed] ??
    words('Der Schiedsrichter greift ein.', 'The umpire steps in.'),
  protestAnnounced: ({ mine }) =>
    words(
      `${mine.de} kündigt einen ${PROTEST_NAMES.de} an: 15 Minuten Zeit dafür.`,
      `${mine.en} announces a protest: 15 minutes to hand it in.`,
    ),
  protestStands: always(
    'Der Protest ist eingereicht. Entschieden wird in einer Stunde.',
    'The protest is handed in. It is decided within an hour.',
  ),
  protestRejected: ({ cites }) => {
    const [when, fee] = [
      cites('ICF-146') ? words('Zu spät eingereicht: ', 'Handed in too late: ') : words('', ''),
      cites('ICF-151b.2') ? words(', die Gebühr verfällt', ', the fee is forfeited') : words('', ''),
    ];
    return words(
      `${when.de}Der Protest ist abgelehnt${fee.de}.`,
      `${when.en === '' ? 'The' : `${when.en}the`} protest is rejected${fee.en}.`,
    );
  },
  protestUpheld: ({ mine, cites }) =>
    cites('ICF-151a.1')
      ? words(
          `Dem Protest von ${mine.de} ist stattgegeben: Das Board wird wiederholt, die Gebühr gibt es zurück.`,
          `${mine.en}’s protest is upheld: the board is replayed and the fee refunded.`,
        )
      : words(
          `Dem Protest von ${mine.de} ist stattgegeben: Die Gebühr gibt es zurück.`,
          `${mine.en}’s protest is upheld: the fee is refunded.`,
        ),
  protestCannotBeWithdrawn: always('Ein Protest kann nicht zurückgezogen werden.', 'A protest cannot be withdrawn.'),
  decisionOverdue: always('Die Stunde für die Entscheidung ist um.', 'The hour for the decision is over.'),
  resultHeldBack: ({ mine, ruling }) => {
    const { de, en } = ruling.for === undefined ? BOTH_LOSE : words(`${mine.de} liegt vorn.`, `${mine.en} is ahead.`);
    return words(`${de} Das Ergebnis gilt erst nach dem Protest.`, `${en} The result waits for the protest.`);
  },
};
const isEnd = (value: unknown): value is EndName => (ENDS as readonly unknown[]).includes(value);

export const callWords = (ruling: Ruling, match?: Match): Words => CALL_WORDS[ruling.call](told(ruling, match));

/** Alone there is no winner to name, only a number of strokes; and a match that both have lost is no draw. */
export function outcomeWords(match: Match): Words | null {
  if (match.outcome === null) return null;
  if (isSolo(match)) return soloResult(match.outcome.score.white, match.outcome.winner !== null);
  return match.outcome.winner === null ? BOTH_LOSE : null;
}
