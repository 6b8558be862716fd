import type { Onward } from '../consequences.ts';
import type { Paragraph } from '../rulebook.ts';
import { defender, isKeeper, nameOf, NOBODY, type Match, type State } from '../state.ts';
import { pawnNamed } from '../names.ts';
import { squareNamed, type Square } from '../table.ts';
import {
  ballChoices,
  canMoveAnybody,
  dribbleChoices,
  mayDribble,
  targetKind,
  total,
  type TargetKind,
} from '../turn.ts';
import type { Chapter, Rule } from './facts.ts';
import { isChanceSquare } from './offside.ts';
import { moverNow } from './order.ts';
import { ruling } from './ruling.ts';

/** Chapters 4 to 4D: the attack play, captures, direct passes, dribbling and how a duel comes about. */
const squareOf = (fact: { readonly to: string }): Square => squareNamed(fact.to)!;
const kindOf = (match: Match, fact: { readonly to: string }): TargetKind => targetKind(match.state, squareOf(fact));

// ── the roll ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** 'STW-2.2', I-12: nobody can move the full number, so the move lapses. */
const moveThatNobodyCanMakeLapses: Rule<'rolled'> = (match, fact) => {
  if (!isMovePhase(match.state)) return null;
  const state = { ...match.state, roll: total(fact.dice), rollChosen: true };
  const side = match.state.phase === 'captureD' || match.state.phase === 'challenge' ? defender(state) : state.attacker;
  if (canMoveAnybody(state, match.setup.settings, side)) return null;
  const next = afterMissedMove(match.state);
  return ruling(fact, 'lapsed', ['STW-2.2', ...next.paragraphs], { against: side, then: [next.then] });
};

/** 'STW-6C.7', I-37: with the wide area a goal kick of 2 reaches no square outside it. */
const rollWithoutTargetIsRepeated: Rule<'rolled'> = (match, fact) => {
  if (isMovePhase(match.state) || match.state.ball < 0) return null;
  const state = { ...match.state, roll: total(fact.dice) };
  const stuck =
    ballChoices(state, match.setup.settings).length === 0 && dribbleChoices(state, match.setup.settings).length === 0;
  return stuck ? ruling(fact, 'rollAgain', ['STW-6C.7'], { then: [{ kind: 'rollAgain' }] }) : null;
};

const aOneMayBeDribbled: Rule<'rolled'> = (match, fact) => {
  const state = { ...match.state, roll: total(fact.dice) };
  return mayDribble(state) ? ruling(fact, 'mayDribble', ['STW-4C.1', 'STW-4.9'], { for: state.attacker }) : null;
};

const afterTheRollAFieldPlayerMoves: Rule<'rollChosen'> = (match, fact) =>
  ruling(fact, 'fieldPlayerMustMove', ['STW-6A.1', 'STW-6A.4'], { against: defender(match.state) });

const isMovePhase = ({ phase }: State): boolean =>
  phase === 'attackMove' || phase === 'captureA' || phase === 'captureD' || phase === 'challenge';

// ── pawn moves ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where play goes when a move was made without reaching the ball, or could not be made. */
export function afterMissedMove(state: State): {
  readonly then: Onward;
  readonly paragraphs: readonly Paragraph[];
} {
  switch (state.phase) {
    case 'captureA':
      return { then: { kind: 'defendersTryForTheBall' }, paragraphs: ['STW-4A.9'] };
    case 'captureD':
      return { then: { kind: 'attackersTryForTheBall' }, paragraphs: ['STW-4A.11'] };
    case 'challenge':
      return state.chance
        ? { then: { kind: 'shot', by: nameOf(state.attacker) }, paragraphs: ['STW-5A.1.7'] }
        : { then: { kind: 'attackBegins', by: nameOf(state.attacker) }, paragraphs: keptWithoutDuel(state) };
    default:
      return { then: { kind: 'ballIsPlayed' }, paragraphs: ['STW-4.6'] };
  }
}
export function keptWithoutDuel({ contest }: State): readonly Paragraph[] {
  if (contest === 'dribble') return ['STW-4C.5'];
  return contest === 'secondPass' ? ['STW-4B.6'] : ['STW-4A.7', 'STW-4A.8'];
}

