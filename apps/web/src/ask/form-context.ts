import { fieldLabel, valueLabel, words, type Labels, type Words } from '@bande/core';
import type { Board } from '@bande/stage/view';
import { createContext, useContext } from 'react';
import type { Form } from './form.ts';
import { fitting, type Target } from './places.ts';
import { nameOf, type Fault, type Place } from './values.ts';

/** What every field of the form needs to know. */
export interface FormRoom {
  readonly labels: Required<Labels>;
  readonly board: Board;
  readonly faults: readonly Fault[];
  readonly target: Target | null;
  readonly onTarget: (target: Target | null) => void;
  readonly onChange: (place: Place, value: unknown) => void;
}

export const FormContext = createContext<FormRoom | null>(null);
export function useFormRoom(): FormRoom {
  const room = useContext(FormContext);
  if (room === null) throw new Error('no form around this field');
  return room;
}

export const faultAt = ({ faults }: FormRoom, place: Place): Words | null =>
  faults.find((fault) => nameOf(fault.place) === nameOf(place))?.words ?? null;

const asWritten = (text: string): Words => words(text, text);
export const nameOfField = (labels: Labels, path: readonly string[]): Words =>
  fieldLabel(labels, path) ?? asWritten(path.at(-1) ?? '');
export const nameOfValue = (labels: Labels, path: readonly string[], value: unknown): Words =>
  valueLabel(labels, path, String(value)) ?? asWritten(String(value));

/** Whether the board can say it, and what of the board fits. */
export function pointable(room: FormRoom, form: Form): ReadonlySet<string> | null {
  const fits = fitting(form, room.board);
  return fits.size > 1 ? fits : null;
}
