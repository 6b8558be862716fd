import { PALETTE } from '@bande/stage/palette';
import { CARD_SIGNS } from '@bande/stage/signs';
import type { Drawing, Token } from '@bande/stage/view';
import type { Words } from '@bande/core';
import { SCORED } from '../colours.ts';
import { words } from './naming.ts';

/** A ball that went in is full, the other one a ring. */
const ball = (fill: string): Drawing => ({
  width: 9,
  height: 12,
  shapes: [{ tag: 'circle', look: { cx: 4.5, cy: 6, r: 4, fill, stroke: PALETTE.chalk } }],
});

export const scored: Token = {
  kind: 'goal',
  sign: ball(SCORED),
  label: words('Elfmeter verwandelt', 'Penalty scored'),
};
export const missed: Token = {
  kind: 'miss',
  sign: ball('none'),
  label: words('Elfmeter vergeben', 'Penalty not scored'),
};

export const cardToken = (card: 'yellow' | 'red', label: Words): Token => ({
  kind: card,
  sign: CARD_SIGNS[card],
  label,
});
