import { scenarioSchema, type Scenario, type Words } from '@bande/core';
import type { Shown } from './shown.ts';

/** The scenarios of all games, each file by itself. */
const files = import.meta.glob<string>('../../../../../packages/games/src/*/scenarios/*.yaml', {
  query: '?raw',
  import: 'default',
});

/** What they show, without their texts (`examples-plugin.ts`). */
const shown = import.meta.glob<readonly Shown[]>('../../../../../packages/games/src/*/game.ts', {
  query: '?examples',
  import: 'default',
});
const shownBy = async (game: string): Promise<readonly Shown[]> =>
  (await shown[`../../../../../packages/games/src/${game}/game.ts`]?.()) ?? [];

/** Which paragraphs have an example at all. */
export const shownIn = async (game: string): Promise<ReadonlySet<string>> =>
  new Set((await shownBy(game)).flatMap(({ paragraphs }) => paragraphs));

const textsOf = (game: string, isWanted: (file: string) => boolean): Promise<readonly string[]> =>
  Promise.all(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${game}/scenarios/`) && isWanted(path.slice(path.lastIndexOf('/') + 1)))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, load]) => load()),
  );

const isOnTheTable = ({ equipment }: Scenario): boolean => equipment === undefined;

/** Every scenario of a game that is played on the table. */
export const examplesOf = async (game: string): Promise<readonly Scenario[]> =>
  (await scenariosIn(game, () => true)).filter(isOnTheTable);

/** The one of this title, without the others. */
export const exampleNamed = async (game: string, title: string): Promise<Scenario | undefined> =>
  (await scenariosFrom(game, ({ titles }) => titles.includes(title))).find(
    (one) => one.title === title && isOnTheTable(one),
  );

/** The examples of a paragraph, those in which equipment is checked too. */
export const examplesFor = async (game: string, paragraph: string): Promise<readonly Scenario[]> =>
  showing(await scenariosFrom(game, ({ paragraphs }) => paragraphs.includes(paragraph)), paragraph);

async function scenariosFrom(game: string, isWanted: (file: Shown) => boolean): Promise<readonly Scenario[]> {
  const wanted = new Set((await shownBy(game)).filter(isWanted).map(({ file }) => file));
  return scenariosIn(game, (file) => wanted.has(file));
}

async function scenariosIn(game: string, isWanted: (file: string) => boolean): Promise<readonly Scenario[]> {
  const [{ parse }, texts] = await Promise.all([import('yaml'), textsOf(game, isWanted)]);
  return texts
    .flatMap((text) => entriesIn(parse(text)))
    .flatMap((entry) => {
      const scenario = scenarioSchema.safeParse(entry);
      return scenario.success ? [scenario.data] : [];
    });
}

const entriesIn = (document: unknown): readonly unknown[] => {
  if (Array.isArray(document)) return document as readonly unknown[];
  const list = (document as { readonly scenarios?: unknown } | null)?.scenarios;
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
};

const starting = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an example shows. Where nobody has put it into German, English is better than nothing. */
export const titleOf = ({ title, titel = title }: Pick<Scenario, 'title' | 'titel'>): Words => ({
  de: starting(titel),
  en: starting(title),
});

/** The referee only says so: nothing of it is seen at the table. */
const isDecision = ({ facts = [] }: Scenario): boolean => facts.some(({ kind }) => kind === 'decided');

/** The examples that show a paragraph: first those in which something takes place and the referee names it, and of these the plainest, which show nothing else. */
export const showing = (scenarios: readonly Scenario[], paragraph: string): readonly Scenario[] => {
  const unnamed = ({ expect }: Scenario): number =>
    expect.rulings?.some((ruling) => ruling['paragraph'] === paragraph) === true ? 0 : 1;
  return scenarios
    .filter(({ paragraphs }) => paragraphs.includes(paragraph))
    .toSorted(
      (a, b) =>
        Number(isDecision(a)) - Number(isDecision(b)) ||
        unnamed(a) - unnamed(b) ||
        a.paragraphs.length - b.paragraphs.length,
    );
};
