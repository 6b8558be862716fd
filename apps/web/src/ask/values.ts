import type { Words } from '@bande/core';
import { fill } from '../ui/say.ts';
import type { Form, Plain } from './form.ts';
import { ASK } from './words.ts';

/** Where something stands in a case: `['given', 'pawns', 'R10']`. */
export type Place = readonly (string | number)[];
export const nameOf = (place: Place): string => place.join('.');

export type Dict = Readonly<Record<string, unknown>>;
export const isDict = (value: unknown): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueAt(root: unknown, place: Place): unknown {
  return place.reduce<unknown>((inside, key) => {
    if (Array.isArray(inside)) return (inside as readonly unknown[])[Number(key)];
    return isDict(inside) ? inside[key] : undefined;
  }, root);
}

/** The same with another value in its place; `undefined` takes it out. What is missing on the way is made. */
export function withValue(root: unknown, place: Place, value: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  if (Array.isArray(root)) {
    const list = root as readonly unknown[];
    return rest.length === 0 && value === undefined
      ? list.filter((_, i) => i !== key)
      : Array.from({ length: Math.max(list.length, Number(key) + 1) }, (_, i) =>
          i === key ? withValue(list[i], rest, value) : list[i],
        );
  }
  const dict = isDict(root) ? root : {};
  const { [key]: before, ...others } = dict;
  if (rest.length === 0 && value === undefined) return others;
  // In its old place among the others, so that a text is not shuffled by a change.
  return Object.hasOwn(dict, key)
    ? Object.fromEntries(
        Object.entries(dict).map(([name, old]) => [name, name === String(key) ? withValue(before, rest, value) : old]),
      )
    : { ...dict, [key]: withValue(undefined, rest, value) };
}

/** Something to begin with where nothing is known: the first choice, the smallest number, what must be there. */
export function blankOf(form: Form): unknown {
  switch (form.kind) {
    case 'choice':
      return form.values[0];
    case 'number':
      return form.least ?? (form.above === null ? 0 : form.above + 1);
    case 'text':
      return '';
    case 'yesNo':
      return true;
    case 'list':
      return [];
    case 'row':
      return form.of.map(blankOf);
    case 'fields':
      return Object.fromEntries(
        form.fields.filter(({ needed }) => needed).map(({ key, form: inner }) => [key, blankOf(inner)]),
      );
    case 'table':
      return {};
    case 'kinds':
      return blankOf(Object.values(form.kinds)[0]!);
    case 'any':
      return null;
  }
}

/** Something that does not fit, in one line at its place. */
export interface Fault {
  readonly place: Place;
  readonly words: Words;
}

/** Everything in a value that the form does not allow. */
export function faultsIn(form: Form, value: unknown, place: Place): readonly Fault[] {
  const wrong = (words: Words): readonly Fault[] => [{ place, words }];
  if (value === null && form.orNone) return [];
  switch (form.kind) {
    case 'choice':
      return form.values.includes(value as Plain) ? [] : wrong(ASK.notListed);
    case 'number':
      return numberFits(form, value) ? [] : wrong(rangeWords(form));
    case 'text':
      return textFits(form, value) ? [] : wrong(fill(ASK.textUpTo, { n: form.longest ?? 0 }));
    case 'yesNo':
      return typeof value === 'boolean' ? [] : wrong(ASK.yesOrNo);
    case 'any':
      return [];
    default:
      return faultsInside(form, value, place);
  }
}

type Nested = Extract<Form, { kind: 'list' | 'row' | 'fields' | 'table' | 'kinds' }>;

function faultsInside(form: Nested, value: unknown, place: Place): readonly Fault[] {
  const isList = form.kind === 'list' || form.kind === 'row';
  if (isList ? !Array.isArray(value) : !isDict(value)) return [{ place, words: ASK.misfit }];
  switch (form.kind) {
    case 'list': {
      const items = (value as readonly unknown[]).flatMap((item, i) => faultsIn(form.of, item, [...place, i]));
      const many = form.most !== null && (value as readonly unknown[]).length > form.most;
      return many ? [{ place, words: fill(ASK.atMost, { n: form.most }) }, ...items] : items;
    }
    case 'row':
      return form.of.flatMap((one, i) => faultsIn(one, (value as readonly unknown[])[i], [...place, i]));
    case 'table':
      return Object.entries(value as Dict).flatMap(([key, item]) =>
        form.keys === null || form.keys.includes(key)
          ? faultsIn(form.of, item, [...place, key])
          : [{ place: [...place, key], words: ASK.unknownField }],
      );
    case 'fields':
      return faultsInFields(form, value as Dict, place);
    case 'kinds': {
      const kind = kindOf(form, value);
      return kind === null ? [{ place: [...place, form.by], words: ASK.notListed }] : faultsIn(kind, value, place);
    }
  }
}

function faultsInFields(form: Extract<Form, { kind: 'fields' }>, value: Dict, place: Place): readonly Fault[] {
  const known = new Set(form.fields.map(({ key }) => key));
  const strange = Object.keys(value)
    .filter((key) => !known.has(key))
    .map((key) => ({ place: [...place, key], words: ASK.unknownField }));
  const own = form.fields.flatMap(({ key, form: inner, needed }): readonly Fault[] => {
    if (value[key] !== undefined) return faultsIn(inner, value[key], [...place, key]);
    return needed ? [{ place: [...place, key], words: ASK.missing }] : [];
  });
  return [...strange, ...own];
}

/** The set of fields that a value is of. */
export const kindOf = (form: Extract<Form, { kind: 'kinds' }>, value: unknown): Form | null => {
  const tag = isDict(value) ? String(value[form.by]) : '';
  return Object.hasOwn(form.kinds, tag) ? form.kinds[tag]! : null;
};

type NumberForm = Extract<Form, { kind: 'number' }>;
const numberFits = ({ whole, least, most, above }: NumberForm, value: unknown): boolean =>
  typeof value === 'number' &&
  Number.isFinite(value) &&
  (!whole || Number.isInteger(value)) &&
  (least === null || value >= least) &&
  (most === null || value <= most) &&
  (above === null || value > above);

const textFits = ({ longest }: Extract<Form, { kind: 'text' }>, value: unknown): boolean =>
  typeof value === 'string' && (longest === null || value.length <= longest);

/** `a whole number from 0 to 12`. */
function rangeWords({ whole, least, most, above }: NumberForm): Words {
  const bounded = most !== null && most < Number.MAX_SAFE_INTEGER;
  if (above !== null && bounded) return fill(ASK.numberAbove, { least: above, most });
  if (least !== null && bounded) return fill(whole ? ASK.wholeBetween : ASK.numberBetween, { least, most });
  if (least !== null) return fill(whole ? ASK.wholeFrom : ASK.numberFrom, { least });
  return whole ? ASK.whole : ASK.number;
}
