import type { Consequence, RestartKind, Spots } from '../consequences.ts';
import { other, type Side } from '../names.ts';
import { isLaidRight } from '../reckoning/laid-right.ts';
import { whoseWayEnds } from '../reckoning/miss.ts';
import { correctedSpots } from '../reckoning/restart-spots.ts';
import { positionBy } from '../reckoning/shoot-out.ts';
import { hasPositionalFlicks } from '../reckoning/taking.ts';
import type { Paragraph } from '../rulebook.ts';
import { isShort, type Fact, type FactOf, type Match, type Restart, type Ruling } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** The toss, and how a restart is set up, step by step, until the referee lets it be taken. */

/** 'FISTF-II.17.1.3.0': with the coin of a shoot-out the referee also draws from which side the positions begin. */
const tossIsWon: Rule<'tossed'> = (match, fact) => {
  const { winner, from } = fact;
  const isShootOut = match.state.period === 'shootOut';
  const paragraphs: readonly Paragraph[] = isShootOut
    ? ['FISTF-II.17.1.2.1', 'FISTF-II.17.1.2.2', 'FISTF-II.17.1.3.0']
    : ['FISTF-II.4.1.1.1'];
  return ruling(fact, 'tossWon', paragraphs, {
    for: winner,
    ...(isShootOut && from !== undefined ? { detail: { from } } : {}),
    then: [{ kind: 'tossIsWon', by: winner, ...(from === undefined ? {} : { from }) }],
  });
};

/** 'FISTF-II.4.1.1.2': the other choice falls to the opponent. */
const tossIsChosen: Rule<'tossChosen'> = (_match, fact) => {
  const { by, choice } = fact;
  const isShootOut = choice === 'shoot' || choice === 'keep';
  const first = choice === 'kickOff' || choice === 'shoot' ? by : other(by);
  return ruling(fact, 'tossChosen', [isShootOut ? 'FISTF-II.17.1.2.3' : 'FISTF-II.4.1.1.2'], {
    for: by,
    detail: { choice },
    then: [isShootOut ? { kind: 'firstShotIs', by: first } : { kind: 'kickOffIs', by: first }],
  });
};

// ── free placing ──────────────────────────────────────────────────────────────────────────────────────────────────

/** First the side that kicks, all but its taker; then the other one. */
export const PLACING: Readonly<Partial<Record<RestartKind, readonly [first: readonly Paragraph[], then: Paragraph]>>> =
  {
    kickOff: [['FISTF-II.4.2.2.1'], 'FISTF-II.4.2.2.3'],
    goalKick: [['FISTF-II.15.2.1', 'FISTF-II.15.2.1.1.1'], 'FISTF-II.15.2.1.1.3'],
  };
function placingOf(match: Match, { kind, by }: Restart, side: Side): readonly Paragraph[] {
  const [first, then] = PLACING[kind] ?? [[], 'FISTF-II.4.2.2.3'];
  const own = side === by ? first : [then];
  return isShort(match) ? ['SHORT-freemoves.2', ...own] : own;
}

/** This side has placed its figures, or is taken to have done so. */
export function setUpIsEnded(match: Match, fact: Fact, side: Side, besides: readonly Consequence[] = []): Ruling {
  const restart = match.state.restart!;
  return ruling(fact, 'setUpEnded', placingOf(match, restart, side), {
    for: side,
    then: [...besides, { kind: 'nextStep' }],
  });
}

const sidePlacesAsUsual: Rule<'linedUp'> = (match, fact) =>
  isPlacing(match) ? setUpIsEnded(match, fact, fact.by, [{ kind: 'sideIsLinedUp', side: fact.by }]) : null;
const sideHasPlaced: Rule<'setUpEnded'> = (match, fact) =>
  isPlacing(match) ? setUpIsEnded(match, fact, fact.by) : null;
const isPlacing = ({ state: { restart } }: Match): boolean =>
  restart?.step === 'attackerPlaces' || restart?.step === 'defenderPlaces';

const WRONG: Readonly<Partial<Record<RestartKind, readonly Paragraph[]>>> = {
  kickOff: ['FISTF-II.4.2.1.P', 'FISTF-II.4.2.1.1', 'FISTF-II.4.2.1.2'],
  goalKick: ['FISTF-II.15.2.1.2', 'FISTF-II.15.2.1.3', 'FISTF-II.2.6.2', 'FISTF-II.2.6.3.5', 'FISTF-II.2.6.3.6'],
};
/** 'FISTF-II.4.2.1.P', 'FISTF-II.15.2.1.2': whatever stands wrong is put right by the referee, and nothing else follows. */
export function wrongPositionsArePutRight(match: Match, fact: Fact, side: Side): Ruling | null {
  const { restart } = match.state;
  const paragraphs = restart === null ? undefined : WRONG[restart.kind];
  if (restart === null || paragraphs === undefined) return null;
  const spots: Spots = correctedSpots(match, restart, side);
  return Object.keys(spots).length === 0
    ? null
    : ruling(fact, 'illegalPosition', paragraphs, {
        against: side,
        detail: { figures: Object.keys(spots).join(' ') },
        then: [{ kind: 'bodiesArePlaced', spots }],
      });
}
const refereePutsRight: Rule<'setUpEnded'> = (match, fact) =>
  isPlacing(match) ? wrongPositionsArePutRight(match, fact, fact.by) : null;

