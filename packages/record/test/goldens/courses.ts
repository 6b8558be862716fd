import {
  commitment,
  enteredSchema,
  later,
  minutes,
  type AnyGame,
  type AnyShape,
  type CoreEvent,
  type Fact,
  type Input,
  type Seat,
  type Setup,
} from '@bande/core';
import { registry } from '@bande/games';
import { playOut } from '@bande/host';
import { readRecord, Recorder, resume, writeRecord, type MatchRecord } from '@bande/record';

/** A whole match, played the same way every time: what it comes to is kept. */
export interface Course {
  readonly name: string;
  readonly game: AnyGame;
  readonly play: () => MatchRecord<AnyShape>;
}

const setup = (game: AnyGame, mode: Setup<AnyShape>['mode'], settings: object): Setup<AnyShape> => ({
  edition: game.editions[0]?.id ?? '',
  seating: game.seatings.find(({ length }) => length === 2) ?? [],
  mode,
  settings: game.schemas.settings.parse(settings),
});

const BOTS = ['club', 'beginner'];

function botMatch(game: AnyGame, agreed: Setup<AnyShape>, seed: string, maxInputs?: number): Recorder<AnyShape> {
  const recorder = Recorder.start(game, agreed, { seedCommitment: commitment(seed), players: BOTS });
  playOut(game, recorder, { seed, bots: BOTS, ...(maxInputs === undefined ? {} : { maxInputs }) });
  return recorder;
}

/** Broken off in mid-match, put away as text, taken up from its last rest as after a new engine, and played to its end. */
function resumedMatch(game: AnyGame, agreed: Setup<AnyShape>, seed: string): MatchRecord<AnyShape> {
  const { inputs } = botMatch(game, agreed, seed);
  const broken = Recorder.start(game, agreed, { seedCommitment: commitment(seed), players: BOTS });
  for (const input of inputs.slice(0, inputs.length >> 1)) broken.play(input);
  const kept = readRecord(writeRecord(broken.record()), [game]);
  if (!kept.ok) throw new Error(kept.refusal);
  const resumed = resume(game, kept.value.record, `${seed} again`);
  if (!resumed.ok) throw new Error(resumed.refusal);
  playOut(game, resumed.value.recorder, { seed: `${seed} again`, bots: BOTS });
  return resumed.value.recorder.record(`${seed} again`);
}

/** A referee enters how a stroke ended, not what ran where. */
const NOT_ENTERED: ReadonlySet<string> = new Set(['racked', 'struck', 'ran', 'pocketed']);

/** What a fact of a match is to a referee who watches it: what a player chose, a time that is up, or the fact itself. */
function asEntered(game: AnyGame, desk: Recorder<AnyShape>, fact: Fact<AnyShape>): Input<AnyShape> | null {
  const { id: _id, tick, ...said } = fact as Fact<AnyShape> & Readonly<Record<string, unknown>>;
  if (said.kind === 'optionTaken') return asChosen(desk, fact as Fact<AnyShape> & Taken);
  const read = enteredSchema(game).safeParse(
    said.kind === 'clockRanOut' ? { kind: 'timeIsUp', of: said['clock'] } : said,
  );
  return read.success && !NOT_ENTERED.has(said.kind)
    ? { tick, kind: 'facts', by: 'referee', facts: [read.data] }
    : null;
}

type Taken = Extract<CoreEvent, { readonly kind: 'optionTaken' }>;

function asChosen(
  { match }: Recorder<AnyShape>,
  { tick, option, choice }: Fact<AnyShape> & Taken,
): Input<AnyShape> | null {
  const open = match.options.find(({ id }) => id === option);
  if (open === undefined) return null;
  const by = match.setup.seating.indexOf(open.owner) as Seat;
  return { tick, kind: 'action', by, action: { kind: 'choose', option, choice } };
}

/** What happened in a match of bots, entered by a referee who watches it, with a break in its middle; then one entry is put right. */
function deskMatch(game: AnyGame, agreed: Setup<AnyShape>, seed: string): MatchRecord<AnyShape> {
  const seen = botMatch(game, { ...agreed, mode: 'paced' }, seed).log;
  const desk = Recorder.start(game, { ...agreed, mode: 'desk' }, { players: ['Ada', 'Zuse'] });
  let held = 0;
  for (const [i, { fact }] of seen.entries()) {
    const input = asEntered(game, desk, { ...fact, tick: later(fact.tick, held) });
    if (input !== null) desk.play(input);
    if (i === seen.length >> 1) held = breakOf(desk);
    if (i === seen.length - 20) putRight(desk);
  }
  return desk.record();
}

/** A minute in which the lamp is mended. */
function breakOf(desk: Recorder<AnyShape>): number {
  const { tick: now } = desk.match;
  const until = later(now, minutes(1));
  desk.play({ tick: now, kind: 'clock', by: 'referee', command: { kind: 'pause' } });
  desk.play({
    tick: now,
    kind: 'facts',
    by: 'referee',
    facts: [{ kind: 'noted', text: 'the lamp went out' }],
    finder: 'Ada',
  });
  desk.play({ tick: until, kind: 'clock', by: 'referee', command: { kind: 'resume' } });
  return minutes(1);
}

/** The first entry that can be taken back with nothing after it falling: it was a note. */
function putRight(desk: Recorder<AnyShape>): void {
  const { tick: at } = desk.match;
  for (const [place, input] of desk.inputs.entries()) {
    if (input.kind !== 'facts') continue;
    const instead: readonly Input<AnyShape>[] = [{ ...input, facts: [{ kind: 'noted', text: 'entered by mistake' }] }];
    if (desk.play({ tick: at, kind: 'correction', by: 'referee', supersedes: place, instead }).ok) return;
  }
}

const gameOf = (id: string): AnyGame => registry.find((game) => game.id === id)!;

/** A game with hands is played in turn, live and from the middle; every game is refereed. */
const coursesOf = (game: AnyGame, short: object): readonly Course[] => [
  {
    name: `${game.id}-in-turn`,
    game,
    play: () => botMatch(game, setup(game, 'paced', short), 'golden in turn').record('golden in turn'),
  },
  ...(game.streams === undefined
    ? []
    : [
        {
          name: `${game.id}-live`,
          game,
          play: () => botMatch(game, setup(game, 'live', short), 'golden live').record('golden live'),
        },
        {
          name: `${game.id}-resumed`,
          game,
          play: () => resumedMatch(game, setup(game, 'live', short), 'golden resumed'),
        },
      ]),
  { name: `${game.id}-desk`, game, play: () => deskMatch(game, setup(game, 'desk', short), 'golden desk') },
];

export const courses: readonly Course[] = [
  ...coursesOf(gameOf('subbuteo'), { halfMinutes: 2 }),
  ...coursesOf(gameOf('tipp-kick'), { halfMinutes: 1 }),
  ...coursesOf(gameOf('carrom'), { games: 1, boards: 1 }),
  ...coursesOf(gameOf('soccer-tactics'), { halfMinutes: 15 }),
];
