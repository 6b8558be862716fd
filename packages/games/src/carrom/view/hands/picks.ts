import type { Action as AnyAction, Words } from '@bande/core';
import type { ButtonPlace, PlacedButton } from '@bande/stage/view';
import { isSolo, type Carrom, type Match } from '../../state.ts';
import { endWords, points, words } from '../words/naming.ts';

type Choice = AnyAction<Carrom>;

const CHOICES: Readonly<Record<string, Words>> = {
  waive: words('Verzichten', 'Waive'),
  decline: words('Nicht fordern', 'Do not demand'),
};

export function choiceWords(choice: string, { state }: Match): Words {
  const extra = points(state.result?.extra ?? 1);
  return choice === 'demand'
    ? words(`${extra.de} fordern`, `Demand ${extra.en}`)
    : (CHOICES[choice] ?? words(choice, choice));
}

function concedeWords(what: 'game' | 'match', match: Match): Words {
  if (isSolo(match)) return words('Aufgeben', 'Give up');
  return what === 'game' ? words('Satz aufgeben', 'Concede the game') : words('Partie aufgeben', 'Concede the match');
}

export function actionWords(action: Choice, match: Match): Words {
  const { state } = match;
  switch (action.kind) {
    case 'takeSide':
      return words('Seite wählen', 'Choose the side');
    case 'takeBreak':
      return words('Anstoß nehmen', 'Take the break');
    case 'chooseEnd':
      return words(`Platz ${endWords(action.end).de}`, `Sit ${endWords(action.end).en}`);
    case 'turnRack':
      return words(`Aufstellung drehen: ${action.degrees}°`, `Turn the rack: ${action.degrees}°`);
    case 'ready':
      return state.phase === 'setUp' ? words('Bereit zum Anstoß', 'Ready to break') : words('Bereit', 'Ready');
    case 'strike':
      return state.board.breakMade ? words('Schießen', 'Strike') : words('Anstoßen', 'Break');
    case 'place':
      return words('Hier platzieren', 'Place it here');
    case 'next':
      return state.gameOver ? words('Nächster Satz', 'Next game') : words('Nächstes Board', 'Next board');
    case 'concede':
      return concedeWords(action.what, match);
    case 'choose':
      return choiceWords(action.choice, match);
  }
}

/** ['ICF-139']; the match itself is given up like any other. Where one game decides, or one clears the board alone, there is nothing less. */
export function buttonsAt({ at }: ButtonPlace<Carrom>, match: Match): readonly PlacedButton<Carrom>[] {
  const { setup } = match;
  if (at !== 'pause' || setup.settings.games === 1 || setup.seating.length === 1) return [];
  return [{ action: { kind: 'concede', what: 'game' }, words: concedeWords('game', match) }];
}
