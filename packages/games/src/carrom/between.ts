import { atDesk, clockNamed, later, playTick, started, without, type Clocks, type Until } from '@bande/core';
import { BETWEEN_TICKS, CLOCKS, PLACING_TICKS } from './clocks.ts';
import type { Event } from './events.ts';
import { chooserOfEnds, endChoices } from './legal.ts';
import { endOf, nameOf, type Fact, type Match, type Phase } from './state.ts';
import { ENDS } from './table.ts';

/** Between strokes the laws give no time for these; two minutes, then the umpire lets the match go on by himself [CI-67]. */
const WAITING: ReadonlySet<Phase> = new Set<Phase>(['tossChoice', 'sideChoice', 'setUp', 'boardOver']);

/** At a desk the clocks only ring: the umpire says when time is up. */
export const timed = ({ setup }: Match): boolean => setup.settings.clocks;
/** Where no umpire sits at a desk, the program lets the match go on in his stead. */
const unattended = (match: Match): boolean => timed(match) && !atDesk(match);

/** Fifteen seconds ['ICF-88']. Where no clock judges, a stroke that did not have to wait for the placing says that they were over. */
export const endsOfPlacing = (match: Match): readonly Until[] => [
  ...(timed(match) ? [{ tick: later(playTick(match), PLACING_TICKS) }] : []),
  ...(unattended(match) ? [] : [{ event: 'strokeEnded', with: { duringPlacing: false } }]),
];

/** It runs anew in every such phase, and once more where somebody let it run out and the phase goes on. */
export function betweenClock(before: Match | null, match: Match, clocks: Clocks): Clocks {
  if (!unattended(match) || match.outcome !== null || !WAITING.has(match.state.phase))
    return without(clocks, CLOCKS.between);
  const running = clockNamed(clocks, CLOCKS.between)?.since ?? null;
  return running !== null && before?.state.phase === match.state.phase
    ? clocks
    : started(clocks, CLOCKS.between, BETWEEN_TICKS, playTick(match));
}

/** The clock that has run out stands for what the umpire has done then: it is judged and settled as if somebody had done it. */
export function standIn(match: Match, fact: Fact): Fact {
  if (fact.kind !== 'clockRanOut' || fact.clock !== CLOCKS.between) return fact;
  const event = ofTheUmpire(match);
  return event === null ? fact : ({ ...event, id: fact.id, tick: fact.tick } as Fact);
}

function ofTheUmpire(
  match: Match,
): Event | { readonly kind: 'optionLapsed'; readonly option: number; readonly choice: string } | null {
  const { state } = match;
  const demand = match.options.find(({ name }) => name === 'demand');
  switch (state.phase) {
    case 'tossChoice':
      return { kind: 'tossChosen', side: nameOf(state.tossWinner ?? 0), choice: 'break' };
    case 'sideChoice': {
      const side = chooserOfEnds(match);
      const end = ENDS[endOf(match, side)];
      return { kind: 'endChosen', side: nameOf(side), end: endChoices(match).includes(end) ? end : 'south' };
    }
    case 'setUp':
      return { kind: 'playCalled' };
    case 'boardOver':
      return demand === undefined
        ? { kind: 'wentOn', by: state.breaker }
        : { kind: 'optionLapsed', option: demand.id, choice: demand.default };
    default:
      return null;
  }
}
