import '../../ui/no-eval.ts';
import '../../offline/tell-opened.ts';
import { shelf } from '@bande/games/shelf.ts';
import { readRecordFrom, verify } from '@bande/record';
import { takeEngine, type HandedEngine } from '../../games/engine-on-its-way.ts';

/** Playing a record again to check it takes a while: it is done here, beside the page. */
export interface CheckQuestion {
  readonly text: string;
}
export interface CheckAnswer {
  readonly ok: boolean;
  readonly reason: string;
}

async function answer({ text }: CheckQuestion): Promise<CheckAnswer> {
  const read = await readRecordFrom(text, shelf);
  if (!read.ok) return { ok: false, reason: read.refusal };
  await read.value.game.prepare?.();
  const verdict = verify(read.value.game, read.value.record);
  return { ok: verdict.ok, reason: verdict.differs?.reason ?? verdict.notes.join('; ') };
}

addEventListener('message', ({ data }: MessageEvent<CheckQuestion | HandedEngine>) => {
  if ('engine' in data) return takeEngine(data);
  return void answer(data).then((said) => postMessage(said));
});
