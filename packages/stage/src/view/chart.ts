import type { Words } from '@bande/core';
import type { Drawing } from './drawing.ts';

/** A picture after the match, drawn by the house as SVG with a table for those who cannot see it. */
export type Chart =
  | {
      readonly kind: 'share';
      readonly title: Words;
      readonly parts: readonly { readonly side: string; readonly value: number; readonly label: Words }[];
    }
  | {
      readonly kind: 'line';
      readonly title: Words;
      readonly unit: Words;
      readonly series: readonly { readonly side: string; readonly points: readonly (readonly [number, number])[] }[];
    }
  /** `ends`: whose end the last row lies at, and whose the first. */
  | {
      readonly kind: 'heat';
      readonly title: Words;
      readonly columns: number;
      readonly cells: readonly number[];
      readonly ends: readonly [string, string];
    }
  /** One that a game draws itself, with the same figures as a table. Without a drawing there was nothing to count. */
  | {
      readonly kind: 'drawing';
      readonly title: Words;
      readonly drawing: Drawing | null;
      readonly table: Figures;
    }
  /** Two sides compared, figure by figure: one bar each, which both share. */
  | {
      readonly kind: 'versus';
      readonly title: Words;
      readonly sides: readonly [string, string];
      readonly rows: readonly { readonly label: Words; readonly values: readonly [number, number] }[];
    }
  /** A bar may stand for a paragraph, which the house then leads to. */
  | {
      readonly kind: 'bars';
      readonly title: Words;
      readonly bars: readonly {
        readonly label: Words;
        readonly side: string | null;
        readonly value: number;
        readonly paragraph?: string;
      }[];
    };

/** Figures to be heard: the first of each row is its name. */
interface Figures {
  readonly head: readonly Words[];
  readonly rows: readonly (readonly (Words | number)[])[];
}
