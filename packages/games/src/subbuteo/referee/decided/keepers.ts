import { unfit, withFirst } from '@bande/kit';
import { bySide, keeperOf, other, type Side } from '../../names.ts';
import { isShort, withState, type Counts, type Match, type State } from '../../state.ts';
import type { Where } from '../../zones.ts';
import { broke } from './offences.ts';
import {
  havingHad,
  inAHalf,
  nameless,
  seen,
  somebody,
  supposing,
  unseen,
  withoutParagraphs,
  type Answer,
  type Decide,
  type DecidedOf,
} from './saying.ts';

/** Rules 1.5, 8 and 9, decided: keepers, reserve keepers and the number of figures. */

// ── the keeper ────────────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.8.1.2.b.1', 'FISTF-II.8.2.1.b.1': not for the first time, by the referee's word where nobody has entered the others. */
const counted = ({ state }: Match, side: Side, change: Partial<Counts>): State['counts'] => ({
  ...state.counts,
  [side]: { ...state.counts[side], ...change },
});
const often = (before: number, repeated: boolean | undefined): number =>
  repeated === true ? Math.max(1, before) : before;

export const keeperMisuse: Decide<'keeperMisuse'> = (match, fact, judge) =>
  match.state.shootOut === null ? misuseInAHalf(match, fact, judge) : misuseAtAShot(match, fact);

/** It is called, and it counts [S-98]; a shot that is not in is taken again [S-201]. */
function misuseAtAShot(match: Match, fact: DecidedOf<'keeperMisuse'>): Answer {
  const { against, because } = fact;
  const { restart } = match.state;
  if (because === 'mount') return broke(match, fact, 'keeperMount');
  if (because === 'fourthTouch') return unfit('because: a shot is one flick', 'FISTF-II.17.1.3');
  if (restart?.kind !== 'shot' || restart.by === against) return unfit('against: he does not keep goal now');
  const then = withState(match, { phase: 'play', restart: { ...restart, step: 'released' } });
  const kind = because === 'jerk' ? 'keeperJerked' : 'keeperOverLine';
  return seen(then, fact, { kind, keeper: keeperOf(against), deliberate: fact.deliberate }, 'retake');
}

const misuseInAHalf: Decide<'keeperMisuse'> = inAHalf((match, fact) => {
  const { against, because, repeated, deliberate } = fact;
  const { keeperJerks, keeperOverLine } = match.state.counts[against];
  const keeper = keeperOf(against);
  if (match.state.reserve[against].is === 'on')
    return unfit('against: his keeper is not in the goal', 'FISTF-II.9.1.2.2');
  switch (because) {
    case 'mount':
      return broke(match, fact, 'keeperMount');
    case 'jerk': {
      const counts = counted(match, against, { keeperJerks: often(keeperJerks, repeated) });
      const then = supposing(match, { attacker: other(against), counts });
      return seen(then, fact, { kind: 'keeperJerked', keeper, deliberate });
    }
    case 'line': {
      const counts = counted(match, against, { keeperOverLine: often(keeperOverLine, repeated) });
      return seen(supposing(match, { counts }), fact, { kind: 'keeperOverLine', keeper, deliberate });
    }
    case 'fourthTouch':
      return fourthTouch(match, fact);
  }
});
/** 'FISTF-II.8.1.5.0': by the referee's count. */
function fourthTouch(match: Match, fact: DecidedOf<'keeperMisuse'>): Answer {
  const { against } = fact;
  const course = { ...match.state.course, keeperTouches: 3 };
  const then = supposing(match, { attacker: against, course });
  const touched = { kind: 'ballTouched', touchedBy: keeperOf(against), atRest: false, ballRolling: false } as const;
  return unseen(match, seen(then, fact, touched));
}

const AREA: Readonly<Record<Side, Where>> = { red: 'redGoalArea', blue: 'blueGoalArea' };
export const keeperFoul: Decide<'keeperFoul'> = inAHalf((match, fact) => {
  const { against, because = 'keeperTouches' } = fact;
  const course = { ...match.state.course, restricted: false };
  const isHindering = because === 'keeperHinders';
  const attacker = isHindering ? other(against) : (match.state.attacker ?? other(against));
  const then = supposing(match, { attacker, course, reserve: bySide(() => OFF) });
  if (isHindering) return broke(then, fact, because);
  const found = seen(then, fact, {
    kind: 'figuresTouched',
    touchedBy: keeperOf(against),
    touched: somebody(other(against)),
    atRest: true,
    ballRolling: false,
    where: AREA[against],
  });
  return fact.because === undefined ? withoutParagraphs(found, 'FISTF-II.8.2.2', 'FISTF-II.8.2.2.P') : nameless(found);
});
const OFF = { is: 'off', fresh: false, waits: false, mayReturn: false } as const;