// ── the taker ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where the ball lies, who plays it, and where he may stand. */
const NAMING: Readonly<Record<RestartKind, readonly Paragraph[]>> = {
  kickOff: ['FISTF-II.4.2.2.1', 'FISTF-II.4.2.3.1'],
  goalKick: ['FISTF-II.15.2.1.4.1', 'FISTF-II.15.2.1.4.2'],
  freeKick: ['FISTF-II.11.2.1.1', 'FISTF-II.11.2.1.2'],
  throwIn: ['FISTF-II.14.2.1', 'FISTF-II.14.2.2', 'FISTF-II.14.2.4.1', 'FISTF-II.14.2.4.2'],
  corner: ['FISTF-II.16.2.1.1', 'FISTF-II.16.2.1.2', 'FISTF-II.16.2.2.1', 'FISTF-II.16.2.2.2'],
  penalty: [
    'FISTF-II.12.2.1.1',
    'FISTF-II.12.2.1.2',
    'FISTF-II.12.2.2.1',
    'FISTF-II.12.2.2.2',
    'FISTF-II.2.6.2',
    'FISTF-II.2.6.3.4',
  ],
  shot: ['FISTF-II.17.2.1', 'FISTF-II.17.2.2.1'],
};
/** In a shoot-out also from which position, and that the row begins again. */
export function namingOf({ state: { shootOut } }: Match, kind: RestartKind, by: Side): readonly Paragraph[] {
  if (kind !== 'shot' || shootOut === null) return NAMING[kind];
  const again: readonly Paragraph[] = shootOut.shots[by] < FIVE ? [] : ['FISTF-II.17.1.4.1'];
  return [...NAMING.shot, positionBy(shootOut, by), ...again];
}
const FIVE = 5;
const ANY_FIGURE: ReadonlySet<RestartKind> = new Set<RestartKind>(['freeKick', 'throwIn', 'corner']);
export function takerIsNamedBy(match: Match, fact: Fact, take: Omit<TakerIs, 'kind'>): Ruling {
  const { kind, by, step } = match.state.restart!;
  const own = namingOf(match, kind, by);
  const isPlaced = kind === 'kickOff' || kind === 'goalKick';
  return ruling(fact, 'takerNamed', isShort(match) && ANY_FIGURE.has(kind) ? ['SHORT-freemoves.5', ...own] : own, {
    for: by,
    ...(take.figure === null ? {} : { detail: { figure: take.figure } }),
    then: [{ kind: 'takerIs', ...take }, ...stepAfterNaming(step, isPlaced)],
  });
}
type TakerIs = Extract<Consequence, { kind: 'takerIs' }>;

/** At a desk he may be named without a word on what was placed before [S-133]. */
function stepAfterNaming(step: Restart['step'], isPlaced: boolean): readonly Consequence[] {
  if (step === 'taker') return [{ kind: 'nextStep' }];
  return isPlaced ? [{ kind: 'restartIsReleased' }] : [];
}

const takerIsNamed: Rule<'takerNamed'> = (match, fact) => {
  const { figure, at } = fact;
  const { restart } = match.state;
  if (restart === null || !isSettingUp(match)) return null;
  const ball = fact.ball !== undefined && isLaidRight(match, restart, fact.ball) ? fact.ball : undefined; // or the referee lays it
  return takerIsNamedBy(match, fact, { figure: figure ?? null, at, ball });
};
const isSettingUp = ({ state: { restart } }: Match): boolean =>
  restart !== null && restart.step !== 'released' && restart.step !== 'taken';

// ── the signal ────────────────────────────────────────────────────────────────────────────────────────────────────

export const SIGNAL: Readonly<Record<RestartKind, readonly Paragraph[]>> = {
  kickOff: ['FISTF-II.4.2.3.2', 'FISTF-II.4.2.3.3', 'FISTF-II.4.3.1'],
  goalKick: ['FISTF-II.15.2.2'],
  freeKick: ['FISTF-II.11.2.4.1', 'FISTF-II.11.2.4.2'],
  throwIn: ['FISTF-II.14.2.6'],
  corner: ['FISTF-II.16.2.5'],
  penalty: ['FISTF-II.12.2.5', 'FISTF-II.12.2.4.1'],
  shot: ['FISTF-II.17.2.3.1', 'FISTF-II.17.2.4'],
};
export function signalIsGiven(match: Match, fact: Fact): Ruling {
  const { kind, by } = match.state.restart!;
  const isPlaced = kind === 'kickOff' || kind === 'goalKick';
  return ruling(fact, 'play', SIGNAL[kind], { for: by, then: isPlaced ? [] : [{ kind: 'restartIsReleased' }] });
}
/** With the taker's place a kick-off and a goal kick are ready to be taken. */
const placingIsFollowedByPlay: Rule<'takerNamed'> = (match, fact) => {
  const kind = match.state.restart?.kind;
  return isSettingUp(match) && (kind === 'kickOff' || kind === 'goalKick') ? signalIsGiven(match, fact) : null;
};
const readyIsFollowedByPlay: Rule<'readied'> = (match, fact) => {
  const { restart, phase } = match.state;
  if (restart === null || phase === 'interval' || !isSettingUp(match)) return null;
  if (restart.kind === 'shot' && fact.by === restart.by) return shooterIsReady(match, restart, fact);
  const isPlaced = restart.kind === 'kickOff' || restart.kind === 'goalKick';
  const given = signalIsGiven(match, fact);
  return isPlaced ? { ...given, then: [{ kind: 'restartIsReleased' }] } : given;
};