const afterThePawnTheBallIsPlayed: Rule<'pawnMoved'> = (match, fact) =>
  match.state.phase === 'attackMove'
    ? ruling(fact, 'playTheBall', ['STW-4.4', 'STW-4.6'], {
        for: match.state.attacker,
        then: [{ kind: 'ballIsPlayed' }],
      })
    : null;

const reachesTheBall = (match: Match, fact: { readonly to: string }): boolean => squareOf(fact) === match.state.ball;

/** Captures inside the area are a matter of shooting.ts. */
const ballReachedIsCaptured: Rule<'pawnMoved'> = (match, fact) =>
  match.state.phase === 'captureA' && reachesTheBall(match, fact)
    ? ruling(fact, 'captured', ['STW-4A.2', 'STW-4A.4', 'STW-4A.5'], {
        for: match.state.attacker,
        where: match.state.ball,
        then: [{ kind: 'carrierIsChallenged', capturedBy: fact.pawn, chance: false }],
      })
    : null;

const freeBallWonByTheOtherSide: Rule<'pawnMoved'> = (match, fact) =>
  match.state.phase === 'captureD' && reachesTheBall(match, fact)
    ? ruling(fact, 'possessionWon', ['STW-4A.10', 'STW-4.2'], {
        for: defender(match.state),
        where: match.state.ball,
        then: [{ kind: 'attackBegins', by: nameOf(defender(match.state)) }],
      })
    : null;

/** The sides try in turn, so both have had as many attempts when one succeeds [I-19]. */
const ballNotReached: Rule<'pawnMoved'> = (match, fact) => {
  const { phase } = match.state;
  if ((phase !== 'captureA' && phase !== 'captureD') || reachesTheBall(match, fact)) return null;
  const next = afterMissedMove(match.state);
  return ruling(fact, 'notReached', next.paragraphs, { against: moverNow(match.state), then: [next.then] });
};

const carrierReachedIsADuel: Rule<'pawnMoved'> = (match, fact) => {
  if (match.state.phase !== 'challenge' || !reachesTheBall(match, fact)) return null;
  const keeper: readonly Paragraph[] = isKeeper(pawnNamed(fact.pawn) ?? NOBODY) ? ['STW-6B.1', 'STW-6A.2'] : [];
  return ruling(fact, 'duel', ['STW-4D.1', ...challengeParagraphs(match.state), ...keeper], {
    where: match.state.ball,
    then: [{ kind: 'duel' }],
  });
};
export function challengeParagraphs({ chance, contest }: State): readonly Paragraph[] {
  if (chance) return ['STW-5A.1.3'];
  if (contest === 'dribble') return ['STW-4C.4'];
  return contest === 'secondPass' ? ['STW-4B.6'] : ['STW-4A.6'];
}

const carrierNotReachedKeepsTheBall: Rule<'pawnMoved'> = (match, fact) =>
  match.state.phase === 'challenge' && !reachesTheBall(match, fact) && !match.state.chance
    ? ruling(fact, 'possessionKept', keptWithoutDuel(match.state), {
        for: match.state.attacker,
        then: [{ kind: 'attackBegins', by: nameOf(match.state.attacker) }],
      })
    : null;

// ── the ball ──────────────────────────────────────────────────────────────────────────────────────────────────────

const ballOnAFreeSquareIsTriedFor: Rule<'ballPlayed'> = (match, fact) => {
  if (kindOf(match, fact) !== 'free') return null;
  const kickOff: readonly Paragraph[] = match.state.phase === 'kickOff' ? ['STW-1B.10'] : [];
  return ruling(fact, 'freeBall', ['STW-4.7', 'STW-4A.1', 'STW-4A.3', ...kickOff], {
    for: match.state.attacker,
    where: squareOf(fact),
    then: [{ kind: 'attackersTryForTheBall' }],
  });
};

