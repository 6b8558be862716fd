import type { Consequence } from '../consequences.ts';
import { groundIn } from '../motion.ts';
import { isFigure, other, sideOf, type Figure, type Player } from '../names.ts';
import { contactOf } from '../reckoning/contact.ts';
import { offsidePositions } from '../reckoning/offside.ts';
import { doesLeaveWait, flickKindOf, hasLeave, isTicking, MOST_TICKS } from '../rights.ts';
import type { Paragraph } from '../rulebook.ts';
import { isShort, type Fact, type FactOf, type FlickUnderWay, type Match, type Ruling } from '../state.ts';
import { penaltyAreaOf, type Whereabouts } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { byArea, placeOf, punished } from './punished.ts';
import { ruling } from './ruling.ts';
import { backOffered } from './sanction.ts';

/** Rules 13.3 and 13.4: ticks. */

// ── leave ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Why the referee does not allow a tick now; null: he does. */
function whyNoTick(match: Match, by: FactOf<'asked'>['by']): Paragraph | null {
  const { attacker, phase, rolling, course } = match.state;
  if (isShort(match)) return 'SHORT-possession.2'; // [S-84]
  if (attacker !== by || phase !== 'play') return 'FISTF-II.13.3.1.1';
  if (course.ticks >= MOST_TICKS) return 'FISTF-II.13.3.1.2';
  if (rolling) return 'FISTF-II.13.4.2.2';
  const isNone = match.state.measured && offsidePositions(match, by, null).length === 0;
  return isNone ? 'FISTF-II.13.3.1.1' : null;
}

/** 'FISTF-II.13.4.1.1', 'FISTF-II.6.2.3.5.1': allowed as soon as an outstanding block flick is made or waived. */
const tickIsAskedFor: Rule<'asked'> = (match, fact) => {
  const { what, by } = fact;
  if (what !== 'tick') return null;
  const why = whyNoTick(match, by);
  if (why !== null) return ruling(fact, 'tickRefused', [why], { against: by });
  const first: readonly Paragraph[] = match.state.block === null ? [] : ['FISTF-II.6.2.3.5.1', 'FISTF-II.13.4.2.1'];
  return ruling(fact, 'tickAllowed', ['FISTF-II.13.3.1.1', 'FISTF-II.13.4.1.1', ...first, ...allTheSame(match)], {
    for: by,
    then: [{ kind: 'blockFirst', paragraph: 'FISTF-II.6.2.3.5.1', then: [{ kind: 'tickIsAllowed', of: by }] }],
  });
};

/** What does not stand in the way of another tick: those before it, and three plays in a row. */
const allTheSame = ({ state: { course } }: Match): readonly Paragraph[] => [
  ...(course.ticks > 0 ? (['FISTF-II.13.3.3.1'] as const) : []),
  ...(course.run?.plays === 3 ? (['FISTF-II.13.3.3.2'] as const) : []),
];

/** 'FISTF-II.13.4.1.1': without leave it is an attempt to play the ball, whatever was said. */
const tickWithoutLeaveIsAnAttempt: Rule<'flicked'> = (match, fact) =>
  fact.as === 'tick' && fact.by === match.state.attacker && flickKindOf(match, fact) === 'play'
    ? ruling(fact, 'tickRefused', [isShort(match) ? 'SHORT-possession.2' : 'FISTF-II.13.4.1.1'], { against: fact.by })
    : null;

/** 'FISTF-II.13.4.1.2': the leave alone makes no tick of it; whoever says nothing plays for the ball, and the leave is gone. */
const tickWithoutTheWordIsAnAttempt: Rule<'flicked'> = (match, fact) => {
  const { attacker, measured } = match.state;
  if (fact.by !== attacker || !hasLeave(match.state) || flickKindOf(match, fact) !== 'play') return null;
  const isMeant = !measured || offsidePositions(match, fact.by, null).includes(fact.figure);
  return isMeant ? ruling(fact, 'tickRefused', ['FISTF-II.13.4.1.2'], { against: fact.by }) : null;
};

// ── illegal ticks ─────────────────────────────────────────────────────────────────────────────────────────────────

const isATick = (match: Match, fact: FactOf<'flicked'>): boolean =>
  fact.by === match.state.attacker && flickKindOf(match, fact) === 'tick';

