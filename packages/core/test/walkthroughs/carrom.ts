import {
  accept,
  later,
  opening,
  playTick,
  refuse,
  seconds,
  withOption,
  withoutOption,
  type Debt,
  type Fact,
  type Match,
  type Option,
  type Result,
  type Ruling,
  type Seat,
  type Setup,
} from '../../src/index.ts';
import { miniGame, paragraph } from '../mini.ts';

/**
 * Carrom doubles; a stroke of the stub says itself what falls.
 * What it shows: a due is owed without an executor, becomes payable strokes later, and only then is it settled whose hand places it, and by when.
 */
const play = (en: string, de: string): ReturnType<typeof paragraph> => paragraph('icf-1991', 'play', en, de);
const rulebook = {
  'ICF-9.1': play(
    'placed flat inside the outer circle by the player entitled to it',
    'flach im äußeren Kreis, vom Berechtigten',
  ),
  'ICF-13': play('a pocketed striker makes a due', 'der versenkte Striker ist eine Schuld'),
  'ICF-48.1': play('own pieces pocketed: the turn goes on', 'eigene Steine versenkt: weiter am Zug'),
  'ICF-48.2': play('none pocketed: the turn passes', 'keiner versenkt: der Zug wechselt'),
  'ICF-49b.2': play('doubles: the turn passes to the right', 'Doppel: der Zug geht nach rechts'),
  'ICF-50.4': play('no stroke before the placing is done', 'kein Schuss vor dem Plazieren'),
  'ICF-72a.1': play('striker alone pocketed: turn lost', 'nur der Striker versenkt: Zug verloren'),
  'ICF-72a.2': play(
    'striker alone pocketed: one own piece is placed by the opponent',
    'nur der Striker versenkt: der Gegner plaziert einen eigenen Stein',
  ),
  'ICF-72b': play(
    'no own piece in the pockets: the due stays outstanding',
    'kein eigener Stein in den Löchern: die Schuld bleibt offen',
  ),
  'ICF-78a.1': play(
    'taken out as soon as available, after the stroke',
    'herausgenommen, sobald verfügbar, nach dem Schuss',
  ),
  'ICF-78b.i': play(
    'doubles: by the player to the right of the one on turn',
    'Doppel: vom rechten Nachbarn des Spielers am Zug',
  ),
  'ICF-78b.ii': play(
    'who pockets the opponent’s piece that becomes due places it himself',
    'wer den fälligen gegnerischen Stein versenkt, plaziert ihn selbst',
  ),
  'ICF-79a': play('no room: as soon as there is room', 'kein Platz: sobald Platz ist'),
  'ICF-79b': play(
    'doubles: if the opportunity has passed to the partner, only he places',
    'Doppel: ist die Gelegenheit beim Partner, plaziert nur er',
  ),
  'ICF-83.1': play('all available ones are placed at once', 'alle verfügbaren werden sofort plaziert'),
  'ICF-83.2': play('the rest as soon as they are available', 'die übrigen, sobald sie verfügbar sind'),
  'ICF-85.1': play('inside the outer circle', 'innerhalb des äußeren Kreises'),
  'ICF-87.1': play('all or none may be waived', 'alle oder keiner'),
  'ICF-87.2': play('nothing said in 15 s: the right is lost', 'nichts gesagt in 15 s: das Recht ist verloren'),
  'ICF-88': play('15 s for placing', '15 s zum Plazieren'),
  'ICF-89a': play('dues of both sides are not set off', 'Schulden beider Seiten werden nicht aufgerechnet'),
  'ICF-89b.1': play('not over the centre circle', 'nicht über dem Zentrumskreis'),
} as const;

type Side = 'white' | 'black';
const SIDES = ['white', 'black'] as const;

type Event =
  | {
      readonly kind: 'strokeEnded';
      readonly by: Seat;
      readonly striker: boolean;
      readonly white: number;
      readonly black: number;
      readonly room: boolean;
    }
  | { readonly kind: 'placed'; readonly by: Seat; readonly colour: Side; readonly fromCentreMm: number };

