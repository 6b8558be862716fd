import type { Paragraph } from '../rulebook.ts';
import {
  defender,
  inArea,
  isKeeper,
  nameOf,
  ON_SPOT,
  pawnAt,
  type Fact,
  type Match,
  type Pawn,
  type Ruling,
  type State,
} from '../state.ts';
import { columnOf, isStar, other, SIDES, SQUARE_NAMES, squareNamed, type Side, type Square } from '../table.ts';
import { targetKind } from '../turn.ts';
import { readDuel } from './duel.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { PAWN_NAMES } from '../names.ts';

/** Chapters 5 to 5B and 6B: who may shoot, and what the arrow or the shooting die says. Area and stars are always the defending side's [I-08]. */
const inFrontOfGoal = (match: Match, square: Square): boolean =>
  inArea(match.setup.settings, defender(match.state), square);

const shot = (match: Match, fact: Fact, where: Square, paragraphs: readonly Paragraph[]): Ruling =>
  ruling(fact, 'shot', paragraphs, {
    for: match.state.attacker,
    where,
    then: [{ kind: 'shot', by: nameOf(match.state.attacker) }],
    detail: { pawn: PAWN_NAMES[pawnAt(match.state, match.state.attacker, where)] ?? '' },
  });

// ── who may shoot ─────────────────────────────────────────────────────────────────────────────────────────────────

const A_DIRECT_PASS: readonly Paragraph[] = ['STW-4.8', 'STW-4B.1'];
const ifSecond = ({ directPasses }: State, paragraph: Paragraph): readonly Paragraph[] =>
  directPasses === 1 ? [paragraph] : [];

/** How a side comes to shoot, and what that rests on. */
export const WAYS_TO_SHOOT = {
  passIntoTheArea: (state: State): readonly Paragraph[] => [
    'STW-4B.5',
    'STW-5A.2.1',
    'STW-5A.2.3',
    'STW-5.1',
    ...A_DIRECT_PASS,
    ...ifSecond(state, 'STW-5A.2.2'),
  ],
  passOntoAStar: (state: State): readonly Paragraph[] => [
    'STW-4B.5',
    'STW-5B.2',
    'STW-5.2',
    ...A_DIRECT_PASS,
    ...ifSecond(state, 'STW-5B.3'),
  ],
  unchallenged: (): readonly Paragraph[] => ['STW-5A.1.7', 'STW-5.4'],
  duelInTheArea: (state: State): readonly Paragraph[] => ['STW-5.3', duelBefore(state)],
  keeperBeaten: (): readonly Paragraph[] => ['STW-6B.2'],
} as const;

const directPassIntoTheAreaIsAShot: Rule<'ballPlayed'> = (match, fact) => {
  const to = squareNamed(fact.to)!;
  if (targetKind(match.state, to) !== 'own' || !inFrontOfGoal(match, to)) return null;
  return shot(match, fact, to, WAYS_TO_SHOOT.passIntoTheArea(match.state));
};

const directPassOntoAStarIsAShot: Rule<'ballPlayed'> = (match, fact) => {
  const to = squareNamed(fact.to)!;
  if (targetKind(match.state, to) !== 'own' || !isStar(defender(match.state), to)) return null;
  return shot(match, fact, to, WAYS_TO_SHOOT.passOntoAStar(match.state));
};

/** The duel comes first; it is mentioned because a chance hangs on it. The booklet's sentence is garbled here [I-46]. */
const ballOnTwoPawnsInTheArea: Rule<'ballPlayed'> = (match, fact) => {
  const to = squareNamed(fact.to)!;
  return targetKind(match.state, to) === 'two' && inFrontOfGoal(match, to)
    ? ruling(fact, 'duel', ['STW-5A.2.4'], { where: to, then: [{ kind: 'duel' }] })
    : null;
};

