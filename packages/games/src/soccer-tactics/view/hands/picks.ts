import { choiceWords } from '../words/words.ts';
import type { Action as AnyAction, Words } from '@bande/core';
import type { ButtonPlace, PlacedButton } from '@bande/stage/view';
import type { Action } from '../../actions.ts';
import { PAWN_NAMES, pawnNamed } from '../../names.ts';
import { isKeeper, isNumbered, NOBODY, type Match, type SoccerTactics } from '../../state.ts';
import { rowFrom, squareNamed, type Square } from '../../table.ts';
import { both, halfOfSquare, shortPawnWords, shortSquare, sideOfPawn, squareWords, words } from '../words/naming.ts';

type Choice = AnyAction<SoccerTactics>;
type Formation = Extract<Action, { kind: 'formation' }>;

/** Pawns and squares by the names the rules have for them. No pick list is the beginning of another one. */
export function picksOf(action: Choice, match: Match): readonly string[] {
  switch (action.kind) {
    case 'move':
    case 'place':
      return [action.pawn, action.to];
    case 'play':
      return [action.to];
    case 'dribble':
      return [match.state.carrier === NOBODY ? '' : PAWN_NAMES[match.state.carrier]!, action.to];
    case 'formation':
      return formationPicks(action);
    default:
      return [];
  }
}

/** The ball's square, the strikers by their numbers, so that whoever has been placed keeps his; the keeper's square: the rest follows. Without a keeper D1 says that all stand. */
function formationPicks({ pawns, ball }: Formation): readonly string[] {
  const entries = Object.entries(pawns);
  const keeper = entries.find(([pawn, square]) => isKeeper(pawnNamed(pawn)!) && square !== ball)?.[1];
  const strikers = entries
    .filter(([pawn, square]) => isNumbered(pawnNamed(pawn)!) && square !== ball && isUpFront(pawn, square))
    .toSorted(([a], [b]) => pawnNamed(a)! - pawnNamed(b)!);
  const goal = keeper ?? `${halfOfSquare(entries[0]?.[1] ?? '')}:D1`;
  return [...(ball === undefined ? [] : [ball]), ...strikers.map(([, square]) => square), goal];
}
const FRONT_ROW = 8;
const isUpFront = (pawn: string, square: string): boolean =>
  rowFrom(sideOfPawn(pawn) === 'red' ? 0 : 1, at(square)) === FRONT_ROW;
const at = (square: string): Square => squareNamed(square)!;

/** The words of a button, and of a choice that is ready. */
export function actionWords(action: Choice, match: Match): Words {
  const { colours } = match.setup.settings;
  switch (action.kind) {
    case 'move':
    case 'place':
      return both(
        (language) => `${shortPawnWords(action.pawn)[language]} → ${squareWords(action.to, colours)[language]}`,
      );
    case 'play':
      return both((language) => `Ball → ${squareWords(action.to, colours)[language]}`);
    case 'dribble': {
      const to = squareWords(action.to, colours);
      return words(`Dribbeln → ${to.de}`, `Dribble → ${to.en}`);
    }
    case 'formation':
      return formationWords(action);
    case 'roll':
      return words('Würfeln', 'Roll the die');
    case 'pass':
      return words('Keine Figur umstellen', 'Place no pawn');
    case 'choose':
      return choiceWords(action.choice);
  }
}

const LINE_UP = {
  ball: words('Ball auf', 'ball on'),
  strikers: words('vorne', 'up front'),
  keeper: words('Torwart auf', 'keeper on'),
} as const;

function formationWords(action: Formation): Words {
  const squares = formationPicks(action).map(shortSquare);
  const ball = action.ball === undefined ? [] : [squares[0]!];
  const strikers = squares.slice(ball.length, -1).join(', ');
  const keeper = Object.entries(action.pawns).flatMap(([pawn, at]) =>
    isKeeper(pawnNamed(pawn)!) ? [shortSquare(at)] : [],
  );
  const parts = (of: (name: Words) => string): string =>
    [
      ...ball.map((at) => `${of(LINE_UP.ball)} ${at}`),
      ...(strikers === '' ? [] : [`${of(LINE_UP.strikers)} ${strikers}`]),
      ...keeper.map((at) => `${of(LINE_UP.keeper)} ${at}`),
    ].join(', ');
  return words(`Aufstellen: ${parts(({ de }) => de)}`, `Line up: ${parts(({ en }) => en)}`);
}

/** The usual formation is the first one listed, of those that begin with what has been placed. It stands on the board before it is chosen. */
export function buttonsAt(place: ButtonPlace<SoccerTactics>): readonly PlacedButton<SoccerTactics>[] {
  const usual = place.at === 'shortcut' ? place.open.find(({ kind }) => kind === 'formation') : undefined;
  return usual === undefined ? [] : [{ action: usual, words: PLAY_LIKE_THIS }];
}
const PLAY_LIKE_THIS = words('So spielen', 'Play like this');
