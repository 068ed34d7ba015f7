import { expectAccessible } from './expect-accessible';
import { expect, test, untilReady } from './fixtures';

const faults = [
  { rule: 'image-alt', html: '<img width="40" height="40">' },
  { rule: 'button-name', html: '<button type="button"></button>' },
  { rule: 'link-name', html: '<a href="/explore"></a>' },
  { rule: 'label', html: '<input type="text">' },
  { rule: 'color-contrast', html: '<p style="color: #aaa; background: #fff">Pale words</p>' },
];

// A check that finds nothing anywhere would pass on every page.
test('each planted fault is found @desktop', async ({ page, path }) => {
  await page.goto(path('/login'));
  await untilReady(page);
  await expectAccessible(page);
  for (const { rule, html } of faults) {
    await page.evaluate((given) => {
      const part = document.createElement('div');
      part.innerHTML = given;
      document.querySelector('main')?.append(part);
    }, html);
    await expect(expectAccessible(page), rule).rejects.toThrow(`${rule}: `);
    await page.evaluate(() => document.querySelector('main > div:last-child')?.remove());
  }
  await expectAccessible(page);
});
