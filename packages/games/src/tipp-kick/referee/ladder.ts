import type { Consequence, CountName } from '../consequences.ts';
import { bySide, SIDES, type BySide, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, Match, Ruling } from '../state.ts';
import { abandonment } from './abandonment.ts';
import { ruling } from './ruling.ts';

/** Rule 15.3: admonition, caution, abandonment [C-34] [C-93]. */

/** So many admonitions do not yet pile up ['DTKV-6.K35'] [C-93]. */
const FEW = 2;

const thenOf = ({ then }: Ruling): readonly Consequence[] => then ?? [];
const countsIn = (one: Ruling, what: CountName, side: Side): boolean =>
  thenOf(one).some((then) => then.kind === 'counts' && then.what === what && then.against === side);
const isOver = ({ call }: Ruling): boolean => call === 'abandoned' || call === 'disqualified';
/** The score with the goals of these rulings. */
function scoreWith({ state: { score } }: Match, rulings: readonly Ruling[]): BySide<number> {
  const goals = rulings.flatMap(thenOf).filter((then) => then.kind === 'goalCounts');
  return bySide((side) => score[side] + goals.filter((goal) => goal.for === side).length);
}

/** What the rulings on a fact mean for the two players besides. */
export function sanctionsFor(match: Match, fact: Fact, rulings: readonly Ruling[]): readonly Ruling[] {
  if (rulings.some(isOver)) return [];
  return SIDES.flatMap((side) => sanctionFor(match, fact, side, rulings) ?? []);
}

function sanctionFor(match: Match, fact: Fact, side: Side, rulings: readonly Ruling[]): Ruling | null {
  const score = scoreWith(match, rulings);
  const malice = maliceOf(match, fact, side, rulings, score);
  if (malice !== null) return malice;
  const gross = rulings.find((one) => countsIn(one, 'grossOffences', side));
  if (gross !== undefined) return stepFor(match, fact, side, gross, score);
  // The box over the line has steps of its own ['DTKV-6.8.2'].
  const admonished = rulings.some(
    (one) => countsIn(one, 'admonitions', side) && !countsIn(one, 'boxOver', side) && !countsIn(one, 'cautions', side),
  );
  return admonished && match.state.counts[side].admonitions >= FEW ? pileFor(match, fact, side, score) : null;
}

/** 'DTKV-13.K13.1', 'DTKV-13.K13.2', 'DTKV-15.3.2' [B-10]: plain malice against what is taken after the signal. */
function maliceOf(
  match: Match,
  fact: Fact,
  side: Side,
  rulings: readonly Ruling[],
  score: BySide<number>,
): Ruling | null {
  const isMalicious = fact.kind === 'breach' && fact.malicious === true && match.state.signal;
  if (
    !isMalicious ||
    !rulings.some(({ against, paragraphs }) => against === side && paragraphs.includes('DTKV-13.K11'))
  )
    return null;
  return match.state.counts[side].cautions > 0
    ? abandonment(match, fact, side, ['DTKV-13.K13.2', 'DTKV-15.3.2'], { score })
    : cautionFor(fact, side, ['DTKV-13.K13.1']);
}

/** 'DTKV-15.3.3', 'DTKV-15.3.4', 'DTKV-7.4': one step further with every gross offence [C-34]. */
function stepFor(match: Match, fact: Fact, side: Side, offence: Ruling, score: BySide<number>): Ruling | null {
  const { grossOffences, cautions } = match.state.counts[side];
  const own = paragraphsFor(offence);
  if (cautions > 0) return abandonment(match, fact, side, ['DTKV-15.1.1', 'DTKV-15.3.4', ...own.last], { score });
  // Whoever has left the plate is cautioned when he comes back ['DTKV-15.K6'].
  if (fact.kind === 'breach' && fact.what === 'leftPlate') return null;
  if (grossOffences + 1 >= match.setup.settings.cautionedOffence)
    return cautionFor(fact, side, ['DTKV-15.3.1', 'DTKV-15.3.3', ...own.next]);
  return ruling(fact, 'admonition', ['DTKV-15.3.3', ...own.next], {
    against: side,
    then: [{ kind: 'counts', what: 'admonitions', against: side }],
  });
}
/** By which paragraph of its own an offence leads here: 'DTKV-7.4', 'DTKV-6.4.4.1', 'DTKV-6.4.4.2', 'DTKV-15.K7'. */
function paragraphsFor({ paragraphs }: Ruling): {
  readonly next: readonly Paragraph[];
  readonly last: readonly Paragraph[];
} {
  if (paragraphs.includes('DTKV-6.4.1') || paragraphs.includes('DTKV-6.4.3'))
    return { next: ['DTKV-6.4.4.1'], last: ['DTKV-6.4.4.2'] };
  if (paragraphs.includes('DTKV-15.2.1')) return { next: [], last: ['DTKV-15.K7'] };
  return paragraphs.includes('DTKV-15.2.4') ? { next: ['DTKV-7.4'], last: ['DTKV-7.4'] } : { next: [], last: [] };
}

/** 'DTKV-6.K35' [C-93]: admonitions that pile up are gross offences. */
function pileFor(match: Match, fact: Fact, side: Side, score: BySide<number>): Ruling {
  const { grossOffences, cautions } = match.state.counts[side];
  const gross: Consequence = { kind: 'counts', what: 'grossOffences', against: side };
  if (cautions > 0) return abandonment(match, fact, side, ['DTKV-6.K35', 'DTKV-15.3.4'], { score });
  return grossOffences + 1 >= match.setup.settings.cautionedOffence
    ? cautionFor(fact, side, ['DTKV-6.K35', 'DTKV-15.3.1', 'DTKV-15.3.3'], [gross])
    : ruling(fact, 'admonition', ['DTKV-6.K35', 'DTKV-15.3.3'], {
        against: side,
        detail: { because: 'piledUp' },
        then: [gross],
      });
}

export const cautionFor = (
  fact: Fact,
  against: Side,
  by: readonly Paragraph[],
  then: readonly Consequence[] = [],
): Ruling => ruling(fact, 'caution', by, { against, then: [...then, { kind: 'counts', what: 'cautions', against }] });
