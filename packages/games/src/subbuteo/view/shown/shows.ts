import type { LogEntry, Words } from '@bande/core';
import type { Show } from '@bande/stage/view';
import type { Fact, Match, Ruling, Subbuteo } from '../../state.ts';
import { callWords } from '../words/calls.ts';
import { idOf, placeOfTraces, tracesOf } from './evidence.ts';
import { OF_FALL, ofRebound, ofTouch, type Heard } from './heard.ts';
import { rests } from './rests.ts';
import { firstShown, isShownAs } from './shown-at.ts';
import { staysInside } from './stays-inside.ts';
import { isFigure, sideOf, type Figure } from '../../names.ts';
import { lostWords } from '../words/cause-words.ts';
import { ballOf } from '../words/follow-words.ts';
import { both, sideWords, words } from '../words/naming.ts';
import { LAY_BACK } from '../hands/picks.ts';
import { takenBy } from '../words/tells.ts';
import { missOf, nearMiss, scorer } from '../words/tried.ts';

type OwnShow = Extract<Show, { kind: 'own' }>;
type Past = readonly LogEntry<Subbuteo>[];

/** Nothing waits for them, so they may be read at leisure; what is told in passing goes soon. */
const MS = {
  goal: 3200,
  lost: 4000,
  near: 1800,
  miss: 3600,
  called: 3400,
  taken: 2600,
  passing: 1500,
  period: 3000,
} as const;

const sound = (heard: Heard): Show => ({ kind: 'sound', ms: 0, ...heard });

/** Blows that nobody could foretell are heard as they fall; then the referee speaks. */
export const showsOfMatch = (entry: LogEntry<Subbuteo>, match: Match, past: Past = []): readonly Show[] => [
  ...seenOf(entry.fact, match),
  ...calledOf(entry, match, past),
  ...rests(entry, match),
];
/** Where no referee is, a ball in the goal is told, what nearly was one, and why a flick came to nothing. */
export const showsOfTraining = ({ fact }: LogEntry<Subbuteo>, match: Match, past: Past = []): readonly Show[] => [
  ...seenOf(fact, match),
  ...inTraining(fact),
  ...triedOf(fact, match, past),
];

// ── what the referee calls ────────────────────────────────────────────────────────────────────────────────────────

/** The evidence of a call is drawn on the pitch while it is told there. */
export const CALLED = 'called';

function calledOf(entry: LogEntry<Subbuteo>, match: Match, past: Past): readonly Show[] {
  const { rulings } = entry;
  const goal = firstShown(rulings, 'goal');
  if (goal !== undefined) return goalShows(goal, match);
  const end = firstShown(rulings, 'end');
  if (end !== undefined)
    return [
      sound(LONG_WHISTLE),
      { kind: 'banner', label: firstSentence(callWords(end)), tone: 'whistle', ms: MS.period },
    ];
  const first = firstShown(rulings, 'whistle', 'card');
  if (first !== undefined)
    return [sound(isShownAs(first, 'card') ? CARD : WHISTLE), atItsPlace(first, [...past, entry], shortly(first))];
  const change = firstShown(rulings, 'change');
  if (change !== undefined) return blockedShows(change, entry, past) ?? [changeShow(change, entry)];
  const out = firstShown(rulings, 'out');
  if (out !== undefined) return [sound(SHORT_WHISTLE), atItsPlace(out, [...past, entry], callWords(out))];
  const inside = firstShown(rulings, 'inside');
  if (inside !== undefined) return staysInside(match, inside.for ?? 'red') ? [inPassing(INSIDE)] : [];
  return nearOf(entry.fact, match, past);
}
const INSIDE = words('Innerhalb!', 'Inside!');
/** Across the hall one calls what it is; the card says the rest. */
const firstSentence = (said: Words): Words => both((language) => said[language].replace(/(?<=\.) .*$/, ''));
const WHISTLE: Heard = { sound: 'whistle', gain: 0.7 };
const SHORT_WHISTLE: Heard = { sound: 'whistle', gain: 0.35 };
const LONG_WHISTLE: Heard = { sound: 'longWhistle', gain: 0.8 };
const CARD: Heard = { sound: 'card', gain: 0.8 };

function goalShows(goal: Ruling, { state, setup }: Match): readonly Show[] {
  const { red, blue } = setup.settings.shootOutOnly && state.shootOut !== null ? state.shootOut.goals : state.score;
  const said = goalFor(sideWords(goal.for ?? 'red'));
  const label = both((language) => `${said[language]} ${red} : ${blue}`);
  return [sound({ sound: 'cheer', gain: 0.9 }), { kind: 'banner', label, tone: 'goal', ms: MS.goal }];
}

/** Of a sentence what comes before its reason: the card says the rest. */
function shortly(ruling: Ruling): Words {
  return both((language) => `${callWords(ruling)[language].split(/[:.!]/)[0]}!`);
}
/** The ball is somebody else's: how it was lost, and whose it is; whoever took it is marked. */
export const TAKEN = 'taken';
function changeShow(ruling: Ruling, { fact, rulings }: LogEntry<Subbuteo>): Show {
  const by = takenBy(fact, rulings);
  const [lost, ball] = [lostWords(ruling, fact), ballOf(ruling.for ?? 'red')];
  const label = lost === null ? ball : both((language) => `${lost[language]} ${ball[language]}`);
  return { ...inPassing(label), ...(by === null ? {} : { name: TAKEN, ids: [by] }), ms: MS.taken };
}

