import {
  chanceNow,
  ChanceStream,
  createRandom,
  later,
  legalActions,
  letPass,
  play,
  type Action as AnyAction,
  type Input,
  type Random,
  type Seat,
  type Tick,
} from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { PAWN_NAMES, pawnNamed } from '@bande/games/soccer-tactics/names.ts';
import type { Match, Restart, Setup, SoccerTactics, State } from '@bande/games/soccer-tactics/state.ts';
import { SQUARE_NAMES, squareNamed, type Side } from '@bande/games/soccer-tactics/table.ts';
import { expect, test } from 'vitest';

/** The board mirrored at the centre line and the teams exchanged: the booklet knows no difference between the two sides. */
type Choice = AnyAction<SoccerTactics>;

/** More matches for a soak, `SOAK=50`, and others. */
const SEED = process.env['BANDE_SEED'] ?? '';
const MATCHES = 4 * Number(process.env['SOAK'] ?? 1);

const mirroredSquare = (square: number): number => (square < 0 ? square : (15 - (square >> 3)) * 8 + (square & 7));
const mirroredPawn = (pawn: number): number => (pawn < 0 ? pawn : (pawn + 11) % 22);
const mirroredSide = (side: Side): Side => (side === 0 ? 1 : 0);
const mirroredPair = <T>([red, blue]: readonly [T, T]): readonly [T, T] => [blue, red];
const mirroredRestart = (restart: Restart): Restart => ({
  ...restart,
  for: mirroredSide(restart.for),
  turn: mirroredSide(restart.turn),
  square: mirroredSquare(restart.square),
  kicker: mirroredPawn(restart.kicker),
  placements: mirroredPair(restart.placements),
});

const mirrored = (state: State): State => ({
  ...state,
  attacker: mirroredSide(state.attacker),
  firstKickOff: mirroredSide(state.firstKickOff),
  pawns: [...state.pawns.slice(11), ...state.pawns.slice(0, 11)].map(mirroredSquare),
  ball: mirroredSquare(state.ball),
  carrier: mirroredPawn(state.carrier),
  lock: mirroredPawn(state.lock),
  restart: state.restart === null ? null : mirroredRestart(state.restart),
  cautions: mirroredPair(state.cautions),
  score: mirroredPair(state.score),
  shootOut:
    state.shootOut === null
      ? null
      : {
          first: mirroredSide(state.shootOut.first),
          taken: mirroredPair(state.shootOut.taken),
          goals: mirroredPair(state.shootOut.goals),
        },
});

const squareName = (name: string): string => SQUARE_NAMES[mirroredSquare(squareNamed(name)!)]!;
const pawnName = (name: string): string => PAWN_NAMES[mirroredPawn(pawnNamed(name)!)]!;
function mirroredAction(action: Choice): Choice {
  switch (action.kind) {
    case 'formation': {
      const pawns = Object.fromEntries(
        Object.entries(action.pawns).map(([pawn, square]) => [pawnName(pawn), squareName(square)]),
      );
      return action.ball === undefined
        ? { kind: 'formation', pawns }
        : { kind: 'formation', pawns, ball: squareName(action.ball) };
    }
    case 'move':
    case 'place':
      return { ...action, pawn: pawnName(action.pawn), to: squareName(action.to) };
    case 'play':
    case 'dribble':
      return { ...action, to: squareName(action.to) };
    default:
      return action;
  }
}

const done = (match: Match, input: Input<SoccerTactics>): Match => {
  const step = play(soccerTactics, match, input);
  if (!step.ok) throw new Error(`refused: ${step.refusal.code} ${step.refusal.paragraphs.join(' ')}`);
  return step.value.match;
};
const sorted = (actions: readonly Choice[]): readonly string[] =>
  actions.map((action) => JSON.stringify(action, Object.keys(flat(action)).toSorted())).toSorted();
const flat = (action: Choice): object => ('pawns' in action ? { ...action, ...action.pawns } : action);

/** One match and its mirror image, tick by tick. */
class Pair {
  readonly #chance: ChanceStream;
  readonly #random: Random;
  here: Match;
  there: Match;

  constructor(seed: string, setup: Setup) {
    [this.#chance, this.#random] = [new ChanceStream(seed), createRandom(seed)];
    this.here = soccerTactics.start(setup);
    this.there = { ...this.here, state: mirrored(this.here.state) };
  }

  /** Lets some time pass, then rolls or acts on both boards; returns what the two offered. */
  step(): readonly [readonly string[], readonly string[]] {
    const tick = later(this.here.tick, this.#random.below(900));
    this.here = letPass(soccerTactics, this.here, tick).match;
    this.there = letPass(soccerTactics, this.there, tick).match;
    if (this.here.outcome !== null) return [[], []];
    const request = chanceNow(soccerTactics, this.here);
    if (request === null) return this.#act(tick);
    const draws = this.#chance.draw(request);
    const swapped = request.what === 'toss' || request.what === 'duel' ? draws.toReversed() : draws;
    this.#both({ tick, kind: 'chance', by: 'host', draws }, { tick, kind: 'chance', by: 'host', draws: swapped });
    return [[], []];
  }

  #act(tick: Tick): readonly [readonly string[], readonly string[]] {
    const [by, other]: readonly Seat[] = legalActions(soccerTactics, this.here, 0).length > 0 ? [0, 1] : [1, 0];
    const legal = legalActions(soccerTactics, this.here, by!);
    const offered = [
      sorted(legal.map(mirroredAction)),
      sorted(legalActions(soccerTactics, this.there, other!)),
    ] as const;
    const action = legal[this.#random.below(legal.length)]!;
    this.#both(
      { tick, kind: 'action', by: by!, action },
      { tick, kind: 'action', by: other!, action: mirroredAction(action) },
    );
    return offered;
  }

  #both(input: Input<SoccerTactics>, image: Input<SoccerTactics>): void {
    [this.here, this.there] = [done(this.here, input), done(this.there, image)];
  }
}

const KINDS = [{}, { penaltyArea: 'B-G' }, { shotDevice: 'die', defenderBonus: 2 }] as const;

test('mirrored at the centre line, every match is the same match with the teams exchanged', () => {
  for (let i = 0; i < MATCHES; i++) {
    const settings = soccerTactics.schemas.settings.parse({
      halfMinutes: 8,
      extraMinutes: 2,
      moveClock: false,
      ...KINDS[i % KINDS.length],
    });
    const pair = new Pair(`${SEED}mirror ${i}`, { edition: 'stw', seating: ['red', 'blue'], mode: 'paced', settings });
    while (pair.here.outcome === null) {
      const [offered, image] = pair.step();
      expect(image).toEqual(offered);
      expect(mirrored(pair.there.state)).toEqual(pair.here.state);
    }
    expect([pair.here.outcome.winner, pair.there.outcome?.winner]).toEqual(
      pair.here.outcome.winner === 'red' ? ['red', 'blue'] : ['blue', 'red'],
    );
  }
});
