import { LiveMatch, registered, tick } from '@bande/core';
import { tippKick as referee } from '@bande/games/tipp-kick/game.ts';
import {
  otherOf,
  type After,
  type Colour,
  type Contact,
  type Deed,
  type Kind,
  type Place,
  type Side,
  type Situation,
} from './opinion.ts';

/** A deed as a person would tell it to the referee, and what the referee makes of it. */
const game = registered(referee);
type Fact = Readonly<Record<string, unknown>>;

const colourOf = (white: Side, side: Side): Colour => (side === white ? 'white' : 'black');
const REACHES: Readonly<Record<Place, Fact>> = {
  redReach: { where: 'redGoalArea', reach: 'red' },
  blueReach: { where: 'blueGoalArea', reach: 'blue' },
  middle: { where: 'redHalf', reach: null },
};
const contact = (one: Contact): Fact =>
  'post' in one
    ? { kind: 'frameStruck', goal: one.post }
    : { kind: 'touched', by: one.of, what: one.figure, ...(one.figure === 'kicker' ? { gapMm: 300 } : {}) };

function movedBy({ as }: Situation, { by, with: figure, ownColour }: Deed, white: Side): Fact {
  if (figure === 'keeper') return { kind: 'keeperPlayed', by };
  return { kind: 'shot', by, ...(as === null ? {} : { top: colourOf(white, ownColour ? by : otherOf(by)) }) };
}
function wayOf({ as, of }: Situation, { proper }: Deed): readonly Fact[] {
  if (!proper) return [];
  if (as === 'kickOff') return [{ kind: 'leftCircle' }];
  return as === 'goalKick' ? [{ kind: 'leftArea', area: of }] : [];
}
function endOf({ as }: Situation, { proper, end }: Deed, white: Side): Fact {
  if ('rests' in end) {
    const lies = as === 'kickOff' && !proper ? { at: [0, 50], reach: null } : REACHES[end.place];
    return { kind: 'ballRested', top: colourOf(white, end.rests), wayMm: proper ? 45 : 44.9, ...lies };
  }
  if (end.over === 'side') return { kind: 'ballOver', line: 'west' };
  return { kind: 'ballOver', line: end.over === 'red' ? 'south' : 'north', inGoal: end.inGoal };
}

const givenFor = ({ of, as, used, keeperOnly, place }: Situation, white: Side): Fact => ({
  settings: { limits: false },
  white,
  setUps: { used, keeperOnly, handling: used > 0 && REACHES[place]['reach'] === of },
  ...(as === null ? { turn: of, ball: REACHES[place] } : { restart: { kind: as, by: of, ...whereOf(as, of) } }),
});
const whereOf = (as: Kind, of: Side): Fact =>
  as === 'freeKick' || as === 'indirectFreeKick' || as === 'kickIn'
    ? { where: of === 'red' ? 'blueHalf' : 'redHalf' }
    : {};

interface Told {
  readonly score: Readonly<Record<Side, number>>;
  readonly turn: Side | null;
  readonly restart: { readonly kind: Kind; readonly by: Side } | null;
  readonly setUps: { readonly used: number; readonly keeperOnly: boolean };
}
/** A match in which deed follows deed. */
export function table(situation: Situation, white: Side) {
  const live = new LiveMatch(game, game.notation.readGiven(givenFor(situation, white), 'dtkv-2012.1'));
  return (now: Situation, deed: Deed): Told => {
    const released: readonly Fact[] = now.as === 'penalty' ? [{ kind: 'refereed', did: 'released' }] : [];
    const facts = [
      ...released,
      movedBy(now, deed, white),
      ...wayOf(now, deed),
      ...deed.contacts.map(contact),
      endOf(now, deed, white),
    ];
    for (const fact of facts) {
      const done = live.play({
        tick: tick(0),
        kind: 'facts',
        by: 'referee',
        facts: [game.schemas.event.parse(fact)],
      });
      if (!done.ok) throw new Error(`${JSON.stringify(fact)}: ${JSON.stringify(done.refusal)}`);
    }
    return game.notation.describe(live.match) as unknown as Told;
  };
}

/** What is compared: who goes on with what, and the set-ups of whoever has the ball. */
export const inShort = ({ restart, turn, setUps }: Told): string =>
  restart === null
    ? `${turn} plays, ${setUps.used} used${setUps.keeperOnly ? ', keeper only' : ''}`
    : `${restart.kind} ${restart.by}`;
export const opinionInShort = ({ next: { as, of, used, keeperOnly } }: After): string =>
  as === null ? `${of} plays, ${used} used${keeperOnly ? ', keeper only' : ''}` : `${as} ${of}`;
