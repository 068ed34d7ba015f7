import { builtPages } from '@/lib/routes/pages';
import { demo, expect, test, untilReady } from './fixtures';
import { freshPhone, signUp } from './sign-up';

/** Public pages that read something of a signed-in person. */
const publicPages = [
  '/',
  '/career-center/internship-job-opportunities/[slug]',
  '/career-center/events/[slug]',
  '/school/[slug]',
  '/course/[id]',
  '/scholarship/[slug]',
  '/events/[slug]',
  '/campaigns/[slug]',
  '/forum/answer/[id]',
  '/job/[slug]',
] as const;

/** Pages of everybody who is signed in; those of one record belong to its person. */
const ownPages = builtPages.flatMap(({ path, access }) =>
  access === 'user' && !path.includes('[') ? [path] : [],
);

test('a person who has nothing yet opens every page without a refused call', async ({
  page,
  texts,
  path,
}) => {
  // About sixty pages.
  test.setTimeout(300_000);
  await page.goto(path('/login'));
  await signUp(page, texts, {
    lastName: 'Sok',
    firstName: 'Nary',
    phone: freshPhone(),
    pin: '739164',
    khmerDigits: false,
  });
  await expect(page).not.toHaveURL(/signup|login/);
  // The fixture fails on anything red in the console; this names the page.
  let at = '';
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${at}: ${answer.status()} ${answer.url()}`);
  });
  for (const pattern of [...ownPages, ...publicPages]) {
    at = pattern;
    await page.goto(path(demo.samples[pattern] ?? pattern));
    await untilReady(page);
  }
  expect(refused).toEqual([]);
});
