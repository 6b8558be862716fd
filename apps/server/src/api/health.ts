import { ENGINE_VERSION } from '@bande/record';
import { HEALTH_MS } from '../limits.ts';
import { json, type Answer } from '../http/answer.ts';
import type { Route } from '../http/router.ts';
import { StoreDown } from '../store/store-down.ts';
import type { Store } from '../store/store.ts';

async function health(store: Store): Promise<Answer> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('late')), HEALTH_MS).unref();
  });
  try {
    await Promise.race([store.ping(), late]);
    return json(200, { ok: true, engine: ENGINE_VERSION });
  } catch (error) {
    return json(503, { ok: false, error: error instanceof StoreDown ? error.message : 'the store does not answer' });
  }
}

/** For those who watch over the server: well if the store answers and has room. */
export const healthRoutes = (store: Store): readonly Route[] => [
  { method: 'GET', path: '/healthz', handle: () => health(store) },
];
