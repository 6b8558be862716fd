import { atDesk, type Duty } from '@bande/core';
import { chooserOfEnds } from './legal.ts';
import { umpireNow } from './referee-duty.ts';
import { RACK_LAWS } from './referee/set-up.ts';
import { awaitsRack, isDoubles, nameOf, sideOfSeat, SIDES_IN_TURN, type Carrom, type Match } from './state.ts';

/** What the laws want now, and from whom: at a desk the umpire does what is otherwise the program's part. */
export function dutyNow(match: Match): readonly Duty<Carrom>[] {
  if (match.outcome !== null) return [];
  const all = atTheTable(match);
  return atDesk(match) ? [...all.filter(({ who }) => who !== 'host'), ...umpireNow(match)] : all;
}

function atTheTable(match: Match): readonly Duty<Carrom>[] {
  const { state } = match;
  switch (state.phase) {
    case 'toss':
      return [
        { who: 'host', what: 'toss', paragraphs: state.boardNumber > 1 ? ['ICF-56b.3'] : ['ICF-39a.1', 'ICF-39a.2'] },
      ];
    case 'tossChoice':
      return [
        {
          who: nameOf(state.tossWinner ?? 0),
          what: 'tossChoice',
          paragraphs: ['ICF-39a.3', ...(isDoubles(match) ? (['ICF-39b'] as const) : [])],
        },
      ];
    case 'sideChoice':
      return [{ who: nameOf(chooserOfEnds(match)), what: 'chooseEnd', paragraphs: ['ICF-39a.4', 'ICF-39c'] }];
    case 'setUp':
      return awaitsRack(match)
        ? [{ who: 'host', what: 'rack', paragraphs: [...RACK_LAWS] }]
        : [
            {
              who: nameOf(sideOfSeat(state.breaker)),
              seat: state.breaker,
              what: 'setUp',
              paragraphs: [...RACK_LAWS, 'ICF-41a.6', 'ICF-41b', 'ICF-42', 'ICF-43'],
            },
          ];
    case 'stroke':
      return [strokeDuty(match)];
    case 'running':
      return [{ who: 'host', what: 'motion', paragraphs: ['ICF-123.1'] }];
    case 'placing':
      return match.options
        .filter(({ name }) => name === 'place')
        .map(({ owner, seat, paragraph }) => ({
          who: owner,
          ...(seat === undefined ? {} : { seat }),
          what: 'place',
          paragraphs: [paragraph, 'ICF-9.1', 'ICF-87.1', 'ICF-88'],
        }));
    case 'boardOver':
      return boardOverDuties(match);
    case 'interval':
      return SIDES_IN_TURN.filter((side) => state.interval?.ready[side] === false).map((side) => ({
        who: nameOf(side),
        what: 'return',
        paragraphs: state.interval?.kind === 'rest' ? ['ICF-138', 'ICF-143b'] : ['ICF-61'],
      }));
    case 'finished':
      return [{ who: 'host', what: 'protest', paragraphs: ['ICF-150.2', 'ICF-151c'] }];
  }
}

function strokeDuty({ state }: Match): Duty<Carrom> {
  if (state.board.held) return { who: 'host', what: 'request', paragraphs: ['ICF-121a.1', 'ICF-121a.2'] };
  const afterBreak = state.board.queen === 'pending' ? 'cover' : 'strike';
  const what = state.board.breakMade ? afterBreak : 'break';
  return {
    who: nameOf(sideOfSeat(state.turn)),
    seat: state.turn,
    what,
    paragraphs: [
      'ICF-33.1',
      'ICF-50.1',
      'ICF-130a',
      'ICF-130b.1',
      'ICF-130b.2',
      ...(what === 'cover' ? (['ICF-15'] as const) : []),
    ],
  };
}

function boardOverDuties(match: Match): readonly Duty<Carrom>[] {
  const demand = match.options.find(({ name }) => name === 'demand');
  if (demand !== undefined) return [{ who: demand.owner, what: 'demand', paragraphs: [demand.paragraph, 'ICF-55.1'] }];
  return SIDES_IN_TURN.map((side) => ({
    who: nameOf(side),
    what: 'next',
    paragraphs: match.state.gameOver ? ['ICF-58', 'ICF-59'] : ['ICF-49a.i.2'],
  }));
}
