/** Of each choice (`{a,b}`, `(?:a|b)`) every alternative by itself, the other choices left open: so one sees that each of them finds something. */
const alternatives = (text: string, choice: RegExp, separator: string): readonly string[] => {
  const variants = [...text.matchAll(choice)].flatMap((found) => {
    const [whole, inner = ''] = found;
    return inner
      .split(separator)
      .map((one) => text.slice(0, found.index) + one + text.slice(found.index + whole.length));
  });
  return variants.length === 0 ? [text] : variants;
};

export const globVariants = (glob: string): readonly string[] => alternatives(glob, /\{([^{}]*,[^{}]*)\}/g, ',');

/** At the top, outside of all groups, too. */
export const expressionVariants = (source: string): readonly string[] =>
  atTheTop(source).flatMap((one) => alternatives(one, /\(\?:([^()]*\|[^()]*)\)(?![?*])/g, '|'));

function atTheTop(source: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of source) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${sign}`);
  }
  return parts;
}

const GLOB_SIGNS = /\*\*\/|\*\*|\*|\{|\}|,|[.+?^$()|[\]\\]/g;
const BY_SIGN: Readonly<Record<string, string>> = {
  '**/': '(?:[^/]+/)*',
  '**': '.*',
  '*': '[^/]*',
  '{': '(?:',
  '}': ')',
  ',': '|',
};

/** A file of this name, or one below a folder of this name. */
export const ofGlob = (glob: string): RegExp =>
  new RegExp(`^${glob.replaceAll(GLOB_SIGNS, (sign) => BY_SIGN[sign] ?? `\\${sign}`)}(?:/|$)`);
