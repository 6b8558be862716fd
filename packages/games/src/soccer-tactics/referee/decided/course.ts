import { unfit } from '@bande/kit';
import type { Consequence } from '../../consequences.ts';
import { pawnNamed, PAWN_NAMES } from '../../names.ts';
import type { Paragraph } from '../../rulebook.ts';
import {
  defender,
  inArea,
  isKeeper,
  mayEnterHalf,
  nameOf,
  NOBODY,
  onBoard,
  pawnAt,
  sideNamed,
  sideOf,
  type Match,
  type Pawn,
  type Ruling,
  type State,
} from '../../state.ts';
import { isStar, other, SQUARE_NAMES, type Side, type SideName, type Square } from '../../table.ts';
import { afterMissedMove, challengeParagraphs, keptWithoutDuel } from '../attack.ts';
import { ENDS_OF_A_DUEL, fightersIn } from '../duel.ts';
import { MOVING, moverNow, PLAYING } from '../order.ts';
import { ruling } from '../ruling.ts';
import { starGivesNoShot, WAYS_TO_SHOOT } from '../shooting.ts';
import {
  at,
  ballWith,
  breakingOff,
  cannotShoot,
  during,
  inPlay,
  playedTo,
  squareOf,
  type Answer,
  type Decide,
  type DecidedOf,
  type Unfit,
} from './saying.ts';

/** Chapters 4 to 5B, decided: the course of an attack, from whoever has the ball to the shot. */
const whereKnown = (square: Square | undefined): { readonly where?: Square } =>
  square === undefined || square < 0 ? {} : { where: square };

// ── the ball is played ────────────────────────────────────────────────────────────────────────────────────────────

export const freeBall: Decide<'freeBall'> = inPlay((match, fact) => {
  const to = playedTo(match, fact);
  const kickOff: readonly Paragraph[] = match.state.phase === 'kickOff' ? ['STW-1B.10'] : [];
  return [
    ruling(fact, 'freeBall', ['STW-4.7', 'STW-4A.1', 'STW-4A.3', ...kickOff], {
      for: sideNamed(fact.for),
      ...whereKnown(to),
      then: [
        ...breakingOff(match, fact.for),
        { kind: 'ballIsPlayedTo', ...at(to), contest: 'capture' },
        { kind: 'attackersTryForTheBall' },
      ],
    }),
  ];
});

const passed = (match: Match, fact: DecidedOf<'directPass' | 'secondDirectPass'>): readonly Consequence[] => [
  ...breakingOff(match, fact.for),
  { kind: 'ballIsPlayedTo', ...at(playedTo(match, fact)), contest: 'secondPass' },
];

export const directPass: Decide<'directPass'> = inPlay((match, fact) => [
  ruling(fact, 'directPass', ['STW-4.8', 'STW-4B.1', 'STW-4B.2', 'STW-4B.3'], {
    for: sideNamed(fact.for),
    ...whereKnown(playedTo(match, fact)),
    then: [...passed(match, fact), { kind: 'ballIsPlayedAgain' }],
  }),
]);

export const secondDirectPass: Decide<'secondDirectPass'> = inPlay((match, fact) => [
  ruling(fact, 'secondDirectPass', ['STW-4B.4', 'STW-4B.6'], {
    for: sideNamed(fact.for),
    ...whereKnown(playedTo(match, fact)),
    then: [...passed(match, fact), { kind: 'carrierIsChallenged', chance: false }],
  }),
]);

/** Whoever takes the ball along goes with it. */
function cannotDribble(
  { state }: Match,
  side: SideName,
  name: string | undefined,
  to: Square | undefined,
): Unfit | null {
  const carrier = name === undefined && nameOf(state.attacker) === side ? state.carrier : NOBODY;
  const pawn = name === undefined ? carrier : pawnNamed(name)!;
  if (pawn === NOBODY || to === undefined) return null;
  return onBoard(state, pawn) ? noRoomFor(state, pawn, to) : unfit(`${PAWN_NAMES[pawn]} is not on the board`);
}

