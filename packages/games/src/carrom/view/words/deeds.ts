import type { Action as AnyAction, Words } from '@bande/core';
import type { Event, EventOf } from '../../events.ts';
import { PIECE_NAMES, QUEEN, SIDES_IN_TURN, type Carrom, type Match } from '../../state.ts';
import { SIDES, type SideName } from '../../table.ts';
import { BREACH_WORDS, PERMITTED_WORDS, UMPIRE_WORDS } from '../../labels.ts';
import { both, endWords, piecesTaken, POCKET_NAMES, seatWords, sideWords, words } from './naming.ts';
import { choiceWords } from '../hands/picks.ts';

type Choice = AnyAction<Carrom>;

/** What somebody does, so that it can also be wanted: German puts the verb second in one sentence and last in the other. */
interface Deed {
  readonly de: { readonly does: string; readonly what: string; readonly after?: string; readonly wants: string };
  readonly en: { readonly does: string; readonly wants: string };
}
const deed = (does: string, what: string, wants: string, en: readonly [string, string], after = ''): Deed => ({
  de: { does, what, after, wants },
  en: { does: en[0], wants: en[1] },
});

export const deedWords = (by: SideName, action: Choice, match: Match, refused: boolean): Words =>
  told(sideWords(by), deedOf(action, match), refused);

function told(who: Words, { de, en }: Deed, refused: boolean): Words {
  const german = refused ? ['wollte', de.what, de.wants] : [de.does, de.what, de.after ?? ''];
  return words(
    `${[who.de, ...german].filter((part) => part !== '').join(' ')}.`,
    `${who.en} ${refused ? `wanted to ${en.wants}` : en.does}.`,
  );
}

function deedOf(action: Choice, match: Match): Deed {
  switch (action.kind) {
    case 'takeSide':
      return deed('nimmt', 'die Seite', 'nehmen', ['takes the side', 'take the side']);
    case 'takeBreak':
      return deed('nimmt', 'den Anstoß', 'nehmen', ['takes the break', 'take the break']);
    case 'chooseEnd':
      return deed('wählt', `den Platz ${endWords(action.end).de}`, 'wählen', [
        `sits ${endWords(action.end).en}`,
        `sit ${endWords(action.end).en}`,
      ]);
    case 'turnRack':
      return deed('dreht', `die Aufstellung um ${action.degrees}°`, 'drehen', [
        `turns the rack by ${action.degrees}°`,
        `turn the rack by ${action.degrees}°`,
      ]);
    case 'ready':
      return deed('ist', 'bereit', 'sein', ['is ready', 'be ready']);
    case 'strike':
      return strikes(action);
    case 'place':
      return deed('platziert', 'einen Stein', 'platzieren', ['places a piece', 'place a piece']);
    case 'next':
      return deed('geht', 'weiter', 'gehen', ['goes on', 'go on']);
    case 'concede':
      return deed(
        'gibt',
        action.what === 'game' ? 'den Satz' : 'die Partie',
        'aufgeben',
        [`concedes the ${action.what}`, `concede the ${action.what}`],
        'auf',
      );
    case 'choose': {
      const choice = choiceWords(action.choice, match);
      return deed('wählt', `„${choice.de}“`, 'wählen', [`chooses “${choice.en}”`, `choose “${choice.en}”`]);
    }
  }
}

function strikes({ force }: { readonly force: number }): Deed {
  const power = `${Math.round(force * 100)} %`;
  return deed('schießt', `mit ${power} Kraft`, 'schießen', [
    `strikes with ${power} power`,
    `strike with ${power} power`,
  ]);
}

// ── what took place at a table ────────────────────────────────────────────────────────────────────────────────────

const list = (parts: readonly Words[]): Words =>
  both((language) =>
    parts.length < 2
      ? (parts[0]?.[language] ?? '')
      : `${parts
          .slice(0, -1)
          .map((part) => part[language])
          .join(', ')} ${language === 'de' ? 'und' : 'and'} ${parts.at(-1)![language]}`,
  );

const STRIKER = words('der Striker', 'the striker');
const THE_QUEEN = words('die Queen', 'the queen');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function discWords(disc: string): Words {
  if (disc === 's' || disc === 'striker') return STRIKER;
  if (disc === 'q' || disc === 'queen' || PIECE_NAMES.indexOf(disc) === QUEEN) return THE_QUEEN;
  return disc.startsWith('w')
    ? words('ein weißer Stein', 'a white piece')
    : words('ein schwarzer Stein', 'a black piece');
}

