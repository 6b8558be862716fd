import { fits } from './chance.ts';
import { clockNamed, runsOutAt, setLeft, shifted } from './clock.ts';
import { enterAll, isHeardAfterTheEnd, runOut } from './enter.ts';
import type { Game } from './game.ts';
import type { Action, Choose, Input } from './input.ts';
import type { LogEntry, Match } from './match.ts';
import type { Option } from './option.ts';
import { accept, refuse, type Result } from './result.ts';
import type { GameShape, Seat } from './shape.ts';
import { later, tick, type Tick } from './time.ts';
import { closeOption, lapse, turn, turnAll } from './turn.ts';

export interface Step<G extends GameShape> {
  readonly match: Match<G>;
  readonly log: readonly LogEntry<G>[];
}

/** What is due first by `until`: motion, then options, then clocks, each in the order in which they were opened. */
type Due<G extends GameShape> =
  | { readonly at: Tick; readonly what: 'motion'; readonly state: G['state']; readonly event: G['event'] | null }
  | { readonly at: Tick; readonly what: 'option'; readonly option: Option<G> }
  | { readonly at: Tick; readonly what: 'clock'; readonly clock: string };

function firstDue<G extends GameShape>(game: Game<G>, match: Match<G>, until: Tick): Due<G> | null {
  const timed = firstTimed(match, until);
  const motion = game.happen.next?.(match, tick(Math.max(match.tick, timed?.at ?? until))) ?? null;
  return motion === null ? timed : { ...motion, what: 'motion' };
}

function firstTimed<G extends GameShape>(match: Match<G>, until: Tick): Due<G> | null {
  let first: Due<G> | null = null;
  const limit = (): Tick => (first === null ? later(until, 1) : first.at);
  for (const option of match.options)
    if ('tick' in option.until && option.until.tick < limit())
      first = { at: option.until.tick, what: 'option', option };
  for (const clock of match.clocks) {
    const at = runsOutAt(clock);
    if (at !== null && at < limit()) first = { at, what: 'clock', clock: clock.name };
  }
  return first;
}

/** Lets table time pass until `until`; everything that falls due on the way happens at its own tick. */
export function advance<G extends GameShape>(
  game: Game<G>,
  before: Match<G>,
  until: Tick,
  log: LogEntry<G>[],
): Match<G> {
  let match = before;
  while (match.pausedAt === null && match.outcome === null) {
    const due = firstDue(game, match, until);
    if (due === null) break;
    match = settleDue(game, { ...match, tick: tick(Math.max(match.tick, due.at)) }, due, log);
  }
  return match.tick === until ? match : { ...match, tick: until };
}

function settleDue<G extends GameShape>(game: Game<G>, match: Match<G>, due: Due<G>, log: LogEntry<G>[]): Match<G> {
  switch (due.what) {
    case 'motion': {
      const moved = { ...match, state: due.state };
      return due.event === null ? moved : turn(game, moved, due.event, 'physics', log);
    }
    case 'option':
      return lapse(game, match, due.option, log);
    case 'clock':
      return turn(game, runOut(match, due.clock), { kind: 'clockRanOut', clock: due.clock }, 'clock', log);
  }
}

/** The one way in: time passes to the input's tick, then the input takes effect, or it is refused and nothing has changed. */
export function play<G extends GameShape>(game: Game<G>, match: Match<G>, input: Input<G>): Result<Step<G>> {
  if (input.tick < match.tick)
    return refuse('early', [], `the match is at tick ${match.tick}, the input at ${input.tick}`);
  if (match.outcome !== null && !isHeardAfterwards(game, match, input))
    return refuse('matchOver', match.outcome.paragraphs);
  const log: LogEntry<G>[] = [];
  const now = advance(game, match, input.tick, log);
  const after = takeEffect(game, now, input, log);
  // An input may start or end something that falls due at its own tick: that has happened too before anybody is asked again.
  return after.ok
    ? accept({ match: input.kind === 'wait' ? after.value : advance(game, after.value, input.tick, log), log })
    : after;
}

/** What the rules still punish when the match is over. */
const isHeardAfterwards = <G extends GameShape>(game: Game<G>, match: Match<G>, input: Input<G>): boolean =>
  input.kind === 'facts' &&
  input.facts.length > 0 &&
  input.facts.every((fact) => isHeardAfterTheEnd(game, { ...match, tick: input.tick }, fact));

function takeEffect<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  input: Input<G>,
  log: LogEntry<G>[],
): Result<Match<G>> {
  if (input.kind === 'wait') return accept(match);
  if (match.outcome !== null && !isHeardAfterwards(game, match, input))
    return refuse('matchOver', match.outcome.paragraphs);
  if (input.kind === 'clock') return commandClock(game, match, input, log);
  // A hand may enter what it saw while the clock is held.
  if (match.pausedAt !== null && input.kind !== 'facts') return refuse('paused');
  switch (input.kind) {
    case 'action':
      return act(game, match, input.by, input.action, log);
    case 'chance':
      return roll(game, match, input.draws, log);
    case 'facts':
      return enterAll(game, match, input.facts, log, input.finder);
    case 'correction':
      return refuse('noSuchInput', [], 'a correction needs the inputs before it');
  }
}

