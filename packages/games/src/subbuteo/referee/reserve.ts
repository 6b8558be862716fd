import type { Consequence } from '../consequences.ts';
import { isReserve, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import { mayReserveGo } from '../rights.ts';
import { isShort, type Fact, type FactOf, type Match, type Ruling } from '../state.ts';
import { isReservePlace } from '../where-may.ts';
import type { Chapter, Rule } from './facts.ts';
import { byArea, placeOf } from './punished.ts';
import { ruling } from './ruling.ts';
import { sanction } from './sanction.ts';

/** Rule 9: the reserve keeper. */

// ── he comes in ───────────────────────────────────────────────────────────────────────────────────────────────────

/** A free kick from the offender's own spot [S-7]. */
const wrongUse = (match: Match, fact: Fact, by: Side, paragraphs: readonly Paragraph[]): Ruling =>
  sanction(match, fact, { call: 'wrongReserve', paragraphs, against: by, place: {}, spotOf: by });

const COMES_IN: readonly Paragraph[] = [
  'FISTF-II.9.1.1',
  'FISTF-II.9.1.2.1',
  'FISTF-II.9.1.2.2',
  'FISTF-II.9.1.4.1',
  'FISTF-II.8.3.1',
];
const COMES_IN_SHORT: readonly Paragraph[] = [
  'SHORT-reserve.2',
  'SHORT-reserve.3',
  'SHORT-reserve.4',
  'FISTF-II.9.1.2.1',
];

/** 'FISTF-II.9.1.2.3': after an outstanding block flick; whether the ball rolls does not matter [S-49]. */
const reserveComesIn: Rule<'reserveIn'> = (match, fact) => {
  const { by, at } = fact;
  const { reserve, attacker, block } = match.state;
  if (reserve[by].is !== 'off') return null;
  if (attacker !== null && attacker !== by) return wrongUse(match, fact, by, ['FISTF-II.9.1.2.P', 'FISTF-II.9.1.2.1']);
  if (reserve[by].waits) return ruling(fact, 'wrongReserve', ['FISTF-II.9.2.3'], { against: by }); // undone [S-52]
  if (at !== undefined && !isReservePlace(match, by, at)) return wrongUse(match, fact, by, misplacedBy(match));
  const comes: Consequence = { kind: 'reserveComesIn', of: by, at };
  const waits = block !== null && !isShort(match); // 'SHORT-fast.1' [S-190]
  return ruling(fact, 'reserveIn', [...(isShort(match) ? COMES_IN_SHORT : COMES_IN), ...(waits ? FIRST_BLOCK : [])], {
    for: by,
    then: waits ? [{ kind: 'blockFirst', paragraph: 'FISTF-II.9.1.2.3', then: [comes] }] : [comes],
  });
};
const FIRST_BLOCK: readonly Paragraph[] = ['FISTF-II.9.1.2.3'];

// ── he goes off ───────────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.9.2.2': and the attacker waits until an outstanding block flick is made. Without a right to it nothing is changed [S-120]. */
const reserveGoesOff: Rule<'reserveOut'> = (match, fact) => {
  const { by } = fact;
  const { reserve, block } = match.state;
  if (reserve[by].is !== 'on') return null;
  const denied = mayReserveGo(match, by);
  if (denied !== null) return ruling(fact, 'wrongReserve', [denied], { against: by });
  const off: Consequence = { kind: 'reserveGoesOff', of: by };
  const waits = block !== null && match.state.phase === 'play';
  return ruling(fact, 'reserveOut', [...goesOffBy(match, by), ...(waits ? waitsBy(match) : [])], {
    for: by,
    then: waits ? [off, { kind: 'blockFirst', paragraph: 'FISTF-II.9.2.2', then: [] }] : [off],
  });
};
const waitsBy = (match: Match): readonly Paragraph[] => [
  'FISTF-II.9.2.2',
  'FISTF-II.4.3.4.4',
  'FISTF-II.6.2.3.4',
  ...(isShort(match) ? (['SHORT-fast.3'] as const) : []),
];

/** Which of the occasions it is. */
function goesOffBy(match: Match, by: Side): readonly Paragraph[] {
  const { attacker, restart } = match.state;
  const isOwn = attacker === by;
  if (isShort(match)) return ['SHORT-reserve.5'];
  if (restart?.kind === 'penalty' && !isOwn) return ['FISTF-II.9.2.1.6', 'FISTF-II.12.2.3'];
  if (restart?.kind === 'penalty' || restart?.kind === 'freeKick')
    return ['FISTF-II.9.2.1.0', isOwn ? 'FISTF-II.9.2.1.5' : 'FISTF-II.9.2.1.3'];
  if (restart !== null) return ['FISTF-II.9.2.1.4'];
  return ['FISTF-II.9.2.1.0', isOwn ? 'FISTF-II.9.2.1.2' : 'FISTF-II.9.2.1.3'];
}

// ── what is seen at a table ───────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.9.2.3.a', 'FISTF-II.9.2.3.b': he was taken off, and is flicked before anybody else has played the ball [S-52]. */
function tooSoon(match: Match, fact: FactOf<'flicked' | 'breach'>): Ruling {
  const place = placeOf(match, fact, fact.figure);
  return sanction(match, fact, {
    call: 'illegalFlick',
    paragraphs: ['FISTF-II.9.2.3', ...byArea(match, place, 'FISTF-II.9.2.3.a', 'FISTF-II.9.2.3.b')],
    against: fact.by,
    place,
  });
}
const reserveIsFlickedTooSoon: Rule<'flicked'> = (match, fact) => {
  const { is, waits } = match.state.reserve[fact.by];
  return isReserve(fact.figure) && is === 'off' && waits ? tooSoon(match, fact) : null;
};

const WITHOUT_RIGHT: readonly Paragraph[] = [
  'FISTF-II.9.1.2.1',
  'FISTF-II.9.1.2.2',
  'FISTF-II.9.1.2.3',
  'FISTF-II.9.1.2.P',
];
const WRONG: Readonly<Partial<Record<FactOf<'breach'>['what'], readonly Paragraph[]>>> = {
  reserveWithoutRight: WITHOUT_RIGHT,
};

/** 'FISTF-II.9.1.2.1', 'FISTF-II.9.1.2.3': his side does not have the ball, or the other one still has a block flick. */
const reserveIsFlickedWithoutRight: Rule<'flicked'> = (match, fact) => {
  const { reserve, attacker, block, phase } = match.state;
  const { is, waits } = reserve[fact.by];
  if (!isReserve(fact.figure) || is !== 'off' || waits || phase !== 'play' || attacker === null) return null;
  if (attacker !== fact.by) return wrongUse(match, fact, fact.by, ['FISTF-II.9.1.2.P', 'FISTF-II.9.1.2.1']);
  return block === null || isShort(match) ? null : wrongUse(match, fact, fact.by, WITHOUT_RIGHT);
};
const misplacedBy = (match: Match): readonly Paragraph[] => [
  'FISTF-II.9.1.1.P',
  isShort(match) ? 'SHORT-reserve.3' : 'FISTF-II.9.1.1',
];
const reserveIsUsedWrongly: Rule<'breach'> = (match, fact) => {
  const { by, what } = fact;
  if (what === 'reserveTooSoon') return tooSoon(match, fact);
  if (what === 'reserveOnField')
    return sanction(match, fact, {
      call: 'wrongNumber',
      paragraphs: ['FISTF-II.9.1.3', 'FISTF-II.9.1.3.P'],
      against: by,
      place: {},
      spotOf: by,
    });
  const paragraphs = what === 'reserveMisplaced' ? misplacedBy(match) : WRONG[what];
  return paragraphs === undefined ? null : wrongUse(match, fact, by, paragraphs);
};

export const rules: Chapter = {
  reserveIn: [reserveComesIn],
  reserveOut: [reserveGoesOff],
  flicked: [reserveIsFlickedTooSoon, reserveIsFlickedWithoutRight],
  breach: [reserveIsUsedWrongly],
};
