import {
  atOpenTick,
  chanceNow,
  createRandom,
  effectiveInputs,
  later,
  legalActions,
  LiveMatch,
  tick,
  type Action,
  type Game,
  type GameShape,
  type Input,
  type Random,
  type Seat,
  type Setup,
} from '../src/index.ts';

/** A match as it may come about: inputs in time and late, pauses, corrections, reloads, and time that passes in pieces. */
interface Mixed<G extends GameShape> {
  readonly live: LiveMatch<G>;
  /** How often each kind of step was done: a mixture in which something never happens shows nothing. */
  readonly done: ReadonlyMap<string, number>;
}

export function mixed<G extends GameShape>(game: Game<G>, setup: Setup<G>, seed: string, steps: number): Mixed<G> {
  const [random, done] = [createRandom(seed), new Map<string, number>()];
  let live = LiveMatch.start(game, setup);
  const count = (what: string): unknown => done.set(what, (done.get(what) ?? 0) + 1);
  for (let i = 0; i < steps && live.match.outcome === null; i++) {
    const dice = random.below(100);
    if (dice < 12) count(advancedInPieces(live, random));
    else if (dice < 16) {
      live = reloaded(live, setup);
      count('reload');
    } else {
      const input = inputFor(live, random, dice);
      if (input !== null && live.play(input).ok) count(input.enteredAt === undefined ? input.kind : 'late');
    }
  }
  return { live, done };
}

function advancedInPieces<G extends GameShape>(live: LiveMatch<G>, random: Random): string {
  for (let n = random.below(3); n >= 0; n--) live.advance(later(live.match.tick, random.below(300)));
  return 'advance';
}

/** What is kept is the inputs as text and the tick reached. */
function reloaded<G extends GameShape>({ game, inputs, match }: LiveMatch<G>, setup: Setup<G>): LiveMatch<G> {
  const again = LiveMatch.start(game, setup);
  for (const input of JSON.parse(JSON.stringify(inputs)) as Input<G>[]) again.play(input);
  again.advance(match.tick);
  return again;
}

function inputFor<G extends GameShape>(live: LiveMatch<G>, random: Random, dice: number): Input<G> | null {
  const { match } = live;
  if (dice < 24 || (match.pausedAt !== null && dice < 50)) return pauseOrGoOn(live);
  if (dice < 32) return correction(live, random);
  if (dice < 34) return { tick: match.tick, kind: 'mode', by: 'host', mode: match.mode === 'live' ? 'paced' : 'live' };
  if (dice < 50 && live.game.streams !== undefined) return hand(live, random);
  return rollOrAct(live, random, dice < 54);
}

const pauseOrGoOn = <G extends GameShape>({ match }: LiveMatch<G>): Input<G> => ({
  tick: later(match.tick, match.pausedAt === null ? 7 : 90),
  kind: 'clock',
  by: 'host',
  command: { kind: match.pausedAt === null ? 'pause' : 'resume' },
});

function correction<G extends GameShape>({ match, inputs }: LiveMatch<G>, random: Random): Input<G> | null {
  const supersedes = Math.max(0, inputs.length - 1 - random.below(60));
  const old = inputs[supersedes];
  if (old === undefined || old.kind === 'correction') return null;
  const moved = { ...old, tick: later(old.tick, random.below(3)) };
  const instead = random.below(2) === 0 ? [] : [moved];
  const dropLater = random.below(4) === 0 && inputs.length - supersedes < 12;
  return {
    tick: match.tick,
    kind: 'correction',
    by: 'referee',
    supersedes,
    instead,
    ...(dropLater ? { dropLater } : {}),
  };
}

function hand<G extends GameShape>({ match, game }: LiveMatch<G>, random: Random): Input<G> {
  const to = Array.from({ length: game.streams!.size }, () => random.below(500) - 50);
  return { tick: later(match.tick, random.below(12)), kind: 'stream', by: random.below(2) as Seat, to };
}

function rollOrAct<G extends GameShape>(
  { match, game }: LiveMatch<G>,
  random: Random,
  isLate: boolean,
): Input<G> | null {
  const request = chanceNow(game, match);
  if (request !== null) {
    const draws = request.faces.map((faces) => 1 + random.below(faces));
    return { tick: match.tick, kind: 'chance', by: 'host', draws };
  }
  const by = random.below(match.setup.seating.length) as Seat;
  const legal = legalActions(game, match, by);
  if (legal.length === 0) return null;
  const chosen = legal[random.below(legal.length)]!;
  const action: Action<G> =
    chosen.kind === 'choose' || game.sample === undefined ? chosen : game.sample(match, by, chosen, random);
  const at = isLate ? tick(Math.max(0, match.tick - 20)) : later(match.tick, random.below(120));
  return atOpenTick({ tick: at, kind: 'action', by, action }, match.tick);
}

/** The same inputs in one go, without a look in between. */
export function inOneGo<G extends GameShape>(
  { game, inputs, match }: LiveMatch<G>,
  setup: Setup<G>,
  which: 'asEntered' | 'asTheyCount',
): LiveMatch<G> {
  const straight = LiveMatch.start(game, setup);
  const list = which === 'asEntered' ? inputs : effectiveInputs(inputs).map(({ input }) => input);
  for (const input of list) straight.play(input);
  straight.advance(match.tick);
  return straight;
}
