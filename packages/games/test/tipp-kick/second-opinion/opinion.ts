/** What the rules say about a ball that is played, read from the text alone; nothing of the referee is used here. */
export type Side = 'red' | 'blue';
export type Colour = 'white' | 'black';
export type Kind = 'kickOff' | 'goalKick' | 'kickIn' | 'corner' | 'freeKick' | 'indirectFreeKick' | 'penalty';
export type Place = 'redReach' | 'blueReach' | 'middle';
export const otherOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

/** Before a ball is played: whose it is, what it is, how many set-ups are used. */
export interface Situation {
  readonly of: Side;
  readonly as: Kind | null;
  readonly used: number;
  readonly keeperOnly: boolean;
  readonly place: Place;
}
export type Contact = { readonly figure: 'kicker' | 'keeper'; readonly of: Side } | { readonly post: Side };
export type End =
  | { readonly rests: Side; readonly place: Place }
  | { readonly over: 'side' }
  | { readonly over: Side; readonly inGoal: boolean };
export interface Deed {
  readonly by: Side;
  readonly with: 'kicker' | 'keeper';
  /** At a restart: its own colour is on top. */
  readonly ownColour: boolean;
  /** It leaves circle or area, or makes 4.5 cm. */
  readonly proper: boolean;
  readonly contacts: readonly Contact[];
  readonly end: End;
}
export interface After {
  readonly goalFor: Side | null;
  readonly next: Situation;
}

const INDIRECT: ReadonlySet<Kind | null> = new Set<Kind>(['kickOff', 'goalKick', 'kickIn', 'indirectFreeKick']);
const PROTECTED: ReadonlySet<Kind | null> = new Set<Kind>(['freeKick', 'penalty']);
const restart = (as: Kind, of: Side): After => ({
  goalFor: null,
  next: { of, as, used: 0, keeperOnly: false, place: 'middle' },
});
const plays = (of: Side, used: number, place: Place, keeperOnly = false): After => ({
  goalFor: null,
  next: { of, as: null, used, keeperOnly, place },
});
const ownReach = (side: Side): Place => (side === 'red' ? 'redReach' : 'blueReach');

/** Rule 8.4.2: the opponent's goal, or a figure of his. */
const isAtGoal = ({ by, contacts }: Deed): boolean =>
  contacts.some((one) => ('post' in one ? one.post : one.of) !== by);
/** Rules 10 to 12: posts touch nothing. */
const lastTouch = ({ by, contacts }: Deed): Side =>
  contacts.reduce<Side>((last, one) => ('post' in one ? last : one.of), by);

/** Rule 3.4: only the kicker needs the own colour. */
export const isWrongColour = (situation: Situation, deed: Deed): boolean =>
  deed.with === 'kicker' && (situation.as === null ? deed.by !== situation.of : !deed.ownColour);

/** Rules 9.4, 10.K6, 11.K5, 13.1.2, 13.6, 14.1.2: what a kicker on the wrong colour costs. */
function wrongColourCosts({ as, place }: Situation, by: Side): After {
  const inOwnArea = as === 'goalKick' || (as === null && place === ownReach(by));
  return restart(inOwnArea ? 'penalty' : 'freeKick', otherOf(by));
}

/** Rules 10.K2, 11.1.2, 12.1: by the last figure that touched the ball. */
function outBy(last: Side, line: 'side' | Side): After {
  if (line === 'side') return restart('kickIn', otherOf(last));
  return last === line ? restart('corner', otherOf(line)) : restart('goalKick', line);
}

/** Rules 8.1 to 8.3, 8.K1 to 8.K6, 9.5, 10.3, 11.3, 12.K8, 13.5, 13.7.2, 14.6. */
function inGoal(situation: Situation, deed: Deed, goal: Side, spoilt: After | null): After {
  if (spoilt !== null && goal !== deed.by) return spoilt;
  const counts = !INDIRECT.has(situation.as) && !(PROTECTED.has(situation.as) && goal === situation.of);
  return counts ? { ...restart('kickOff', goal), goalFor: otherOf(goal) } : outBy(lastTouch(deed), goal);
}

/** Rules 9.K8, 10.2, 11.2, 11.K4, 13.7.3: null if it was taken properly. */
function improper({ as, of }: Situation, { proper }: Deed, top: Side, place: Place): After | null {
  if (proper) return null;
  if (as === 'kickOff' || as === 'goalKick') return restart('freeKick', otherOf(of));
  if (as !== 'kickIn' && as !== 'indirectFreeKick') return null;
  return top === of ? restart(as, otherOf(of)) : plays(top, 0, place);
}

/** Rule 8.4 and its commentary. */
function rests(situation: Situation, deed: Deed, top: Side, place: Place): After {
  const { by } = deed;
  const used = situation.of === by && situation.as === null ? situation.used : 0;
  if (deed.with === 'keeper' && situation.as === null) return restsAfterKeeper(situation, deed, top, place);
  if (top !== by) return plays(top, 0, place);
  if (INDIRECT.has(situation.as)) return plays(by, 1, place);
  if (isAtGoal(deed)) return plays(by, 0, place);
  if (used === 0) return plays(by, 1, place);
  return place === ownReach(by) ? plays(by, 1, place, true) : restart('indirectFreeKick', otherOf(by));
}
/** Rules 6.6, 8.K15 to 8.K18: positioning in reach is one set-up; the ball of the other side stays his. */
function restsAfterKeeper(situation: Situation, deed: Deed, top: Side, place: Place): After {
  const { by } = deed;
  const own = situation.of === by;
  if (top !== by) return plays(top, own ? 0 : situation.used, place, own ? false : situation.keeperOnly);
  if (isAtGoal(deed)) return plays(by, 0, place);
  if (place === ownReach(by)) return plays(by, 1, place, own && situation.keeperOnly);
  // Only where nothing but the keeper's shot is left the stroke that ends out of reach costs something (8.K18).
  return own && situation.keeperOnly ? restart('indirectFreeKick', otherOf(by)) : plays(by, 1, place);
}

/** What comes of a ball that is played. */
export function judged(situation: Situation, deed: Deed): After {
  const spoilt = spoiltBy(situation, deed);
  const { end } = deed;
  if (!('over' in end)) {
    if (spoilt !== null) return spoilt;
    return improper(situation, deed, end.rests, end.place) ?? rests(situation, deed, end.rests, end.place);
  }
  if (end.over !== 'side' && end.inGoal) return inGoal(situation, deed, end.over, spoilt);
  return spoilt ?? outBy(lastTouch(deed), end.over);
}
/** Rules 3.4.1, 8.K16: nothing good comes of it for its player. */
function spoiltBy(situation: Situation, deed: Deed): After | null {
  if (isWrongColour(situation, deed)) return wrongColourCosts(situation, deed.by);
  const keepersTurn = situation.as === null && situation.keeperOnly && deed.with === 'kicker';
  return keepersTurn ? restart('indirectFreeKick', otherOf(deed.by)) : null;
}
