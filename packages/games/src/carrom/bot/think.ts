import type { Random, Seat } from '@bande/core';
import type { Strike } from '../actions.ts';
import { roomForStriker, strikerBreaches } from '../placing.ts';
import { colourOf, colourOfPiece, endOf, rightOf, type Match } from '../state.ts';
import { BASE_LINE, PIECE_RADIUS, STRIKER_RADIUS, type End } from '../table.ts';
import { aimsAt, isFree, lawfulX, stands, type Aim } from './aims.ts';
import { degreesTo } from './angle.ts';
import { groundOf } from './ground.ts';
import { slipOf, slipsOf, type Noise } from './noise.ts';
import { worthOf, type Outlook } from './outlook.ts';
import { meanOf, mostTrials, race, refined, struckWith, type Refinement, type Round } from './race.ts';
import { OPPOSING, OWN, QUEEN_KIND, sceneOf, Trial, type Kind, type Scene, type Shot } from './scene.ts';
import { sweep, type Sweep } from './sweep.ts';
import { mayTakeQueen, mustTakeQueenFirst, standingOf, verdictOn, type Standing, type Verdict } from './standing.ts';

/** A strength: how sure the hand is, and how much is thought about. Numbers of trials, never a time. */
export interface Strength {
  readonly noise: Noise;
  /** By what share the hand gets less sure with every stroke of the same turn: whoever did not expect to go on gets excited. */
  readonly nerves: number;
  /** Strokes by geometry that are tried, each with these shares of the force it needs. */
  readonly aims: number;
  readonly forces: readonly number[];
  readonly stands: number;
  /** Cushions and combinations too. */
  readonly tricks: boolean;
  /** With the striker off a cushion first: so many besides. */
  readonly banks: number;
  /** Strokes that only leave the opponent little, if nothing is sure. */
  readonly safeties: number;
  /** Strokes in all directions. */
  readonly sweep: Sweep | null;
  readonly breaks: number;
  readonly rounds: readonly Round[];
  /** How the best of them are changed to make them better still. */
  readonly refine: readonly Refinement[];
  /** How much it counts how the pieces lie afterwards; 0 is never to look. */
  readonly outlook: number;
  /** Strokes that are looked at one further, with so many trials. */
  readonly deeper: {
    readonly shots: number;
    readonly trials: number;
    readonly aims: number;
    readonly each: number;
  } | null;
}

const kindsFor = (match: Match, side: 0 | 1): ((piece: number) => Kind) => {
  const mine = colourOf(match.state, side);
  return (piece) => {
    const colour = colourOfPiece(piece);
    if (colour === null) return QUEEN_KIND;
    return colour === mine ? OWN : OPPOSING;
  };
};

/** The pieces as this seat sees them. */
export const sceneFor = (match: Match, seat: Seat): Scene =>
  sceneOf(groundOf(match), match.state.board.pieces, endOf(match, seat), kindsFor(match, (seat % 2) as 0 | 1));
const nextEnd = (match: Match, seat: Seat): End =>
  ((endOf(match, rightOf(match, seat)) + 4 - endOf(match, seat)) % 4) as End;

/** The stroke this strength would like to make, and the stroke its hand makes of it. */
export function strike(match: Match, seat: Seat, strength: Strength, random: Random): Strike {
  const scene = sceneFor(match, seat);
  const meant = bestShot(match, seat, scene, strength, random);
  return lawful(match, seat, struckWith(scene, meant, handOf(match, strength), slipOf(random)));
}

/** The hand as it is after so many strokes of this turn. */
function handOf({ state }: Match, { noise, nerves }: Strength): Noise {
  const shaken = 1 + nerves * state.board.strokesInTurn;
  return { x: noise.x * shaken, angle: noise.angle * shaken, force: noise.force * shaken };
}

export function lawful(match: Match, seat: Seat, { x, angle, force, spin = 0 }: Shot): Strike {
  const { pieces } = match.state.board;
  const end = endOf(match, seat);
  const millimetres = x * 1000;
  const stands =
    strikerBreaches(pieces, end, millimetres / 1000).length === 0
      ? millimetres
      : (roomForStriker(pieces, end) ?? 0) * 1000;
  return { kind: 'strike', x: stands, angle, force, spin, lift: 0 };
}

function bestShot(match: Match, seat: Seat, scene: Scene, strength: Strength, random: Random): Shot {
  const standing = standingOf(match, seat);
  const outlook: Outlook = { noise: strength.noise, next: nextEnd(match, seat), weight: strength.outlook };
  const shots = candidates(scene, standing, strength);
  const trial = new Trial(scene);
  const contest = {
    noise: strength.noise,
    slips: slipsOf(random, mostTrials(strength.rounds, strength.refine)),
    value: (tried: Trial): number => worthOf(verdictOn(standing, tried), () => tried.after(), outlook),
  };
  const blows =
    strength.sweep === null
      ? []
      : sweep(trial, strength.noise, standing.breakMade ? strength.sweep : hardest(strength.sweep), (tried) =>
          glance(verdictOn(standing, tried), tried, outlook),
        );
  const runners = refined(
    trial,
    race(trial, [...shots, ...blows], { ...contest, rounds: strength.rounds }),
    strength.refine,
    contest,
  );
  const { deeper } = strength;
  const [best] = runners;
  if (deeper === null || runners.length === 1) return best!.shot;
  const looked = runners.slice(0, deeper.shots).map(({ shot, ...runner }) => ({
    shot,
    value: (meanOf({ shot, ...runner }) + deeperWorth(scene, standing, shot, strength, outlook, random)) / 2,
  }));
  return looked.reduce((a, b) => (b.value > a.value ? b : a)).shot;
}

