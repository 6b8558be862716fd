import type { Plugin } from 'vite';
import { BREAKPOINTS } from './src/ui/breakpoints.ts';

/** `(--low)` in the condition of a media rule. */
const CONDITION = /@media[^{]+/g;
const NAME = /\(--([\w-]+)\)/g;

/** The style with its breakpoints written out; an error for a name that is none. */
export const withBreakpoints = (style: string): string =>
  style.replace(CONDITION, (condition) =>
    condition.replace(NAME, (_, name: string) => {
      if (!Object.hasOwn(BREAKPOINTS, name)) throw new Error(`no breakpoint is called ${name}`);
      return BREAKPOINTS[name as keyof typeof BREAKPOINTS];
    }),
  );

/** Styles name their breakpoints as scripts do: both read `src/ui/breakpoints.ts`. */
export const breakpoints = (): Plugin => ({
  name: 'bande-breakpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.css$/ },
    handler: (style) => ({ code: withBreakpoints(style), map: null }),
  },
});
