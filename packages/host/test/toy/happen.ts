import { accept, refuse, type Happen } from '@bande/core';
import { most } from './actions.ts';
import { seatToMove, sideToMove, type Toy } from './state.ts';

export const happen: Happen<Toy> = {
  byAction(match, seat, action) {
    if (seat !== seatToMove(match)) return refuse('notYourTurn');
    if (match.state.roll === null) return refuse('chanceAwaited', ['TOY-1.1']);
    if (action.count < 1 || action.count > most(match)) return refuse('againstTheRules', ['TOY-1.2']);
    return accept([{ kind: 'taken', by: sideToMove(match), count: action.count }]);
  },
  byChance: (_match, draws) => [{ kind: 'rolled', value: draws[0] ?? 1 }],
  entered(match, events) {
    const tooMany = events.some((event) => event.kind === 'taken' && event.count > match.state.heap);
    return tooMany ? refuse('unknownFact', ['TOY-1.2'], 'the heap does not hold that many') : accept(events);
  },
};
