import { clockNamed, lapsesAt, playTick, ticksLeft, TICKS_PER_SECOND, type Clock, type Words } from '@bande/core';
import type { Scoreboard, Token } from '@bande/stage/view';
import { CLOCKS } from '../../clocks.ts';
import { dutyNow } from '../../duty.ts';
import { bySide, type Side } from '../../names.ts';
import { toDefend, toPlay } from '../../rights.ts';
import { colourOf, type Match, type Period, type TippKick } from '../../state.ts';
import { isUntimed } from './duties.ts';
import { both, words } from './naming.ts';
import { admonished, cautioned, hasColour, setUpLeft, setUpUsed } from './tokens.ts';

const PERIODS: Readonly<Record<Period, Words>> = {
  firstHalf: words('1. Halbzeit', 'First half'),
  secondHalf: words('2. Halbzeit', 'Second half'),
  extraFirst: words('Verlängerung, 1. Hälfte', 'Extra time, first half'),
  extraSecond: words('Verlängerung, 2. Hälfte', 'Extra time, second half'),
};

/** Score and clock, whose colour is on top, what is left to whoever has the ball, and whose seconds run. */
export function scoreboard(match: Match): Scoreboard<TippKick> {
  const { state, outcome } = match;
  return {
    score: state.score,
    period: periodNow(match),
    secondsLeft: secondsOf(match, CLOCKS.half),
    moveSecondsLeft: moveSeconds(match),
    ...(match.setup.settings.limits ? { moveLimit: moveLimit(match) } : {}),
    toMove: toMove(match),
    inPossession: outcome === null ? toPlay(match) : null,
    tokens: bySide((side) => [...statusOf(match, side), ...wordsTo(match, side)]),
  };
}

function periodNow({ state, outcome }: Match): Words {
  if (outcome !== null) return words('Spielende', 'Full time');
  const period = PERIODS[state.period];
  return state.signal ? both((language) => `${period[language]}: ${TIME_IS_UP[language]}`) : period;
}
const TIME_IS_UP = words('Zeit um', 'time is up');

function secondsOf(match: Match, name: string): number | null {
  const clock = clockNamed(match.clocks, name);
  return clock === undefined ? null : Math.max(0, ticksLeft(clock, playTick(match)) / TICKS_PER_SECOND);
}

// ── seconds ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A choice that is open, or the seven and three seconds of whoever plays and defends. */
function moveSeconds(match: Match): number | null {
  if (isUntimed(match)) return null;
  const until = match.options.flatMap((option) => lapsesAt(option) ?? []);
  if (until.length > 0) return Math.max(0, (Math.min(...until) - playTick(match)) / TICKS_PER_SECOND);
  const running = limitNow(match);
  return running === null ? null : leftOf(match, running.clock);
}
/** The clock of the seven seconds runs out with the tick after them: eight are never shown. */
const leftOf = (match: Match, clock: Clock): number =>
  Math.max(0, (ticksLeft(clock, playTick(match)) - (clock.name === CLOCKS.shot ? 1 : 0)) / TICKS_PER_SECOND);

/** First the three seconds of the defender, then what is left of the seven of whoever plays. */
function limitNow(match: Match): { readonly clock: Clock; readonly side: Side | null } | null {
  if (!match.setup.settings.limits) return null;
  const defence = runs(match, CLOCKS.defence);
  if (defence !== null) return { clock: defence, side: toDefend(match) };
  const shot = runs(match, CLOCKS.shot);
  return shot === null ? null : { clock: shot, side: toPlay(match) };
}
function runs(match: Match, name: string): Clock | null {
  const clock = clockNamed(match.clocks, name);
  return clock === undefined || clock.since === null ? null : clock;
}

/** Of choices that are open their buttons tell the time. */
function moveLimit(match: Match): NonNullable<Scoreboard<TippKick>['moveLimit']> | null {
  const running = match.options.length > 0 || match.outcome !== null ? null : limitNow(match);
  if (running === null) return null;
  return { seconds: Math.floor(running.clock.limit / TICKS_PER_SECOND), side: running.side };
}

/** Whoever has a choice to make; in turn whoever is waited for. In live play the ball says it already. */
function toMove(match: Match): Side | null {
  if (match.mode === 'live' && match.state.offers.length === 0) return null;
  const sides = dutyNow(match).flatMap(({ who, what }) =>
    (who === 'red' || who === 'blue') && what !== 'mayDefend' && what !== 'standOnTheLine' ? [who] : [],
  );
  return new Set(sides).size === 1 ? sides[0]! : null;
}

// ── beside a side ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Its colour in this half, and whether it may still set up. */
function statusOf(match: Match, side: Side): readonly Token[] {
  const { state, outcome } = match;
  const colour = hasColour(colourOf(state, side));
  const isHis = outcome === null && state.restart === null && toPlay(match) === side;
  if (!isHis) return [colour];
  return [colour, state.setUps.of === side && state.setUps.used > 0 ? setUpUsed : setUpLeft];
}
function wordsTo({ state }: Match, side: Side): readonly Token[] {
  const { admonitions, cautions } = state.counts[side];
  return [
    ...(cautions > 0 ? [cautioned] : []),
    ...(cautions === 0 && admonitions > 0 ? [admonished(admonitions)] : []),
  ];
}
