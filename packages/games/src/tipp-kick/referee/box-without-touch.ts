import { abandonment } from './abandonment.ts';
import type { Chapter, Rule } from './facts.ts';
import { cautionFor } from './ladder.ts';
import { ruling } from './ruling.ts';

/** 'DTKV-6.K20': the box comes over the goal line for a ball at rest in the area and does not move it; the steps of 6.8 all the same. */

/** 'DTKV-6.8.1.1'. */
const boxComesOver: Rule<'breach'> = (match, fact) =>
  fact.what === 'boxOverWithoutTouch' && match.state.counts[fact.by].boxOver === 0
    ? ruling(fact, 'admonition', ['DTKV-6.8.1.1', 'DTKV-6.K20'], {
        against: fact.by,
        detail: { because: 'boxOver' },
        then: [
          { kind: 'counts', what: 'boxOver', against: fact.by },
          { kind: 'counts', what: 'admonitions', against: fact.by },
        ],
      })
    : null;
/** 'DTKV-6.8.2'. */
const boxComesOverTwice: Rule<'breach'> = (match, fact) =>
  fact.what === 'boxOverWithoutTouch' && match.state.counts[fact.by].boxOver === 1
    ? cautionFor(fact, fact.by, ['DTKV-6.8.2', 'DTKV-6.K20'], [{ kind: 'counts', what: 'boxOver', against: fact.by }])
    : null;
/** 'DTKV-6.8.3', 'DTKV-15.3.4'. */
const boxComesOverAgain: Rule<'breach'> = (match, fact) =>
  fact.what === 'boxOverWithoutTouch' && match.state.counts[fact.by].boxOver > 1
    ? abandonment(match, fact, fact.by, ['DTKV-6.8.3', 'DTKV-15.3.4', 'DTKV-6.K21'], { because: 'boxOver' })
    : null;

export const rules: Chapter = { breach: [boxComesOver, boxComesOverTwice, boxComesOverAgain] };
