import type { RestartName } from './referee/calls.ts';
import type { Paragraph } from './rulebook.ts';
import type { Contest } from './state.ts';
import type { SideName } from './table.ts';

/** What follows from a ruling whether it prevails or not: a caution stays shown when the period is over. */
export type Noted =
  /** What broke the rule is put right before anything else. */
  | { readonly kind: 'factIsUndone' }
  | { readonly kind: 'goalCounts'; readonly for: SideName }
  | { readonly kind: 'penaltyIsTaken'; readonly by: SideName; readonly scored: boolean }
  | { readonly kind: 'pawnIsCautioned'; readonly pawn: string }
  | { readonly kind: 'pawnIsSentOff'; readonly pawn: string }
  /** After the signal the attack is played to its end, without a clock. */
  | { readonly kind: 'attackIsTheLast' }
  | { readonly kind: 'periodClockStarts' }
  /** Without an input of the owner: the referee says what he chose. */
  | { readonly kind: 'choiceIsMade' }
  /** A referee's decision ends a set-up or a choice in the middle, or comes in the attack of a side that did not attack before. */
  | { readonly kind: 'playIsBrokenOff'; readonly attacker?: SideName }
  /** Where is left out it is not known, nor is it for what follows, until somebody says it. */
  | { readonly kind: 'ballIsPlayedTo'; readonly at?: string; readonly contest: Contest }
  | { readonly kind: 'ballIsTakenTo'; readonly at?: string; readonly contest: Contest }
  | { readonly kind: 'ballIsWith'; readonly pawn: string }
  | { readonly kind: 'pawnStands'; readonly pawn: string; readonly at: string }
  | { readonly kind: 'pawnIsPlaced'; readonly pawn: string; readonly at: string }
  | { readonly kind: 'rollIsChosen' };

/** How play goes on. */
export type Onward =
  // a time begins or ends
  | { readonly kind: 'tossForNewTime'; readonly period: 'extraFirst' | 'shootOut' }
  | { readonly kind: 'sidesLineUp'; readonly kickOff: SideName; readonly after: 'toss' | 'goal' }
  | { readonly kind: 'otherSideLinesUp' }
  | { readonly kind: 'kickOff' }
  | { readonly kind: 'nextPeriod' }
  | { readonly kind: 'nextPenalty'; readonly first: SideName }
  | { readonly kind: 'matchIsOver'; readonly winner: SideName; readonly paragraphs: readonly Paragraph[] }
  // the course of an attack
  | { readonly kind: 'rollAgain' }
  | { readonly kind: 'playOn' }
  | { readonly kind: 'attackBegins'; readonly by: SideName }
  | { readonly kind: 'ballIsPlayed' }
  | { readonly kind: 'ballIsPlayedAgain' }
  | { readonly kind: 'attackersTryForTheBall' }
  | { readonly kind: 'defendersTryForTheBall' }
  | { readonly kind: 'carrierIsChallenged'; readonly capturedBy?: string; readonly chance: boolean }
  | { readonly kind: 'duel' }
  | { readonly kind: 'shot'; readonly by: SideName }
  // a restart is awarded, set up and taken
  | { readonly kind: 'goalKick'; readonly for: SideName }
  | { readonly kind: 'corner'; readonly for: SideName; readonly at: string; readonly taker: string }
  | { readonly kind: 'penalty'; readonly for: SideName; readonly taker: string }
  | { readonly kind: 'freeKickAfterFoul'; readonly for: SideName; readonly at: string; readonly taker: string }
  | { readonly kind: 'freeKickAfterOffside'; readonly for: SideName; readonly at: string }
  | { readonly kind: 'freeKickInTheCircle'; readonly for: SideName }
  /** `delayed`: the breach was a delay, which counts as a missed attempt if the free kick is declined [I-41]. */
  | { readonly kind: 'freeKickIsOffered'; readonly to: SideName; readonly delayed: boolean }
  | { readonly kind: 'restIsPlaced'; readonly of: SideName }
  | { readonly kind: 'attackFromTheRestart' }
  | { readonly kind: 'cornerIsKicked' }
  | { readonly kind: 'penaltyIsShot' };

/** Everything that can follow from a ruling, in the notation of facts; settle carries it out and reads nothing else of a ruling. */
export type Consequence = Noted | Onward;
export type ConsequenceOf<K extends Consequence['kind']> = Extract<Consequence, { readonly kind: K }>;

/** The word for people of each way to go on: what a ruling's `restart` says. */
export const RESTART_WORDS: { readonly [K in Onward['kind']]: RestartName } = {
  tossForNewTime: 'toss',
  sidesLineUp: 'formation',
  otherSideLinesUp: 'formation',
  kickOff: 'kickOff',
  nextPeriod: 'nextPeriod',
  nextPenalty: 'nextPenalty',
  matchIsOver: 'finished',
  rollAgain: 'again',
  playOn: 'again',
  attackBegins: 'attackMove',
  ballIsPlayed: 'attackPlay',
  ballIsPlayedAgain: 'extraPlay',
  attackersTryForTheBall: 'captureA',
  defendersTryForTheBall: 'captureD',
  carrierIsChallenged: 'challenge',
  duel: 'duel',
  shot: 'shot',
  goalKick: 'goalKick',
  corner: 'corner',
  penalty: 'penalty',
  freeKickAfterFoul: 'freeKick',
  freeKickAfterOffside: 'freeKick',
  freeKickInTheCircle: 'freeKick',
  freeKickIsOffered: 'choice',
  restIsPlaced: 'placing',
  attackFromTheRestart: 'attackMove',
  cornerIsKicked: 'cornerKick',
  penaltyIsShot: 'shot',
};

const isOnward = (one: Consequence): one is Onward => Object.hasOwn(RESTART_WORDS, one.kind);

/** All that settling may know of a ruling. */
export interface Judged {
  readonly then?: readonly Consequence[];
}

/** What follows from these rulings, in their order. */
export const consequencesOf = (rulings: readonly Judged[]): readonly Consequence[] =>
  rulings.flatMap(({ then = [] }) => then);

/** Play goes on in one way only: as the first ruling says that says anything about it. `rulings` are in the order of precedence. */
export const howPlayGoesOn = (rulings: readonly Judged[]): Onward | undefined => consequencesOf(rulings).find(isOnward);

/** What follows whichever ruling prevails. */
export const whatIsNoted = (rulings: readonly Judged[]): readonly Noted[] =>
  consequencesOf(rulings).filter((one): one is Noted => !isOnward(one));

/** The consequence of this kind, if one of these rulings has it. */
export const consequenceOfKind = <K extends Consequence['kind']>(
  rulings: readonly Judged[],
  kind: K,
): ConsequenceOf<K> | undefined => consequencesOf(rulings).find((one): one is ConsequenceOf<K> => one.kind === kind);