function illegal(match: Match, fact: Fact, place: Whereabouts, offence: Illegal): Ruling | null {
  const { against, paragraphs, inside, evidence } = offence;
  return punished(match, fact, {
    call: 'illegalFlick',
    paragraphs: [...paragraphs, ...byArea(match, place, paragraphs[0]!, inside)],
    against,
    place,
    ...(evidence === undefined ? {} : { evidence }),
  });
}
interface Illegal extends Pick<Parameters<typeof punished>[2], 'against' | 'paragraphs' | 'evidence'> {
  /** What speaks of the penalty area. */
  readonly inside: Paragraph;
}

/** 'FISTF-II.13.3.1.2': all figures together, since the possession began [S-70]; the leave that he did not have matters less [S-71]. */
const fourthTickIsIllegal: Rule<'flicked'> = (match, fact) => {
  if (!isATick(match, fact) || match.state.course.ticks < MOST_TICKS) return null;
  const paragraphs: readonly Paragraph[] = ['FISTF-II.13.3.1.2'];
  const place = placeOf(match, fact, fact.figure);
  return illegal(match, fact, place, { against: fact.by, paragraphs, inside: 'FISTF-II.13.3.2.2' });
};

/** 'FISTF-II.13.4.2.1', 'FISTF-II.13.4.2.2': whoever waits for another block flick than that before his tick is judged in flicking.ts. */
const tickComesTooEarly: Rule<'flicked'> = (match, fact) => {
  const { block, rolling, flicks, course, blockWait } = match.state;
  if (!isATick(match, fact) || course.ticks >= MOST_TICKS) return null;
  if (blockWait !== null && !doesLeaveWait(match.state)) return null;
  const isMoving = rolling || (match.state.measured && flicks.some(({ over }) => !over));
  if (block === null && !isMoving) return null;
  const paragraphs: readonly Paragraph[] = [
    ...(block === null ? [] : (['FISTF-II.13.4.2.1'] as const)),
    ...(isMoving ? (['FISTF-II.13.4.2.2'] as const) : []),
  ];
  const place = placeOf(match, fact, fact.figure);
  return illegal(match, fact, place, { against: fact.by, paragraphs, inside: 'FISTF-II.13.4.2.3' });
};

/** 'FISTF-II.13.4.5.2': the tick is still under way, and its block flick to come. */
const attackerDoesNotWait: Rule<'flicked'> = (match, fact) => {
  const { attacker, blockWait } = match.state;
  if (!isTicking(match.state) || fact.by !== attacker || blockWait !== null || isATick(match, fact)) return null;
  const place = placeOf(match, fact, fact.figure);
  const paragraphs: readonly Paragraph[] = ['FISTF-II.13.4.5.2'];
  return illegal(match, fact, place, { against: fact.by, paragraphs, inside: 'FISTF-II.13.4.5.3' });
};

// ── after a tick ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The defender flicks before play goes on ['FISTF-II.13.4.5.1'], and the ticked figure stays away from the ball ['FISTF-II.13.4.6.a']. */
const afterTick = (figure: Player): readonly Consequence[] => [
  { kind: 'figureIsBarred', figure, by: 'tick' },
  { kind: 'blockMayBeFlicked', by: other(sideOf(figure)) },
  { kind: 'blockFirst', paragraph: 'FISTF-II.6.2.3.5.2', then: [] },
];
/** So after Back; at a desk, where it was granted with the flick, only if it has not been made or done without since: one for every tick. */
function afterFaultyTick({ state }: Match, fact: Fact, flick: FlickUnderWay): readonly Consequence[] {
  const isGranted = !state.measured && flick.fact !== fact.id;
  const isUsed = isGranted && state.course.blocked === other(flick.side);
  return isUsed ? afterTick(flick.figure).slice(0, 1) : afterTick(flick.figure);
}
const tickIsMade = (match: Match, fact: Fact, figure: Figure): Ruling =>
  ruling(fact, 'blockFlick', ['FISTF-II.13.4.5.1', 'FISTF-II.6.2.3.5.2', 'FISTF-II.13.4.6.a', 'FISTF-II.13.4.3.1'], {
    for: other(sideOf(figure)),
    evidence: match.state.flicks.filter((one) => one.figure === figure && !one.over).map((one) => one.fact),
    then: afterTick(figure),
  });

/** On this table it is made when its figure rests; at a desk with its flick, for nobody says there when a figure has come to rest. */
const tickIsOver = (match: Match, fact: Fact, figure: Figure): Ruling | null =>
  match.state.measured && tickOf(match, figure) !== undefined ? tickIsMade(match, fact, figure) : null;
const tickIsMadeUnseen: Rule<'flicked'> = (match, fact) =>
  !match.state.measured && isATick(match, fact) ? tickIsMade(match, fact, fact.figure) : null;

