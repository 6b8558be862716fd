import {
  later,
  playTick,
  started,
  withOption,
  without,
  type Ending,
  type Fact,
  type Match,
  type Outcome,
  type Ruling,
} from '@bande/core';
import { ended } from './ending.ts';
import { AGAIN_LIMIT, MOVE_LIMIT, sideToMove, type Side, type Toy } from './state.ts';

export function settle(match: Match<Toy>, fact: Fact<Toy>, rulings: readonly Ruling<Toy>[]): Match<Toy> {
  switch (fact.kind) {
    case 'rolled':
      return afterRoll(match, fact.value, rulings);
    case 'taken':
      return afterTaking(match, fact.by, fact.count, rulings);
    case 'optionTaken':
      return fact.choice === 'again' ? { ...match, state: { ...match.state, roll: null } } : onTheMove(match);
    case 'optionLapsed':
      return onTheMove(match);
    case 'clockRanOut':
      return fact.clock === 'match' ? over(match, leader(match), 'TOY-2.2') : nextTurn(match);
    case 'ended':
      return endedAs(match, fact.how);
    case 'noted':
    case 'paused':
    case 'resumed':
      return match;
  }
}

const onTheMove = (match: Match<Toy>): Match<Toy> => ({
  ...match,
  clocks: started(match.clocks, 'move', MOVE_LIMIT, playTick(match)),
});

function afterRoll(match: Match<Toy>, value: number, rulings: readonly Ruling<Toy>[]): Match<Toy> {
  const rolled = { ...match, state: { ...match.state, roll: value } };
  if (!rulings.some((ruling) => ruling.call === 'again')) return onTheMove(rolled);
  return withOption(rolled, {
    name: 'rollAgain',
    owner: sideToMove(match),
    paragraph: 'TOY-3.1',
    choices: ['again', 'keep'],
    default: 'keep',
    until: [{ tick: later(playTick(match), AGAIN_LIMIT) }],
    play: 'stops',
  });
}

function afterTaking(match: Match<Toy>, by: Side, count: number, rulings: readonly Ruling<Toy>[]): Match<Toy> {
  const scored = rulings.some((ruling) => ruling.call === 'point');
  const score = scored ? { ...match.state.score, [by]: match.state.score[by] + 1 } : match.state.score;
  const heap = scored ? match.setup.settings.heap : match.state.heap - count;
  const after = nextTurn({ ...match, state: { ...match.state, heap, score } });
  return rulings.some((ruling) => ruling.call === 'win') ? over(after, by, 'TOY-2.1') : after;
}

const nextTurn = (match: Match<Toy>): Match<Toy> => ({
  ...match,
  clocks: without(match.clocks, 'move'),
  state: { ...match.state, roll: null, turns: match.state.turns + 1 },
});

function leader({ state: { score } }: Match<Toy>): Side | null {
  if (score.first === score.second) return null;
  return score.first > score.second ? 'first' : 'second';
}

const over = (match: Match<Toy>, winner: Side | null, paragraph: 'TOY-2.1' | 'TOY-2.2'): Match<Toy> =>
  isOver(match, { winner, score: match.state.score, paragraphs: [paragraph] });
const isOver = (match: Match<Toy>, outcome: Outcome<Toy>): Match<Toy> => ({
  ...match,
  clocks: [],
  options: [],
  outcome,
});

function endedAs(match: Match<Toy>, how: Ending<Toy>): Match<Toy> {
  const worth = ended(match, how);
  return worth.ok ? isOver(match, worth.value) : match;
}
