import type { ReactElement } from 'react';
import './cup.css';

/** A cup with a ribbon of the winner's colour, and a little confetti: for whoever has won. */
export const Cup = ({ colour }: { readonly colour: string }): ReactElement => (
  <svg className="cup" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <path className="cup-handles" d="M14 13H7c0 8 3 12 9 12M34 13h7c0 8-3 12-9 12" />
    <path className="cup-body" d="M13 9h22v8c0 9-4 14-11 15-7-1-11-6-11-15z" />
    <path className="cup-body" d="M22 31h4v6h6v5H16v-5h6z" />
    <path d="M13 16h22v5l-.6 3H13.600L13 21z" style={{ fill: colour }} />
    <path className="cup-confetti" d="M5 4l3 3M42 3l-3 4M24 1v4M14 3l1 3M34 4l-1 3M3 30l3-2M45 30l-3-2" />
  </svg>
);
