import type { Catalogue, Words } from '@bande/core';
import { annex } from './rulebook/annex.ts';
import { attackAndDefence } from './rulebook/attack-and-defence.ts';
import { equipment } from './rulebook/equipment.ts';
import { flicks } from './rulebook/flicks.ts';
import { foulsAndFreeKicks } from './rulebook/fouls-and-free-kicks.ts';
import { goalsAndKeepers } from './rulebook/goals-and-keepers.ts';
import { match } from './rulebook/match.ts';
import { offside } from './rulebook/offside.ts';
import { referees } from './rulebook/referees.ts';
import { restarts } from './rulebook/restarts.ts';
import { shootOut } from './rulebook/shoot-out.ts';
import { shortRules } from './rulebook/short-rules.ts';
import { terms } from './rulebook/terms.ts';

/** Every paragraph of the FISTF rules 4.0 and of the short rules of 2016 in our own words, in the order of the books. */
export const rulebook = {
  ...terms,
  ...flicks,
  ...match,
  ...attackAndDefence,
  ...goalsAndKeepers,
  ...foulsAndFreeKicks,
  ...offside,
  ...restarts,
  ...shootOut,
  ...equipment,
  ...referees,
  ...annex,
  ...shortRules,
} as const satisfies Catalogue;
export type Paragraph = keyof typeof rulebook;

export const chapters = {
  I: { de: 'Begriffe', en: 'Terms' },
  'II.1': { de: 'Schnippen', en: 'Flicking' },
  'II.2': { de: 'Figuren aufstellen, versetzen, tauschen', en: 'Setting, placing and changing figures' },
  'II.3': { de: 'Spielzeit', en: 'Playing time' },
  'II.4': { de: 'Beginn, Anstoß, Unterbrechung', en: 'Start, kick-off, interruption' },
  'II.5': { de: 'Der Angreifer', en: 'The attacker' },
  'II.6': { de: 'Der Verteidiger', en: 'The defender' },
  'II.7': { de: 'Tore', en: 'Goals' },
  'II.8': { de: 'Der Torwart', en: 'The keeper' },
  'II.9': { de: 'Der Reservetorwart', en: 'The reserve keeper' },
  'II.10': { de: 'Fouls und Unsportlichkeit', en: 'Fouls and misconduct' },
  'II.11': { de: 'Freistoß', en: 'Free kick' },
  'II.12': { de: 'Strafstoß', en: 'Penalty' },
  'II.13': { de: 'Abseits und Tick', en: 'Offside and tick' },
  'II.14': { de: 'Einwurf', en: 'Throw-in' },
  'II.15': { de: 'Abstoß', en: 'Goal kick' },
  'II.16': { de: 'Eckstoß', en: 'Corner' },
  'II.17': { de: 'Freistoßschießen', en: 'Shoot-out' },
  'III.1': { de: 'Spieltisch', en: 'The table' },
  'III.2': { de: 'Tore als Gerät', en: 'The goals' },
  'III.3': { de: 'Ball', en: 'The ball' },
  'III.4': { de: 'Spielfiguren', en: 'The figures' },
  'III.5': { de: 'Torwart als Gerät', en: 'The keeper as equipment' },
  IV: { de: 'Schieds- und Linienrichter', en: 'Referee and linesman' },
  V: { de: 'Indoor-Regeln', en: 'Indoor rules' },
  VI: { de: 'Anhang: Figuren im DSTFB', en: 'Annex: figures in the DSTFB' },
  short: { de: 'Kurzregeln', en: 'Short rules' },
} as const satisfies Readonly<Record<string, Words>>;
