import { playTick } from '@bande/core';
import { groundIn } from '../motion.ts';
import {
  isFigure,
  isKeeper,
  isReserve,
  reserveOf,
  sideOf,
  SIDES,
  type BodyName,
  type Player,
  type Side,
} from '../names.ts';
import { radiusOf, spotNow } from '../places.ts';
import { isRestartPlay, type Contact } from '../reckoning/contact.ts';
import { atHome } from '../reckoning/far-enough.ts';
import { standingOf, whyNoOffside } from '../reckoning/offside.ts';
import { stoodStill } from '../reckoning/resting.ts';
import { placeOfRestart } from '../reckoning/restart-spots.ts';
import {
  flickOf,
  isShort,
  withCourse,
  withReserve,
  withRestart,
  withState,
  type Course,
  type FactOf,
  type Match,
  type Play,
  type PlayKind,
  type Restart,
  type Touch,
} from '../state.ts';
import { KEEPER_SIZE } from '../table-bodies.ts';
import { gapBeyondLines, quarterOf, zoneOf, type Whereabouts } from '../zones.ts';

type Touched = FactOf<'ballTouched'>;

/** What a contact changes in the counts of play, whatever is ruled on it. */
export function ballIsTouched(unsure: Match, fact: Touched, contact: Contact): Match {
  const match = nowKnown(unsure, fact, contact);
  const moved = withState(match, { rolling: true, flicks: flicksWithBall(match, fact, contact) });
  const pushed = lay(match, fact) && PUSHES.has(contact) ? { play: playOf(match, fact, 'push'), direct: null } : {};
  if (contact === 'neutral') return withCourse(moved, pushed);
  const touch = touchOf(match, fact);
  const run = runAfter(match, fact);
  if (contact === 'again') return withCourse(moved, { touch, offFrame: false, ...run });
  const course: Course = {
    ...moved.state.course,
    touch,
    offFrame: false,
    pressed: null,
    barred: barredAfter(match, fact.touchedBy, contact),
    direct: fact.touchedBy === match.state.course.play?.who ? match.state.course.direct : null,
    play: indirectBy(match.state.course.play, fact.touchedBy),
    ...(contact === 'play' || contact === 'keeper' ? {} : run),
    ...offsideAfter(match, fact, contact),
    ...pushed,
  };
  const touched = withState(moved, { course });
  if (contact === 'play') return isPlayed(match, touched, fact);
  if (contact === 'keeper') return keeperPlays(match, touched, fact);
  return contact === 'block' || contact === 'tick'
    ? withCourse(touched, { play: playOf(match, fact, contact) })
    : touched;
}

/** Whoever's resting figure or keeper has touched the ball has it now, and so has whoever plays it: then possession is known, if it was not. */
function nowKnown(match: Match, { touchedBy }: Touched, contact: Contact): Match {
  const tells = contact === 'passive' || contact === 'keeper' || contact === 'play';
  return match.state.attacker === null && tells ? withState(match, { attacker: sideOf(touchedBy) }) : match;
}

/** Nobody has played a ball that lies still and is knocked by a figure that was pushed against it: what was played before is over [S-39]. */
const PUSHES: ReadonlySet<Contact> = new Set(['stray', 'neutral']);
const lay = ({ state }: Match, { ballRolling }: Touched): boolean => state.measured && !state.rolling && !ballRolling;

const flicksWithBall = ({ state }: Match, { touchedBy }: Touched, contact: Contact): Match['state']['flicks'] =>
  state.flicks.map((flick) => {
    if (!flick.involved.includes(touchedBy) && !flick.involved.includes('ball')) return flick;
    const isOwn = flick.figure === touchedBy && !flick.over && contact !== 'neutral';
    const moved: readonly BodyName[] = isKeeper(touchedBy) ? ['ball'] : ['ball', touchedBy];
    return {
      ...flick,
      involved: [...new Set([...flick.involved, ...moved])],
      touchedBall: flick.touchedBall || isOwn,
    };
  });