export const dribble: Decide<'dribble'> = inPlay((match, fact) => {
  const to = playedTo(match, { where: fact.where, overrules: fact.overrules });
  const cannot = cannotDribble(match, fact.for, fact.pawn, to);
  if (cannot !== null) return cannot;
  return [
    ruling(fact, 'dribble', ['STW-4C.2', 'STW-4C.3'], {
      for: sideNamed(fact.for),
      ...whereKnown(to),
      then: [
        ...breakingOff(match, fact.for),
        ...ballWith(fact.pawn),
        { kind: 'ballIsTakenTo', ...at(to), contest: 'dribble' },
        { kind: 'carrierIsChallenged', chance: false },
      ],
    }),
  ];
});

export const mayDribble: Decide<'mayDribble'> = during(['attackPlay', 'extraPlay'], (match, fact) =>
  match.state.roll > 1
    ? unfit(`a ${match.state.roll} was rolled`, 'STW-4C.1')
    : [ruling(fact, 'mayDribble', ['STW-4C.1', 'STW-4.9'], { for: match.state.attacker })],
);

// ── pawns move ────────────────────────────────────────────────────────────────────────────────────────────────────

export const playTheBall: Decide<'playTheBall'> = during(['attackMove'], (match, fact) => [
  ruling(fact, 'playTheBall', ['STW-4.4', 'STW-4.6'], { for: match.state.attacker, then: [{ kind: 'ballIsPlayed' }] }),
]);

export const lapsed: Decide<'lapsed'> = during([...MOVING], (match, fact) => {
  const next = afterMissedMove(match.state);
  return [
    ruling(fact, 'lapsed', ['STW-2.2', ...next.paragraphs], { against: moverNow(match.state), then: [next.then] }),
  ];
});

export const notReached: Decide<'notReached'> = during(['captureA', 'captureD'], (match, fact) => {
  const next = afterMissedMove(match.state);
  return [ruling(fact, 'notReached', next.paragraphs, { against: moverNow(match.state), then: [next.then] })];
});

export const fieldPlayerMustMove: Decide<'fieldPlayerMustMove'> = during(['captureD', 'challenge'], (match, fact) =>
  match.state.roll > 0
    ? unfit('the die has been rolled', 'STW-6A.4')
    : [
        ruling(fact, 'fieldPlayerMustMove', ['STW-6A.1', 'STW-6A.4'], {
          against: defender(match.state),
          then: [{ kind: 'rollIsChosen' }],
        }),
      ],
);

/** He has come to the ball, if anybody knows where it lies. */
const reached = (match: Match, name: string): readonly Consequence[] | Unfit =>
  standsOn(match, name, match.state.restart === null ? match.state.ball : undefined);

/** He is on this square, if it is known. */
function standsOn(match: Match, name: string, square: Square | undefined): readonly Consequence[] | Unfit {
  const { state } = match;
  const pawn = pawnNamed(name)!;
  if (squareOf(match, name) === undefined) return unfit(`${name} is not on the board`);
  if (square === undefined || square < 0 || state.pawns[pawn] === square) return [];
  return noRoomFor(state, pawn, square) ?? [{ kind: 'pawnStands', pawn: name, at: SQUARE_NAMES[square]! }];
}

/** Who is told to stand where must be able to: the rules that follow rely on it. */
function noRoomFor(state: State, pawn: Pawn, square: Square): Unfit | null {
  if (!mayEnterHalf(pawn, square)) return unfit(`${PAWN_NAMES[pawn]} may not be there`, 'STW-2.10');
  const mate = pawnAt(state, sideOf(pawn), square);
  return mate === NOBODY || mate === pawn ? null : unfit(`${PAWN_NAMES[mate]} stands there`);
}

const caught = (
  match: Match,
  fact: DecidedOf<'captured' | 'scoringChance'>,
  chance: boolean,
  paragraphs: readonly Paragraph[],
): Answer => {
  const there = reached(match, fact.pawn);
  if ('why' in there) return there;
  const goesOn = nameOf(match.state.attacker) === fact.for;
  if (chance && goesOn && !mayLieInTheArea(match, fact.for, match.state.ball))
    return unfit('the ball does not lie in the area', 'STW-5A.1.1');
  return [
    ruling(fact, fact.call, paragraphs, {
      for: sideNamed(fact.for),
      ...(goesOn ? whereKnown(match.state.ball) : {}),
      then: [
        ...breakingOff(match, fact.for),
        ...(goesOn ? there : []),
        { kind: 'carrierIsChallenged', capturedBy: fact.pawn, chance },
      ],
    }),
  ];
};

