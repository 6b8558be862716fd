import {
  belongsTo,
  isCalledOff,
  type AnyShape,
  type BotKind,
  type LogEntry,
  type Match,
  type Words,
} from '@bande/core';
import type { Exercise } from '@bande/stage/view';
import type { Sitter } from '../../session/session-parts.ts';

/** What comes after a match against a bot: the same or another bot, a lesson, or the slow table. */
export interface NextStep {
  readonly result: 'won' | 'drawn' | 'lost';
  /** Whom it was against. */
  readonly same: Pick<BotKind<AnyShape>, 'id' | 'title'>;
  /** Stronger after a win or a draw, weaker after a loss; null: there is none. */
  readonly bot: Pick<BotKind<AnyShape>, 'id' | 'title'> | null;
  /** The lesson about what went wrong, where there are any. */
  readonly lesson: Pick<Exercise<AnyShape>, 'id' | 'title'> | null;
  /** It was too fast for him, maybe: the same at half the speed. */
  readonly slowTable: boolean;
}

interface Ended {
  readonly match: Match<AnyShape>;
  readonly log: readonly LogEntry<AnyShape>[];
  readonly sitters: readonly Sitter[];
  /** The weakest first. */
  readonly bots: readonly Pick<BotKind<AnyShape>, 'id' | 'title'>[];
  readonly exercises?: readonly Exercise<AnyShape>[];
  readonly isSlow: boolean;
}

/** Null: it was no match against a bot, or nobody has played it. */
export function nextStep({ match, log, sitters, bots, exercises = [], isSlow }: Ended): NextStep | null {
  const { seating } = match.setup;
  const own = new Set(seating.filter((_, seat) => sitters[seat] === 'human'));
  const [side] = own;
  const winner = match.outcome?.winner ?? null;
  const level = bots.findIndex(({ id }) => sitters.includes(id));
  const same = bots[level];
  if (side === undefined || own.size !== 1 || same === undefined || isCalledOff(match)) return null;
  if (winner === null || own.has(winner))
    return {
      result: winner === null ? 'drawn' : 'won',
      same,
      bot: bots[level + 1] ?? null,
      lesson: null,
      slowTable: false,
    };
  return {
    result: 'lost',
    same,
    bot: bots[level - 1] ?? null,
    lesson: lessonFor(exercises, log, side),
    slowTable: match.setup.mode === 'live' && !isSlow,
  };
}

/** The one whose paragraphs were cited most often against a side; where none was, the first. */
export function lessonFor(
  exercises: readonly Exercise<AnyShape>[],
  log: readonly LogEntry<AnyShape>[],
  side: string,
): Exercise<AnyShape> | null {
  const cited = log.flatMap(({ rulings }) =>
    rulings.filter((ruling) => ruling.against === side).flatMap(({ paragraphs }) => paragraphs),
  );
  const timesOf = ({ paragraphs }: Exercise<AnyShape>): number =>
    cited.filter((one) => paragraphs.some((other) => isOfOneMatter(one, other))).length;
  return exercises.reduce<Exercise<AnyShape> | null>(
    (best, one) => (best === null || timesOf(one) > timesOf(best) ? one : best),
    null,
  );
}

/** The same paragraph, or one is a part of the other. */
const isOfOneMatter = (one: string, other: string): boolean => belongsTo(one, other) || belongsTo(other, one);

const w = (de: string, en: string): Words => ({ de, en });

/** How strong the three of the house are, whatever they play; others have their titles alone. */
export const STRENGTHS: Readonly<Record<string, Words>> = {
  beginner: w('Spielt munter drauflos und vergibt viel.', 'Plays away happily and lets many chances go.'),
  club: w('Spielt sicher und nutzt die meisten Fehler.', 'Plays soundly and punishes most mistakes.'),
  expert: w('Denkt voraus und lässt kaum etwas aus.', 'Thinks ahead and misses hardly anything.'),
};
