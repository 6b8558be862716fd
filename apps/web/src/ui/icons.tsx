import type { ReactElement } from 'react';

/** Line drawings of the house, each on 24 by 24. Decorative: the words stand beside them or on the button. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  top: 'M5 4h14v16H5z M8.5 7.5h7v9h-7z',
  tilted: 'M8 6h8l5 12H3z M5.6 12h12.8',
  eyeLevel: 'M3 16h18 M3 16v3h18v-3 M7 16V9 M17 16V9 M12 16v-5',
  pause: 'M8 5v14 M16 5v14',
  play: 'M7 4l13 8-13 8z',
  log: 'M5 6h14 M5 12h14 M5 18h9',
  close: 'M6 6l12 12 M18 6L6 18',
  sound: 'M4 9v6h4l5 4V5L8 9z M16.5 8.5a5 5 0 010 7 M19 6a8.5 8.5 0 010 12',
  mute: 'M4 9v6h4l5 4V5L8 9z M17 9.5l5 5 M22 9.5l-5 5',
  undo: 'M9 14L4 9l5-5 M4 9h10a6 6 0 010 12h-3',
  gear: 'M12 8.500a3.500 3.500 0 100 7a3.500 3.500 0 000-7z M12 3v2.500 M12 18.500V21 M3 12h2.500 M18.500 12H21 M5.600 5.600l1.800 1.800 M16.600 16.600l1.800 1.800 M5.600 18.400l1.800-1.800 M16.600 7.400l1.800-1.800',
  full: 'M4 9V4h5 M15 4h5v5 M20 15v5h-5 M9 20H4v-5',
  again: 'M19 12a7 7 0 11-2.200-5.100 M19 4v4h-4',
  check: 'M5 12.5l5 5L19 7',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z M12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6z',
  next: 'M6 5l9 7-9 7z M18 5v14',
  previous: 'M18 5l-9 7 9 7z M6 5v14',
  stepOn: 'M9 5l7 7-7 7',
  stepBack: 'M15 5l-7 7 7 7',
  link: 'M10 14a4 4 0 005.7 0l3.3-3.3a4 4 0 00-5.7-5.7L12 6.300 M14 10a4 4 0 00-5.700 0L5 13.300a4 4 0 005.700 5.700L12 17.700',
  point:
    'M9 11V5a1.500 1.500 0 013 0v5l5.500 1a1.500 1.500 0 011.200 1.700l-.7 4.300a3 3 0 01-3 2.500h-3a3 3 0 01-2.300-1L5.500 14a1.500 1.500 0 012.200-2z',
  edit: 'M4 20h4L19 9l-4-4L4 16z',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  share: 'M12 15V4 M8 7.5L12 3.500l4 4 M7 11H5v9h14v-9h-2',
  download: 'M12 4v11 M7 11l5 5 5-5 M5 20h14',
  open: 'M3 7h6l2 2h10v10H3z',
  dice: 'M5 5h14v14H5z M9 9h.01 M15 15h.01 M12 12h.01',
  bars: 'M5 20V11 M12 20V4 M19 20v-6',
  /** Whose turn it is, and whose ball. */
  turn: 'M6 5l12 7-12 7z',
  ball: 'M3 12a9 9 0 1018 0a9 9 0 10-18 0 M12 8l3.800 2.800-1.500 4.400H9.700l-1.500-4.400z M12 8V3.500 M15.800 10.800l4.400-1.200 M14.300 15.200l2.600 3.600 M9.700 15.200l-2.600 3.600 M8.200 10.800L3.800 9.600',
  minus: 'M5 12h14',
  plus: 'M5 12h14 M12 5v14',
  sliders: 'M4 7h7 M15 7h5 M4 17h3 M11 17h9 M13 4.500v5 M9 14.500v5',
  people:
    'M9 11a3.500 3.500 0 100-7a3.500 3.500 0 000 7z M3 20c0-4 2.500-6 6-6s6 2 6 6 M16 4.500a3.200 3.200 0 010 6 M17.500 14.500c2.300.7 3.500 2.500 3.500 5.500',
  help: 'M9 9a3 3 0 1 1 4.600 2.500c-1 .7-1.600 1.300-1.600 2.500 M12 17.500h.01',
  trash: 'M5 7h14 M10 7V4h4v3 M7 7l1 13h8l1-13',
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }): ReactElement => (
  <svg className="t-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);

type Shape = 'disc' | 'diamond' | 'square' | 'triangle';
const SHAPES: Readonly<Record<Shape, ReactElement>> = {
  disc: <circle cx="8" cy="8" r="6.5" />,
  diamond: <path d="M8 .8L15.2 8 8 15.2.8 8z" />,
  square: <path d="M2 2h12v12H2z" />,
  triangle: <path d="M8 1.500L15 14H1z" />,
};

/** A side's sign: colour and shape together. */
export const SideSign = ({ colour, shape }: { readonly colour: string; readonly shape: Shape }): ReactElement => (
  <svg className="side-sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false" style={{ fill: colour }}>
    {SHAPES[shape]}
  </svg>
);
