import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioSchema, scenarioSteps, type LogEntry, type Words } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { labels } from '@bande/games/tipp-kick/labels.ts';
import { REFEREE_DUTIES } from '@bande/games/tipp-kick/referee-duty.ts';
import { CALLS } from '@bande/games/tipp-kick/referee/calls.ts';
import { calledAs } from '@bande/games/tipp-kick/view/shown/shown-at.ts';
import type { Match, Ruling, TippKick } from '@bande/games/tipp-kick/state.ts';
import { light } from '@bande/games/tipp-kick/view/light.ts';
import { hints } from '@bande/games/tipp-kick/view/taught/hints.ts';
import { callWeight, callWords } from '@bande/stage/view';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const source = join(import.meta.dirname, '../../src/tipp-kick');

interface Step {
  readonly entry: LogEntry<TippKick>;
  readonly before: Match;
  readonly after: Match;
}
/** Everything that the scenarios let happen. */
function stepsOfScenarios(): readonly Step[] {
  const folder = join(source, 'scenarios');
  const scenarios = globSync('*.yaml', { cwd: folder }).flatMap(
    (name) => parse(readFileSync(join(folder, name), 'utf8')) as readonly unknown[],
  );
  return scenarios.flatMap((one) => {
    const steps = scenarioSteps(tippKick as never, scenarioSchema.parse(one));
    return steps.flatMap(({ entries, match }, i) =>
      entries.map((entry) => ({
        entry: entry as unknown as LogEntry<TippKick>,
        before: steps[Math.max(0, i - 1)]!.match as unknown as Match,
        after: match as unknown as Match,
      })),
    );
  });
}

