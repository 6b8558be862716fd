import type { Refusal, Words } from '@bande/core';
import { always } from '@bande/stage/view';
import { isFigure } from '../../names.ts';
import { BARRED, BEFORE_SIGNAL, FLICK_ORDER } from '../../rights.ts';
import type { Paragraph } from '../../rulebook.ts';
import type { Match } from '../../state.ts';
import { asSubject, bodyWords, sideWords, words } from './naming.ts';

type Say = (match: Match) => Words;

/** Null where the paragraph says it best. */
export function refusalOfMatch(refusal: Refusal, match: Match): Words | null {
  const [first] = refusal.paragraphs;
  if (refusal.code === 'notYourTurn' && first === undefined)
    return words('Das ist eine Figur der anderen Seite.', 'That is a figure of the other side.');
  if (match.state.blockWait?.paragraph === first && refusal.code === 'notOffered') return BLOCK_FIRST(match);
  return first === undefined ? null : (REASONS[first as Paragraph]?.(match) ?? null);
}

export function refusalOfTraining({ code, paragraphs: [first] }: Refusal): Words | null {
  if (code !== 'againstTheRules') return null;
  return first === 'FISTF-II.1.2.2'
    ? words('Die Figur liegt: Tipp sie an, dann steht sie wieder.', 'The figure is down: tap it to stand it up.')
    : words('Dort ist kein Platz.', 'There is no room there.');
}

const BLOCK_FIRST: Say = always(
  'Erst darf die andere Seite verteidigen.',
  'The other side may make its block flick first.',
);
const noBlock: Say = ({ state }) => {
  if (state.told.ballOver !== null) return words('Der Ball ist im Aus.', 'The ball is out of play.');
  const { attacker } = state;
  const who = attacker === null ? words('Die andere Seite', 'The other side') : sideWords(attacker);
  return words(
    `${who.de} hat den Ball: Verteidigen darfst du einmal, sobald er gespielt ist.`,
    `${who.en} has the ball: you may defend once, as soon as it has been played.`,
  );
};
const handIsSet: Say = ({ state: { handSet } }) =>
  handSet === null
    ? words('Erst der Torschuss.', 'The shot comes first.')
    : words(
        `Die Hand steht hinter ${bodyWords(handSet).de}: Mit dieser Figur wird geschossen.`,
        `The hand is behind ${bodyWords(handSet).en}: that figure shoots.`,
      );
const anotherTakes: Say = ({ state: { restart } }) => {
  const taker = restart?.taker ?? null;
  const who = taker !== null && isFigure(taker) ? asSubject(bodyWords(taker)) : words('Eine andere', 'Another one');
  return words(`${who.de} führt aus.`, `${who.en} takes it.`);
};

const OUT: Say = always(
  'Die Figur ist aus dem Spiel: Der Schiedsrichter stellt sie, sobald der Ball ruht.',
  'The figure is out of play: the referee places it as soon as the ball rests.',
);
const SIGNAL_FIRST: Say = always('Warte auf „Spielen!“.', 'Wait for “Play!”.');
const HAS_TAKEN: Say = always(
  'Diese Figur hat gerade ausgeführt: Erst spielt eine andere den Ball.',
  'This figure has just taken it: another one has to play the ball first.',
);
const THEIR_TURN: Say = always('Erst rückt die andere Seite zurecht.', 'The other side moves its figures first.');
/** The same words for each of these paragraphs. */
const each = (paragraphs: readonly Paragraph[], say: Say): Reasons =>
  Object.fromEntries(paragraphs.map((paragraph) => [paragraph, say]));
type Reasons = { readonly [P in Paragraph]?: Say };

const REASONS: Reasons = {
  ...each(Object.values(BARRED), HAS_TAKEN),
  ...each(Object.values(BEFORE_SIGNAL), SIGNAL_FIRST),
  ...each(Object.values(FLICK_ORDER), THEIR_TURN),
  'FISTF-II.1.2.1': always('Das Spiel läuft noch nicht.', 'Play has not begun.'),
  'FISTF-II.1.2.2': always(
    'Die Figur liegt: Der Schiedsrichter stellt sie auf, sobald der Ball ruht.',
    'The figure is down: the referee stands it up as soon as the ball rests.',
  ),
  'FISTF-II.1.2.3': always('Die Figur ist verhakt.', 'The figure is entangled.'),
  'FISTF-II.2.1.2.2': OUT,
  'FISTF-II.2.1.3.2': OUT,
  'FISTF-II.5.2.1.1': always(
    'Diese Figur hat den Ball dreimal hintereinander gespielt: Nimm eine andere.',
    'This figure has played the ball three times in a row: take another one.',
  ),
  'FISTF-II.5.2.3': always(
    'Warte, bis deine Figur den Ball getroffen oder verfehlt hat.',
    'Wait until your figure has met or missed the ball.',
  ),
  'FISTF-II.4.2.3.3': anotherTakes,
  'FISTF-II.6.2.1.2': noBlock,
  'FISTF-II.7.1.1.b': always(
    'Die Zeit ist um: Es wird nichts mehr geschnippt.',
    'Time is over: nothing is flicked any more.',
  ),
  'FISTF-II.9.1.3': always('Der Ersatztorwart ist nicht im Spiel.', 'The reserve keeper is not in play.'),
  'FISTF-II.10.9.2': handIsSet,
  'FISTF-II.11.2.1.1': always('Diese Figur führt aus.', 'This figure takes it.'),
  'FISTF-II.11.2.2.1': always('Mehr Stellungszüge gibt es nicht.', 'There are no more positional flicks.'),
  'FISTF-II.13.2.2': always(
    'Die Figur ist im Abseits gelandet: Warte, bis der Ball liegt.',
    'The figure has come offside: wait until the ball lies still.',
  ),
  'SHORT-offside.4': always(
    'Die Figur steht im Abseits, und der Ball ist vorbei.',
    'The figure stands offside, and the ball is past.',
  ),
  'FISTF-II.13.4.5.2': BLOCK_FIRST,
  'FISTF-II.17.1.3': always('Jeder Schuss ist ein einziger Zug.', 'A shot is one flick.'),
};
