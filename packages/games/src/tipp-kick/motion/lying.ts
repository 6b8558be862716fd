import { bySide, SIDES } from '../names.ts';
import { type Instant, instantOf } from './instant.ts';
import { keeperAt, type Lie, type SideLie } from './lie.ts';
import { isTouched } from './near.ts';
import { Stepped } from './stepped.ts';

/**
 * What lies on the plate as the engine has it, tick by tick from the first one that it steps: a ball that is put down may settle by less than
 * anybody sees. After the last one it goes on like that.
 */
export type Lying = readonly Instant[];

/** A cache, the newest last: what it says follows from the lie alone. `null`: something moves by itself. */
const known = new Map<string, Lying | null>();
const MOST = 256;
/** What takes longer does not lie. */
const LONGEST = 60;

/** Without the keepers: they are in hands, and touch nothing. */
const textOf = ({ ball, figures }: Lie): string =>
  JSON.stringify([ball, ...SIDES.map((side) => [figures[side].kicker, figures[side].spares])]);

/** In a world of its own, which is given back at once. */
function looked({ ball, figures }: Lie): Lying | null {
  const held = ({ keeper, ...others }: SideLie): SideLie => ({ ...others, keeper: keeperAt(keeper.at) });
  const world = new Stepped({ ball, figures: bySide((side) => held(figures[side])) });
  do world.stir();
  while (!world.isIdle && world.tick < LONGEST);
  const lies = world.isIdle && world.sightings.length === 0;
  world.free();
  return lies ? world.instants : null;
}

/** `null`: only the engine can tell how this goes on. */
export function lyingOf(lie: Lie): Lying | null {
  if (isTouched(instantOf(lie))) return null;
  const text = textOf(lie);
  const found = known.get(text);
  if (found !== undefined) return found;
  const lying = looked(lie);
  known.set(text, lying);
  for (const oldest of known.keys()) if (known.size > MOST) known.delete(oldest);
  return lying;
}
