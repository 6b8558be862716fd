import { hashOf, type GameShape, type Refusal, type Seat } from '@bande/core';
import { AskedOnce } from './asked-once.ts';
import { askedSchema } from './asked-schema.ts';
import { NOT_YOURS, type Heard } from './chair.ts';
import type { Clock } from './clock.ts';
import type { Asked, Told } from './line.ts';
import type { Room } from './room.ts';
import { rollersOf } from './sight.ts';

/** Time is closed so often while somebody far away looks, and every so manieth time with a hash to compare. */
const CLOSED_MS = 33;
const HASHED_EVERY = 30;

interface FarEndParts<G extends GameShape> {
  /** The seats that this line may act for; nothing that comes over it is believed beyond that. */
  readonly seats: readonly Seat[];
  readonly clock: Pick<Clock, 'after'>;
  /** The number of its next deed: a room that was put back has heard those before it. */
  readonly next?: number;
  /** How many inputs were entered before this end was there. */
  readonly inputs?: number;
  /** What one deed brought is sent at once, in one piece. */
  readonly send: (told: readonly Told<G>[]) => void;
}

/** The room's end of the line to a chair far away: tells it every input, and when time is closed; does what it asks for its seats. */
export class FarEnd<G extends GameShape> {
  readonly #room: Room<G>;
  readonly #parts: FarEndParts<G>;
  readonly #leave: readonly (() => void)[];
  readonly #schema: ReturnType<typeof askedSchema<G>>;
  #told: Told<G>[] = [];
  #isOpen = false;
  /** What is asked for is being done: all that comes of it is sent together. */
  #isHearing = false;
  #closed = false;
  /** The offers as they were told last. */
  #offered = '[]';
  readonly #once: AskedOnce<G>;
  #inputs: number;
  #beats = 0;
  #stop: () => void = () => {};

  constructor(room: Room<G>, parts: FarEndParts<G>) {
    this.#room = room;
    this.#parts = parts;
    this.#schema = askedSchema(room.game);
    this.#once = new AskedOnce(parts.next);
    this.#inputs = parts.inputs ?? 0;
    const heard: Heard<G> = (_, input) => {
      if (input === null) return;
      this.#inputs++;
      this.#tell({ kind: 'played', input }, ...this.#hands());
    };
    const swung = (): void => this.#tell(...this.#hands());
    const missed = (seat: Seat, refusal: Refusal): void =>
      this.#tell(...(this.#isMine(seat) ? [{ kind: 'missed', seat, refusal } as const] : []), ...this.#hands());
    // What comes of one deed or of time is sent when it has all happened.
    this.#leave = [room.follow({ heard, swung, missed }), room.subscribe(() => this.#tellOffers())];
    this.#beat();
  }

  /** The number of its next deed: those before have been heard. */
  get next(): number {
    return this.#once.next;
  }

  /** How many inputs the match has by now. */
  get inputs(): number {
    return this.#inputs;
  }

  /** Tells how the match stands, and all that comes after. */
  open(): void {
    this.#isOpen = true;
    this.#room.reach();
    this.#told = [
      { kind: 'opened', match: this.#room.match, sitters: this.#room.sitters, next: this.next, inputs: this.#inputs },
      ...this.#hands(),
      { kind: 'offers', offers: this.#room.offers.standing },
    ];
    this.#send();
  }

  /** Whatever came over the line: what is none of the things that can be asked is not heard. */
  hear(message: unknown): void {
    if (this.#closed) return;
    const asked = this.#schema.safeParse(message);
    this.#isHearing = true;
    try {
      if (asked.success) this.#hear(asked.data);
      else this.#refuse(message);
    } finally {
      this.#isHearing = false;
    }
    this.#send();
  }

  /** A deed is answered, whatever it was, so that nobody waits for it. */
  #refuse(message: unknown): void {
    const n = typeof message === 'object' && message !== null && 'n' in message ? message.n : null;
    if (typeof n !== 'number' || !Number.isSafeInteger(n)) return;
    this.#tell({ kind: 'heard', n, refusal: { code: 'notOffered', paragraphs: [] } });
  }

  #hear(asked: Asked<G>): void {
    if (asked.kind === 'open') this.open();
    else if (this.#once.isNews(asked)) this.#do(asked);
  }

  #do(asked: Exclude<Asked<G>, { kind: 'open' }>): void {
    switch (asked.kind) {
      case 'act':
        this.#act(asked);
        break;
      case 'steer':
        if (this.#isMine(asked.seat)) this.#room.steer(asked.seat, asked.to);
        break;
      case 'withdraw':
        if (this.#isMine(asked.seat)) this.#room.withdraw(asked.seat);
        break;
      case 'giveUp':
        if (this.#isMine(asked.seat)) this.#giveUp(asked.seat);
        break;
      case 'roll':
        if (this.#mayRoll) this.#room.roll();
        break;
      case 'propose':
        this.#answered(this.#room.offers.propose(this.#parts.seats, asked.what));
        break;
      case 'answer':
        this.#answered(this.#room.offers.answer(this.#parts.seats, asked.what, asked.agrees));
    }
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    for (const leave of this.#leave) leave();
  }

  #act({ n, seat, action, meant }: Extract<Asked<G>, { kind: 'act' }>): void {
    const refusal = this.#isMine(seat) ? this.#room.act(seat, action, meant) : NOT_YOURS;
    this.#tell({ kind: 'heard', n, refusal }, ...this.#hands());
  }

  #giveUp(seat: Seat): void {
    const done = this.#room.end({ kind: 'resigned', by: this.#room.match.setup.seating[seat]! });
    if (!done.ok) this.#answered(done.refusal);
  }

  /** Whoever watches is told nothing: he has asked for nothing that could be his. */
  #answered(refusal: Refusal | null): void {
    const [seat] = this.#parts.seats;
    if (seat !== undefined && refusal !== null) this.#tell({ kind: 'missed', seat, refusal });
  }

  #isMine(seat: Seat): boolean {
    return this.#parts.seats.includes(seat);
  }

  get #mayRoll(): boolean {
    const { match, sitters } = this.#room;
    return rollersOf(match, sitters, this.#room.roller()).some((seat) => this.#isMine(seat));
  }

  #beat(): void {
    this.#stop = this.#parts.clock.after(CLOSED_MS, () => {
      const tick = this.#room.reach();
      const hash = this.#beats++ % HASHED_EVERY === 0 ? { hash: hashOf(this.#room.match) } : {};
      this.#tell({ kind: 'closed', tick, ...hash });
      this.#send();
      this.#beat();
    });
  }

  #hands(): readonly Told<G>[] {
    // What only waits for its tick is seen by nobody but whoever did it.
    const { state } = this.#room;
    const pending = state.swings.pending.filter(({ hand, seat }) => hand !== null || this.#isMine(seat));
    const chosen = state.sealed.filter(({ by }) => this.#isMine(by));
    return [{ kind: 'hands', pending, sealed: this.#room.sealed, ...(chosen.length === 0 ? {} : { chosen }) }];
  }

  /** Something has changed: what people ask of one another, perhaps. */
  #tellOffers(): void {
    const offers = this.#room.offers.standing;
    const now = JSON.stringify(offers);
    if (now !== this.#offered) this.#tell({ kind: 'offers', offers });
    this.#offered = now;
    this.#send();
  }

  #tell(...told: readonly Told<G>[]): void {
    this.#told.push(...told);
  }

  #send(): void {
    if (this.#isHearing) return;
    const told = this.#told;
    this.#told = [];
    if (this.#isOpen && told.length > 0) this.#parts.send(told);
  }
}
