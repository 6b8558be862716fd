import type { Catalogue, Words } from '@bande/core';
import { ball } from './rulebook/ball.ts';
import { defence } from './rulebook/defence.ts';
import { figures } from './rulebook/figures.ts';
import { freeKicks } from './rulebook/free-kicks.ts';
import { general } from './rulebook/general.ts';
import { goals } from './rulebook/goals.ts';
import { inAndOut } from './rulebook/in-and-out.ts';
import { obstruction } from './rulebook/obstruction.ts';
import { plate } from './rulebook/plate.ts';
import { referee } from './rulebook/referee.ts';
import { restarts } from './rulebook/restarts.ts';
import { time } from './rulebook/time.ts';

/** Every paragraph of the DTKV rules 2012.1, commentary included, in our own words, in the order of the book. */
export const rulebook = {
  ...general,
  ...plate,
  ...figures,
  ...ball,
  ...time,
  ...inAndOut,
  ...defence,
  ...obstruction,
  ...goals,
  ...restarts,
  ...freeKicks,
  ...referee,
} as const satisfies Catalogue;
export type Paragraph = keyof typeof rulebook;

/** Titles only: integer-like keys are not iterated as written, so the order of the chapters is that of the paragraphs. */
export const chapters = {
  I: { de: 'Allgemeines', en: 'General' },
  II: { de: 'Begriffe', en: 'Terms' },
  '1': { de: 'Spielfeld und Platte', en: 'Pitch and plate' },
  '2': { de: 'Spielfiguren', en: 'The figures' },
  '3': { de: 'Ball', en: 'The ball' },
  '4': { de: 'Spielzeit', en: 'Playing time' },
  '5': { de: 'Ball im und aus dem Spiel', en: 'Ball in and out of play' },
  '6': { de: 'Abwehr', en: 'Defence' },
  '7': { de: 'Behinderung', en: 'Obstruction' },
  '8': { de: 'Torschuss', en: 'Shot at goal' },
  '9': { de: 'Anstoß', en: 'Kick-off' },
  '10': { de: 'Abstoß', en: 'Goal kick' },
  '11': { de: 'Einstoß', en: 'Kick-in' },
  '12': { de: 'Eckstoß', en: 'Corner' },
  '13': { de: 'Freistoß', en: 'Free kick' },
  '14': { de: 'Strafstoß', en: 'Penalty' },
  '15': { de: 'Spielabbruch', en: 'Abandonment' },
  '16': { de: 'Schiedsrichter', en: 'Referee' },
} as const satisfies Readonly<Record<string, Words>>;
