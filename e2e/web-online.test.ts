import type { AnyShape } from '@bande/core';
import type { Told } from '@bande/host';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, openFarHouse, type FarHouse } from './far-house.ts';
import { LAPTOP, PHONE, tableReady, visitor, type Visitor } from './visitor.ts';

let house: FarHouse;
beforeAll(async () => {
  house = await openFarHouse();
});
afterAll(() => house.close());

const LONG = { timeout: 60_000, interval: 100 };

const inputsAt = async ({ page }: Visitor): Promise<number> =>
  Number(await page.locator('.table-room').getAttribute('data-inputs'));
/** On a loaded machine his line is slow, and he is there all the same. */
const isOtherHere = async ({ page }: Visitor): Promise<boolean> =>
  ['there', 'slow'].includes((await page.locator('.is-you[data-is]').getAttribute('data-is')) ?? '');
/** Everything beside lines that fell with the server, and what it did not know yet when it had just come again. */
const faults = ({ wrong }: Visitor): readonly string[] =>
  wrong.filter((line) => !/WebSocket connection|ERR_CONNECTION_REFUSED|net::|503/.test(line));

async function sitDown(guests: readonly [Visitor, Visitor], wanted: object): Promise<{ id: string; code: string }> {
  const [first, second] = guests;
  await Promise.all(guests.map(({ open }) => open('/settings')));
  const { match, code } = await asked(first.page, '/api/matches', { ...wanted, name: 'Ada' });
  await asked(second.page, `/api/matches/${match}/seats`, { name: 'Zuse' });
  await Promise.all(guests.map(({ open }) => open(`/m/${match}`)));
  await Promise.all(guests.map(({ page }) => tableReady(page)));
  return { id: match, code };
}

/** Whoever is to do something presses the button that stands out, until as much has happened. */
async function play(guests: readonly Visitor[], until: number): Promise<void> {
  await expect
    .poll(async () => {
      for (const { page } of guests) {
        const main = page.locator('.table-edge .t-main');
        if ((await main.count()) > 0)
          await main
            .first()
            .click({ timeout: 2000 })
            .catch(() => {});
      }
      return inputsAt(guests[0]!);
    }, LONG)
    .toBeGreaterThanOrEqual(until);
}