/** A ball that has run into a block flick: what was meant by it has come true. */
export const BLOCKED = 'blocked';
function blockedShows(change: Ruling, { fact, rulings }: LogEntry<Subbuteo>, past: Past): readonly Show[] | null {
  const by = takenBy(fact, rulings);
  if (by === null || !isFigure(by) || !hasBlockedWith(past, by)) return null;
  const ball = ballOf(change.for ?? sideOf(by));
  const label = both((language) => `${BLOCKED_WORDS[language]} ${ball[language]}`);
  return [sound({ sound: 'cheer', gain: 0.35 }), { ...inPassing(label), name: BLOCKED, ids: [by], ms: MS.taken }];
}
/** The last that its side did was to put it there. */
function hasBlockedWith(past: Past, by: Figure): boolean {
  const last = past.findLast(({ fact }) => fact.kind === 'flicked' && fact.by === sideOf(by))?.fact;
  return last?.kind === 'flicked' && last.as === 'block' && last.figure === by;
}
const BLOCKED_WORDS = words('Geblockt!', 'Blocked!');

/** Where it happened, with what it rests on. */
function atItsPlace(ruling: Ruling, log: Past, label: Words): Show {
  const traces = tracesOf(ruling, log);
  const place = placeOfTraces(traces);
  const at = place === null || typeof place === 'string' ? { ids: [place ?? 'ball'] } : { figures: [...place] };
  const ids = [...(at.ids ?? []), ...traces.map(idOf)];
  return { kind: 'own', name: CALLED, ...at, ids, label, ms: MS.called, lies: 0, placed: true };
}
/** A small word beside the ball. */
const inPassing = (label: Words): OwnShow => ({
  kind: 'own',
  name: CALLED,
  ids: ['ball'],
  label,
  ms: MS.passing,
  lies: 0,
  placed: true,
});

/** What nearly was a goal is called out; the ball over a line is the referee's word. */
function nearOf(fact: Fact, match: Match, past: Past): readonly Show[] {
  if (fact.kind === 'ballOver' || isScored(past) || (fact.kind === 'ballTouched' && isLost(past))) return [];
  const near = nearMiss(fact, past, match);
  return near === null ? [] : [sound(GROAN), { ...inPassing(near), ms: MS.near }];
}

/** A ball that somebody has missed since it was played is no shot any more, whoever stops it. */
function isLost(past: Past): boolean {
  const played = past.findLastIndex(({ fact }) => fact.kind === 'ballTouched');
  return past.slice(played + 1).some(({ rulings }) => rulings.some(({ call }) => call === 'change'));
}

/** What the ball meets after it went in is no near miss, and takes no room from the goal. */
function isScored(past: Past): boolean {
  const flick = past.findLastIndex(({ fact }) => fact.kind === 'flicked');
  return past.slice(flick + 1).some(({ rulings }) => firstShown(rulings, 'goal') !== undefined);
}

// ── the training pitch ────────────────────────────────────────────────────────────────────────────────────────────

function inTraining(fact: Fact): readonly Show[] {
  if (fact.kind === 'ballFell') return [{ kind: 'banner', label: BALL_FELL, tone: 'calm', ms: MS.lost }];
  if (fact.kind !== 'ballOver' || !fact.inGoal) return [];
  return [
    sound({ sound: 'cheer', gain: 0.9 }),
    { kind: 'banner', label: goalFor(sideWords(scorer(fact))), tone: 'goal', ms: MS.goal },
  ];
}

function triedOf(fact: Fact, match: Match, past: Past): readonly Show[] {
  const near = nearMiss(fact, past, match);
  if (near !== null) return [sound(GROAN), { kind: 'banner', label: near, tone: 'calm', ms: MS.near }];
  const miss = missOf(fact, past, match);
  return miss === null
    ? []
    : [{ kind: 'own', name: MISSED, ids: [miss.of], label: miss.words, ms: MS.miss, lies: 0, placed: true }];
}
/** It is written beside whom it is told of. */
export const MISSED = 'missed';
const GROAN: Heard = { sound: 'groan', gain: 0.35 };

// ── what is heard of everything ───────────────────────────────────────────────────────────────────────────────────

function seenOf(fact: Fact, { state: { motion } }: Match): readonly Show[] {
  switch (fact.kind) {
    case 'flicked':
      return [sound({ sound: 'slide', gain: 0.2 + 0.6 * (fact.strength ?? 0.5) })];
    case 'ballTouched':
      return [sound(ofTouch(motion, 'ball', fact.touchedBy))];
    case 'figuresTouched':
      return [sound(ofTouch(motion, fact.touchedBy, fact.touched))];
    case 'rebounded':
      return [sound(ofRebound(motion, fact.what, fact.from))];
    case 'toppled':
    case 'ballFell':
      return [sound(OF_FALL)];
    case 'placed':
    case 'linedUp':
      return [sound({ sound: 'step', gain: 0.7 })];
    default:
      return [];
  }
}

const goalFor = ({ de, en }: Words): Words => words(`Tor für ${de}!`, `Goal for ${en}!`);
const BALL_FELL = words(
  `Der Ball ist vom Tisch gefallen. „${LAY_BACK.de}“ holt ihn wieder.`,
  `The ball fell off the table. “${LAY_BACK.en}” brings it back.`,
);
