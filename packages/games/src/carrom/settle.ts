import { clockNamed, goingOn, later, started, stopped, withOption, without, type Clocks, type Seat } from '@bande/core';
import { betweenClock, standIn, timed } from './between.ts';
import { standingOf } from './board.ts';
import { boardAnew, carry } from './carry.ts';
import {
  CLOCKS,
  DECISION_TICKS,
  ENDS_TICKS,
  PLACING_TICKS,
  PROTEST_TICKS,
  REST_TICKS,
  STROKE_TICKS,
} from './clocks.ts';
import { hasRoom, payable } from './referee/dues.ts';
import { changeWithinTheGame } from './referee/ends.ts';
import { protestClock, protestMeant, settledProtest, stillOpen } from './referee/protest.ts';
import { finalScore, hasForfeited, isTied } from './referee/scoring.ts';
import {
  boardRuns,
  isDoubles,
  nameOf,
  onState,
  rightOf,
  sideNamed,
  sideOfSeat,
  waitsForStriker,
  withSide,
  type Fact,
  type Match,
  type Protest,
  type Ruling,
  type Standing,
} from './state.ts';
import { other, type End, type Side } from './table.ts';

/** Settle: what took place and what was ruled is carried out, then play goes on. */
export function settle(match: Match, told: Fact, rulings: readonly Ruling[]): Match {
  const fact = standIn(match, told);
  const now = withEndOfBoard(match, onwards(carry(match, fact, rulings), fact, rulings));
  return withProtestClocks(withClocks(match, now, fact));
}

const called = (rulings: readonly Ruling[], call: Ruling['call']): Ruling | undefined =>
  rulings.find((one) => one.call === call);
const sideIn = (ruling: Ruling): Side => sideNamed(ruling.for ?? 'white');
const winnerIn = (ruling: Ruling): Side | null => (ruling.for === undefined ? null : sideNamed(ruling.for));

function onwards(match: Match, fact: Fact, rulings: readonly Ruling[]): Match {
  const protested = protestGoesOn(match, fact, rulings);
  const game = called(rulings, 'gameWon');
  const won =
    game === undefined
      ? protested
      : gameIsOver(fact.kind === 'conceded' && match.state.gameOver ? nextGame(protested) : protested, sideIn(game)); // [CI-65]
  const alone = called(rulings, 'soloOver');
  if (alone !== undefined) return soloIsOver(won, alone);
  const decided = matchIsDecided(won, rulings);
  if (decided !== null) return decided;
  if (called(rulings, 'boardVoid') !== undefined) return { ...boardAnew(won, 'setUp'), debts: [] };
  if (fact.kind === 'wentOn') return nextBoard(won);
  if (won.state.phase === 'interval' && won.state.interval?.ready.every(Boolean) === true)
    return begun(onState(won, { phase: 'setUp', interval: null }));
  if (fact.kind === 'tossed' || fact.kind === 'endChosen') return begun(won);
  const demand = called(rulings, 'mayDemand');
  if (demand !== undefined) return demandIsOpen(won, demand);
  return boardRuns(won.state) && won.state.phase !== 'running' ? placingOrStroke(won, rulings) : won;
}

// ── match, game, board ────────────────────────────────────────────────────────────────────────────────────────────

function matchIsDecided(match: Match, rulings: readonly Ruling[]): Match | null {
  const over = called(rulings, 'matchWon') ?? called(rulings, 'bothLose');
  const held = called(rulings, 'resultHeldBack');
  if (over !== undefined) return matchIsOver(match, winnerIn(over), over);
  return held === undefined ? null : resultWaits(match, held);
}

function matchIsOver(match: Match, winner: Side | null, { paragraphs }: Ruling): Match {
  const done = onState(match, { phase: 'finished', running: null, interval: null, decided: null, decidedBy: [] });
  return {
    ...done,
    options: [],
    debts: [],
    outcome: { winner: winner === null ? null : nameOf(winner), score: finalScore(match, winner), paragraphs },
  };
}

/** Announced already or not, the result is none until the protest is decided ['ICF-150.2']. */
function resultWaits(match: Match, held: Ruling): Match {
  const decidedBy = held.paragraphs.filter((law) => law !== 'ICF-150.2');
  return {
    ...onState(match, { phase: 'finished', running: null, interval: null, decided: winnerIn(held), decidedBy }),
    options: [],
    debts: [],
    outcome: null,
  };
}

/** The score is the number of strokes; given up, nobody has won. */
function soloIsOver(match: Match, { paragraphs, detail }: Ruling): Match {
  const score = { white: Number(detail?.['strokes'] ?? 0), black: 0 };
  return {
    ...onState(match, { phase: 'finished', running: null }),
    options: [],
    debts: [],
    outcome: { winner: detail?.['cleared'] === true ? 'white' : null, score, paragraphs },
  };
}

