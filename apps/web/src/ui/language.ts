/** The two languages of the house; the visitor's browser decides, until he does. */
const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'bande.language';

const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** A browser may forbid the memory altogether. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function chosenLanguage(): Language {
  const wishes = [remembered(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find(isLanguage) ?? 'en';
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // It holds for this page only, then.
  }
}
