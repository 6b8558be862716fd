import type { AnyShape, Match, Words } from '@bande/core';
import { callWords, followsNow, type GameView, thenWords, callWeight } from '@bande/stage/view';
import type { Call } from '../moments.ts';
import { toldByTheGame } from './told-by-the-game.ts';

type Speaker = Pick<GameView<AnyShape>, 'calls' | 'tells'>;

/** A call of its own, or everything that comes of the calls before it. */
interface CallLine {
  readonly words: readonly Words[];
  readonly follows: boolean;
}

/** What is left to be said of a call where it is known what took place. */
const leftOf = (view: Speaker, match: Match<AnyShape>, { ruling }: Pick<Call, 'ruling'>): readonly Words[] => {
  const words = thenWords(view, ruling, match);
  return words === null ? [] : [words];
};

/** Calls of one moment in lines: what took place, where that is said first, or each cause in one of its own; what comes of them together. */
export function linesOf(view: Speaker, match: Match<AnyShape>, calls: readonly Call[]): readonly CallLine[] {
  const said = saidOf(calls);
  if (said !== undefined)
    return [
      { words: [said.cause], follows: false },
      ...(said.then === null ? [] : [{ words: [said.then], follows: true }]),
    ];
  const told = calls[0] === undefined ? null : toldByTheGame(view, calls[0].entry, match);
  const opening = told?.opens === true ? told.words : null;
  const lines: { words: Words[]; follows: boolean }[] = opening === null ? [] : [{ words: [opening], follows: false }];
  for (const call of calls) {
    const last = lines.at(-1);
    const follows = call.follows || opening !== null;
    const words = follows ? leftOf(view, match, call) : [callWords(view, call.ruling, match)];
    if (follows && last?.follows === true) last.words = once([...last.words, ...words]);
    else if (words.length > 0) lines.push({ words: [...words], follows });
  }
  return lines;
}

/** The stop of play that these calls belong to, where it is told as one. */
const saidOf = (calls: readonly Call[]): Call['said'] => calls.find(({ said }) => said !== undefined)?.said;

/** What two calls say alike is said once. */
const once = (all: readonly Words[]): Words[] =>
  all.filter(({ en }, i) => all.findIndex((other) => other.en === en) === i);

/** A card in short, for when play has gone on: what took place, and what it was called, but no more what came of it. */
export function shortlyOf(view: Speaker, match: Match<AnyShape>, calls: readonly Call[]): readonly Words[] {
  const [first] = calls;
  if (first === undefined) return [];
  const said = saidOf(calls);
  if (said !== undefined) return [said.cause];
  const told = toldByTheGame(view, first.entry, match);
  if (told === null) return [callWords(view, first.ruling, match)];
  const causes = calls.filter(({ ruling }) => callWeight(view, ruling) === 'whistle' && !followsNow(view, ruling));
  return once([told.words, ...causes.flatMap((call) => leftOf(view, match, call))]);
}

/** Everything a line of the story says: what was done, or where nobody did anything the first call, and what is left of the calls then. */
export function sentencesOf(
  view: Speaker,
  match: Match<AnyShape>,
  { told, calls }: { readonly told: Words | null; readonly calls: readonly Call[] },
): readonly Words[] {
  const [first, ...rest] = calls;
  if (told !== null) return once([told, ...calls.flatMap((call) => leftOf(view, match, call))]);
  if (first === undefined) return [];
  return once([
    callWords(view, first.ruling, match),
    ...rest.flatMap((call) => (call.follows ? leftOf(view, match, call) : [callWords(view, call.ruling, match)])),
  ]);
}