/** 'FISTF-II.17.2.2.1', 'FISTF-II.17.2.3.1': then the keeper is asked, and only his word is followed by the referee's [S-213]. */
const shooterIsReady = (match: Match, { step, taker }: Restart, fact: Fact): Ruling | null =>
  step === 'taker' ? takerIsNamedBy(match, fact, { figure: taker, at: undefined, ball: undefined }) : null;

// ── positional flicks ─────────────────────────────────────────────────────────────────────────────────────────────

/** By the short rules too for each player, the attacker first [S-87]. */
export function positionalBy(match: Match): readonly Paragraph[] {
  const kind = match.state.restart?.kind;
  if (kind === 'corner')
    return ['FISTF-II.16.2.3.1', 'FISTF-II.16.2.3.2', ...(isShort(match) ? (['SHORT-freemoves.3'] as const) : [])];
  const short: readonly Paragraph[] = isShort(match) ? ['SHORT-freemoves.4'] : [];
  return kind === 'throwIn'
    ? ['FISTF-II.14.2.3.1', 'FISTF-II.14.2.3.2', ...short]
    : ['FISTF-II.11.2.2.1', 'FISTF-II.11.2.2.2', ...short];
}

/** No more positional flicks of this side. */
export const positionalIsWaived = (match: Match, fact: Fact, by: Side): Ruling =>
  ruling(fact, 'positionalWaived', positionalBy(match), {
    against: by,
    then: [{ kind: 'takerAndBallAreBack' }, { kind: 'nextStep' }],
  });
const positionalFlicksAreWaived: Rule<'waived'> = (match, fact) => {
  const step = match.state.restart?.step;
  const isDue = step === 'attackerFlicks' || step === 'defenderFlicks';
  return isDue ? positionalIsWaived(match, fact, fact.by) : null;
};
const blockFlickIsWaived: Rule<'waived'> = (match, fact) =>
  match.state.phase === 'play' && match.state.block === fact.by
    ? ruling(fact, 'blockWaived', ['FISTF-II.6.2.1.1'], { against: fact.by })
    : null;

/** A positional flick has come to rest; the last one of a side ends its turn. What was taken away for it comes back. */
function positionalFlickIsMade(match: Match, fact: Ending): Ruling | null {
  const { restart, flicks } = match.state;
  const who = whoseWayEnds(fact);
  if (restart === null || who === null || !hasPositionalFlicks(restart)) return null; // [S-211]
  const flick = flicks.find((one) => one.figure === who && one.as === 'positional' && !one.over);
  if (flick === undefined || flick.involved.some((body) => body !== flick.figure)) return null;
  return ruling(fact, 'positionalFlick', positionalBy(match), {
    for: flick.side,
    evidence: [flick.fact],
    then: afterPositional(restart, flick.side),
  });
}
type Ending = FactOf<'rested' | 'figureLeft' | 'layDown'>;
/** At a desk it has fallen, from the table or over, and nobody says that it rests [S-5]. */
const unlessMeasured = (match: Match, fact: Ending): Ruling | null =>
  match.state.measured ? null : positionalFlickIsMade(match, fact);
export const afterPositional = (restart: Restart, side: Side): readonly Consequence[] => [
  { kind: 'takerAndBallAreBack' },
  ...(restart.flicksLeft[side] <= 0 ? ([{ kind: 'nextStep' }] as const) : []),
];

/** 'FISTF-II.11.2.2.3': for the time of his positional flick the referee takes away what is in the player's way. */
const takerAndBallAreTakenAway: Rule<'asked'> = (match, fact) =>
  fact.what === 'lift' && isSettingUp(match)
    ? ruling(fact, 'lifted', ['FISTF-II.11.2.2.3', 'FISTF-II.10.7.2.3'], {
        for: fact.by,
        then: [{ kind: 'takerAndBallAreLifted' }],
      })
    : null;

export const rules: Chapter = {
  tossed: [tossIsWon],
  tossChosen: [tossIsChosen],
  linedUp: [sidePlacesAsUsual],
  setUpEnded: [refereePutsRight, sideHasPlaced],
  takerNamed: [takerIsNamed, placingIsFollowedByPlay],
  waived: [positionalFlicksAreWaived, blockFlickIsWaived],
  readied: [readyIsFollowedByPlay],
  rested: [positionalFlickIsMade],
  figureLeft: [unlessMeasured],
  layDown: [unlessMeasured],
  asked: [takerAndBallAreTakenAway],
};
