import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { repoRoot } from './tree.ts';

/** Something that takes too long for every `npm test`. One entry below is all it needs. */
interface Part {
  readonly name: string;
  readonly what: string;
  /** Test files, or parts of their names. */
  readonly files: readonly string[];
  /** Larger than usual; the tests read them, and `BANDE_SEED`, from their surroundings. */
  readonly sizes: Readonly<Record<string, number>>;
  readonly inBrowser?: true;
  /** So often in a row. */
  readonly times?: number;
}

const rules = ['mirror', 'moves', 'play', 'second-opinion', 'set-ups'].map(
  (name) => `packages/games/test/soccer-tactics/${name}`,
);

const parts: readonly Part[] = [
  {
    name: 'laws',
    what: 'laws that hold for every input',
    files: ['packages/core/test', 'packages/record/test', 'packages/stage/test', 'packages/games/test/mixture'],
    sizes: { SOAK: 20 },
  },
  {
    name: 'chairs',
    what: 'rooms and hosts that are stopped anywhere, chairs far away over lines of random delays, tables written down and put back',
    files: ['packages/host/test'],
    sizes: { SOAK: 20 },
  },
  {
    name: 'online',
    what: 'matches on the server: falls at any moment, all games over real and bad lines, 100,000 messages of strangers, 200 matches through 25 falls of the server and 25 of a thread',
    files: ['apps/server/test/online'],
    sizes: { SOAK: 20, BANDE_CHAOS_MATCHES: 200 },
  },
  {
    name: 'physics',
    what: 'laws of motion on tables at random, and 20,000 strokes that are stopped, saved and resumed',
    files: ['packages/physics/test/laws', 'packages/physics/test/stops'],
    sizes: { BANDE_PHYSICS_RUNS: 3000, BANDE_PHYSICS_STOPS: 20_000 },
  },
  {
    name: 'placing',
    what: 'where a Subbuteo referee puts figures, against a second opinion',
    files: ['packages/games/test/subbuteo/placing'],
    sizes: { SOAK: 20 },
  },
  {
    name: 'possession',
    what: 'who has the ball in Subbuteo, plays in a row and touches of the keeper, against a second opinion',
    files: ['packages/games/test/subbuteo/second-opinion-possession'],
    sizes: { SOAK: 20 },
  },
  {
    name: 'free matches',
    what: 'whole Subbuteo matches of players who do anything that is legal: to the end, in pieces, turned by half a turn',
    files: ['packages/games/test/subbuteo/matches'],
    sizes: { SOAK: 30 },
  },
  {
    name: 'bot matches',
    what: '200 Subbuteo matches of the bots, 2 × 1 minute: to the end, without a refusal, and as their records say',
    files: ['packages/games/test/subbuteo/bot-matches'],
    sizes: { SOAK: 50 },
  },
  {
    name: 'live bots',
    what: '50 live Subbuteo matches of the bots, 2 × 1 minute and shoot-outs: to the end, without a refusal or a keeper misused, and as their records say',
    files: ['packages/games/test/subbuteo/live-matches'],
    sizes: { SOAK: 50 },
  },
  {
    name: 'told',
    what: 'cards of a hundred matches of beginners in Subbuteo, in two sentences and one language',
    files: ['apps/web/test/one-stop'],
    sizes: { SOAK: 1 },
  },
  {
    name: 'ladders',
    what: 'the first match of every step of every ladder, one in its middle and its last, played again to the same end',
    files: ['soccer-tactics', 'carrom', 'subbuteo', 'tipp-kick'].map((game) => `packages/games/test/${game}/ladder`),
    sizes: { SOAK: 1 },
  },
  {
    name: 'plate',
    what: '50 matches of Tipp-Kick by players who do anything that is legal, live and in turn; the ball thrown 32,000 times',
    files: ['packages/games/test/tipp-kick/play', 'packages/games/test/tipp-kick/motion/ball'],
    sizes: { SOAK: 20 },
  },
  {
    name: 'keepers alone',
    what: '10,000 ways of two led keepers on the plate of Tipp-Kick, with the engine and without: the same to the last bit',
    files: ['packages/games/test/tipp-kick/motion/alone'],
    sizes: { SOAK: 250 },
  },
  {
    name: 'live scenes',
    what: '2,000 scenes with flicks in mid-motion and keepers, and 400 sieges of a keeper',
    files: ['packages/games/test/subbuteo/live-scenes', 'packages/games/test/subbuteo/keeper'],
    sizes: { SOAK: 20 },
  },
  {
    name: 'half an hour',
    what: 'a live match of 30 minutes on the real bodies: size of its record, memory',
    files: ['packages/games/test/subbuteo/half-hour', 'packages/games/test/subbuteo/training.test'],
    sizes: { SOAK: 20 },
  },
  {
    name: 'breaks',
    what: '10,000 breaks at random',
    files: ['packages/physics/test/breaks'],
    sizes: { BANDE_SOAK_BREAKS: 10_000 },
  },
  {
    name: 'carrom by facts',
    what: '2,000 matches of carrom by facts, each to its end',
    files: ['packages/games/test/carrom/random'],
    sizes: { SOAK: 20 },
  },
  {
    name: 'rules',
    what: 'positions and matches at random against rules written a second time',
    files: rules,
    sizes: { SOAK: 50 },
  },
  { name: 'fuzz', what: 'requests with anything in them', files: ['apps/server/test/fuzz'], sizes: { SOAK: 20 } },
  {
    name: 'hostile',
    what: '40,000 hostile requests',
    files: ['apps/server/test/hostile'],
    sizes: { BANDE_SOAK_REQUESTS: 40_000 },
  },
  {
    name: 'power',
    what: '60 power cuts, and 30 kills under load',
    files: ['apps/server/test/power-cut', 'apps/server/test/loop-image', 'apps/server/test/killed'],
    sizes: { BANDE_POWER_CUTS: 60, BANDE_DISK_COPIES: 6, BANDE_KILLS: 30 },
  },
  {
    name: 'matches',
    what: '1,000 matches of bots a game (Subbuteo and Tipp-Kick: 200 of 2 × 1 minute, 50 of them live), replayed in Node and in Chromium',
    files: ['replay'],
    sizes: { BANDE_SOAK_MATCHES: 1000 },
    inBrowser: true,
  },
  {
    name: 'reader',
    what: 'a paragraph of every chapter of Soccer Tactics shown on the table of the rulebook',
    files: ['web-reader'],
    sizes: { BANDE_CHAPTERS: 10 },
    inBrowser: true,
  },
  {
    name: 'races',
    what: 'every browser file five times, two side by side: what hangs on how fast something is drawn or thought falls now and then',
    files: [],
    sizes: {},
    inBrowser: true,
    times: 5,
  },
];

