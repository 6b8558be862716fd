import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { launchChromium } from '../chromium.ts';
import { COARSE, type House } from '../visitor.ts';
import type { Tree } from './tree.ts';

/** The pages of a tree, built, and served by its own command; with a browser in front of it. */
export async function openTree({ root }: Tree): Promise<House> {
  // In a process of its own: a test runner's surroundings would make it a build for development.
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'apps/web', '--logLevel', 'error'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'inherit',
    },
  );
  const command = [join(root, 'apps/cli/src/main.ts'), 'serve', '--port', '0', '--data', join(root, 'data')];
  const server = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [url, browser] = await Promise.all([addressOf(server), launchChromium()]);
  const close = async (): Promise<void> => {
    await browser.close();
    server.kill('SIGTERM');
    await new Promise((ended) => server.once('exit', ended));
  };
  return { url, browser, pixels: COARSE, close };
}

const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /http:\/\/\S+/.exec(said)?.[0];
      if (url !== undefined) found(url);
    });
    server.once('exit', () => failed(new Error(`the server ended: ${said}`)));
  });