// ── the reserve keeper ────────────────────────────────────────────────────────────────────────────────────────────

export const wrongReserve: Decide<'wrongReserve'> = inAHalf((match, fact) => {
  const { against: by, because } = fact;
  switch (because) {
    case 'misplaced':
      return broke(match, fact, 'reserveMisplaced');
    case 'notInPossession': {
      const then = supposing(match, { attacker: other(by), reserve: { ...match.state.reserve, [by]: OFF } });
      return seen(then, fact, { kind: 'reserveIn', by });
    }
    case 'waits': {
      const reserve = { ...match.state.reserve, [by]: { ...OFF, waits: true } };
      return seen(supposing(match, { attacker: by, reserve }), fact, { kind: 'reserveIn', by });
    }
    case 'mayNotGo':
      return match.state.reserve[by].is === 'on'
        ? seen(match, fact, { kind: 'reserveOut', by })
        : unfit('against: his reserve keeper is not in play', 'FISTF-II.9.2.1.0');
    case 'withoutRight':
      return broke(match, fact, 'reserveWithoutRight');
    case undefined:
      return withoutParagraphs(
        broke(match, fact, 'reserveWithoutRight'),
        'FISTF-II.9.1.2.1',
        'FISTF-II.9.1.2.2',
        'FISTF-II.9.1.2.3',
      );
  }
});

/** 'FISTF-II.9.1.2.1', 'SHORT-reserve.3': he must be there to come, and a place is needed where places are measured. */
export const reserveIn: Decide<'reserveIn'> = (match, fact) => {
  const { for: by, at } = fact;
  const { reserve, attacker, measured } = match.state;
  if (reserve[by].is === 'gone') return unfit('for: his reserve keeper has been removed', 'FISTF-II.10.2.2');
  if (reserve[by].is === 'on') return unfit('for: his reserve keeper is in play');
  if (measured && at === undefined)
    return unfit('at: say where he is put', isShort(match) ? 'SHORT-reserve.3' : 'FISTF-II.9.1.1');
  if (attacker !== other(by)) return seen(match, fact, { kind: 'reserveIn', by, at });
  const had = withState(match, { attacker: by, block: null, blockWait: null, restart: null, phase: 'play' });
  return withFirst(havingHad(match, by), seen(had, fact, { kind: 'reserveIn', by, at })); // he comes in with the ball only [S-293]
};
export const reserveOut: Decide<'reserveOut'> = (match, fact) => {
  const { for: by } = fact;
  return match.state.reserve[by].is === 'on'
    ? seen(match, fact, { kind: 'reserveOut', by })
    : unfit('for: his reserve keeper is not in play', 'FISTF-II.9.2.1.0');
};

// ── too many figures ──────────────────────────────────────────────────────────────────────────────────────────────

export const wrongNumber: Decide<'wrongNumber'> = inAHalf((match, fact) => {
  const { against: by, outfield, keepers, reserves, reserveOnField } = fact;
  if (reserveOnField === true) return broke(match, fact, 'reserveOnField');
  const allowed = match.state.counts[by].figures;
  const isSaid = [outfield, keepers, reserves].some((one) => one !== undefined);
  if (!isSaid) return withoutParagraphs(counting(match, fact, { reserves: 2 }), 'FISTF-II.1.5.3');
  const isFine = (outfield ?? 0) <= allowed && (keepers ?? 0) <= 1 && (reserves ?? 0) <= 1;
  return isFine
    ? unfit(`outfield: ${allowed} figures, a keeper and a reserve keeper may be used`, 'FISTF-II.1.5.1')
    : counting(match, fact, { outfield, keepers, reserves });
});
function counting(
  match: Match,
  fact: DecidedOf<'wrongNumber'>,
  { outfield, keepers = 1, reserves = 0 }: Pick<DecidedOf<'wrongNumber'>, 'outfield' | 'keepers' | 'reserves'>,
): Answer {
  const { against: by } = fact;
  const allowed = match.state.counts[by].figures;
  return seen(match, fact, { kind: 'counted', by, outfield: outfield ?? allowed, keepers, reserves });
}
