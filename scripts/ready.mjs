// Gets a fresh checkout ready: `node scripts/ready.mjs start|test`. It runs on Node 20 with nothing installed, so it is plain JavaScript and imports only what Node ships.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamps = join(root, 'node_modules/.bande-ready');

/** What the web client is built from; anything else may change without a new build. */
const clientSources = ['apps/web', 'packages'];
const notSources = new Set(['node_modules', 'dist', 'test']);

const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const say = (line) => console.log(`ready: ${line}`);

function fail(reason) {
  console.error(`ready: ${reason}`);
  process.exit(1);
}

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) fail(`\`${[command, ...args].join(' ')}\` failed${error ? `: ${error.message}` : ''}`);
}

/** What a tool has to say is of interest when it fails: it goes into a log. */
function runQuietly(name, command, args) {
  mkdirSync(stamps, { recursive: true });
  const log = join(stamps, `${name}.log`);
  const file = openSync(log, 'w');
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', file, file] });
  closeSync(file);
  if (status === 0) return;
  console.error(readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).join('\n'));
  fail(`\`${[command, ...args].join(' ')}\` failed${error ? `: ${error.message}` : ''}; all it said is in ${log}`);
}

const stampOf = (name) => {
  const file = join(stamps, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

function stamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notSources.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function packagesReady() {
  const wanted = hashOf([join(root, 'package-lock.json')]);
  if (stampOf('packages') === wanted) return 'packages there';
  say('installing packages, about half a minute …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  stamp('packages', wanted);
  return 'packages installed';
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The same places as in e2e/chromium.ts. */
function chromium() {
  if (process.env.BANDE_CHROMIUM)
    return isExecutable(process.env.BANDE_CHROMIUM) ? process.env.BANDE_CHROMIUM : undefined;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return browserNames.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function chromiumReady() {
  if (chromium()) return 'Chromium there';
  if (process.env.BANDE_CHROMIUM) fail(`BANDE_CHROMIUM names ${process.env.BANDE_CHROMIUM}, which cannot be run.`);
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    fail('Chromium is missing, and the browser tests need it: install it, or name it in BANDE_CHROMIUM.');
  }
  say('installing Chromium, a minute or two …');
  run('apt-get', ['update', '-qq']);
  // Somebody else may be installing something just now, another fresh checkout for instance.
  run('apt-get', ['-o', 'DPkg::Lock::Timeout=600', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  if (!chromium()) fail('Chromium is still missing after apt-get install.');
  return 'Chromium installed';
}

function clientReady() {
  const files = clientSources.flatMap((folder) => filesBelow(join(root, folder)));
  const wanted = hashOf([...files, join(root, 'package-lock.json')]);
  if (stampOf('client') === wanted && existsSync(join(root, 'apps/web/dist/index.html'))) return 'web client there';
  say('building the web client …');
  runQuietly('client', 'npm', ['run', '-s', 'build', '-w', 'apps/web']);
  stamp('client', wanted);
  return 'web client built';
}

const steps = { start: [packagesReady, clientReady], test: [packagesReady, chromiumReady] };
const wanted = steps[process.argv[2]];
if (!wanted) fail('usage: node scripts/ready.mjs start|test');
say(wanted.map((step) => step()).join(', '));
