import { atDesk, type Duty, type LogEntry } from '@bande/core';
import { placingNow } from './placing.ts';
import type { Paragraph } from './rulebook.ts';
import { nameOf, type Match, type SoccerTactics, type State } from './state.ts';
import { ballIsUnknown, diceAwaited, playsWithTwoDice, sideToAct } from './turn.ts';

/** What the rules want now, and from whom. */
export function dutyNow(match: Match): readonly Duty<SoccerTactics>[] {
  const { state } = match;
  if (match.outcome !== null) return [];
  const [waiting] = match.options;
  if (waiting !== undefined)
    return [{ who: waiting.owner, what: `option:${waiting.name}`, paragraphs: [waiting.paragraph] }];
  return [...(atDesk(match) && ballIsUnknown(state) ? [BALL_UNKNOWN] : []), ...inPlay(match)];
}

const BALL_UNKNOWN: Duty<SoccerTactics> = { who: 'referee', what: 'sayWhereTheBallIs', paragraphs: ['STW-4.1'] };

function inPlay(match: Match): readonly Duty<SoccerTactics>[] {
  const { state, setup } = match;
  const side = sideToAct(state, setup.settings);
  if (side !== null) return [{ who: nameOf(side), ...withPartners(match, toDecide(match)) }];
  const dice = diceAwaited(state, setup.settings);
  return dice === null
    ? []
    : [
        {
          who: atDesk(match) ? 'referee' : 'host',
          what: `roll:${dice.what}`,
          paragraphs: toRoll(state, setup.settings.shotDevice),
        },
      ];
}

/** The booklet knows no referee: the sides do everything themselves, but for what one of them has not set up in time [I-41]. */
const REFEREE_DUTIES = [
  'placeMissing',
  'sayWhereTheBallIs',
  'roll:toss',
  'roll:die',
  'roll:dice',
  'roll:duel',
  'roll:spin',
  'roll:shotDie',
] as const;
export type RefereeDuty = (typeof REFEREE_DUTIES)[number];

export const askedOfReferee = ({ rulings }: LogEntry<SoccerTactics>): readonly Duty<SoccerTactics>[] =>
  rulings
    .filter(({ call }) => call === 'timeIsUp')
    .map(({ paragraphs }) => ({ who: 'referee', what: 'placeMissing', paragraphs }));

/** With four people two partners decide as one; either of them may enter it. */
const withPartners = (match: Match, duty: ToDecide): ToDecide =>
  match.setup.seating.length === 4 ? { ...duty, paragraphs: [...duty.paragraphs, 'STW-0.3'] } : duty;

interface ToDecide {
  readonly what: string;
  readonly paragraphs: readonly Paragraph[];
}

function toDecide(match: Match): ToDecide {
  const { state, setup } = match;
  switch (state.phase) {
    case 'formation':
      return {
        what: 'formation',
        paragraphs: [
          'STW-1A.3',
          'STW-1A.4',
          'STW-1A.5',
          'STW-1A.6',
          'STW-1A.7',
          state.ball < 0 ? 'STW-1A.8' : 'STW-1A.9',
        ],
      };
    case 'placing': {
      const placing = placingNow(state, setup.settings);
      return { what: `place:${placing?.what ?? ''}`, paragraphs: placing?.paragraphs ?? [] };
    }
    case 'kickOff':
      return { what: 'kickOff', paragraphs: ['STW-1B.8', 'STW-1B.9', 'STW-3.2'] };
    case 'attackMove':
      return { what: 'movePawn', paragraphs: ['STW-4.4', 'STW-4.5', ...HOW_PAWNS_MOVE] };
    case 'attackPlay':
      return {
        what: 'playBall',
        paragraphs: ['STW-4.6', 'STW-4.7', 'STW-4.8', 'STW-4.9', 'STW-4.10', ...HOW_THE_BALL_MOVES],
      };
    case 'extraPlay':
      return { what: 'playBallAgain', paragraphs: ['STW-4B.3', ...HOW_THE_BALL_MOVES] };
    case 'cornerKick':
      return { what: 'cornerKick', paragraphs: ['STW-8.17', 'STW-8.19', ...HOW_THE_BALL_MOVES] };
    case 'captureA':
      return { what: 'capture', paragraphs: ['STW-4A.1', 'STW-4A.2', 'STW-4A.9', ...HOW_PAWNS_MOVE] };
    default:
      return defend(state);
  }
}

const defend = (state: State): ToDecide => {
  const aim: Paragraph = state.phase === 'captureD' ? 'STW-4A.11' : 'STW-4A.5';
  return state.roll > 0
    ? { what: 'defend', paragraphs: [aim, 'STW-4A.8', ...HOW_PAWNS_MOVE] }
    : { what: 'keeperOrRoll', paragraphs: [aim, 'STW-6A.1', 'STW-6A.2', 'STW-6A.3'] };
};

/** What a pawn is free to do: the full number, any direction, one turn, over team-mates, off a shared square, all over the board. */
const HOW_PAWNS_MOVE: readonly Paragraph[] = [
  'STW-2.1',
  'STW-2.2',
  'STW-2.3',
  'STW-2.4',
  'STW-2.8',
  'STW-2.9',
  'STW-2.11',
];
/** What the ball is free to do: the full number, any direction, one turn, over every pawn. */
const HOW_THE_BALL_MOVES: readonly Paragraph[] = ['STW-3.2', 'STW-3.3', 'STW-3.4', 'STW-3.5', 'STW-3.7'];

function toRoll(state: State, device: 'spinner' | 'die'): readonly Paragraph[] {
  switch (state.phase) {
    case 'toss':
      return [state.period === 'shootOut' ? 'STW-11C.6' : 'STW-1B.1'];
    case 'duel':
      return ['STW-4D.4'];
    case 'shot':
      return [device === 'spinner' ? 'STW-5.4' : 'STW-12B.1'];
    default:
      return playsWithTwoDice(state)
        ? ['STW-6.2', ...(state.goalKick ? (['STW-6C.6'] as const) : [])]
        : ['STW-2.1', 'STW-3.2'];
  }
}
