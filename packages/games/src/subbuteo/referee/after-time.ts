import type { Choice, Consequence } from '../consequences.ts';
import { missIn } from '../reckoning/miss.ts';
import { isForAPenalty, penaltyIn, type Penalty } from '../reckoning/penalty.ts';
import type { Paragraph } from '../rulebook.ts';
import type { FactOf, Match, Ruling } from '../state.ts';
import type { Chapter } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rule 12.1.2: beyond the end of time there is the penalty, and nothing else. */

/** A free kick for whoever has the penalty: there is no time for it, and his penalty stays due [S-218]. */
const isFreeKickFor = (one: Consequence, side: Ruling['for']): boolean =>
  one.kind === 'offer' &&
  one.name === 'sanction' &&
  one.to === side &&
  one.choices.some(({ choice, call }) => choice === 'take' && call === 'freeKick');

/** 'FISTF-II.12.1.2.3': the offence is called, and it counts; nobody may flick. */
export function asTimeAllows(match: Match, rulings: readonly Ruling[]): readonly Ruling[] {
  if (!isForAPenalty(match)) return rulings;
  const penalty = penaltyIn(match)!;
  return rulings.map((one) => {
    const then = one.then?.filter((next) => !isFreeKickFor(next, penalty.by)) ?? [];
    const isOnlyCalled = then.length < (one.then?.length ?? 0);
    if (!isOnlyCalled && one.call !== 'illegalFlick') return one;
    const { restart: _restart, where: _where, ...called } = one;
    const again = isOnlyCalled && spoilsIt(match, one) ? [mayBeTakenAgain(penalty)] : [];
    return {
      ...(isOnlyCalled ? called : one),
      paragraphs: [...one.paragraphs, 'FISTF-II.12.1.2.3' as const],
      ...(isOnlyCalled ? { then: [...then, ...again] } : {}),
    };
  });
}

// ── a penalty that was spoilt ─────────────────────────────────────────────────────────────────────────────────────

/** What the defender's hand does to a shot that is on its way: in the way of its figure or of its ball. */
const SPOILING: ReadonlySet<Paragraph> = new Set<Paragraph>([
  'FISTF-II.5.3.2',
  'FISTF-II.10.5.1.1',
  'FISTF-II.10.6.1.1',
]);
const spoilsIt = ({ state: { restart, flicks } }: Match, { paragraphs }: Ruling): boolean =>
  paragraphs.some((one) => SPOILING.has(one)) &&
  (restart === null || flicks.some(({ as, side, over }) => as === 'restart' && side === restart.by && !over));

/** 'FISTF-II.12.1.2.1': time is added to take it again, too; what comes of it its shooter may keep [S-271]. */
const mayBeTakenAgain = ({ by, at, where }: Penalty): Consequence => ({
  kind: 'offer',
  name: 'sanction',
  to: by,
  paragraph: 'FISTF-II.12.1.2.1',
  choices: [
    {
      choice: 'take',
      call: 'retake',
      paragraphs: ['FISTF-II.12.1.2.1'],
      then: [{ kind: 'restartIs', restart: 'penalty', for: by, at: at ?? undefined, where: where ?? undefined }],
    },
    { choice: 'playOn', call: 'playOn', paragraphs: ['FISTF-II.4.3.3', 'FISTF-IV.1.2.1'], then: [] },
  ],
  default: 'take',
});

const againOf = (match: Match): Choice | undefined =>
  isForAPenalty(match)
    ? match.state.offers.flatMap(({ choices }) => choices).find(({ call }) => call === 'retake')
    : undefined;
/** Then a miss does not lose the ball. */
export const isSpoilt = (match: Match): boolean => againOf(match) !== undefined;

/** There is nothing to keep: it stays due. */
type Miss = FactOf<'rested' | 'rebounded' | 'figureLeft' | 'layDown'>;
const spoiltPenaltyIsMissed = (match: Match, fact: Miss): Ruling | null => {
  const again = againOf(match);
  if (again === undefined || missIn(match, fact)?.as !== 'restart') return null;
  return ruling(fact, again.call, again.paragraphs, { for: penaltyIn(match)!.by, then: again.then });
};

export const rules: Chapter = {
  rested: [spoiltPenaltyIsMissed],
  rebounded: [spoiltPenaltyIsMissed],
  figureLeft: [spoiltPenaltyIsMissed],
  layDown: [spoiltPenaltyIsMissed],
};
