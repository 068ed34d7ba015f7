import { describe, expect, test } from 'vitest';
import { roleNames } from '@/lib/domain/accounts/roles';
import type { PageEntry } from '@/lib/routes/page-entry';
import { builtPages, pages } from '@/lib/routes/pages';
import { accessOf, applicantIdOf, judge, schoolIdOf } from './guards';

const id = '3b241101-e2bb-4255-8caf-4136c566a962';
const person = (...roles: string[]) => ({ userId: id, roles: ['user', ...roles], expiresAt: 4_000_000_000 });

/** The guards of the specification, and `partner`. Their meaning is in docs/decisions/privacy.md. */
type GuardName = 'advisor' | 'authenticated' | 'bank' | 'partner' | 'profile' | 'school' | 'university';

const guardsByLayout: Partial<Record<PageEntry['layout'], GuardName>> = {
  profile: 'profile',
  school: 'school',
  'student-portal': 'school',
  university: 'university',
};

/** The guard of a page; null when it is public. */
function guardOf({ access, layout }: Pick<PageEntry, 'access' | 'layout'>): GuardName | null {
  if (access === 'public') return null;
  if (access === 'advisor' || access === 'partner' || access === 'bank') return access;
  return guardsByLayout[layout] ?? 'authenticated';
}

describe('accessOf', () => {
  test('finds every built page by its own path', () => {
    const wrong = builtPages.filter((page) => accessOf(page.path.replace(/\[\w+\]/g, 'x-1')) !== page.access);
    expect(wrong).toEqual([]);
  });

  test('prefers the page of that very name to a parameter', () => {
    expect(accessOf('/profile/applications/create')).toBe('user');
    expect(accessOf('/school/mekong-university/enrollment-form')).toBe('user');
    expect(accessOf('/school/mekong-university')).toBe('public');
  });

  test.each([
    '/no-such-page',
    '/advisor',
    '/advisor/dashboard/x',
    '/school/a/b',
    '/profile/applications/a/b',
    '//advisor/dashboard',
    '',
  ])('%s is no page', (path) => {
    expect(accessOf(path)).toBeNull();
  });

  test('a trailing slash changes nothing, another case does', () => {
    expect(accessOf('/advisor/dashboard/')).toBe('advisor');
    expect(accessOf('/Advisor/dashboard')).toBeNull();
  });
});

describe('judge', () => {
  test.each([
    ['public', null, 'allow'],
    ['owner-or-shared', null, 'allow'],
    ['user', null, 'login'],
    ['user', person(), 'allow'],
    ['advisor', null, 'login'],
    ['advisor', person(), 'not-found'],
    ['advisor', person(roleNames.partner), 'not-found'],
    ['advisor', person(roleNames.advisor), 'allow'],
    ['partner', person(roleNames.advisor), 'not-found'],
    ['partner', person(roleNames.partner), 'allow'],
    ['bank', person(roleNames.partner), 'not-found'],
    ['bank', person(roleNames.bank), 'allow'],
    [null, person(roleNames.advisor), 'not-found'],
  ] as const)('%s for %o: %s', (access, claims, verdict) => {
    expect(judge(access, claims)).toBe(verdict);
  });
});

describe('guardOf', () => {
  const rows: readonly PageEntry[] = pages;
  const guarded = (guard: GuardName | null) => rows.filter((page) => guardOf(page) === guard);

  test('finds one for every page, by the part of the site it is in', () => {
    const prefixes: Record<GuardName, RegExp> = {
      advisor: /^\/advisor\//,
      bank: /^\/advisor\/student-loan/,
      partner: /^\/partner\//,
      profile: /^\/profile\//,
      school: /^\/profile\//,
      university: /^\/profile\/university$/,
      authenticated: /^\/(?:school\/.*enrollment-form|forum\/|career-center\/register$)/,
    };
    for (const [guard, prefix] of Object.entries(prefixes) as [GuardName, RegExp][]) {
      const paths = guarded(guard).map(({ path }) => path);
      expect(paths.length, guard).toBeGreaterThan(0);
      expect(
        paths.filter((path) => !prefix.test(path)),
        guard,
      ).toEqual([]);
    }
    const open = guarded(null).map(({ path }) => path);
    expect(open.filter((path) => /^\/(?:advisor|partner|profile)\//.test(path))).toEqual([]);
  });

  test.each([
    ['authenticated', Object.keys(roleNames)],
    ['profile', Object.keys(roleNames)],
    ['school', Object.keys(roleNames)],
    ['university', Object.keys(roleNames)],
    ['advisor', ['advisor']],
    ['partner', ['partner', 'schoolAdmin', 'university']],
    ['bank', ['advisor', 'bank']],
  ] as const)('%s lets in %j, asks visitors to log in, and is not there for others', (guard, allowed) => {
    for (const { path, access } of guarded(guard)) {
      if (access === 'owner-or-shared') continue;
      expect(judge(access, null), path).toBe('login');
      for (const [role, name] of Object.entries(roleNames)) {
        const verdict = (allowed as readonly string[]).includes(role) ? 'allow' : 'not-found';
        expect(judge(access, person(name)), `${path} for ${role}`).toBe(verdict);
      }
    }
  });
});

describe('applicantIdOf', () => {
  const query = (text: string) => new URLSearchParams(text);

  test('reads the path first, then the query', () => {
    expect(applicantIdOf(`/profile/applications/${id}`, query(''))).toBe(id);
    expect(applicantIdOf(`/advisor/user/application/${id}/`, query('applicantId=other'))).toBe(id);
    expect(applicantIdOf('/profile/applications/create', query(`applicantId=${id}`))).toBe(id);
  });

  test('what stands in its place is taken for it, so that no id is nobody’s', () => {
    expect(applicantIdOf('/advisor/user/application/abc', query(''))).toBe('abc');
    expect(applicantIdOf('/profile/applications/-', query(''))).toBe('-');
  });

  test('there is none elsewhere', () => {
    expect(applicantIdOf('/profile/applications', query(''))).toBeNull();
    expect(applicantIdOf(`/school/${id}`, query(''))).toBeNull();
    expect(applicantIdOf('/profile/applications/create', query(''))).toBeNull();
  });
});

describe('schoolIdOf', () => {
  test('pages about one school name it in their path', () => {
    expect(schoolIdOf(`/advisor/school-information/${id}/detail`)).toBe(id);
    expect(schoolIdOf(`/partner/enrollable-subjects/${id}/edit/new`)).toBe(id);
    expect(schoolIdOf('/advisor/enrollable-subjects/abc/edit/new')).toBe('abc');
  });

  test('other pages do not', () => {
    expect(schoolIdOf('/advisor/school-information/create')).toBeNull();
    expect(schoolIdOf('/partner/school-information')).toBeNull();
    expect(schoolIdOf('/no-such-page')).toBeNull();
  });
});
