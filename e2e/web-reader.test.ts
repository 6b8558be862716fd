import { registry } from '@bande/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAPTOP, openHouse, visitor, type House } from './visitor.ts';

const [game] = registry;
const { rulebook } = game!;
const address = `/rules/${game!.id}`;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The first paragraph of a chapter that decides something in play, for so many chapters. */
const WANTED = Number(process.env['BANDE_CHAPTERS'] ?? 4);
const shown = [
  ...new Map(
    Object.entries(rulebook)
      .filter(([, { kind }]) => kind === 'play')
      .map(([id, { chapter }]) => [chapter, id]),
  ).values(),
].slice(0, WANTED);

test('paragraphs of different chapters are shown on the table with the call', async () => {
  expect(shown).toHaveLength(WANTED);
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, locale: 'de-DE' });
  await open(address);
  for (const id of shown) {
    const entry = page.locator(`[id="${id}"]`);
    await entry.getByRole('button', { name: 'Zeig es mir' }).click();
    const call = entry.getByRole('status').last();
    await entry.locator('canvas, .grid-seen').first().waitFor();
    const cited: string[] = [];
    const words: string[] = [];
    // To the last step: somewhere on the way the paragraph is named, or it is an example of what is allowed.
    for (;;) {
      const on = entry.getByRole('button', { name: 'Weiter', exact: true });
      if ((await on.count()) === 0) break;
      await on.click();
      // What the dice decide is told when they lie.
      await entry.locator('.example[data-told="true"]').waitFor();
      words.push((await call.textContent()) ?? '');
      cited.push(...(await call.locator('.t-paragraph').allTextContents()));
    }
    expect({ id, words: words.filter((text) => text.trim() === '') }).toEqual({ id, words: [] });
    const parents = (one: string): boolean =>
      one.endsWith(id) || one.includes(`${id}.`) || id.startsWith(one.replace('§ ', ''));
    expect({ id, cited: cited.some(parents) || words.some((text) => text.includes('Kein Pfiff')) }).toEqual({
      id,
      cited: true,
    });
    // The table stands in a page: the wheel moves the page.
    await entry.locator('.example').hover({ position: { x: 60, y: 60 } });
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(scrolled);
    await entry.getByRole('button', { name: 'Zeig es mir' }).click();
  }
  expect(wrong).toEqual([]);
});

test('the rulebook is searched by words, numbers and kind', async () => {
  const { page, wrong, open } = await visitor(house);
  await open(address);
  const paragraphs = page.locator('article.paragraph');
  await expect.poll(() => paragraphs.count()).toBe(Object.keys(rulebook).length);
  await page.getByRole('searchbox').fill('offside');
  await page.locator('mark').first().waitFor();
  await expect.poll(() => paragraphs.count()).toBeLessThan(Object.keys(rulebook).length);
  expect(await paragraphs.count()).toBeGreaterThan(0);
  expect(await page.locator('mark').first().textContent()).toMatch(/offside/i);
  await page.getByRole('searchbox').fill('no such words anywhere');
  await page.getByText(/No paragraph holds all of these words/).waitFor();
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Kind').selectOption('equipment');
  const equipment = Object.values(rulebook).filter(({ kind }) => kind === 'equipment').length;
  await expect.poll(() => paragraphs.count()).toBe(equipment);
  expect(wrong).toEqual([]);
});

test('a link to a paragraph opens there, with its reading', async () => {
  const reading = Object.values(game!.readings).find(({ paragraphs }) => paragraphs.length > 0);
  const [id = ''] = reading!.paragraphs;
  const { page, wrong, open } = await visitor(house);
  await open(`${address}/${id}`);
  const entry = page.locator(`[id="${id}"]`);
  await entry.waitFor();
  await expect.poll(() => entry.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(await entry.locator('details.reading').first().textContent()).toContain(reading!.reading.en.slice(0, 40));
  expect(wrong).toEqual([]);
});

test('a link to a number above paragraphs opens at their chapter', async () => {
  const [id = ''] = Object.keys(rulebook).slice(-1);
  const { chapter } = rulebook[id]!;
  const { page, wrong, open } = await visitor(house);
  await open(`${address}/${id.slice(0, id.lastIndexOf('.'))}`);
  const top = (): Promise<number> =>
    page.locator(`[id="chapter-${chapter}"]`).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs(await top()) < 400).toBe(true);
  expect(await page.getByText('There is no paragraph').count()).toBe(0);
  expect(wrong).toEqual([]);
});

