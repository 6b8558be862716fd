import type { Action as AnyAction, Words } from '@bande/core';
import type { Event, Line } from '../../events.ts';
import { labels } from '../../labels.ts';
import { goalBehind, type Side } from '../../names.ts';
import type { Subbuteo } from '../../state.ts';
import { asSubject, bodyWords, both, sideWords, words } from './naming.ts';

/** What somebody did, or wanted to; on this pitch one hand has both sides, so the figure is named and not the hand. */
export function deedWords(_by: Side, action: AnyAction<Subbuteo>, _match: unknown, refused: boolean): Words {
  switch (action.kind) {
    case 'flick':
      return sentence(
        bodyWords(action.figure),
        refused ? words('sollte geschnippt werden', 'was to be flicked') : words('geschnippt', 'flicked'),
      );
    case 'place':
      return sentence(
        bodyWords(action.what),
        refused ? words('sollte versetzt werden', 'was to be moved') : words('versetzt', 'moved'),
      );
    case 'lineUp':
      return LINED_UP[action.as];
    case 'choose':
      return words(action.choice, action.choice);
    default:
      return labels.actions?.[action.kind] ?? words(action.kind, action.kind);
  }
}

const LINED_UP = {
  kickOff: words('Neu aufgestellt', 'Everything set up anew'),
  free: words('Platz frei geräumt', 'Pitch cleared'),
  shooting: words('Zum Torschuss aufgestellt', 'Set up for a shot at goal'),
} as const;

/** By whose line it is: where north lies nobody sees on the pitch. */
const OVER: Readonly<Record<Line, Words>> = {
  south: words('Ball über der Torauslinie von Rot', 'Ball over Red’s goal line'),
  north: words('Ball über der Torauslinie von Blau', 'Ball over Blue’s goal line'),
  west: words('Ball über der Seitenauslinie', 'Ball over the touchline'),
  east: words('Ball über der Seitenauslinie', 'Ball over the touchline'),
};

/** What took place, as a sentence. */
export function factWords(fact: Event): Words {
  switch (fact.kind) {
    case 'flicked':
      return sentence(bodyWords(fact.figure), words('geschnippt', 'flicked'));
    case 'handSet':
      return sentence(bodyWords(fact.figure), words('setzt zum Torschuss an', 'is set to shoot'));
    case 'placed':
      return sentence(bodyWords(fact.what), words('versetzt', 'moved'));
    case 'linedUp':
      return LINED_UP[fact.as];
    case 'ballTouched':
      return sentence(bodyWords(fact.touchedBy), words('berührt den Ball', 'touches the ball'));
    case 'figuresTouched': {
      const { de, en } = bodyWords(fact.touched);
      return sentence(bodyWords(fact.touchedBy), words(`trifft ${de}`, `meets ${en}`));
    }
    case 'rebounded':
      return sentence(bodyWords(fact.what), OFF[fact.from]);
    case 'ballOver':
      return fact.inGoal ? inGoal(goalBehind(fact.line)) : OVER[fact.line];
    case 'ballBack':
      return words('Ball wieder auf dem Feld', 'Ball back on the field');
    case 'ballLanded':
      return words('Ball springt auf', 'Ball bounces');
    case 'ballFell':
      return words('Ball vom Tisch gefallen', 'Ball fell off the table');
    case 'figureLeft':
      return sentence(bodyWords(fact.figure), LEFT[fact.ground]);
    case 'figureBack':
      return sentence(bodyWords(fact.figure), BACK[fact.ground]);
    case 'toppled':
      return sentence(bodyWords(fact.figure), words('fällt um', 'falls over'));
    case 'layDown':
      return sentence(bodyWords(fact.figure), words('liegt', 'lies down'));
    case 'rested':
      return sentence(bodyWords(fact.what), words('liegt still', 'is at rest'));
    default:
      return labels.facts[fact.kind] ?? words(fact.kind, fact.kind);
  }
}

function inGoal(goal: Side): Words {
  const { de, en } = sideWords(goal);
  return words(`Ball im Tor von ${de}`, `Ball in ${en}’s goal`);
}

const OFF = {
  post: words('prallt vom Pfosten ab', 'comes off the post'),
  crossbar: words('prallt von der Latte ab', 'comes off the crossbar'),
  net: words('ist im Netz', 'is in the net'),
  barrier: words('prallt von der Bande ab', 'comes off the barrier'),
} as const;
const LEFT = {
  field: words('ist neben dem Feld', 'is off the field'),
  cloth: words('ist vom Tuch gerutscht', 'is off the cloth'),
  table: words('ist vom Tisch gefallen', 'fell off the table'),
} as const;
const BACK = {
  field: words('ist wieder auf dem Feld', 'is on the field again'),
  cloth: words('ist wieder auf dem Tuch', 'is on the cloth again'),
} as const;

const sentence = (who: Words, does: Words): Words =>
  both((language) => `${asSubject(who)[language]} ${does[language]}`);
