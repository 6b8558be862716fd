/**
 * Possession, plays in a row, the keeper's touches and the right to a block flick, read a second time from rules 5.1, 5.2, 6.1, 6.2.1, 6.2.7 and 8.1.5 and from the short
 * rules: a story of what happened, asked anew each time, and nothing that is carried along.
 */
export type Side = 'red' | 'blue';
export const otherOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
export const sideOf = (who: string): Side => (who.startsWith('R') ? 'red' : 'blue');

export type Moment =
  /** A flicked figure of the attacker meets the ball. */
  | { readonly is: 'play'; readonly who: string }
  | { readonly is: 'miss'; readonly who: string }
  /** The ball touches somebody who stands, who moves, who lies; a keeper in any case plays it. */
  | { readonly is: 'stands' | 'moves' | 'lies' | 'keeper'; readonly who: string }
  /** A block flick, and whether it has touched the ball. */
  | { readonly is: 'block'; readonly by: Side; readonly figure: string; readonly ball: boolean }
  | { readonly is: 'rest'; readonly against: readonly string[] }
  /** A touch that took nothing, because the ball stayed there until it rested; and that rest. */
  | { readonly is: 'leans'; readonly who: string }
  | { readonly is: 'held'; readonly against: readonly string[] };

export interface Story {
  readonly begins: Side;
  readonly short: boolean;
  readonly moments: readonly Moment[];
}
const upTo = (story: Story, end: number): Story => ({ ...story, moments: story.moments.slice(0, end) });

// ── who has the ball ──────────────────────────────────────────────────────────────────────────────────────────────

/** 5.1.2 and 6.1.2, short: "Ballbesitz". What a moment makes of possession. */
function after(has: Side, moment: Moment, short: boolean): Side {
  switch (moment.is) {
    case 'miss':
      return otherOf(has);
    case 'stands':
    case 'keeper':
      return sideOf(moment.who);
    case 'moves':
      return short ? sideOf(moment.who) : has;
    default:
      return has;
  }
}

/** Whom the ball has touched with this moment, if anybody: what lies counts for nothing. */
function touchedIn(moment: Moment): string | null {
  if (moment.is === 'block') return moment.ball ? moment.figure : null;
  return 'who' in moment && moment.is !== 'miss' && moment.is !== 'lies' ? moment.who : null;
}

/** A rolling ball that comes to rest against somebody has touched him: 5.1.2, 5.2.1; those of the defender take nothing if one of the attacker's is among them [S-37] [S-223]. */
function withTouches(story: Story): Story {
  const moments: Moment[] = [];
  let [rolls, last]: [boolean, string | null] = [false, null];
  for (const moment of story.moments) {
    if (moment.is === 'rest' && rolls && !isHeld({ ...story, moments: [...moments, moment] })) {
      const has = holds(told({ ...story, moments }));
      const own = moment.against.filter((one) => sideOf(one) === has);
      const touched = (own.length > 0 ? own : moment.against).filter((one) => one !== last);
      moments.push(...touched.map((who) => ({ is: 'stands', who }) as const));
    }
    moments.push(moment);
    rolls = moment.is === 'miss' || (moment.is === 'block' && !moment.ball) ? rolls : moment.is !== 'rest';
    const latest = moments.findLast((one) => touchedIn(one) !== null);
    last = latest === undefined ? null : touchedIn(latest);
  }
  return { ...story, moments };
}
const isHeld = (story: Story): boolean => told(story).moments.at(-1)?.is === 'held';

/** 5.3.5 against 5.1.2 [S-37]: the story in which a touch was none, because the ball has never left that figure and lies against one of the attacker's too. */
function told(story: Story): Story {
  const moments = [...story.moments];
  let has = story.begins;
  let taken: { at: number; by: string; from: Side } | null = null;
  for (const [at, moment] of story.moments.entries()) {
    const before = has;
    has = after(has, moment, story.short);
    if (moment.is === 'rest') {
      const still = taken;
      const isBoth = still !== null && moment.against.includes(still.by);
      if (isBoth && moment.against.some((one) => sideOf(one) === still.from)) {
        moments[still.at] = { is: 'leans', who: still.by };
        moments[at] = { is: 'held', against: moment.against };
        has = still.from;
      }
      taken = null;
    } else if ((moment.is === 'stands' || moment.is === 'moves') && has !== before)
      taken = { at, by: moment.who, from: before };
    else if (goesOn(moment)) taken = null;
  }
  return { ...story, moments };
}
/** The ball has left whoever took it. */
const goesOn = (moment: Moment): boolean => moment.is !== 'lies' && (moment.is !== 'block' || moment.ball);

