import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { roleNames } from '@/lib/domain/accounts/roles';
import { localizePath, locales, type Locale } from '@/lib/i18n/locales';
import type { PageEntry } from '@/lib/routes/page-entry';
import { builtPages as built } from '@/lib/routes/pages';
import { pageElsewhere } from '@/lib/session/page-elsewhere';
import { peopleFor, peopleOfSample } from '../support/page-people';
import { demo, expect, test, textsOf } from './fixtures';

/**
 * The guard table on the running site: every built page, for a visitor in both languages and for every demo account in
 * one, without a browser. A guard knows no language, so the accounts share the languages of each page.
 */

const visitor = 'visitor';
const people = [visitor, 'student', 'advisor', 'partner', 'schoolAdmin', 'university', 'teacher', 'bank'];
const atOnce = 8;

/** Who may open the samples of pages about one record: the student's application is at a school of the advisor. */
const ownedPages: typeof peopleOfSample = {
  ...peopleOfSample,
  '/profile/applications/[id]': ['student', 'advisor', 'university'],
  '/advisor/user/application/[id]': ['advisor'],
};

const sampleOf = (path: string): string => {
  const sample = path.includes('[') ? demo.samples[path] : path;
  if (!sample) throw new Error(`demo.json has no sample for ${path}.`);
  return sample;
};
const applicationId = sampleOf('/profile/applications/[id]').split('/').at(-1) ?? '';

/** The same page at the desk of the person, who may not open this one. */
const elsewhereFor = (person: string, address: string): string | null => {
  const role = Object.entries(roleNames).find(([name]) => name === person)?.[1] ?? roleNames.user;
  const { pathname, searchParams } = new URL(address, 'https://sala.example');
  const claims = { userId: person, roles: [role], expiresAt: 0 };
  return person === visitor ? null : pageElsewhere(pathname, searchParams, claims);
};

/** The expected statuses of the table. `owner-or-shared` pages have shared samples. */
const expectedStatus = ({ path, access, answers: own }: PageEntry, person: string): number => {
  const answers: number = own ?? 200;
  if (access === 'public' || access === 'owner-or-shared') return answers;
  if (person === visitor) return 307;
  if (elsewhereFor(person, sampleOf(path)) !== null) return 307;
  const seen = ownedPages[path] ?? peopleFor[access] ?? people;
  return seen.includes(person) ? answers : 404;
};

const isFull = process.env['FULL'] === 'on';

const languagesOf = (person: string, page: number): readonly Locale[] =>
  isFull || person === visitor
    ? locales
    : locales.filter((_locale, at) => at === (page + people.indexOf(person)) % locales.length);

const inBatches = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  for (let start = 0; start < items.length; start += atOnce)
    await Promise.all(items.slice(start, start + atOnce).map(work));
};

/** One line for each unexpected answer; none when all is well. */
async function judgeAnswer(
  request: APIRequestContext,
  locale: Locale,
  bare: string,
  { person, expected }: { person: string; expected: number },
): Promise<string[]> {
  const path = localizePath(bare, locale);
  const answer = await request.get(path, { maxRedirects: 0 });
  const { location, 'cache-control': caching = '' } = answer.headers();
  const wrong: string[] = [];
  if (answer.status() !== expected) wrong.push(`${path}: ${answer.status()}, not ${expected}`);
  if (expected === 307) {
    const login = `/login?redirect=${encodeURIComponent(bare)}`;
    const wanted = localizePath(elsewhereFor(person, bare) ?? login, locale);
    if (location !== wanted) wrong.push(`${path}: leads to ${location}, not ${wanted}`);
    return wrong;
  }
  const html = await answer.text();
  if (!html.includes(`<html lang="${locale}"`)) wrong.push(`${path}: not in ${locale}`);
  // Other pages contain the text as well, for their own scripts.
  if (expected === 404 && !html.includes(textsOf(locale)('feedback')('error.404.title')))
    wrong.push(`${path}: does not say 404`);
  if (expected === 404 && /s-maxage=[1-9]/.test(caching) && /advisor|partner|profile/.test(bare))
    wrong.push(`${path}: a shared cache may keep the refusal (${caching})`);
  return wrong;
}

test('the roles of the demo are all that there are', () => {
  // A guardian is a person like any other: no role makes one. The second officer has the role of the first.
  const accounts = Object.keys(demo.accounts).filter((name) => !['guardian', 'bank2'].includes(name));
  expect(accounts.toSorted()).toEqual(people.filter((who) => who !== visitor).toSorted());
  expect(
    Object.keys(roleNames)
      // The demo's advisor is its operator.
      .filter((role) => role !== 'user' && role !== 'operator')
      .toSorted(),
  ).toEqual(people.filter((who) => who !== visitor && who !== 'student').toSorted());
});

test('programs that read no page find the icon', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/x-icon']);
});

for (const person of people) {
  test.describe(() => {
    test.use({ person: person === visitor ? null : person });

    test(`every page answers ${person} as the table says`, async ({ request }) => {
      const wrong: string[] = [];
      const visits = built.flatMap((page, at) => languagesOf(person, at).map((locale) => ({ page, locale })));
      await inBatches(visits, async ({ page, locale }) => {
        const expected = expectedStatus(page, person);
        wrong.push(...(await judgeAnswer(request, locale, sampleOf(page.path), { person, expected })));
      });
      expect(visits.length).toBeGreaterThan(60);
      expect(wrong.toSorted()).toEqual([]);
    });

    test(`what is not there is not there for ${person} either`, async ({ request }) => {
      const guarded = person === visitor ? 307 : 404;
      const missing: [path: string, status: number][] = [
        ['/no-such-page', 404],
        ['/refused/500', 404],
        ['/school/no-such-school', 404],
        ['/category/no-such-major', 404],
        // The gallery of blocks is there only while Sala is developed.
        ['/blocks', 404],
        [`/course/${randomUUID()}`, 404],
        [`/profile/applications/${randomUUID()}`, guarded],
        [`/advisor/user/application/${randomUUID()}`, guarded],
        [`/partner/application/${randomUUID()}`, guarded],
        [`/profile/applications/create?applicantId=${randomUUID()}`, guarded],
        [`/advisor/user/application?applicantId=${randomUUID()}`, guarded],
        [`/profile/${randomUUID()}/digital-cv`, 404],
        [`/profile/${randomUUID()}/digital-profile`, 404],
        ['/profile/no-such-page', 404],
        ['/advisor/no-such-page', 404],
        ['/partner/no-such-page', 404],
      ];
      const wrong: string[] = [];
      await inBatches(
        missing.flatMap((each) => locales.map((locale) => [locale, ...each] as const)),
        async ([locale, path, status]) => {
          const expected = elsewhereFor(person, path) === null ? status : 307;
          wrong.push(...(await judgeAnswer(request, locale, path, { person, expected })));
        },
      );
      expect(wrong.toSorted()).toEqual([]);
    });

    test(`the query cannot show ${person} an application that is not theirs`, async ({ request }) => {
      const allowed = ['student', 'advisor', 'university'].includes(person) ? 200 : 404;
      const expected = person === visitor ? 307 : allowed;
      for (const locale of locales) {
        const path = `/profile/applications/create?applicantId=${applicationId}`;
        expect(await judgeAnswer(request, locale, path, { person, expected })).toEqual([]);
      }
    });
  });
}
