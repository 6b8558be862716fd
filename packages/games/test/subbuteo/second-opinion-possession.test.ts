import { canonical, createRandom, LiveMatch, measuredPlace, tick, type Random } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo/game.ts';
import type { PublicState } from '@bande/games/subbuteo/position-schemas.ts';
import type { Match, Ruling, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { describe, expect, test } from 'vitest';
import {
  attackerIn,
  blockIn,
  otherOf,
  rowIn,
  sideOf,
  touchesIn,
  type Moment,
  type Side,
  type Story,
} from './possession/opinion.ts';

/** Thousands of stories at a desk, moment by moment: the referee, and an opinion of its own. */
const SEED = process.env['BANDE_SEED'] ?? 'possession';
const SIZE = Number(process.env['SOAK'] ?? 1);

type Fact = Readonly<Record<string, unknown>>;
const shirts = (side: Side): readonly string[] => ['5', '7', '9'].map((shirt) => (side === 'red' ? 'R' : 'B') + shirt);
const anyOf = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** What a person would enter for a moment. */
function factsFor(random: Random, moment: Moment): readonly Fact[] {
  switch (moment.is) {
    case 'play': {
      const rests: readonly Fact[] = random.below(2) === 0 ? [{ kind: 'rested', what: moment.who }] : [];
      return [
        { kind: 'flicked', by: sideOf(moment.who), figure: moment.who, as: 'play', where: 'redMiddle' },
        { kind: 'ballTouched', touchedBy: moment.who, atRest: false },
        ...rests,
      ];
    }
    case 'miss':
      return [
        { kind: 'flicked', by: sideOf(moment.who), figure: moment.who, as: 'play' },
        { kind: 'rested', what: moment.who },
      ];
    case 'block': {
      const { figure } = moment;
      const touch: readonly Fact[] = moment.ball
        ? [{ kind: 'ballTouched', touchedBy: figure, atRest: false, ballRolling: random.below(2) === 0 }]
        : [];
      return [{ kind: 'flicked', by: moment.by, figure, as: 'block' }, ...touch, { kind: 'rested', what: figure }];
    }
    case 'rest':
    case 'held':
      return [{ kind: 'rested', what: 'ball', touching: moment.against }];
    case 'keeper':
      return [{ kind: 'ballTouched', touchedBy: moment.who, ballRolling: true }];
    default:
      return [
        {
          kind: 'ballTouched',
          touchedBy: moment.who,
          atRest: moment.is !== 'moves',
          ballRolling: true,
          ...(moment.is === 'lies' ? { neutral: true } : {}),
        },
      ];
  }
}

/** Somebody who is not under way: of him it can be said that he moves for another reason. */
function nextMoment(random: Random, story: Story, underWay: ReadonlySet<string>): Moment {
  const has = attackerIn(story);
  const defender = otherOf(has);
  const any = anyOf(random, [...shirts('red'), ...shirts('blue')]);
  switch (1 + random.below(16)) {
    case 1:
    case 2:
    case 3:
    case 4:
      return { is: 'play', who: anyOf(random, shirts(has).slice(0, 2)) };
    case 5:
      return { is: 'miss', who: anyOf(random, shirts(has)) };
    case 6:
    case 7:
    case 8:
      return { is: 'stands', who: any };
    case 9: {
      const moving = shirts(defender).filter((one) => !underWay.has(one));
      return blockIn(story) === null && moving.length > 0
        ? { is: 'moves', who: anyOf(random, moving) }
        : { is: 'stands', who: any };
    }
    case 10:
      return { is: 'lies', who: any };
    case 11:
    case 12:
      return { is: 'keeper', who: anyOf(random, ['R1', 'B1']) };
    case 13:
    case 14:
      return blockIn(story) === defender
        ? { is: 'block', by: defender, figure: anyOf(random, shirts(defender)), ball: random.below(3) === 0 }
        : { is: 'stands', who: any };
    default: {
      const against = [...shirts('red'), ...shirts('blue')].filter(() => random.below(3) === 0);
      return { is: 'rest', against };
    }
  }
}

const described = (match: Match): PublicState => subbuteo.notation.describe(match) as PublicState;

class Desk {
  readonly live: LiveMatch<Subbuteo>;
  constructor(short: boolean, given: Fact) {
    this.live = new LiveMatch(
      subbuteo,
      subbuteo.notation.readGiven({ mode: 'desk', ...given }, short ? 'short-2016' : 'fistf-4.0'),
    );
  }
  get state(): PublicState {
    return described(this.live.match);
  }
  enter(facts: readonly Fact[]): readonly string[] {
    return this.rulings(facts).map(({ call }) => call);
  }
  /** The rulings on these facts; whatever may be chosen is left as it is. */
  rulings(facts: readonly Fact[]): readonly Ruling[] {
    const rulings: Ruling[] = [];
    for (const fact of facts) {
      const done = this.live.play({
        tick: tick(this.live.match.tick),
        kind: 'facts',
        by: 'referee',
        facts: [fact as never],
      });
      if (!done.ok) throw new Error(JSON.stringify([fact, done.refusal]));
      rulings.push(...done.value.flatMap((entry) => entry.rulings));
      this.#leave();
    }
    return rulings;
  }
  #leave(): void {
    for (const { id, owner, choices } of this.live.match.options) {
      const choice = ['leave', 'playOn'].find((one) => choices.includes(one));
      const seat = this.live.match.setup.seating.indexOf(owner) as 0 | 1;
      if (choice !== undefined)
        this.live.play({
          tick: tick(this.live.match.tick),
          kind: 'action',
          by: seat,
          action: { kind: 'choose', option: id, choice },
        });
    }
  }
}

