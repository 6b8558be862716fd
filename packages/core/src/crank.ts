import { fits } from './chance.ts';
import { clockNamed, setLeft } from './clock.ts';
import { firstDue, type Due } from './due.ts';
import type { Ending } from './ending.ts';
import { enterAll, isHeardAfterTheEnd, runOut } from './enter.ts';
import type { Game } from './game.ts';
import type { Action, Choose, Input, Pace, Sealed } from './input.ts';
import { atDesk, playTick, tableTick, type LogEntry, type Match } from './match.ts';
import type { Option } from './option.ts';
import { accept, refuse, type Result } from './result.ts';
import type { GameShape, Seat } from './shape.ts';
import { inPlay, tick, type Tick } from './time.ts';
import { steer } from './stream.ts';
import { closeOption, lapse, turn, turnAll, writeDown } from './turn.ts';

export interface Step<G extends GameShape> {
  readonly match: Match<G>;
  readonly log: readonly LogEntry<G>[];
}

/** Whatever happens at one tick is done long before so many turns. */
const MOST_AT_ONE_TICK = 10_000;

/** Lets table time pass until `until`; everything that falls due on the way happens at its own tick. */
export function advance<G extends GameShape>(
  game: Game<G>,
  before: Match<G>,
  until: Tick,
  log: LogEntry<G>[],
): Match<G> {
  let match = before;
  for (let atThisTick = 0; match.pausedAt === null && match.outcome === null; atThisTick++) {
    const due = firstDue(game, match, inPlay(until - match.held));
    if (due === null) break;
    const now = tick(Math.max(match.tick, tableTick(match, due.at)));
    if (now > match.tick) atThisTick = 0;
    else if (atThisTick > MOST_AT_ONE_TICK || isIdle(match, due)) throw noProgress(game, match);
    match = settleDue(game, { ...match, tick: now }, due, log);
  }
  return match.tick === until ? match : { ...match, tick: until };
}

/** The same as a step of its own: nobody has done anything. */
export function letPass<G extends GameShape>(game: Game<G>, match: Match<G>, until: Tick): Step<G> {
  const log: LogEntry<G>[] = [];
  return { match: advance(game, match, until, log), log };
}

const isIdle = <G extends GameShape>(match: Match<G>, due: Due<G>): boolean =>
  due.what === 'look' || (due.what === 'motion' && due.event === null && due.state === match.state);

/** A fault of the game, and of nobody who plays it. */
const noProgress = <G extends GameShape>({ id }: Game<G>, match: Match<G>): Error =>
  new Error(`${id}: happen.next makes no progress at tick ${match.tick}`);

function settleDue<G extends GameShape>(game: Game<G>, match: Match<G>, due: Due<G>, log: LogEntry<G>[]): Match<G> {
  switch (due.what) {
    case 'motion': {
      const moved = { ...match, state: due.state };
      return due.event === null ? moved : turn(game, moved, due.event, 'physics', log);
    }
    case 'look':
      return match;
    case 'option':
      return lapse(game, match, due.option, log);
    case 'clock': {
      const [stands, event] = [runOut(match, due.clock), { kind: 'clockRanOut', clock: due.clock } as const];
      return atDesk(match) ? writeDown(stands, event, 'clock', log) : turn(game, stands, event, 'clock', log);
    }
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
  return after.ok ? accept({ match: advance(game, released(after.value), input.tick, log), log }) : after;
}

/** A match that has come to its end while the clock was held is held no more. */
const released = <G extends GameShape>(match: Match<G>): Match<G> =>
  match.outcome === null || match.pausedAt === null
    ? match
    : { ...match, pausedAt: null, held: match.held + match.tick - match.pausedAt };

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
  if (match.outcome !== null && !isHeardAfterwards(game, match, input))
    return refuse('matchOver', match.outcome.paragraphs);
  if (input.kind === 'clock') return commandClock(game, match, input, log);
  if (input.kind === 'mode') return changeMode(game, match, input.mode);
  if (input.kind === 'ended') return end(game, match, input.how, log);
  // A hand may enter what it saw while the clock is held.
  if (match.pausedAt !== null && input.kind !== 'facts') return refuse('paused');
  switch (input.kind) {
    case 'action':
      return act(game, match, input.by, input.action, log);
    case 'chance':
      return roll(game, match, input.draws, log);
    case 'facts':
      return enterAll(game, match, input.facts, log, input.finder);
    case 'stream':
      return steer(game, match, input.by, input.to);
    case 'together':
      return actTogether(game, match, input.actions, log);
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
  if (isChoice(action)) {
    if (match.setup.seating[seat] === undefined) return refuse('notYourTurn');
    return choose(game, match, seat, action.option, action.choice, log);
  }
  const events = eventsOf(game, match, seat, action);
  return events.ok ? accept(turnAll(game, match, events.value, 'action', log)) : events;
}

function eventsOf<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  seat: Seat,
  action: G['action'],
): Result<readonly G['event'][]> {
  if (match.setup.seating[seat] === undefined) return refuse('notYourTurn');
  const waiting = match.options.find((option) => option.play === 'stops');
  return waiting === undefined ? game.happen.byAction(match, seat, action) : refuse('notOffered', [waiting.paragraph]);
}