function act<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  seat: Seat,
  action: Action<G>,
  log: LogEntry<G>[],
): Result<Match<G>> {
  if (match.setup.seating[seat] === undefined) return refuse('notYourTurn');
  if (isChoice(action)) return choose(game, match, seat, action.option, action.choice, log);
  const waiting = match.options.find((option) => option.play === 'stops');
  if (waiting !== undefined) return refuse('notOffered', [waiting.paragraph]);
  const events = game.happen.byAction(match, seat, action);
  return events.ok ? accept(turnAll(game, match, events.value, 'action', log)) : events;
}

/** No game has an action of this kind of its own. */
const isChoice = (action: { readonly kind: string }): action is Choose => action.kind === 'choose';

function choose<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  seat: Seat,
  id: number,
  choice: string,
  log: LogEntry<G>[],
): Result<Match<G>> {
  const option = match.options.find((open) => open.id === id);
  if (option === undefined || !option.choices.includes(choice))
    return refuse('notOffered', option === undefined ? [] : [option.paragraph]);
  if (!mayUse(match, option, seat)) return refuse('notYourTurn', [option.paragraph]);
  return accept(closeOption(game, match, option, { kind: 'optionTaken', option: option.id, choice }, 'action', log));
}

/** Partners share their side's options, unless one of them is named. */
export const mayUse = <G extends GameShape>(match: Match<G>, option: Option<G>, seat: Seat): boolean =>
  match.setup.seating[seat] === option.owner && (option.seat ?? seat) === seat;

function roll<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  draws: readonly number[],
  log: LogEntry<G>[],
): Result<Match<G>> {
  const request = chanceNow(game, match);
  if (request === null) return refuse('noChanceAwaited');
  if (!fits(request, draws)) return refuse('badChance', [], `wanted ${request.faces.map((n) => `1-${n}`).join(', ')}`);
  return accept(turnAll(game, match, game.happen.byChance(match, draws), 'chance', log));
}

/** Whether players may pause is the host's matter; only a referee or the host sets a clock. */
function commandClock<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  { by, command }: Extract<Input<G>, { kind: 'clock' }>,
  log: LogEntry<G>[],
): Result<Match<G>> {
  switch (command.kind) {
    case 'pause':
      if (match.pausedAt !== null) return refuse('paused');
      return accept(turn(game, { ...match, pausedAt: match.tick }, { kind: 'paused' }, 'clock', log));
    case 'resume':
      if (match.pausedAt === null) return refuse('notOffered');
      return resume(game, match, match.tick - match.pausedAt, log);
    case 'set': {
      const clock = clockNamed(match.clocks, command.clock);
      if (typeof by === 'number') return refuse('notOffered', [], 'a player may not set a clock');
      if (clock === undefined) return refuse('unknownFact', [], `no clock named ${command.clock}`);
      if (!Number.isInteger(command.left) || command.left < 0 || command.left > clock.limit)
        return refuse('unknownFact', [], `${command.clock} has from 0 to ${clock.limit} ticks left`);
      return accept({
        ...match,
        clocks: setLeft(match.clocks, command.clock, command.left, match.pausedAt ?? match.tick),
      });
    }
  }
}

const resume = <G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  lasted: number,
  log: LogEntry<G>[],
): Result<Match<G>> => accept(turn(game, resumed(match, lasted), { kind: 'resumed', lasted }, 'clock', log));

/** No clock and no option loses time in a pause. */
const resumed = <G extends GameShape>(match: Match<G>, by: number): Match<G> => ({
  ...match,
  pausedAt: null,
  clocks: shifted(match.clocks, by),
  options: match.options.map((option) =>
    'tick' in option.until ? { ...option, until: { tick: later(option.until.tick, by) } } : option,
  ),
});

/** The dice to be rolled now: none while an option holds play up. */
export const chanceNow = <G extends GameShape>(game: Game<G>, match: Match<G>): ReturnType<Game<G>['chance']> =>
  match.outcome !== null || match.options.some((option) => option.play === 'stops') ? null : game.chance(match);

/** Everything a seat may do now, open options included. */
export function legalActions<G extends GameShape>(game: Game<G>, match: Match<G>, seat: Seat): readonly Action<G>[] {
  if (match.outcome !== null || match.pausedAt !== null) return [];
  if (match.options.length === 0) return game.legal(match, seat);
  const mine = match.options.filter((option) => mayUse(match, option, seat));
  const choices = mine.flatMap((option) =>
    option.choices.map((choice): Action<G> => ({ kind: 'choose', option: option.id, choice })),
  );
  return match.options.some((option) => option.play === 'stops') ? choices : [...choices, ...game.legal(match, seat)];
}
