import type { Page } from '@playwright/test';
import { expect, test, untilReady } from './fixtures';

const cardLinks =
  /href="(?:\/en)?(\/(?:school|course|articles|blog|career|earlybird|events|job|scholarship)\/[^"?#]+)"/g;
/** The links of the cards, from the list on. */
const linksOf = (html: string): string[] => {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...new Set([...main.matchAll(cardLinks)].map(([, link = '']) => link))];
};

const slugsOf = async (page: Page, schoolType: string, language: string) => {
  const answer = await page.request.get(`/api-nest-aca/schools?schoolType=${schoolType}&lang=${language}`);
  const { hits } = (await answer.json()) as { hits: { slug: string }[] };
  return hits.map(({ slug }) => `/school/${slug}`);
};

const asked = [
  '/explore?schoolType=kindergarten&province=12',
  '/course?degree=bachelor&order=fee&sort=desc',
  '/articles?start=12',
];

test('the HTML of a filtered list has what was asked for, and nothing else', async ({
  page,
  path,
  language,
}) => {
  const html = await (await page.request.get(path('/explore?schoolType=kindergarten'))).text();
  const links = linksOf(html).filter((link) => link.startsWith('/school/'));
  expect(links).toEqual(await slugsOf(page, 'kindergarten', language));
  const universities = await slugsOf(page, 'university', language);
  expect(universities.length).toBeGreaterThan(0);
  expect(links.filter((link) => universities.includes(link))).toEqual([]);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path('/explore')}"`));
});

for (const address of asked) {
  test(`${address} does not change after its scripts have run`, async ({ page, path }) => {
    // A font that arrives late moves what is as wide as its text. From here on it is in the browser's cache.
    await page.goto(path(address));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/api-(?:nest-aca|aca|news)\//.test(request.url())) calls.push(request.url());
    });
    // The header moves by a pixel when its font arrives, on every page.
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[];
        for (const { node } of shifts.flatMap(({ sources }) => sources))
          if (node?.parentElement?.closest('main')) moved.push(node.textContent ?? '');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const sent = linksOf(await (await page.request.get(path(address))).text());
    expect(sent.length).toBeGreaterThan(0);
    await page.goto(path(address));
    await untilReady(page);
    expect(linksOf(await page.content())).toEqual(sent);
    expect(calls).toEqual([]);
    expect(await page.evaluate(() => (window as Window & { moved?: string[] }).moved)).toEqual([]);
  });
}

test('a filtered page goes on like any other', async ({ page, path, texts }) => {
  await page.goto(path('/explore?schoolType=kindergarten'));
  await untilReady(page);
  await page
    .getByRole('button', { name: texts('catalogue')('clearAll') })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${path('/explore')}$`));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/schoolType=kindergarten$/);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/school\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/schoolType=kindergarten$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0);
});

test('what nobody understands is the list itself', async ({ page, path }) => {
  const whole = await (await page.request.get(path('/course'))).text();
  const odd = await page.request.get(path('/course?degree=castle&start=-1&utm_source=mail'));
  expect(linksOf(await odd.text())).toEqual(linksOf(whole));
});

test('the page of a query has no address of its own', async ({ page, path }) => {
  const segment = Buffer.from('start=12').toString('base64url');
  expect((await page.request.get(path(`/asked/explore/${segment}`))).status()).toBe(404);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`an emblem goes along to the page of its school with the motion ${reducedMotion}`, async ({
    page,
    path,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const names = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
            .filter((name) => name?.startsWith('::view-transition-group(school-'));
          document.documentElement.dataset['moved'] = String(names.length);
        });
        return transition;
      };
    });
    await page.goto(path('/explore'));
    await untilReady(page);
    // Only a page that is there already takes the emblem over.
    await page.waitForLoadState('networkidle');
    await page.locator('main a.card-link').first().click();
    await expect(page).toHaveURL(/\/school\//);
    await expect(page.locator('html')).toHaveAttribute('data-moved', reducedMotion === 'reduce' ? '0' : '1');
  });
}
