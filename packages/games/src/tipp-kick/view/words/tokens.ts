import type { Words } from '@bande/core';
import { PALETTE } from '@bande/stage/palette';
import { CARD_SIGNS } from '@bande/stage/signs';
import type { Drawing, Token } from '@bande/stage/view';
import type { Colour } from '../../names.ts';
import { words } from './naming.ts';

const [HEIGHT, SIZE] = [12, 16];

/** The ball as this side wants it on top: light and plain, or dark with a rim. */
const ball = (colour: Colour): Drawing => ({
  width: SIZE,
  height: SIZE,
  shapes: [
    {
      tag: 'path',
      look: {
        d: 'M5 1.200h6l3.800 3.800v6l-3.800 3.800h-6l-3.800-3.800v-6z',
        fill: colour === 'white' ? PALETTE.chalk : PALETTE.ink,
        stroke: colour === 'white' ? PALETTE.ink : PALETTE.chalk,
        strokeWidth: 1.2,
      },
    },
  ],
});
export const hasColour = (colour: Colour): Token => ({
  kind: colour,
  sign: ball(colour),
  label: colour === 'white' ? words('spielt Weiß', 'plays white') : words('spielt Schwarz', 'plays black'),
});

/** The set-up is there (full) or has been used (a ring): then the next shot has to go at goal. */
const dot = (isLeft: boolean): Drawing => ({
  width: 10,
  height: HEIGHT,
  shapes: [
    {
      tag: 'circle',
      look: { cx: 5, cy: 6, r: 3.4, fill: isLeft ? PALETTE.brass : 'none', stroke: PALETTE.brass, strokeWidth: 1.3 },
    },
  ],
});
const token = (kind: string, sign: Drawing, label: Words): Token => ({ kind, sign, label });
export const setUpLeft = token('setUp', dot(true), words('eine Vorlage frei', 'one set-up left'));
export const setUpUsed = token(
  'setUp',
  dot(false),
  words('Vorlage verbraucht: jetzt aufs Tor', 'set-up used: now at goal'),
);

export const cautioned: Token = { kind: 'caution', sign: CARD_SIGNS.yellow, label: words('verwarnt', 'cautioned') };
/** A raised finger: words so far, no card. */
export const admonished = (times: number): Token =>
  token(
    'admonition',
    {
      width: 7,
      height: HEIGHT,
      shapes: [
        { tag: 'path', look: { d: 'M3.500 1.500v6', stroke: PALETTE.chalk, strokeWidth: 2 } },
        { tag: 'circle', look: { cx: 3.5, cy: 10.2, r: 1.2, fill: PALETTE.chalk } },
      ],
    },
    times === 1 ? words('ermahnt', 'admonished') : words(`${times}-mal ermahnt`, `admonished ${times} times`),
  );
