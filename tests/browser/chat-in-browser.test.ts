import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '@/tests/run/system-programs.mjs';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { makeChat, say, unsay } from '@/tests/support/chats';
import { chromiumFlags } from '@/tests/support/chromium-flags';
import { type FirestoreDouble, startFirestoreDouble } from '@/tests/support/firestore-double';
import { makePerson } from '@/tests/support/make';
import { type LiveSite, startLiveSite } from './live-site';

let browser: Browser;
let double: FirestoreDouble;
let backend: TestBackend;
let site: LiveSite;
let page: Page;

const start = (env: () => Record<string, string>) => {
  beforeAll(async () => {
    const executablePath = findBrowser();
    if (!executablePath) throw new Error('Chromium is missing; CHROMIUM_PATH may name it.');
    browser = await chromium.launch({ executablePath, args: chromiumFlags });
    double = await startFirestoreDouble(() => backend.clock.now());
    backend = await startBackend(env());
    site = await startLiveSite(backend);
  });
  afterEach(() => page.close());
  afterAll(async () => {
    await browser.close();
    site.close();
    double.close();
    await backend.close();
  });
};

const open = async () => {
  const { questionId, author } = await makeChat(backend);
  await say(backend, questionId, author, 'One');
  await drainOutbox(backend.deps);
  site.signIn((await makePerson(backend)).token);
  page = await browser.newPage();
  await page.goto(`${site.origin}/?question=${questionId}`);
  return { questionId, author };
};

const whenLive = () => page.locator('[data-live=true]').waitFor({ timeout: 30_000 });
const whenShown = (...texts: string[]) =>
  page.waitForFunction(
    (wanted) =>
      JSON.stringify([...document.querySelectorAll('li')].map((item) => item.textContent)) === wanted,
    JSON.stringify(texts),
    { timeout: 30_000 },
  );

/** What holds for both stores. */
const behavesAlike = (cut: () => void) =>
  test('the page hears what is said and taken back, and a cut connection comes back without gap or double', async () => {
    const { questionId, author } = await open();
    await whenLive();
    await whenShown('Dara S. One');
    backend.clock.advance(1);
    const two = await say(backend, questionId, author, 'ពីរ');
    await drainOutbox(backend.deps);
    await whenShown('Dara S. ពីរ', 'Dara S. One');
    await unsay(backend, questionId, author, two);
    await drainOutbox(backend.deps);
    await whenShown('Dara S. One');
    for (const text of ['Three', 'Four']) {
      cut();
      backend.clock.advance(1);
      await say(backend, questionId, author, text);
      await drainOutbox(backend.deps);
    }
    await whenShown('Dara S. Four', 'Dara S. Three', 'Dara S. One');
    expect(await page.locator('li').count()).toBe(3);
  }, 120_000);

describe('with Firestore, through the real web SDK', () => {
  start(() => double.env);
  behavesAlike(() => double.cut());

  test('refused once its token has ended, the page comes back with another, and what the store lacks is there', async () => {
    const { questionId, author } = await open();
    await whenLive();
    expect(site.loaded.some((path) => path.includes('firestore'))).toBe(true);
    double.cut();
    // The rules refuse from now on: the token of this page has expired.
    backend.clock.advance(601);
    await page.locator('[data-live=false]').waitFor({ timeout: 30_000 });
    await say(backend, questionId, author, 'Two');
    await whenShown('Dara S. Two', 'Dara S. One');
    await whenLive();
    // It came from the backend: the store does not have it yet.
    const stored = [...double.documents.values()].map(({ fields }) => fields['text']);
    expect(stored).not.toContainEqual({ stringValue: 'Two' });
  }, 120_000);
});

describe('with the database alone', () => {
  start(() => ({}));
  behavesAlike(() => site.cut());

  test('the page never loads the SDK, and stops listening when it is closed', async () => {
    await open();
    await whenLive();
    expect(site.loaded.filter((path) => path.includes('firestore'))).toEqual([]);
    await page.close();
    await expect.poll(() => backend.deps.live.size(), { timeout: 10_000 }).toBe(0);
    page = await browser.newPage();
  }, 120_000);
});
