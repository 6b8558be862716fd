import { commitment, type AnyShape, type LogEntry, type Match, type Words } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import type { Setup } from '@bande/games/subbuteo/state.ts';
import { light } from '@bande/games/subbuteo/view/light.ts';
import { playOut } from '@bande/host';
import { Recorder } from '@bande/record';
import type { GameView } from '@bande/stage/view';
import { beforeAll, describe, expect, test } from 'vitest';
import { lastCard } from '../src/board/moments.ts';
import { linesOf } from '../src/board/story/call-lines.ts';
import { englishIn, germanIn } from './languages.ts';

/** Short matches of beginners, as newcomers play them and by the rules: some here, a hundred in the soak. */
const MATCHES = process.env['SOAK'] === undefined ? 6 : 100;
const SEED = process.env['BANDE_SEED'] ?? 'one stop';
const HALF_MINUTES = 1;
const PRESETS = ['quick', 'club', 'quick', 'short'].map((id) => light.presets.find((one) => one.id === id)!);

const view = light as unknown as GameView<AnyShape>;

/** A card, or what is called out beside it, of one flick. */
interface Said {
  readonly match: number;
  readonly flick: number;
  readonly of: 'card' | 'caption';
  readonly lines: readonly Words[];
}

function played(number: number): { readonly log: readonly LogEntry<AnyShape>[]; readonly match: Match<AnyShape> } {
  const { settings, edition = 'fistf-4.0' } = PRESETS[number % PRESETS.length]!;
  const agreed = readSettings({ ...settings, halfMinutes: HALF_MINUTES });
  const setup: Setup = { edition, seating: ['red', 'blue'], mode: 'live', settings: agreed };
  const bots = ['beginner', 'beginner'] as const;
  const seed = `${SEED}:${number}`;
  const recorder = Recorder.start(subbuteo, setup, { seedCommitment: commitment(seed), players: bots });
  playOut(subbuteo, recorder, { seed, bots });
  return recorder;
}

/** So much of a log is enough to find the last card in it. */
const RECENT = 80;

/** What is read of a match as it goes on: every card, as far as it is told then, and every word that is called out. */
function saidIn(number: number): readonly Said[] {
  const { log, match } = played(number);
  const all: Said[] = [];
  let flick = -1;
  for (const [i, entry] of log.entries()) {
    if (entry.fact.kind === 'flicked') flick = i;
    const of = { match: number, flick };
    const shows = view.shows(entry, match, log.slice(Math.max(0, i - RECENT), i));
    for (const show of shows) if ('label' in show) all.push({ ...of, of: 'caption', lines: [show.label] });
    const card = entry.rulings.length === 0 ? null : lastCard(view, log.slice(Math.max(0, i + 1 - RECENT), i + 1));
    if (card?.some((call) => call.entry === entry) !== true) continue;
    const lines = linesOf(view, match, card).map(({ words: [first, ...more] }) => {
      expect(more).toEqual([]);
      return first!;
    });
    all.push({ ...of, of: 'card', lines });
  }
  return all;
}

const sentences = (text: string): readonly string[] => text.split(/(?<=[.!?]) /);
const whole = ({ lines }: Said, language: keyof Words): string => lines.map((one) => one[language]).join(' ');

describe(`in ${MATCHES} matches of beginners`, () => {
  let said: readonly Said[];
  beforeAll(() => {
    said = Array.from({ length: MATCHES }, (_, i) => saidIn(i)).flat();
  });
  const cards = (): readonly Said[] => said.filter(({ of }) => of === 'card');
  const texts = (some: readonly Said[], language: keyof Words): readonly string[] => [
    ...new Set(some.map((one) => whole(one, language))),
  ];

  test('a stop is told in one sentence of its cause, and at most one of what follows', () => {
    expect(cards().length).toBeGreaterThan(5 * MATCHES);
    for (const { lines } of cards()) {
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const { de, en } of lines)
        expect([de, sentences(de).length, en, sentences(en).length]).toEqual([de, 1, en, 1]);
    }
  });

  test('every card has a cause: it never begins with how play goes on', () => {
    const bare = /^(Free kick|Penalty|Goal kick|Corner|Throw-in|Back:|Advantage)/;
    expect(texts(cards(), 'en').filter((text) => text === '' || bare.test(text))).toEqual([]);
  });

  test('no card says goal kick and Back, and of one flick nobody is told save and miss', () => {
    expect(texts(cards(), 'en').filter((text) => /goal kick/i.test(text) && text.includes('Back'))).toEqual([]);
    expect(texts(cards(), 'de').filter((text) => text.includes('Abstoß') && text.includes('Zurück'))).toEqual([]);
    const ofFlicks = new Map<string, string>();
    for (const one of said) {
      const key = `${one.match} ${one.flick}`;
      ofFlicks.set(key, `${ofFlicks.get(key) ?? ''} ${whole(one, 'en')}`);
    }
    expect(
      [...ofFlicks.values()].filter((text) => text.includes('Saved!') && text.includes('missed the ball')),
    ).toEqual([]);
  });

  test('what the referee sees to himself is on no card, and nothing that comes to nothing', () => {
    const seenTo = /referee (puts|places)|Distance|nothing else|Illegal position/;
    expect(texts(said, 'en').filter((text) => seenTo.test(text))).toEqual([]);
  });

  test('an English card has no German word, and a German one no English word', () => {
    expect(texts(said, 'en').flatMap(germanIn)).toEqual([]);
    expect(texts(said, 'de').flatMap(englishIn)).toEqual([]);
  });
});

test('words of the other language are found where there are some', () => {
  expect(germanIn('Foul: Red 3 traf Blue 4 vor dem Ball.')).toEqual(['traf', 'vor', 'dem']);
  expect(germanIn('Goal kick für Red.')).toEqual(['für']);
  expect(germanIn('Red 9 missed the ball.')).toEqual([]);
  expect(englishIn('Foul: Rot 3 met Blau 4 before the Ball.')).toEqual(['met', 'before', 'the']);
  expect(englishIn('Rot 9 verfehlte den Ball. Ball für Blau.')).toEqual([]);
});
