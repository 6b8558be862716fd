import { builtPages } from './built-pages.ts';

/** Once, before two files want to look at them at the same moment. */
export function setup(): void {
  builtPages();
}
