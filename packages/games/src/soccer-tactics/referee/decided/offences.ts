import { unfit } from '@bande/kit';
import { pawnNamed, PAWN_NAMES } from '../../names.ts';
import type { Paragraph } from '../../rulebook.ts';
import {
  inPlay as isInPlay,
  isDefender,
  nameOf,
  sideNamed,
  sideOf,
  type Match,
  type Pawn,
  type Phase,
  type Ruling,
} from '../../state.ts';
import { other, SQUARE_NAMES, type Square } from '../../table.ts';
import { afterTheDeclinedFreeKick, breachOf, isBrokenByAMinorFoul, minorFoul as minorFoulRuling } from '../breaches.ts';
import {
  cardFor,
  cautions,
  foul as foulRuling,
  penalty as penaltyRuling,
  sentOff as sentOffRuling,
  yellowCard as yellowCardRuling,
} from '../fouls.ts';
import { ruling } from '../ruling.ts';
import { overTheLimit } from '../time.ts';
import {
  breakingOff,
  cannotShoot,
  inPlay,
  pawnOf,
  playedTo,
  squareOf,
  type Answer,
  type Decide,
  type DecidedOf,
} from './saying.ts';

/** Chapters 7, 9A to 9C and 10, decided: offside, fouls, cards and minor fouls. */
const OFFSIDE: Readonly<Record<DecidedOf<'offside'>['how'], readonly Paragraph[]>> = {
  pass: ['STW-7.2', 'STW-7.4'],
  capture: ['STW-7.3', 'STW-7.4'],
  hindering: ['STW-7.6', 'STW-7.7'],
};
const NOT_OFFSIDE = { corner: ['STW-8.21'], run: ['STW-7.5'] } as const;

/** Here the ball has been played and lies where it came to. */
const PLAYED: ReadonlySet<Phase> = new Set<Phase>(['extraPlay', 'captureA', 'captureD', 'challenge', 'duel', 'shot']);

const whereOffside = (match: Match, fact: DecidedOf<'offside' | 'notOffside'>): Square | undefined => {
  const { phase, ball } = match.state;
  return (
    playedTo(match, { where: fact.where, overrules: fact.overrules }) ??
    (PLAYED.has(phase) && ball >= 0 ? ball : undefined)
  );
};
const pawnTold = (pawn: string | undefined): { readonly detail?: { readonly pawn: string } } =>
  pawn === undefined ? {} : { detail: { pawn } };

export const offside: Decide<'offside'> = inPlay((match, fact) => {
  const where = whereOffside(match, fact);
  if (where === undefined) return unfit('say where the ball was played to', 'STW-7.4');
  return [
    ruling(fact, 'offside', OFFSIDE[fact.how], {
      for: sideNamed(fact.for),
      against: other(sideNamed(fact.for)),
      where,
      then: [...breakingOff(match), { kind: 'freeKickAfterOffside', for: fact.for, at: SQUARE_NAMES[where]! }],
      ...pawnTold(fact.pawn),
    }),
  ];
});

export const notOffside: Decide<'notOffside'> = inPlay((match, fact) => {
  const where = whereOffside(match, fact);
  return [
    ruling(fact, 'notOffside', NOT_OFFSIDE[fact.how], {
      for: match.state.attacker,
      ...(where === undefined ? {} : { where }),
      ...pawnTold(fact.pawn),
    }),
  ];
});

type Fouled = { readonly fouled: Pawn; readonly at: Square; readonly by?: Pawn };

/** Who was fouled takes the free kick or the penalty, so he must be known: named, or on the ball. */
function offenceOf(match: Match, fact: DecidedOf<'foul' | 'penalty'>): Fouled | string {
  const fouled = pawnOf(match, fact.for, fact.taker);
  if (fouled === undefined) return 'say who was fouled';
  if (nameOf(sideOf(fouled)) !== fact.for) return `${PAWN_NAMES[fouled]} does not belong to ${fact.for}`;
  const at = squareOf(match, PAWN_NAMES[fouled]);
  if (at === undefined) return `${PAWN_NAMES[fouled]} is not on the board`;
  if (fact.pawn === undefined) return { fouled, at };
  const by = pawnNamed(fact.pawn)!;
  if (sideOf(by) === sideOf(fouled)) return `${fact.pawn} belongs to ${fact.for}`;
  return isInPlay(match.state, by) ? { fouled, at, by } : `${fact.pawn} has been sent off`;
}