const HOURS = 3_600_000;
const vitest = join(repoRoot, 'node_modules/vitest/vitest.mjs');

/** New every time; one given by hand repeats a run. */
const seed = process.env['BANDE_SEED'] ?? String(randomInt(2 ** 31));

function run({ name, what, files, sizes, inBrowser, times = 1 }: Part, place: string): boolean {
  const settings = {
    ...Object.fromEntries(Object.entries(sizes).map(([key, size]) => [key, String(size)])),
    BANDE_SEED: seed,
  };
  console.log(
    `\n== ${place}, ${name}: ${what} (${Object.entries(settings)
      .map((pair) => pair.join('='))
      .join(' ')})`,
  );
  const config = inBrowser === true ? ['--config', 'e2e/vitest.config.ts'] : [];
  const started = performance.now();
  const holdsOnce = (): boolean =>
    spawnSync(process.execPath, [vitest, 'run', `--testTimeout=${4 * HOURS}`, ...config, ...files], {
      cwd: repoRoot,
      stdio: 'inherit',
      env: { ...process.env, ...settings },
    }).status === 0;
  const fallen = Array.from({ length: times }, holdsOnce).filter((held) => !held).length;
  const minutes = `${((performance.now() - started) / 60_000).toFixed(1)} minutes`;
  console.log(
    fallen === 0
      ? `${name}: holds, ${minutes}`
      : `${name}: FAILED${times > 1 ? ` ${fallen} of ${times} times` : ''}, ${minutes}; \`BANDE_SEED=${seed} npm run soak -- ${name}\` repeats it`,
  );
  return fallen === 0;
}

function runAll(chosen: readonly Part[]): boolean {
  const failed = chosen.filter((part, i) => !run(part, `${i + 1} of ${chosen.length}`));
  console.log(
    `\nsoak, BANDE_SEED=${seed}: ${failed.length === 0 ? `${chosen.length} of ${chosen.length} hold` : `${failed.map(({ name }) => name).join(', ')} failed`}`,
  );
  return failed.length === 0;
}

const wanted = process.argv.slice(2);
const isPart = (name: string): boolean => parts.some((part) => part.name === name);
if (wanted.every(isPart))
  process.exitCode = runAll(parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) ? 0 : 1;
else {
  console.error(
    `usage: npm run soak [-- PART ...]\n${parts.map(({ name, what }) => `  ${name.padEnd(14)}${what}`).join('\n')}`,
  );
  process.exitCode = 2;
}
