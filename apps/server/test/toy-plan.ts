import type { AnyShape, Setup } from '@bande/core';
import { ENGINE_VERSION } from '@bande/record';
import type { MatchPlan } from '../src/rooms/plan.ts';
import { toyGame } from './house.ts';

const setup: Setup<AnyShape> = {
  edition: toyGame.editions[0]!.id,
  seating: toyGame.seatings[0]!,
  mode: 'paced',
  settings: toyGame.schemas.settings.parse({}),
};

/** What is agreed before a match of the toy game between two people. */
export const toyPlan: MatchPlan = {
  game: 'toy',
  setup,
  bots: {},
  mayWatch: true,
  engine: ENGINE_VERSION,
  seed: 'a',
  seedCommitment: 'b',
};