/** Whoever takes a restart plays the ball where it was laid, and a figure where it was said to be [S-280], unless somebody says otherwise. */
function ballWhereabouts(match: Match, { at, where, touchedBy }: Touched): Whereabouts {
  const known = at ?? spotNow(match, 'ball');
  if (known !== undefined || where !== undefined) return { at: known, where };
  if (isRestartPlay(match, touchedBy)) return placeOfRestart(match, match.state.restart!);
  return isKeeper(touchedBy) ? atHome(touchedBy) : (match.state.told.ball ?? {});
}
function figureWhereabouts(match: Match, { touchedBy, figureAt, figureWhere }: Touched): Whereabouts {
  const known = figureAt ?? spotNow(match, touchedBy);
  return known !== undefined || figureWhere !== undefined ? { at: known, where: figureWhere } : atHome(touchedBy);
}
function touchOf(match: Match, fact: Touched): Touch {
  const { pitch, size } = groundIn(match);
  const { touchedBy } = fact;
  const stood = figureWhereabouts(match, fact);
  const radius = radiusOf(match, touchedBy);
  const checked = isFigure(touchedBy) ? match.state.told.gaps?.[touchedBy] : undefined; // 'FISTF-II.2.1.1.3.3'
  const reach = isFigure(touchedBy) ? size : { ...size, baseRadius: KEEPER_SIZE.halfThickness }; // he is thin [S-123]
  return {
    fact: fact.id,
    side: sideOf(touchedBy),
    who: touchedBy,
    atRest: stoodStill(match, fact),
    quarter: quarterOf(pitch, stood, radius),
    zone: zoneOf(pitch, stood, radius),
    beyondMm: fact.beyondMm ?? checked ?? (stood.at === undefined ? undefined : gapBeyondLines(pitch, reach, stood.at)),
    ...(checked === undefined ? {} : { checked: true }),
    atEdge: isFigure(touchedBy) && match.state.atEdge.includes(touchedBy),
    tick: playTick(match),
  };
}

const laidAt = ({ at, where }: Restart): NonNullable<Play['lay']> => ({ at, where });
function playOf(match: Match, fact: Touched, as: PlayKind): Play {
  const { pitch } = groundIn(match);
  const { state } = match;
  const who = fact.touchedBy;
  const side = as === 'push' ? pusherOf(match, who) : sideOf(who);
  const ball = ballWhereabouts(match, fact);
  return {
    fact: fact.id,
    side,
    who,
    as,
    zone: zoneOf(pitch, ball),
    quarter: quarterOf(pitch, ball, radiusOf(match, 'ball')),
    from: quarterOf(pitch, figureWhereabouts(match, fact), radiusOf(match, who)),
    restart: isRestartPlay(match, who) ? state.restart!.kind : null,
    ...(isRestartPlay(match, who) && !state.measured ? { lay: laidAt(state.restart!) } : {}),
    firstOfReserve: !isShort(match) && (flickOf(state, who)?.first ?? isFreshReserve(match, who)), // 'SHORT-reserve.4'
    afterSignal: state.signal,
    saved: as === 'keeper' ? savedBy(match, who) : null,
    over: false,
  };
}

/** A free kick that the keeper has turned on to another figure than its taker is direct no more [S-61]. */
function indirectBy(play: Course['play'], who: Player): Course['play'] {
  if (play === null || play.saved === null || who === play.who || who === play.saved.play.who) return play;
  return { ...play, saved: { ...play.saved, direct: null } };
}

/** Whose flick has set the figure moving. */
const pusherOf = ({ state }: Match, who: Player): Side =>
  state.flicks.findLast(({ involved }) => (involved as readonly Player[]).includes(who))?.side ?? sideOf(who);

/** The shot that a keeper turns aside, until the ball rests or somebody else plays it ['FISTF-II.7.2.2.1'] [S-121]. */
function savedBy({ state }: Match, keeper: Player): Play['saved'] {
  const { play, direct } = state.course;
  if (play === null || play.over) return null;
  if (play.who === keeper) return play.saved;
  return play.side === sideOf(keeper) ? null : { play, direct };
}

function isPlayed(before: Match, match: Match, fact: Touched): Match {
  const { course, restart } = before.state;
  const who = fact.touchedBy;
  const play = playOf(before, fact, 'flick');
  const flick = flickOf(before.state, who);
  const plays = course.run?.who === who ? course.run.plays + 1 : 1;
  const isPassive = isFigure(who) && flick !== undefined && !flick.wasOffside && before.state.measured;
  const played = withCourse(match, {
    play,
    run: { who, plays },
    keeperTouches: 0,
    before: null, // also the plays that a touch of a moving figure has set aside
    passive: isPassive ? [...new Set([...course.passive, who])] : course.passive,
    pressed: null,
    freed: freedBy(before, fact, play),
  });
  const told = theBallIsPlayed(played, who);
  return restart?.step === 'released' ? isTaken(told, play) : told;
}

/** The keeper's own touches count; what a contact of the other keeper means for possession is ruled. */
function keeperPlays(before: Match, match: Match, fact: Touched): Match {
  const { attacker, course, restart } = before.state;
  const play = playOf(before, fact, 'keeper');
  const isOwn = play.side === attacker;
  const played = withCourse(match, {
    play,
    run: null,
    before: null,
    keeperTouches: isOwn ? course.keeperTouches + 1 : 1,
    pressed: null,
    freed: null,
  });
  const told = theBallIsPlayed(played, fact.touchedBy);
  return isOwn && restart?.step === 'released' && isRestartPlay(before, fact.touchedBy) ? isTaken(told, play) : told;
}

