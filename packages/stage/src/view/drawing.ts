import type { Words } from '@bande/core';

/** A part of a drawing: an SVG element and what it says of itself. Numbers are written as the visitor's language does. */
export type Shape =
  | { readonly tag: 'rect' | 'circle' | 'path'; readonly look: ShapeLook }
  | { readonly tag: 'text'; readonly look: ShapeLook; readonly text: Words | number };

export type ShapeLook = Readonly<Record<string, string | number>>;

/** A picture as data, which the house draws where it belongs; so many pixels, or fewer where there is less room. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}
