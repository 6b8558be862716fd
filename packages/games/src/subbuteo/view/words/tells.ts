import type { LogEntry, Words } from '@bande/core';
import type { Told } from '@bande/stage/view';
import type { Event, FlickKind } from '../../events.ts';
import { goalBehind, isFigure, isKeeper, other, sideOf, type Player, type Side } from '../../names.ts';
import { flickKindOf } from '../../rights.ts';
import type { Fact, Match, Ruling, Subbuteo } from '../../state.ts';
import { callWords } from './call-words.ts';
import { opens } from './calls.ts';
import { factWords } from './deeds.ts';
import { asSubject, bodyWords, both, sideWords, words } from './naming.ts';
import { TAKES } from './restart-words.ts';

/** What hands do, and what anybody would call out; not every touch on the way there. */
const TOLD: ReadonlySet<Event['kind']> = new Set([
  'flicked',
  'placed',
  'linedUp',
  'ballOver',
  'ballFell',
  'toppled',
  'handSet',
]);
/** In a match what is set up is told by who takes it, and a fallen figure by the referee who stands it up. */
const OF_TRAINING: ReadonlySet<Event['kind']> = new Set(['placed', 'linedUp', 'toppled']);

export const tellsOfTraining = (fact: Event): Told<Subbuteo> | null =>
  isTold(fact) ? { by: whose(fact), words: sentence(factWords(fact)) } : null;
const isTold = (fact: Event): boolean => TOLD.has(fact.kind) || (fact.kind === 'figureLeft' && fact.ground === 'table');

export function tellsOfMatch(fact: Event, before: Match, rulings: readonly Ruling[] = []): Told<Subbuteo> | null {
  if (fact.kind !== 'flicked' && rulings.some(isMiss)) return ofMiss(before);
  if (isSave(fact, before)) return { by: whose(fact), words: sentence(saved(fact)) };
  const taken = takenBy(fact, rulings);
  if (taken !== null) return { by: sideOf(taken), words: sentence(COMES_TO(taken)) };
  if (!isTold(fact) || OF_TRAINING.has(fact.kind) || isOutAlready(fact, before)) return null;
  return { by: whose(fact), words: sentence(inMatch(fact, before)), opens: opens(fact, rulings) };
}
/** Where the ball went over a line has been told: what became of it then is no news. */
const isOutAlready = (fact: Event, { state }: Match): boolean =>
  fact.kind === 'ballFell' && (state.told.ballOver !== null || state.phase !== 'play');

/** Whose figure or keeper has just got the ball by meeting it. */
export const takenBy = (fact: Event | Fact, rulings: readonly Ruling[]): Player | null =>
  fact.kind === 'ballTouched' && rulings.some(({ call }) => call === 'change') ? fact.touchedBy : null;
const COMES_TO = (who: Player): Words =>
  words(`Der Ball kommt zu ${bodyWords(who).de}`, `The ball comes to ${bodyWords(who).en}`);

/** It is known when the figure can no longer meet the ball, and told of whoever played it. */
function ofMiss({ state: { attacker, flicks } }: Match): Told<Subbuteo> {
  const who = flicks.findLast(({ side, over }) => side === attacker && !over)?.figure;
  const by = attacker ?? 'red';
  const named = who === undefined ? sideWords(by) : asSubject(bodyWords(who));
  return { by, words: sentence(both((language) => `${named[language]} ${MISSES[language]}`)) };
}
const isMiss = ({ call, paragraphs }: Ruling): boolean =>
  call === 'change' && paragraphs.some((one) => one === 'FISTF-II.5.1.2.1' || one === 'SHORT-possession.2');
const MISSES = words('verfehlt den Ball', 'misses the ball');
const sentence = ({ de, en }: Words): Words => ({ de: `${de}.`, en: `${en}.` });

function inMatch(fact: Event, before: Match): Words {
  if (fact.kind !== 'flicked') return factWords(fact);
  const as = flickKindOf(before, fact as Extract<Fact, { kind: 'flicked' }>);
  const kind = before.state.restart?.kind;
  const isShot = before.state.handSet === fact.figure;
  const does = as === 'restart' && kind !== undefined ? TAKES[kind] : shotOr(isShot, as);
  return both((language) => `${asSubject(bodyWords(fact.figure))[language]} ${does[language]}`);
}
const shotOr = (isShot: boolean, as: FlickKind): Words => (isShot ? TAKES.shot : DOES[as]);
const DOES: Readonly<Record<FlickKind, Words>> = {
  play: words('schnippt zum Ball', 'flicks towards the ball'),
  block: words('verteidigt', 'blocks'),
  tick: words('löst sich mit einem Tick', 'moves away by a tick'),
  positional: words('rückt zurecht', 'moves into position'),
  restart: words('führt aus', 'takes it'),
};
/** The keeper of the side that does not have the ball stops it. */
const isSave = (fact: Event, { state }: Match): boolean =>
  fact.kind === 'ballTouched' &&
  isKeeper(fact.touchedBy) &&
  fact.ballRolling === true &&
  state.attacker === other(sideOf(fact.touchedBy)) &&
  state.told.ballOver === null;
const saved = (fact: Event): Words =>
  fact.kind === 'ballTouched'
    ? both((language) => `${bodyWords(fact.touchedBy)[language]} ${SAVES[language]}`)
    : words('', '');
const SAVES = words('wehrt ab', 'saves');

/** One hand has both sides: it is the side of the figure that counts. */
function whose(fact: Event): Side | null {
  if ('figure' in fact && fact.figure !== undefined) return sideOf(fact.figure);
  if (fact.kind === 'ballTouched') return sideOf(fact.touchedBy);
  if (fact.kind === 'placed') return isFigure(fact.what) ? sideOf(fact.what) : null;
  return fact.kind === 'ballOver' && fact.inGoal ? other(goalBehind(fact.line)) : null;
}

/** By what a match was decided, where it was not simply by more goals. */
export function decidedWords({ state, outcome }: Match, log: readonly LogEntry<Subbuteo>[]): Words | null {
  if (outcome === null) return null;
  const redCard = log.at(-1)?.rulings.find(({ call }) => call === 'disqualified');
  if (redCard !== undefined) return callWords(redCard);
  if (state.shootOut !== null) {
    const goals = [state.shootOut.goals.red, state.shootOut.goals.blue].toSorted((a, b) => b - a).join(' : ');
    return words(`Entschieden im Freistoßschießen, ${goals}.`, `Decided in the shoot-out, ${goals}.`);
  }
  return state.period === 'extraTime'
    ? words('Entschieden in der Verlängerung.', 'Decided in extra time.')
    : words('Die Spielzeit ist um.', 'The playing time is over.');
}