export const captured: Decide<'captured'> = inPlay((match, fact) =>
  caught(match, fact, false, ['STW-4A.2', 'STW-4A.4', 'STW-4A.5']),
);
export const scoringChance: Decide<'scoringChance'> = inPlay((match, fact) =>
  caught(match, fact, true, ['STW-5A.1.1', 'STW-5A.1.2']),
);

// ── duels ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const duel: Decide<'duel'> = inPlay((match, fact) => {
  const to = playedTo(match, { where: fact.where, overrules: fact.overrules });
  const there = opponentIn(match, fact, to);
  if ('why' in there) return there;
  const cannot = fact.how === 'dribble' ? cannotDribble(match, fact.for, undefined, to) : null;
  if (cannot !== null) return cannot;
  const place = fact.how === 'reached' ? match.state.ball : to;
  const then: readonly Consequence[] = [
    ...breakingOff(match, fact.for),
    ...there,
    ...broughtAbout(fact, to),
    { kind: 'duel' },
  ];
  return duelParagraphs(match, fact, place).map((paragraphs) =>
    ruling(fact, 'duel', paragraphs, { ...whereKnown(place), then }),
  );
});

/** The pawn that is named has come to the ball, or stood where the ball came to. */
function opponentIn(
  match: Match,
  { pawn, how }: DecidedOf<'duel'>,
  to: Square | undefined,
): readonly Consequence[] | Unfit {
  if (pawn === undefined) return [];
  return how === 'reached' ? reached(match, pawn) : standsOn(match, pawn, to);
}

function broughtAbout({ how }: DecidedOf<'duel'>, to: Square | undefined): readonly Consequence[] {
  switch (how) {
    case 'reached':
      return [];
    case 'twoPawns':
      return [{ kind: 'ballIsPlayedTo', ...at(to), contest: 'twoPawns' }];
    case 'dribble':
      return [{ kind: 'ballIsTakenTo', ...at(to), contest: 'dribbleOntoPawn' }];
  }
}

/** One list for each ruling: a ball on two pawns in the area is said once more, because a chance hangs on it. */
function duelParagraphs(
  { state, setup }: Match,
  { how, pawn, for: attacking }: DecidedOf<'duel'>,
  place: Square | undefined,
): readonly (readonly Paragraph[])[] {
  switch (how) {
    case 'reached': {
      const keeper = pawn !== undefined && isKeeper(pawnNamed(pawn)!);
      return [['STW-4D.1', ...challengeParagraphs(state), ...(keeper ? (['STW-6B.1', 'STW-6A.2'] as const) : [])]];
    }
    case 'twoPawns': {
      const area = place !== undefined && inArea(setup.settings, other(sideNamed(attacking)), place);
      return [['STW-4.10', 'STW-4D.2'], ...(area ? [['STW-5A.2.4'] as const] : [])];
    }
    case 'dribble':
      return [['STW-4C.2', 'STW-4D.3']];
  }
}

/** What was rolled, the phase tells: the toss, the duel, or a number with which the ball can go nowhere. */
export const rollAgain: Decide<'rollAgain'> = during(['toss', 'duel', ...PLAYING], (match, fact) => [
  ruling(fact, 'rollAgain', rolledAgain(match), {
    ...(match.state.phase === 'duel' ? whereKnown(match.state.ball) : {}),
    then: [{ kind: 'rollAgain' }],
  }),
]);
function rolledAgain(match: Match): readonly Paragraph[] {
  const { phase, period } = match.state;
  if (phase === 'duel') return ENDS_OF_A_DUEL.tie(match, fightersIn(match));
  if (phase !== 'toss') return ['STW-6C.7'];
  return [period === 'shootOut' ? 'STW-11C.6' : 'STW-1B.1'];
}

const WON = { capture: ['STW-4A.10', 'STW-4.2'], loneOpponent: ['STW-4.11', 'STW-4.2'] } as const;

