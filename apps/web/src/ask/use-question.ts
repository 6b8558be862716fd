import type { AnyGame, Scenario } from '@bande/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { packed, unpacked } from '../ui/packed.ts';
import { useWithEngine } from '../games/use-engine.ts';
import { exampleNamed, examplesOf } from '../board/book/examples.ts';
import { caseFrom, entryFrom, judged, type Case, type Judged } from './case.ts';
import { readText, written, type Unread } from './text.ts';
import type { Dict } from './values.ts';

/** A question as it stands: the same in the form and in the text. */
export interface Question {
  readonly text: string;
  readonly entries: readonly Dict[];
  /** The case that is looked at. */
  readonly at: number;
  readonly unread: Unread | null;
  /** The text says what the form cannot show: the form waits. */
  readonly textAhead: boolean;
}

export interface Asking {
  readonly question: Question | null;
  readonly asked: Case | null;
  readonly judged: Judged | null;
  readonly examples: readonly Scenario[];
  /** All of them, for whoever looks for another one. */
  readonly findExamples: () => void;
  readonly take: (example: Scenario) => void;
  readonly look: (at: number) => void;
  readonly change: (to: Case) => void;
  readonly write: (text: string) => void;
  /** Back to what the form shows. */
  readonly discardText: () => void;
}

/** A short rest between keys is no pause. */
const TYPING_MS = 250;

const withoutAnswer = (example: Scenario): Dict =>
  Object.fromEntries(Object.entries(example).filter(([key]) => key !== 'expect'));

/** `first`: the title of the example to begin with. */
export function useQuestion(game: AnyGame, first?: string): Asking {
  const [examples, setExamples] = useState<readonly Scenario[]>([]);
  const [question, setQuestion] = useState<Question | null>(null);
  const typed = useRef(0);

  const begin = useCallback(async (entries: readonly Dict[]): Promise<void> => {
    typed.current++;
    setQuestion({ text: await written(entries), entries, at: 0, unread: null, textAhead: false });
  }, []);
  useEffect(() => void beginning(game, first, begin), [game, first, begin]);
  useAddress(game, question);

  const asked = useMemo(() => (question === null ? null : caseFrom(question.entries[question.at])), [question]);
  const { answer } = useWithEngine(
    game,
    useCallback(() => ({ answer: asked === null ? null : judged(game, asked) }), [game, asked]),
  ) ?? { answer: null };

  const change = (to: Case): void => {
    if (question === null) return;
    const entries = question.entries.map((entry, i) => (i === question.at ? entryFrom(to) : entry));
    const mine = ++typed.current;
    setQuestion({ ...question, entries, unread: null, textAhead: false });
    void written(entries).then(
      (text) => mine === typed.current && setQuestion((now) => (now === null ? now : { ...now, text })),
    );
  };
  const write = (text: string): void => {
    const mine = ++typed.current;
    setQuestion((now) => (now === null ? now : { ...now, text }));
    setTimeout(() => {
      if (mine !== typed.current) return;
      void readText(game, text).then(
        ({ entries, unread }) =>
          mine === typed.current &&
          setQuestion((now) => {
            if (now === null) return now;
            if (entries === null) return { ...now, unread, textAhead: true };
            return { ...now, entries, at: Math.min(now.at, entries.length - 1), unread, textAhead: false };
          }),
      );
    }, TYPING_MS);
  };
  return {
    question,
    asked,
    judged: answer,
    examples,
    findExamples: () => void examplesOf(game.id).then(setExamples),
    take: (example) => void begin([withoutAnswer(example)]),
    look: (at) => setQuestion((now) => (now === null ? now : { ...now, at })),
    change,
    write,
    discardText: () => asked !== null && change(asked),
  };
}

/** From a link, else with the example that the game begins with, else with the first plain one. */
async function beginning(
  game: AnyGame,
  first: string | undefined,
  begin: (entries: readonly Dict[]) => Promise<void>,
): Promise<void> {
  const carried = await carriedBy(game, location.hash.slice(1));
  if (carried !== null) return begin(carried);
  const example = (first === undefined ? undefined : await exampleNamed(game.id, first)) ?? (await plainOne(game));
  if (example !== undefined) await begin([withoutAnswer(example)]);
}

async function plainOne(game: AnyGame): Promise<Scenario | undefined> {
  const examples = await examplesOf(game.id);
  return examples.find(({ facts }) => facts !== undefined) ?? examples[0];
}

/** The cases that an address carries; null where it carries none, or was cut off on the way. */
export async function carriedBy(game: AnyGame, hash: string): Promise<readonly Dict[] | null> {
  if (hash === '') return null;
  try {
    return (await readText(game, await unpacked(hash))).entries;
  } catch {
    return null;
  }
}

/** The address follows the question: a reload loses nothing, and the address can be passed on. */
function useAddress(game: AnyGame, question: Question | null): void {
  const text = question === null || question.textAhead ? null : question.text;
  useEffect(() => {
    if (text === null) return;
    let here = true;
    void packed(text).then((piece) => here && history.replaceState(history.state, '', `${location.pathname}#${piece}`));
    return () => {
      here = false;
    };
  }, [game, text]);
}
