import type { BrowserContext, Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AXE, violations } from './axe.ts';
import { seenByCamera } from '../apps/web/test/seen-by-camera.ts';
import { LAPTOP, openHouse, PHONE, visitor, type House, type Visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const tooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Somebody with axe at hand. */
async function guest(manner = LAPTOP): Promise<Visitor> {
  const one = await visitor(house, manner);
  await one.context.addInitScript({ path: AXE });
  return one;
}

/** What somebody reads who points a camera at the picture. */
async function readFrom(page: Page): Promise<string> {
  const picture = page.locator('.qr-code').first();
  const [, , size] = (await picture.getAttribute('viewBox'))!.split(' ');
  const fills = await picture
    .locator('rect, path')
    .evaluateAll((parts) => parts.map((one) => getComputedStyle(one).fill));
  expect(fills).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  return decodeQR(seenByCamera((await picture.locator('path').getAttribute('d'))!, Number(size)));
}

/** From the start page to the waiting room; where the link leads in this house. */
async function invite({ page, open }: Visitor): Promise<string> {
  await open('/');
  const card = page.locator('.table-card').filter({ hasText: 'Carrom' });
  await card.getByRole('link', { name: 'Play a friend' }).click();
  await page.locator('[name="guest-name"]').fill('Anna');
  await page.locator('[data-action="invite"]').click();
  const link = await page.locator('.to-give .link-to-give input').inputValue();
  expect(link).toMatch(/\/m\/[A-Z]{6}$/);
  return link;
}

const leftTheWaitingRoom = (page: Page): Promise<void> => page.locator('.room-message, .table-room').first().waitFor();

const sitDown = async (page: Page, name: string): Promise<void> => {
  await page.locator('[name="guest-name"]').fill(name);
  await page.locator('[data-action="sit-down"]').click();
};

const closed = (contexts: readonly BrowserContext[]): Promise<unknown> =>
  Promise.all(contexts.map((context) => context.close()));
/** Nothing is found where nothing is: the browser says so itself. */
const faults = ({ wrong }: Visitor): readonly string[] => wrong.filter((line) => !line.includes('404'));

test('an invitation: its picture holds its link, whoever opens it reads what is played and sits down, both leave the waiting room, and a third one is told that he may watch', async () => {
  const [host, friend, third] = await Promise.all([
    guest(),
    guest({ ...PHONE, viewport: { width: 360, height: 640 } }),
    guest(),
  ]);
  const link = await invite(host);
  expect(await readFrom(host.page)).toBe(link);
  expect(new URL(link).pathname.slice(3)).toBe(
    (await host.page.locator('.six-letters').textContent())!.replaceAll(' ', ''),
  );
  expect(await violations(host.page)).toEqual([]);

  await Promise.all([friend, third].map(({ open }) => open(new URL(link).pathname)));
  await friend.page.getByRole('heading', { name: 'Anna lädt dich ein' }).waitFor();
  expect(await friend.page.locator('.agreed-list').textContent()).toContain('Ein Board, in Ruhe');
  expect({ axe: await violations(friend.page), tooWide: await tooWide(friend.page) }).toEqual({
    axe: [],
    tooWide: false,
  });
  await sitDown(friend.page, 'Ben');
  await Promise.all([host, friend].map(({ page }) => leftTheWaitingRoom(page)));
  expect(await host.page.evaluate(() => localStorage.getItem('bande.invitation'))).toBeNull();

  await third.page.getByRole('heading', { name: 'Somebody was faster' }).waitFor();
  await third.page.locator('[data-action="watch"]').click();
  await leftTheWaitingRoom(third.page);
  expect([host, friend, third].flatMap(faults)).toEqual([]);
  await closed([host, friend, third].map(({ context }) => context));
});

test('whoever waits and goes elsewhere is told when the other one sits, and is led to the match; his seat goes to another device by its link', async () => {
  const [host, friend, phone] = await Promise.all([guest(), visitor(house), visitor(house)]);
  const link = await invite(host);
  await host.page.locator('.seat-link summary').click();
  const seat = await host.page.locator('.seat-link input').inputValue();
  await phone.open(new URL(seat).pathname + new URL(seat).hash);
  await phone.page.locator('.six-letters').waitFor();
  expect(new URL(phone.page.url()).hash).toBe('');

  await host.page.locator('.head a[href="/settings"]').click();
  await host.page.locator('.settings').waitFor();
  await friend.open(new URL(link).pathname);
  await sitDown(friend.page, 'Ben');
  await host.page.locator('.friend-came').getByText('Ben is here.').waitFor();
  expect(await host.page.title()).toContain('Your friend is here');
  expect(await violations(host.page)).toEqual([]);
  await host.page.locator('[data-action="to-match"]').click();
  await leftTheWaitingRoom(host.page);
  await host.page.locator('.friend-came').waitFor({ state: 'detached' });
  expect([host, friend, phone].flatMap(faults)).toEqual([]);
  await closed([host, friend, phone].map(({ context }) => context));
});

test('letters that lead nowhere are said to, and can be typed again; a server that is away is told in one line', async () => {
  const { page, open, context } = await visitor(house);
  await open('/');
  await page.locator('.by-letters a').click();
  await page.locator('[name="letters"]').fill('abc');
  await page.keyboard.press('Enter');
  await page.locator('.letters-field .wrong', { hasText: 'six letters' }).waitFor();
  await page.locator('[name="letters"]').fill('zzz zzz');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'There is no such match here.' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/m/ZZZZZZ');
  await open('/friend/carrom');
  await context.setOffline(true);
  await page.locator('[data-action="invite"]').click();
  await page.locator('.online-act .wrong', { hasText: 'server cannot be reached' }).waitFor();
  await context.close();
});
