import { ofKind } from '../consequences.ts';
import { outfieldOf, SIDES, type Figure, type Side } from '../names.ts';
import { spotsNow } from '../places.ts';
import { forfeitedBy } from '../reckoning/forfeit.ts';
import type { Paragraph } from '../rulebook.ts';
import { defenderIn, type Fact, type Match, type Ruling } from '../state.ts';
import { aheadOf, gapBetween, penaltySpotOf } from '../zones.ts';
import { groundIn } from '../motion.ts';
import { DEEDS } from './breach-names.ts';
import type { Chapter, Rule } from './facts.ts';
import { calledOnly, isHalfUnderWay } from './punished.ts';
import { ruling } from './ruling.ts';
import { sanction } from './sanction.ts';

/** Rules 10.1 to 10.3: cards; rule 1.5: too many figures; and what the referee does by himself. */

// ── cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Offences on this fact that are deliberate or repeated: a cautioned player is shown orange, that is a duty; yellow is a discretion, which the program has only if it was agreed. */
export const cardsFor = (match: Match, fact: Fact, rulings: readonly Ruling[]): readonly Ruling[] => {
  const offences = ofKind(rulings, 'offenceCounts');
  return SIDES.flatMap((side) => {
    const count = offences.filter(({ against }) => against === side).length;
    const isBroken = count > 0 || rulings.some(({ call, against }) => AT_A_RESTART.has(call) && against === side);
    return isBroken ? (cardFor(match, fact, side, count) ?? []) : [];
  });
};
/** What has a sanction of its own and no free kick is against the rules all the same ['FISTF-II.10.2.1']. */
const AT_A_RESTART: ReadonlySet<Ruling['call']> = new Set<Ruling['call']>([
  'rightLost',
  'wrongExecution',
  'illegalPosition',
]);

function cardFor(match: Match, fact: Fact, side: Side, count: number): Ruling | null {
  const isDeliberate = 'deliberate' in fact && fact.deliberate === true;
  const isRepeated = becomesRepeated(match, side, count);
  if (!isDeliberate && !isRepeated) return null;
  return match.state.counts[side].yellow || isRepeated ? nextCard(match, fact, side) : null;
}

/** So many offences are repeated ones, and so many again [S-100]. */
function becomesRepeated({ state, setup }: Match, side: Side, count: number): boolean {
  const { cautionAfter } = setup.settings;
  const { offences } = state.counts[side];
  return cautionAfter > 0 && Math.floor((offences + count) / cautionAfter) > Math.floor(offences / cautionAfter);
}

/** 'FISTF-II.10.1', then 'FISTF-II.10.2.1'; after that none but red [S-54]. */
export function nextCard({ state }: Match, fact: Fact, to: Side): Ruling | null {
  const { yellow, orange } = state.counts[to];
  if (orange) return null;
  return yellow
    ? ruling(fact, 'orangeCard', ['FISTF-II.10.2.1', 'FISTF-II.10.2.2'], {
        against: to,
        then: [{ kind: 'card', to, colour: 'orange' }],
      })
    : ruling(fact, 'yellowCard', ['FISTF-II.10.1'], { against: to, then: [{ kind: 'card', to, colour: 'yellow' }] });
}

const refereeCautions: Rule<'refereed'> = (match, fact) =>
  fact.did === 'cautions' && fact.to !== undefined ? nextCard(match, fact, fact.to) : null;

/** 'FISTF-II.10.3.1.1': lost by 0:3, or by the score if that is as bad [S-55]. */
export function disqualified(match: Match, fact: Fact, side: Side): Ruling {
  const { winner, score, by, awarded } = forfeitedBy(match, side);
  const paragraphs: readonly Paragraph[] = ['FISTF-II.10.3.1.1', by, 'FISTF-II.10.3.2'];
  return ruling(fact, 'disqualified', paragraphs, {
    for: winner,
    against: side,
    detail: { red: score.red, blue: score.blue },
    then: [
      { kind: 'card', to: side, colour: 'red' },
      { kind: 'matchIsOver', winner, paragraphs, score, ...(awarded === undefined ? {} : { awarded }) },
    ],
  });
}
const grossMisconductIsRed: Rule<'breach'> = (match, fact) =>
  fact.what === 'grossMisconduct' ? disqualified(match, fact, fact.by) : null;
const refereeDisqualifies: Rule<'refereed'> = (match, fact) =>
  fact.did === 'disqualifies' && fact.to !== undefined ? disqualified(match, fact, fact.to) : null;

