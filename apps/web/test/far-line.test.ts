import { HandClock } from '@bande/host/hand-clock';
import type { Bye, FromPage, ToPage } from '@bande/protocol';
import { expect, test } from 'vitest';
import { FarLine, type Wire } from '../src/session/far/line.ts';

/** A wire whose other end is the test. */
class HandWire implements Wire {
  readyState = 0;
  readonly sent: FromPage[] = [];
  readonly #heard = new Map<string, ((event: { readonly data: unknown }) => void)[]>();
  /** A network that is gone: it can be closed, and nothing tells so. */
  isDead = false;

  addEventListener(kind: string, heard: (event: { readonly data: unknown }) => void): void {
    this.#heard.set(kind, [...(this.#heard.get(kind) ?? []), heard]);
  }
  send(text: string): void {
    if (this.readyState !== 1) throw new Error('said into a wire that is not open');
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close(): void {
    if (!this.isDead) this.falls();
  }
  #happens(kind: string, data?: unknown): void {
    for (const heard of this.#heard.get(kind) ?? []) heard({ data });
  }
  opens(): void {
    this.readyState = 1;
    this.#happens('open');
  }
  says(...messages: readonly ToPage[]): void {
    for (const message of messages) this.#happens('message', JSON.stringify(message));
  }
  carries(): void {
    this.opens();
    this.says(WELCOME);
  }
  falls(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.#happens('close');
  }
  kinds(kind: FromPage['kind']): readonly FromPage[] {
    return this.sent.filter((one) => one.kind === kind);
  }
}

const WELCOME: ToPage = { kind: 'welcome', seats: [0], engine: 'e', ms: 0 };
const told = (m: number, what: unknown, fresh = false): ToPage => ({
  kind: 'told',
  m,
  told: [what],
  ...(fresh ? { fresh: true } : {}),
});

function laid(lines: 1 | 2 = 2) {
  const clock = new HandClock();
  const wires: HandWire[] = [];
  const heard: unknown[] = [];
  const said: string[] = [];
  const changes: string[] = [];
  const line: FarLine = new FarLine({
    connect: () => {
      const wire = new HandWire();
      wires.push(wire);
      return wire;
    },
    session: 'ab'.repeat(8),
    lines,
    now: clock.now,
    after: clock.after,
    heard: {
      told: (all) => heard.push(...all),
      said: (message) => said.push(message.kind),
      changed: () => changes.push(line.state),
    },
    beatMs: () => 500,
    later: () => 2,
  });
  /** Whatever lives answers beats, as a server does. */
  const pass = (ms: number): void => {
    for (let gone = 0; gone < ms; gone += 100) {
      clock.pass(100);
      for (const wire of wires)
        if (wire.readyState === 1 && !wire.isDead && wire.sent.length > 0)
          wire.says({ kind: 'beat', at: clock.ms, ms: 0 });
    }
  };
  return { clock, wires, heard, said, changes, line, pass };
}

test('both wires say hello as one page; what comes over both is heard once, from whichever is first, and in order', () => {
  const { wires, heard, line } = laid();
  const [one, two] = wires as [HandWire, HandWire];
  for (const wire of [one, two]) wire.carries();
  expect(one.sent).toEqual(two.sent);
  expect(one.sent).toMatchObject([{ kind: 'hello', session: 'ab'.repeat(8) }]);
  expect(line.state).toBe('on');
  one.says(told(7, 'opened', true));
  two.says(told(7, 'opened', true), told(8, 'a'), told(9, 'b'));
  one.says(told(8, 'a'));
  one.says(told(9, 'b'), told(11, 'd'));
  two.says(told(10, 'c'), told(11, 'd'));
  expect(heard).toEqual(['opened', 'a', 'b', 'c', 'd']);
});

test('what is asked goes over all wires, what is only said over one', () => {
  const { wires, line } = laid();
  for (const wire of wires) wire.carries();
  line.ask({ kind: 'open' });
  line.say({ kind: 'phrase', phrase: 'hello' });
  expect(wires.map((wire) => wire.kinds('ask').length)).toEqual([1, 1]);
  expect(wires.map((wire) => wire.kinds('phrase').length)).toEqual([1, 0]);
  wires[0]!.falls();
  line.say({ kind: 'phrase', phrase: 'hello' });
  expect(wires[1]!.kinds('phrase')).toHaveLength(1);
});

test('while one wire carries the line is on; a wire that falls is laid again, after pauses that grow to four seconds and start anew with a welcome', () => {
  const { clock, wires, line, changes } = laid(1);
  wires[0]!.carries();
  const pauses: number[] = [];
  for (let times = 0; times < 7; times++) {
    const [fell, known] = [clock.ms, wires.length];
    wires.at(-1)!.falls();
    expect(line.state).toBe('off');
    while (wires.length === known) clock.pass(50);
    pauses.push(clock.ms - fell);
  }
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
  wires.at(-1)!.carries();
  expect(changes).toEqual(['on', 'off', 'on']);
  const known = wires.length;
  wires.at(-1)!.falls();
  clock.pass(250);
  expect(wires).toHaveLength(known + 1);

  const both = laid();
  for (const wire of both.wires) wire.carries();
  both.wires[1]!.falls();
  expect(both.line.state).toBe('on');
});

test('a wire that never opens, one that is never welcomed, and one that falls silent without closing are laid anew', () => {
  for (const gets of [() => {}, (wire: HandWire) => wire.opens(), (wire: HandWire) => wire.carries()]) {
    const { clock, wires, line, pass } = laid(1);
    const [first] = wires as [HandWire];
    gets(first);
    first.isDead = true;
    pass(7_000);
    expect(wires).toHaveLength(1);
    pass(2_500);
    expect(wires).toHaveLength(2);
    expect(line.state).toBe('off');
    wires[1]!.carries();
    expect(line.state).toBe('on');
    // Whatever the dead one still says is of no account.
    first.says({ kind: 'bye', why: 'elsewhere' });
    first.falls();
    expect(line.state).toBe('on');
    clock.pass(5_000);
    expect(wires).toHaveLength(2);
  }
});

test('of two wires the second is known to be dead, too, and one that answers is left alone', () => {
  const { wires, line, pass } = laid();
  for (const wire of wires) wire.carries();
  pass(30_000);
  expect(wires).toHaveLength(2);
  wires[1]!.isDead = true;
  pass(11_000);
  expect(wires).toHaveLength(3);
  expect(line.state).toBe('on');
});

test('a gap is asked for when it lasts, once as long as it lasts, and not when it has been filled', () => {
  const { clock, wires, heard } = laid(1);
  const [wire] = wires as [HandWire];
  wire.carries();
  wire.says(told(1, 'opened', true), told(3, 'c'));
  clock.pass(500);
  wire.says(told(2, 'b'));
  clock.pass(5_000);
  expect(wire.kinds('ask')).toEqual([]);
  wire.says(told(6, 'f'), told(7, 'g'));
  clock.pass(700);
  expect(wire.kinds('ask')).toEqual([{ kind: 'ask', asked: { kind: 'open' } }]);
  wire.says(told(8, 'anew', true), told(9, 'h'));
  clock.pass(5_000);
  expect(wire.kinds('ask')).toHaveLength(1);
  expect(heard).toEqual(['opened', 'b', 'c', 'anew', 'h']);
});

test.each(['closing', 'tooMany', 'bad'] as const)('told %s, the page comes again by itself', (why) => {
  const { clock, wires, line } = laid(1);
  const [wire] = wires as [HandWire];
  wire.carries();
  wire.says({ kind: 'bye', why });
  wire.falls();
  expect([line.state, line.bye]).toEqual(['off', null]);
  // Whoever was too eager waits.
  clock.pass(300);
  expect(wires).toHaveLength(why === 'closing' ? 2 : 1);
  clock.pass(4_000);
  expect(wires).toHaveLength(2);
});

test.each(['elsewhere', 'engine', 'protocol', 'ended'] as const)('told %s, it does not', (why) => {
  const { clock, wires, line } = laid();
  const [one, two] = wires as [HandWire, HandWire];
  one.carries();
  // The second is being laid, and a third after a fall: neither takes the seat back.
  one.falls();
  two.opens();
  two.says({ kind: 'bye', why });
  expect([line.state, line.bye]).toEqual(['ended', why as Bye]);
  two.says(WELCOME);
  two.falls();
  clock.pass(60_000);
  expect(wires).toHaveLength(2);
  expect([line.state, line.bye]).toEqual(['ended', why as Bye]);
  line.again();
  expect([line.state, line.bye]).toEqual(['opening', null]);
  expect(wires).toHaveLength(4);
  for (const wire of wires.slice(2)) wire.carries();
  expect(line.state).toBe('on');
});

test('a wire that opens after the seat was taken elsewhere says no hello', () => {
  const { wires } = laid();
  const [one, two] = wires as [HandWire, HandWire];
  two.isDead = true;
  one.carries();
  one.says({ kind: 'bye', why: 'elsewhere' });
  two.opens();
  expect(two.sent).toEqual([]);
});

test('a beat tells by how much deeds are put later and what the middle one of the last round trips was', () => {
  const { clock, wires, line } = laid(1);
  const [wire] = wires as [HandWire];
  wire.carries();
  expect(line.trip).toBeNull();
  clock.pass(500);
  expect(wire.kinds('beat')).toEqual([{ kind: 'beat', at: 500, later: 2 }]);
  for (const trip of [900, 40, 60, 50, 45]) wire.says({ kind: 'beat', at: clock.ms - trip, ms: 0 });
  expect(line.trip).toBe(50);
  clock.pass(500);
  expect(wire.kinds('beat').at(-1)).toMatchObject({ trip: 50 });
  // Only the last ones count.
  for (let n = 0; n < 15; n++) wire.says({ kind: 'beat', at: clock.ms - 20, ms: 0 });
  expect(line.trip).toBe(20);
});

test('closed, it says, hears and opens nothing more', () => {
  const { clock, wires, heard, line } = laid();
  for (const wire of wires) wire.carries();
  line.close();
  wires[0]!.says(told(1, 'opened', true));
  clock.pass(60_000);
  expect([wires.length, heard]).toEqual([2, []]);
});

test('whoever has slept, or is on the net again, does not wait for the next try; where the server has said why it ended, he does not come', () => {
  const { line, wires, clock } = laid(1);
  wires[0]!.carries();
  for (let fall = 0; fall < 5; fall++) {
    wires.at(-1)!.falls();
    clock.pass(4_000);
  }
  wires.at(-1)!.falls();
  const before = wires.length;
  line.wake();
  expect(wires.length).toBe(before + 1);
  wires.at(-1)!.carries();
  wires.at(-1)!.says({ kind: 'bye', why: 'elsewhere' });
  line.wake();
  expect(wires.length).toBe(before + 1);
});

test('what is kept counts when all of it has been heard: after a fall one line may say so before the other has told how the match stands', () => {
  const { wires, heard, said } = laid();
  for (const wire of wires) wire.carries();
  wires[0]!.says(told(0, 'opened', true), told(1, 'played'));
  wires[1]!.says(told(901, 'played anew'), { kind: 'durable', m: 902, tick: 9 });
  expect(said).not.toContain('durable');
  wires[0]!.says(told(900, 'opened anew', true));
  expect(heard).toEqual(['opened', 'played', 'opened anew', 'played anew']);
  expect(said.filter((kind) => kind === 'durable')).toHaveLength(1);
});
