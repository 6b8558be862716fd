import type { AnyGame } from '@bande/core';

/** Where the build has put the engine, and how large it is unpacked. */
interface EngineFile {
  readonly address: string;
  readonly bytes: number;
}

/** What a page hands to its workers before it asks them anything. */
export interface HandedEngine {
  readonly engine: WebAssembly.Module;
}

let compiled: WebAssembly.Module | null = null;
const listeners = new Set<(done: number) => void>();

/** Loads what a game needs before anything of it can move, and tells how far that is, from 0 to 1. */
export async function prepared(game: AnyGame, onProgress: (done: number) => void): Promise<void> {
  listeners.add(onProgress);
  try {
    await game.prepare?.();
  } finally {
    listeners.delete(onProgress);
  }
}

/** Here the library asks for its engine, instead of unpacking one (`engine-plugin.ts`). Once a page has it, nothing is fetched any more. */
export async function compiledEngine(file: EngineFile): Promise<WebAssembly.Module> {
  const engine = compiled ?? (await fetched(file));
  compiled = engine;
  return engine;
}

/** A worker gets what its page has compiled, and neither fetches nor compiles it again. */
export function handEngine(worker: Worker): void {
  if (compiled !== null) worker.postMessage({ engine: compiled } satisfies HandedEngine);
}

/** In the worker. */
export function takeEngine({ engine }: HandedEngine): void {
  compiled = engine;
}

/** It is compiled while it comes, where the browser can do that. */
async function fetched({ address, bytes }: EngineFile): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok || answer.body === null) throw new Error(`no engine at ${address}: ${answer.status}`);
  const engine = new Response(answer.body.pipeThrough(counting(bytes)), {
    headers: { 'content-type': 'application/wasm' },
  });
  return 'compileStreaming' in WebAssembly
    ? WebAssembly.compileStreaming(engine)
    : WebAssembly.compile(await engine.arrayBuffer());
}

function counting(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let come = 0;
  return new TransformStream({
    transform(part, on) {
      come += part.byteLength;
      for (const tell of listeners) tell(Math.min(1, come / bytes));
      on.enqueue(part);
    },
  });
}
