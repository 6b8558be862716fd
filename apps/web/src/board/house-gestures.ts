import type { Words } from '@bande/core';
import type { Extra, Gesture } from '@bande/stage/view';
import { BOARD } from './words.ts';

const w = (de: string, en: string): Words => ({ de, en });

/** No table has a use of its own for it. */
export const PAUSE_KEY = 'z';
/** Where hands do it on the table itself, this does it without one. */
export const DOING_KEY = 'f';

/** What every table has. */
const HOUSE_GESTURES: readonly Gesture[] = [
  {
    by: w('Über das Spielfeld gehen', 'Walk over the board'),
    byFinger: null,
    keys: ['←', '↑', '→', '↓'],
    does: w('liest vor, was wo liegt; Enter wählt', 'says what lies where; Enter picks'),
  },
  {
    by: w('Zum nächsten wählbaren Feld', 'To the next square that can be picked'),
    byFinger: null,
    keys: ['N'],
    does: w('auf dem Spielfeld', 'on the board'),
  },
  {
    by: w('Zwischen Spielfeld und Knöpfen', 'Between board and buttons'),
    byFinger: null,
    keys: ['B'],
    does: w('hin und zurück', 'there and back'),
  },
  {
    by: w('Rechte Taste ziehen, oder neben dem Tisch', 'Drag with the right button, or beside the table'),
    byFinger: null,
    does: w('dreht den Blick ein wenig; das Mausrad holt näher', 'turns the view a little; the wheel comes closer'),
  },
  {
    by: w('Zurücknehmen', 'Take back'),
    byFinger: null,
    keys: ['⌫'],
    does: w(
      'erst die Auswahl, dann (allein oder gegen einen Bot, ohne Uhr) die letzte Entscheidung',
      'first what is chosen, then (alone or against a bot, with no clock) the last decision',
    ),
  },
  {
    by: w('Pause', 'Pause'),
    byFinger: null,
    keys: [PAUSE_KEY.toUpperCase()],
    does: w('hält die Partie an; Esc spielt weiter', 'stops the match; Esc plays on'),
  },
  {
    by: w('Dieses Blatt', 'This sheet'),
    byFinger: null,
    keys: ['?'],
    does: w('öffnet und schließt sich', 'opens and closes'),
  },
];
/** What is drawn only for whoever asks for it: by a tool above the table, or by its key. */
export const requestGestures = (extras: readonly Extra[]): readonly Gesture[] =>
  extras.map(({ label, key }) => ({
    by: w(`${label.de}: Knopf oben`, `${label.en}: button above`),
    keys: [key.toUpperCase()],
    does: w('zeigt sie auf dem Tisch, und nimmt sie wieder weg', 'shows it on the table, and takes it away again'),
  }));

/** The same at a table that has uses of its own for some keys. */
export const houseGestures = (own: readonly Gesture[]): readonly Gesture[] => {
  const taken = new Set(own.flatMap(({ keys = [] }) => keys));
  return HOUSE_GESTURES.filter(({ keys = [] }) => !keys.some((key) => taken.has(key)));
};
/** What the board is called for the ear, with its keys; what N does at this table is said as its own sheet has it. */
export function boardWords(own: readonly Gesture[]): Words {
  const next = [...own, ...houseGestures(own)].find(({ keys = [] }) => keys.includes('N'));
  return next === undefined
    ? BOARD.board
    : w(`${BOARD.board.de} N: ${next.by.de}.`, `${BOARD.board.en} N: ${next.by.en}.`);
}
/** What fingers do at every table. */
export const FINGER_GESTURES: readonly Gesture[] = [
  {
    by: w('Zwei Finger auseinander- oder zusammenziehen', 'Spread or pinch two fingers'),
    does: w('holt den Tisch näher oder weiter weg', 'brings the table closer or farther'),
  },
];
