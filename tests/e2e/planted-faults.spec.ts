import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible';
import { expectReadable } from './expect-readable';
import { expect, test, untilReady } from './fixtures';

const plant = (page: Page, html: string) =>
  page.evaluate((given) => {
    const part = document.createElement('div');
    part.innerHTML = given;
    document.querySelector('main')?.append(part);
  }, html);
const takeOut = (page: Page) =>
  page.evaluate(() => document.querySelector('main > div:last-child')?.remove());

const faults = [
  { rule: 'image-alt', html: '<img width="40" height="40">' },
  { rule: 'button-name', html: '<button type="button"></button>' },
  { rule: 'link-name', html: '<a href="/explore"></a>' },
  { rule: 'label', html: '<input type="text">' },
  { rule: 'color-contrast', html: '<p style="color: #aaa; background: #fff">Pale words</p>' },
];

const unreadable = [
  { rule: 'squeezed', html: '<p style="width: 2px; overflow-wrap: anywhere">Data entry clerk</p>' },
  { rule: 'squeezed', html: '<p lang="km" style="width: 2px; overflow-wrap: anywhere">ជំនួយការលក់</p>' },
  { rule: 'cut', html: '<p style="height: 12px; overflow: hidden">One line<br>and a second</p>' },
  {
    rule: 'cut',
    html: '<p style="width: 40px; overflow: hidden; white-space: nowrap">Accounting assistant</p>',
  },
  { rule: 'broken word', html: '<p style="width: 60px; overflow-wrap: anywhere">Programming</p>' },
  { rule: 'broken date or price', html: '<p style="width: 60px">05-Apr-2026</p>' },
  { rule: 'broken date or price', html: '<p style="width: 60px">07:00–08:30</p>' },
  { rule: 'broken date or price', html: '<p style="width: 40px; overflow-wrap: anywhere">$12,000</p>' },
];

// A check that finds nothing anywhere would pass on every page.
test('each planted fault is found @desktop', async ({ page, path }) => {
  await page.goto(path('/login'));
  await untilReady(page);
  await expectAccessible(page);
  for (const { rule, html } of faults) {
    await plant(page, html);
    await expect(expectAccessible(page), rule).rejects.toThrow(`${rule}: `);
    await takeOut(page);
  }
  await expectAccessible(page);
});

test('each planted text that cannot be read is found @desktop', async ({ page, path }) => {
  await page.goto(path('/login'));
  await untilReady(page);
  await expectReadable(page);
  for (const { rule, html } of unreadable) {
    await plant(page, html);
    await expect(expectReadable(page), html).rejects.toThrow(`${rule}: `);
    await takeOut(page);
  }
  await plant(page, '<p style="width: 60px">05-\u2060Apr-\u20602026 and a word</p>');
  await expectReadable(page);
});
