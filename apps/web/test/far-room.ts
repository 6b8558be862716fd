import { ChanceStream, registered, type Action, type AnyShape, type Input, type Seat } from '@bande/core';
import { BareTable, FarEnd, HereChair, Room, type Told } from '@bande/host';
import { HandClock } from '@bande/host/hand-clock';
import { toy } from '@bande/host/toy';
import type { MatchNotice, SoFar } from '@bande/protocol';
import { FarSession } from '../src/session/far/far-session.ts';
import { headerFor, pastOf, setupOf, type Past } from '../src/session/far/past.ts';
import { atOnce } from './at-once.ts';

type Heard = readonly Told<AnyShape>[];
const game = registered(toy);
export const TAKE = { kind: 'take', count: 1 } as unknown as Action<AnyShape>;
const PLAYERS = ['Ada', 'Zuse'];

/** Of whoever joins later, and from a house that knows no more of it. */
export const NOTICE: MatchNotice = {
  id: 'm',
  code: 'ABCDEF',
  game: 'toy',
  edition: 'toy-short',
  mode: 'paced',
  settings: toy.schemas.settings.parse({ heap: 60 }),
  seating: ['first', 'second'],
  names: PLAYERS,
  bots: {},
  mayWatch: true,
  state: 'going',
  seedCommitment: '',
  shares: [null, null],
  yours: [1],
  record: null,
};

/** A room of two; the second sits at a page far away, and the test carries what is told. */
export class FarRoom {
  readonly clock = new HandClock();
  readonly room: Room<AnyShape>;
  readonly chairs: readonly HereChair<AnyShape>[];
  readonly end: FarEnd<AnyShape>;
  readonly inputs: Input<AnyShape>[] = [];
  /** Told, and not delivered yet. */
  readonly told: Heard[] = [];
  m = 0;
  gaps = 0;
  session: FarSession | null = null;

  constructor(mode: 'live' | 'paced' = 'paced') {
    const { clock } = this;
    const roller = (): null => null;
    this.room = new Room({
      game,
      table: BareTable.start(game, { ...setupOf(NOTICE), mode }),
      chance: new ChanceStream('far session'),
      sitters: [{ kind: 'here' }, { kind: 'elsewhere', name: 'Zuse' }],
      clock,
      roller,
      think: () => {
        throw new Error('nobody thinks here');
      },
    });
    this.room.follow({ heard: (_, input) => void (input === null || this.inputs.push(input)) });
    this.chairs = ([0, 1] as const).map((seat) => new HereChair(this.room, { seats: [seat] }));
    this.end = new FarEnd(this.room, { seats: [1], clock, send: (told) => this.told.push(told) });
    this.room.goOn();
    this.rolls();
  }

  /** A page comes, with what has been played so far or before that is there. */
  sits(seats: readonly Seat[] = [1]): FarSession {
    const { clock, end } = this;
    end.open();
    const [opened] = this.told.at(-1)!;
    if (opened?.kind !== 'opened') throw new Error('nothing was opened');
    this.session = new FarSession({
      game,
      seats,
      header: headerFor(game, setupOf(NOTICE), { players: PLAYERS }),
      clock,
      send: (asked) => this.end.hear(asked),
      opened,
      roller: () => null,
      onGap: () => void this.gaps++,
      onDiffers: (at) => {
        throw new Error(`the match differs at tick ${at}`);
      },
    });
    this.session.start();
    this.arrives();
    return this.session;
  }

  /** What was told arrives. */
  arrives(): void {
    for (const told of this.told.splice(0)) this.session!.hear(told, ++this.m);
  }
  /** All that has arrived is stored. */
  stored(): void {
    this.session!.isKept(this.m, this.room.match.tick);
  }
  /** What was told is lost, and the page asks how the match stands. */
  loses(): void {
    this.told.splice(0);
    this.end.open();
    this.arrives();
  }

  soFar(inputs = this.inputs.length): SoFar {
    const known = this.inputs.slice(0, inputs);
    const reached = inputs === this.inputs.length ? this.room.match.tick : (known.at(-1)?.tick ?? 0);
    return { seedCommitment: '', players: PLAYERS, from: null, inputs: known, reached };
  }
  /** What has been played so far comes, or as much of it as is stored. */
  past(inputs?: number): Past {
    return atOnce(pastOf(game, NOTICE, this.soFar(inputs)))!;
  }
  remembers(inputs?: number): void {
    this.session!.remembers(this.past(inputs));
  }

  /** Whoever is to move takes one, and the die is thrown. */
  takes(): void {
    const chair = this.chairs.find(({ sees }) => sees.seat !== null)!;
    const refusal = chair.act(TAKE, chair.sees.seat!);
    if (refusal !== null) throw new Error(`refused: ${refusal.code}`);
    this.rolls();
  }
  rolls(): void {
    this.clock.pass(100);
    this.room.roll();
    this.clock.pass(100);
  }
}
