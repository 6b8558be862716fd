import type { Words } from '@bande/core';
import type { Event } from '../../events.ts';
import type { Fact, Ruling } from '../../state.ts';
import { words } from './naming.ts';

/** A keeper that has saved what the other side sent. */
export const isSave = (fact: Event | Fact, rulings: readonly Ruling[]): boolean =>
  fact.kind === 'touched' &&
  fact.what === 'keeper' &&
  rulings.some(({ call, detail }) => call === 'defence' && detail?.['what'] === 'keeper');

/** A shot that was nearly a goal: what became of it, called out. */
export function nearMiss(fact: Event | Fact, rulings: readonly Ruling[]): Words | null {
  if (fact.kind === 'frameStruck') return OFF_FRAME[fact.part ?? 'post'];
  return isSave(fact, rulings) ? words('Gehalten!', 'Saved!') : null;
}
const OFF_FRAME = { post: words('Pfosten!', 'Post!'), bar: words('Latte!', 'Bar!'), net: null } as const;
