import { unfit } from '@bande/kit';
import { hasRoom, payable, rightAgainst } from '../../debts.ts';
import { nameOf, ownOnBoard, sideNamed, sideOfSeat, type Match } from '../../state.ts';
import { other, type Side } from '../../table.ts';
import { givenUp, isToBePlacedBy, lastPieceComesBack } from '../dues.ts';
import { ruling } from '../ruling.ts';
import { during, onABoard, type Answer, type Decide, type DecidedOf } from './saying.ts';

/** Chapter XIV, decided: who places, what comes back, what is given up. */

/** Where nobody knows the places, his word that a piece is to be placed says that there is room. */
export const placing: Decide<'placing'> = onABoard((match, fact) => {
  const debtor = other(sideOfSeat(fact.by));
  const isKnown = match.state.board.measured;
  if (payable(match, debtor) === 0 || (isKnown && !hasRoom(match)))
    return unfit('nothing is owed that could be placed', 'ICF-79a');
  if (rightAgainst(match, debtor) !== undefined) return unfit('somebody is to place already', 'ICF-9.1');
  const both = payable(match, other(debtor)) > 0;
  const called = isToBePlacedBy(match, fact, fact.by, { debtor, onTurn: match.state.turn, waited: true, both });
  return [hasRoom(match) ? called : { ...called, then: [{ kind: 'roomIsFound', room: true }, ...(called.then ?? [])] }];
});

export const noRoom: Decide<'noRoom'> = onABoard((match, fact) =>
  match.state.board.measured && hasRoom(match)
    ? unfit('there is room, as the pieces lie', 'ICF-79a')
    : [
        ruling(fact, 'noRoom', ['ICF-79a'], {
          ...(fact.against === undefined ? {} : ofDebtor(match, sideNamed(fact.against))),
          ...(match.state.board.measured ? {} : { then: [{ kind: 'roomIsFound', room: false }] }),
        }),
      ],
);

const ofDebtor = (match: Match, debtor: Side) => ({ against: debtor, detail: { count: payable(match, debtor) } });

export const lastPieceBack: Decide<'lastPieceBack'> = onABoard((match, fact) => {
  const side = sideNamed(fact.against);
  const back = ownOnBoard(match.state, side) === 0 ? lastPieceComesBack(match, match, fact, side) : null;
  return back === null ? unfit('no last piece of this side has to come out again', 'ICF-87.1') : [back];
});

const rightOfSide = (match: Match, owner: Side): boolean =>
  match.options.some((option) => option.name === 'place' && option.owner === nameOf(owner));
function gone(match: Match, fact: DecidedOf<'waived'> | DecidedOf<'rightLost'>): Answer {
  const owner = sideNamed(fact.against);
  return rightOfSide(match, owner)
    ? [givenUp(match, fact, fact.call, owner)]
    : unfit('this side has nothing to place', 'ICF-9.1');
}
export const waived: Decide<'waived'> = during(['placing'], (match, fact) => gone(match, fact));
export const rightLost: Decide<'rightLost'> = during(['placing'], (match, fact) => gone(match, fact));

export const clockStops: Decide<'clockStops'> = onABoard((match, fact) =>
  match.state.board.held
    ? unfit('play is held up already', 'ICF-121a.1')
    : [
        ruling(fact, 'clockStops', ['ICF-121a.1', 'ICF-121a.2'], {
          ...(fact.by === undefined ? {} : { for: sideOfSeat(fact.by) }),
          then: [{ kind: 'playIsHeld' }],
        }),
      ],
);