/** What the opinion says of a story, beside what the referee holds. */
const opinionOf = (story: Story): Pick<PublicState, 'attacker' | 'run' | 'keeperTouches' | 'block'> => ({
  attacker: attackerIn(story),
  run: rowIn(story) as PublicState['run'],
  keeperTouches: touchesIn(story),
  block: blockIn(story),
});
const heldIn = ({ attacker, run, keeperTouches, block }: PublicState): ReturnType<typeof opinionOf> => ({
  attacker,
  run,
  keeperTouches,
  block,
});

/** Which calls a moment must bring: a change, a fourth play, a fourth touch. */
function callsFor(story: Story, moment: Moment): readonly string[] {
  const next: Story = { ...story, moments: [...story.moments, moment] };
  const before = attackerIn(story);
  const [row, touches] = [rowIn(story), touchesIn(story)];
  const isFourth = moment.is === 'play' && row?.who === moment.who && row.plays >= 3;
  const isMisuse = moment.is === 'keeper' && sideOf(moment.who) === before && touches >= 3;
  return [
    ...(before === attackerIn(next) ? [] : ['change']),
    ...(isFourth ? ['illegalFlick'] : []),
    ...(isMisuse ? ['keeperMisuse'] : []),
  ];
}
const COMPARED = new Set(['change', 'illegalFlick', 'keeperMisuse']);

/** Where the two differ, if they do. */
function differenceIn(random: Random, short: boolean): object | null {
  const begins: Side = random.below(2) === 0 ? 'red' : 'blue';
  const desk = new Desk(short, { attacker: begins });
  const underWay = new Set<string>();
  const moments: Moment[] = [];
  const story: Story = { begins, short, moments };
  for (let step = 0; step < 25; step++) {
    const moment = nextMoment(random, story, underWay);
    const facts = factsFor(random, moment);
    if (moment.is === 'play' && facts.length === 2) underWay.add(moment.who);
    if (moment.is === 'play' && facts.length === 3) underWay.delete(moment.who);
    const wanted = callsFor(story, moment);
    const calls = desk.enter(facts).filter((one) => COMPARED.has(one));
    moments.push(moment);
    const opinion = { ...opinionOf(story), calls: wanted.toSorted() };
    const referee = { ...heldIn(desk.state), calls: calls.toSorted() };
    if (canonical(opinion) !== canonical(referee)) return { story, opinion, referee };
  }
  return null;
}

