import { clockNamed, ticksLeft, TICKS_PER_SECOND, type Words } from '@bande/core';
import type { Scoreboard, Token } from '@bande/stage/view';
import { CARD_PLACES, PAWN_NAMES } from '../names.ts';
import { CLOCKS } from '../referee/time.ts';
import { SENT_OFF, sideOf, type Match, type SoccerTactics } from '../state.ts';
import { SIDES, type Side } from '../table.ts';
import { both, pawnWords, words } from './naming.ts';
import { PERIOD_WORDS } from './words.ts';

/** Clocks as they stand at the match's tick; in a pause none runs. */
export function scoreboard(match: Match): Scoreboard<SoccerTactics> {
  const [red, blue] = match.state.score;
  const idle = match.state.phase === 'toss' || match.state.phase === 'finished';
  return {
    score: { red, blue },
    period: periodNow(match),
    secondsLeft: secondsOf(match, CLOCKS.period),
    moveSecondsLeft: moveSeconds(match),
    inPossession: idle ? null : SIDES[match.state.restart?.for ?? match.state.attacker],
    tokens: { red: tokens(match, 0), blue: tokens(match, 1) },
  };
}

function periodNow({ state, outcome }: Match): Words {
  if (outcome !== null) return words('Spielende', 'Full time');
  const { shootOut } = state;
  return shootOut === null ? PERIOD_WORDS[state.period] : both((language) => `${PERIOD_WORDS[state.period][language]} ${shootOut.goals.join(' : ')}`);
}

const now = (match: Match): Match['tick'] => match.pausedAt ?? match.tick;

function secondsOf(match: Match, name: string): number | null {
  const clock = clockNamed(match.clocks, name);
  return clock === undefined ? null : Math.max(0, ticksLeft(clock, now(match)) / TICKS_PER_SECOND);
}

/** A choice that holds play up, the move, or a side's set-up: whichever runs. */
function moveSeconds(match: Match): number | null {
  const until = match.options.flatMap((option) => ('tick' in option.until ? [option.until.tick] : []));
  if (until.length > 0) return Math.max(0, (Math.min(...until) - now(match)) / TICKS_PER_SECOND);
  const running = [CLOCKS.move, ...CLOCKS.setUp].find((name) => (clockNamed(match.clocks, name)?.since ?? null) !== null);
  const left = running === undefined ? null : secondsOf(match, running);
  // Such a clock runs out with the tick after its 60 seconds, and 61 are never shown.
  return left === null ? null : Math.max(0, left - 1 / TICKS_PER_SECOND);
}

const tokens = (match: Match, side: Side): readonly Token[] => [...yellows(match, side), ...reds(match, side), ...penalties(match, side)];

const yellows = ({ state, setup }: Match, side: Side): readonly Token[] =>
  CARD_PLACES.flatMap((place, slot) => Array.from({ length: state.cautions[side][slot] ?? 0 }, (): Token => ({ kind: 'yellow', label: cautioned(side, place, setup.settings.colours) })));

function cautioned(side: Side, place: string, colours: Match['setup']['settings']['colours']): Words {
  if (place === 'D') return words('Gelb: Verteidiger', 'Yellow: defenders');
  const who = pawnWords(`${side === 0 ? 'R' : 'B'}${place}`, colours);
  return words(`Gelb: ${who.de}`, `Yellow: ${who.en}`);
}

const reds = ({ state, setup }: Match, side: Side): readonly Token[] =>
  state.pawns.flatMap((square, pawn): readonly Token[] => {
    if (square !== SENT_OFF || sideOf(pawn) !== side) return [];
    const who = pawnWords(PAWN_NAMES[pawn]!, setup.settings.colours);
    return [{ kind: 'red', label: words(`Vom Platz: ${who.de}`, `Sent off: ${who.en}`) }];
  });

/** The match keeps how many were scored, not in which order. */
function penalties({ state }: Match, side: Side): readonly Token[] {
  if (state.shootOut === null) return [];
  const { taken, goals } = state.shootOut;
  return Array.from({ length: taken[side] }, (_, i): Token => (i < goals[side] ? { kind: 'goal', label: words('Elfmeter verwandelt', 'Penalty scored') } : { kind: 'miss', label: words('Elfmeter verschossen', 'Penalty missed') }));
}
