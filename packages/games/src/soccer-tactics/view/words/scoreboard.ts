import { clockNamed, lapsesAt, playTick, ticksLeft, TICKS_PER_SECOND, type LogEntry, type Words } from '@bande/core';
import type { Scoreboard, Token } from '@bande/stage/view';
import { CARD_PLACES, PAWN_NAMES } from '../../names.ts';
import { CLOCKS } from '../../clocks.ts';
import { moverNow } from '../../referee/order.ts';
import { nameOf, NOBODY, SENT_OFF, sideOf, type Match, type Phase, type SoccerTactics } from '../../state.ts';
import { SIDES, type Side, type SideName } from '../../table.ts';
import { sideToAct } from '../../turn.ts';
import { both, pawnWords, words } from './naming.ts';
import { cardToken, missed, scored } from './tokens.ts';
import { PERIOD_WORDS } from './words.ts';

/** Clocks as they stand at the match's tick; in a pause none runs. */
export function scoreboard(match: Match, log: readonly LogEntry<SoccerTactics>[] = []): Scoreboard<SoccerTactics> {
  const [red, blue] = match.state.score;
  return {
    score: { red, blue },
    period: periodNow(match),
    secondsLeft: secondsOf(match, CLOCKS.period),
    moveSecondsLeft: moveSeconds(match),
    toMove: sideToMove(match),
    inPossession: holder(match),
    tokens: { red: tokens(match, 0, log), blue: tokens(match, 1, log) },
  };
}

/** Whoever decides, or else whose dice are to be rolled; a toss and a duel are for both. */
function sideToMove({ state, setup, options, outcome }: Match): SideName | null {
  if (outcome !== null || state.phase === 'finished') return null;
  const [waiting] = options;
  if (waiting !== undefined) return waiting.owner;
  const side = sideToAct(state, setup.settings);
  if (side !== null) return nameOf(side);
  return state.phase === 'toss' || state.phase === 'duel' ? null : nameOf(moverNow(state));
}

/** At a restart the ball is the side's that takes it; a free ball and one that two fight for is nobody's. */
function holder({ state }: Match): SideName | null {
  if (state.phase === 'toss' || state.phase === 'finished') return null;
  const isLoose = state.ball >= 0 && state.carrier === NOBODY && state.restart === null;
  return isLoose && LOOSE.has(state.phase) ? null : SIDES[state.attacker];
}
const LOOSE: ReadonlySet<Phase> = new Set<Phase>(['captureA', 'captureD', 'challenge', 'duel']);

/** 'STW-11B.2': no clock runs any more. */
const LAST_ATTACK = words('Zeit um, der Angriff läuft noch', 'time is up, the attack goes on');

function periodNow({ state, outcome }: Match): Words {
  if (outcome !== null) return words('Spielende', 'Full time');
  const { shootOut } = state;
  if (state.lastAttack) return both((language) => `${PERIOD_WORDS[state.period][language]}: ${LAST_ATTACK[language]}`);
  return shootOut === null
    ? PERIOD_WORDS[state.period]
    : both((language) => `${PERIOD_WORDS[state.period][language]} ${shootOut.goals.join(' : ')}`);
}

function secondsOf(match: Match, name: string): number | null {
  const clock = clockNamed(match.clocks, name);
  return clock === undefined ? null : Math.max(0, ticksLeft(clock, playTick(match)) / TICKS_PER_SECOND);
}

/** A choice that holds play up, the move, or a side's set-up: whichever runs. */
function moveSeconds(match: Match): number | null {
  const until = match.options.flatMap((option) => lapsesAt(option) ?? []);
  if (until.length > 0) return Math.max(0, (Math.min(...until) - playTick(match)) / TICKS_PER_SECOND);
  const running = [CLOCKS.move, ...CLOCKS.setUp].find(
    (name) => (clockNamed(match.clocks, name)?.since ?? null) !== null,
  );
  const left = running === undefined ? null : secondsOf(match, running);
  // Such a clock runs out with the tick after its 60 seconds, and 61 are never shown.
  return left === null ? null : Math.max(0, left - 1 / TICKS_PER_SECOND);
}

const tokens = (match: Match, side: Side, log: readonly LogEntry<SoccerTactics>[]): readonly Token[] => [
  ...yellows(match, side),
  ...reds(match, side),
  ...penalties(match, side, log),
];

const yellows = ({ state, setup }: Match, side: Side): readonly Token[] =>
  CARD_PLACES.flatMap((place, slot) =>
    Array.from({ length: state.cautions[side][slot] ?? 0 }, () =>
      cardToken('yellow', cautioned(side, place, setup.settings.colours)),
    ),
  );

function cautioned(side: Side, place: string, colours: Match['setup']['settings']['colours']): Words {
  if (place === 'D') return words('Gelb: Verteidiger', 'Yellow: defenders');
  const who = pawnWords(`${side === 0 ? 'R' : 'B'}${place}`, colours);
  return words(`Gelb: ${who.de}`, `Yellow: ${who.en}`);
}

const reds = ({ state, setup }: Match, side: Side): readonly Token[] =>
  state.pawns.flatMap((square, pawn): readonly Token[] => {
    if (square !== SENT_OFF || sideOf(pawn) !== side) return [];
    const who = pawnWords(PAWN_NAMES[pawn]!, setup.settings.colours);
    return [cardToken('red', words(`Vom Platz: ${who.de}`, `Sent off: ${who.en}`))];
  });

/** The match keeps how many were scored, the log in which order. */
function penalties({ state }: Match, side: Side, log: readonly LogEntry<SoccerTactics>[]): readonly Token[] {
  if (state.shootOut === null) return [];
  const [taken, goals] = [state.shootOut.taken[side], state.shootOut.goals[side]];
  const kicks = log
    .flatMap(({ rulings }) =>
      rulings.filter(
        (one) =>
          one.restart === 'nextPenalty' && one.for === SIDES[side] && (one.call === 'goal' || one.call === 'missed'),
      ),
    )
    .slice(0, taken)
    .map(({ call }) => call === 'goal');
  const known = kicks.length === taken && kicks.filter(Boolean).length === goals;
  return Array.from({ length: taken }, (_, i) => ((known ? kicks[i]! : i < goals) ? scored : missed));
}