interface State {
  readonly turn: Seat;
  readonly pocketed: Readonly<Record<Side, number>>;
  /** Is there room for a piece inside the outer circle? */
  readonly room: boolean;
}

export interface Carrom {
  readonly side: Side;
  readonly paragraph: keyof typeof rulebook;
  readonly call: 'due' | 'placing' | 'turnKept' | 'turnPasses' | 'placed' | 'waived' | 'rightLost';
  readonly settings: Partial<State>;
  readonly state: State;
  readonly action:
    | {
        readonly kind: 'strike';
        readonly striker: boolean;
        readonly white: number;
        readonly black: number;
        readonly room: boolean;
      }
    | { readonly kind: 'place'; readonly fromCentreMm: number };
  readonly event: Event;
  readonly consequence: never;
  readonly place: never;
  readonly decision: never;
  readonly snapshot: never;
}

/** A piece of 31.8 mm inside the outer circle of 170 mm, clear of the centre circle of 31.8 mm. */
const PIECE_RADIUS = 15.9;
const OUTER_RADIUS = 85;
const CENTRE_RADIUS = 15.9;
/** Exactly 15.0 s is in time, so the right ends one tick later. */
const PLACING_TICKS = seconds(15) + 1;

const rightOf = (seat: Seat): Seat => ((seat + 1) % 4) as Seat;
const sideOf = (match: Match<Carrom>, seat: Seat): Side => match.setup.seating[seat] ?? 'white';
const owed = (debts: readonly Debt<Carrom>[], side: Side): number =>
  debts.filter((debt) => debt.owedBy === side).length;
const opponent = (side: Side): Side => (side === 'white' ? 'black' : 'white');
const placingOf = (match: Match<Carrom>, seat: Seat): Option<Carrom> | undefined =>
  match.options.find((option) => option.seat === seat);

// ---- happen ----

function act(match: Match<Carrom>, seat: Seat, action: Carrom['action']): Result<readonly Event[]> {
  return action.kind === 'place' ? place(match, seat, action.fromCentreMm) : strike(match, seat, action);
}

function strike(
  { state, options }: Match<Carrom>,
  seat: Seat,
  stroke: Carrom['action'] & { readonly kind: 'strike' },
): Result<readonly Event[]> {
  if (seat !== state.turn) return refuse('notYourTurn', ['ICF-49b.2']);
  if (options.length > 0) return refuse('notOffered', ['ICF-50.4']);
  return accept([{ ...stroke, kind: 'strokeEnded', by: seat }]);
}

function place(match: Match<Carrom>, seat: Seat, fromCentreMm: number): Result<readonly Event[]> {
  const right = placingOf(match, seat);
  if (right === undefined) return refuse(match.options.length === 0 ? 'notOffered' : 'notYourTurn', ['ICF-9.1']);
  if (fromCentreMm + PIECE_RADIUS > OUTER_RADIUS) return refuse('againstTheRules', ['ICF-85.1']);
  if (fromCentreMm < PIECE_RADIUS + CENTRE_RADIUS) return refuse('againstTheRules', ['ICF-89b.1']);
  return accept([{ kind: 'placed', by: seat, colour: opponent(right.owner), fromCentreMm }]);
}

// ---- judge ----

type Rulings = readonly Ruling<Carrom>[];
type Stroke = Fact<Carrom> & { readonly kind: 'strokeEnded' };

function judge(match: Match<Carrom>, fact: Fact<Carrom>): Rulings {
  switch (fact.kind) {
    case 'strokeEnded':
      return [...strikerAloneIsADue(match, fact), turnAfter(match, fact), ...duesBecomePayable(match, fact)];
    case 'placed':
      return [
        {
          call: 'placed',
          paragraphs: ['ICF-9.1', 'ICF-78a.1'],
          evidence: [fact.id],
          against: fact.colour,
          detail: { seat: fact.by },
        },
      ];
    case 'optionTaken':
      return [{ call: 'waived', paragraphs: ['ICF-87.1'], evidence: [fact.id] }];
    case 'optionLapsed':
      return [{ call: 'rightLost', paragraphs: ['ICF-87.2', 'ICF-88'], evidence: [fact.id] }];
    default:
      return [];
  }
}

