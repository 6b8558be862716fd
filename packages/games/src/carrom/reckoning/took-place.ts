import { rack } from '../racks.ts';
import { overrunBy } from '../referee/fouls.ts';
import { isAfterTheBoard } from '../referee/stroke.ts';
import { onState, onTheBoard, sideOfSeat, withSide, type Fact, type Match } from '../state.ts';
import type { Side } from '../table.ts';
import { strokeIsOver } from './stroke.ts';

/** What has happened whatever the laws say to it; everything else follows from rulings. */
export function tookPlace(match: Match, fact: Fact): Match {
  const { state } = match;
  switch (fact.kind) {
    case 'racked':
      return onTheBoard(match, { rack: fact.draws, pieces: rack(state.turned, fact.draws) });
    case 'strokeEnded':
      return isAfterTheBoard(state) ? match : strokeIsOver(match, fact);
    case 'roomFound':
      return onTheBoard(match, { room: fact.room });
    case 'returned':
      return isBack(match, sideOfSeat(fact.by), false);
    case 'lateReturn':
      return isBack(match, sideOfSeat(fact.by), true);
    case 'breach':
      return timeIsSpent(match, fact);
    case 'clockRanOut':
      return fact.clock === 'interval' ? intervalIsOver(match) : timeIsSpent(match, fact);
    case 'optionTaken':
    case 'optionLapsed':
      return { ...match, options: match.options.filter(({ id }) => id !== fact.option) };
    default:
      return match;
  }
}

const timeIsSpent = (match: Match, fact: Fact): Match =>
  overrunBy(match, fact) === null ? match : onTheBoard(match, { overruns: (match.state.board.overruns ?? 0) + 1 });

function isBack(match: Match, side: Side, late: boolean): Match {
  const { interval } = match.state;
  if (interval === null) return match;
  const back = { ready: withSide(interval.ready, side, true), late: withSide(interval.late, side, late) };
  return onState(match, { interval: { ...interval, ...back } });
}

function intervalIsOver(match: Match): Match {
  const { interval } = match.state;
  return interval === null ? match : onState(match, { interval: { ...interval, ready: [true, true] } });
}
