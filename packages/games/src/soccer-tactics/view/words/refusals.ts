import type { Refusal, Seat, Words } from '@bande/core';
import { byAction } from '../../happen.ts';
import { legalFor } from '../../legal.ts';
import { pawnNamed } from '../../names.ts';
import type { Paragraph } from '../../rulebook.ts';
import { nameOf, type Match } from '../../state.ts';
import { SQUARE_NAMES, type Square } from '../../table.ts';
import { sideToAct } from '../../turn.ts';
import { both, words } from './naming.ts';
import { picksOf } from '../hands/picks.ts';

/** Why a move is not possible, with the number that was rolled: shorter than the paragraph it rests on. */
const REASONS: { readonly [P in Paragraph]?: (roll: number) => Words } = {
  'STW-2.1': (roll) => words(`Das Feld ist zu weit weg für eine ${roll}.`, `The square is too far away for a ${roll}.`),
  'STW-2.2': (roll) =>
    words(
      `Das Feld ist zu nah: Die ${roll} muss ganz gezogen werden, mit höchstens einer Wendung.`,
      `The square is too near: the ${roll} must be used in full, with one turn at most.`,
    ),
  'STW-2.6': () => words('Ein Gegner versperrt den Weg.', 'An opponent is in the way.'),
  'STW-2.12': () =>
    words('Der Torwart überschreitet die Mittellinie nicht.', 'The goalkeeper does not cross the centre line.'),
  'STW-3.2': (roll) =>
    words(
      `Das Feld ist für den Ball zu weit weg: Gewürfelt ist eine ${roll}.`,
      `The square is too far away for the ball: the roll is ${roll}.`,
    ),
  'STW-3.3': (roll) =>
    words(
      `Das Feld ist zu nah: Der Ball muss die ${roll} ganz ausspielen, mit höchstens einer Wendung und nie zurück.`,
      `The square is too near: the ball must use the ${roll} in full, with one turn at most and never back.`,
    ),
  'STW-11C.5': () =>
    words('Wer im Elfmeterschießen schießt, steht auf D4 oder E4.', 'In the shoot-out the taker stands on D4 or E4.'),
};

/** Null where the paragraph says it best. */
export function refusalWords({ code, paragraphs: [first] }: Refusal, match: Match): Words | null {
  const { state } = match;
  if (code === 'notOffered') return firstOfAll(match);
  const reason = code === 'againstTheRules' ? REASONS[first as Paragraph] : undefined;
  if (reason === undefined || (state.roll === 0 && first !== 'STW-11C.5' && first !== 'STW-2.12')) return null;
  return reason(state.roll);
}

/** Whoever points at a square where a pawn is to be picked first, or dice are to be rolled, is told that. */
function firstOfAll(match: Match): Words | null {
  const side = sideToAct(match.state, match.setup.settings);
  const picks = side === null ? [] : legalFor(match, side).map((action) => picksOf(action, match)[0]);
  if (picks.length > 0 && picks.every((id) => id === undefined || pawnNamed(id) !== undefined))
    return picks.includes(undefined)
      ? words('Erst würfeln, oder eine Figur mit Ring wählen.', 'Roll first, or choose a pawn with a ring.')
      : words('Erst eine Figur mit Ring wählen, dann ihr Feld.', 'First choose a pawn with a ring, then its square.');
  return null;
}

/** Why a pawn cannot come to a square with the number that lies, and the paragraph; null: it can, or nobody can say it shorter than the rules. Asked of the referee himself. */
export function whyNotTo(match: Match, pawn: string, to: Square): Words | null {
  const side = sideToAct(match.state, match.setup.settings);
  const seat = side === null ? -1 : match.setup.seating.indexOf(nameOf(side));
  const done = byAction(match, seat as Seat, { kind: 'move', pawn, to: SQUARE_NAMES[to]! });
  const [paragraph] = done.ok ? [] : done.refusal.paragraphs;
  const reason = paragraph === undefined ? undefined : IN_VAIN[paragraph as Paragraph];
  return reason === undefined ? null : both((language) => `${reason(match.state.roll)[language]} (§ ${paragraph})`);
}

/** The same reasons in half a sentence, for a pawn that is not to go there. */
const IN_VAIN: { readonly [P in Paragraph]?: (roll: number) => Words } = {
  'STW-2.1': (roll) => words(`zu weit weg für eine ${roll}`, `too far away for a ${roll}`),
  'STW-2.2': (roll) => words(`zu nah, die ${roll} muss genau aufgehen`, `too near, the ${roll} must be used exactly`),
  'STW-2.6': () => words('ein Gegner steht im Weg', 'an opponent is in the way'),
  'STW-2.10': () => words('nicht über die Mittellinie', 'not across the centre line'),
};
