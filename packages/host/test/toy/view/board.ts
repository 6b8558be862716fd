import type { Match } from '@bande/core';
import type { Board, Cell } from '@bande/stage/view';
import type { Toy } from '../state.ts';
import { PER_ROW, rowsFor } from './layout.ts';
import { words } from './naming.ts';

/** What can be pointed at: a match by its place in the heap, counted from 1. */
export const stickId = (place: number): string => `stick${place}`;
export const placeOf = (id: string): number => Number(id.slice('stick'.length));

/** Full rows, so that it is a rectangle: the last places may stay empty. */
export const board = ({ state, setup }: Match<Toy>): Board => ({
  columns: PER_ROW,
  rows: Array.from({ length: rowsFor(setup.settings.heap) }, (_, row) =>
    Array.from({ length: PER_ROW }, (__, column) => cell(row * PER_ROW + column + 1, state.heap)),
  ),
});

const cell = (place: number, heap: number): Cell => ({
  id: stickId(place),
  name: String(place),
  label:
    place <= heap ? words(`Holz ${place}`, `Match ${place}`) : words(`Platz ${place}, leer`, `Place ${place}, empty`),
  holds: [],
});