/** A direct pass after which play goes on; one that gives a shot is a matter of shooting.ts ['STW-4B.5']. */
const isPlainPass = (match: Match, fact: { readonly to: string }): boolean =>
  kindOf(match, fact) === 'own' && !isChanceSquare(match, squareOf(fact));

/** Once per attack; the extra play may be anything the ball can do [I-20, I-21]. */
const firstDirectPassGivesAnExtraPlay: Rule<'ballPlayed'> = (match, fact) =>
  isPlainPass(match, fact) && match.state.directPasses === 0
    ? ruling(fact, 'directPass', ['STW-4.8', 'STW-4B.1', 'STW-4B.2', 'STW-4B.3'], {
        for: match.state.attacker,
        where: squareOf(fact),
        then: [{ kind: 'ballIsPlayedAgain' }],
      })
    : null;

const secondDirectPassEndsTheTurn: Rule<'ballPlayed'> = (match, fact) =>
  isPlainPass(match, fact) && match.state.directPasses === 1
    ? ruling(fact, 'secondDirectPass', ['STW-4B.4', 'STW-4B.6'], {
        for: match.state.attacker,
        where: squareOf(fact),
        then: [{ kind: 'carrierIsChallenged', chance: false }],
      })
    : null;

const ballOnTwoPawnsIsADuel: Rule<'ballPlayed'> = (match, fact) =>
  kindOf(match, fact) === 'two'
    ? ruling(fact, 'duel', ['STW-4.10', 'STW-4D.2'], { where: squareOf(fact), then: [{ kind: 'duel' }] })
    : null;

/** 'STW-4.11', I-13: only where no other target was left. */
const loneOpponentHasTheBall: Rule<'ballPlayed'> = (match, fact) =>
  kindOf(match, fact) === 'opponent'
    ? ruling(fact, 'possessionWon', ['STW-4.11', 'STW-4.2'], {
        for: defender(match.state),
        where: squareOf(fact),
        then: [{ kind: 'attackBegins', by: nameOf(defender(match.state)) }],
      })
    : null;

const dribbleIsChallenged: Rule<'dribbled'> = (match, fact) =>
  kindOf(match, fact) === 'free'
    ? ruling(fact, 'dribble', ['STW-4C.2', 'STW-4C.3'], {
        for: match.state.attacker,
        where: squareOf(fact),
        then: [{ kind: 'carrierIsChallenged', chance: false }],
      })
    : null;

const dribbleOntoAnOpponentIsADuel: Rule<'dribbled'> = (match, fact) =>
  kindOf(match, fact) === 'free'
    ? null
    : ruling(fact, 'duel', ['STW-4C.2', 'STW-4D.3'], { where: squareOf(fact), then: [{ kind: 'duel' }] });

export const rules: Chapter = {
  rollChosen: [afterTheRollAFieldPlayerMoves],
  rolled: [moveThatNobodyCanMakeLapses, rollWithoutTargetIsRepeated, aOneMayBeDribbled],
  pawnMoved: [
    afterThePawnTheBallIsPlayed,
    ballReachedIsCaptured,
    freeBallWonByTheOtherSide,
    ballNotReached,
    carrierReachedIsADuel,
    carrierNotReachedKeepsTheBall,
  ],
  ballPlayed: [
    ballOnAFreeSquareIsTriedFor,
    firstDirectPassGivesAnExtraPlay,
    secondDirectPassEndsTheTurn,
    ballOnTwoPawnsIsADuel,
    loneOpponentHasTheBall,
  ],
  dribbled: [dribbleIsChallenged, dribbleOntoAnOpponentIsADuel],
};
