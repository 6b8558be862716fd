import { flickOf, type Fact, type Match, type Ruling } from '@bande/games/subbuteo/state.ts';

/** A call as the book has made it on a fact, with what came with it. */
export interface Made {
  readonly match: Match;
  readonly fact: Fact;
  readonly ruling: Ruling;
  readonly rulings: readonly Ruling[];
}
/** What the referee says of a call, taken from what the book made of it. */
export type Said = Readonly<Record<string, unknown>>;

export const cites = ({ ruling }: Made, paragraph: string): boolean =>
  ruling.paragraphs.some((one) => one === paragraph);
/** The first of these paragraphs that it cites says how it came about. */
export const byParagraph = (one: Made, ways: Readonly<Record<string, string>>): string | undefined =>
  ways[Object.keys(ways).find((paragraph) => cites(one, paragraph)) ?? ''];
export const known = (name: string, value: unknown): Said =>
  value === undefined || value === null ? {} : { [name]: value };
export const detail = ({ ruling }: Made, name: string): unknown => ruling.detail?.[name];
export const nothing = (): Said => ({});

export const winner = ({ ruling }: Made): Said => known('for', ruling.for);
export const loser = ({ ruling }: Made): Said => known('against', ruling.against);
export const told = ({ fact }: Made, ...names: readonly string[]): Said => {
  const fields = fact as unknown as Said;
  return Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));
};
export const place = (one: Made): Said => told(one, 'at', 'where');
export const figure = (one: Made): Said => known('figure', detail(one, 'figure'));
export const deliberate = (one: Made): Said => told(one, 'deliberate');
export const breach = (one: Made): string | undefined => (one.fact.kind === 'breach' ? one.fact.what : undefined);

/** The flick that it is about: where its figure stood. */
export const flickPlace = ({ match, fact }: Made): Said => {
  if (fact.kind !== 'ballTouched') return {};
  const flick = flickOf(match.state, fact.touchedBy);
  return flick === undefined
    ? { ...known('at', fact.figureAt), ...known('where', fact.figureWhere) }
    : { ...known('at', flick.from), ...known('where', flick.where) };
};
export const flicked = (one: Made): Said => ({ ...place(one), ...told(one, 'figure') });
