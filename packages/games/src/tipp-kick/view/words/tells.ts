import type { LogEntry, Words } from '@bande/core';
import type { Told } from '@bande/stage/view';
import type { Event } from '../../events.ts';
import { goalBehind, other, type Side } from '../../names.ts';
import type { Match, Ruling, TippKick } from '../../state.ts';
import { firstShown } from '../shown/shown-at.ts';
import { callWords, opens } from './calls.ts';
import { factWords } from './deeds.ts';
import { figureWords, sentence, sideWords, words } from './naming.ts';
import { TAKES } from './restart-words.ts';
import { isSave } from './tried.ts';

/** What hands do, and what anybody would call out; not every touch on the way there. */
const TOLD: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'pressed',
  'defenceSet',
  'keeperPlayed',
  'kickerChanged',
  'drawDemanded',
  'ballFell',
]);
/** What a referee enters, which nobody sees on a screen. */
const AT_A_DESK: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'shot',
  'ballPlaced',
  'defenceTaken',
  'touched',
  'breach',
  'defect',
  'replaced',
  'repaired',
  'refereed',
  'waived',
  'sidesDrawn',
]);

export function tells(fact: Event, before?: Match, rulings: readonly Ruling[] = []): Told<TippKick> | null {
  if (isSave(fact, rulings)) return ofSave(fact);
  if (fact.kind === 'frameStruck') return fact.part === 'net' ? null : { by: null, words: stop(factWords(fact)) };
  if (fact.kind === 'ballOver') return { by: null, words: stop(factWords(fact)), opens: opens(rulings) };
  const isDesk = before !== undefined && before.state.plate === null;
  if (!TOLD.has(fact.kind) && !(isDesk && AT_A_DESK.has(fact.kind))) return null;
  return { by: whose(fact), words: stop(inMatch(fact, before)) };
}
const stop = ({ de, en }: Words): Words => words(`${de}.`, `${en}.`);

const ofSave = (fact: Event): Told<TippKick> | null =>
  fact.kind === 'touched'
    ? {
        by: fact.by,
        words: stop(sentence(figureWords('keeper', fact.by), words('kommt an den Ball', 'gets to the ball'))),
      }
    : null;

/** A shot goes by the restart that it is, or says that it is to go at goal. */
function inMatch(fact: Event, before: Match | undefined): Words {
  if ((fact.kind !== 'pressed' && fact.kind !== 'shot') || before === undefined) return factWords(fact);
  const { restart } = before.state;
  return restart !== null && restart.by === fact.by
    ? sentence(sideWords(fact.by), TAKES[restart.kind])
    : factWords(fact);
}

function whose(fact: Event): Side | null {
  if ('by' in fact && (fact.by === 'red' || fact.by === 'blue')) return fact.by;
  return fact.kind === 'ballOver' && fact.inGoal ? other(goalBehind(fact.line)) : null;
}

/** By what a match was decided, where it was not simply by more goals. */
export function decidedWords({ state, outcome }: Match, log: readonly LogEntry<TippKick>[]): Words | null {
  if (outcome === null) return null;
  const end = firstShown(log.at(-1)?.rulings ?? [], 'end');
  if (end !== undefined && end.call !== 'matchOver') return callWords(end);
  return state.period === 'extraFirst' || state.period === 'extraSecond'
    ? words('Entschieden in der Verlängerung.', 'Decided in extra time.')
    : words('Die Spielzeit ist um.', 'The playing time is over.');
}
