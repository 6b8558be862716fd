import { clockNamed, seconds as ticksOf } from '@bande/core';
import { CLOCKS } from '../clocks.ts';
import type { Consequence } from '../consequences.ts';
import { isBroken, othersBroken } from '../reckoning/broken-keepers.ts';
import { isGone } from '../reckoning/kickers.ts';
import type { Paragraph } from '../rulebook.ts';
import type { FactOf, Match, Ruling } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rules 1.K29 to 1.K31, 2.1.4 to 2.1.7, 2.K9 to 2.K24 and 3.2: what comes in place of something, and what is repaired. */

// ── time ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What was lost while the time ran; where it stood nothing is [C-40]. */
function lost({ clocks }: Match, seconds: number | undefined): readonly Consequence[] {
  const half = clockNamed(clocks, CLOCKS.half);
  const ticks = Math.round(ticksOf(seconds ?? 0));
  const stood = half !== undefined && half.since === null && half.spent < half.limit;
  return ticks === 0 || stood ? [] : [{ kind: 'timeIsAdded', ticks }];
}
const addedBy = (seconds: number | undefined, by: Paragraph): readonly Paragraph[] =>
  seconds === undefined || seconds === 0 ? [] : [by, 'DTKV-4.1.2', 'DTKV-4.K11'];
const onwards = (match: Match, seconds: number | undefined): readonly Consequence[] => [
  ...lost(match, seconds),
  ...(match.state.held ? [{ kind: 'playGoesOn' } as const] : []),
];
const told = (seconds: number | undefined): Readonly<Record<string, number>> =>
  seconds === undefined ? {} : { seconds };

// ── figures ───────────────────────────────────────────────────────────────────────────────────────────────────────

type Figure = FactOf<'replaced'> & { readonly what: 'kicker' | 'keeper' };
const isFigure = (fact: FactOf<'replaced'>): fact is Figure => fact.what === 'kicker' || fact.what === 'keeper';

/** 'DTKV-2.K15': over a line, or stopped by the referee. A restart means that the ball was out. */
const isOutOfPlay = ({ state }: Match): boolean =>
  state.movement === null && (state.held || state.restart !== null || state.open === 'out');

const REFUSALS = ['notDefective', 'inPlay', 'untold', 'unchecked', 'gone', 'twice'] as const;
type Refusal = (typeof REFUSALS)[number];
const REFUSED_BY: Readonly<Record<Refusal, readonly Paragraph[]>> = {
  notDefective: ['DTKV-2.K9'],
  inPlay: ['DTKV-2.K15'],
  untold: ['DTKV-2.K14'],
  unchecked: ['DTKV-2.K22'],
  gone: ['DTKV-2.K20'],
  twice: ['DTKV-2.1.5'],
};
/** Why it is not granted; a keeper may be replaced as often as it breaks ['DTKV-2.K13']. */
function refusalOf(match: Match, fact: Figure): Refusal | null {
  if (fact.defective === false) return 'notDefective';
  if (!isOutOfPlay(match)) return 'inPlay';
  if (fact.told === false && !isBroken(match.state, fact.by)) return 'untold';
  if (fact.checked === false) return 'unchecked';
  if (fact.used === true) return 'gone';
  const isSecond = fact.by !== undefined && match.state.counts[fact.by].kickersReplaced > 0;
  return fact.what === 'kicker' && isSecond ? 'twice' : null;
}

/** 'DTKV-2.1.4' to 'DTKV-2.1.7': the referee decides on it. */
const figureIsReplaced: Rule<'replaced'> = (match, fact) => {
  if (!isFigure(fact) || refusalOf(match, fact) !== null) return null;
  return fact.what === 'kicker' ? kickerIsReplaced(match, fact) : keeperIsReplaced(match, fact);
};

/** 'DTKV-2.1.5', 'DTKV-2.K20': once in a match, and what went does not come back. */
function kickerIsReplaced(match: Match, fact: Figure): Ruling {
  const counted: readonly Consequence[] =
    fact.by === undefined
      ? []
      : [
          {
            kind: 'counts',
            what: 'kickersReplaced',
            against: fact.by,
            ...(fact.figure === undefined ? {} : { figure: fact.figure }),
          },
        ];
  return ruling(
    fact,
    'replacement',
    [...GRANTED, 'DTKV-2.1.4', 'DTKV-2.1.5', 'DTKV-2.K10', ...addedBy(fact.seconds, 'DTKV-2.K24')],
    {
      for: fact.by,
      detail: { what: fact.what, ...told(fact.seconds) },
      then: [...counted, ...onwards(match, fact.seconds)],
    },
  );
}
const GRANTED: readonly Paragraph[] = ['DTKV-2.1.7', 'DTKV-2.K9', 'DTKV-2.K14', 'DTKV-2.K15', 'DTKV-2.K22'];

/** 'DTKV-2.1.6', 'DTKV-2.K13', 'DTKV-2.K16.2': as often as need be; then play goes on from where it was. */
function keeperIsReplaced(match: Match, fact: Figure): Ruling {
  const must: readonly Paragraph[] = isBroken(match.state, fact.by) ? ['DTKV-2.K12', 'DTKV-2.K16.2'] : ['DTKV-2.K11'];
  const whole: readonly Consequence[] = fact.by === undefined ? [] : [{ kind: 'keeperIsWhole', of: fact.by }];
  return ruling(
    fact,
    'replacement',
    [...GRANTED, 'DTKV-2.1.6', 'DTKV-2.K13', ...must, ...addedBy(fact.seconds, 'DTKV-2.K24')],
    {
      for: fact.by,
      detail: { what: fact.what, ...told(fact.seconds) },
      // The other one is broken too: play waits for it.
      then: [
        ...whole,
        ...(othersBroken(match.state, fact.by) ? lost(match, fact.seconds) : onwards(match, fact.seconds)),
      ],
    },
  );
}