const gameIsOver = (match: Match, winner: Side): Match => ({
  ...onState(match, {
    phase: 'boardOver',
    running: null,
    interval: null,
    gameOver: true,
    trial: 0,
    games: withSide(match.state.games, winner, match.state.games[winner] + 1),
  }),
  options: [],
  debts: [],
});

/** The standing to which an upheld protest would go back. */
const begun = (match: Match): Match => onState(match, { start: standingOf(match.state), endedAt: null });

function nextBoard(match: Match): Match {
  const { state } = match;
  const change = changeWithinTheGame(match);
  const made = change === null ? {} : { endsChanged: state.endsChanged || change.ofTheGame, changeDue: false };
  if (isTied(match))
    return boardAnew(
      onState(match, { boardNumber: state.boardNumber + 1, ...made, ends: movedOn(match, change?.times ?? 0) }),
      'toss',
    );
  if (state.trial > 0)
    return begun(
      boardAnew(
        onState(match, {
          trial: state.trial - 1,
          breaker: state.trial > 1 ? rightOf(match, state.breaker) : state.firstBreaker,
        }),
        'setUp',
      ),
    );
  if (state.gameOver) return nextGame(match);
  const on = onState(match, { boardNumber: state.boardNumber + 1, breaker: rightOf(match, state.breaker) });
  return change === null ? begun(boardAnew(on, 'setUp')) : seatsChange(onState(on, made), 'ends', change.times);
}

function nextGame(match: Match): Match {
  const { state } = match;
  const game = state.game + 1;
  const gameBreaker = game === 2 ? rightOf(match, state.firstBreaker) : state.firstBreaker;
  return seatsChange(
    onState(match, {
      game,
      boardNumber: 1,
      points: [0, 0],
      gameBreaker,
      breaker: gameBreaker,
      endsChanged: false,
      gameOver: false,
      changeDue: false,
    }),
    game === 3 ? 'rest' : 'ends',
  );
}

/** Singles swap seats, in doubles everybody moves one seat to the right ['ICF-58', 'ICF-59']. */
const movedOn = (match: Match, times: number): End =>
  ((match.state.ends + times * (isDoubles(match) ? 1 : 2)) % 4) as End;
const seatsChange = (match: Match, kind: 'ends' | 'rest', times = 1): Match =>
  onState(boardAnew(onState(match, { ends: movedOn(match, times) }), 'interval'), {
    interval: { kind, ready: [false, false], late: [false, false] },
  });

// ── rights ────────────────────────────────────────────────────────────────────────────────────────────────────────

const demandIsOpen = (match: Match, { paragraphs, for: owner = 'white' }: Ruling): Match =>
  withOption(match, {
    name: 'demand',
    owner,
    paragraph: paragraphs[0]!,
    choices: ['demand', 'decline'],
    default: 'decline',
    until: { event: 'wentOn' },
    play: 'runs',
  });

/** Only now has the debt an executor, and his time begins. Rights that nothing is left for, or no room, are closed; the rest waits [CI-11]. */
function placingOrStroke(match: Match, rulings: readonly Ruling[]): Match {
  const room = match.options.length > 0 && hasRoom(match);
  const alive = match.options.filter(
    (option) => option.name !== 'place' || (room && payable(match, other(sideNamed(option.owner))) > 0),
  );
  const opened = rulings
    .filter(({ call }) => call === 'placing')
    .reduce(rightIsOpen, { ...match, options: alive.map((option) => afterPlacing(option, rulings)) });
  return onState(opened, { phase: opened.options.some((option) => option.name === 'place') ? 'placing' : 'stroke' });
}

/** All or none: once a piece has been placed the others cannot be waived any more ['ICF-87.1']. */
const afterPlacing = (option: Match['options'][number], rulings: readonly Ruling[]): Match['options'][number] =>
  option.name === 'place' && rulings.some((one) => one.call === 'placed' && one.for === option.owner)
    ? { ...option, choices: [] }
    : option;

const rightIsOpen = (match: Match, { for: owner = 'white', detail, paragraphs }: Ruling): Match =>
  withOption(match, {
    name: 'place',
    owner,
    seat: Number(detail?.['seat']) as Seat,
    paragraph: paragraphs.find((law) => law === 'ICF-78b.i' || law === 'ICF-78b.ii') ?? 'ICF-78a.1',
    choices: ['waive'],
    default: 'lost',
    until: timed(match)
      ? { tick: later(match.tick, PLACING_TICKS) }
      : { event: 'strokeEnded', with: { duringPlacing: false } },
    play: 'runs',
  });

// ── clocks ────────────────────────────────────────────────────────────────────────────────────────────────────────

function withClocks(before: Match, match: Match, fact: Fact): Match {
  const clocks = betweenClock(before, match, intervalClock(before, match, strokeClock(before, match, fact)));
  return clocks === match.clocks ? match : { ...match, clocks };
}

