import { ChanceStream, createRandom, minutes, tick, type Random, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Action } from '@bande/games/subbuteo/actions.ts';
import { outfieldOf, type Figure, type Side } from '@bande/games/subbuteo/names.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import type { Setup, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { Host } from '@bande/host';
import { Recorder } from '@bande/record';

export const [RED, BLUE]: [Seat, Seat] = [0, 1];
export const setup: Setup = {
  edition: 'fistf-4.0',
  seating: ['red', 'blue'],
  mode: 'live',
  settings: readSettings({ training: true }),
};

/** One person alone at the pitch. */
export const onePerson = { ...setup, seating: ['red'] } as const;

export const flick = (figure: Figure, direction: number, strength: number, nail = 0): Action => ({
  kind: 'flick',
  figure,
  direction,
  strength,
  nail,
  tick: false,
});

interface Plan {
  /** In ticks. */
  readonly length: number;
  readonly seed: string;
  /** At these steps the clock is held for 500 ticks. */
  readonly pauses?: readonly number[];
  /** Half a turn: seats, sides and ends are swapped. */
  readonly turned?: boolean;
}

const STEP = 4;

/** Seen from behind one's own goal: where a hand is, and where it heads for at nearly a metre a second. */
interface Hand {
  x: number;
  y: number;
  lean: number;
  toX: number;
  toY: number;
}

const towards = (from: number, to: number): number => from + Math.max(-280, Math.min(280, to - from));

function moveOn(hand: Hand, random: Random): void {
  if (random.below(4) === 0) {
    [hand.toX, hand.toY] = [random.below(1400) - 700, 5450 + random.below(700)];
    hand.lean = (random.below(3) - 1) * 400;
  }
  [hand.x, hand.y] = [towards(hand.x, hand.toX), towards(hand.y, hand.toY)];
}

/** Two people who never stop: a flick each in a second and a half, mostly while the ball still rolls. */
export function playSession({ length, seed, pauses = [], turned = false }: Plan): Recorder<Subbuteo> {
  const recorder = Recorder.start(subbuteo, setup);
  const host = new Host(subbuteo, recorder, { chance: new ChanceStream('none') });
  const random = createRandom(seed);
  const players = (turned ? (['blue', 'red'] as const) : (['red', 'blue'] as const)).map((side) => ({
    side,
    seat: side === 'red' ? RED : BLUE,
    end: side === 'red' ? -1 : 1,
    hand: { x: 0, y: 5800, lean: 0, toX: 0, toY: 5800 },
  }));
  const kickOff = (): unknown => host.act(players[0]!.seat, { kind: 'lineUp', as: 'kickOff' });
  let paused = 0;
  kickOff();
  for (let step = 0; step < length; step += STEP) {
    host.advance(tick(step + paused));
    if (pauses.includes(step)) {
      host.hold('host', { kind: 'pause' });
      paused += 500;
      host.advance(tick(step + paused));
      host.hold('host', { kind: 'resume' });
    }
    if (step % 2400 === 2396) kickOff();
    for (const { side, seat, end, hand } of players) {
      moveOn(hand, random);
      host.steer(seat, [0 - end * hand.x, end * hand.y, 0 - end * hand.lean]);
      if (random.below(45) === 0) host.act(seat, anyFlick(side, random));
    }
  }
  host.advance(tick(length + paused + minutes(0.2)));
  return recorder;
}

const anyFlick = (side: Side, random: Random): Action =>
  flick(
    outfieldOf(side)[random.below(10)]!,
    random.below(121) - 60,
    (5 + random.below(60)) / 100,
    random.below(5) / 4 - 0.5,
  );
