import type { Page } from '@playwright/test';
import { portalRooms, tabsOf } from '@/components/school-day/membership/rooms';
import type { Membership } from '@/lib/contract/school-day/memberships';
import type { MembershipKind } from '@/lib/domain/school-day/school-life';
import { builtPages } from '@/lib/routes/pages';
import { pagesWithoutDoor } from '../support/pages-without-door';
import { crawl, isPublic, linksInBrowser } from './crawl';
import { expect, type Fixtures, test } from './fixtures';
import { freshPhone, signUpHere } from './sign-up';

/** Every page that somebody may use is found by that person from the front page, by links alone. */

// On phones the menus of desks are in sheets, which pages.spec.ts and desk-nav.test.tsx open.
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

/** Pages of a record that has to exist first; the map finds them for whoever has one. */
const ofOneRecord: ReadonlySet<string> = new Set([
  '/profile/view-course-material',
  '/profile/applications/view-details',
  '/profile/student-loan/detail',
  '/profile/enrolled-course-list',
]);
const needsNoRecord = (path: string): boolean =>
  !path.includes('[') && !ofOneRecord.has(path) && !(path in pagesWithoutDoor);

const pagesOf = (access: string, layout?: string): readonly string[] =>
  builtPages.flatMap((page) =>
    page.access === access && (!layout || page.layout === layout) && needsNoRecord(page.path)
      ? [page.path]
      : [],
  );
const ownPages = pagesOf('user', 'profile');

interface Role {
  pages: readonly string[];
  /** What the person is at a school. */
  kind?: MembershipKind;
}

const roles: Readonly<Record<string, Role>> = {
  student: { pages: ownPages, kind: 'student' },
  guardian: { pages: ownPages, kind: 'guardian' },
  teacher: { pages: ownPages, kind: 'teacher' },
  schoolAdmin: { pages: [...pagesOf('partner'), '/profile/settings'], kind: 'office' },
  university: { pages: [...pagesOf('partner'), '/profile/university'], kind: 'office' },
  partner: { pages: pagesOf('partner'), kind: 'office' },
  bank: { pages: pagesOf('bank') },
};

/** The tabs of the rooms that the person has at their first school of this kind. */
async function roomsOf(page: Page, kind: MembershipKind | undefined): Promise<string[]> {
  if (!kind) return [];
  const { sub } = (await (await page.request.get('/api-auth/userinfo')).json()) as { sub: string };
  const answer = await page.request.get(`/api-lms/users/${sub}/memberships`);
  const { data } = (await answer.json()) as { data: Membership[] };
  const membership = data.find((each) => each.kind === kind);
  if (!membership) throw new Error(`The demo has no ${kind} at a school.`);
  return portalRooms.flatMap((room) => tabsOf(room, { membership, studentId: null }).map(({ path }) => path));
}

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

for (const [person, { pages, kind }] of Object.entries(roles)) {
  test.describe(() => {
    test.use({ person });

    test(`${person} finds all own rooms`, async ({ page, baseURL, path, texts }) => {
      test.setTimeout(240_000);
      const wanted = [...pages, ...(await roomsOf(page, kind))];
      expect(await notFound({ page, baseURL, path, texts, wanted })).toEqual([]);
    });
  });
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