/** It runs while somebody may strike, anew for every stroke and after every placing ['ICF-50.3', 'ICF-50.4']; a slip does not lengthen it. */
function strokeClock(before: Match, match: Match, fact: Fact): Clocks {
  const { clocks, state, tick } = match;
  if (!timed(match) || match.outcome !== null) return without(clocks, CLOCKS.stroke);
  if (state.phase === 'running') return stopped(clocks, CLOCKS.stroke, tick);
  if (state.phase !== 'stroke' || waitsForStriker(state)) return without(clocks, CLOCKS.stroke);
  if (state.board.held) return stopped(clocks, CLOCKS.stroke, tick);
  const slip =
    fact.kind === 'strokeEnded' &&
    state.board.strokesInTurn === before.state.board.strokesInTurn &&
    state.turn === before.state.turn;
  const goesOn =
    slip ||
    (before.state.phase === 'stroke' &&
      before.state.turn === state.turn &&
      fact.kind !== 'strokeEnded' &&
      !(fact.kind === 'clockRanOut' && fact.clock === CLOCKS.stroke));
  const clock = clockNamed(clocks, CLOCKS.stroke);
  if (!goesOn || clock === undefined) return started(clocks, CLOCKS.stroke, STROKE_TICKS, tick);
  return clock.since === null ? goingOn(clocks, CLOCKS.stroke, tick) : clocks;
}

function intervalClock(before: Match, match: Match, clocks: Clocks): Clocks {
  const { interval } = match.state;
  if (interval === null || !timed(match)) return without(clocks, CLOCKS.interval);
  return before.state.interval === null
    ? started(clocks, CLOCKS.interval, interval.kind === 'rest' ? REST_TICKS : ENDS_TICKS, match.tick)
    : clocks;
}

// ── protest ───────────────────────────────────────────────────────────────────────────────────────────────────────

function protestGoesOn(match: Match, fact: Fact, rulings: readonly Ruling[]): Match {
  const { protests, start, endedAt } = match.state;
  const settled = settledProtest(match.state, fact, rulings);
  if (settled !== undefined && called(rulings, 'protestUpheld') !== undefined)
    return backTo(match, settled.from, stillOpen(protests, settled));
  if (settled !== undefined) return onState(match, { protests: protests.filter((one) => one !== settled) });
  if (called(rulings, 'protestAnnounced') !== undefined && fact.kind === 'protest' && fact.step === 'announced')
    return onState(match, {
      protests: [
        ...protests,
        {
          number: (protests.at(-1)?.number ?? 0) + 1,
          by: sideOfSeat(fact.by),
          feePaid: true,
          handedIn: false,
          from: start,
          endedAt,
          againstForfeit: hasForfeited(match, sideOfSeat(fact.by)),
        },
      ],
    });
  const meant = fact.kind === 'protest' && fact.step === 'handedIn' ? protestMeant(match.state, fact) : undefined;
  return meant === undefined
    ? match
    : onState(match, { protests: protests.map((one) => (one === meant ? { ...one, handedIn: true } : one)) });
}
const backTo = (match: Match, from: Standing, protests: readonly Protest[]): Match => ({
  ...boardAnew(
    onState(match, {
      ...from,
      start: from,
      protests,
      endedAt: null,
      decided: null,
      decidedBy: [],
      interval: null,
      gameOver: false,
    }),
    'setUp',
  ),
  debts: [],
});

/** When a board ends is kept: for its protests the fifteen minutes count from there. What ends the match later is contested from then on [CI-70]. */
function withEndOfBoard(before: Match, match: Match): Match {
  const { phase, endedAt, protests } = match.state;
  const endsTheMatch = phase === 'finished' && before.state.phase !== 'finished';
  if ((endedAt !== null && !endsTheMatch) || (phase !== 'boardOver' && phase !== 'finished')) return match;
  return onState(match, {
    endedAt: match.tick,
    protests: protests.map((one) => (one.endedAt === null ? { ...one, endedAt: match.tick } : one)),
  });
}

/** Fifteen minutes from the end of the board to hand it in, an hour from then to decide it. */
function withProtestClocks(match: Match): Match {
  const { protests } = match.state;
  if (protests.length === 0 && match.clocks.every(({ name }) => !isProtestClock(name))) return match;
  const kept = match.clocks.filter(({ name }) => !isProtestClock(name));
  const clocks = protests.flatMap((one): Clocks => {
    const name = protestClock(one.handedIn ? CLOCKS.decision : CLOCKS.protest, one.number);
    const running = clockNamed(match.clocks, name);
    if (running !== undefined) return [running];
    if (one.handedIn) return started([], name, DECISION_TICKS, match.tick);
    return one.endedAt === null
      ? []
      : started([], name, PROTEST_TICKS, match.tick).map((clock) => ({ ...clock, spent: match.tick - one.endedAt! }));
  });
  return { ...match, clocks: [...kept, ...clocks] };
}
const isProtestClock = (name: string): boolean =>
  name.startsWith(`${CLOCKS.protest} `) || name.startsWith(`${CLOCKS.decision} `);
