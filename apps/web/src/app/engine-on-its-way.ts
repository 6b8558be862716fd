import type { AnyGame } from '@bande/core';

let isHere = false;

/** Loads what a game needs before anything of it can move, and tells how far that is, from 0 to 1. */
export async function prepared(game: AnyGame, onProgress: (done: number) => void): Promise<void> {
  if (game.prepare === undefined) return;
  if (!isHere) await fetched(onProgress).catch(() => {}); // without it nothing is told, and it comes all the same
  await game.prepare();
  isHere = true;
}

/** The file comes once: the browser keeps it for whoever asks for it next. */
async function fetched(onProgress: (done: number) => void): Promise<void> {
  const told = await fetch('/engine.json');
  if (!told.ok || told.headers.get('content-type')?.includes('json') !== true) return;
  const { file, bytes } = (await told.json()) as { readonly file: string; readonly bytes: number };
  const reader = (await fetch(file)).body?.getReader();
  let come = 0;
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    come += part.value.byteLength;
    onProgress(Math.min(1, come / bytes));
  }
}