type SayFact<K extends Event['kind']> = (fact: EventOf<K>, match: Match) => Words;

const FACTS: { readonly [K in Event['kind']]: SayFact<K> } = {
  tossed: ({ winner }) =>
    words(`Das Los fällt auf ${sideWords(winner).de}.`, `The toss falls to ${sideWords(winner).en}.`),
  tossChosen: ({ side, choice }, match) =>
    told(sideWords(side), deedOf({ kind: choice === 'side' ? 'takeSide' : 'takeBreak' }, match), false),
  endChosen: ({ side, end }, match) => told(sideWords(side), deedOf({ kind: 'chooseEnd', end }, match), false),
  racked: () =>
    words(
      'Die Steine liegen bereit, so genau, wie Hände sie legen.',
      'The pieces are set up, as exactly as hands can.',
    ),
  rackTurned: ({ by, degrees }, match) =>
    told(seatWords(match, by), deedOf({ kind: 'turnRack', degrees }, match), false),
  playCalled: () => words('Der Schiedsrichter ruft „Play“.', 'The umpire calls “Play”.'),
  struck: (fact, match) => told(seatWords(match, fact.by), strikes(fact), false),
  ran: () => words('Alles liegt wieder still.', 'Everything lies still again.'),
  pocketed: ({ piece, pocket }) =>
    words(
      `${capital(discWords(piece).de)} fällt in die Tasche ${POCKET_NAMES[pocket]!.de}.`,
      `${capital(discWords(piece).en)} falls into the ${POCKET_NAMES[pocket]!.en} pocket.`,
    ),
  leftSurface: ({ piece, cameBack }) => {
    const disc = discWords(piece);
    return cameBack
      ? words(
          `${capital(disc.de)} springt vom Brett und fällt zurück.`,
          `${capital(disc.en)} leaves the board and falls back.`,
        )
      : words(`${capital(disc.de)} springt vom Brett.`, `${capital(disc.en)} leaves the board.`);
  },
  strokeEnded: strokeWords,
  placed: placedWords,
  strikerOnBoard: ({ by }, match) =>
    words(
      `Der Striker von ${seatWords(match, by).de} liegt noch auf dem Brett.`,
      `${seatWords(match, by).en}’s striker still lies on the board.`,
    ),
  strikerTakenOff: ({ by }, match) =>
    words(
      `Der Striker von ${seatWords(match, by).de} ist vom Brett.`,
      `${seatWords(match, by).en}’s striker is off the board.`,
    ),
  roomFound: ({ room }) =>
    room
      ? words('Es ist Platz zum Platzieren.', 'There is room to place.')
      : words('Es ist kein Platz zum Platzieren.', 'There is no room to place.'),
  fell: ({ piece }) =>
    words(
      `${capital(discWords(piece).de)} fällt ohne Schuss.`,
      `${capital(discWords(piece).en)} falls without a stroke.`,
    ),
  breach: (fact, match) => {
    const [who, what, when] = [seatWords(match, fact.by), BREACH_WORDS[fact.what], late(fact)];
    return both((language) => `${who[language]}: ${what[language]}${when[language]}.`);
  },
  playedOn: (fact, match) => {
    const [who, when] = [seatWords(match, fact.by), late(fact)];
    return words(
      `${who.de} spielt weiter, obwohl nur gegnerische Steine fielen${when.de}.`,
      `${who.en} plays on though only opposing pieces fell${when.en}.`,
    );
  },
  queenNotTakenOut: () =>
    words('Die unbestätigte Queen blieb in der Tasche.', 'The uncovered queen stayed in the pocket.'),
  lateReturn: ({ by }, match) =>
    words(`${seatWords(match, by).de} kommt zu spät zurück.`, `${seatWords(match, by).en} is back too late.`),
  permitted: ({ by, what }, match) =>
    both((language) => `${seatWords(match, by)[language]}: ${PERMITTED_WORDS[what][language]}.`),
  request: ({ by }, match) =>
    words(
      `${seatWords(match, by).de} hat ein Anliegen an den Schiedsrichter.`,
      `${seatWords(match, by).en} has a request to the umpire.`,
    ),
  umpire: ({ did }) => UMPIRE_WORDS[did],
  boardVoid: () => words('Das Board kann nicht zu Ende gespielt werden.', 'The board cannot be finished.'),
  returned: ({ by }, match) =>
    words(`${seatWords(match, by).de} ist zurück und bereit.`, `${seatWords(match, by).en} is back and ready.`),
  wentOn: ({ by }, match) =>
    words(
      `${seatWords(match, by).de} geht zum nächsten Board.`,
      `${seatWords(match, by).en} goes on to the next board.`,
    ),
  conceded: ({ by, what }, match) => told(seatWords(match, by), deedOf({ kind: 'concede', what }, match), false),
  protest: protestWords,
};

