import { opening } from '@bande/core';
import type { LineUp } from './actions.ts';
import { toldOf } from './crossings.ts';
import { handsAtHome } from './line-ups.ts';
import { groundOf, laidOut } from './motion.ts';
import { bySide } from './names.ts';
import { withClocks } from './settle/clocks.ts';
import { firstShotIs, kickOffIs } from './settle/counting.ts';
import { NEW_COURSE } from './settle/in-play.ts';
import {
  isTraining,
  type Counts,
  type Match,
  type ReserveKeeper,
  type Setup,
  type State,
  type Subbuteo,
} from './state.ts';

const NO_COUNTS: Counts = {
  offences: 0,
  keeperJerks: 0,
  keeperOverLine: 0,
  yellow: false,
  orange: false,
  substitutions: 0,
  keeperChanged: false,
  figures: 10,
  broken: 0,
};
const OFF: ReserveKeeper = { is: 'off', fresh: false, waits: false, mayReturn: false };

/** Friends do without the coin. */
function unTossed(match: Match): Match {
  const begun =
    match.state.period === 'shootOut'
      ? firstShotIs(match, { kind: 'firstShotIs', by: 'red' })
      : kickOffIs(match, { kind: 'kickOffIs', by: 'red' });
  return withClocks(match, begun);
}

/** Nothing has been played: the toss comes first unless it was agreed otherwise, or on the training pitch nothing at all. */
export function start(setup: Setup, lineUp: LineUp = setup.settings.lineUp ?? 'kickOff'): Match {
  const ground = groundOf(setup.settings);
  const motion = laidOut(ground, lineUp, 'red');
  const { shootOutOnly } = setup.settings;
  const state: State = {
    motion,
    pending: [],
    told: toldOf(ground, motion, 0),
    hands: handsAtHome(ground.pitch, lineUp, 'red'),
    measured: setup.mode !== 'desk',
    phase: isTraining({ setup }) ? 'training' : 'toss',
    period: shootOutOnly ? 'shootOut' : 'firstHalf',
    score: bySide(() => 0),
    attacker: null,
    rolling: false,
    course: NEW_COURSE,
    flicks: [],
    block: null,
    blockWait: null,
    handSet: null,
    restart: null,
    offers: [],
    reserve: bySide(() => OFF),
    out: {},
    lying: [],
    atEdge: [],
    crossed: {},
    awaiting: {},
    disturbed: [],
    counts: bySide(() => NO_COUNTS),
    toss: null,
    firstKickOff: null,
    endsChanged: false,
    signal: false,
    lostTicks: 0,
    ready: bySide(() => false),
    shootOut: null,
    jerks: bySide(() => ({ way: 0, turns: [] })),
  };
  const begun = opening<Subbuteo>(setup, state);
  return setup.settings.toss || isTraining(begun) || setup.mode === 'desk' ? begun : unTossed(begun);
}
