import { clockNamed, type Clock } from './clock.ts';
import type { Decided, Noted } from './decision.ts';
import type { Entered, TimeIsUp } from './entered.ts';
import type { Fact, FactId } from './fact.ts';
import type { Game } from './game.ts';
import { atDesk, type LogEntry, type Match } from './match.ts';
import { accept, refuse, type Result } from './result.ts';
import type { GameShape } from './shape.ts';
import { closeOption, isDecision, judged, lapsed, lapseAt, turn, turnAll, writeDown } from './turn.ts';

/** What a referee enters is written into the log, with who found it. */
interface Book<G extends GameShape> {
  readonly log: LogEntry<G>[];
  readonly finder: string | undefined;
}

/**
 * Each fact of a person must fit the match as the one before it leaves it; if one does not, none has been entered. Once one of
 * them has ended the match, the rest of them are of no account but for what is still heard then.
 */
export function enterAll<G extends GameShape>(
  game: Game<G>,
  before: Match<G>,
  facts: readonly Entered<G>[],
  log: LogEntry<G>[],
  finder?: string,
): Result<Match<G>> {
  let match = before;
  for (const fact of facts) {
    if (match.outcome !== before.outcome && match.outcome !== null && !isHeardAfterTheEnd(game, match, fact)) continue;
    const after = enter(game, match, fact, { log, finder });
    if (!after.ok) return after;
    match = after.value;
  }
  return accept(match);
}

function enter<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  entered: Entered<G>,
  book: Book<G>,
): Result<Match<G>> {
  if (isNote(entered)) return accept(writeDown(match, entered, 'person', book.log, book.finder));
  if (isDecision<G>(entered)) return decide(game, match, entered, book);
  if (isTimeUp(entered)) return timeIsUp(game, match, entered, book);
  const events = game.happen.entered(match, [entered]);
  return events.ok ? accept(turnAll(game, match, events.value, 'person', book.log, book.finder)) : events;
}

// No game has an event of one of these kinds of its own.
const isNote = (entered: { readonly kind: string }): entered is Noted => entered.kind === 'noted';
const isTimeUp = (entered: { readonly kind: string }): entered is TimeIsUp => entered.kind === 'timeIsUp';

/** Still heard when the match is over: notes, and what the game says. */
export function isHeardAfterTheEnd<G extends GameShape>(game: Game<G>, match: Match<G>, entered: Entered<G>): boolean {
  if (isNote(entered)) return true;
  if (isTimeUp(entered)) return false;
  return isDecision<G>(entered)
    ? game.decisions?.afterTheEnd?.(match, entered) === true
    : game.afterTheEnd?.(match, entered) === true;
}

const write = <G extends GameShape>({ log, finder }: Book<G>, entry: LogEntry<G>): number =>
  log.push(finder === undefined ? entry : { ...entry, finder });

function decide<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  decision: Decided<G>,
  book: Book<G>,
): Result<Match<G>> {
  if (game.decisions === undefined) return refuse('notOffered', [], `${game.id} takes no decisions`);
  const possible = game.decisions.entered(match, decision);
  if (!possible.ok) return possible;
  if (decision.overrules === undefined)
    return unlessImpossible(game, match, turn(game, match, decision, 'person', book.log, book.finder));
  const events = game.happen.entered(match, [decision.overrules]);
  return events.ok ? unlessImpossible(game, match, overrule(game, match, events.value, decision, book)) : events;
}

/** Whatever a decision overrules or leaves out, it leads to nothing that no match can show. */
function unlessImpossible<G extends GameShape>(
  { decisions }: Game<G>,
  before: Match<G>,
  after: Match<G>,
): Result<Match<G>> {
  const why = decisions?.impossibleIn?.(after) ?? null;
  return why === null || decisions?.impossibleIn?.(before) !== null ? accept(after) : refuse('unknownFact', [], why);
}

/** What took place took place, but of the rulings those of the decision are carried out; the book's are kept as overruled. */
function overrule<G extends GameShape>(
  game: Game<G>,
  before: Match<G>,
  events: readonly G['event'][],
  decision: Decided<G>,
  book: Book<G>,
): Match<G> {
  const last = events.at(-1);
  if (last === undefined) return turn(game, before, decision, 'person', book.log, book.finder);
  const earlier = turnAll(game, before, events.slice(0, -1), 'person', book.log, book.finder);
  const match = lapseAt(game, earlier, last, book.log);
  if (match.outcome !== before.outcome) return match;
  const fact = { ...last, id: match.facts as FactId, tick: match.tick } as Fact<G>;
  const instead = { ...decision, id: (match.facts + 1) as FactId, tick: match.tick } as Fact<G>;
  const rulings = judged(game, match, instead);
  write(book, { fact, source: 'person', rulings: [], overruled: judged(game, match, fact) });
  write(book, { fact: instead, source: 'person', rulings });
  return game.settle({ ...match, facts: match.facts + 2 }, fact, rulings);
}

/** At a desk clocks only ring; his own watch may be ahead of them. Elsewhere they judge by themselves. */
function timeIsUp<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  { of, owner }: TimeIsUp,
  { log, finder }: Book<G>,
): Result<Match<G>> {
  if (!atDesk(match)) return refuse('notOffered', [], 'here clocks judge by themselves');
  const clock = clockNamed(match.clocks, of);
  if (clock !== undefined && hasBegun(clock))
    return accept(turn(game, runOut(match, of), { kind: 'clockRanOut', clock: of }, 'person', log, finder));
  const meant = match.options.filter((option) => option.name === of && (owner ?? option.owner) === option.owner);
  const [option] = meant;
  if (option === undefined) return refuse('unknownFact', [], `no clock and no option named ${of} runs`);
  // Of several of one side the one that was opened first ends first.
  if (meant.some((one) => one.owner !== option.owner))
    return refuse('unknownFact', [option.paragraph], `both sides have ${of}: say whose`);
  return accept(closeOption(game, match, lapsed(option), 'person', log, finder));
}

const hasBegun = ({ since, spent, limit }: Clock): boolean => since !== null || spent === limit;

/** A clock whose time is spent stands. */
export const runOut = <G extends GameShape>(match: Match<G>, name: string): Match<G> => ({
  ...match,
  clocks: match.clocks.map((clock) => (clock.name === name ? { ...clock, spent: clock.limit, since: null } : clock)),
});
