import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Build } from './src/offline/keeper.ts';

const SCRIPT = 'src/offline/service-worker.ts';

/**
 * Writes `service-worker.js`: the script that keeps the house (`src/offline`), and before it the list of everything the build made.
 * `extra` are files of the public folder that belong to it.
 */
export function serviceWorker(extra: readonly string[], addresses: readonly string[]): Plugin {
  let [root, publicDir] = ['', ''];
  return {
    name: 'bande-service-worker',
    apply: 'build',
    configResolved: (config) => void ({ root, publicDir } = config),
    // After everything else: parts that hold nothing but styles are taken out of the build before.
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const script = await scriptAt(join(root, SCRIPT));
        const files = new Map([
          ...extra.map((name): [string, Buffer] => [name, readFileSync(join(publicDir, name))]),
          ...Object.values(bundle)
            .filter(({ fileName }) => !fileName.endsWith('.map'))
            .map((part): [string, Buffer] => [addressOf(part.fileName), contentOf(part)]),
        ]);
        // The server asks here which addresses are pages of the app.
        this.emitFile({ type: 'asset', fileName: 'addresses.json', source: JSON.stringify(addresses) });
        const told = JSON.stringify(buildOf(files, script));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: `const BUILD = ${told};\n${script}` });
      },
    },
  };
}

/** The one page there is has its name for the server alone. */
const addressOf = (fileName: string): string => (fileName === 'index.html' ? '/' : `/${fileName}`);

const contentOf = (part: Rolldown.OutputChunk | Rolldown.OutputAsset): Buffer =>
  Buffer.from(part.type === 'chunk' ? part.code : part.source);

/** Pictures and fonts are packed already. */
const sentBytes = (file: string, content: Buffer): number =>
  /\.(?:webp|woff2|png)$/.test(file) ? content.length : gzipSync(content).length;

function buildOf(files: ReadonlyMap<string, Buffer>, script: string): Build {
  const hash = createHash('sha256').update(script);
  const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [file, content] of sorted) hash.update(file).update(content);
  return {
    version: hash.digest('hex').slice(0, 16),
    files: Object.fromEntries(sorted.map(([file, content]) => [file, sentBytes(file, content)])),
  };
}

/** One script, as every browser with service workers runs it. */
async function scriptAt(input: string): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, target: 'es2023', rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
