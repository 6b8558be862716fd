import type { Action, Duty, Match, Ruling, Words } from '@bande/core';
import { most } from '../actions.ts';
import type { Event, Side, Toy } from '../state.ts';
import { actionWords } from './picks.ts';
import { sideWords, sticks, words } from './naming.ts';

export function dutyWords({ what }: Duty<Toy>, match: Match<Toy>): Words {
  if (what === 'roll') return words('Würfle.', 'Roll the die.');
  if (match.options.length > 0) return words('Eine Sechs: noch einmal?', 'A six: once more?');
  const up = most(match);
  return up === 1
    ? words('Nimm ein Holz.', 'Take one match.')
    : words(`Nimm 1 bis ${up} Hölzer.`, `Take 1 to ${up} matches.`);
}

export const deedWords = (by: Side, action: Action<Toy>, _match: Match<Toy>, refused: boolean): Words => {
  const [who, what] = [sideWords(by), actionWords(action)];
  return refused
    ? words(`${who.de} wollte: ${what.de}`, `${who.en} wanted: ${what.en}`)
    : words(`${who.de}: ${what.de}`, `${who.en}: ${what.en}`);
};

export const factWords = (fact: Event, { state }: Match<Toy>): Words => {
  if (fact.kind === 'rolled') return words(`Gewürfelt: ${fact.value}`, `Rolled: ${fact.value}`);
  const left = sticks(Math.max(0, state.heap - fact.count));
  const taken = sticks(fact.count);
  return words(`nimmt ${taken.de}, es bleiben ${left.de}`, `takes ${taken.en}, ${left.en} left`);
};

export function callWords({ call, for: by, against }: Ruling<Toy>): Words {
  const who = sideWords(by ?? against ?? 'first');
  switch (call) {
    case 'win':
      return words(`Sieg für ${who.de}`, `${who.en} wins`);
    case 'point':
      return words(`Das letzte Holz: Punkt für ${who.de}`, `The last match: a point for ${who.en}`);
    case 'turnLost':
      return words(`Zeit um: ${who.de} verliert den Zug`, `Time is up: ${who.en} loses the turn`);
    case 'again':
      return words('Eine Sechs darf noch einmal geworfen werden', 'A six may be rolled again');
    case 'fullTime':
      return words('Die Spielzeit ist um', 'Full time');
  }
}