describe('possession, plays in a row, touches of the keeper and block flicks', () => {
  test.each([
    ['by FISTF', false],
    ['by the short rules', true],
  ] as const)('%s', (_name, short) => {
    const random = createRandom(`${SEED} ${short}`);
    for (let round = 0; round < 300 * SIZE; round++) expect(differenceIn(random, short)).toBeNull();
  });
});

// ── the keeper ────────────────────────────────────────────────────────────────────────────────────────────────────

interface Deed {
  readonly kind: 'keeperJerked' | 'keeperOverLine';
  readonly keeper: 'R1' | 'B1';
  readonly deliberate?: boolean;
}

/** 8.1.2, 8.2.1: nothing, a free kick for the first time, or a penalty for every further one and for one on purpose; each rule by itself [S-47]. */
function sanctionFor(before: readonly Deed[], deed: Deed, attacker: Side): 'freeKick' | 'penalty' | null {
  const counts = (one: Deed): boolean => one.kind === 'keeperOverLine' || sideOf(one.keeper) !== attacker;
  if (!counts(deed)) return null;
  const earlier = before.filter((one) => counts(one) && one.kind === deed.kind && one.keeper === deed.keeper);
  return deed.deliberate === true || earlier.length > 0 ? 'penalty' : 'freeKick';
}

/** 8.2.2: seen from above, is there no green between the base and the goal area with its line? */
function isAtGoalArea([x, y]: readonly [number, number]): boolean {
  const [wide, deep, line, base] = [120, 60, 600, 10.5];
  const aside = Math.max(0, Math.abs(x) - wide);
  const front = line - deep;
  const off = y < front ? front - y : Math.max(0, y - line);
  return Math.hypot(aside, off) <= base;
}

describe('the keeper', () => {
  test('first offences and further ones', () => {
    const random = createRandom(`${SEED} keeper`);
    for (let round = 0; round < 150 * SIZE; round++) {
      const attacker: Side = random.below(2) === 0 ? 'red' : 'blue';
      const desk = new Desk(random.below(2) === 0, { attacker });
      const before: Deed[] = [];
      for (let step = 0; step < 8; step++) {
        const deed: Deed = {
          kind: random.below(2) === 0 ? 'keeperJerked' : 'keeperOverLine',
          keeper: random.below(2) === 0 ? 'R1' : 'B1',
          ...(random.below(5) === 0 ? { deliberate: true } : {}),
        };
        const wanted = sanctionFor(before, deed, attacker);
        const given = desk.rulings([{ ...deed }]).find(({ call }) => call === 'keeperMisuse');
        const spot = measuredPlace([0, deed.keeper === 'R1' ? -490 : 490]);
        before.push(deed);
        expect({ before, restart: given?.restart ?? null, where: given?.where ?? spot }).toEqual({
          before,
          restart: wanted,
          where: spot,
        });
      }
    }
  });

  test('a resting figure in the goal area', () => {
    const random = createRandom(`${SEED} goal area`);
    for (let round = 0; round < 400 * SIZE; round++) {
      const at = [90 + 50 * random.unit(), 510 + 105 * random.unit()] as const;
      const place = [random.below(2) === 0 ? at[0] : -at[0], at[1]] as const;
      const desk = new Desk(false, { measured: true, lineUp: 'free', attacker: 'red', places: { R9: [...place] } });
      const calls = desk.enter([{ kind: 'figuresTouched', touchedBy: 'B1', touched: 'R9', atRest: true }]);
      expect({ place, calls }).toEqual({ place, calls: isAtGoalArea(place) ? ['keeperFoul'] : [] });
    }
  });
});
