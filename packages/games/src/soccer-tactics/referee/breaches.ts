import type { Onward } from '../consequences.ts';
import { pawnNamed } from '../names.ts';
import { placingNow } from '../placing.ts';
import { rulebook, type Paragraph } from '../rulebook.ts';
import { nameOf, sideNamed, sideOf, type Fact, type Match, type Ruling, type State } from '../state.ts';
import { other, squareNamed, type Side } from '../table.ts';
import { afterMissedMove } from './attack.ts';
import { ballBreaches, dribbleBreaches } from './ball.ts';
import type { Chapter, Rule } from './facts.ts';
import { moveBreaches, moveIsLegal } from './moving.ts';
import { ballIsDue, MOVING, pawnIsDue, turnParagraphs } from './order.ts';
import { placementBreaches } from './placing.ts';
import { ruling } from './ruling.ts';
import { formationFactBreaches } from './set-up.ts';

/** Chapter 9C: every other breach of the rules, and 11A: delay. */
interface Breach {
  readonly by: Side;
  readonly paragraphs: readonly Paragraph[];
  /** By taking too long. */
  readonly delay?: boolean;
}

/** Only rules of play can be broken. Offside (7) and the foul of the dice (9A, 9B) have consequences of their own, and handling cards is book-keeping [I-50]. */
export function isBrokenByAMinorFoul(paragraph: Paragraph): boolean {
  const { kind, chapter } = rulebook[paragraph];
  if (kind !== 'play' && kind !== 'desk') return false;
  if (chapter === '9A') return paragraph === 'STW-9A.12';
  return chapter !== '7' && paragraph !== 'STW-9B.1' && paragraph !== 'STW-9B.2';
}

/** What the fact itself breaks. Played matches never get here, because illegal actions are refused. */
export function breachOf(match: Match, fact: Fact): Breach | null {
  const { state, setup } = match;
  const broken = ((): readonly Paragraph[] => {
    switch (fact.kind) {
      case 'pawnMoved': {
        const [pawn, to] = [pawnNamed(fact.pawn)!, squareNamed(fact.to)!];
        if (!MOVING.has(state.phase))
          return sideOf(pawn) === state.attacker ? [ballIsDue(state.phase)] : turnParagraphs(state, setup.settings);
        const via = fact.via === undefined ? undefined : squareNamed(fact.via);
        return moveIsLegal(state, setup.settings, pawn, to, via ?? to)
          ? []
          : moveBreaches(state, setup.settings, pawn, to, via);
      }
      case 'ballPlayed':
        if (MOVING.has(state.phase)) return pawnIsDue(state, setup.settings);
        return ballBreaches(
          state,
          setup.settings,
          squareNamed(fact.to)!,
          fact.via === undefined ? undefined : squareNamed(fact.via),
        );
      case 'dribbled':
        if (MOVING.has(state.phase)) return pawnIsDue(state, setup.settings);
        return dribbleBreaches(state, setup.settings, squareNamed(fact.to)!);
      case 'formationSet':
        return formationFactBreaches(match, fact);
      case 'pawnPlaced': {
        const placing = placingNow(state, setup.settings);
        return placing === null
          ? ['STW-2.1']
          : placementBreaches(state, setup.settings, placing, pawnNamed(fact.pawn)!, squareNamed(fact.to)!);
      }
      case 'placementPassed':
        return placingNow(state, setup.settings)?.mayPass === true ? [] : ['STW-10.5'];
      case 'breach':
        return fact.paragraph === undefined ? ['STW-9C.1'] : [fact.paragraph];
      default:
        return [];
    }
  })();
  if (broken.length === 0) return null;
  return { by: doneBy(match, fact), paragraphs: broken };
}