test('two people in two places play, reload, lose their server and find it again, are watched, end their match, and play once more with sides changed', async () => {
  const [ada, zuse, third] = await Promise.all([visitor(house, LAPTOP), visitor(house, PHONE), visitor(house, LAPTOP)]);
  const { id, code } = await sitDown([ada, zuse], { game: 'soccer-tactics', edition: 'stw', mode: 'paced' });
  await expect.poll(() => isOtherHere(ada), LONG).toBe(true);
  expect(await ada.page.locator('.scoreboard').textContent()).toMatch(/Ada.*Zuse/);
  await play([ada, zuse], 4);
  await expect.poll(() => inputsAt(zuse), LONG).toBe(await inputsAt(ada));

  // A reload changes nothing, and the story knows what was before.
  await ada.page.reload();
  await tableReady(ada.page);
  await expect.poll(() => inputsAt(ada), LONG).toBe(await inputsAt(zuse));
  await ada.page.locator('[data-tool="log"]').click();
  await expect.poll(() => ada.page.locator('.sheet-drawer li, .sheet-drawer article').count(), LONG).toBeGreaterThan(1);
  await ada.page.keyboard.press('Escape');

  // By its six letters somebody watches: he sees what they saw, may look back, and comes back to now.
  await third.open(`/m/${code}`);
  await tableReady(third.page);
  await expect.poll(() => inputsAt(third), LONG).toBe(await inputsAt(ada));
  expect(await third.page.locator('.table-edge .t-main').count()).toBe(0);
  await third.open(`/replay/${id}`);
  await third.page.locator('.timeline').first().waitFor();
  await third.open(`/m/${id}`);
  await tableReady(third.page);

  // What is said is heard at once, and what is asked can be answered where it stands.
  await ada.page.locator('[data-tool="people"]').click();
  await ada.page.locator('[data-phrase="goodLuck"]').click();
  await zuse.page.locator('[data-news="said"]', { hasText: 'Ada: „Viel Glück!“' }).waitFor();
  await zuse.page.locator('[data-tool="people"]').click();
  await zuse.page.locator('[data-action="ask-pause"]').click();
  await ada.page.locator('[data-news="pause"] [data-action="agree"]').click();
  await zuse.page.locator('.sheet [data-action="resume"]').click();
  await ada.page.locator('.sheet [data-action="resume"]').click();
  await expect.poll(() => zuse.page.locator('.table-room').getAttribute('data-state'), LONG).not.toBe('paused');

  // The server falls in the middle of it.
  const before = await inputsAt(ada);
  await house.kill();
  await ada.page.locator('[data-news="off"]').waitFor();
  await house.openAgain();
  await Promise.all(
    [ada, zuse].map(({ page }) =>
      page.locator('[data-news="off"], [data-news="countdown"]').waitFor({ state: 'detached' }),
    ),
  );
  await expect.poll(() => isOtherHere(ada), LONG).toBe(true);
  expect(await inputsAt(ada)).toBeGreaterThanOrEqual(before);
  await play([ada, zuse], before + 3);
  await expect.poll(() => inputsAt(zuse), LONG).toBe(await inputsAt(ada));

  // Never by one slip.
  await ada.page.locator('[data-tool="people"]').click();
  await ada.page.locator('.giving-up summary').click();
  await ada.page.locator('[data-action="give-up"]').click();
  await ada.page.locator('[data-action="sure"]').click();
  await zuse.page.getByRole('heading', { name: 'Du gewinnst!' }).waitFor();
  await third.page.getByRole('heading', { name: 'Zuse wins' }).waitFor();
  await zuse.page.locator('[data-action="rematch"]').click();
  await ada.page.locator('[data-action="come-along"]').last().click();
  await third.page.locator('.sheet [data-action="come-along"]').click();
  await ada.page.waitForURL(({ pathname }) => pathname !== `/m/${id}`);
  await third.page.waitForURL(ada.page.url());
  await Promise.all([ada, zuse].map(({ page }) => tableReady(page)));
  await expect.poll(() => ada.page.locator('.table-room').getAttribute('data-near'), LONG).toBe('blue');
  expect(await zuse.page.locator('.table-room').getAttribute('data-near')).toBe('red');
  expect([ada, zuse, third].flatMap(faults)).toEqual([]);
  await Promise.all([ada, zuse, third].map(({ context }) => context.close()));
});

test('a live flick is told to the other side while its finger still swings, and is the same flick there', async () => {
  const [ada, zuse] = await Promise.all([visitor(house, LAPTOP), visitor(house, LAPTOP)]);
  /** What each side is told by the server, in order: that a finger swings, and that it has met. */
  const told = new Map<Page, string[]>();
  for (const { page } of [ada, zuse]) {
    const heard: string[] = [];
    told.set(page, heard);
    page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => {
        for (const one of (JSON.parse(String(payload)) as { readonly told?: readonly Told<AnyShape>[] }).told ?? []) {
          if (one.kind === 'hands' && one.pending.some(({ action }) => action.kind === 'flick')) heard.push('swings');
          if (one.kind === 'played' && one.input.kind === 'action' && one.input.action.kind === 'flick')
            heard.push('met');
        }
      }),
    );
  }
  const settings = { referee: 'beginner' };
  await sitDown([ada, zuse], { game: 'subbuteo', edition: 'fistf-4.0', mode: 'live', settings });
  await play([ada, zuse], 4);
  const hasBall = async ({ page }: Visitor): Promise<boolean> =>
    (await page.locator('.turn-line').allTextContents()).some((words) => words.includes('You have the ball'));
  // Whoever has lost it before he let go lets the other one flick.
  await expect
    .poll(async () => {
      const attacker = (await hasBall(ada)) ? ada : zuse;
      await attacker.page.locator('.match-board [role="grid"]').first().focus();
      await attacker.page.keyboard.press('t');
      await attacker.page.keyboard.press('f');
      return [...told.values()].every((heard) => heard.includes('met'));
    }, LONG)
    .toBe(true);
  for (const heard of told.values()) expect(heard[0]).toBe('swings');
  await expect.poll(async () => (await inputsAt(zuse)) - (await inputsAt(ada)), LONG).toBe(0);
  expect([ada, zuse].flatMap(faults)).toEqual([]);
  await Promise.all([ada, zuse].map(({ context }) => context.close()));
});