test('an address that names no paragraph says so and leads to the book', async () => {
  const { page, wrong, open } = await visitor(house);
  await open(`${address}/NO-99`);
  await page.getByText('There is no paragraph NO-99.').waitFor();
  await page.getByRole('link', { name: 'Back to the rulebook' }).click();
  await expect.poll(() => page.getByText('NO-99').count()).toBe(0);
  expect(wrong).toEqual([]);
});

test('a refused step says who tried what and why not', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, locale: 'de-DE' });
  await open(address);
  const entry = page.locator('[id="STW-2.2"]');
  await entry.getByRole('button', { name: 'Zeig es mir' }).click();
  await entry.locator('select').selectOption({ label: 'Drei Felder mit einer 4 sind zu wenig' });
  await entry.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect
    .poll(() => entry.getByRole('status').last().textContent())
    .toMatch(/^Rot wollte die 7 von C6 bei Rot nach C8 bei Blau ziehen\.Das ist gegen die Regeln\..*§ STW-2\.2/);
  expect(wrong).toEqual([]);
});

test('an example is found by words, changed in the form, and answered at once; text and form say the same, and what is wrong is told at its place', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, locale: 'de-DE' });
  await open(`/ask/${game!.id}`);
  await page.locator('.ask-picker > summary').click();
  await page.getByRole('searchbox').fill('würfel zweikampfs abgelesen');
  await page.getByRole('button', { name: 'Die Würfel des Zweikampfs, am Spieltisch abgelesen' }).click();
  await page.locator('.example-title').getByText('Die Würfel des Zweikampfs').waitFor();
  await page.locator('.ask-answer .t-paragraph').first().waitFor();
  await page.locator('.ask-board').locator('canvas, .grid-seen').first().waitFor();
  const answer = page.locator('.ask-answer');
  const before = await answer.textContent();
  await page.getByRole('button', { name: '1: Ändern' }).click();
  const red = page.getByLabel('Rot', { exact: true });
  const happened = await page.locator('.ask-step-line').textContent();
  await red.fill('99');
  await page.locator('.ask-step-form .wrong').waitFor();
  expect([await page.locator('.ask-step-line').textContent(), await answer.textContent()]).toEqual([happened, before]);
  const addressBefore = page.url();
  await red.fill('6');
  await expect.poll(() => answer.textContent()).not.toBe(before);
  await page.locator('.ask-text > summary').click();
  const field = page.locator('.ask-text textarea');
  await expect.poll(() => field.inputValue()).toMatch(/titel: Die Würfel[^]*red: 6/);
  // The address follows what is asked.
  await expect.poll(() => page.url()).not.toBe(addressBefore);
  const link = page.url();
  await field.fill((await field.inputValue()).replace('given:', 'gven:'));
  await page.getByText(/Zeile \d+: „gven“ passt so nicht/).waitFor();
  await open(new URL(link).pathname + new URL(link).hash);
  await page.reload();
  await page.locator('.ask-text > summary').click();
  await expect.poll(() => field.inputValue()).toMatch(/red: 6/);
  expect(wrong).toEqual([]);
});

test('a pawn is moved on the board by keyboard, the referee names paragraphs in both languages, and a broken text loses nothing', async () => {
  const { page, wrong, open } = await visitor(house);
  await open(`/ask/${game!.id}`);
  const call = page.locator('.ask-answer .ask-call').first();
  await call.waitFor();
  const english = await call.textContent();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect.poll(() => call.textContent()).not.toBe(english);
  const cell = (name: RegExp): ReturnType<typeof page.getByRole> => page.getByRole('gridcell', { name });
  await cell(/Verteidiger.*Rot|Rot.*A6/)
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByText(/Jetzt auf dem Brett zeigen/).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByText(/Jetzt auf dem Brett zeigen/).count()).toBe(0);
  await page.locator('.ask-text > summary').click();
  const field = page.locator('.ask-text textarea');
  await field.fill('- {title: ');
  await page.getByText('Zeile 1 lässt sich nicht lesen.').waitFor();
  await page.getByRole('button', { name: 'Text verwerfen' }).click();
  await expect.poll(() => field.inputValue()).toMatch(/^- title/);
  expect(wrong).toEqual([]);
});
