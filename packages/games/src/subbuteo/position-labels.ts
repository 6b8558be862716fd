import { AS_WRITTEN, words, type Labels, type Words } from '@bande/core';

/** What forms say beside a position and what a hand does; `labels.ts` puts them among the others. */

export const ACTION_LABELS: Readonly<Record<string, Words>> = {
  flick: words('Figur schnippen', 'flick a figure'),
  place: words('von Hand versetzen', 'place by hand'),
  lineUp: words('neu aufstellen', 'line up anew'),
};

export const POSITION_FIELDS: Labels['fields'] = {
  'given.lineUp': words('Aufstellung', 'line-up'),
  'given.places': words('was woanders liegt (mm: Ost, Nord)', 'what lies elsewhere (mm: east, north)'),
  'given.seats': words('Spieler', 'players'),
  'given.mode': words('wo gespielt wird', 'where it is played'),
  'given.settings': words('Absprachen', 'agreed settings'),
};

export const POSITION_VALUES: Labels['values'] = {
  'given.lineUp': {
    kickOff: words('zum Anstoß', 'for a kick-off'),
    free: words('alle neben dem Feld', 'all beside the field'),
  },
  'given.places': AS_WRITTEN,
  'given.seats': AS_WRITTEN,
  'given.mode': {
    live: words('am Bildschirm', 'on the screen'),
    paced: words('am Bildschirm, mit Bedenkzeit', 'on the screen, with time to think'),
    desk: words('am echten Tisch, mit Schiedsrichter', 'at a real table, with a referee'),
  },
};
