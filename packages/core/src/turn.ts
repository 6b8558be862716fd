import type { Decided } from './decision.ts';
import type { CoreEvent, Fact, FactId, Happening, Source } from './fact.ts';
import type { Game } from './game.ts';
import { withoutOption, type LogEntry, type Match } from './match.ts';
import type { Option, OptionId, Until } from './option.ts';
import { inOrder, type Ruling } from './ruling.ts';
import type { GameShape } from './shape.ts';

/** One turn of the crank: an event becomes a fact, is judged, and is settled. */
export function turn<G extends GameShape>(
  game: Game<G>,
  before: Match<G>,
  event: Happening<G>,
  source: Source,
  log: LogEntry<G>[],
  finder?: string,
): Match<G> {
  const match = lapseAt(game, before, event, log);
  if (match.outcome !== before.outcome) return match;
  const fact = { ...event, id: match.facts as FactId, tick: match.tick } as Fact<G>;
  const rulings = judged(game, match, fact);
  log.push(finder === undefined ? { fact, source, rulings } : { fact, source, finder, rulings });
  return game.settle({ ...match, facts: match.facts + 1 }, fact, rulings);
}

/** Written down, but neither judged nor settled: a note, or a clock that rings at a desk until the referee says that time is up. */
export function writeDown<G extends GameShape>(
  match: Match<G>,
  event: Happening<G>,
  source: Source,
  log: LogEntry<G>[],
  finder?: string,
): Match<G> {
  const fact = { ...event, id: match.facts as FactId, tick: match.tick } as Fact<G>;
  log.push(finder === undefined ? { fact, source, rulings: [] } : { fact, source, finder, rulings: [] });
  return { ...match, facts: match.facts + 1 };
}

/** Every paragraph that applies, in the order of precedence. */
export const judged = <G extends GameShape>(game: Game<G>, match: Match<G>, fact: Fact<G>): readonly Ruling<G>[] =>
  inOrder(game.precedence, byAnalogy(fact, game.judge(match, fact)));

/** A decision by analogy cites the paragraph that it follows. */
function byAnalogy<G extends GameShape>(fact: Fact<G>, rulings: readonly Ruling<G>[]): readonly Ruling<G>[] {
  if (!isDecision(fact) || fact.analogy === undefined) return rulings;
  const { call, analogy } = fact;
  return rulings.map((one) =>
    one.call === call ? { ...one, paragraphs: [...new Set([...one.paragraphs, analogy])] } : one,
  );
}

/** No game has an event of this kind of its own. */
export const isDecision = <G extends GameShape>(event: { readonly kind: string }): event is Decided<G> =>
  event.kind === 'decided';

/** Options that end with this event end before it. The end of another option is no such event. */
export function lapseAt<G extends GameShape>(
  game: Game<G>,
  before: Match<G>,
  event: Happening<G>,
  log: LogEntry<G>[],
): Match<G> {
  if (before.options.length === 0 || event.kind === 'optionTaken' || event.kind === 'optionLapsed') return before;
  return before.options
    .filter(({ until }) => until.some((end) => endsWith(end, event)))
    .reduce((match, option) => lapse(game, match, option, log), before);
}

function endsWith(end: Until, event: { readonly kind: string }): boolean {
  if (!('event' in end) || end.event !== event.kind) return false;
  const fields: Readonly<Record<string, unknown>> = { ...event };
  return Object.entries(end.with ?? {}).every(([field, value]) => fields[field] === value);
}

export const lapse = <G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  option: Option<G>,
  log: LogEntry<G>[],
): Match<G> => closeOption(game, match, lapsed(option), 'clock', log);

/** It was taken, or its time ran out. */
type OptionEnd<G extends GameShape> = Extract<CoreEvent<G>, { readonly option: OptionId }>;

/** Its time is over: its default counts as chosen. */
export const lapsed = <G extends GameShape>({ id, default: choice }: Option<G>): OptionEnd<G> => ({
  kind: 'optionLapsed',
  option: id,
  choice,
});

export function closeOption<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  event: OptionEnd<G>,
  source: Source,
  log: LogEntry<G>[],
  finder?: string,
): Match<G> {
  // A game may have closed it itself while settling something else at the same tick.
  if (!match.options.some((open) => open.id === event.option)) return match;
  return withoutOption(turn(game, match, event, source, log, finder), event.option);
}

export function turnAll<G extends GameShape>(
  game: Game<G>,
  before: Match<G>,
  events: readonly G['event'][],
  source: Source,
  log: LogEntry<G>[],
  finder?: string,
): Match<G> {
  let match = before;
  for (const event of events)
    if (match.outcome === before.outcome) match = turn(game, match, event, source, log, finder);
  return match;
}