/** 'FISTF-II.9.2.3': from now on a reserve keeper that was taken off may come again; a keeper who might have come back has not [S-120]. */
const theBallIsPlayed = (match: Match, who: Player): Match =>
  SIDES.reduce((before, side) => {
    const fresh = before.state.reserve[side].fresh && who !== reserveOf(side);
    return withReserve(before, side, { waits: false, mayReturn: false, fresh });
  }, match);

const isFreshReserve = ({ state }: Match, who: Player): boolean => isReserve(who) && state.reserve[sideOf(who)].fresh;

/** 'FISTF-II.5.3.5.2': out of a press; the same figure's further plays before the ball rests belong to it [S-115]. */
function freedBy({ state }: Match, { forward }: Touched, { side, who }: Play): Course['freed'] {
  const { pressed, freed } = state.course;
  if (pressed !== null) return { side, who, at: pressed.at, forward: forward ?? null };
  return freed?.who === who ? freed : null;
}

/** The taker may not play again at once; kick-off and goal kick are fulfilled when the ball has gone far enough. */
const isNot =
  (who: Player) =>
  ({ figure }: Course['barred'][number]): boolean =>
    figure !== who;
function isTaken(match: Match, { who, restart: kind }: Play): Match {
  if (kind === null) return match;
  const { barred } = match.state.course;
  const taken = withCourse(match, {
    direct: kind,
    // a keeper who takes a goal kick is no figure ['FISTF-II.15.2.4.a'] [S-4]
    barred: kind === 'shot' || !isFigure(who) ? barred : [...barred.filter(isNot(who)), { figure: who, by: kind }],
  });
  return kind === 'kickOff' || kind === 'goalKick' || kind === 'shot'
    ? withRestart(taken, { step: 'taken' })
    : withState(taken, { restart: null });
}

/** The ball has left whoever took it [S-37]. */
const goneOn = (before: Course['before']): Course['before'] => (before === null ? null : { ...before, to: null });

/** Another figure of the side that may get it back has touched it, though it moved: then no plays come back [S-35]. */
const stillLost = (before: Course['before'], who: Player): Course['before'] =>
  before?.side === sideOf(who) && before.run?.who !== who ? { ...before, run: null } : before;

/**
 * What a touch does to the plays in a row ['FISTF-II.5.2.1.3']. Another own figure ends them. A figure of the other side sets them aside: they count on if the ball comes
 * from there to the figure that played it, over whatever other figures of that side [S-35] [S-112]; by the short rules they are over [S-113].
 */
function runAfter(match: Match, { touchedBy: who }: Touched): Pick<Course, 'run' | 'before'> {
  const { attacker, course, block } = match.state;
  const { run, before, ticks, barred, freed, keeperTouches } = course;
  if (attacker === null) return { run, before };
  if (run?.who === who) return { run, before: goneOn(before) };
  const aside = before?.side === attacker ? before : null;
  if (sideOf(who) === attacker) {
    if (aside !== null) return { run: aside.run?.who === who ? aside.run : null, before: null };
    return { run: null, before: goneOn(before) };
  }
  if (run === null || isShort(match)) return { run: null, before: goneOn(stillLost(before, who)) };
  return { run: null, before: { side: attacker, run, ticks, to: null, keeperTouches, block, barred, freed } };
}

/** Whose bar a contact lifts: the lists of the restarts differ, and each is read as printed [S-32]. */
const LIFTED_BY_OWN_KEEPER: ReadonlySet<string> = new Set(['freeKick', 'penalty', 'throwIn', 'corner', 'tick']);
const LIFTED_BY_ANY_FIGURE: ReadonlySet<string> = new Set(['freeKick', 'penalty', 'throwIn']);
function barredAfter({ state }: Match, who: Player, contact: Contact): Course['barred'] {
  const isAttacker = sideOf(who) === state.attacker;
  return state.course.barred.filter(({ figure, by }) => {
    if (figure === who) return true;
    if (contact === 'play') return false;
    if (contact === 'keeper') return !(isAttacker && LIFTED_BY_OWN_KEEPER.has(by));
    if (by === 'tick') return true;
    return isAttacker ? false : !LIFTED_BY_ANY_FIGURE.has(by);
  });
}

type Snapshot = Pick<Course, 'offside' | 'offsideLine'>;
const NOBODY: Snapshot = { offside: [], offsideLine: null };
/** Who is offside at this touch ['FISTF-II.13.1.2.3.1']; where the ball is beyond the line already, that is ruled at once or never ['FISTF-II.13.1.2.2']. */
function offsideAfter(match: Match, fact: Touched, contact: Contact): Snapshot {
  const { course } = match.state;
  if (whyNoOffside(match, fact, contact) !== null)
    return contact === 'stray' || contact === 'tick'
      ? { offside: course.offside, offsideLine: course.offsideLine }
      : NOBODY;
  const { figures, line, isBallPast } = standingOf(match, sideOf(fact.touchedBy), fact.touchedBy, fact.at);
  return isBallPast ? NOBODY : { offside: figures, offsideLine: line };
}