const leftovers = /[{}]|undefined|null|NaN|\[object| {2}|^\s|\s$|\$|\.\.|: [.!]/;
const isOdd = ({ de, en }: Words): boolean => [de, en].some((text) => text === '' || leftovers.test(text));
/** A word of the one language in the other. */
const isMixed = ({ de, en }: Words): boolean =>
  /[äöüßÄÖÜ]|\b(?:der|die|das|und|Rot|Blau|Weiß|Tor|für|von)\b/.test(en) ||
  /\b(?:the|and|Red|Blue|white|ball|goal|for|by)\b/.test(de);
const isSentence = ({ de, en }: Words): boolean => [de, en].every((text) => /^[\p{Lu}\d].*[.!]$/u.test(text));

let steps: readonly Step[];
beforeAll(async () => {
  await tippKick.prepare!();
  steps = stepsOfScenarios();
});
const rulings = (): readonly (readonly [Ruling, Match])[] =>
  steps.flatMap(({ entry, after }) => entry.rulings.map((ruling) => [ruling, after] as const));

describe('what the referee calls', () => {
  test('every call is said, in whole sentences, each language by itself', () => {
    const said = rulings().map(([ruling, match]) => callWords(light, ruling, match));
    expect(CALLS.filter((call) => !rulings().some(([ruling]) => ruling.call === call))).toEqual([]);
    expect(said.filter((one) => isOdd(one) || isMixed(one) || !isSentence(one))).toEqual([]);
  });
  test('why it was called is said wherever the rules give several reasons', () => {
    const bare = (call: Ruling['call']): readonly Words[] =>
      rulings()
        .filter(([ruling, match]) => ruling.call === call && !callWords(light, ruling, match).de.includes(':'))
        .map(([ruling]) => ({ de: ruling.paragraphs.join(' '), en: '' }));
    // What a referee decides without a word of why has no more than its name.
    const decided = (call: Ruling['call']): number =>
      steps.filter(({ entry }) => entry.fact.kind === 'decided' && entry.rulings.some((one) => one.call === call))
        .length;
    for (const call of ['noGoal', 'admonition', 'caution', 'abandoned', 'penaltyAgain', 'setUp'] as const)
      expect([call, bare(call).length <= decided(call)]).toEqual([call, true]);
  });
  test('whose colour is on top is said with whose ball it is', () => {
    const found = rulings().find(([{ call, detail }]) => call === 'possession' && detail?.['top'] === 'black');
    expect(callWords(light, ...found!)).toEqual({
      de: 'Schwarz oben: Blau ist am Ball.',
      en: 'Black on top: Blue has the ball.',
    });
  });
  test('across the plate it is called in a few words', () => {
    const short = CALLS.flatMap((call) => calledAs({ call, paragraphs: [], evidence: [] }) ?? []);
    const long = short.filter(({ de, en }) => de.length > 28 || en.length > 28);
    expect(short.length).toBeGreaterThan(10);
    expect(long).toEqual([]);
  });
});

test('whatever stops play is heard', () => {
  const [{ entry, after }] = steps as readonly [Step];
  const heard = (call: Ruling['call']): boolean =>
    light
      .shows({ ...entry, rulings: [{ call, paragraphs: [], evidence: [] }] }, after)
      .some(({ kind }) => kind === 'sound');
  const stops = CALLS.filter((call) => callWeight(light, { call, paragraphs: [], evidence: [] }) === 'whistle');
  expect(stops.filter((call) => !heard(call))).toEqual([]);
});

test('what took place, what is told of it and what is seen of it can be said', () => {
  const told = steps.flatMap(({ entry, before, after }) => [
    ...(entry.fact.kind in labels.facts ? [light.factWords(entry.fact as never, before)] : []),
    light.tells!(entry.fact as never, before, entry.rulings)?.words ?? [],
    ...light.shows(entry, after).flatMap((show) => ('label' in show ? [show.label] : [])),
  ]);
  expect(told.flat().filter((one) => isOdd(one) || isMixed(one))).toEqual([]);
});

test('every rest says at the ball whose it is, and by which rule', () => {
  const at = steps.flatMap(({ entry, after }) =>
    entry.rulings.some(({ call }) => call === 'possession')
      ? light.shows(entry, after).flatMap((show) => ('label' in show && show.kind === 'own' ? [show.label.de] : []))
      : [],
  );
  expect(at.length).toBeGreaterThan(20);
  expect(at.filter((text) => /(?:Weiß|Schwarz) oben: (?:Rot|Blau) .* · § \d/.test(text)).length).toBeGreaterThan(20);
});

describe('what is to be done', () => {
  test('every duty is said, of others and to you', () => {
    const said = steps.flatMap(({ after }) =>
      tippKick
        .duties(after)
        .flatMap((duty) => [
          ...(duty.what === 'motion' || duty.what === 'mayDefend' ? [] : [light.dutyWords(duty, after)]),
          light.dutyTo!('you', duty, after) ?? [],
        ]),
    );
    expect(said.flat().filter((one) => isOdd(one) || isMixed(one))).toEqual([]);
  });
  test('and every duty of a referee', () => {
    const [{ after }] = steps as [Step];
    const said = REFEREE_DUTIES.map((what) => light.dutyWords({ who: 'referee', what, paragraphs: [] }, after));
    expect(said.filter((one) => isOdd(one) || !/^Schiedsrichter: .*\.$/.test(one.de))).toEqual([]);
  });
});

test('every refusal is explained in a line', () => {
  const texts = ['by-action.ts', 'rights.ts', 'where-may.ts'].map((file) => readFileSync(join(source, file), 'utf8'));
  const refused = texts.flatMap((text) => [
    ...[...text.matchAll(/refuse\('(\w+)', \['(DTKV-[^']+)'/g)].map(([, code, first]) => [code!, first!] as const),
    ...[...text.matchAll(/(?:return| [:?]) '(DTKV-[^']+)'/g)].map(([, first]) => ['againstTheRules', first!] as const),
    // By what somebody else takes a restart.
    ...[...text.matchAll(/\w: '(DTKV-[^']+)'/g)].map(([, first]) => ['notYourTurn', first!] as const),
  ]);
  expect(refused.length).toBeGreaterThan(25);
  const match = tippKick.start({
    edition: 'dtkv-2012.1',
    seating: ['red', 'blue'],
    mode: 'live',
    settings: tippKick.schemas.settings.parse({}),
  });
  const said = refused.map(([code, first]) => ({
    first,
    words: light.refusalWords!({ code: code as never, paragraphs: [first] }, match),
  }));
  expect(said.filter(({ words }) => words === null || isOdd(words) || isMixed(words))).toEqual([]);
});

test('nothing that a player reads is told by the compass', () => {
  const texts: string[] = [];
  JSON.stringify([labels, light.gestures, hints, light.lessons!()], (key, value: unknown) => {
    if ((key === 'de' || key === 'en') && typeof value === 'string') texts.push(value);
    return value;
  });
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => /\b(?:nord|süd|ost|west|north|south|east)(?:en)?\b/i.test(text))).toEqual([]);
});

test('how the game goes is told in six lines that can be taken in', () => {
  const lessons = light.lessons!().filter(({ isSign }) => isSign !== true);
  expect(lessons.length).toBeLessThanOrEqual(6);
  expect(lessons.filter(({ words: { de, en } }) => de.length > 130 || en.length > 130)).toEqual([]);
});
