import { prefersReducedMotion } from './settings.ts';

/** Only as far as needed, and without a slide for those who want none. The focus stays where it is. */
export function bringIntoView(element: Element | null): void {
  // Newer browsers answer with a promise, which an effect would take for its clean-up: nothing may be returned.
  element?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
