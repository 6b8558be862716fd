/** What one file of scenarios shows; no scenario has to be understood for that. */
export interface Shown {
  readonly file: string;
  readonly paragraphs: readonly string[];
  readonly titles: readonly string[];
}

const LISTED = /^ *paragraphs: \[([^\]]*)\]/gm;
export const paragraphsIn = (text: string): readonly string[] =>
  [...text.matchAll(LISTED)].flatMap(([, list = '']) => list.split(',').map((id) => id.trim().replaceAll(/['"]/g, '')));

const TITLE = /^ *- title: (.*)$/gm;
export const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(TITLE)].map(([, title = '']) => unquoted(title.trim()));

function unquoted(text: string): string {
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  return text.startsWith('"') ? (JSON.parse(text) as string) : text;
}
