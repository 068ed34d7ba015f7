import { expect, test } from 'vitest';
import { type RoleName, roleNames } from '@/lib/domain/accounts/roles';
import { pageElsewhere } from './page-elsewhere';

const id = '0b3f9c56-8f0e-4c67-9a35-3f3b1f3a9b10';
const foundBy = (role: RoleName, path: string, query = '') =>
  pageElsewhere(path, new URLSearchParams(query), { userId: 'somebody', roles: [role], expiresAt: 0 });

test('a link to an application opens at the desk of whoever follows it', () => {
  const [advisors, managers] = [`/advisor/user/application/${id}`, `/partner/application/${id}`];
  expect(foundBy(roleNames.university, advisors, 'sort=waiting')).toBe(`${managers}?sort=waiting`);
  expect(foundBy(roleNames.partner, '/advisor/user/application')).toBe('/partner/application');
  expect(foundBy(roleNames.advisor, managers)).toBe(advisors);
  expect(foundBy(roleNames.advisor, advisors)).toBeNull();
  expect(foundBy(roleNames.schoolAdmin, managers)).toBeNull();
});

test('the printed view of advisors is the page of the application at a school', () => {
  const view = '/advisor/user/application/view';
  for (const role of [roleNames.university, roleNames.partner, roleNames.schoolAdmin])
    expect(foundBy(role, view, `applicantId=${id}`)).toBe(`/partner/application/${id}`);
  expect(foundBy(roleNames.university, view)).toBe('/partner/application');
  expect(foundBy(roleNames.advisor, view, `applicantId=${id}`)).toBeNull();
  expect(foundBy(roleNames.user, view, `applicantId=${id}`)).toBeNull();
});

test('nobody is led to a page that does not exist for them', () => {
  expect(foundBy(roleNames.user, `/advisor/user/application/${id}`)).toBeNull();
  expect(foundBy(roleNames.bank, '/partner/application')).toBeNull();
  expect(foundBy(roleNames.university, '/advisor/user/applications')).toBeNull();
  expect(foundBy(roleNames.university, '/advisor/user/application/a/b')).toBeNull();
});

test('the applicants of the dashboard have a page of their own', () => {
  const { university, advisor } = roleNames;
  expect(foundBy(university, '/partner/dashboard', 'view=applicants&keyword=KFRW')).toBe(
    '/partner/application?keyword=KFRW',
  );
  expect(foundBy(university, '/partner/dashboard')).toBeNull();
  expect(foundBy(advisor, '/partner/dashboard', 'view=applicants')).toBeNull();
});
