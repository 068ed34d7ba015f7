import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { chromiumFlags } from '@/tests/support/chromium-flags';
import { findBrowser } from '@/tests/run/system-programs.mjs';
import { bundle } from './bundle';

let browser: Browser;
let page: Page;
let script: string;

beforeAll(async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('Chromium is missing; CHROMIUM_PATH may name it.');
  browser = await chromium.launch({ executablePath, args: chromiumFlags });
  script = (await bundle('tests/browser/press-page.tsx')).get('/page.js') ?? '';
}, 60_000);
afterAll(() => browser.close());

beforeEach(async () => {
  page = await browser.newPage({ hasTouch: true, viewport: { width: 360, height: 740 } });
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ type: 'module', content: script });
  await page.getByLabel('Field').focus();
});
afterEach(() => page.close());

const middleOf = async (name: string) => {
  const box = await page.getByRole('button', { name }).boundingBox();
  if (!box) throw new Error(`There is no button “${name}”.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const press = async (name: string) => {
  const { x, y } = await middleOf(name);
  await page.mouse.move(x, y);
  await page.mouse.down();
};
const grow = () =>
  page.evaluate(() => {
    const above = document.getElementById('above');
    if (above) above.style.height = '200px';
  });
const counts = () => page.getByRole('button').allTextContents();

test('a plain button loses the click when the page moves between press and release', async () => {
  await press('plain');
  await grow();
  await page.mouse.up();
  expect(await counts()).toEqual(['plain 0', 'steady 0']);
});

test('the button that sends keeps it', async () => {
  await press('steady');
  await grow();
  await page.mouse.up();
  await expect.poll(counts).toEqual(['plain 0', 'steady 1']);
});

test('tapped from a field whose error moves it, it keeps the tap, and has the focus', async () => {
  const { x, y } = await middleOf('steady');
  await page.touchscreen.tap(x, y);
  await expect.poll(counts).toEqual(['plain 0', 'steady 1']);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('steady 1');
});

test('a press that slips away is taken back', async () => {
  const { x, y } = await middleOf('steady');
  await press('steady');
  await page.mouse.move(x + 90, y);
  await page.mouse.up();
  await page.getByRole('button', { name: 'steady' }).press('Enter');
  await expect.poll(counts).toEqual(['plain 0', 'steady 1']);
});
