import type { EventOf } from '../events.ts';
import { turnedTo } from '../reckoning/turns.ts';
import { isKeeper, other, type Side } from '../names.ts';
import type { Match } from '../state.ts';
import { firstOf, isInPlay, isThere, NO_RESTART, ownedBy, settingUp, whilePlaying, type Fault } from './saying.ts';

/** Before play and at restarts: what cannot have been done as the match stands. */

export function tossFault({ state }: Match, { from }: EventOf<'tossed'>): Fault {
  if (state.phase !== 'toss') return 'winner: no toss is due';
  return from !== undefined && state.period !== 'shootOut' ? 'from: only a shoot-out has positions' : null;
}

export function choiceFault({ state }: Match, { by, choice }: EventOf<'tossChosen'>): Fault {
  const { phase, toss, period } = state;
  if (phase !== 'tossChoice' || toss === null) return 'choice: nobody has a choice now';
  if (toss.winner !== by) return `by: ${by} has not won the toss`;
  const isOfShootOut = choice === 'shoot' || choice === 'keep';
  return isOfShootOut === (period === 'shootOut') ? null : 'choice: not this one';
}

/** First whoever takes it, then the other side ['FISTF-II.4.2.2.1', 'FISTF-II.15.2.1.1.1']. */
const placer = ({ state: { restart } }: Match): Side | null => {
  if (restart?.step === 'attackerPlaces') return restart.by;
  return restart?.step === 'defenderPlaces' ? other(restart.by) : null;
};
export function placingFault(match: Match, { by }: { readonly by: Side }): Fault {
  const turn = placer(match);
  if (turn === null) return 'by: nobody places his figures now';
  return turn === by ? null : `by: it is ${turn}’s turn to place`;
}
export const placedFault = (match: Match, { by, what }: EventOf<'placed'>): Fault =>
  firstOf(placingFault(match, { by }), what === 'ball' ? null : ownedBy(by, 'what', what));

/** 'FISTF-II.15.2.1.4.2': only a goal kick may be taken by the keeper. */
export function takerFault(match: Match, { by, figure }: EventOf<'takerNamed'>): Fault {
  const restart = settingUp(match);
  if (restart === null) return `figure: ${NO_RESTART}`;
  if (restart.by !== by) return `by: ${restart.by} takes it`;
  if (figure === undefined) return null;
  const isStranger = isKeeper(figure) && restart.kind !== 'goalKick';
  return firstOf(
    ownedBy(by, 'figure', figure),
    isStranger ? 'figure: a keeper takes goal kicks only' : null,
    restart.kind === 'shot' ? null : isInPlay(match, 'figure', figure),
  );
}

/** A block flick, or the positional flicks of a turn. */
export function waivedFault(match: Match, event: EventOf<'waived'>): Fault {
  const { by } = event;
  const { phase, restart, attacker, block } = turnedTo(match, event).state;
  if (phase === 'play')
    return attacker === by || (block !== null && block !== by) ? 'by: this side has no block flick' : null;
  const turn = restart?.step === 'attackerFlicks' ? restart.by : null;
  const flicks = restart?.step === 'defenderFlicks' ? other(restart.by) : turn;
  return flicks === by ? null : 'by: no positional flick of this side is due';
}

export function readyFault(match: Match, { by }: EventOf<'readied'>): Fault {
  const { phase, ready } = match.state;
  if (phase !== 'interval' && settingUp(match) === null) return 'by: nobody is asked whether he is ready';
  return phase === 'interval' && ready[by] ? 'by: he has said so already' : null;
}

export function askedFault(match: Match, { by, what, figure }: EventOf<'asked'>): Fault {
  const isOfRestart = what === 'distance' || what === 'lift';
  if (isOfRestart && settingUp(match) === null) return `what: ${NO_RESTART}`;
  if (what === 'forcingCheck' && figure !== undefined && ownedBy(by, 'figure', figure) === null)
    return `figure: ${figure} is his own`;
  return firstOf(isThere(match, 'figure', figure), whilePlaying(match, 'what'));
}

export function reserveInFault(match: Match, { by }: EventOf<'reserveIn'>): Fault {
  const { is } = match.state.reserve[by];
  if (is === 'gone') return 'by: his reserve keeper has been removed';
  if (match.state.period === 'shootOut') return 'by: in a shoot-out only shooter and keeper are on the table'; // [S-78]
  return is === 'on' ? 'by: his reserve keeper is in play' : whilePlaying(match, 'by');
}
export const reserveOutFault = (match: Match, { by }: EventOf<'reserveOut'>): Fault =>
  match.state.reserve[by].is === 'on' ? whilePlaying(match, 'by') : 'by: his reserve keeper is not in play';

export function substitutionFault(match: Match, { by, what, figure }: EventOf<'substituted'>): Fault {
  if (match.state.phase === 'finished') return 'by: the match is over';
  if (figure === undefined) return null;
  if (what === 'keeper' && !isKeeper(figure)) return `figure: ${figure} is no keeper`;
  if (what === 'figure' && isKeeper(figure)) return `figure: ${figure} is a keeper`;
  return firstOf(ownedBy(by, 'figure', figure), isThere(match, 'figure', figure));
}
