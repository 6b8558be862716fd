import type { LogEntry, Words } from '@bande/core';
import { DONE, OPEN, type Standing } from '@bande/stage/view';
import { isQuiet, placesNow } from '../../motion.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { words } from '../words/naming.ts';

type Log = readonly LogEntry<Subbuteo>[];

/** What has become of the lesson on block flicks: Blue plays, Red stands in the way, Blue plays on and runs into him or not. */

const flicksOf = (log: Log, by: 'red' | 'blue'): readonly number[] =>
  log.flatMap(({ fact }, i) => (fact.kind === 'flicked' && fact.by === by ? [i] : []));

/** The first ruling against Red's block flick. */
const offenceIn = (log: Log) =>
  log
    .flatMap(({ fact, rulings }) => rulings.map((ruling) => ({ fact, ruling })))
    .find(({ ruling: { call, against } }) => against === 'red' && OFFENCES.has(call));
const OFFENCES: ReadonlySet<string> = new Set(['blockFoul', 'back', 'obstruction']);

/** Degrees aside of straight ahead: farther back than this nobody stands in the way. */
const BACK = 125;
const goesBack = (log: Log): boolean =>
  flicksOf(log, 'red').some((i) => {
    const { fact } = log[i]!;
    return fact.kind === 'flicked' && Math.abs(fact.direction ?? 0) > BACK;
  });

/** Ticks of play time: Blue waits no longer than this. */
export const PLAYS_ON = 2400;

/** Red stands, or has done nothing for so long that Blue plays on. */
export const hasBlocked = ({ state }: Match): boolean => state.block !== 'red' && isQuiet(state.motion);

const NOW = words(
  'Jetzt! Zieh eine deiner leuchtenden Figuren zurück und lass los: zwischen Ball und Tor, ohne etwas zu berühren.',
  'Now! Pull one of your lit figures back and let go: between ball and goal, without touching anything.',
);

export function standingOfBlock(log: Log, match: Match): Standing {
  const { state } = match;
  if (offenceIn(log) !== undefined || goesBack(log)) return { is: 'missed', why: whyNotBlocked(log, match) };
  const [, again] = flicksOf(log, 'blue');
  if (again === undefined) return state.block === 'red' ? { is: 'urged', by: NOW, until: PLAYS_ON } : OPEN;
  if (state.attacker === 'red' || state.restart?.by === 'red') return DONE;
  const isOver = log.slice(again).some(({ fact }) => fact.kind === 'rested' && fact.what === 'ball');
  return isOver ? { is: 'missed', why: whyNotBlocked(log, match) } : OPEN;
}

const MET_BALL = words(
  'Deine Figur hat den Ball berührt: Zieh so, dass ihre Linie neben ihm endet.',
  'Your figure touched the ball: pull so that its line ends beside it.',
);
const MET_ROLLING = words(
  'Deine Figur traf den rollenden Ball, das ist ein Foul: Ziel dorthin, wo er liegen bleiben wird, oder wart, bis er liegt.',
  'Your figure met the rolling ball, which is a foul: aim beside where it will come to lie, or wait until it lies.',
);
const MET_FIGURE = words(
  'Deine Figur hat eine andere berührt: Nimm einen freien Weg.',
  'Your figure touched another one: take a way that is free.',
);
const WENT_BACK = words(
  'Die Figur lief vom Ball weg: Zieh zurück, dann läuft sie nach vorn.',
  'The figure went away from the ball: pull back, and it goes forward.',
);
const TOO_LATE = words(
  'Du hast nicht geschnippt, und Blau hat weitergespielt: Du hattest Zeit, bis Blau den Ball wieder traf.',
  'You did not flick, and Blue played on: you had time until Blue met the ball again.',
);
const TOO_SHORT = words(
  'Deine Figur kam nicht bis in den Weg: Zieh weiter zurück. Zwischen Ball und Tor hält sie ihn auf.',
  'Your figure did not get into the way: pull farther back. Between ball and goal it stops the ball.',
);
const PAST = words(
  'Der Ball lief an deiner Figur vorbei: Sie muss zwischen Ball und deinem Tor stehen, dicht vor dem Ball.',
  'The ball went past your figure: it has to stand between the ball and your goal, close before the ball.',
);

/** So far beside the ball's way, in metres, a figure did not get there. */
const SHORT = 0.05;

/** Why the block flick did not help. */
function whyNotBlocked(log: Log, match: Match): Words | null {
  const offence = offenceIn(log);
  if (offence?.fact.kind === 'ballTouched') return offence.ruling.call === 'blockFoul' ? MET_ROLLING : MET_BALL;
  if (offence !== undefined) return MET_FIGURE;
  if (goesBack(log)) return WENT_BACK;
  const at = flicksOf(log, 'red')[0];
  const fact = at === undefined ? null : log[at]!.fact;
  if (fact?.kind !== 'flicked') return TOO_LATE;
  const places = placesNow(match);
  const isAside = Math.abs(places[fact.figure].x - places.ball.x) > SHORT;
  return isAside && (fact.strength ?? 1) < WEAK ? TOO_SHORT : PAST;
}
/** Less than this does not get there. */
const WEAK = 0.2;
