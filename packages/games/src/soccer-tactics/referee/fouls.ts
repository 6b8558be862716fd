import { consequenceOfKind } from '../consequences.ts';
import { CARD_PLACES, PAWN_NAMES, pawnNamed } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import {
  cautionSlot,
  defender,
  inArea,
  inPlay,
  isDefender,
  nameOf,
  ownPawns,
  sideOf,
  type Fact,
  type Match,
  type Pawn,
  type Ruling,
} from '../state.ts';
import { other, SQUARE_NAMES, type Square } from '../table.ts';
import { fighterOf } from '../turn.ts';
import { readDuel } from './duel.ts';
import type { Chapter, FactOf, Rule } from './facts.ts';
import { matchIsWonBy, ruling, type Parts } from './ruling.ts';

/** Chapters 9A and 9B: fouls in a duel, cards and the penalty. */
const fouler = (match: Match, fact: FactOf<'duelRolled'>): Pawn | null => {
  const duel = readDuel(match, fact);
  if (duel.fouledBy === null) return null;
  return duel.fouledBy === match.state.attacker ? duel.a : duel.d;
};

/** The defending side in its own area: every other foul is a free kick [I-26]. */
const isPenalty = (match: Match, pawn: Pawn): boolean => {
  const side = sideOf(pawn);
  return side === defender(match.state) && inArea(match.setup.settings, side, match.state.ball);
};

/** Who was fouled, and who fouled him where that is known. */
interface Offence {
  readonly fouled: Pawn;
  readonly at: Square;
  readonly by?: Pawn | undefined;
}

const parties = ({ fouled, by }: Offence): Parts => ({
  for: sideOf(fouled),
  against: other(sideOf(fouled)),
  ...(by === undefined ? {} : { detail: { pawn: PAWN_NAMES[by]! } }),
});

export const foul = (fact: Fact, offence: Offence): Ruling =>
  ruling(fact, 'foul', ['STW-9A.1', 'STW-9A.2', 'STW-10.1', 'STW-10.2'], {
    ...parties(offence),
    where: offence.at,
    then: [
      {
        kind: 'freeKickAfterFoul',
        for: nameOf(sideOf(offence.fouled)),
        at: SQUARE_NAMES[offence.at]!,
        taker: PAWN_NAMES[offence.fouled]!,
      },
    ],
  });

export const penalty = (fact: Fact, offence: Offence): Ruling =>
  ruling(fact, 'penalty', ['STW-9A.1', 'STW-9A.13', 'STW-9B.1', 'STW-9B.2'], {
    ...parties(offence),
    where: offence.at,
    then: [{ kind: 'penalty', for: nameOf(sideOf(offence.fouled)), taker: PAWN_NAMES[offence.fouled]! }],
  });

const offenceIn = (match: Match, by: Pawn): Offence => ({
  fouled: fighterOf(match.state, other(sideOf(by))),
  at: match.state.ball,
  by,
});

const sixAgainstOneIsAFoul: Rule<'duelRolled'> = (match, fact) => {
  const pawn = fouler(match, fact);
  return pawn === null || isPenalty(match, pawn) ? null : foul(fact, offenceIn(match, pawn));
};

const foulByTheDefenceInItsAreaIsAPenalty: Rule<'duelRolled'> = (match, fact) => {
  const pawn = fouler(match, fact);
  return pawn === null || !isPenalty(match, pawn) ? null : penalty(fact, offenceIn(match, pawn));
};

/** Cautions already shown to the pawn, or to the defenders as a group. */
export const cautions = ({ state }: Match, pawn: Pawn): number => state.cautions[sideOf(pawn)][cautionSlot(pawn)]!;

const card = (fact: Fact, call: 'yellowCard' | 'sentOff', pawn: Pawn, paragraphs: readonly Paragraph[]): Ruling =>
  ruling(fact, call, paragraphs, {
    against: sideOf(pawn),
    then: [{ kind: call === 'sentOff' ? 'pawnIsSentOff' : 'pawnIsCautioned', pawn: PAWN_NAMES[pawn]! }],
    detail: { pawn: PAWN_NAMES[pawn]!, place: CARD_PLACES[cautionSlot(pawn)]! },
  });

/** The opponents show the card and lay it beside the pawn's number or the defenders' D; a card forgotten or misplaced changes nothing [I-50]. */
export const yellowCard = (fact: Fact, pawn: Pawn): Ruling =>
  card(fact, 'yellowCard', pawn, ['STW-9A.3', 'STW-9A.4', ...(isDefender(pawn) ? (['STW-9A.8'] as const) : [])]);

/** The red card lies beside the pawn, the first yellow goes back to the stack [I-45]. Of the defenders only the one who fouled goes; the group starts again at none. */
export const sentOff = (fact: Fact, pawn: Pawn): Ruling =>
  card(
    fact,
    'sentOff',
    pawn,
    isDefender(pawn)
      ? ['STW-9A.8', 'STW-9A.9', 'STW-9A.10', 'STW-9A.11', 'STW-9A.12', 'STW-9A.7.2']
      : ['STW-9A.5', 'STW-9A.6', 'STW-9A.7.1', 'STW-9A.7.2', 'STW-9A.12'],
  );

/** The second yellow card of a pawn, or of the defenders' group, sends the fouler off. */
export const cardFor = (match: Match, fact: Fact, pawn: Pawn): Ruling =>
  cautions(match, pawn) === 0 ? yellowCard(fact, pawn) : sentOff(fact, pawn);

const foulerIsShownACard: Rule<'duelRolled'> = (match, fact) => {
  const pawn = fouler(match, fact);
  return pawn === null ? null : cardFor(match, fact, pawn);
};

/** No minimum number is named, but a side without a single pawn cannot play on: the other side has won [I-40]. */
export function lastPawnSentOff(match: Match, fact: Fact, rulings: readonly Ruling[]): Ruling | null {
  const off = consequenceOfKind(rulings, 'pawnIsSentOff');
  const pawn = off && pawnNamed(off.pawn);
  if (pawn === undefined || ownPawns(sideOf(pawn)).some((mate) => mate !== pawn && inPlay(match.state, mate)))
    return null;
  return matchIsWonBy(other(sideOf(pawn)), fact, ['STW-9A.12'], { against: sideOf(pawn) });
}

/** Total of yellow and red cards lying in a side's foul area: what is left of ten and five ['STW-0.8', 'STW-0.9']. */
export const cardsOnTable = (match: Match): { readonly yellow: number; readonly red: number } => ({
  yellow: match.state.cautions.flat().reduce((sum, n) => sum + n, 0),
  red: match.state.pawns.filter((square) => square === -3).length,
});

export const rules: Chapter = {
  duelRolled: [sixAgainstOneIsAFoul, foulByTheDefenceInItsAreaIsAPenalty, foulerIsShownACard],
};
