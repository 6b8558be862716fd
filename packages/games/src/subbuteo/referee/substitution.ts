import { seconds as ticksOf } from '@bande/core';
import type { Consequence } from '../consequences.ts';
import { isFigure, isReserve } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { FactOf, Match, Ruling } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rules 2.5 and 8.3: figures and keepers that are replaced. Only at a real table anything breaks. */

type Substituted = FactOf<'substituted'>;

const MOST_FIGURES = 3;

/** 'FISTF-II.2.5.2.1', 'FISTF-II.8.3.2.2': at a restart that is being set up; a kick-off only after a goal, which alone is set up in haste. */
function isOccasion({ state: { restart, phase } }: Match): boolean {
  if (restart === null || (phase !== 'restart' && phase !== 'setUp')) return false;
  return restart.kind === 'kickOff' ? restart.inHaste : restart.kind !== 'shot';
}

/** 'FISTF-II.2.5.3': what has been lost by it is played at the end of the period. */
const lost = ({ seconds = 0 }: Substituted): readonly Consequence[] =>
  seconds === 0 ? [] : [{ kind: 'timeIsLost', ticks: ticksOf(seconds) }];
const lostBy = ({ seconds = 0 }: Substituted): readonly Paragraph[] =>
  seconds === 0 ? [] : ['FISTF-II.2.5.3', 'FISTF-II.3.2.1.1'];

const refused = (fact: Substituted, paragraphs: readonly Paragraph[], then: readonly Consequence[] = []): Ruling =>
  ruling(fact, 'substitutionRefused', paragraphs, { against: fact.by, then });

// ── figures ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Why a figure may not be replaced now. */
function figureFault(match: Match, { by, alike, legal }: Substituted): Paragraph | null {
  if (!isOccasion(match)) return 'FISTF-II.2.5.2.1';
  if (match.state.counts[by].substitutions >= MOST_FIGURES) return 'FISTF-II.2.5.1.2';
  if (alike === false) return 'FISTF-II.2.5.1.3';
  return legal === false ? 'FISTF-II.2.5.2.2' : null;
}

const isBreak = ({ state }: Match): boolean => state.phase === 'interval';

const figureIsReplaced: Rule<'substituted'> = (match, fact) => {
  if (fact.what !== 'figure' || isBreak(match)) return null;
  const fault = figureFault(match, fact);
  if (fault === 'FISTF-II.2.5.1.2') return refused(fact, [fault, 'FISTF-II.2.5.1.1'], takenOff(match, fact));
  if (fault !== null) return refused(fact, [fault, 'FISTF-II.2.5.1.1']);
  return ruling(
    fact,
    'substitution',
    [
      ...(fact.damaged === true ? (['FISTF-II.2.5.1.1'] as const) : []),
      'FISTF-II.2.5.1.2',
      'FISTF-II.2.5.1.3',
      'FISTF-II.2.5.2.1',
      'FISTF-II.2.5.2.2',
      'FISTF-II.2.5.2.3',
      ...lostBy(fact),
    ],
    {
      for: fact.by,
      ...(fact.figure === undefined ? {} : { detail: { figure: fact.figure } }),
      then: [
        { kind: 'substitutionCounts', of: fact.by, what: 'figure' },
        ...lost(fact),
        { kind: 'followedBy', event: { kind: 'playReleased', after: 'substitution' } },
      ],
    },
  );
};

/** A fourth figure that is damaged may neither be used nor replaced: it goes [S-23]. */
function takenOff({ state }: Match, { by, figure, damaged }: Substituted): readonly Consequence[] {
  if (damaged !== true) return [];
  if (figure !== undefined && isReserve(figure)) return [{ kind: 'reserveGoesOff', of: by }]; // he is no outfield figure ['FISTF-I.3']
  const figures = figure !== undefined && isFigure(figure) ? [figure] : [];
  return [{ kind: 'figuresAreTakenOff', figures, of: by, count: state.counts[by].figures - 1, broken: true }];
}

/** 'FISTF-II.2.5.4.1', 'FISTF-II.2.5.4.2': in the break all of them or any of them, beside the three, of another colour and kind too, as long as rule 4.1 and the equipment rules are kept ['FISTF-II.2.5.4.3'] [S-24]. */
const figuresAreChangedInTheBreak: Rule<'substituted'> = (match, fact) => {
  const isAll = fact.what === 'allFigures';
  if (!isAll && (fact.what !== 'figure' || !isBreak(match))) return null;
  if (!isBreak(match)) return refused(fact, ['FISTF-II.2.5.4.1', 'FISTF-II.2.5.2.1']);
  if (fact.legal === false) return refused(fact, ['FISTF-II.2.5.4.3']);
  return ruling(fact, 'substitution', ['FISTF-II.2.5.4.1', 'FISTF-II.2.5.4.2', 'FISTF-II.2.5.4.3'], {
    for: fact.by,
    ...(isAll || fact.figure === undefined ? {} : { detail: { figure: fact.figure } }),
    then:
      isAll || fact.damaged === true
        ? [{ kind: 'figuresAreWholeAgain', of: fact.by, ...(isAll ? {} : { count: 1 }) }]
        : [],
  });
};

// ── the keeper ────────────────────────────────────────────────────────────────────────────────────────────────────

function keeperFault(match: Match, { by, damaged, legal }: Substituted): Paragraph | null {
  if (legal === false) return 'FISTF-II.8.3.2.3';
  if (damaged === true) return match.state.rolling ? 'FISTF-II.8.3.2.1' : null;
  if (!isOccasion(match)) return 'FISTF-II.8.3.2.2';
  return match.state.counts[by].keeperChanged ? 'FISTF-II.8.3.3.1' : null;
}

/** 'FISTF-II.8.3.2.3', 'FISTF-II.8.3.2.4': he is checked, an outstanding block flick follows ['FISTF-II.6.2.3.3'], then play goes on. */
const keeperIsReplaced: Rule<'substituted'> = (match, fact) => {
  if (fact.what !== 'keeper') return null;
  const fault = keeperFault(match, fact);
  if (fault !== null) return refused(fact, [fault]);
  const why: readonly Paragraph[] =
    fact.damaged === true ? ['FISTF-II.8.3.2.1', 'FISTF-II.8.3.3.2'] : ['FISTF-II.8.3.2.2', 'FISTF-II.8.3.3.1'];
  return ruling(
    fact,
    'substitution',
    [...why, 'FISTF-II.8.3.2.3', 'FISTF-II.4.3.4.3', 'FISTF-II.6.2.3.3', ...lostBy(fact)],
    {
      for: fact.by,
      then: [
        ...(fact.damaged === true ? [] : [{ kind: 'substitutionCounts', of: fact.by, what: 'keeper' } as const]),
        ...lost(fact),
        {
          kind: 'blockFirst',
          paragraph: 'FISTF-II.6.2.3.3',
          then: [{ kind: 'followedBy', event: { kind: 'playReleased', after: 'keeperSubstitution' } }],
        },
      ],
    },
  );
};

export const rules: Chapter = { substituted: [figureIsReplaced, figuresAreChangedInTheBreak, keeperIsReplaced] };
