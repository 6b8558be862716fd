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
import { other, SQUARE_NAMES } from '../table.ts';
import { readDuel } from './duel.ts';
import type { FactOf, Rule } from './facts.ts';
import { matchIsWonBy, ruling } from './ruling.ts';

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

export const sixAgainstOneIsAFoul: Rule<'duelRolled'> = (match, fact) => {
  const pawn = fouler(match, fact);
  if (pawn === null || isPenalty(match, pawn)) return null;
  const side = sideOf(pawn);
  return ruling(fact, 'foul', ['STW-9A.1', 'STW-9A.2', 'STW-10.1', 'STW-10.2'], {
    for: other(side),
    against: side,
    where: match.state.ball,
    then: [{ kind: 'freeKickAfterFoul', for: nameOf(other(side)), at: SQUARE_NAMES[match.state.ball]! }],
    detail: { pawn: PAWN_NAMES[pawn]! },
  });
};

export const foulByTheDefenceInItsAreaIsAPenalty: Rule<'duelRolled'> = (match, fact) => {
  const pawn = fouler(match, fact);
  if (pawn === null || !isPenalty(match, pawn)) return null;
  const side = sideOf(pawn);
  return ruling(fact, 'penalty', ['STW-9A.1', 'STW-9A.13', 'STW-9B.1', 'STW-9B.2'], {
    for: other(side),
    against: side,
    where: match.state.ball,
    then: [{ kind: 'penalty', for: nameOf(other(side)) }],
    detail: { pawn: PAWN_NAMES[pawn]! },
  });
};

/** Cautions already shown to the pawn, or to the defenders as a group. */
const cautions = (match: Match, pawn: Pawn): number => match.state.cautions[sideOf(pawn)][cautionSlot(pawn)]!;

const card = (fact: Fact, call: 'yellowCard' | 'sentOff', pawn: Pawn, paragraphs: readonly Paragraph[]): Ruling =>
  ruling(fact, call, paragraphs, {
    against: sideOf(pawn),
    then: [{ kind: call === 'sentOff' ? 'pawnIsSentOff' : 'pawnIsCautioned', pawn: PAWN_NAMES[pawn]! }],
    detail: { pawn: PAWN_NAMES[pawn]!, place: CARD_PLACES[cautionSlot(pawn)]! },
  });

/** The opponents show the card and lay it beside the pawn's number or the defenders' D; a card forgotten or misplaced changes nothing [I-50]. */
export const foulerIsShownYellow: Rule<'duelRolled'> = (match, fact) => {
  const pawn = fouler(match, fact);
  if (pawn === null || cautions(match, pawn) > 0) return null;
  return card(fact, 'yellowCard', pawn, ['STW-9A.3', 'STW-9A.4', ...(isDefender(pawn) ? (['STW-9A.8'] as const) : [])]);
};

/** The red card lies beside the pawn, the first yellow goes back to the stack [I-45]. */
export const secondYellowSendsOff: Rule<'duelRolled'> = (match, fact) => {
  const pawn = fouler(match, fact);
  if (pawn === null || cautions(match, pawn) === 0 || isDefender(pawn)) return null;
  return card(fact, 'sentOff', pawn, ['STW-9A.5', 'STW-9A.6', 'STW-9A.7.1', 'STW-9A.7.2', 'STW-9A.12']);
};

/** Only the defender who made the second foul goes; the group starts again at none. */
export const secondYellowOfTheGroupSendsTheFoulerOff: Rule<'duelRolled'> = (match, fact) => {
  const pawn = fouler(match, fact);
  if (pawn === null || cautions(match, pawn) === 0 || !isDefender(pawn)) return null;
  return card(fact, 'sentOff', pawn, ['STW-9A.8', 'STW-9A.9', 'STW-9A.10', 'STW-9A.11', 'STW-9A.12', 'STW-9A.7.2']);
};

/** No minimum number is named, but a side without a single pawn cannot play on: the other side has won [I-40]. */
export function lastPawnSentOff(match: Match, fact: Fact, rulings: readonly Ruling[]): Ruling | null {
  const off = consequenceOfKind(rulings, 'pawnIsSentOff');
  const pawn = off && pawnNamed(off.pawn);
  if (pawn === undefined || ownPawns(sideOf(pawn)).some((mate) => mate !== pawn && inPlay(match.state, mate)))
    return null;
  return matchIsWonBy(other(sideOf(pawn)), fact, ['STW-9A.12'], { against: sideOf(pawn) });
}

export const onFoul: readonly Rule<'duelRolled'>[] = [
  sixAgainstOneIsAFoul,
  foulByTheDefenceInItsAreaIsAPenalty,
  foulerIsShownYellow,
  secondYellowSendsOff,
  secondYellowOfTheGroupSendsTheFoulerOff,
];

/** Total of yellow and red cards lying in a side's foul area: what is left of ten and five ['STW-0.8', 'STW-0.9']. */
export const cardsOnTable = (match: Match): { readonly yellow: number; readonly red: number } => ({
  yellow: match.state.cautions.flat().reduce((sum, n) => sum + n, 0),
  red: match.state.pawns.filter((square) => square === -3).length,
});