const captureInTheAreaIsAChance: Rule<'pawnMoved'> = (match, fact) => {
  const { state } = match;
  if (state.phase !== 'captureA' || squareNamed(fact.to) !== state.ball || !inFrontOfGoal(match, state.ball))
    return null;
  return ruling(fact, 'scoringChance', ['STW-5A.1.1', 'STW-5A.1.2'], {
    for: state.attacker,
    where: state.ball,
    then: [{ kind: 'carrierIsChallenged', capturedBy: fact.pawn, chance: true }],
  });
};

const unchallengedChanceIsAShot: Rule<'pawnMoved'> = (match, fact) => {
  const { state } = match;
  const missed = state.phase === 'challenge' && squareNamed(fact.to) !== state.ball && state.chance;
  return missed ? shot(match, fact, state.ball, WAYS_TO_SHOOT.unchallenged()) : null;
};

/** However the duel arose [I-24]. */
const duelWonInTheAreaIsAShot: Rule<'duelRolled'> = (match, fact) => {
  const { state } = match;
  if (readDuel(match, fact).winner !== state.attacker || !inFrontOfGoal(match, state.ball)) return null;
  return shot(match, fact, state.ball, WAYS_TO_SHOOT.duelInTheArea(state));
};
const duelBefore = ({ chance, contest }: State): Paragraph => {
  if (chance) return 'STW-5A.1.5';
  return contest === 'twoPawns' ? 'STW-5A.2.5' : 'STW-5.1';
};

/** Wherever the duel was, even on a star or in midfield [I-23]. */
const beatenKeeperIsAShot: Rule<'duelRolled'> = (match, fact) => {
  const duel = readDuel(match, fact);
  return duel.winner === match.state.attacker && isKeeper(duel.d)
    ? shot(match, fact, match.state.ball, WAYS_TO_SHOOT.keeperBeaten())
    : null;
};

/** A duel won on a star against anybody but the keeper gives no shot, nor does a capture or a dribble there. */
const starGivesNoShotOtherwise: Rule<'duelRolled'> = (match, fact) => {
  const duel = readDuel(match, fact);
  return duel.winner === match.state.attacker && !isKeeper(duel.d) ? starGivesNoShot(match, fact) : null;
};
export const starGivesNoShot = (match: Match, fact: Fact): Ruling | null =>
  isStar(defender(match.state), match.state.ball)
    ? ruling(fact, 'possessionKept', ['STW-5B.4'], {
        for: match.state.attacker,
        where: match.state.ball,
        then: [{ kind: 'attackBegins', by: nameOf(match.state.attacker) }],
      })
    : null;

// ── what comes of it ──────────────────────────────────────────────────────────────────────────────────────────────

export type Picture = 'ball' | 'flag' | 'keeper';

/** Whose shot it was; the pawn and the corner beside which he stood may not be known. */
export interface Shooter {
  readonly side: Side;
  readonly pawn: Pawn;
  readonly corner: Square;
}

const shooterNow = (match: Match): Shooter => ({
  side: match.state.attacker,
  pawn: match.state.carrier,
  corner: cornerSquare(match),
});

export function outcome(
  match: Match,
  fact: Fact,
  picture: Picture,
  reasons: readonly Paragraph[],
  shooter: Shooter = shooterNow(match),
): Ruling {
  if (match.state.period === 'shootOut') return penaltyOfTheShootOut(match, fact, picture, reasons, shooter);
  const { side, pawn, corner } = shooter;
  switch (picture) {
    case 'ball':
      return ruling(fact, 'goal', [...reasons, 'STW-5.8', 'STW-5.9'], {
        for: side,
        then: [
          { kind: 'goalCounts', for: nameOf(side) },
          { kind: 'sidesLineUp', kickOff: nameOf(other(side)), after: 'goal' },
        ],
        detail: { scorer: PAWN_NAMES[pawn] ?? '' },
      });
    case 'flag':
      return ruling(fact, 'corner', [...reasons, 'STW-8.1', 'STW-8.3', 'STW-8.5', 'STW-8.6'], {
        for: side,
        where: corner,
        then: [{ kind: 'corner', for: nameOf(side), at: SQUARE_NAMES[corner]!, taker: PAWN_NAMES[pawn]! }],
      });
    case 'keeper':
      return ruling(fact, 'goalKick', [...reasons, 'STW-6C.1'], {
        for: other(side),
        then: [{ kind: 'goalKick', for: nameOf(other(side)) }],
      });
  }
}

