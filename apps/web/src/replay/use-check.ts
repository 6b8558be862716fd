import { useEffect, useState } from 'react';
import type { CheckAnswer, CheckQuestion } from './verify.worker.ts';

/** Whether a record holds; null while it is being checked. */
export function useCheck(text: string | null): CheckAnswer | null {
  const [answer, setAnswer] = useState<CheckAnswer | null>(null);
  useEffect(() => {
    setAnswer(null);
    if (text === null) return;
    const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      setAnswer(data);
      worker.terminate();
    });
    worker.postMessage({ text } satisfies CheckQuestion);
    return () => worker.terminate();
  }, [text]);
  return answer;
}
