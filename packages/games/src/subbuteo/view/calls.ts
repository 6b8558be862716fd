import type { Ruling, Words } from '@bande/core';
import { CALL_LABELS } from '../labels/calls.ts';
import type { Side } from '../names.ts';
import { OFFENCES } from '../referee/calls.ts';
import type { Subbuteo } from '../state.ts';
import { asSubject, both, sideWords, words } from './naming.ts';

type Call = Subbuteo['call'];

/** Calls among the offences that nobody has done: both pressed, the same again, a right that is gone. */
const OF_NOBODY: ReadonlySet<Call> = new Set<Call>(['pressBall', 'retake', 'rightLost']);
/** What somebody does wrong: it is said of him, and not of the one who has something of it. */
export const DONE: ReadonlySet<Call> = new Set<Call>(OFFENCES.filter((call) => !OF_NOBODY.has(call)));
export const CARDS: ReadonlySet<Call> = new Set<Call>(['disqualified', 'yellowCard', 'orangeCard']);

/** `Tor für Rot.`, `Throw-in for Blue.`, `Foul by Red.`, `Gelbe Karte für Rot.` */
export function callWords(ruling: Ruling<Subbuteo>): Words {
  const { call } = ruling;
  const named = asSubject(CALL_LABELS[call] ?? words(call, call));
  const whose = whoseIs(ruling);
  return both((language) => `${named[language]}${whose[language]}.`);
}

function whoseIs({ call, for: given, against }: Ruling<Subbuteo>): Words {
  if (CARDS.has(call) && against !== undefined) return side('für', 'for', against);
  return given === undefined || (DONE.has(call) && against !== undefined) ? by(against) : side('für', 'for', given);
}

const NOBODY = words('', '');
const by = (against: Side | undefined): Words => (against === undefined ? NOBODY : side('von', 'by', against));
const side = (de: string, en: string, which: Side): Words =>
  words(` ${de} ${sideWords(which).de}`, ` ${en} ${sideWords(which).en}`);

/** What stops play is whistled; how play goes on is noted; what every touch brings about is only logged. */
const WHISTLED: ReadonlySet<Call> = new Set<Call>([
  'disqualified',
  'matchOver',
  'shootOut',
  'extraTime',
  'periodOver',
  'goal',
  'ownGoal',
  'noGoal',
  'foul',
  'handBall',
  'fingerFoul',
  'keeperFoul',
  'offside',
  'blockFoul',
  'bodyFoul',
  'yellowCard',
  'orangeCard',
  'penalty',
  'freeKick',
]);
const NOTED: ReadonlySet<Call> = new Set<Call>([
  'obstruction',
  'uncleanFlick',
  'illegalFlick',
  'retake',
  'wrongExecution',
  'rightLost',
  'corner',
  'goalKick',
  'throwIn',
  'kickOff',
  'shotScored',
  'shotMissed',
]);
export function weight({ call }: Ruling<Subbuteo>): 'whistle' | 'note' | 'quiet' {
  if (WHISTLED.has(call)) return 'whistle';
  return NOTED.has(call) ? 'note' : 'quiet';
}
