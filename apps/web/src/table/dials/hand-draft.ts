import { play, type Action, type AnyShape } from '@bande/core';
import { createDraft } from '@bande/stage/use-draft';
import type { Draft } from '@bande/stage/view';
import { draftable, firstDraft, withLast, type Lately } from './drafts.ts';
import type { Desk } from '../../board/picking.ts';

/**
 * What one hand at this device is setting: the dials and keys at the table's edge, or pointers on the table itself. It is the hand's own until it is done or
 * no longer possible, whatever other hands do meanwhile.
 */
export class HandDraft {
  readonly #set = createDraft<AnyShape>(null);
  /** What is set here is set by the hand; the table itself lays down where it begins. */
  readonly draft: Draft<AnyShape> = {
    get: this.#set.get,
    subscribe: this.#set.subscribe,
    isChanged: () => this.isChanged,
    set: (action) => {
      this.#isTouched = true;
      this.#set.set(action);
    },
  };
  #lately: Lately;
  #desk: Desk | null = null;
  #begun: Action<AnyShape> | null = null;
  #isOpen = false;
  #isTouched = false;

  constructor(lately: Lately = new Map()) {
    this.#lately = lately;
  }

  /** What this hand did last, for whoever comes back to the table. */
  get lately(): Lately {
    return this.#lately;
  }
  /** Something is set here that is not done yet. */
  get isChanged(): boolean {
    return this.#isOpen && !same(this.draft.get(), this.#begun);
  }
  /** The hand has taken hold of it, whether it has changed anything or not. */
  get isTouched(): boolean {
    return this.#isOpen && this.#isTouched;
  }

  /** What may be set now: the hand goes on where it is, or begins. A hand that sets nothing of its own begins where the other one is. */
  offer(desk: Desk, other: HandDraft | null = null): void {
    const example = draftable(desk);
    if (example === null) return;
    const begun =
      other?.isChanged === true ? other.draft.get()! : firstDraft(desk, example, this.#or(other), this.#set.get());
    const goesOn = this.isChanged && this.#isStillOffered(desk, example);
    [this.#desk, this.#begun, this.#isOpen] = [desk, begun, true];
    if (goesOn) return;
    this.#isTouched = false;
    this.#set.reset(begun);
  }

  /** The other hand sets something: seen here too, until this hand sets something itself. */
  follow({ draft }: HandDraft): void {
    if (!this.#isOpen || this.isChanged) return;
    this.#begun = draft.get();
    this.#set.reset(this.#begun);
  }

  /** Back to where setting it began. */
  takeBack(): void {
    this.#set.reset(this.#begun);
  }

  /** It has been done by this hand: the next one begins there. Whatever else it did leaves what it sets alone. */
  done(action: Action<AnyShape>): void {
    if (this.#desk === null || this.draft.get()?.kind !== action.kind) return;
    this.#lately = withLast(this.#lately, this.#desk, action);
    this.#isOpen = this.#isTouched = false;
  }

  /** Everything is set up anew: whatever was half set is begun anew with it. */
  startAnew(): void {
    this.#isOpen = this.#isTouched = false;
  }

  /** Whether the rules would take it as it is set. */
  wouldBeTaken(action: Action<AnyShape>): boolean {
    return this.#desk !== null && isTaken(this.#desk, action);
  }

  #or(other: HandDraft | null): Lately {
    return new Map([...(other?.lately ?? []), ...this.#lately]);
  }

  /** What is half set may be impossible just now; it is wiped when it was possible and has ceased to be, unless the game lets hands go on with it. */
  #isStillOffered(desk: Desk, { kind }: Action<AnyShape>): boolean {
    const [before, now] = [this.#desk, this.draft.get()];
    if (before === null || now === null || before.seat !== desk.seat || now.kind !== kind) return false;
    const aimed = desk.view.aims?.(desk.match, desk.seat, now) ?? null;
    return aimed === null ? isTaken(desk, now) || !isTaken(before, now) : aimed === now;
  }
}

const isTaken = ({ game, match, seat }: Desk, action: Action<AnyShape>): boolean =>
  play(game, match, { tick: match.tick, kind: 'action', by: seat, action }).ok;

const same = (a: Action<AnyShape> | null, b: Action<AnyShape> | null): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
