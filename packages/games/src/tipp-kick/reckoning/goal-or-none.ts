import { isIndirect, type RestartKind } from '../consequences.ts';
import { other, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Match, Movement } from '../state.ts';
import { brokenBefore } from './broken-keepers.ts';
import { isCovered, movementIn, offenderIn } from './movement.ts';

export const NO_GOALS = ['brokenKeeper', 'offence', 'indirect', 'covered', 'afterSignal'] as const;
type NoGoal = (typeof NO_GOALS)[number];

/** What a ball wholly over the goal line is. `after`: how play goes on where it is no goal; `standing`: as it was decided before. */
export type Verdict =
  | { readonly is: 'goal' | 'ownGoal'; readonly for: Side; readonly paragraphs: readonly Paragraph[] }
  | {
      readonly is: 'noGoal';
      readonly because: NoGoal;
      readonly paragraphs: readonly Paragraph[];
      readonly after: 'restored' | 'standing' | 'byLastTouch' | 'ended';
    };

const NO_SHOT: Readonly<Partial<Record<RestartKind, readonly Paragraph[]>>> = {
  kickOff: ['DTKV-9.5', 'DTKV-9.K5', 'DTKV-9.K6'],
  goalKick: ['DTKV-10.3', 'DTKV-10.K5'],
  kickIn: ['DTKV-11.3', 'DTKV-11.K6'],
  indirectFreeKick: ['DTKV-13.7.2', 'DTKV-8.4.4'],
};

/** 'DTKV-9.K4': passed on by the own keeper before it rested, a kick-off is not complete. */
const passedOn = ({ as, keeperTouched }: Movement): readonly Paragraph[] =>
  as === 'kickOff' && keeperTouched ? ['DTKV-9.K4'] : [];

/** The ball is wholly over the line in the goal of this side. */
export function verdictInGoal(match: Match, goal: Side): Verdict {
  const movement = movementIn(match);
  return (
    brokenKeeper(match) ??
    byTheAttackersOffence(match, movement, goal) ??
    againstTheHindered(movement, goal) ??
    fromAnIndirectAction(movement) ??
    againstTheTaker(movement, goal) ??
    afterTheSignal(match, movement) ??
    counts(match, movement, goal)
  );
}

/** 'DTKV-2.K17': play counts as stopped from the defect on, whosever keeper it is. */
const brokenKeeper = ({ state }: Match): Verdict | null =>
  brokenBefore(state) !== null
    ? { is: 'noGoal', because: 'brokenKeeper', paragraphs: ['DTKV-2.K17'], after: 'restored' }
    : null;

/** 'DTKV-13.K3.1', 'DTKV-13.K3.2': nothing good comes of one's own offence, but an own goal does; nor is whoever was wronged harmed further [C-87]. */
function byTheAttackersOffence(match: Match, movement: Movement | null, goal: Side): Verdict | null {
  const offender = movement?.spoilt === true ? movement.by : offenderIn(match);
  if (movement === null || offender === null) return null;
  if (goal !== offender)
    return {
      is: 'noGoal',
      because: 'offence',
      paragraphs: offender === movement.by ? ['DTKV-13.K3.1'] : ['DTKV-13.K1', 'DTKV-13.3'],
      after: 'standing',
    };
  return offender === movement.by ? { is: 'ownGoal', for: other(goal), paragraphs: ['DTKV-13.K3.2'] } : null;
}

/** 'DTKV-6.6.4', 'DTKV-6.K28', 'DTKV-6.K30.1': it is taken once more, and a goal counts only for whoever was hindered [C-87]. */
const againstTheHindered = (movement: Movement | null, goal: Side): Verdict | null =>
  movement !== null && movement.repetition !== null && movement.repetition.for === goal
    ? { is: 'noGoal', because: 'offence', paragraphs: movement.repetition.paragraphs, after: 'standing' }
    : null;

/** 'DTKV-8.K1', 'DTKV-8.K3': no goal before the action is complete. */
const fromAnIndirectAction = (movement: Movement | null): Verdict | null =>
  movement !== null && isIndirect(movement.as)
    ? {
        is: 'noGoal',
        because: 'indirect',
        paragraphs: ['DTKV-8.K1', 'DTKV-8.K3', ...(NO_SHOT[movement.as!] ?? []), ...passedOn(movement)],
        after: 'byLastTouch',
      }
    : null;

