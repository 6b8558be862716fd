import { groundIn } from '../motion.ts';
import { isKeeper, other, sideOf } from '../names.ts';
import { contactOf } from '../reckoning/contact.ts';
import { figuresMetBy, metBy, missIn } from '../reckoning/miss.ts';
import { isPushedForward, pressIn } from '../reckoning/press.ts';
import type { Paragraph } from '../rulebook.ts';
import {
  flickOf,
  isShort,
  type Fact,
  type FactOf,
  type FlickUnderWay,
  type Hit,
  type Match,
  type Ruling,
} from '../state.ts';
import { penaltyAreaOf, type Whereabouts } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { missLosesTheBall } from './possession.ts';
import { byArea } from './punished.ts';
import { backOffered, sanction } from './sanction.ts';

/** Rules 5.2 and 5.3: three plays, fouls before the ball, misses that touch, the pressed ball. */

const MOST_PLAYS = 3;
const placeOf = ({ at, where }: Pick<Hit, 'at' | 'where'>): Whereabouts => ({
  at: at ?? undefined,
  where: where ?? undefined,
});

// ── three plays ───────────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.5.2.1.1': a fourth play, and nothing since the first that begins a new count; a fourth flick that misses is only a miss [S-36]. */
const fourthPlayIsIllegal: Rule<'ballTouched'> = (match, fact) => {
  const { run } = match.state.course;
  if (contactOf(match, fact) !== 'play' || run?.who !== fact.touchedBy || run.plays < MOST_PLAYS) return null;
  const flick = flickOf(match.state, fact.touchedBy);
  const place = flick === undefined ? { at: fact.figureAt, where: fact.figureWhere } : placeFrom(flick);
  return sanction(match, fact, {
    call: 'illegalFlick',
    paragraphs: [
      ...(isShort(match) ? SHORT_FOURTH : FOURTH),
      'FISTF-II.5.2.2.P',
      ...byArea(match, place, 'FISTF-II.1.2.a', 'FISTF-II.1.2.b'),
    ],
    against: sideOf(fact.touchedBy),
    place,
    ...(flick === undefined ? {} : { evidence: [flick.fact] }),
    detail: { plays: run.plays + 1 },
  });
};
const FOURTH: readonly Paragraph[] = ['FISTF-II.5.2.1.1', 'FISTF-II.5.2.1.2', 'FISTF-II.5.2.1.3', 'FISTF-II.5.2.1.4'];
const SHORT_FOURTH: readonly Paragraph[] = ['SHORT-touches.1', 'SHORT-touches.2'];
const placeFrom = ({ from, where }: FlickUnderWay): Whereabouts => placeOf({ at: from, where });

// ── before the ball ───────────────────────────────────────────────────────────────────────────────────────────────

/** What must not be met before the ball: a resting figure of either side, and any keeper; by the short rules any figure at all [S-38]. */
const isFoul = (match: Match, { what, atRest }: Hit): boolean => isKeeper(what) || atRest || isShort(match);

/** 'FISTF-II.5.3.1.1', 'FISTF-II.5.3.1.2': something else first, then the ball; punished where that was met, by the short rules too [S-85]. */
const figureBeforeTheBallIsAFoul: Rule<'ballTouched'> = (match, fact) => {
  const flick = flickOf(match.state, fact.touchedBy);
  if (flick === undefined || match.state.shootOut !== null || contactOf(match, fact) !== 'play') return null;
  const hit = metBy(flick).find((one) => isFoul(match, one));
  if (hit === undefined) return null;
  const place = placeOf(hit);
  const isPenalty = penaltyAreaOf(groundIn(match).pitch, place) === flick.side;
  return sanction(match, fact, {
    call: 'foul',
    paragraphs: [
      ...(isShort(match) ? (['SHORT-foul.1'] as const) : []),
      isKeeper(hit.what) ? 'FISTF-II.5.3.1.2' : 'FISTF-II.5.3.1.1',
      isPenalty ? 'FISTF-II.5.3.1.P.2' : 'FISTF-II.5.3.1.P.1',
    ],
    against: flick.side,
    place,
    penaltyBy: 'FISTF-II.12.1.1.1',
    evidence: [flick.fact, hit.fact],
    detail: { figure: fact.touchedBy, met: hit.what },
  });
};

// ── without the ball ──────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.5.3.4.1': the new attacker may have everything back that the failed flick has moved; the ball he keeps ['FISTF-II.5.3.4.4']. */
function missThatTouchedMayBeUndone(match: Match, fact: Fact, waiting: readonly Fact[] = []): Ruling | null {
  const flick = missIn(match, fact);
  const met = flick === null ? [] : figuresMetBy(flick);
  const { restart } = match.state;
  if (flick === null || met.length === 0) return null;
  if (flick.as === 'restart' && (restart?.kind === 'kickOff' || restart?.kind === 'shot')) return null; // [S-31]
  const to = other(flick.side);
  const by: Paragraph = isShort(match) ? 'SHORT-foul.3' : 'FISTF-II.5.3.4.1';
  return backOffered(fact, {
    call: 'back',
    paragraphs: isShort(match) ? [by] : [by, 'FISTF-II.5.3.4.3', 'FISTF-II.5.3.4.4'],
    by,
    to,
    flick: flick.fact,
    evidence: [flick.fact, ...met.map((hit) => hit.fact)],
    after: [{ kind: 'possessionIs', of: to, by: 'back' }],
    waiting,
  });
}

/** The ball was moved only through another figure and goes out: that is a miss, and what becomes of the ball waits for the other side's word [S-39]. */
export const missPutsTheBallOut = (match: Match, fact: Fact): readonly Ruling[] =>
  [missThatTouchedMayBeUndone(match, fact, [fact]), missLosesTheBall(match, fact)].flatMap((one) => one ?? []);

// ── the pressed ball ──────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.5.3.5.2': out of a press it was played forward, and it lies against several figures again. */
const pressedBallIsPushedOn: Rule<'rested'> = (match, fact) => {
  const press = pressIn(match, fact);
  if (press === null || press.freed === null || !isPushedForward(press)) return null;
  const place = { at: press.at ?? undefined, where: fact.where };
  return sanction(match, fact, {
    call: 'pressBall',
    paragraphs: [
      'FISTF-II.5.3.5.2',
      'FISTF-II.5.3.5.3',
      ...byArea(match, place, 'FISTF-II.5.3.5.a', 'FISTF-II.5.3.5.b'),
    ],
    against: press.freed.side,
    place,
    detail: { figures: press.figures.join(' ') },
  });
};

const back = (match: Match, fact: FactOf<'rested' | 'rebounded' | 'figureLeft' | 'layDown'>): Ruling | null =>
  missThatTouchedMayBeUndone(match, fact);

export const rules: Chapter = {
  ballTouched: [fourthPlayIsIllegal, figureBeforeTheBallIsAFoul],
  rested: [back, pressedBallIsPushedOn],
  rebounded: [back],
  figureLeft: [back],
  layDown: [back],
};