const holds = ({ begins, short, moments }: Story): Side =>
  moments.reduce((has, moment) => after(has, moment, short), begins);
const plainly = (story: Story): Story => told(withTouches(story));
export const attackerIn = (story: Story): Side => holds(plainly(story));

/** Did possession change with this moment? */
const changes = (story: Story, at: number): boolean => holds(upTo(story, at)) !== holds(upTo(story, at + 1));

// ── plays in a row ────────────────────────────────────────────────────────────────────────────────────────────────

/** The ball and one figure meet; what the ball had touched since they met before, and whether it had come to rest after such a touch. */
interface Meeting {
  readonly isPlay: boolean;
  readonly since: readonly Moment[];
  readonly hasStayed: boolean;
}

const lies = (moment: Moment): boolean => moment.is === 'rest' || moment.is === 'held';
const meets = (moment: Moment, who: string): boolean =>
  moment.is === 'held' ? moment.against.includes(who) : 'who' in moment && moment.who === who && moment.is !== 'lies';
const touches = (moment: Moment): boolean => moment.is !== 'lies' && (moment.is !== 'block' || moment.ball);

/** All of them in the present stretch: a miss ends it, and so does a ball that lies there as the other side's. Null: the ball has touched others since. */
function meetingsOf(story: Story, who: string): readonly Meeting[] | null {
  let [met, since, hasStayed]: [Meeting[], Moment[], boolean] = [[], [], false];
  for (const [at, moment] of story.moments.entries()) {
    const isLost = lies(moment) && holds(upTo(story, at + 1)) !== sideOf(who);
    if (moment.is === 'miss' || isLost) [met, since, hasStayed] = [[], [], false];
    else if (meets(moment, who)) {
      met.push({ isPlay: moment.is === 'play', since, hasStayed });
      [since, hasStayed] = [[], false];
    } else if (lies(moment)) hasStayed ||= since.length > 0;
    else if (touches(moment)) since.push(moment);
  }
  return since.length > 0 ? null : met;
}

/** 5.2.1 and 5.2.2: how often a figure has played since anything began a new count. */
function playsOf(story: Story, who: string): number {
  let plays = 0;
  for (const { isPlay, since, hasStayed } of meetingsOf(story, who)?.toReversed() ?? []) {
    plays += Number(isPlay);
    const isBack = !isPlay && !story.short && !hasStayed && cameBack(since, who);
    if (since.length > 0 && !isBack) return plays;
  }
  return plays;
}

/** Only figures of the other side, and no keeper [S-35] [S-112]. */
const cameBack = (between: readonly Moment[], who: string): boolean =>
  between.every(
    (moment) =>
      (moment.is === 'block' && moment.by !== sideOf(who)) ||
      ((moment.is === 'stands' || moment.is === 'moves' || moment.is === 'leans') &&
        sideOf(moment.who) !== sideOf(who)),
  );

/** Who has played last without a break, and how often; null: a new count begins with the next play. */
export function rowIn(story: Story): { readonly who: string; readonly plays: number } | null {
  const plain = plainly(story);
  const has = holds(plain);
  const players = new Set(plain.moments.flatMap((one) => (one.is === 'play' ? [one.who] : [])));
  for (const who of players) {
    const plays = sideOf(who) === has ? playsOf(plain, who) : 0;
    if (plays > 0) return { who, plays };
  }
  return null;
}

// ── the keeper, and the block flick ───────────────────────────────────────────────────────────────────────────────

/** 8.1.5: contacts of the attacker's keeper since an own figure has played or possession has changed; the save is the first. */
export function touchesIn(story: Story): number {
  const plain = plainly(story);
  const has = holds(plain);
  let touches = 0;
  for (let at = plain.moments.length - 1; at >= 0; at--) {
    const moment = plain.moments[at]!;
    if (moment.is === 'play') return touches;
    if (moment.is === 'keeper' && sideOf(moment.who) === has) touches++;
    if (changes(plain, at)) return touches;
  }
  return touches;
}

/** 6.2.1 and 6.2.7: since the last play nobody has blocked, and the ball has not changed hands. */
export function blockIn(story: Story): Side | null {
  const plain = plainly(story);
  for (let at = plain.moments.length - 1; at >= 0; at--) {
    const moment = plain.moments[at]!;
    if (moment.is === 'block') return null;
    if (moment.is === 'play' || moment.is === 'keeper') return otherOf(sideOf(moment.who));
    if (changes(plain, at)) return null;
  }
  return null;
}
