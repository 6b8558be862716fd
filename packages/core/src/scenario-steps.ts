import { z } from 'zod';
import { mayUse } from './crank.ts';
import { endingSchema } from './ending.ts';
import { enteredSchema } from './entered.ts';
import type { Game } from './game.ts';
import type { Input } from './input.ts';
import { LiveMatch } from './live.ts';
import type { LogEntry, Match } from './match.ts';
import type { Refusal } from './result.ts';
import { contradictionIn, stepsOf, type Scenario, type WrittenStep } from './scenario.ts';
import { SCENARIO_BOUNDS, TooMuch } from './scenario-bounds.ts';
import { SEATS, seatsOf, type GameShape, type Seat, type Seating } from './shape.ts';
import { later, type Tick } from './time.ts';

/** One entry of a scenario as it was played: what came of it, or why it was refused. */
export interface ScenarioStep<G extends GameShape> {
  /** What was entered; null for the position given, and where time only passed. */
  readonly input: Input<G> | null;
  /** Ticks since the step before. */
  readonly waited: number;
  readonly match: Match<G>;
  readonly entries: readonly LogEntry<G>[];
  readonly refusal: Refusal | null;
}

/** Plays a scenario step by step: facts through judge and settle, actions through the whole crank. The first step is the position given. */
export function scenarioSteps<G extends GameShape>(game: Game<G>, scenario: Scenario): readonly ScenarioStep<G>[] {
  const fault = contradictionIn(scenario);
  if (fault !== null) throw new Error(fault);
  const live = new LiveMatch(
    game,
    game.notation.readGiven(scenario.given, scenario.edition ?? game.editions[0]?.id ?? ''),
  );
  const first = live.match.tick;
  const played: ScenarioStep<G>[] = [{ input: null, waited: 0, match: live.match, entries: [], refusal: null }];
  let rulings = 0;
  for (const step of stepsOf(scenario)) {
    const at = later(live.match.tick, waitedBefore(step));
    if (at - first > SCENARIO_BOUNDS.ticks)
      throw new TooMuch(`lasts longer than ${SCENARIO_BOUNDS.ticks} ticks of table time`);
    const done = 'wait' in step ? passTime(live, at) : enter(live, inputOf(game, live.match, step, at));
    rulings += done.entries.reduce((n, entry) => n + entry.rulings.length, 0);
    if (rulings > SCENARIO_BOUNDS.rulings) throw new TooMuch(`comes to more than ${SCENARIO_BOUNDS.rulings} rulings`);
    played.push(done);
  }
  return played;
}

function waitedBefore(step: WrittenStep): number {
  if ('wait' in step) return step.wait;
  return 'dice' in step ? 0 : (step.after ?? 0);
}

/** When the match is over nothing is waited for. */
function passTime<G extends GameShape>(live: LiveMatch<G>, to: Tick): ScenarioStep<G> {
  const { outcome, tick } = live.match;
  const over = outcome === null ? null : ({ code: 'matchOver', paragraphs: outcome.paragraphs } as const);
  const entries = over === null ? live.advance(to) : [];
  return { input: null, waited: to - tick, match: live.match, entries, refusal: over };
}

function enter<G extends GameShape>(live: LiveMatch<G>, input: Input<G>): ScenarioStep<G> {
  const waited = input.tick - live.match.tick;
  const done = live.play(input);
  if (done.ok) return { input, waited, match: live.match, entries: done.value, refusal: null };
  // A fact that is refused was still told at its time: what fell due before it has happened.
  const entries = input.kind === 'facts' && live.match.outcome === null ? live.advance(input.tick) : [];
  return { input, waited, match: live.match, entries, refusal: done.refusal };
}

type Entered = Exclude<WrittenStep, { readonly wait: number }>;

function inputOf<G extends GameShape>(game: Game<G>, match: Match<G>, step: Entered, tick: Tick): Input<G> {
  if ('dice' in step) return { tick, kind: 'chance', by: 'host', draws: step.dice };
  if ('ended' in step) return { tick, kind: 'ended', by: 'host', how: endingSchema<G>(game.sides).parse(step.ended) };
  if ('clock' in step) return { tick, kind: 'clock', by: 'referee', command: { kind: step.clock } };
  if ('fact' in step)
    return {
      tick,
      kind: 'facts',
      by: 'referee',
      facts: [enteredSchema(game).parse(step.fact)],
      ...(step.finder === undefined ? {} : { finder: step.finder }),
    };
  const seat = seatsNamed(match.setup.seating, step.by)[0]!;
  const action = typeof step.do === 'string' ? actionNamed(game, step.do) : actionMeant(game, match, seat, step.do);
  return { tick, kind: 'action', by: seat, action };
}

/** The seats of a side, or the one that is named by its number. */
export function seatsNamed<G extends GameShape>(seating: Seating<G>, who: string | number): readonly Seat[] {
  const seats = SEATS.some((seat) => String(seat) === String(who))
    ? [Number(who) as Seat]
    : seatsOf(seating, String(who));
  if (seats.length === 0) throw new Error(`no side named ${who}`);
  return seats;
}

export function actionNamed<G extends GameShape>(game: Game<G>, text: string): G['action'] {
  const action = game.notation.readAction(text);
  if (action === null) throw new Error(`not an action: ${text}`);
  return action;
}

/** `{kind: choose, choice: decline}` takes the seat's own open option that has this choice; if it has none, the first of anybody, to be refused. */
function actionMeant<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  seat: Seat,
  given: { readonly kind: string },
): G['action'] {
  if (given.kind !== 'choose') return game.schemas.action.parse(given);
  const { choice } = z.looseObject({ choice: z.string() }).parse(given);
  const offered = match.options.filter((open) => open.choices.includes(choice));
  const option = offered.find((open) => mayUse(match, open, seat)) ?? offered[0];
  return { kind: 'choose', option: option?.id ?? -1, choice } as unknown as G['action'];
}
