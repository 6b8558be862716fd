import { isUnfit, unfit, withFirst } from '@bande/kit';
import { withBroken } from '../../reckoning/broken-keepers.ts';
import { isIndirect, isProtected } from '../../consequences.ts';
import type { EventOf } from '../../events.ts';
import { endOf, goalLineOf, other, type Line, type Side } from '../../names.ts';
import { goalStanding, onlyCountedGoalsOf, withoutGoal } from '../../reckoning/goal-standing.ts';
import { movementIn } from '../../reckoning/movement.ts';
import { isDecided } from '../../reckoning/rest.ts';
import { isOverWithTheKickOff } from '../../reckoning/told-late.ts';
import type { Paragraph } from '../../rulebook.ts';
import { withState, type Match, type Movement } from '../../state.ts';
import { PITCH } from '../../zones.ts';
import { ruling } from '../ruling.ts';
import { inTime, moving, over, seen, type Answer, type Decide, type DecidedOf, type Unfit } from './saying.ts';

/** Rules 5, 8, 10.K2, 11.1 and 12, decided: the ball is over a line, and how it came there is what was said of it. */

type Lines = 'goal' | 'ownGoal' | 'noGoal' | 'corner' | 'goalKick' | 'kickIn';
const inGoal = (owner: Side): EventOf<'ballOver'> => ({ kind: 'ballOver', line: goalLineOf(owner), inGoal: true });
const touchedLast = (side: Side, what: 'kicker' | 'keeper' = 'kicker'): Pick<Movement, 'last'> => ({
  last: { side, what, fact: -1 as Movement['fact'] },
});

// ── goals ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** 'DTKV-16.3': if it cannot have been straight from where the match stood, the ball lay in between, and nobody has said so. */
export const goal: Decide<'goal'> = (match, fact) => {
  const by = fact.for;
  if (isCountedAlready(match, by)) return unfit('it is counted already, and nobody has shot since', 'DTKV-8.2.1');
  const what = fact.keeper === true ? 'keeper' : 'kicker';
  const parts = { with: what, spoilt: false, ...touchedLast(by, what) } as const;
  const shot = fact.despite === true ? inSpite(moving(match, by, parts), by) : moving(match, by, parts);
  const straight = seen(shot, fact, inGoal(other(by)));
  if (!isUnfit(straight)) return over(by, straight);
  if (match.state.signal) return unfit('after the signal only free kick and penalty score', 'DTKV-4.K9');
  const open = withState(withBroken(moving(match, by, { ...parts, as: null, likePenalty: false }), []), {
    restart: null,
  });
  return over(by, seen(open, fact, inGoal(other(by))));
};
/** [C-124]: its shot was told, and nothing since. */
const isCountedAlready = (match: Match, by: Side): boolean =>
  goalStanding(match) === by && isOverWithTheKickOff(match) && match.state.last !== null && match.state.last.fact >= 0;
/** 'DTKV-13.3', 'DTKV-14.3': the other side had offended. */
const inSpite = (match: Match, by: Side): Match =>
  match.state.restart === null
    ? withState(match, {
        restart: {
          kind: 'freeKick',
          by,
          at: null,
          where: null,
          corner: null,
          laid: false,
          released: false,
          given: match.facts as Movement['fact'],
        },
      })
    : match;

export const ownGoal: Decide<'ownGoal'> = (match, fact) => {
  const owner = other(fact.for);
  if (match.state.signal) return unfit('after the signal no own goal counts', 'DTKV-13.5', 'DTKV-14.6');
  const shot = moving(match, owner, { as: null, likePenalty: false, ...touchedLast(owner) });
  return over(owner, seen(withState(withBroken(shot, []), { restart: null }), fact, inGoal(owner)));
};

