import type { Meeting } from '@bande/physics/engine';
import { placeOf } from './watch.ts';
import { LEVEL } from '@bande/physics/engine';
import { FOOT_OF_STANDER, KEEPER_PARTS } from './bodies.ts';
import type { Side } from '../names.ts';
import type { Place, Seen } from './sighting.ts';
import type { Thing } from './stage.ts';

/** Whether a hand is moving a figure, and whether it is off the felt. */
export interface Handling {
  readonly moved: boolean;
  readonly lifted: boolean;
}

/** Ticks without contact after which the next one is another touch. */
const APART = 6;
/** A foot that has been off the ball for so many ticks begins anew. */
const LET_GO = 3;
/**
 * Milliseconds on the foot from which on the ball was led and not shot ['DTKV-3.K11']; speed is of no account ['DTKV-3.K12']. Measured on all faces: a shot of any strength
 * has left the foot after 1 (one in ten after 4, none after 9); a gentle press at a ball that lies against the drawn-back foot leads it for 12 to 60.
 */
const PUSH_LIMIT = 12;

const hundredths = (meeting: Meeting): Place => placeOf({ at: meeting.at, turn: LEVEL });

function seenAs(thing: Thing, { part }: Meeting, place: Place, { moved, lifted }: Handling): Seen | undefined {
  const touch = { kind: 'touch', place, moved, lifted } as const;
  switch (thing.kind) {
    case 'leg':
      return { ...touch, side: thing.side, figure: 'kicker', part: part === 0 ? 'foot' : 'body' };
    case 'held':
      return { ...touch, side: thing.side, figure: 'kicker', part: 'body' };
    case 'kicker':
    case 'spare':
      return { ...touch, side: thing.side, figure: thing.kind, part: part === FOOT_OF_STANDER ? 'foot' : 'body' };
    case 'keeper':
      return { ...touch, side: thing.side, figure: 'keeper', part: KEEPER_PARTS[part]! };
    case 'frame':
      return { kind: 'frame', end: thing.end, part: part === 2 ? 'bar' : 'post', place };
    case 'net':
    case 'rubber':
      return { kind: thing.kind, end: thing.end, place };
    case 'board':
      return { kind: 'board', place };
    case 'ball':
    case 'felt':
      return undefined;
  }
}

/** Turns the engine's contacts into what is seen: one touch however long it lasts, and whether a foot led the ball. */
export class Touches {
  readonly #last = new Map<string, number>();
  #contact: { readonly side: Side; last: number; milliseconds: number; told: boolean } | undefined;

  /** Another one that has seen the same. */
  copied(): Touches {
    const copy = new Touches();
    for (const [what, tick] of this.#last) copy.#last.set(what, tick);
    copy.#contact = this.#contact && { ...this.#contact };
    return copy;
  }

  see(thing: Thing, meeting: Meeting, tick: number, seconds: number, handling: Handling): readonly Seen[] {
    const key = `${meeting.body}.${meeting.part}`;
    const last = this.#last.get(key);
    this.#last.set(key, tick);
    const place = hundredths(meeting);
    const pushed = thing.kind === 'leg' && meeting.part === 0 ? this.#led(thing.side, tick, seconds, place) : undefined;
    const seen = last === undefined || tick - last > APART ? seenAs(thing, meeting, place, handling) : undefined;
    return [seen, pushed].filter((one) => one !== undefined);
  }

  #led(side: Side, tick: number, seconds: number, place: Place): Seen | undefined {
    const going = this.#contact;
    const same = going !== undefined && going.side === side && tick - going.last <= LET_GO;
    const contact = same ? going : { side, last: tick, milliseconds: 0, told: false };
    this.#contact = contact;
    contact.last = tick;
    contact.milliseconds += seconds * 1000;
    if (contact.told || contact.milliseconds <= PUSH_LIMIT) return undefined;
    contact.told = true;
    return { kind: 'pushed', side, milliseconds: Math.round(contact.milliseconds), place };
  }
}
