import type { Page } from '@playwright/test';
import { portalRooms, tabsOf } from '@/components/portal/membership/rooms';
import type { Membership } from '@/lib/contract/lms/memberships';
import { type MembershipKind, studentMatters } from '@/lib/domain/learning/school-life';
import { builtPages } from '@/lib/routes/pages';
import { pagesWithoutDoor } from '../support/pages-without-door';
import { crawl, isPublic, linksInBrowser } from './crawl';
import { expect, type Fixtures, inEnglish, test } from './fixtures';
import { freshPhone, signUpHere } from './sign-up';

/** Every page that somebody may use is found by that person from the front page, by links alone. */

/** Pages of a record that has to exist first; the map finds them for whoever has one. */
const ofOneRecord = (path: string): boolean =>
  path.includes('[') ||
  path === '/profile/view-course-material' ||
  path === '/profile/applications/view-details';

const ownPages: readonly string[] = builtPages.flatMap(({ path, access, layout }) =>
  access === 'user' && layout === 'profile' && !ofOneRecord(path) && !(path in pagesWithoutDoor)
    ? [path]
    : [],
);
const partnerPages: readonly string[] = builtPages.flatMap(({ path, access }) =>
  access === 'partner' && !path.includes('[') && !(path in pagesWithoutDoor) ? [path] : [],
);
const bankPages: readonly string[] = builtPages.flatMap(({ path, access }) =>
  access === 'bank' && !path.includes('[') ? [path] : [],
);

/** The rooms of a school that somebody has there, with their tabs. */
const roomsOf = (kind: MembershipKind): string[] => {
  const membership = { kind, matters: [...studentMatters] } as unknown as Membership;
  return portalRooms.flatMap((room) => tabsOf(room, { membership, studentId: null }).map(({ path }) => path));
};

const rolesPages: Readonly<Record<string, readonly string[]>> = {
  student: [...ownPages, ...roomsOf('student')],
  guardian: [...ownPages, ...roomsOf('guardian')],
  teacher: [...ownPages, ...roomsOf('teacher')],
  schoolAdmin: [...partnerPages, ...roomsOf('office'), '/profile/settings'],
  university: [...partnerPages, ...roomsOf('office'), '/profile/university'],
  partner: [...partnerPages, ...roomsOf('office')],
  bank: [...bankPages, ...ownPages],
};

interface Walk extends Pick<Fixtures, 'texts'> {
  page: Page;
  baseURL: string | undefined;
  wanted: readonly string[];
}

/** What of the wanted pages no link leads to. */
async function notFound({ page, baseURL, texts, wanted }: Walk): Promise<string[]> {
  const found = new Map<string, string>();
  const missing = () => wanted.filter((path) => !found.has(path));
  await crawl(
    { origin: new URL(baseURL ?? '').origin, found, isDone: () => missing().length === 0 },
    (entry, place) => !isPublic(entry) && (wanted.includes(place) || wanted.includes(entry.path)),
    linksInBrowser(page, texts),
  );
  return missing();
}

for (const [person, wanted] of Object.entries(rolesPages)) {
  test.describe(() => {
    test.use({ person });

    test(`${person} finds all own rooms`, async ({ page, baseURL, texts }) => {
      test.setTimeout(240_000);
      expect(await notFound({ page, baseURL, texts, wanted })).toEqual([]);
    });
  });
}

for (const comer of ['seeker', 'guardian', 'pupil'] as const) {
  test(`a new account of the kind ${comer} finds all own pages and where a code is typed`, async ({
    page,
    baseURL,
    texts,
  }) => {
    test.setTimeout(240_000);
    await page.goto(inEnglish('/signup'));
    await page.getByLabel(texts('auth')(`signUp.comesAs.${comer}`)).check();
    await signUpHere(page, texts, {
      lastName: 'Keo',
      firstName: 'Sokha',
      phone: freshPhone(),
      pin: '620417',
      khmerDigits: false,
    });
    await expect(page).toHaveURL(comer === 'seeker' ? /\/welcome$/ : /\/profile\/enrolled$/);
    if (comer !== 'seeker') {
      await expect(page.getByLabel(texts('guardianCode')('code'), { exact: true })).toBeVisible();
      await expect(page.getByLabel(texts('guardianCode')('join.studentCode'))).toBeVisible();
    }
    const wanted = [...ownPages, '/profile/enrolled'];
    expect(await notFound({ page, baseURL, texts, wanted })).toEqual([]);
  });
}

test('the link of a code survives the sign-up, and the code is filled in', async ({ page, texts }) => {
  await page.goto(inEnglish('/profile/enrolled?code=ACEFHJKM'));
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const t = texts('auth');
  await page
    .getByRole('link', { name: t('logIn.signUp') })
    .filter({ visible: true })
    .last()
    .click();
  await signUpHere(page, texts, {
    lastName: 'Keo',
    firstName: 'Vannak',
    phone: freshPhone(),
    pin: '620418',
    khmerDigits: false,
  });
  await expect(page).toHaveURL(/\/profile\/enrolled\?code=ACEFHJKM$/);
  await expect(page.getByLabel(texts('guardianCode')('code'), { exact: true })).toHaveValue('ACEFHJKM');
});
