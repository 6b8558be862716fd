import { isFigure, isKeeper, other, sideOf, type Figure, type Side } from '../names.ts';
import { spotsAtContact } from '../places.ts';
import { contactOf, isPushed } from '../reckoning/contact.ts';
import { wasMetAtRest } from '../reckoning/resting.ts';
import { couldHavePlayed } from '../reckoning/hindered.ts';
import type { Paragraph } from '../rulebook.ts';
import { isShort, type FactOf, type FlickUnderWay, type Match, type Ruling } from '../state.ts';
import type { Whereabouts } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { byArea } from './punished.ts';
import { ruling } from './ruling.ts';
import { backOffered, sanction, type BackOffer } from './sanction.ts';

/** Rule 6.2.4: what the figure of a block flick must not touch, and what becomes of it. */

type Told = FactOf<'ballTouched'> | FactOf<'figuresTouched'>;

/** What a block flick has touched. At a desk it may be one that nobody has entered, and nobody need repeat that the ball rolls [S-184]. */
interface Meeting {
  readonly fact: Told;
  readonly flick: FlickUnderWay | null;
  readonly side: Side;
  readonly block: Figure;
  /** Null: the ball. */
  readonly met: Figure | null;
  readonly metRests: boolean;
  readonly ballRolls: boolean;
  readonly place: Whereabouts;
  readonly hindered: boolean;
}

// ── what was touched ──────────────────────────────────────────────────────────────────────────────────────────────

function meetingOf(match: Match, fact: Told): Meeting | null {
  const { attacker, phase } = match.state;
  if (attacker === null || phase !== 'play') return null;
  return fact.kind === 'ballTouched' ? withTheBall(match, fact) : withAFigure(match, fact);
}

function withTheBall(match: Match, fact: FactOf<'ballTouched'>): Meeting | null {
  const { touchedBy, ballRolling, at, where } = fact;
  if (!isFigure(touchedBy) || contactOf(match, fact) !== 'block') return null;
  return {
    fact,
    flick: blockOf(match, touchedBy),
    side: sideOf(touchedBy),
    block: touchedBy,
    met: null,
    metRests: false,
    ballRolls: ballRolling ?? match.state.rolling,
    place: { at, where },
    hindered: false,
  };
}

/** The other one is a keeper: that is nothing [S-4]. It ran into a block flick that stands already: that is nothing either. */
function withAFigure(match: Match, fact: FactOf<'figuresTouched'>): Meeting | null {
  const { touchedBy, touched, ballRolling, at, where } = fact;
  const atRest = wasMetAtRest(match, fact);
  const block = blockAmong(match, fact);
  if (block !== null && match.state.out[block] === 'barrier') return null; // rule 2.1.3.3 speaks of it
  const met = block === touchedBy ? touched : touchedBy;
  if (block === null || isKeeper(met) || (block === touched && atRest)) return null;
  const metRests = met === touched && atRest;
  return {
    fact,
    flick: blockOf(match, block),
    side: sideOf(block),
    block,
    met,
    metRests,
    ballRolls: ballRolling ?? match.state.rolling,
    place: { at, where },
    hindered: isHindered(match, fact, met, block),
  };
}

const blockOf = ({ state }: Match, figure: Figure): FlickUnderWay | null =>
  state.flicks.findLast((one) => one.figure === figure && one.as === 'block' && !one.over) ?? null;

/** Which of the two makes a block flick against the side that has the ball [S-117]. */
function blockAmong(match: Match, { touchedBy, touched }: FactOf<'figuresTouched'>): Figure | null {
  const { attacker, measured, block } = match.state;
  const isBlock = (one: typeof touchedBy): one is Figure =>
    isFigure(one) && sideOf(one) !== attacker && blockOf(match, one) !== null;
  if (isBlock(touchedBy)) return touchedBy;
  if (isBlock(touched)) return touched;
  const isUnseen = !measured && isFigure(touchedBy) && block === sideOf(touchedBy) && block !== attacker;
  return isUnseen && !isPushed(match.state, touchedBy) ? touchedBy : null;
}

function isHindered(match: Match, fact: FactOf<'figuresTouched'>, met: Figure, block: Figure): boolean {
  if (!(fact.ballRolling ?? match.state.rolling) || sideOf(met) !== match.state.attacker) return false;
  return fact.hindered ?? (match.state.measured && couldHavePlayed(match, met, block));
}

// ── what it was against ───────────────────────────────────────────────────────────────────────────────────────────

type Case = 'a1' | 'a2' | 'a3' | 'b1' | 'b2' | 'b3';

/** The state of ball and figure at the moment of contact [S-42]; a moving figure of its own, while the ball rests, is treated as a resting one. */
function caseOf(match: Match, { met, metRests, ballRolls }: Meeting): Case {
  if (met === null) return ballRolls ? 'b2' : 'a2';
  if (metRests) return ballRolls ? 'b1' : 'a1';
  if (ballRolls) return 'b3';
  return sideOf(met) === match.state.attacker ? 'a3' : 'a1';
}

/** By the short rules only the ball decides ['SHORT-defence.2', 'SHORT-defence.3']. */
function isFreeKick(match: Match, meeting: Meeting): boolean {
  if (isShort(match)) return meeting.ballRolls;
  const is = caseOf(match, meeting);
  return is === 'b2' || is === 'b3' || (is === 'b1' && meeting.hindered);
}

const BY_CASE: Readonly<Record<Case, Paragraph>> = {
  a1: 'FISTF-II.6.2.4.a1',
  a2: 'FISTF-II.6.2.4.a2',
  a3: 'FISTF-II.6.2.4.a3',
  b1: 'FISTF-II.6.2.4.b1',
  b2: 'FISTF-II.6.2.4.b2',
  b3: 'FISTF-II.6.2.4.b3',
};