/** Who captures the ball has come to it; otherwise it is where the pawn that is named stands. */
export const possessionWon: Decide<'possessionWon'> = inPlay((match, fact) => {
  const side = sideNamed(fact.for);
  const there = fact.how === 'capture' && fact.pawn !== undefined ? reached(match, fact.pawn) : [];
  if ('why' in there) return there;
  const paragraphs = fact.how === 'duel' ? ENDS_OF_A_DUEL.won(match, fightersIn(match)) : WON[fact.how];
  const place = fact.how === 'loneOpponent' ? playedTo(match, fact) : match.state.ball;
  const against = fact.how === 'duel' ? { against: other(side) } : {};
  return [possession(match, fact, paragraphs, { for: side, ...against, ...whereKnown(place) }, there)];
});

export const possessionKept: Decide<'possessionKept'> = inPlay((match, fact) => {
  const paragraphs = fact.how === 'duel' ? ENDS_OF_A_DUEL.kept(match, fightersIn(match)) : keptWithoutDuel(match.state);
  const place = fact.how === 'duel' ? match.state.ball : undefined;
  const kept = possession(match, fact, paragraphs, { for: sideNamed(fact.for), ...whereKnown(place) });
  const onAStar = fact.how === 'duel' && match.state.phase === 'duel' ? starGivesNoShot(match, fact) : null;
  return onAStar === null || nameOf(match.state.attacker) !== fact.for ? [kept] : [onAStar, kept];
});

const possession = (
  match: Match,
  fact: DecidedOf<'possessionWon' | 'possessionKept'>,
  paragraphs: readonly Paragraph[],
  sides: Parameters<typeof ruling>[3],
  there: readonly Consequence[] = [],
): Ruling =>
  ruling(fact, fact.call, paragraphs, {
    ...sides,
    then: [...breakingOff(match), ...there, ...ballWith(fact.pawn), { kind: 'attackBegins', by: fact.for }],
  });

// ── the shot ──────────────────────────────────────────────────────────────────────────────────────────────────────

const pawnOn = (state: State, side: Side, square: Square | undefined): Pawn =>
  square === undefined || square < 0 ? NOBODY : pawnAt(state, side, square);

/** Where it is known, it must be in front of the goal. */
const mayLieInTheArea = ({ setup }: Match, attacker: SideName, square: Square | undefined): boolean =>
  square === undefined || square < 0 || inArea(setup.settings, other(sideNamed(attacker)), square);

function notFromThere(match: Match, { for: attacker, how }: DecidedOf<'shot'>, from: Square | undefined): Unfit | null {
  if (how === 'keeperBeaten' || from === undefined || from < 0) return null;
  if (how !== 'passOntoAStar')
    return mayLieInTheArea(match, attacker, from) ? null : unfit(`${SQUARE_NAMES[from]} is not in the area`, 'STW-5.1');
  return isStar(other(sideNamed(attacker)), from) ? null : unfit(`${SQUARE_NAMES[from]} is no star`, 'STW-5B.2');
}

export const shot: Decide<'shot'> = inPlay((match, fact) => {
  const pass = fact.how === 'passIntoTheArea' || fact.how === 'passOntoAStar';
  const to = pass ? playedTo(match, fact) : (squareOf(match, fact.pawn) ?? match.state.ball);
  const shooter = fact.pawn === undefined ? pawnOn(match.state, sideNamed(fact.for), to) : pawnNamed(fact.pawn)!;
  if (cannotShoot(shooter)) return unfit(`${PAWN_NAMES[shooter]} cannot shoot`, 'STW-2.10');
  const elsewhere = notFromThere(match, fact, to);
  if (elsewhere !== null) return elsewhere;
  const ball: readonly Consequence[] = pass
    ? [{ kind: 'ballIsPlayedTo', ...at(to), contest: 'secondPass' }]
    : ballWith(fact.pawn);
  return [
    ruling(fact, 'shot', WAYS_TO_SHOOT[fact.how](match.state), {
      for: sideNamed(fact.for),
      ...whereKnown(to),
      then: [...breakingOff(match, fact.for), ...ball, { kind: 'shot', by: fact.for }],
      ...(fact.pawn === undefined ? {} : { detail: { pawn: fact.pawn } }),
    }),
  ];
});