/** ICF-72a (what falls together with the striker, 73-77, is left to the real game); with no own piece in the pockets the due stays outstanding (72b). */
function strikerAloneIsADue(match: Match<Carrom>, fact: Stroke): Rulings {
  const side = sideOf(match, fact.by);
  if (!fact.striker || fact.white + fact.black > 0) return [];
  const outstanding = match.state.pocketed[side] <= owed(match.debts, side);
  return [
    {
      call: 'due',
      paragraphs: ['ICF-13', 'ICF-72a.2', ...(outstanding ? (['ICF-72b'] as const) : [])],
      evidence: [fact.id],
      against: side,
    },
  ];
}

function turnAfter(match: Match<Carrom>, fact: Stroke): Ruling<Carrom> {
  const kept = !fact.striker && fact[sideOf(match, fact.by)] > 0;
  const lost = fact.striker ? 'ICF-72a.1' : 'ICF-48.2';
  return {
    call: kept ? 'turnKept' : 'turnPasses',
    paragraphs: kept ? ['ICF-48.1'] : [lost, 'ICF-49b.2'],
    evidence: [fact.id],
  };
}

/** For each side what can be paid now: as many as are owed and lie in the pockets, if there is room (ICF-78a, 79a, 83). */
function duesBecomePayable(match: Match<Carrom>, fact: Stroke): Rulings {
  if (!fact.room) return [];
  const debts = [...match.debts, ...strikerAloneIsADue(match, fact).map((due) => debtFrom(due, fact))];
  const rulings = SIDES.flatMap((debtor): Rulings => {
    const count = Math.min(owed(debts, debtor), match.state.pocketed[debtor] + fact[debtor]);
    return count === 0 ? [] : [placingIsAnnounced(match, fact, debtor, count, debts)];
  });
  return rulings.length < 2
    ? rulings
    : rulings.map((ruling) => ({ ...ruling, paragraphs: [...ruling.paragraphs, 'ICF-89a'] }));
}

function placingIsAnnounced(
  match: Match<Carrom>,
  fact: Stroke,
  debtor: Side,
  count: number,
  debts: readonly Debt<Carrom>[],
): Ruling<Carrom> {
  const { seat, paragraph } = placerOf(match, fact.by, debtor);
  const waited = !match.state.room && match.state.pocketed[debtor] > 0;
  const rest = owed(debts, debtor) > count;
  return {
    call: 'placing',
    paragraphs: [
      'ICF-78a.1',
      paragraph,
      ...(waited ? (['ICF-79a', 'ICF-79b'] as const) : []),
      rest ? 'ICF-83.2' : 'ICF-83.1',
      'ICF-88',
    ],
    evidence: [
      ...debts
        .filter((debt) => debt.owedBy === debtor)
        .slice(0, count)
        .map((debt) => debt.factId),
      fact.id,
    ],
    for: opponent(debtor),
    against: debtor,
    detail: { seat, count },
  };
}

/** CI-9: the debtor's side is on turn: its right-hand neighbour; otherwise the player on turn himself. The shooter counts as on turn. */
function placerOf(
  match: Match<Carrom>,
  shooter: Seat,
  debtor: Side,
): { readonly seat: Seat; readonly paragraph: 'ICF-78b.i' | 'ICF-78b.ii' } {
  return sideOf(match, shooter) === debtor
    ? { seat: rightOf(shooter), paragraph: 'ICF-78b.i' }
    : { seat: shooter, paragraph: 'ICF-78b.ii' };
}

const debtFrom = (due: Ruling<Carrom>, fact: Stroke): Debt<Carrom> => ({
  owedBy: due.against ?? 'white',
  paragraphs: due.paragraphs,
  factId: fact.id,
  what: 'due',
});

// ---- settle ----

function settle(match: Match<Carrom>, fact: Fact<Carrom>, rulings: Rulings): Match<Carrom> {
  switch (fact.kind) {
    case 'strokeEnded':
      return rulings.reduce((now, ruling) => afterRuling(now, fact, ruling), withPocketed(match, fact));
    case 'placed':
      return onePlaced(match, fact);
    case 'optionTaken':
    case 'optionLapsed':
      return nothingMoreToPlace(
        match,
        match.options.find((option) => option.id === fact.option),
      );
    default:
      return match;
  }
}

