import type { LogEntry, Words } from '@bande/core';
import { OFFENCES, type Call } from '../../referee/calls.ts';
import type { Ruling, Subbuteo } from '../../state.ts';
import { callWords } from './call-words.ts';
import { factWords } from './deeds.ts';
import { sideWords, words } from './naming.ts';

export { callWords, CARDS, DONE } from './call-words.ts';

/** Offences for which nobody is punished: it is done again, or by the other side. */
const PUT_RIGHT: readonly Call[] = ['retake', 'wrongExecution', 'rightLost', 'illegalPosition'];

/** What stops play is whistled; how play goes on is noted; what every touch brings about is only logged, and seen on the pitch. */
const WHISTLED: ReadonlySet<Call> = new Set<Call>([
  'disqualified',
  'matchOver',
  'shootOut',
  'extraTime',
  'periodOver',
  'goal',
  'ownGoal',
  'noGoal',
  'shotScored',
  'shotMissed',
  ...OFFENCES.filter((call) => !PUT_RIGHT.includes(call)),
  'yellowCard',
  'orangeCard',
  'penalty',
  'freeKick',
]);
const NOTED: ReadonlySet<Call> = new Set<Call>([
  ...PUT_RIGHT,
  'addedTime',
  'signal',
  'corner',
  'goalKick',
  'throwIn',
  'outUnclear',
  'kickOff',
  'back',
  'backTaken',
  'placing',
  'playOn',
  'distance',
  'noDistance',
  'forcingChecked',
  'tickAllowed',
  'tickRefused',
  'substitution',
  'substitutionRefused',
  'reserveIn',
  'reserveOut',
  'tossWon',
  'tossChosen',
]);
export function weight({ call }: Ruling): 'whistle' | 'note' | 'logged' | 'quiet' {
  if (WHISTLED.has(call)) return 'whistle';
  // In live play it comes every few seconds: it is written beside whoever took the ball, and no card covers anything.
  if (call === 'change') return 'logged';
  return NOTED.has(call) ? 'note' : 'quiet';
}

/** What only comes of something else that was called at the same moment. */
const FOLLOWING: ReadonlySet<Call> = new Set<Call>([
  'matchOver',
  'yellowCard',
  'orangeCard',
  'disqualified',
  'penalty',
  'freeKick',
  'corner',
  'goalKick',
  'throwIn',
  'kickOff',
  'backTaken',
  'playOn',
]);
export const follows = ({ call }: Ruling): boolean => FOLLOWING.has(call);

/** Where it has been said how the ball was lost: whose it is now. */
export function thenWords(ruling: Ruling): Words {
  const { call, for: given, paragraphs } = ruling;
  if (call !== 'change' || given === undefined || paragraphs.includes('FISTF-II.5.3.5.1')) return callWords(ruling);
  return words(`${sideWords(given).de} hat den Ball.`, `${sideWords(given).en} has the ball.`);
}

/** Whose ball it is comes before what he may do about it. */
export const inTime = (rulings: readonly Ruling[]): readonly Ruling[] => [
  ...rulings.filter(({ call }) => call === 'change'),
  ...rulings.filter(({ call }) => call !== 'change'),
];

const OUT: ReadonlySet<Call> = new Set<Call>(['corner', 'goalKick', 'throwIn']);
/** Where the ball went out is said before who gets it. */
export function opens({ fact, rulings }: LogEntry<Subbuteo>): Words | null {
  const [first] = rulings;
  return fact.kind === 'ballOver' && first !== undefined && OUT.has(first.call) ? sentence(factWords(fact)) : null;
}
const sentence = ({ de, en }: Words): Words => ({ de: `${de}.`, en: `${en}.` });
