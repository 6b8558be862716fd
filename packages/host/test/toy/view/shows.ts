import type { LogEntry, Match, Ruling } from '@bande/core';
import type { Mark, Show } from '@bande/stage/view';
import type { Event, Toy } from '../state.ts';
import { litMatch } from './drawings.ts';
import { sideWords, words } from './naming.ts';
import { FLARE } from './sounds.ts';
import { callWords, factWords } from './words.ts';

/** A show of this game's own, by the name under which the scene knows it. */
export const FLARE_SHOW = 'flare';

export const shows = ({ fact, rulings }: LogEntry<Toy>, after: Match<Toy>): readonly Show[] => [
  ...ofFact(fact, after),
  ...rulings.flatMap(ofRuling),
];

const ofFact = (fact: LogEntry<Toy>['fact'], after: Match<Toy>): readonly Show[] => {
  if (fact.kind === 'taken') return [{ kind: 'sound', sound: 'step', ms: 0 }];
  return fact.kind === 'rolled' ? rolled(fact, after) : [];
};

const rolled = (fact: Extract<Event, { kind: 'rolled' }>, after: Match<Toy>): readonly Show[] => [
  { kind: 'sound', sound: 'die', ms: 0 },
  { kind: 'dice', values: [fact.value], sides: [null], label: factWords(fact, after), ms: 1300 },
];

function ofRuling(ruling: Ruling<Toy>): readonly Show[] {
  switch (ruling.call) {
    case 'point':
      return [{ kind: 'sound', sound: FLARE, ms: 0 }, flare(ruling)];
    case 'win':
    case 'fullTime':
      return [{ kind: 'banner', label: callWords(ruling), tone: 'goal', ms: 2200 }];
    default:
      return [];
  }
}

/** The last match is struck before it goes out of the game. */
const flare = ({ for: by = 'first' }: Ruling<Toy>): Show => ({
  kind: 'own',
  name: FLARE_SHOW,
  label: words(`Punkt: ${sideWords(by).de}`, `Point: ${sideWords(by).en}`),
  ms: 1800,
  lies: 0.3,
  flat: litMatch,
});

const MARKS: Readonly<Partial<Record<Toy['call'], Mark<Toy>['kind']>>> = {
  win: 'period',
  fullTime: 'period',
  point: 'goal',
  turnLost: 'card',
};
export function mark({ rulings: [first] }: LogEntry<Toy>): Mark<Toy> | null {
  const kind = first === undefined ? undefined : MARKS[first.call];
  if (first === undefined || kind === undefined) return null;
  return { kind, means: null, side: first.for ?? first.against ?? null, label: callWords(first) };
}
