import { RECIPES, type Recipe } from './sound-recipes.ts';

const book = new Map<string, Recipe>(Object.entries(RECIPES));

/** Sounds of a game's own, by names that nobody has yet; called once, where they are written down. Returns the names. */
export function soundsOf<N extends string>(recipes: Readonly<Record<N, Recipe>>): readonly N[] {
  const names = Object.keys(recipes) as N[];
  for (const name of names) {
    const known = book.get(name);
    if (known !== undefined && known !== recipes[name]) throw new Error(`a sound is called ${name} already`);
    book.set(name, recipes[name]);
  }
  return names;
}

export function recipeOf(name: string): Recipe {
  const recipe = book.get(name);
  if (recipe === undefined) throw new Error(`no recipe for a sound called ${name}`);
  return recipe;
}
