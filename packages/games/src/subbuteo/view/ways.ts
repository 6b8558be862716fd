import type { GameView, HandMode } from '@bande/stage/view';
import type { Match, Subbuteo } from '../state.ts';
import { markOfMatch, markOfTraining } from './after/marks.ts';
import { statisticsOfMatch, statisticsOfTraining } from './after/statistics.ts';
import { byPitch } from './pitch.ts';
import { settingUpByRule, settingUpFreely } from './hands/setting-up.ts';
import { showsOfMatch, showsOfTraining } from './shown/shows.ts';
import { explained } from './taught/explained.ts';
import { gameLessons } from './taught/game-lessons.ts';
import { trainingHints } from './taught/hints.ts';
import { lessons } from './taught/lessons.ts';
import { matchHints } from './taught/match-hints.ts';
import { refusalOfMatch, refusalOfTraining } from './words/refusals.ts';
import { SCOREBOARD_OF_TRAINING, scoreboardOfMatch } from './words/scoreboard.ts';
import { tellsOfMatch, tellsOfTraining } from './words/tells.ts';

/** What is told, shown and offered in one way in a match, and in another on the training pitch, where nothing is owed and nothing is called. */
type Ways = Required<
  Pick<
    GameView<Subbuteo>,
    'hints' | 'lessons' | 'scoreboard' | 'tells' | 'shows' | 'mark' | 'statistics' | 'refusalWords'
  >
> & { readonly settingUp: Pick<HandMode<Subbuteo>, 'now' | 'offers'> };

const OF_MATCH: Ways = {
  hints: (match) => [...explained(match), ...matchHints(match)],
  lessons: gameLessons,
  scoreboard: scoreboardOfMatch,
  tells: tellsOfMatch,
  shows: showsOfMatch,
  mark: (entry, match) => (match === undefined ? null : markOfMatch(entry, match)),
  statistics: statisticsOfMatch,
  refusalWords: refusalOfMatch,
  settingUp: settingUpByRule,
};

const OF_TRAINING: Ways = {
  hints: trainingHints,
  lessons: () => lessons,
  scoreboard: () => SCOREBOARD_OF_TRAINING,
  tells: tellsOfTraining,
  shows: showsOfTraining,
  mark: markOfTraining,
  statistics: statisticsOfTraining,
  refusalWords: refusalOfTraining,
  settingUp: settingUpFreely,
};

/** The game by its rulebook, where no match is named. */
const waysIn = (match: Match | undefined): Ways => (match === undefined ? OF_MATCH : waysOf(match));
const waysOf = byPitch(OF_MATCH, OF_TRAINING);

export const settingUpIn = (match: Match): Ways['settingUp'] => waysIn(match).settingUp;

/** Chosen by the match, once for all of them. */
export const byMatch: Omit<Ways, 'settingUp'> = {
  hints: (match) => waysIn(match).hints(match),
  lessons: (match) => waysIn(match).lessons(match),
  scoreboard: (match, log) => waysIn(match).scoreboard(match, log),
  tells: (fact, before, rulings) => waysIn(before).tells(fact, before, rulings),
  shows: (entry, after, past) => waysIn(after).shows(entry, after, past),
  mark: (entry, match) => (match === undefined ? OF_TRAINING : waysIn(match)).mark(entry, match),
  statistics: (steps) => (steps[0] === undefined ? OF_TRAINING : waysIn(steps[0].match)).statistics(steps),
  refusalWords: (refusal, match) => waysIn(match).refusalWords(refusal, match),
};