/** What took place, whoever saw it. */
export const factWords = (fact: Event, match: Match): Words =>
  (FACTS[fact.kind] as SayFact<Event['kind']>)(fact, match);

const late = ({ noticed }: { readonly noticed: 'before' | 'after' }): Words =>
  noticed === 'after'
    ? words(' (erst nach dem nächsten Schuss bemerkt)', ' (noticed only after the next stroke)')
    : words('', '');

/** Everything a stroke did, as a person tells it. */
function strokeWords(fact: EventOf<'strokeEnded'>, match: Match): Words {
  const who = seatWords(match, fact.by);
  const fell = [
    ...SIDES_IN_TURN.flatMap((colour) =>
      fact.pocketed[SIDES[colour]] === 0 ? [] : [piecesTaken(fact.pocketed[SIDES[colour]], colour)],
    ),
    ...(fact.pocketed.queen ? [THE_QUEEN] : []),
    ...(fact.pocketed.striker ? [STRIKER_TOO] : []),
  ];
  const what = ((): Words => {
    if (fell.length > 0) return words(`versenkt ${list(fell).de}`, `pockets ${list(fell).en}`);
    if (fact.slipped) return words('bringt den Striker nicht von der Linie', 'does not get the striker off the lines');
    return fact.touched
      ? words('versenkt nichts', 'pockets nothing')
      : words('trifft keinen Stein', 'touches no piece');
  })();
  const more = [
    ...(fact.jumped.length > 0
      ? [
          words(
            `Vom Brett: ${list(fact.jumped.map(discWords)).de}.`,
            `Off the board: ${list(fact.jumped.map(discWords)).en}.`,
          ),
        ]
      : []),
    ...(fact.late.length > 0 ? [words('Ein Teil fiel erst danach.', 'Some of it fell only afterwards.')] : []),
    ...fact.improper.map((breach) =>
      words(`Dabei: ${BREACH_WORDS[breach].de}.`, `With it: ${BREACH_WORDS[breach].en}.`),
    ),
    ...(fact.duringPlacing ? [words('Das war, bevor platziert war.', 'That was before the placing was done.')] : []),
    ...(fact.beforePlay ? [words('Das war vor der Freigabe.', 'That was before play was called.')] : []),
  ];
  return both((language) => [`${who[language]} ${what[language]}.`, ...more.map((part) => part[language])].join(' '));
}
const STRIKER_TOO = words('den Striker', 'the striker');

function placedWords(fact: EventOf<'placed'>, match: Match): Words {
  const who = seatWords(match, fact.by);
  const where = ((): Words => {
    if (fact.insideOuter === false) return words(' außerhalb des Außenkreises', ' outside the outer circle');
    if (fact.onCentre === true) return words(' auf dem Mittelkreis', ' on the centre circle');
    return fact.shotWithQueen === true ? words(' als Shot mit der Queen', ' as a shot with the queen') : words('', '');
  })();
  const colour = fact.wrongColour ? words(' der falschen Farbe', ' of the wrong colour') : words('', '');
  const moved = fact.moved ? words(' und verschiebt dabei etwas', ' and moves something') : words('', '');
  return words(
    `${who.de} platziert einen Stein${colour.de}${where.de}${moved.de}.`,
    `${who.en} places a piece${colour.en}${where.en}${moved.en}.`,
  );
}

function protestWords(fact: EventOf<'protest'>, match: Match): Words {
  switch (fact.step) {
    case 'announced':
      return words(
        `${seatWords(match, fact.by).de} kündigt einen Protest an.`,
        `${seatWords(match, fact.by).en} announces a protest.`,
      );
    case 'handedIn':
      return words('Der Protest wird eingereicht.', 'The protest is handed in.');
    case 'withdrawn':
      return words('Der Protest soll zurückgezogen werden.', 'The protest is to be withdrawn.');
    case 'decided':
      return fact.upheld
        ? words('Dem Protest wird stattgegeben.', 'The protest is upheld.')
        : words('Der Protest wird abgelehnt.', 'The protest is rejected.');
  }
}
