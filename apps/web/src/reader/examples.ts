import { scenarioSchema, type Scenario, type Words } from '@bande/core';

const files = import.meta.glob<string>('../../../../packages/games/src/*/scenarios/*.yaml', {
  query: '?raw',
  import: 'default',
});

const textsOf = (game: string): Promise<readonly string[]> =>
  Promise.all(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${game}/scenarios/`))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, load]) => load()),
  );

/** Which paragraphs have an example at all; no scenario has to be understood for that. */
export const shownIn = async (game: string): Promise<ReadonlySet<string>> =>
  new Set((await textsOf(game)).flatMap(paragraphsIn));

const LISTED = /^ *paragraphs: \[([^\]]*)\]/gm;
export const paragraphsIn = (text: string): readonly string[] =>
  [...text.matchAll(LISTED)].flatMap(([, list = '']) => list.split(',').map((id) => id.trim().replaceAll(/['"]/g, '')));

/** Every scenario of a game that is played on the table, read when somebody wants to see one. */
export const examplesOf = async (game: string): Promise<readonly Scenario[]> =>
  (await scenariosOf(game)).filter(({ equipment }) => equipment === undefined);

/** Those in which equipment is checked, too. */
export async function scenariosOf(game: string): Promise<readonly Scenario[]> {
  const { parse } = await import('yaml');
  const texts = await textsOf(game);
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