// ── offences without a free kick ──────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.4.1.2.P': play has not begun. */
const coloursChangedTooLate: Rule<'breach'> = (_match, fact) =>
  fact.what === 'coloursTooLate'
    ? calledOnly(fact, {
        call: 'misconduct',
        paragraphs: ['FISTF-II.4.1.2.P', 'FISTF-II.4.1.2.2', 'FISTF-II.10.1'],
        against: fact.by,
        place: {},
      })
    : null;

/** 'FISTF-II.3.1.2.1': the watch goes, and no sanction is named [S-101]. */
const timerThatDisturbsGoes: Rule<'breach'> = (_match, fact) =>
  fact.what === 'timerDisturbs'
    ? calledOnly(fact, {
        call: 'misconduct',
        paragraphs: ['FISTF-II.3.1.2.1', 'FISTF-II.3.1.2.3'],
        against: fact.by,
        place: {},
      })
    : null;

// ── too many figures ──────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.1.5.a': from the offender's spot; with too many outfield figures twice the surplus goes first [S-10]. */
const tooManyFigures: Rule<'counted'> = (match, fact) => {
  const { by, outfield, keepers = 1, reserves = 0 } = fact; // whom nobody has counted is not too many
  const surplus = Math.max(0, outfield - match.state.counts[by].figures);
  if ((surplus === 0 && keepers <= 1 && reserves <= 1) || !isHalfUnderWay(match)) return null;
  const remain = Math.max(0, outfield - 2 * surplus);
  const goes = surplus === 0 ? [] : nearestToTheBall(match, by, remain);
  return sanction(match, fact, {
    call: 'wrongNumber',
    paragraphs: [
      ...(surplus === 0 ? [] : (['FISTF-II.1.5.1'] as const)),
      ...(keepers > 1 ? (['FISTF-II.1.5.2'] as const) : []),
      ...(reserves > 1 ? (['FISTF-II.1.5.3'] as const) : []),
      'FISTF-II.1.5.a',
      ...(surplus === 0 ? [] : TAKEN_OFF),
    ],
    against: by,
    place: { at: penaltySpotOf(groundIn(match).pitch, by) },
    spotOf: by,
    ...(surplus === 0
      ? {}
      : { besides: [{ kind: 'figuresAreTakenOff', figures: goes, of: by, count: remain }], detail: { remain } }),
  });
};
const TAKEN_OFF: readonly Paragraph[] = [
  'FISTF-II.1.5.b.1',
  'FISTF-II.1.5.b.2',
  'FISTF-II.1.5.b.3',
  'FISTF-II.1.5.b.4',
];

/** Of those whose places are known, as many as are too many for what remains; at the same distance the one nearer to the own goal line goes first [S-11]. */
function nearestToTheBall(match: Match, side: Side, remain: number): readonly Figure[] {
  const { ball, ...spots } = spotsNow(match);
  const known = outfieldOf(side).filter((figure) => spots[figure] !== undefined);
  if (ball === undefined) return [];
  const { pitch } = groundIn(match);
  return known
    .map((figure) => ({
      figure,
      gap: gapBetween(spots[figure]!, ball, 0),
      ahead: aheadOf(pitch, side, spots[figure]!),
    }))
    .toSorted((a, b) => a.gap - b.gap || a.ahead - b.ahead)
    .slice(0, Math.max(0, known.length - remain))
    .map(({ figure }) => figure);
}

// ── the referee himself ───────────────────────────────────────────────────────────────────────────────────────────

const OWN_RULES: ReadonlySet<string> = new Set(['restrictedFlick', 'cautions', 'disqualifies']);
/** A defective ball is replaced as soon as it rests ['FISTF-III.3.4.2']; everything else needs nothing but to be done. */
const refereeActs: Rule<'refereed'> = (match, fact) => {
  const { did, to } = fact;
  if (OWN_RULES.has(did) || (did === 'replacesBall' && match.state.rolling)) return null;
  const defender = did === 'decidesForDefender' ? defenderIn(match.state) : null;
  return ruling(fact, 'refereeActs', DEEDS[did], {
    for: defender,
    ...(to === undefined ? {} : { against: to }),
    detail: { did },
  });
};

export const rules: Chapter = {
  breach: [grossMisconductIsRed, coloursChangedTooLate, timerThatDisturbsGoes],
  counted: [tooManyFigures],
  refereed: [refereeCautions, refereeDisqualifies, refereeActs],
};
