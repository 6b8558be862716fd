import { words, type Labels } from '@bande/core';
import { SIDE_NAMES } from './fields.ts';

/** What is agreed before a match. */
export const SETTING_FIELDS: Labels['fields'] = {
  'given.settings': words('Absprachen', 'agreed settings'),
  'settings.halfMinutes': words('Halbzeit (Minuten)', 'half (minutes)'),
  'settings.extraMinutes': words('Hälfte der Verlängerung (Minuten)', 'half of extra time (minutes)'),
  'settings.extraTime': words('Verlängerung bei Gleichstand', 'extra time after a draw'),
  'settings.whiteFirst': words('beginnt mit Weiß', 'starts with white'),
  'settings.kickers': words('Kicker je Spieler', 'kickers for each player'),
  'settings.keeper': words('Torwart', 'keeper'),
  'settings.referee': words('Der Schiedsrichter fragt', 'the referee asks'),
  'settings.limits': words('mit 3 und 7 Sekunden', 'with 3 and 7 seconds'),
  'settings.admonishedOverrun': words(
    'Ermahnung bei der wievielten Überschreitung der 7 Sekunden',
    'admonition at which overrun of the 7 seconds',
  ),
  'settings.punishedOverrun': words('Zeitspiel bei der wievielten', 'time-wasting at which overrun'),
  'settings.cautionedOffence': words('Verwarnung beim wievielten groben Verstoß', 'caution at which gross offence'),
  'settings.removalSeconds': words('Zeit, einen Kicker wegzunehmen (Sekunden)', 'time to take a kicker away (seconds)'),
  'settings.shotsFinish': words(
    'laufender Ball wird nach dem Signal ausgespielt',
    'a moving ball is played out after the signal',
  ),
  'settings.preview': words('Vorschau eines Schusses', 'preview of a shot'),
};

export const SETTING_VALUES: Labels['values'] = {
  'settings.whiteFirst': SIDE_NAMES,
  'settings.keeper': {
    block: words('starr, am Kasten geführt', 'rigid, led by its box'),
    buttons: words('fällt auf Knopfdruck', 'dives by two buttons'),
  },
  'settings.referee': {
    beginner: words('nichts: Er macht selbst, was üblich ist', 'nothing: he does what is usual himself'),
    player: words(
      'wenn Ballbesitz oder eine Torchance davon abhängt',
      'where possession or a chance of a goal hangs on it',
    ),
  },
  'settings.preview': {
    full: words('ganz', 'full'),
    short: words('kurz', 'short'),
    none: words('keine', 'none'),
  },
};