/** 'DTKV-13.5', 'DTKV-14.6': free kicks and penalties bring no own goals, neither directly nor by the goal frame or the opponent ['DTKV-13.K14', 'DTKV-13.K15']. */
function againstTheTaker(movement: Movement | null, goal: Side): Verdict | null {
  if (movement === null || !isCovered(movement) || goal !== movement.by) return null;
  const isPenalty = movement.likePenalty || movement.as === 'penalty';
  return {
    is: 'noGoal',
    because: 'covered',
    paragraphs: [
      ...(isPenalty ? (['DTKV-14.6', 'DTKV-14.K7'] as const) : (['DTKV-13.5'] as const)),
      ...turnedIn(movement),
    ],
    after: 'byLastTouch',
  };
}

/** By the far goal or a figure of the other side: 'DTKV-13.K14', and by its keeper 'DTKV-13.K15'. */
function turnedIn({ by, last, atGoal }: Movement): readonly Paragraph[] {
  if (last.side === by) return atGoal ? ['DTKV-13.K14'] : [];
  return last.what === 'keeper' ? ['DTKV-13.K14', 'DTKV-13.K15'] : ['DTKV-13.K14'];
}

/** 'DTKV-4.K1' [C-27]: only free kicks and penalties outlive the signal. */
const afterTheSignal = ({ state, setup }: Match, movement: Movement | null): Verdict | null =>
  state.signal && !setup.settings.shotsFinish && (movement === null || !isCovered(movement))
    ? { is: 'noGoal', because: 'afterSignal', paragraphs: ['DTKV-4.K1', 'DTKV-4.K9'], after: 'ended' }
    : null;

function counts(match: Match, movement: Movement | null, goal: Side): Verdict {
  const scorer = other(goal);
  const despite: readonly Paragraph[] = isDespite(match, movement, goal) ? despiteBy(match) : [];
  const late: readonly Paragraph[] = match.state.signal ? ['DTKV-13.K10', 'DTKV-4.K9'] : [];
  if (movement === null || movement.by === scorer) {
    const keeper: readonly Paragraph[] = movement?.with === 'keeper' ? ['DTKV-8.3', 'DTKV-8.K5'] : [];
    const corner: readonly Paragraph[] = movement?.as === 'corner' ? ['DTKV-12.K8.1'] : [];
    return {
      is: 'goal',
      for: scorer,
      paragraphs: ['DTKV-8.1', ...corner, ...keeper, ...despite, ...hinderedBy(movement), ...late],
    };
  }
  // Into the goal of whoever played it: by a figure of the other side, or by himself.
  if (movement.last.side === scorer)
    return { is: 'goal', for: scorer, paragraphs: ['DTKV-8.3', 'DTKV-8.K5', 'DTKV-8.K6', ...late] };
  const corner: readonly Paragraph[] = movement.as === 'corner' ? ['DTKV-12.K8.2'] : [];
  return { is: 'ownGoal', for: scorer, paragraphs: ['DTKV-8.K4', ...corner, ...late] };
}

/** 'DTKV-6.K29', 'DTKV-6.K30.2': in spite of the hand or the kicker that was hit. */
function hinderedBy(movement: Movement | null): readonly Paragraph[] {
  const by = movement?.repetition?.paragraphs ?? [];
  if (by.includes('DTKV-6.K28')) return ['DTKV-6.K29'];
  return by.includes('DTKV-6.K30.1') ? ['DTKV-6.K30.2'] : [];
}

/** After the signal the kick is only taken once more for it [C-90]; the goal counts there too. */
const isDespite = (match: Match, movement: Movement | null, goal: Side): boolean =>
  offenderIn(match) === goal || (match.state.signal && movement !== null && movement.repetition?.for === other(goal));
/** 'DTKV-13.3', 'DTKV-14.3', 'DTKV-6.K33': in spite of the defender's offence. */
const despiteBy = ({ state }: Match): readonly Paragraph[] =>
  state.restart?.kind === 'penalty' ? ['DTKV-14.3', 'DTKV-13.K2'] : ['DTKV-13.3', 'DTKV-13.K2', 'DTKV-6.K33'];