// ── what follows ──────────────────────────────────────────────────────────────────────────────────────────────────

const openFor = ({ state }: Match, { flick }: Meeting): Match['state']['offers'][number] | undefined =>
  flick === null ? undefined : state.offers.find(({ about }) => about === flick.fact);

/** Nobody has entered the flick: then its right is used up with its offence. */
const usedUp = ({ flick }: Meeting): BackOffer['besides'] => (flick === null ? [{ kind: 'blockIsOver' }] : []);
const evidenceOf = ({ flick }: Meeting): BackOffer['evidence'] => (flick === null ? [] : [flick.fact]);
const detailOf = ({ block, met }: Meeting): Readonly<Record<string, string>> => ({ figure: block, met: met ?? 'ball' });

/** 'FISTF-II.6.2.4.iii.1': a free kick where it happened, never a penalty. If an earlier contact of the same flick has given Back, that may still be chosen [S-42]. */
function freeKickFor(match: Match, meeting: Meeting): Ruling {
  const { fact, flick, side, place } = meeting;
  const is = caseOf(match, meeting);
  const paragraphs: readonly Paragraph[] = isShort(match)
    ? ['SHORT-defence.3']
    : [
        BY_CASE[is],
        'FISTF-II.6.2.4.0',
        ...(is === 'b1' ? (['FISTF-II.6.2.4.ii.1'] as const) : []),
        ...byArea(match, place, 'FISTF-II.6.2.4.iii.1', 'FISTF-II.6.2.4.iii.2'),
      ];
  const open = openFor(match, meeting);
  if (open?.name === 'sanction')
    return ruling(fact, 'blockFoul', paragraphs, { for: other(side), against: side, where: place });
  return sanction(match, fact, {
    call: 'blockFoul',
    paragraphs,
    against: side,
    place,
    about: flick?.fact,
    evidence: evidenceOf(meeting) ?? [],
    besides: usedUp(meeting) ?? [],
    instead: open?.choices.filter(({ choice }) => choice === 'back') ?? [],
    detail: detailOf(meeting),
  });
}

/** 'FISTF-II.6.2.4.i.1', 'FISTF-II.6.2.4.ii.2': on demand everything goes back. Used up is the block flick in any case [S-41]. */
function backFor(match: Match, meeting: Meeting): Ruling {
  const { fact, flick, side, place } = meeting;
  const is = caseOf(match, meeting);
  const by: Paragraph = isShort(match) ? 'SHORT-defence.2' : 'FISTF-II.6.2.4.i.1';
  const paragraphs: readonly Paragraph[] = isShort(match)
    ? [by]
    : [
        BY_CASE[is],
        'FISTF-II.6.2.4.0',
        ...(is === 'b1' ? (['FISTF-II.6.2.4.ii.2'] as const) : []),
        by,
        'FISTF-II.6.2.4.i.2',
      ];
  if (openFor(match, meeting) !== undefined)
    return ruling(fact, 'back', paragraphs, { for: other(side), against: side, where: place });
  return backOffered(fact, {
    call: 'back',
    paragraphs,
    by,
    to: other(side),
    flick: flick?.fact ?? fact.id,
    evidence: evidenceOf(meeting) ?? [],
    besides: usedUp(meeting) ?? [],
    where: place,
  });
}

/** 'FISTF-II.6.2.4.iv.1' to 'FISTF-II.6.2.4.iv.3': the hindered figure stays where it was met, its flick is not counted, and the attacker keeps everything. */
function obstructionFor(match: Match, meeting: Meeting): Ruling {
  const { fact, flick, side, place, met } = meeting;
  const by: Paragraph = 'FISTF-II.6.2.4.iv.1';
  const paragraphs: readonly Paragraph[] = [
    BY_CASE.a3,
    'FISTF-II.6.2.4.0',
    by,
    'FISTF-II.6.2.4.iv.2',
    'FISTF-II.6.2.4.iv.3',
  ];
  const open = openFor(match, meeting);
  const stays = met === null ? undefined : (spotsAtContact(match)[met] ?? place.at);
  const offer: BackOffer = {
    call: 'obstruction',
    paragraphs,
    by,
    to: other(side),
    flick: flick?.fact ?? fact.id,
    ...(met === null || stays === undefined ? {} : { but: { [met]: stays } }),
    hindered: other(side),
    evidence: evidenceOf(meeting) ?? [],
    besides: usedUp(meeting) ?? [],
    where: place,
  };
  if (open === undefined || open.choices.every(({ choice }) => choice !== 'take')) return backOffered(fact, offer);
  return ruling(fact, 'obstruction', paragraphs, { for: other(side), against: side, where: place });
}

function blockFlickTouches(match: Match, fact: Told): Ruling | null {
  const meeting = meetingOf(match, fact);
  if (meeting === null) return null;
  if (isFreeKick(match, meeting)) return freeKickFor(match, meeting);
  const isObstruction = !isShort(match) && caseOf(match, meeting) === 'a3';
  return isObstruction ? obstructionFor(match, meeting) : backFor(match, meeting);
}
const blockFlickTouchesTheBall: Rule<'ballTouched'> = (match, fact) => blockFlickTouches(match, fact);
const blockFlickTouchesAFigure: Rule<'figuresTouched'> = (match, fact) => blockFlickTouches(match, fact);

export const rules: Chapter = {
  ballTouched: [blockFlickTouchesTheBall],
  figuresTouched: [blockFlickTouchesAFigure],
};