/** Everything but a goal is a miss [I-43]. */
const penaltyOfTheShootOut = (
  match: Match,
  fact: Fact,
  picture: Picture,
  reasons: readonly Paragraph[],
  { side, pawn }: Shooter,
): Ruling =>
  ruling(fact, picture === 'ball' ? 'goal' : 'missed', [...reasons, 'STW-11C.4'], {
    for: side,
    then: [
      { kind: 'penaltyIsTaken', by: nameOf(side), scored: picture === 'ball' },
      { kind: 'nextPenalty', first: nameOf(match.state.shootOut?.first ?? side) },
    ],
    detail: { scorer: PAWN_NAMES[pawn] ?? '' },
  });

/** 'STW-8.3', I-07: columns A-D to the A corner, E-H to the H corner; after a penalty the arc square decides. */
function cornerSquare(match: Match): Square {
  const { state } = match;
  const from = state.ball === ON_SPOT || state.ball < 0 ? state.pawns[state.carrier]! : state.ball;
  return cornerIn(defender(state), columnOf(from) <= 3 ? 'A' : 'H');
}
export const cornerIn = (half: Side, column: 'A' | 'H'): Square => squareNamed(`${SIDES[half]}:${column}1`)!;

const DEVICE: Readonly<Record<Picture, Paragraph>> = { ball: 'STW-5.5', flag: 'STW-5.6', keeper: 'STW-5.7' };

/** What shows the picture: the arrow ['STW-5.4'], at a penalty too, or the shooting die. */
export const shownBy = ({ state, setup }: Match, picture: Picture): readonly Paragraph[] =>
  setup.settings.shotDevice === 'die'
    ? ['STW-12B.1', DEVICE[picture]]
    : [DEVICE[picture], ...(state.penalty ? (['STW-9B.11'] as const) : [])];

/** A faulty spin counts as missed whatever the arrow shows: the keeper's goal kick [I-27]. */
const tooFewTurnsIsAMiss: Rule<'shotSpun'> = (match, fact) =>
  fact.turns < FEWEST_TURNS ? outcome(match, fact, 'keeper', ['STW-5.10']) : null;
const FEWEST_TURNS = 2;

const arrowOnALineIsAGoal: Rule<'shotSpun'> = (match, fact) =>
  fact.turns >= FEWEST_TURNS && fact.onLine ? outcome(match, fact, 'ball', ['STW-5.11']) : null;

const sectorDecidesTheShot: Rule<'shotSpun'> = (match, fact) =>
  fact.turns >= FEWEST_TURNS && !fact.onLine ? outcome(match, fact, fact.sector, shownBy(match, fact.sector)) : null;

const shootingDieDecidesTheShot: Rule<'shotDieRolled'> = (match, fact) =>
  outcome(match, fact, fact.face, shownBy(match, fact.face));

export const rules: Chapter = {
  pawnMoved: [captureInTheAreaIsAChance, unchallengedChanceIsAShot],
  ballPlayed: [directPassIntoTheAreaIsAShot, directPassOntoAStarIsAShot, ballOnTwoPawnsInTheArea],
  duelRolled: [duelWonInTheAreaIsAShot, beatenKeeperIsAShot, starGivesNoShotOtherwise],
  shotSpun: [tooFewTurnsIsAMiss, arrowOnALineIsAGoal, sectorDecidesTheShot],
  shotDieRolled: [shootingDieDecidesTheShot],
};
