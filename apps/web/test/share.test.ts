import { describe, expect, test } from 'vitest';
import { NotShared, sharedAddress } from '../src/board/share/share.ts';
import { SHARE } from '../src/board/share/words.ts';

const ID = 'a'.repeat(64);
const answering =
  (status: number, body: unknown): typeof fetch =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
const words = (sharing: Promise<string>): Promise<unknown> =>
  sharing.then(
    () => 'shared',
    (failure: unknown) => (failure instanceof NotShared ? failure.words : failure),
  );

describe('a record is shared', () => {
  test('by its text, under the name that the server gives it, at the step that is looked at', async () => {
    const sent: unknown[] = [];
    const send: typeof fetch = (to, init) => {
      sent.push([to, init?.method, init?.body]);
      return answering(201, { id: ID, verdict: { ok: true } })(to, init);
    };
    expect(await sharedAddress('{"a":1}', 7, send)).toBe(`/replay/${ID}?t=7`);
    expect(sent).toEqual([['/api/records', 'POST', '{"a":1}']]);
  });

  test('again, it has the same address', async () => {
    expect(await sharedAddress('{}', undefined, answering(200, { id: ID }))).toBe(`/replay/${ID}`);
  });

  test('where it is not, one line says why', async () => {
    expect(await words(sharedAddress('{}', 0, () => Promise.reject(new TypeError('offline'))))).toBe(SHARE.noServer);
    expect(await words(sharedAddress('{}', 0, answering(422, { error: 'differs' })))).toBe(SHARE.notTaken);
    expect(await words(sharedAddress('{}', 0, answering(413, { error: 'large' })))).toBe(SHARE.tooLarge);
    expect(await words(sharedAddress('{}', 0, answering(422, { error: 'empty', verdict: { ok: true } })))).toBe(
      SHARE.nothingYet,
    );
    for (const status of [429, 503])
      expect(await words(sharedAddress('{}', 0, answering(status, {})))).toBe(SHARE.serverBusy);
    expect(await words(sharedAddress('{}', 0, answering(507, {})))).toBe(SHARE.serverFull);
    expect(await words(sharedAddress('{}', 0, answering(500, {})))).toBe(SHARE.noServer);
    // A house without a server answers every address with its page.
    expect(await words(sharedAddress('{}', 0, () => Promise.resolve(new Response('<html>'))))).toBe(SHARE.noServer);
  });
});
