import type { FactId } from '@bande/core';
import type { Choice, Consequence, RestartKind } from '../consequences.ts';
import { other, type Side } from '../names.ts';
import { isCovered, offenderIn } from '../reckoning/movement.ts';
import { isGoalInSpiteOf, isOverWithTheKickOff } from '../reckoning/told-late.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, Match, Ruling } from '../state.ts';
import { penaltyAreaOf, penaltySpotOf, type Whereabouts } from '../zones.ts';
import type { Call } from './calls.ts';
import { ruling } from './ruling.ts';

/** An offence: who has committed it, where, and by which paragraph it is a free kick, or a penalty in his own area. */
interface Offence {
  readonly against: Side;
  readonly place: Whereabouts;
  /** The paragraphs that were broken. */
  readonly paragraphs: readonly Paragraph[];
  readonly freeKick: Paragraph;
  /** Left out: a free kick also in the own area [C-9]. */
  readonly penalty?: Paragraph;
  /** Of a kicker: whether it is in its own area; left out: by the place ['DTKV-14.1.3', 'DTKV-14.K2']. */
  readonly inArea?: boolean | undefined;
  /** 'DTKV-15.2': a gross offence besides. */
  readonly gross?: boolean;
  readonly evidence?: readonly FactId[];
  /** It was done in a movement that is over: the restart that waits stays [C-123]. */
  readonly isOver?: boolean;
  readonly then?: readonly Consequence[];
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** 'DTKV-13.1.8', 'DTKV-14.1': the same offence in the own penalty area, its line included, is a penalty. */
function sanctionOf({ against, place, penalty, inArea }: Offence): RestartKind {
  const isInside = inArea ?? penaltyAreaOf(place) === against;
  return penalty !== undefined && isInside ? 'penalty' : 'freeKick';
}

/** An offence as it is called: a penalty from its spot, or a free kick from its place; or the action once more, where it was the entitled player's own [C-23]. */
export function offence(match: Match, fact: Fact, call: Call, one: Offence): Ruling {
  const { against, place, paragraphs, then = [] } = one;
  const gross = one.gross === true && !isMetAgain(match, fact, against);
  const kind = sanctionOf(one);
  const { by, consequences, isGiven } = followsFrom(match, fact, call, one, kind);
  return ruling(fact, call, [...paragraphs, ...by, ...(gross ? (['DTKV-15.2.3'] as const) : [])], {
    for: other(against),
    against,
    where: place,
    ...(isGiven ? { restart: kind } : {}),
    ...(one.evidence === undefined ? {} : { evidence: one.evidence }),
    ...(one.detail === undefined ? {} : { detail: one.detail }),
    then: [...then, ...(gross ? [{ kind: 'counts', what: 'grossOffences', against } as const] : []), ...consequences],
  });
}

/** A ball that meets figures of an offender once more in the same movement makes no second offence of it [C-88]. */
const isMetAgain = (match: Match, { kind }: Fact, against: Side): boolean =>
  kind === 'touched' && offenderIn(match) === against;

interface Follows {
  readonly by: readonly Paragraph[];
  readonly consequences: readonly Consequence[];
  /** A free kick or penalty is given. */
  readonly isGiven: boolean;
}
function followsFrom(match: Match, fact: Fact, call: Call, one: Offence, kind: RestartKind): Follows {
  const { against, place, freeKick, penalty } = one;
  const to = other(against);
  const isPenalty = kind === 'penalty';
  const by: readonly Paragraph[] = isPenalty
    ? [penalty!, 'DTKV-14.2.1', 'DTKV-14.K1', 'DTKV-13.1.8']
    : [freeKick, 'DTKV-13.2.1', 'DTKV-13.K1'];
  if (match.state.signal) return afterTheSignal(match, fact, to, isPenalty ? penalty! : freeKick);
  if (isDecidedOtherwise(match, to, kind) || restartStays(match, call, one)) {
    const goal: readonly Paragraph[] = isGoalInSpiteOf(match, against) ? [isPenalty ? 'DTKV-14.3' : 'DTKV-13.3'] : [];
    return { by: [isPenalty ? penalty! : freeKick, ...goal], consequences: [], isGiven: false };
  }
  const restart: Consequence = {
    kind: 'restartIs',
    restart: kind,
    for: to,
    ...(isPenalty ? { at: penaltySpotOf(against) } : { at: place.at, where: place.where }),
  };
  return { by, consequences: [restart, ...repetitionOffered(match, kind, to, restart)], isGiven: true };
}

/** Of the offences of both players the first counts, of one player's the graver, otherwise the first [C-88]; and nobody loses his penalty for a free kick ['DTKV-13.1.8'] [C-114]. */
function isDecidedOtherwise(match: Match, to: Side, kind: RestartKind): boolean {
  const { restart, repetition, movement } = match.state;
  if (movement !== null)
    return restart !== null && restart.given !== null && (restart.by !== to || !isGraver(kind, restart.kind));
  const isHis =
    (restart?.kind === 'penalty' && restart.by === to) || (repetition?.likePenalty === true && repetition.by === to);
  return kind === 'freeKick' && isHis;
}
/** What whoever is to kick off can do wrong with the kick-off itself; time both may waste. */
const BY_THE_TAKER: ReadonlySet<Call> = new Set<Call>(['wrongColour', 'illegalMovement']);
const isAtTheKickOff = ({ state }: Match, call: Call, against: Side): boolean =>
  call === 'timeWasting' || (BY_THE_TAKER.has(call) && state.restart?.by === against);
/** [C-123]: what was done before the goal or before the end of the half takes the kick-off from nobody. */
const restartStays = (match: Match, call: Call, { against, isOver = false }: Offence): boolean =>
  isOver || (isOverWithTheKickOff(match) && !isAtTheKickOff(match, call, against));
/** A penalty than a free kick, and a free kick than an indirect one. */
const isGraver = (kind: RestartKind, than: RestartKind): boolean =>
  than !== kind && than !== 'penalty' && (kind === 'penalty' || than === 'indirectFreeKick');

/** 'DTKV-13.K11', 'DTKV-13.K12' [C-90]: a free kick or penalty against which somebody offends is taken once more, unless it is a goal; no other comes [C-30] [C-80]. */
function afterTheSignal({ state: { movement, restart } }: Match, fact: Fact, to: Side, broken: Paragraph): Follows {
  const isPenalty = movement?.likePenalty === true || (movement?.as ?? restart?.kind) === 'penalty';
  const by: readonly Paragraph[] = [
    broken,
    'DTKV-13.K11',
    'DTKV-13.K12',
    ...(isPenalty ? (['DTKV-14.K7'] as const) : []),
  ];
  const isHisKick = movement !== null && movement.by === to && isCovered(movement);
  if (isHisKick) return { by, consequences: [{ kind: 'repetitionIsDue', fact: fact.id, for: to }], isGiven: false };
  const waits = movement === null && restart?.by === to;
  return { by: waits ? by : [broken, 'DTKV-4.K9'], consequences: [], isGiven: false };
}

/** 'DTKV-13.2.3', 'DTKV-14.2.2': the entitled player may take his action once more instead; after the signal only in place of a penalty [C-23]. */
function repetitionOffered(match: Match, kind: RestartKind, to: Side, restart: Consequence): readonly Consequence[] {
  const { movement } = match.state;
  const isPenalty = kind === 'penalty';
  if (movement === null || movement.by !== to) return [];
  const take: Choice = {
    choice: 'take',
    call: isPenalty ? 'penalty' : 'freeKick',
    paragraphs: isPenalty ? ['DTKV-14.2.1'] : ['DTKV-13.2.1', 'DTKV-13.2.2'],
    then: [restart],
  };
  const repeat: Choice = {
    choice: 'repeat',
    call: 'repetition',
    paragraphs: isPenalty ? ['DTKV-14.2.2', 'DTKV-14.2.3.1', 'DTKV-14.2.3.2'] : ['DTKV-13.2.3', 'DTKV-13.2.4'],
    then: [{ kind: 'actionIsRepeated', likePenalty: isPenalty, plain: true }],
  };
  return [
    {
      kind: 'offer',
      name: 'sanction',
      to,
      paragraph: isPenalty ? 'DTKV-14.2.2' : 'DTKV-13.2.3',
      choices: [take, repeat],
      default: 'take',
    },
  ];
}
