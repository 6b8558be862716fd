import type { Surroundings } from './command.ts';

/** One element of a list per line, so that a long answer can be read and searched. */
export function printJson({ out }: Surroundings, value: unknown): void {
  if (!Array.isArray(value)) out(`${JSON.stringify(value, null, 2)}\n`);
  else out(value.length === 0 ? '[]\n' : `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`);
}

const WIDE = 160;

/** Large documents: what fits into a line, and every list of plain values, stands in one. */
export const printWide = ({ out }: Surroundings, value: unknown): void => out(`${laidOut(value, '')}\n`);

function laidOut(value: unknown, indent: string): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDE) return line;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return line;
  const inner = `${indent} `;
  const rows = Array.isArray(value)
    ? value.map((item) => laidOut(item, inner))
    : Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}:${laidOut(child, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${rows.map((row) => `${inner}${row}`).join(',\n')}\n${indent}${close}`;
}

/** Columns as wide as they must be; figures stand to the right. */
export function printTable({ out }: Surroundings, rows: readonly (readonly (string | number)[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  const cell = (value: string | number, column: number): string =>
    typeof value === 'number' ? String(value).padStart(widths[column] ?? 0) : value.padEnd(widths[column] ?? 0);
  for (const row of rows) out(`${row.map(cell).join('  ').trimEnd()}\n`);
}

/** For people: 3.14159 is 3.14, 31415.9 is 31416. */
export const rounded = (value: number): string => (Math.abs(value) >= 1000 ? value.toFixed(0) : value.toPrecision(3));
