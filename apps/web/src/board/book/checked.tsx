import {
  labelsOf,
  valueLabel,
  type AnyGame,
  type EquipmentReport,
  type Labels,
  type Scenario,
  type Words,
} from '@bande/core';
import type { ReactElement } from 'react';
import { useCount, useSay } from '../../ui/say.ts';
import { READER } from './words.ts';
import { Paragraphs } from '../../ui/paragraph.tsx';
import './example.css';

type Breach = EquipmentReport['breaches'][number];

/** `goals 2.width` as its fields: `goals`, `width`. */
const partsOf = (item: string): readonly (readonly string[])[] =>
  item
    .replace(/^(?:number of|difference between) /, '')
    .replace(/: .*$/, '')
    .split('.')
    .map((part) => part.split(' '));

/** What the game calls a value that is neither a number nor yes or no; otherwise as it is written. */
export const valueWords = (game: AnyGame, item: string, value: string): Words =>
  valueLabel(labelsOf(game), ['equipment', ...partsOf(item).map(([name = '']) => name)], value) ?? {
    de: value,
    en: value,
  };

/** `goals 2.width`, `number of goals`: what it is about and which of several, from the whole to the part, as far as there are words for it. */
export function thingWords(item: string, fields: Labels['fields']): readonly Words[] {
  const parts = partsOf(item);
  return parts.flatMap(([, which = ''], i) => {
    const named =
      fields[
        `equipment.${parts
          .slice(0, i + 1)
          .map(([name]) => name)
          .join('.')}`
      ];
    return named === undefined ? [] : [{ de: `${named.de} ${which}`.trim(), en: `${named.en} ${which}`.trim() }];
  });
}

/** What a check finds of what an example is about: the paragraph that is read comes first, and what nobody has checked here is left out. */
export function foundOf(
  { breaches, warnings = [] }: EquipmentReport,
  paragraphs: readonly string[],
  paragraph: string,
): readonly Breach[] {
  const first = (one: Breach): number => Number(one.paragraph !== paragraph);
  return [...breaches, ...warnings]
    .filter((one) => paragraphs.includes(one.paragraph) && (one.found !== null || one.paragraph === paragraph))
    .toSorted((a, b) => first(a) - first(b));
}

interface CheckedProps {
  readonly game: AnyGame;
  readonly scenario: Scenario;
  readonly paragraph: string;
}

/** Equipment as the referee checks it before a match: what he finds, and what the paragraph says to it. */
export function Checked({ game, scenario, paragraph }: CheckedProps): ReactElement {
  const say = useSay();
  const count = useCount();
  const found = foundOf(game.checkEquipment(scenario.equipment), scenario.paragraphs, paragraph);
  const valueOf = (item: string, value: Breach['found']): string => {
    if (value === null) return say(READER.missing);
    if (typeof value === 'boolean') return say(value ? READER.yes : READER.no);
    return typeof value === 'number' ? count(value) : say(valueWords(game, item, value));
  };
  if (found.length === 0) return <p className="example">{say(READER.inOrder)}</p>;
  return (
    <ul className="example checked">
      {found.map(({ paragraph: by, item, found: value }, i) => (
        <li key={i}>
          <strong>
            {thingWords(item, game.labels.fields).map(say).join(' › ')}: {valueOf(item, value)}.
          </strong>{' '}
          {game.rulebook[by] === undefined ? null : say(game.rulebook[by].gist)} <Paragraphs game={game} ids={[by]} />
        </li>
      ))}
    </ul>
  );
}