/** Each is judged as if the others were not there; if one is refused, none has been entered. */
function actTogether<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  actions: readonly Sealed<G>[],
  log: LogEntry<G>[],
): Result<Match<G>> {
  const seats = new Set(actions.map(({ by }) => by));
  if (actions.length < 2 || seats.size < actions.length)
    return refuse('notOffered', [], 'what is revealed together comes from several seats, one from each');
  const all: G['event'][] = [];
  for (const { by, action } of actions) {
    const events = eventsOf(game, match, by, action);
    if (!events.ok) return events;
    all.push(...events.value);
  }
  return accept(turnAll(game, match, all, 'action', log));
}

/**
 * Also while the clock is held: whoever gives up says so in the break. Whether anybody has done anything before, only whoever
 * keeps the inputs can tell (live.ts).
 */
function end<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  how: Ending<G>,
  log: LogEntry<G>[],
): Result<Match<G>> {
  if ('by' in how && !match.setup.seating.includes(how.by))
    return refuse('notOffered', [], `nobody sits for ${how.by}`);
  const worth = game.ended?.(match, how) ?? refuse('notOffered', [], `${game.id} knows no such end`);
  if (!worth.ok) return worth;
  const over = turn(game, match, { kind: 'ended', how }, 'person', log);
  if (over.outcome === null) throw new Error(`${game.id}: the match goes on after its end (${how.kind})`);
  return accept({ ...over, outcome: { ...over.outcome, how } });
}

/** At a stoppage only: nobody is to find himself in another game while something moves. */
function changeMode<G extends GameShape>(game: Game<G>, match: Match<G>, mode: Pace): Result<Match<G>> {
  if (match.mode === 'desk' || match.mode === mode) return refuse('notOffered', [], `the mode is ${match.mode}`);
  return game.atRest(match) ? accept({ ...match, mode }) : refuse('notOffered', [], 'the mode changes at a stoppage');
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
  return accept(closeOption(game, match, { kind: 'optionTaken', option: option.id, choice }, 'action', log));
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
  if (typeof by === 'number' && match.setup.seating[by] === undefined) return refuse('notYourTurn');
  switch (command.kind) {
    case 'pause':
      if (match.pausedAt !== null) return refuse('paused');
      return accept(turn(game, { ...match, pausedAt: match.tick }, { kind: 'paused' }, 'clock', log));
    case 'resume':
      if (match.pausedAt === null) return refuse('notOffered');
      return accept(goOn(game, match, match.tick - match.pausedAt, log));
    case 'set': {
      const clock = clockNamed(match.clocks, command.clock);
      if (typeof by === 'number') return refuse('notOffered', [], 'a player may not set a clock');
      if (clock === undefined) return refuse('unknownFact', [], `no clock named ${command.clock}`);
      if (!Number.isInteger(command.left) || command.left < 0 || command.left > clock.limit)
        return refuse('unknownFact', [], `${command.clock} has from 0 to ${clock.limit} ticks left`);
      return accept({
        ...match,
        clocks: setLeft(match.clocks, command.clock, command.left, playTick(match)),
      });
    }
  }
}

const goOn = <G extends GameShape>(game: Game<G>, match: Match<G>, lasted: number, log: LogEntry<G>[]): Match<G> =>
  turn(game, { ...match, pausedAt: null, held: match.held + lasted }, { kind: 'resumed', lasted }, 'clock', log);

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
