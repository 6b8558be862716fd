import { PAWN_NAMES } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import {
  defender,
  inArea,
  isDefender,
  isKeeper,
  nameOf,
  NOBODY,
  type Match,
  type Pawn,
  type Ruling,
  type Settings,
  type State,
} from '../state.ts';
import { other, type Side } from '../table.ts';
import { fighterOf } from '../turn.ts';
import type { Chapter, FactOf, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Chapter 4D: the duel itself. */
interface Duel {
  /** The attacker's and the defender's pawn, dice and totals. */
  readonly a: Pawn;
  readonly d: Pawn;
  readonly dice: readonly [number, number];
  readonly totals: readonly [number, number];
  /** The side that won, lost nothing, or `null` for a tie. */
  readonly winner: Side | null;
  /** The side that threw the 1 against a 6; a foul replaces the result [I-25]. */
  readonly fouledBy: Side | null;
}

/** 'STW-4D.9' and 'STW-12A.1' for defenders, 'STW-4D.10' for keepers, 'STW-4D.11' for everybody else. */
export function bonusOf(pawn: Pawn, settings: Settings): number {
  if (isKeeper(pawn)) return KEEPER_BONUS;
  return isDefender(pawn) ? settings.defenderBonus : 0;
}
const KEEPER_BONUS = 2;

const bonusParagraph = (pawn: Pawn, settings: Settings): Paragraph => {
  if (isKeeper(pawn)) return 'STW-4D.10';
  if (!isDefender(pawn)) return 'STW-4D.11';
  return settings.defenderBonus === 2 ? 'STW-12A.1' : 'STW-4D.9';
};

export function readDuel(match: Match, fact: FactOf<'duelRolled'>): Duel {
  const { state } = match;
  const dice = state.attacker === 0 ? ([fact.red, fact.blue] as const) : ([fact.blue, fact.red] as const);
  const { a, d } = fightersIn(match);
  const totals = [dice[0] + bonusOf(a, match.setup.settings), dice[1] + bonusOf(d, match.setup.settings)] as const;
  const foul = dice[0] + dice[1] === 7 && Math.abs(dice[0] - dice[1]) === 5; // 6 against 1
  const threwTheOne = dice[0] === 1 ? state.attacker : defender(state);
  return {
    a,
    d,
    dice,
    totals,
    winner: foul ? null : sideAhead(state, totals),
    fouledBy: foul ? threwTheOne : null,
  };
}

/** Whose number is higher, the attacker's being the first. */
const sideAhead = (state: State, [attacking, defending]: readonly [number, number]): Side | null => {
  if (attacking === defending) return null;
  return attacking > defending ? state.attacker : defender(state);
};

type Fighters = Pick<Duel, 'a' | 'd'>;
/** The pawns on the ball, as far as anybody is known to stand there. */
export const fightersIn = ({ state }: Match): Fighters => ({
  a: fighterOf(state, state.attacker),
  d: fighterOf(state, defender(state)),
});

const bonuses = ({ setup }: Match, { a, d }: Fighters): readonly Paragraph[] => [
  ...new Set([a, d].filter((pawn) => pawn !== NOBODY).map((pawn) => bonusParagraph(pawn, setup.settings))),
];

/** How a duel ends, and what that rests on. */
export const ENDS_OF_A_DUEL = {
  tie: (match: Match, fighters: Fighters): readonly Paragraph[] => [
    'STW-4D.7',
    ...(match.state.chance ? (['STW-5A.1.6'] as const) : []),
    ...bonuses(match, fighters),
  ],
  kept: (match: Match, fighters: Fighters): readonly Paragraph[] => [
    'STW-4D.4',
    'STW-4D.5',
    'STW-4D.6',
    'STW-4D.8',
    ...bonuses(match, fighters),
  ],
  won: (match: Match, fighters: Fighters): readonly Paragraph[] => [
    'STW-4D.4',
    'STW-4D.5',
    'STW-4.2',
    'STW-4D.6',
    'STW-4D.8',
    ...(inArea(match.setup.settings, defender(match.state), match.state.ball) ? chanceIsGone(match.state) : []),
    ...(fighters.d !== NOBODY && isKeeper(fighters.d) ? (['STW-6B.3'] as const) : []),
    ...bonuses(match, fighters),
  ],
} as const;

/** What each side rolled, and what was added for whom. */
const figures = ({ a, d, dice, totals }: Duel): NonNullable<Ruling['detail']> => ({
  attackerTotal: totals[0],
  defenderTotal: totals[1],
  attackerBonus: totals[0] - dice[0],
  defenderBonus: totals[1] - dice[1],
  attackerPawn: PAWN_NAMES[a]!,
  defenderPawn: PAWN_NAMES[d]!,
});

const equalTotalsAreRolledAgain: Rule<'duelRolled'> = (match, fact) => {
  const duel = readDuel(match, fact);
  if (duel.winner !== null || duel.fouledBy !== null) return null;
  return ruling(fact, 'rollAgain', ENDS_OF_A_DUEL.tie(match, duel), {
    where: match.state.ball,
    then: [{ kind: 'rollAgain' }],
    detail: figures(duel),
  });
};

/** The attacker keeps the ball; whether he may shoot is a matter of shooting.ts. */
const attackerWinsTheDuel: Rule<'duelRolled'> = (match, fact) => {
  const duel = readDuel(match, fact);
  if (duel.winner !== match.state.attacker) return null;
  return ruling(fact, 'possessionKept', ENDS_OF_A_DUEL.kept(match, duel), {
    for: duel.winner,
    where: match.state.ball,
    then: [{ kind: 'attackBegins', by: nameOf(duel.winner) }],
    detail: figures(duel),
  });
};

const defenderWinsTheDuel: Rule<'duelRolled'> = (match, fact) => {
  const duel = readDuel(match, fact);
  if (duel.winner !== defender(match.state)) return null;
  return ruling(fact, 'possessionWon', ENDS_OF_A_DUEL.won(match, duel), {
    for: duel.winner,
    against: other(duel.winner),
    where: match.state.ball,
    then: [{ kind: 'attackBegins', by: nameOf(duel.winner) }],
    detail: figures(duel),
  });
};

function chanceIsGone({ chance, contest }: State): readonly Paragraph[] {
  if (chance) return ['STW-5A.1.4'];
  return contest === 'twoPawns' ? ['STW-5A.2.6'] : [];
}

export const rules: Chapter = {
  duelRolled: [equalTotalsAreRolledAgain, attackerWinsTheDuel, defenderWinsTheDuel],
};
