import { isFigure, other } from '../names.ts';
import { disturberIn } from '../reckoning/barrier.ts';
import type { FactOf, Match, Ruling } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { byArea, punished } from './punished.ts';
import { ruling } from './ruling.ts';
import { backOffered } from './sanction.ts';

/** Rule 2.1.3: figures that come back from the barrier. */

/** 'FISTF-II.2.1.3.2': from that moment on, even if it runs back onto the field; whoever is hit by the ball then is a neutral object ['FISTF-II.2.1.3.4'] [S-6]. */
const figureStrikesTheBarrier: Rule<'rebounded'> = (match, fact) => {
  const { out } = match.state;
  if (fact.from !== 'barrier' || !isFigure(fact.what) || out[fact.what] !== undefined) return null;
  return ruling(fact, 'outOfPlay', ['FISTF-II.2.1.3.2', 'FISTF-II.2.1.3.4'], {
    detail: { figure: fact.what },
    then: [{ kind: 'figureGoesOut', figure: fact.what, to: 'barrier' }],
  });
};

/** 'FISTF-II.2.1.3.3.1': what lay still goes back if the opponent wants it; an outstanding block flick follows, then play goes on [S-18]. */
function backForWhatLayStill(match: Match, fact: FactOf<'figuresTouched'> | FactOf<'ballTouched'>): Ruling | null {
  const by = disturberIn(match, fact);
  if (by === null || !by.atRest || !isUnderWay(match)) return null;
  if (match.state.disturbed.some(({ figure }) => figure === by.figure)) return null; // the same Back covers it
  return backOffered(fact, {
    call: 'barrierPlay',
    paragraphs: ['FISTF-II.2.1.3.3.1', 'FISTF-II.2.1.3.3.2'],
    by: 'FISTF-II.2.1.3.3.2',
    to: other(by.side),
    flick: fact.id,
    where: { at: fact.at, where: fact.where },
    after: [
      {
        kind: 'blockFirst',
        paragraph: 'FISTF-II.2.1.3.3.3',
        then: [{ kind: 'followedBy', event: { kind: 'playReleased', after: 'barrierPlay' } }],
      },
    ],
  });
}

/** 'FISTF-II.2.1.3.3.4', 'FISTF-II.2.1.3.3.5': whatever moved. */
function freeKickForWhatMoved(match: Match, fact: FactOf<'figuresTouched'> | FactOf<'ballTouched'>): Ruling | null {
  const by = disturberIn(match, fact);
  if (by === null || by.atRest || !isUnderWay(match)) return null;
  const place = { at: fact.at, where: fact.where };
  return punished(match, fact, {
    call: 'barrierPlay',
    paragraphs: ['FISTF-II.2.1.3.3.4', ...byArea(match, place, 'FISTF-II.2.1.3.3.4', 'FISTF-II.2.1.3.3.5')],
    against: by.side,
    place,
  });
}

/** Nothing is disturbed while play stands. */
const isUnderWay = ({ state }: Match): boolean => state.phase === 'play';

const restingFigureIsDisturbed: Rule<'figuresTouched'> = backForWhatLayStill;
const restingBallIsDisturbed: Rule<'ballTouched'> = backForWhatLayStill;
const movingFigureIsDisturbed: Rule<'figuresTouched'> = freeKickForWhatMoved;
const rollingBallIsDisturbed: Rule<'ballTouched'> = freeKickForWhatMoved;

export const rules: Chapter = {
  rebounded: [figureStrikesTheBarrier],
  figuresTouched: [restingFigureIsDisturbed, movingFigureIsDisturbed],
  ballTouched: [restingBallIsDisturbed, rollingBallIsDisturbed],
};
