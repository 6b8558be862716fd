import { useEffect, useState } from 'react';
import { handEngine } from '../../games/engine-on-its-way.ts';
import { ownScript } from '../../ui/own-script.ts';
import type { CheckAnswer, CheckQuestion } from './verify.worker.ts';
import verifyScript from './verify.worker.ts?worker&url';

/** Whether a record holds; null while it is being checked. */
export function useCheck(text: string | null): CheckAnswer | null {
  const [answer, setAnswer] = useState<CheckAnswer | null>(null);
  useEffect(() => {
    setAnswer(null);
    if (text === null) return;
    const worker = new Worker(ownScript(verifyScript), { type: 'module' });
    handEngine(worker);
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      setAnswer(data);
      worker.terminate();
    });
    worker.postMessage({ text } satisfies CheckQuestion);
    return () => worker.terminate();
  }, [text]);
  return answer;
}
