import { fits, TICKS_PER_SECOND, type ChanceRequest, type Words } from '@bande/core';
import { useState } from 'react';
import { fill } from '../ui/say.ts';
import type { Form } from './form.ts';
import { faultsIn } from './values.ts';
import { ASK } from './words.ts';

/** What a field was told: a value, or why it is none. */
type Typed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly words: Words };

const accepted = (value: unknown): Typed => ({ ok: true, value });
const refused = (words: Words): Typed => ({ ok: false, words });

/** What is no number stays as it was typed. */
export function numberFrom(text: string, mayBeNone = false): number | string | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '' && mayBeNone) return null;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** Reads what was typed into a field; `before` is what it says until then, and goes on saying where it is refused. */
export function typedIn(form: Form, text: string, before: unknown): Typed {
  const value = form.kind === 'number' ? numberFrom(text, form.orNone === true) : text;
  const [fault] = faultsIn(form, value, []);
  if (fault === undefined) return accepted(value);
  const counts = typeof before === 'number' || (typeof before === 'string' && before !== '');
  return refused(counts ? joined(fault.words, fill(ASK.stillCounts, { value: before })) : fault.words);
}

const joined = (one: Words, other: Words): Words => ({ de: `${one.de} ${other.de}`, en: `${one.en} ${other.en}` });

/** The faces of dice, as many as are asked for. */
export function diceFrom(text: string, asked: ChanceRequest | null): Typed {
  const dice = text
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .map((one) => numberFrom(one));
  if (!dice.every((one) => typeof one === 'number' && Number.isInteger(one))) return refused(ASK.whole);
  if (asked === null || fits(asked, dice as readonly number[])) return accepted(dice);
  const [n, most] = [asked.faces.length, Math.max(...asked.faces)];
  return refused(n === 1 ? fill(ASK.wholeBetween, { least: 1, most }) : fill(ASK.diceAsked, { n, most }));
}

/** Seconds as people count them, in ticks. */
export function ticksFrom(text: string, mayBeNone: boolean): Typed {
  if (text.trim() === '' && mayBeNone) return accepted(undefined);
  const seconds = numberFrom(text);
  return typeof seconds === 'number' && seconds >= 0
    ? accepted(Math.round(seconds * TICKS_PER_SECOND))
    : refused(fill(ASK.numberFrom, { least: 0 }));
}

export interface Typing {
  /** As it was typed, where that says what counts or was refused; null: the value is to be written out. */
  readonly text: string | null;
  /** Why it was refused. */
  readonly words: Words | null;
  readonly hear: (text: string) => void;
}

/** What does not fit stays in its field with one line about it, and the question keeps what it had. */
export function useTyped(value: unknown, read: (text: string) => Typed, onValue: (value: unknown) => void): Typing {
  const [last, setLast] = useState<{ readonly text: string; readonly typed: Typed; readonly stays: unknown } | null>(
    null,
  );
  const hear = (text: string): void => {
    const typed = read(text);
    setLast({ text, typed, stays: typed.ok ? typed.value : value });
    if (typed.ok) onValue(typed.value);
  };
  // Another value came in another way: what was typed is past.
  const now = last !== null && last.stays === value ? last : null;
  return { text: now?.text ?? null, words: now === null || now.typed.ok ? null : now.typed.words, hear };
}
