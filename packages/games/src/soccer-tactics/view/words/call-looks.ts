import { callLooks, following, NOTE, QUIET, WHISTLE, type CallManner } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Match, SoccerTactics } from '../../state.ts';
import { USUAL_COLOURS, type Colours } from './naming.ts';
import { callWords, thenWords } from './words.ts';

/**
 * A whistle stops play, a note explains how it goes on, a quiet one says what everybody sees. What follows comes of another call of the same moment:
 * a card of a foul, a shot of a ball that was kept, what a period's end leads to.
 */
const MANNERS: Readonly<Record<Call, CallManner<SoccerTactics>>> = {
  matchWon: following(WHISTLE),
  extraTime: following(WHISTLE),
  shootOut: following(WHISTLE),
  periodOver: following(WHISTLE),
  attackPlayedOut: WHISTLE,
  minorFoul: WHISTLE,
  freeKickDeclined: NOTE,
  offside: WHISTLE,
  notOffside: NOTE,
  penalty: WHISTLE,
  foul: WHISTLE,
  yellowCard: following(WHISTLE),
  sentOff: following(WHISTLE),
  goal: WHISTLE,
  missed: NOTE,
  corner: WHISTLE,
  goalKick: WHISTLE,
  shot: following(NOTE),
  scoringChance: following(NOTE),
  duel: NOTE,
  rollAgain: NOTE,
  possessionWon: NOTE,
  possessionKept: NOTE,
  captured: NOTE,
  notReached: NOTE,
  secondDirectPass: NOTE,
  directPass: NOTE,
  freeBall: NOTE,
  dribble: NOTE,
  lapsed: NOTE,
  kickOffDecided: NOTE,
  firstPenaltyDecided: NOTE,
  formationReady: QUIET,
  kickOffReady: NOTE,
  clockStarts: QUIET,
  fieldPlayerMustMove: QUIET,
  mayDribble: QUIET,
  playTheBall: QUIET,
  placed: QUIET,
  freeKick: following(WHISTLE),
  setUpDone: NOTE,
  timeIsUp: NOTE,
};

const coloursOf = (match: Match | undefined): Colours => match?.setup.settings.colours ?? USUAL_COLOURS;

export const calls = callLooks<SoccerTactics>(MANNERS, {
  words: (ruling, match) => callWords(ruling, coloursOf(match)),
  then: (ruling, match) => thenWords(ruling, coloursOf(match)),
});
