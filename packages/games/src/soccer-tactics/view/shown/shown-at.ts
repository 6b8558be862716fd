import type { Words } from '@bande/core';
import { callingOut, heard, type Show } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Match, Ruling } from '../../state.ts';
import { words } from '../words/naming.ts';
import { callWords, missedBy, type Missed } from '../words/words.ts';

/** Milliseconds at normal speed; a sound is heard with what comes after it. */
const MS = { card: 1500, goal: 2600, banner: 1800, short: 1200 } as const;

const banner = callingOut(MS.banner);

type Shown = readonly Show[] | ((ruling: Ruling, after: Match) => readonly Show[]);
/** Neither called out nor heard. */
const ON_ITS_CARD: Shown = [];
/** A ball that was won is a small joy: the same voices, from farther away. */
const MURMUR: Shown = [heard('cheer', 0.22)];
const HELD_BREATH: Shown = [heard('breath')];

const goal: Shown = (_, { state }) => {
  const score = (state.shootOut ?? { goals: state.score }).goals.join(' : ');
  return [heard('cheer'), banner(words(`Tor! ${score}`, `Goal! ${score}`), 'goal', MS.goal)];
};

const matchWon: Shown = (ruling, { setup }) => [
  heard('longWhistle'),
  banner(callWords(ruling, setup.settings.colours), 'goal', MS.goal),
];

/** Why there is no goal. */
const noGoal: Shown = (ruling) => [heard('groan'), banner(NO_GOAL[missedBy(ruling)], 'calm', MS.short)];
const NO_GOAL: Readonly<Record<Missed, Words>> = {
  saved: words('Gehalten', 'Saved'),
  tooFewTurns: words('Zu wenig Drehung', 'Too short a spin'),
  wide: words('Verschossen', 'Missed'),
};

const shownCard =
  (card: 'yellow' | 'red'): Shown =>
  (ruling, { setup }) => [
    heard('card'),
    {
      kind: 'card',
      card,
      piece: String(ruling.detail?.['pawn'] ?? ''),
      label: callWords(ruling, setup.settings.colours),
      ms: MS.card,
    },
  ];

/** What is heard of each call, and then called out across the hall. */
const SHOWN_AT: Readonly<Record<Call, Shown>> = {
  matchWon,
  extraTime: [banner(words('Verlängerung', 'Extra time'), 'calm')],
  shootOut: [banner(words('Elfmeterschießen', 'Penalty shoot-out'), 'calm')],
  periodOver: [heard('longWhistle'), banner(words('Ende der Halbzeit', 'End of the half'), 'calm')],
  attackPlayedOut: [heard('whistle')],
  minorFoul: [heard('whistle'), banner(words('Regelverstoß', 'Breach of the rules'), 'whistle')],
  freeKickDeclined: ON_ITS_CARD,
  offside: [heard('whistle'), banner(words('Abseits', 'Offside'), 'whistle')],
  notOffside: ON_ITS_CARD,
  penalty: [heard('whistle'), banner(words('Elfmeter!', 'Penalty!'), 'whistle')],
  foul: [heard('whistle'), banner(words('Foul', 'Foul'), 'whistle')],
  yellowCard: shownCard('yellow'),
  sentOff: shownCard('red'),
  goal,
  missed: noGoal,
  corner: [heard('groan'), banner(words('Eckball', 'Corner'), 'calm', MS.short)],
  goalKick: noGoal,
  shot: HELD_BREATH,
  scoringChance: HELD_BREATH,
  duel: ON_ITS_CARD,
  rollAgain: ON_ITS_CARD,
  possessionWon: MURMUR,
  possessionKept: ON_ITS_CARD,
  captured: MURMUR,
  notReached: ON_ITS_CARD,
  secondDirectPass: ON_ITS_CARD,
  directPass: ON_ITS_CARD,
  freeBall: ON_ITS_CARD,
  dribble: ON_ITS_CARD,
  lapsed: ON_ITS_CARD,
  kickOffDecided: ON_ITS_CARD,
  firstPenaltyDecided: ON_ITS_CARD,
  formationReady: ON_ITS_CARD,
  kickOffReady: [heard('whistle')],
  clockStarts: ON_ITS_CARD,
  fieldPlayerMustMove: ON_ITS_CARD,
  mayDribble: ON_ITS_CARD,
  playTheBall: ON_ITS_CARD,
  placed: ON_ITS_CARD,
  freeKick: ON_ITS_CARD,
  setUpDone: ON_ITS_CARD,
  timeIsUp: ON_ITS_CARD,
};

export function shownAt(ruling: Ruling, after: Match): readonly Show[] {
  const shown = SHOWN_AT[ruling.call];
  return typeof shown === 'function' ? shown(ruling, after) : shown;
}