/** A fouler who is known is shown his card, as through play. */
const punished =
  (award: (fact: DecidedOf<'foul' | 'penalty'>, offence: Fouled) => Ruling) =>
  (match: Match, fact: DecidedOf<'foul' | 'penalty'>): Answer => {
    const offence = offenceOf(match, fact);
    if (typeof offence === 'string') return unfit(offence);
    const awarded = award(fact, offence);
    const card = offence.by === undefined ? [] : [cardFor(match, fact, offence.by)];
    return [{ ...awarded, then: [...breakingOff(match), ...(awarded.then ?? [])] }, ...card];
  };
export const foul: Decide<'foul'> = inPlay<'foul'>(punished(foulRuling));
export const penalty: Decide<'penalty'> = inPlay<'penalty'>((match, fact) => {
  const fouled = pawnOf(match, fact.for, fact.taker);
  return fouled !== undefined && cannotShoot(fouled)
    ? unfit(`${PAWN_NAMES[fouled]} cannot have been fouled there`, 'STW-2.10')
    : punished(penaltyRuling)(match, fact);
});

export const yellowCard: Decide<'yellowCard'> = inPlay((match, fact) => {
  const pawn = pawnNamed(fact.pawn)!;
  if (!isInPlay(match.state, pawn)) return unfit(`${fact.pawn} has been sent off`, 'STW-9A.12');
  return cautions(match, pawn) > 0
    ? unfit('the second card sends off', isDefender(pawn) ? 'STW-9A.9' : 'STW-9A.5')
    : [yellowCardRuling(fact, pawn)];
});

export const sentOff: Decide<'sentOff'> = inPlay((match, fact) => {
  const pawn = pawnNamed(fact.pawn)!;
  const { state } = match;
  if (!isInPlay(state, pawn)) return unfit(`${fact.pawn} has been sent off`, 'STW-9A.12');
  if (state.restart?.kicker === pawn) return unfit(`${fact.pawn} takes the restart: decide about that first`);
  const fights = state.phase === 'duel' && state.pawns[pawn] === state.ball;
  return fights || state.carrier === pawn
    ? unfit(`${fact.pawn} has the ball or fights for it: decide about that first`)
    : [sentOffRuling(fact, pawn)];
});

export const minorFoul: Decide<'minorFoul'> = (match, fact) => {
  const { paragraph, against, delay = false } = fact;
  if (match.state.phase === 'toss') return unfit('no minorFoul in the phase toss');
  if (match.options.length > 0) return unfit('a free kick is on offer already', 'STW-9C.6');
  if (paragraph !== undefined && !isBrokenByAMinorFoul(paragraph))
    return unfit(`${paragraph} is not broken by a minor foul`);
  const timed = paragraph === 'STW-11A.1';
  return [
    minorFoulRuling(match, fact, {
      by: sideNamed(against),
      paragraphs: timed ? overTheLimit(match.state) : brokenBy(match, fact),
      delay: delay || timed,
    }),
  ];
};
/** What was said to be broken, or what the book finds broken in what took place. */
function brokenBy(
  match: Match,
  { paragraph, delay = false, overrules, id, tick }: DecidedOf<'minorFoul'>,
): readonly Paragraph[] {
  const late: readonly Paragraph[] = delay ? ['STW-11A.3'] : [];
  if (paragraph !== undefined) return [paragraph, ...late];
  const inTheBook = overrules === undefined ? null : breachOf(match, { ...overrules, id, tick });
  return [...(inTheBook?.paragraphs ?? []), ...late];
}

export const freeKick: Decide<'freeKick'> = inPlay((match, fact) => [
  ruling(fact, 'freeKick', ['STW-9C.5'], {
    for: sideNamed(fact.for),
    then: [...breakingOff(match), { kind: 'freeKickInTheCircle', for: fact.for }],
  }),
]);

export const freeKickDeclined: Decide<'freeKickDeclined'> = inPlay((match, fact) =>
  match.options.length === 0
    ? unfit('no free kick is on offer', 'STW-9C.6')
    : [
        ruling(fact, 'freeKickDeclined', ['STW-9C.6'], {
          for: match.state.attacker,
          then: [{ kind: 'choiceIsMade' }, afterTheDeclinedFreeKick(match.state)],
        }),
      ],
);
