import type { Action, GameShape, Refusal, Seat, Tick } from '@bande/core';
import { Alarm } from './alarm.ts';
import { Asking, type Thinker } from './asking.ts';
import type { Intent } from './chair.ts';
import type { Clock } from './clock.ts';
import type { Host } from './host.ts';
import { Intents } from './intents.ts';
import { Leading, type Leader } from './leading.ts';
import type { Manner } from './manner.ts';

/** What bots do in a room like everybody. */
interface BotsRoom<G extends GameShape> {
  act(seat: Seat, action: Action<G>): Refusal | null;
  steer(seat: Seat, to: readonly number[]): void;
  goOn(): void;
  tell(): void;
}

/** What the bots of a room have of it. */
interface SeatedBotsParts<G extends GameShape> {
  readonly host: Host<G>;
  readonly seats: readonly Seat[];
  readonly think: Thinker<G>;
  readonly lead: Leader<G>;
  readonly manner: Manner<G>;
  readonly after: Clock['after'];
  /** Milliseconds until a tick of the table. */
  readonly untilMs: (at: Tick) => number;
  readonly room: BotsRoom<G>;
  /** Time comes to this moment, and what falls due happens. */
  readonly letPass: () => void;
  /** Lets time come to this moment before hands are led. */
  readonly moveHands: (move: () => void) => void;
  readonly onTrouble: (reason: string) => void;
}

/** The bots at a table: asked beside the match what they do and where their hands head, and seen for a moment before they do it. */
export class SeatedBots<G extends GameShape> {
  readonly #parts: SeatedBotsParts<G>;
  readonly #asking: Asking<G>;
  readonly #leading: Leading<G>;
  readonly #intents: Intents<G>;
  readonly #hands: Alarm;
  #closed = false;

  constructor(parts: SeatedBotsParts<G>) {
    const { host, seats, manner, after, room } = parts;
    this.#parts = parts;
    this.#hands = new Alarm(after);
    this.#asking = new Asking({
      host,
      seats,
      think: parts.think,
      act: (seat, action) => this.#chooses(seat, action),
      onWaiting: () => room.goOn(),
      onTrouble: parts.onTrouble,
    });
    this.#leading = new Leading({
      host,
      seats,
      lead: parts.lead,
      steer: (seat, to) => room.steer(seat, to),
      onWaiting: () => this.#awaitHands(),
    });
    this.#intents = new Intents({
      after,
      // In a live match a bot has taken its time already, and its swing is seen.
      msOf: (action) => (host.match.mode === 'live' ? 0 : manner.intentMs(action, host.match)),
      rate: () => manner.rate(),
      waits: () => manner.calm() === 'breathing',
      letGo: (seat, action) => this.#letsGo(seat, action),
      onChange: () => room.tell(),
    });
  }

  /** What one is about to do. */
  get intent(): Intent<G> | null {
    return this.#intents.shown;
  }
  /** The one that is thinking, or has chosen. */
  get thinking(): Seat | null {
    return this.#intents.seat ?? this.#asking.thinking[0] ?? null;
  }
  /** The first tick at which one wants to be asked again what it does. */
  get wake(): Tick | null {
    return this.#asking.wake;
  }

  /** Asks whoever is to choose now, or shows what has been chosen. */
  choose(): void {
    if (this.#intents.seat !== null) this.#intents.show();
    else if (this.#asking.ask()) this.#parts.room.tell();
  }

  /** Hands are led from now on, and asked for again when they have said so. */
  leadHands(): void {
    this.#leading.ask();
    this.#awaitHands();
  }
  leaveHands(): void {
    this.#hands.stop();
  }

  /** Something has happened that they think about. */
  hearNews(): void {
    this.#asking.happened();
  }
  /** The table has gone back, and what they thought about never came. */
  forget(): void {
    this.#intents.drop();
    this.#asking.forget();
    this.#leading.happened();
  }
  /** Something has happened that their hands follow. */
  hearEntries(): void {
    this.#leading.happened();
  }
  /** What was to be done is not done any more. */
  dropIntents(): void {
    this.#intents.drop();
  }

  close(): void {
    this.#closed = true;
    this.#hands.stop();
    this.#intents.drop();
  }

  #chooses(seat: Seat, action: Action<G>): void {
    if (!this.#closed) this.#intents.chooses(seat, action);
  }

  #letsGo(seat: Seat, action: Action<G>): void {
    const { host, room, letPass, onTrouble } = this.#parts;
    const refusal = room.act(seat, action);
    const isLate = host.match.mode === 'live';
    if (refusal?.code === 'againstTheRules' && !isLate)
      onTrouble(`a bot was refused: ${refusal.paragraphs.join(', ')}`);
    // The clock may have run out while it was thinking: then it thinks again about what is now to be done.
    else if (refusal !== null) letPass();
  }

  /** When a hand is to be asked about again: nobody else is disturbed by it. */
  #awaitHands(): void {
    const { host, moveHands, untilMs } = this.#parts;
    const { pausedAt, outcome } = host.match;
    const { wake } = this.#leading;
    this.#hands.stop();
    if (wake === null || this.#closed || pausedAt !== null || outcome !== null) return;
    this.#hands.set(untilMs(wake), () => {
      moveHands(() => this.#leading.ask());
      this.#awaitHands();
    });
  }
}
