import type { Refusal, Words } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';
import type { Match } from '../state.ts';
import { words } from './naming.ts';

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
export function refusalWords({ code, paragraphs: [first] }: Refusal, { state }: Match): Words | null {
  const reason = code === 'againstTheRules' ? REASONS[first as Paragraph] : undefined;
  if (reason === undefined || (state.roll === 0 && first !== 'STW-11C.5' && first !== 'STW-2.12')) return null;
  return reason(state.roll);
}
