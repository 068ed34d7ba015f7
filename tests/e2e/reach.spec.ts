import type { Page } from '@playwright/test';
import { crawl, isPublic, linksInBrowser } from './crawl';
import { expect, type Fixtures, test } from './fixtures';
import { ownPages } from './own-rooms';
import { freshPhone, signUpHere } from './sign-up';

/** Every page that a new person may use is found from the front page, by links alone; the map walks the others. */

// On phones the menus of desks are in sheets, which pages.spec.ts and desk-nav.test.tsx open.
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

interface Walk extends Pick<Fixtures, 'path' | 'texts'> {
  page: Page;
  baseURL: string | undefined;
  wanted: readonly string[];
}

/** What of the wanted pages no link leads to. */
async function notFound({ page, baseURL, path, texts, wanted }: Walk): Promise<string[]> {
  const found = new Map<string, string>();
  const missing = () => wanted.filter((each) => !found.has(each));
  const start = path('/');
  await crawl(
    { origin: new URL(baseURL ?? '').origin, start, found, isDone: () => missing().length === 0 },
    (entry, place) => !isPublic(entry) && wanted.includes(place),
    linksInBrowser(page, texts, start),
  );
  return missing();
}

// Codes are limited for one address: whoever looks for a school is seen by the newcomer.
test('a new guardian comes by the link of a code, finds it filled in after the sign-up, and all own pages', async ({
  page,
  baseURL,
  path,
  texts,
}) => {
  test.setTimeout(240_000);
  await page.goto(path('/profile/enrolled?code=ACEFHJKM'));
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const t = texts('auth');
  await page
    .getByRole('link', { name: t('logIn.signUp') })
    .filter({ visible: true })
    .last()
    .click();
  await page.getByLabel(t('signUp.comesAs.guardian')).check();
  await signUpHere(page, texts, {
    lastName: 'Keo',
    firstName: 'Vannak',
    phone: freshPhone(),
    pin: '620418',
    khmerDigits: false,
  });
  await expect(page).toHaveURL(/\/profile\/enrolled\?code=ACEFHJKM$/);
  await expect(page.getByLabel(texts('guardianCode')('code'), { exact: true })).toHaveValue('ACEFHJKM');
  const wanted = [...ownPages, '/profile/enrolled'];
  expect(await notFound({ page, baseURL, path, texts, wanted })).toEqual([]);
});

test('a new pupil is led to where the student code is typed, and finds it again', async ({
  page,
  baseURL,
  path,
  texts,
}) => {
  test.setTimeout(240_000);
  await page.goto(path('/signup'));
  await page.getByLabel(texts('auth')('signUp.comesAs.pupil')).check();
  await signUpHere(page, texts, {
    lastName: 'Keo',
    firstName: 'Sokha',
    phone: freshPhone(),
    pin: '620417',
    khmerDigits: false,
  });
  await expect(page).toHaveURL(/\/profile\/enrolled$/);
  await expect(page.getByLabel(texts('guardianCode')('join.studentCode'))).toBeVisible();
  expect(await notFound({ page, baseURL, path, texts, wanted: ['/profile/enrolled'] })).toEqual([]);
});