const withPocketed = (match: Match<Carrom>, fact: Stroke): Match<Carrom> => ({
  ...match,
  state: {
    ...match.state,
    room: fact.room,
    pocketed: { white: match.state.pocketed.white + fact.white, black: match.state.pocketed.black + fact.black },
  },
});

function afterRuling(match: Match<Carrom>, fact: Stroke, ruling: Ruling<Carrom>): Match<Carrom> {
  switch (ruling.call) {
    case 'due':
      return { ...match, debts: [...match.debts, debtFrom(ruling, fact)] };
    case 'turnPasses':
      return { ...match, state: { ...match.state, turn: rightOf(fact.by) } };
    case 'placing':
      return placingIsOpen(match, ruling);
    default:
      return match;
  }
}

/** Only now has the debt an executor, and his time begins. */
function placingIsOpen(match: Match<Carrom>, ruling: Ruling<Carrom>): Match<Carrom> {
  const { for: owner = 'white', detail } = ruling;
  const [seat, count] = [detail?.['seat'] as Seat, detail?.['count'] as number];
  return withOption(match, {
    name: `place ${count}`,
    owner,
    seat,
    paragraph: ruling.paragraphs.includes('ICF-78b.i') ? 'ICF-78b.i' : 'ICF-78b.ii',
    choices: ['waive'],
    default: 'lost',
    until: [{ tick: later(playTick(match), PLACING_TICKS) }],
    play: 'runs',
  });
}

/** The oldest debt is paid first; the right ends with the last piece that can be placed. */
function onePlaced(match: Match<Carrom>, fact: Fact<Carrom> & { readonly kind: 'placed' }): Match<Carrom> {
  const { colour } = fact;
  const pocketed = { ...match.state.pocketed, [colour]: match.state.pocketed[colour] - 1 };
  const paid = match.debts.findIndex((debt) => debt.owedBy === colour);
  const now = { ...match, state: { ...match.state, pocketed }, debts: match.debts.toSpliced(paid, 1) };
  const right = placingOf(match, fact.by);
  const more = owed(now.debts, colour) > 0 && pocketed[colour] > 0;
  return more || right === undefined ? now : withoutOption(now, right.id);
}

/** CI-10: what could have been placed is cancelled and stays pocketed; what was not yet available stays owed (ICF-83.2). */
function nothingMoreToPlace(match: Match<Carrom>, right: Option<Carrom> | undefined): Match<Carrom> {
  if (right === undefined) return match;
  const debtor = opponent(right.owner);
  let cancelled = Math.min(owed(match.debts, debtor), match.state.pocketed[debtor]);
  return { ...match, debts: match.debts.filter((debt) => debt.owedBy !== debtor || cancelled-- <= 0) };
}

// ---- the game ----

const strokeExample = { kind: 'strike', striker: false, white: 0, black: 0, room: true } as const;
const placeExample = { kind: 'place', fromCentreMm: 50 } as const;

function legal(match: Match<Carrom>, seat: Seat): readonly Carrom['action'][] {
  if (match.options.length > 0) return placingOf(match, seat) === undefined ? [] : [placeExample];
  return match.state.turn === seat ? [strokeExample] : [];
}

export const carrom = miniGame<Carrom>({
  id: 'icf-1991',
  seatings: [['white', 'black', 'white', 'black']],
  rulebook,
  precedence: ['due', 'turnKept', 'turnPasses', 'placing', 'placed', 'waived', 'rightLost'],
  start: (setup: Setup<Carrom>) =>
    opening(setup, { turn: 0, pocketed: { white: 0, black: 0 }, room: true, ...setup.settings }),
  legal,
  duties: ({ options }) =>
    options.map(({ owner, seat = 0, paragraph }) => ({
      who: owner,
      seat,
      what: 'place',
      paragraphs: [paragraph, 'ICF-88'],
    })),
  happen: { byAction: act },
  judge,
  settle,
});
