import {
  later,
  letPass,
  play,
  seconds,
  type Fact,
  type Game,
  type GameShape,
  type LogEntry,
  type Match,
  type Option,
  type OptionId,
  type Ruling,
  type Seat,
} from '@bande/core';
import { expect } from 'vitest';

/** The law of a referee who does not ask everything: what he does not ask for is ruled as where it was asked and nobody answered. */

export const LEVELS = ['beginner', 'player'] as const;
export type Level = (typeof LEVELS)[number];

interface Lapsed<G extends GameShape> {
  readonly option: OptionId;
  readonly choice: string;
  readonly rulings: readonly Ruling<G>[];
  /** The match as it would have been opened in. */
  readonly opened: Match<G>;
}
interface Heard<G extends GameShape> {
  readonly game: Game<G>;
  /** What nobody was asked for, one after the other. */
  readonly lapsed: readonly Lapsed<G>[];
}

const isUnasked = ({ detail }: Ruling<GameShape>): boolean => detail?.['asked'] === false;
/** Without what is only said for people where not everything is asked. */
const untold = <G extends GameShape>(rulings: readonly Ruling<G>[], told: readonly string[]): readonly unknown[] =>
  rulings.map(({ detail, ...ruling }) => {
    const others = Object.entries(detail ?? {}).filter(([key]) => !told.includes(key));
    return others.length === 0 ? ruling : { ...ruling, detail: Object.fromEntries(others) };
  });

/** The game, with every ruling compared with that of the same match where everything is asked. */
export function listening<G extends GameShape>(
  game: Game<G>,
  whereAllIsAsked: (match: Match<G>) => Match<G>,
  told: readonly string[] = ['asked'],
): Heard<G> {
  const opened = new Map<OptionId, Match<G>>();
  const lapsed: Lapsed<G>[] = [];
  const judge = (match: Match<G>, fact: Fact<G>): readonly Ruling<G>[] => {
    const rulings = game.judge(match, fact);
    expect(untold(rulings, told)).toEqual(game.judge(whereAllIsAsked(match), fact));
    const lapse = lapseIn(fact);
    if (lapse === null || !rulings.some(isUnasked)) return rulings;
    expect(fact.tick).toBe(opened.get(lapse.option)?.tick); // at once
    lapsed.push({ ...lapse, opened: opened.get(lapse.option)!, rulings });
    return rulings;
  };
  const settle = (match: Match<G>, fact: Fact<G>, rulings: readonly Ruling<G>[]): Match<G> => {
    const after = game.settle(match, fact, rulings);
    const isNew = ({ id }: Option<G>): boolean => match.options.every((one) => one.id !== id);
    if (after.options.some(isNew)) {
      const asked = game.settle(whereAllIsAsked(match), fact, rulings);
      for (const one of after.options) if (isNew(one)) opened.set(one.id, asked);
    }
    return after;
  };
  return { game: { ...game, judge, settle }, lapsed };
}

interface OfAnOption {
  readonly kind: string;
  readonly option?: OptionId;
  readonly choice?: string;
}
function lapseIn(fact: OfAnOption): Pick<Lapsed<GameShape>, 'option' | 'choice'> | null {
  const { kind, option, choice } = fact;
  return kind === 'optionLapsed' && option !== undefined && choice !== undefined ? { option, choice } : null;
}
const ENDS: ReadonlySet<string> = new Set(['optionTaken', 'optionLapsed']);
const endOf = <G extends GameShape>(log: readonly LogEntry<G>[], option: OptionId): LogEntry<G> | undefined =>
  log.find(({ fact }: { readonly fact: OfAnOption }) => ENDS.has(fact.kind) && fact.option === option);

/** What was opened here and lapses by this choice, asked and left to lapse; or, where silence stands for something else, chosen. */
export function ruledWhereAsked<G extends GameShape>(
  game: Game<G>,
  { opened, option, choice }: Lapsed<G>,
): readonly Ruling<G>[] | undefined {
  const open = opened.options.find(({ id }) => id === option);
  if (open === undefined) return undefined;
  if (open.default === choice) return endOf(letPass(game, opened, later(opened.tick, seconds(6))).log, option)?.rulings;
  const by = opened.setup.seating.indexOf(open.owner) as Seat;
  const action = { kind: 'choose', option, choice } as const;
  const chosen = play(game, opened, { kind: 'action', tick: opened.tick, by, action });
  return chosen.ok ? endOf(chosen.value.log, option)?.rulings : undefined;
}
