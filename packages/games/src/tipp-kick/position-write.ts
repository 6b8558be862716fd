import { clockNamed, playTick, seconds, TICKS_PER_SECOND, ticksLeft } from '@bande/core';
import { CLOCKS, SHOT_TICKS } from './clocks.ts';
import { bySide } from './names.ts';
import type { Match, State } from './state.ts';

type Phase = 'moving' | 'restart' | 'play' | 'open' | 'finished';
/** What is going on. */
function phaseOf({ state, outcome }: Match): Phase {
  if (outcome !== null) return 'finished';
  if (state.movement !== null) return 'moving';
  if (state.restart !== null) return 'restart';
  return state.open === null && (state.turn !== null || state.repetition !== null) ? 'play' : 'open';
}

const secondsOn = (match: Match, name: string, grace = 0): number | null => {
  const clock = clockNamed(match.clocks, name);
  return clock === undefined ? null : Math.max(0, ticksLeft(clock, playTick(match)) - grace) / TICKS_PER_SECOND;
};

const plain = <T extends object>(one: T): T =>
  Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)) as T;

/** The state as an outsider reads it. */
export function describe(match: Match): Readonly<Record<string, unknown>> {
  const { state } = match;
  const { restart, movement } = state;
  return {
    phase: phaseOf(match),
    period: state.period,
    score: { ...state.score },
    white: state.white,
    turn: state.turn,
    ball: plain({ ...state.ball }),
    restart: restart === null ? null : { ...restart, given: restart.given !== null },
    repetition: state.repetition === null ? null : { ...state.repetition },
    movement:
      movement === null
        ? null
        : { by: movement.by, with: movement.with, as: movement.as, last: movement.last.side, atGoal: movement.atGoal },
    setUps: { ...state.setUps },
    defence: bySide((side) => defenderIn(state, side)),
    kicker: { ...state.kicker },
    counts: bySide((side) => ({ ...state.counts[side] })),
    options: match.options.map(({ name, owner, choices }) => ({ name, owner, choices: [...choices] })),
    signal: state.signal,
    held: state.held,
    away: state.away?.of ?? null,
    urged: state.urged,
    open: state.open,
    addedSeconds: state.addedTicks / TICKS_PER_SECOND,
    secondsLeft: secondsOn(match, CLOCKS.half),
    shotSecondsLeft: secondsOn(match, CLOCKS.shot, SHOT_TICKS - seconds(7)),
    defenceSecondsLeft: secondsOn(match, CLOCKS.defence),
  };
}
const defenderIn = ({ defence }: State, side: 'red' | 'blue'): object | null => {
  const one = defence[side];
  return one === null ? null : plain({ ...one });
};
