import { encodeQR } from 'qr';
import type { ReactElement } from 'react';

/** So many light squares around it: readers need them. */
const QUIET_ZONE = 4;

/** Dark squares as one path, a row's runs one after the other. */
export const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join('');

/** A link to point a camera at: dark on light in every room, as readers expect it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      shapeRendering="crispEdges"
    >
      <rect width={squares.length} height={squares.length} fill="white" />
      <path d={pathOf(squares)} fill="black" />
    </svg>
  );
}
