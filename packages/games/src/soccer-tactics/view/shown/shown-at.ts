import type { Words } from '@bande/core';
import type { Show, Sound } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Match, Ruling } from '../../state.ts';
import { words } from '../words/naming.ts';
import { callWords, missedBy, type Missed } from '../words/words.ts';

/** Milliseconds at normal speed; a sound is heard with what comes after it. */
const MS = { card: 1500, goal: 2600, banner: 1800, short: 1200 } as const;

const sound = (name: Sound): Show => ({ kind: 'sound', sound: name, ms: 0 });
const banner = (label: Words, tone: 'goal' | 'whistle' | 'calm', ms: number = MS.banner): Show => ({
  kind: 'banner',
  label,
  tone,
  ms,
});

type Shown = readonly Show[] | ((ruling: Ruling, after: Match) => readonly Show[]);
/** Neither called out nor heard. */
const ON_ITS_CARD: Shown = [];
/** A ball that was won is a small joy: the same voices, from farther away. */
const MURMUR: Shown = [{ kind: 'sound', sound: 'cheer', ms: 0, gain: 0.22 }];
const HELD_BREATH: Shown = [sound('breath')];

const goal: Shown = (_, { state }) => {
  const score = (state.shootOut ?? { goals: state.score }).goals.join(' : ');
  return [sound('cheer'), banner(words(`Tor! ${score}`, `Goal! ${score}`), 'goal', MS.goal)];
};

const matchWon: Shown = (ruling, { setup }) => [
  sound('longWhistle'),
  banner(callWords(ruling, setup.settings.colours), 'goal', MS.goal),
];

/** Why there is no goal. */
const noGoal: Shown = (ruling) => [sound('groan'), banner(NO_GOAL[missedBy(ruling)], 'calm', MS.short)];
const NO_GOAL: Readonly<Record<Missed, Words>> = {
  saved: words('Gehalten', 'Saved'),
  tooFewTurns: words('Zu wenig Drehung', 'Too short a spin'),
  wide: words('Verschossen', 'Missed'),
};

const shownCard =
  (card: 'yellow' | 'red'): Shown =>
  (ruling, { setup }) => [
    sound('card'),
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
  periodOver: [sound('longWhistle'), banner(words('Ende der Halbzeit', 'End of the half'), 'calm')],
  attackPlayedOut: [sound('whistle')],
  minorFoul: [sound('whistle'), banner(words('Regelverstoß', 'Breach of the rules'), 'whistle')],
  freeKickDeclined: ON_ITS_CARD,
  offside: [sound('whistle'), banner(words('Abseits', 'Offside'), 'whistle')],
  notOffside: ON_ITS_CARD,
  penalty: [sound('whistle'), banner(words('Elfmeter!', 'Penalty!'), 'whistle')],
  foul: [sound('whistle'), banner(words('Foul', 'Foul'), 'whistle')],
  yellowCard: shownCard('yellow'),
  sentOff: shownCard('red'),
  goal,
  missed: noGoal,
  corner: [sound('groan'), banner(words('Eckball', 'Corner'), 'calm', MS.short)],
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
  kickOffReady: [sound('whistle')],
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
