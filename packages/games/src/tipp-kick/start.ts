import { inPlay, opening } from '@bande/core';
import { COUNTS } from './consequences.ts';
import { bySide } from './names.ts';
import { laidOut, newPlate } from './plate.ts';
import { withClocks } from './settle/clocks.ts';
import { kickOffIs } from './settle/timing.ts';
import { withState, type Counts, type Match, type Setup, type State, type TippKick } from './state.ts';

export const NO_COUNTS: Counts = {
  ...(Object.fromEntries(COUNTS.map((name) => [name, 0])) as Omit<Counts, 'gone'>),
  gone: [],
};

/** 'DTKV-9.1.1', 'DTKV-9.2.1': White kicks off; who that is stands in the match sheet. */
export function start(setup: Setup): Match {
  const state: State = {
    plate: setup.mode === 'desk' ? null : newPlate(laidOut(setup.settings), inPlay(0)),
    ready: false,
    period: 'firstHalf',
    score: bySide(() => 0),
    white: setup.settings.whiteFirst,
    turn: null,
    ball: { top: 'white' },
    restedAt: null,
    restart: null,
    repetition: null,
    movement: null,
    last: null,
    setUps: { of: null, used: 0, keeperOnly: false, handling: false },
    defence: bySide(() => null),
    kicker: bySide(() => 1),
    offers: [],
    waiting: null,
    counts: bySide(() => NO_COUNTS),
    signal: false,
    held: false,
    undecided: false,
    rollsOut: false,
    addedTicks: 0,
    brokenKeeper: null,
    earlyKeeper: null,
    urged: false,
    away: null,
    turned: null,
    drawn: false,
    open: null,
    lineInDoubt: null,
  };
  const begun = ballLies(kickOffIs(opening<TippKick>(setup, state)));
  return withClocks(begun, begun, null);
}

/** On the plate it is laid out with everything else: nothing is due before the first deed. */
const ballLies = (match: Match): Match => {
  const { plate, restart } = match.state;
  return plate === null || restart === null ? match : withState(match, { restart: { ...restart, laid: true } });
};
