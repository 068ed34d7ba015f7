import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible';
import { expectLooks } from './expect-looks';
import { expect, setFontSize, test, untilReady } from './fixtures';

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

/** A square that is no picture of the site. */
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96"/></svg>')}`;

const unsightly = [
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
  { rule: 'leftover', html: '<p>auth.login.title</p>' },
  { rule: 'leftover', html: '<p>Invalid Date</p>' },
  { rule: 'leftover', html: '<p>Hello {name}</p>' },
  {
    rule: 'covered',
    html: '<div style="position: absolute; top: 200px; left: 100px"><p>Below</p><i style="position: absolute; inset: 0; background: red"></i></div>',
  },
  {
    rule: 'beyond the edge',
    html: '<p style="position: absolute; top: 0; left: calc(100vw - 20px); width: 90px">Far off</p>',
  },
  {
    rule: 'picture missing',
    html: '<img src="data:image/png;base64,AAAA" alt="A drawing" width="40" height="40">',
  },
  { rule: 'picture distorted', html: `<img src="${drawing}" alt="" style="width: 40px; height: 80px">` },
  {
    rule: 'same picture in view',
    html: `<img src="${drawing}" alt="" width="96"><img src="${drawing}" alt="" width="96">`,
  },
  {
    rule: 'too small',
    html: '<button type="button" style="height: 12px; width: 12px; min-height: 0">x</button>',
  },
  {
    rule: 'bar over a quarter',
    html: '<div style="position: fixed; inset: 0 0 auto; height: 40vh">A high bar</div>',
  },
  {
    rule: 'off the screen',
    html: '<div style="position: fixed; inset: auto 0 0; display: flex; height: 48px"><a href="/explore" style="flex: none; width: 100vw">First</a><a href="/course" style="flex: none; width: 80px">Last</a></div>',
  },
  {
    rule: 'off the screen',
    html: '<div style="position: fixed; inset: auto 0 0; height: 48px; overflow: auto"><p style="height: 60px">About</p><button type="button">Apply</button></div>',
  },
  {
    rule: 'name cut beside a constant',
    html: `<table>${Array.from({ length: 4 }, (_, index) => `<tr><td class="list-name"><div style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">A school with a long name ${index}</div></td><td>Active</td></tr>`).join('')}</table>`,
  },
  {
    rule: 'tabs of one look',
    html: '<nav data-tabs="tabs"><p>First</p></nav><nav data-tabs="tabs"><p>Second</p></nav>',
  },
  {
    rule: 'sentence repeats its title',
    html: '<h2>Results by term</h2><p>The results by term.</p>',
  },
  {
    rule: 'heading with nothing below',
    html: '<h2 style="margin: 0">Papers</h2><h2 style="margin: 0">Grades</h2>',
  },
];

/** Close to each rule, and right. */
const sound = [
  '<p style="width: 60px">05-\u2060Apr-\u20602026 and a word</p>',
  '<p style="width: 100px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Accounting assistant of a bank</p>',
  '<p>example.edu.kh</p><code>auth.login.title</code>',
  '<div style="overflow-x: auto"><p style="width: 200vw">A wide table</p></div>',
  `<img src="${drawing}" alt="" width="96" height="96">`,
  `<img src="${drawing}" alt="" style="width: 40px; height: 80px; object-fit: cover">`,
  '<p>A sentence with <a href="/explore" style="font-size: 12px">a link</a> in it.</p>',
  '<div style="position: fixed; inset: auto 0 0; display: flex; height: 48px"><a href="/explore" style="flex: 1">First</a><a href="/course" style="flex: 1">Last</a></div>',
  '<nav data-tabs="switch"><p>First</p></nav><nav data-tabs="tabs"><p>Second</p></nav>',
  '<h2 style="margin: 0">Papers</h2><p style="margin: 0">Two of three.</p><h2>Grades</h2><p>None yet.</p>',
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

test('each planted fault of looks is found, and nothing else @desktop', async ({ page, path }) => {
  await page.goto(path('/login'));
  await untilReady(page);
  await expectLooks(page);
  for (const { rule, html } of unsightly) {
    await plant(page, html);
    await expect(expectLooks(page), html).rejects.toThrow(`${rule}: `);
    await takeOut(page);
  }
  for (const html of sound) {
    await plant(page, html);
    await test.step(html, () => expectLooks(page));
    await takeOut(page);
  }
});

const overBudget = [
  { rule: 'too long', html: '<p style="height: 5001px">Much</p>' },
  { rule: 'footer too high', html: '<style>body footer { min-height: 360px }</style>' },
  {
    rule: 'list begins low',
    html: '<ul data-records style="position: absolute; top: 320px; left: 0"><li>A school</li></ul>',
  },
  {
    rule: 'record too tall',
    html: '<ul data-records style="position: absolute; top: 80px; left: 0"><li style="height: 130px">A school</li></ul>',
  },
  {
    rule: 'deed below the first screen',
    html: '<style>main form { display: none }</style><p style="position: absolute; top: 900px; left: 0"><button type="button" class="button button-primary">Apply</button></p>',
  },
  {
    rule: 'deed twice',
    html: '<p style="position: absolute; top: 80px; left: 0"><button class="button button-primary">Apply</button> <button class="button button-primary">Apply</button></p>',
  },
];

test('what is over a budget of phones is found there only, and in ordinary letters @phone', async ({
  page,
  path,
}) => {
  await page.goto(path('/login'));
  await untilReady(page);
  for (const { rule, html } of overBudget) {
    await plant(page, html);
    await expect(expectLooks(page), rule).rejects.toThrow(`${rule}: `);
    await takeOut(page);
  }
  await plant(page, '<p style="height: 5001px">Much</p>');
  await setFontSize(page, 32);
  await expectLooks(page);
  await setFontSize(page, 16);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectLooks(page);
});