/** Trials of the break take long, and only hard ones open the rack. */
const hardest = (all: Sweep): Sweep => ({ ...all, step: 2 * all.step, forces: all.forces.slice(-1) });

/** Most strokes in any direction lose the turn: what the opponent gets is then not worth a look. */
const glance = (verdict: Verdict, tried: Trial, outlook: Outlook): number =>
  verdict.kind === 'goesOn' && !verdict.kept
    ? worthOf(verdict, () => tried.after(), { ...outlook, weight: 0 }) - 1
    : worthOf(verdict, () => tried.after(), outlook);

// ── candidates ────────────────────────────────────────────────────────────────────────────────────────────────────

const wantedBy = (standing: Standing): ((kind: Kind) => boolean) => {
  const queen = mayTakeQueen(standing);
  const onlyQueen = mustTakeQueenFirst(standing);
  return (kind) => (kind === QUEEN_KIND ? queen : kind === OWN && !onlyQueen);
};

function candidates(scene: Scene, standing: Standing, strength: Strength): readonly Shot[] {
  const found = aimsAt(scene, {
    stands: stands(strength.stands),
    noise: strength.noise,
    wanted: wantedBy(standing),
    tricks: strength.tricks,
    banks: strength.banks > 0,
  });
  const aims = [
    ...found.filter(({ way }) => way !== 'bank').slice(0, strength.aims),
    ...found.filter(({ way }) => way === 'bank').slice(0, strength.banks),
  ];
  const shots = aims.flatMap(({ x, angle, force }) =>
    strength.forces.map((more): Shot => ({ x, angle, force: Math.min(1, force * more) })),
  );
  const breaks = standing.breakMade ? [] : breakShots(scene, strength.breaks);
  const safe = isSure(aims) ? [] : safeties(scene, strength.safeties);
  const all = [...shots, ...breaks, ...safe];
  return all.length > 0 ? all : atAnything(scene);
}
const isSure = ([best]: readonly Aim[]): boolean => best !== undefined && best.chance > 0.75;

/** Into the rack from several places, more or less full, hard and less hard. */
const breakShots = (scene: Scene, count: number): readonly Shot[] =>
  Array.from({ length: count }, (_, i): Shot => {
    const x = [0, -0.06, 0.06, -0.12, 0.12][i % 5]!;
    const beside = [0, 0.03, -0.03][Math.floor(i / 5) % 3]!;
    return { x, angle: degreesTo(beside - x, BASE_LINE), force: [1, 0.75, 0.55][Math.floor(i / 5) % 3]! };
  }).filter(({ x }) => isFree(scene, x));

/** Softly on pieces, own ones first, to the left and right of full: something is touched and little is given away. */
function safeties(scene: Scene, count: number): readonly Shot[] {
  const order = scene.points.map((_, i) => i).toSorted((a, b) => scene.kinds[a]! - scene.kinds[b]! || a - b);
  const shots: Shot[] = [];
  for (const i of order) {
    const at = scene.points[i]!;
    const x = lawfulX(at.x);
    if (!isFree(scene, x)) continue;
    const [dx, dy] = [at.x - x, at.y + BASE_LINE];
    const way = Math.sqrt(dx * dx + dy * dy);
    const reach = (STRIKER_RADIUS + PIECE_RADIUS) / way;
    for (const beside of [0.5, -0.5])
      if (shots.length < count)
        shots.push({
          x,
          angle: degreesTo(dx + beside * reach * dy, dy - beside * reach * dx),
          force: 0.12 + 0.25 * way,
        });
  }
  return shots;
}

/** Nothing by geometry: at the pieces one by one, with some force. */
function atAnything(scene: Scene): readonly Shot[] {
  const x = stands(5).find((one) => isFree(scene, one)) ?? 0;
  return scene.points.flatMap((at) =>
    [0.35, 0.7].map((force): Shot => ({ x, angle: degreesTo(at.x - x, at.y + BASE_LINE), force })),
  );
}

// ── one stroke further ────────────────────────────────────────────────────────────────────────────────────────────

/** The worth of a stroke when the next one, if the turn goes on, is looked for by trials instead of being guessed. */
function deeperWorth(
  scene: Scene,
  standing: Standing,
  shot: Shot,
  { noise, deeper, tricks, forces }: Strength,
  outlook: Outlook,
  random: Random,
): number {
  if (deeper === null) return 0;
  const trial = new Trial(scene);
  let sum = 0;
  for (let i = 0; i < deeper.trials; i++) {
    trial.play(struckWith(scene, shot, noise, slipOf(random)));
    const verdict = verdictOn(standing, trial);
    const after = trial.after();
    const guessed = worthOf(verdict, () => after, outlook);
    if (verdict.kind !== 'goesOn' || !verdict.kept) {
      sum += guessed;
      continue;
    }
    const then = verdict.standing;
    const aims = aimsAt(after, { stands: stands(5), noise, wanted: wantedBy(then), tricks }).slice(0, deeper.aims);
    if (aims.length === 0) {
      sum += guessed;
      continue;
    }
    const slips = Array.from({ length: deeper.each }, () => slipOf(random));
    const softly = aims.map(({ x, angle, force }): Shot => ({ x, angle, force: Math.min(1, force * forces[0]!) }));
    const next = race(new Trial(after), softly, {
      noise,
      slips,
      rounds: [{ trials: deeper.each, keep: 1 }],
      value: (tried) => worthOf(verdictOn(then, tried), () => tried.after(), outlook),
    });
    sum += meanOf(next[0]!);
  }
  return sum / deeper.trials;
}
