import type { Plugin } from 'vite';

const CANVAS = /@react-three\/fiber\/dist\/react-three-fiber\.esm\.js/;
const EVERYTHING = 'extend(THREE)';

/** The canvas of `@react-three/fiber` makes every part of three.js known, so all of it would be loaded. The stage names those that scenes are made of (`three-parts.ts`). */
export function threeParts(): Plugin {
  return {
    name: 'bande-three-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CANVAS },
      handler(code) {
        if (!code.includes(EVERYTHING))
          return this.error('the canvas no longer makes all of three.js known: look at it anew');
        return { code: code.replace(EVERYTHING, '{}'), map: null };
      },
    },
  };
}
