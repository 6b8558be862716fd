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

/** The first paragraph of a chapter that decides something in play, for ten chapters. */
const WANTED = 10;
const shown = [
  ...new Map(
    Object.entries(rulebook)
      .filter(([, { kind }]) => kind === 'play')
      .map(([id, { chapter }]) => [chapter, id]),
  ).values(),
].slice(0, WANTED);

test('ten paragraphs of different chapters are shown on the table with the call', async () => {
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
    await entry.getByRole('button', { name: 'Zeig es mir' }).click();
  }
  expect(wrong).toEqual([]);
});

test('the rulebook is searched by words, numbers and kind', async () => {
  const { page, wrong, open } = await visitor(house);
  await open(address);
  const paragraphs = page.locator('article.paragraph');
  expect(await paragraphs.count()).toBe(Object.keys(rulebook).length);
  await page.getByRole('searchbox').fill('offside');
  await page.locator('mark').first().waitFor();
  const found = await paragraphs.count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(Object.keys(rulebook).length);
  expect(await page.locator('mark').first().textContent()).toMatch(/offside/i);
  await page.getByRole('searchbox').fill('no such words anywhere');
  await page.getByText('No paragraph holds all of these words.').waitFor();
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
  expect(await entry.getByRole('status').last().textContent()).toMatch(
    /^Rot wollte die 7 von C6 \(Rot\) nach C8 \(Blau\) ziehen\.Das ist gegen die Regeln\..*§ STW-2\.2/,
  );
  expect(wrong).toEqual([]);
});

test('an example is found by words, put into the text and answered with the position', async () => {
  const { page, wrong, open } = await visitor(house, { ...LAPTOP, locale: 'de-DE' });
  await open(`/ask/${game!.id}`);
  await page.getByRole('searchbox').fill('gleiche summen');
  await page.locator('.picker li button').first().click();
  await page.locator('.answer .t-paragraph').first().waitFor();
  await page.locator('.answer').locator('canvas, .grid-seen').first().waitFor();
  const field = page.getByRole('textbox');
  expect(await field.inputValue()).toContain('titel: Gleiche Summen');
  await field.fill((await field.inputValue()).replace('given:', 'gven:'));
  await page.getByRole('button', { name: 'Fragen' }).click();
  await page.getByText(/Zeile \d+: „gven“ passt so nicht/).waitFor();
  expect(wrong).toEqual([]);
});

test('the referee is asked by keyboard, names paragraphs in both languages, and says what cannot be read', async () => {
  const { page, wrong, open } = await visitor(house);
  await open(`/ask/${game!.id}`);
  const field = page.getByRole('textbox');
  await expect.poll(() => field.inputValue()).not.toBe('');
  await field.press('Control+Enter');
  await page.locator('section.paragraph .t-paragraph').first().waitFor();
  const english = await page.locator('section.paragraph li').first().textContent();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  expect(await page.locator('section.paragraph li').first().textContent()).not.toBe(english);
  await field.fill('- {title: ');
  await page.getByRole('button', { name: 'Fragen' }).click();
  await page.locator('.wrong').waitFor();
  expect(wrong).toEqual([]);
});
