import type { Breach, EquipmentReport } from '@bande/core';
import { checkEquipment } from '@bande/games/subbuteo/referee/equipment.ts';
import { homologated, set } from './equipment-set.ts';

type Node = Record<string, unknown>;
/** `table.barrier.height` set to a value. */
export function changed(list: object, path: string, value: unknown): object {
  // Things that occur twice in the list become two.
  const copy = JSON.parse(JSON.stringify(list)) as Node;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let home = copy;
  for (const key of keys) home = home[key] as Node;
  home[last] = value;
  return copy;
}
export const checked = (path: string, value: unknown, list: object = set): EquipmentReport =>
  checkEquipment(changed(list, path, value));

type Short = readonly [paragraph: string, found: Breach['found'] | undefined];
export const short = ({ paragraph, found }: Breach): Short => [paragraph, found];
export const breaches = (path: string, value: unknown, list: object = set): readonly Short[] =>
  checked(path, value, list).breaches.map(short);

/** What was found against what should be; nothing if all is well. */
const unless = (found: unknown, expected: unknown): readonly unknown[] =>
  JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ found, expected }];

interface More {
  readonly list?: object;
  readonly put?: (value: unknown) => unknown;
  /** What is found where the bad value is only part of it. */
  readonly found?: (value: unknown) => unknown;
}
/** The mistakes the check makes: values within the bounds pass, each one beyond them is the only breach, and a measure not taken is one too. */
export const bounds = (
  paragraph: string,
  path: string,
  good: readonly unknown[],
  bad: readonly unknown[],
  { list = set, put = (value) => value, found = (value) => value }: More = {},
): readonly unknown[] => [
  ...good.flatMap((value) => unless(breaches(path, put(value), list), [])),
  ...bad.flatMap((value) => unless(breaches(path, put(value), list), [[paragraph, found(value)]])),
  ...unless(
    breaches(path, undefined, list).some(([law, what]) => law === paragraph && what === null),
    true,
  ),
];
export const yes = (paragraph: string, path: string, list: object = set): readonly unknown[] =>
  bounds(paragraph, path, [true], [false], { list });
export const FIRST = 'sides.0.figures.0';
export const KEEPER = 'sides.0.keepers.0';

/** Every demand on a homologation, by the paragraphs of one thing. */
export const demands = (laws: readonly string[], path: string, list: object): readonly unknown[] => {
  const [board = '', request = '', made = '', grounds = ''] = laws;
  const at = (what: string): string => `${path}.homologation.${what}`;
  return [
    ...unless(checkEquipment(changed(list, `${path}.homologation`, homologated)).breaches, []),
    ...yes('FISTF-I.16.2', at('granted'), list),
    ...yes(board, at('byTheBoard'), list),
    ...yes(request, at('sample'), list),
    ...yes(request, at('termsAccepted'), list),
    ...yes(made, at('industriallyMade'), list),
    ...yes(made, at('anyQuantity'), list),
    ...yes(grounds, at('sportingGroundsOnly'), list),
  ];
};
