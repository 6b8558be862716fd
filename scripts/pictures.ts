import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { furnish, MOMENTS, PLACES, type Place } from '../e2e/places.ts';
import { LAPTOP, openHouse, SHARP, PHONE, visitor, type House, type Manner } from '../e2e/visitor.ts';
import { repoRoot } from './tree.ts';

/**
 * Pictures of all places into a folder that git leaves out: `npm run pictures`, or those whose names begin alike: `npm run pictures -- carrom-aim`.
 * `npm run pictures -- --shown` takes those that our pages show, and puts them where they are shown from.
 */
const [only] = process.argv.slice(2);
const SHOWN = join(repoRoot, 'docs/pictures');
const folder = only === '--shown' ? SHOWN : join(repoRoot, '.cache/pictures');
const shown: readonly string[] = readdirSync(SHOWN);

const isWanted = (file: string): boolean =>
  only === '--shown' ? shown.includes(file) : only === undefined || file.startsWith(only);

/** Sizes and surroundings take turns with the languages, so that each is seen with each. */
const ROUNDS = [
  { size: 'laptop', scheme: 'dark', lang: 'de' },
  { size: 'laptop', scheme: 'light', lang: 'en' },
  { size: 'phone', scheme: 'dark', lang: 'en' },
  { size: 'phone', scheme: 'light', lang: 'de' },
] as const;
type Round = (typeof ROUNDS)[number];

const mannerOf = ({ size, scheme, lang }: Round): Manner => ({
  ...(size === 'phone' ? PHONE : LAPTOP),
  colorScheme: scheme,
  locale: lang === 'de' ? 'de-DE' : 'en-GB',
});

/** Glides and captions have come to rest. */
const REST_MS = 700;

async function take(house: House, places: readonly Place[], round: Round): Promise<void> {
  const { page, context } = await visitor(house, mannerOf(round));
  await furnish(page, house.url);
  for (const { name, go } of places) {
    const file = `${name}-${round.size}-${round.scheme}-${round.lang}.jpg`;
    if (!isWanted(file)) continue;
    await go(page, house.url);
    if (!MOMENTS.some((moment) => moment.name === name)) await page.waitForTimeout(REST_MS);
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 82 });
    console.log(file);
  }
  await context.close();
}

// The last of all places is a device that keeps nothing any more.
const places = [...MOMENTS, ...PLACES];
if (only === undefined) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const house = await openHouse(SHARP);
try {
  for (const round of ROUNDS) await take(house, places, round);
} finally {
  await house.close();
}
const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
console.log(`${readdirSync(folder).length} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