/** Whose doing a fact is: the side it names, the owner of its pawn, or the side that has the ball. */
function doneBy({ state }: Match, fact: Fact): Side {
  switch (fact.kind) {
    case 'breach':
      return sideNamed(fact.by);
    case 'formationSet':
    case 'placementPassed':
      return sideNamed(fact.side);
    case 'pawnMoved':
    case 'pawnPlaced':
      return sideOf(pawnNamed(fact.pawn)!);
    default:
      return state.attacker;
  }
}

/** Where there is no play to interrupt (formation, shoot-out) the breach is only put right [I-41]. Otherwise: corrected at once, a free kick in the centre circle, never a card or a penalty; the attacker may decline a defender's breach. */
export function minorFoul(match: Match, fact: Fact, breach: Breach): Ruling {
  const example: readonly Paragraph[] = breach.paragraphs.includes('STW-2.10') ? ['STW-9C.3'] : [];
  const correctedOnly = match.state.period === 'shootOut' || match.state.phase === 'formation';
  if (correctedOnly)
    return ruling(fact, 'minorFoul', [...breach.paragraphs, 'STW-9C.4'], {
      against: breach.by,
      then: [{ kind: 'factIsUndone' }],
    });
  const declinable = breach.by !== match.state.attacker;
  return ruling(
    fact,
    'minorFoul',
    [
      ...breach.paragraphs,
      'STW-9C.1',
      ...example,
      'STW-9C.2.1',
      'STW-9C.2.2',
      'STW-9C.4',
      declinable ? 'STW-9C.6' : 'STW-9C.5',
    ],
    {
      for: other(breach.by),
      against: breach.by,
      then: [
        { kind: 'factIsUndone' },
        declinable ? freeKickIsOffered(match, breach) : freeKickInTheCircle(other(breach.by)),
      ],
    },
  );
}

/** 'STW-9C.6': the attacker takes the free kick or lets play go on. */
const freeKickIsOffered = ({ state }: Match, { delay = false }: Breach): Onward => ({
  kind: 'freeKickIsOffered',
  to: nameOf(state.attacker),
  delayed: delay,
});

const freeKickInTheCircle = (side: Side): Onward => ({ kind: 'freeKickInTheCircle', for: nameOf(side) });

/** A slow but innocent move is not punished at the desk [I-41]. */
const deliberateDelayIsAMinorFoul: Rule<'delay'> = (match, fact) =>
  fact.deliberate ? minorFoul(match, fact, { by: sideNamed(fact.by), paragraphs: ['STW-11A.3'], delay: true }) : null;

/** Play goes on where it was; an attempt that was delayed counts as missed, or it could be put off for ever [I-41]. */
const declinedFreeKickLetsPlayGoOn: Rule<'optionTaken'> = (match, fact) => {
  if (fact.choice !== 'decline') return null;
  return ruling(fact, 'freeKickDeclined', ['STW-9C.6'], {
    for: match.state.attacker,
    then: [afterTheDeclinedFreeKick(match.state)],
  });
};
export function afterTheDeclinedFreeKick(state: State): Onward {
  const missed = state.delayed && (state.phase === 'captureD' || state.phase === 'challenge');
  return missed ? afterMissedMove(state).then : { kind: 'playOn' };
}

const freeKickIsTaken: Rule<'optionTaken'> = (match, fact) =>
  fact.choice === 'take'
    ? ruling(fact, 'freeKick', ['STW-9C.5'], {
        for: match.state.attacker,
        then: [freeKickInTheCircle(match.state.attacker)],
      })
    : null;

const freeKickStandsWhenNothingIsSaid: Rule<'optionLapsed'> = (match, fact) =>
  ruling(fact, 'freeKick', ['STW-9C.5'], {
    for: match.state.attacker,
    then: [freeKickInTheCircle(match.state.attacker)],
  });

export const rules: Chapter = {
  delay: [deliberateDelayIsAMinorFoul],
  optionTaken: [declinedFreeKickLetsPlayGoOn, freeKickIsTaken],
  optionLapsed: [freeKickStandsWhenNothingIsSaid],
};