/** 'DTKV-2.1.4', 'DTKV-2.1.6': nothing but an obvious defect is a reason. */
function onlyIfDefective(because: Refusal, { what }: FactOf<'replaced'>): readonly Paragraph[] {
  if (because !== 'notDefective') return [];
  return [what === 'kicker' ? 'DTKV-2.1.4' : 'DTKV-2.1.6'];
}

/** 'DTKV-2.K14', 'DTKV-2.K15', 'DTKV-2.K20', 'DTKV-2.K22', 'DTKV-2.1.5' [C-38]. */
const figureIsNotReplaced: Rule<'replaced'> = (match, fact) => {
  const because = isFigure(fact) ? refusalOf(match, fact) : null;
  return because === null
    ? null
    : ruling(fact, 'replacementRefused', ['DTKV-2.1.7', ...REFUSED_BY[because], ...onlyIfDefective(because, fact)], {
        against: fact.by,
        detail: { what: fact.what, because },
      });
};

// ── ball and plate ────────────────────────────────────────────────────────────────────────────────────────────────

/** 'DTKV-3.2.1', 'DTKV-3.2.2', 'DTKV-3.K3.1': only where the old one is lost or spoilt, and the referee says which comes. */
const ballIsChanged: Rule<'replaced'> = (match, fact) => {
  if (fact.what !== 'ball') return null;
  return fact.defective !== false
    ? ruling(fact, 'ballChange', ['DTKV-3.2.2', 'DTKV-3.K3.1', ...addedBy(fact.seconds, 'DTKV-3.K3.2')], {
        detail: told(fact.seconds),
        then: onwards(match, fact.seconds),
      })
    : ruling(fact, 'replacementRefused', ['DTKV-3.2.1', 'DTKV-3.2.2'], {
        against: fact.by,
        detail: { what: 'ball', because: 'notDefective' },
      });
};

/** 'DTKV-1.K30.1' to 'DTKV-1.K30.3'. */
function whyNotThere({ agreed, noQuickRepair, sameBall, sameSides }: FactOf<'replaced'>): readonly Paragraph[] {
  return [
    ...(agreed === true && noQuickRepair === true ? [] : (['DTKV-1.K30.1'] as const)),
    ...(sameBall !== false ? [] : (['DTKV-1.K30.2'] as const)),
    ...(sameSides !== false ? [] : (['DTKV-1.K30.3'] as const)),
  ];
}
/** 'DTKV-1.K30.1', 'DTKV-1.K31': both agree, and it cannot be mended soon; what was lost must be played. */
const matchGoesOnAtAnotherPlate: Rule<'replaced'> = (match, fact) =>
  fact.what === 'plate' && whyNotThere(fact).length === 0
    ? ruling(fact, 'plateChange', ['DTKV-1.K30.1', 'DTKV-1.K30.2', 'DTKV-1.K30.3', 'DTKV-1.K31'], {
        detail: told(fact.seconds),
        then: onwards(match, fact.seconds),
      })
    : null;
const matchStaysAtItsPlate: Rule<'replaced'> = (_match, fact) =>
  fact.what === 'plate' && whyNotThere(fact).length > 0 ? ruling(fact, 'plateChangeRefused', whyNotThere(fact)) : null;

// ── repairs ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** 'DTKV-2.K12', 'DTKV-2.K20', 'DTKV-2.K22': a broken keeper, a figure that was replaced, one that nobody has looked at. */
function unusable({ state }: Match, { what, by, figure, leftPlate, checked }: FactOf<'repaired'>): Paragraph | null {
  if (by === undefined) return null;
  if (what === 'keeper' && isBroken(state, by)) return 'DTKV-2.K12';
  if (what === 'kicker' && figure !== undefined && isGone(state, by, figure)) return 'DTKV-2.K20';
  return leftPlate === true && checked === false ? 'DTKV-2.K22' : null;
}

const REPAIRED: Readonly<Record<FactOf<'repaired'>['what'], readonly Paragraph[]>> = {
  plate: ['DTKV-1.K29.1', 'DTKV-1.K29.2'],
  kicker: ['DTKV-2.K21', 'DTKV-2.K23'],
  keeper: ['DTKV-2.K19'],
  ball: ['DTKV-3.2.1'],
};
/** 'DTKV-1.K29.2', 'DTKV-2.K19', 'DTKV-2.K21', 'DTKV-2.K23': it is used again, and nothing is counted. */
const repairedAndUsedAgain: Rule<'repaired'> = (match, fact) => {
  if (unusable(match, fact) !== null) return null;
  const { what, by, seconds, leftPlate } = fact;
  const looked: readonly Paragraph[] = leftPlate === true ? ['DTKV-2.K22'] : [];
  const time: readonly Paragraph[] =
    what === 'plate' ? [] : addedBy(seconds, what === 'ball' ? 'DTKV-3.K3.2' : 'DTKV-2.K24');
  return ruling(fact, 'repair', [...REPAIRED[what], ...looked, ...time], {
    ...(by === undefined ? {} : { for: by }),
    detail: { what, ...told(seconds) },
    then: onwards(match, seconds),
  });
};
const repairedInVain: Rule<'repaired'> = (match, fact) => {
  const why = unusable(match, fact);
  return why === null
    ? null
    : ruling(fact, 'replacementRefused', ['DTKV-2.1.7', why], { against: fact.by, detail: { what: fact.what } });
};

export const rules: Chapter = {
  replaced: [figureIsReplaced, figureIsNotReplaced, ballIsChanged, matchGoesOnAtAnotherPlate, matchStaysAtItsPlate],
  repaired: [repairedAndUsedAgain, repairedInVain],
};
