import { tick, type Fact, type FactId, type Ruling } from '@bande/core';
import { ruledBy, type Chapter } from '@bande/kit';
import { expect, test } from 'vitest';
import { match, type Bell } from './bell.ts';

const ruling = (paragraph: Bell['paragraph']): Ruling<Bell> => ({
  call: 'rung',
  paragraphs: [paragraph],
  evidence: [],
});
const heard: Chapter<Bell> = {
  rang: [(_, { loud }) => (loud ? ruling('B-1') : null), () => ruling('B-2')],
};
const fallen: Chapter<Bell> = { fellDown: [() => ruling('B-1')] };
const fact = (event: Bell['event']): Fact<Bell> => ({ ...event, id: 0 as FactId, tick: tick(0) });
const laws = (event: Bell['event']): readonly string[] =>
  ruledBy([fallen, heard], match(), fact(event)).flatMap(({ paragraphs }) => paragraphs);

test('every rule for the kind of a fact is asked, and those that do not apply say nothing', () => {
  expect(laws({ kind: 'rang', loud: true })).toEqual(['B-1', 'B-2']);
  expect(laws({ kind: 'rang', loud: false })).toEqual(['B-2']);
  expect(laws({ kind: 'fellDown' })).toEqual(['B-1']);
});

test('chapters that do not know a kind have nothing to say', () => {
  expect(ruledBy([fallen], match(), fact({ kind: 'rang', loud: true }))).toEqual([]);
});