/** Whose goal it is in, and why it is none. A goal that was counted for it is taken back: the score shows what was decided. */
export const noGoal: Decide<'noGoal'> = (match, fact) => {
  const scorer = goalStanding(match);
  if (scorer !== other(fact.for)) return meansCountedGoal(match, fact) ?? noneAtAll(match, fact);
  if (match.state.plate !== null && fact.because !== 'brokenKeeper')
    return unfit('the goal counts already: correct what was entered', 'DTKV-8.2.1');
  return withFirst([{ kind: 'goalIsTakenBack', for: scorer }], noneAtAll(withoutGoal(match, scorer), fact));
};
/** [C-118]: straight after a goal only that one can be taken back, and after its kick-off none; null: it may speak of another ball. */
function meansCountedGoal(match: Match, { for: owner, because }: DecidedOf<'noGoal'>): Unfit | null {
  const by: Paragraph = because === 'brokenKeeper' ? 'DTKV-2.K17' : 'DTKV-8.2.1';
  // Whoever is to kick off may have put that in, or the ball was over no line at all.
  if (because === 'indirect' || (because === undefined && match.state.movement !== null)) return null;
  if (because !== undefined && goalStanding(match) === owner)
    return unfit('for: the goal that was counted is in the other goal', by);
  return because !== 'covered' && onlyCountedGoalsOf(other(owner), match)
    ? unfit('the goal counts, and nothing was shot since: correct what was entered', by)
    : null;
}
/** Without a reason the ball was simply not over the line ['DTKV-8.2.1']. */
const noneAtAll: Decide<'noGoal'> = (match, fact) => {
  const { for: owner, because } = fact;
  const by = other(owner);
  const shot = moving(match, by, touchedLast(by));
  switch (because) {
    case undefined:
      return [ruling(fact, 'noGoal', ['DTKV-8.2.1', 'DTKV-16.1.2'], { against: by })];
    case 'brokenKeeper':
      return noneIn(withBroken(shot, [{ of: owner, fact: fact.id, inSave: false }]), fact, by);
    case 'offence':
      return noneIn(moving(match, by, { spoilt: true, ...touchedLast(by) }), fact, by);
    case 'afterSignal':
      return noneIn(withState(moving(match, by, { as: null, likePenalty: false }), { signal: true }), fact, by);
    case 'covered':
      return noneIn(covered(match, owner), fact, owner);
    default:
      return indirect(match, fact);
  }
};
const noneIn = (shot: Match, fact: DecidedOf<'noGoal'>, by: Side): Answer =>
  over(by, seen(shot, fact, { ...inGoal(fact.for), corner: fact.corner }));
const covered = (match: Match, by: Side): Match => {
  const { as } = moving(match, by).state.movement!;
  return moving(match, by, isProtected(as) ? {} : { as: 'freeKick' });
};
/** 'DTKV-8.K1', 'DTKV-8.K3'. */
function indirect(match: Match, fact: DecidedOf<'noGoal'>): Answer {
  const shot = movementIn(match);
  return shot !== null && isIndirect(shot.as)
    ? noneIn(moving(match, shot.by), fact, shot.by)
    : unfit('because: the last action was no indirect one', 'DTKV-8.K2');
}

// ── beside the goal ───────────────────────────────────────────────────────────────────────────────────────────────

/** Whoever does not get it has touched it last; who shot is as the match has it. */
function out(match: Match, fact: DecidedOf<Lines>, event: EventOf<'ballOver'>): Answer {
  if (match.state.signal) return unfit('after the signal only free kick and penalty are taken', 'DTKV-4.K9');
  const loser = other(fact.for);
  const by = movementIn(match)?.by ?? loser;
  const found = seen(moving(match, by, touchedLast(loser)), fact, event);
  return isUnfit(found) ? unfit('something else is decided already') : over(by, found);
}
export const corner: Decide<'corner'> = (match, fact) =>
  out(match, fact, { kind: 'ballOver', line: goalLineOf(other(fact.for)), inGoal: false, corner: fact.corner });
export const goalKick: Decide<'goalKick'> = (match, fact) =>
  out(match, fact, {
    kind: 'ballOver',
    line: goalLineOf(fact.for),
    inGoal: false,
    at: match.state.plate !== null ? [0, (endOf(fact.for) * PITCH.length) / 2] : undefined,
  });
export const kickIn: Decide<'kickIn'> = (match, fact) => {
  const line: Line = fact.at !== undefined && fact.at[0] > 0 ? 'east' : 'west';
  return out(match, fact, { kind: 'ballOver', line, inGoal: false, at: fact.at, where: fact.where });
};

/** Nobody has seen enough to say who gets it ['DTKV-5.K8']. A ball that lay in play lies there until he has decided. */
export const outUnclear: Decide<'outUnclear'> = inTime((match, fact) => {
  if (isDecided(match)) return unfit('something else is decided already');
  const rests = [
    ruling(fact, 'outUnclear', ['DTKV-5.1.1', 'DTKV-5.K8'], {
      detail: { line: fact.line },
      then: [{ kind: 'outIsOpen', line: fact.line }],
    }),
  ];
  return isLying(match) ? rests : over(movementIn(match)?.by, rests);
});
const isLying = ({ state: { movement, restart, repetition, turn, open } }: Match): boolean =>
  movement === null && restart === null && repetition === null && (turn !== null || open === 'out');