const tickOf = ({ state }: Match, figure: Player): FlickUnderWay | undefined =>
  state.flicks.findLast(
    (one) => one.figure === figure && one.as === 'tick' && !one.over && one.side === state.attacker,
  );

const tickComesToRest: Rule<'rested'> = (match, fact) =>
  isFigure(fact.what) ? tickIsOver(match, fact, fact.what) : null;
const tickLeavesTheTable: Rule<'figureLeft'> = (match, fact) =>
  fact.ground === 'table' ? tickIsOver(match, fact, fact.figure) : null;
const tickFallsOver: Rule<'layDown'> = (match, fact) => tickIsOver(match, fact, fact.figure);

/** 'FISTF-II.13.4.6.1': from where it was flicked. */
const tickedFigurePlays: Rule<'ballTouched'> = (match, fact) => {
  const { touchedBy } = fact;
  const isBarred = match.state.course.barred.some(({ figure, by }) => figure === touchedBy && by === 'tick');
  if (!isBarred || contactOf(match, fact) !== 'play') return null;
  const flick = match.state.flicks.findLast((one) => one.figure === touchedBy && one.as === 'play');
  const place: Whereabouts =
    flick === undefined
      ? { at: fact.figureAt, where: fact.figureWhere }
      : { at: flick.from ?? undefined, where: flick.where ?? undefined };
  return illegal(match, fact, place, {
    against: sideOf(touchedBy),
    paragraphs: ['FISTF-II.13.4.6.1', 'FISTF-II.13.4.6.a', 'FISTF-II.13.4.6.b'],
    inside: 'FISTF-II.13.4.6.2',
    evidence: flick === undefined ? [] : [flick.fact],
  });
};

// ── faulty ticks ──────────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.13.4.3.2': Back, once for a tick; it is used up ['FISTF-II.13.4.4'], and its block flick comes all the same. */
const tickTouchesAFigure: Rule<'figuresTouched'> = (match, fact) => {
  const both = [fact.touchedBy, fact.touched];
  const flick = both.map((one) => tickOf(match, one)).find((one) => one !== undefined);
  if (flick === undefined || !both.every((one) => isFigure(one)) || flick.hits.some(({ what }) => isFigure(what)))
    return null;
  return backOffered(fact, {
    call: 'faultyTick',
    paragraphs: ['FISTF-II.13.4.3.2', 'FISTF-II.13.4.4'],
    by: 'FISTF-II.13.4.3.2',
    to: other(flick.side),
    flick: flick.fact,
    evidence: [flick.fact],
    besides: [{ kind: 'offenceCounts', against: flick.side }],
    after: afterFaultyTick(match, fact, flick),
    where: { at: fact.at, where: fact.where },
  });
};

/** 'FISTF-II.13.4.3.3', in the own penalty area 'FISTF-II.13.4.3.4'; Back only if it also touched a figure and the injured side prefers it [S-71]. */
const tickTouchesTheBall: Rule<'ballTouched'> = (match, fact) => {
  const flick = tickOf(match, fact.touchedBy);
  if (contactOf(match, fact) !== 'tick' || flick === undefined || flick.touchedBall) return null;
  const place: Whereabouts = { at: fact.at, where: fact.where };
  const isOwn = penaltyAreaOf(groundIn(match).pitch, place) === flick.side;
  const hasHit = flick.hits.some(({ what }) => isFigure(what));
  return punished(match, fact, {
    call: 'faultyTick',
    paragraphs: ['FISTF-II.13.4.3.3', ...(isOwn ? (['FISTF-II.13.4.3.4'] as const) : [])],
    against: flick.side,
    place,
    penaltyBy: 'FISTF-II.12.1.1.5',
    evidence: [flick.fact],
    about: flick.fact,
    instead: hasHit
      ? [
          {
            choice: 'back',
            call: 'backTaken',
            paragraphs: ['FISTF-II.13.4.3.2'],
            then: [{ kind: 'flickIsUndone', flick: flick.fact }, ...afterFaultyTick(match, fact, flick)],
          },
        ]
      : [],
  });
};

export const rules: Chapter = {
  asked: [tickIsAskedFor],
  flicked: [
    tickWithoutLeaveIsAnAttempt,
    tickWithoutTheWordIsAnAttempt,
    fourthTickIsIllegal,
    tickComesTooEarly,
    attackerDoesNotWait,
    tickIsMadeUnseen,
  ],
  rested: [tickComesToRest],
  figureLeft: [tickLeavesTheTable],
  layDown: [tickFallsOver],
  figuresTouched: [tickTouchesAFigure],
  ballTouched: [tickedFigurePlays, tickTouchesTheBall],
};
