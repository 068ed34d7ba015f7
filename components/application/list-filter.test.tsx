import { expect, test } from 'vitest';
import { hrefOfFilter, isNarrowed, noFilter, readFilter, toQuery } from './list-filter';

const read = (search: string) => readFilter(new URLSearchParams(search));
const schoolId = '11111111-2222-4333-8444-555555555555';

test('an address comes back as it was written', () => {
  const filter = {
    applicantStatus: 'interview',
    keyword: 'តារា',
    enrollToSubject: 'law',
    schoolId,
    createdAt: '2026-10-01',
    createdTo: '2026-10-31',
    page: 3,
  };
  const link = hrefOfFilter(filter);
  expect(link).toMatch(/^\/advisor\/user\/application\?/);
  expect(read(link.split('?')[1] ?? '')).toEqual(filter);
  expect(toQuery(filter)).toEqual({ ...filter, page: undefined, start: 40, limit: 20 });
});

test('the plain list has a plain address', () => {
  expect(hrefOfFilter(noFilter)).toBe('/advisor/user/application');
  expect(toQuery(noFilter)).toEqual({ start: 0, limit: 20 });
});

test.each([
  'page=0',
  'page=-2',
  'page=x',
  'page=1.5',
  'page=99999999',
  'schoolId=none',
  'createdAt=31-10-2026',
  'createdTo=2026-02-30',
  'keyword=%20%E2%80%8B',
])('%s is left out', (search) => {
  expect(read(search)).toEqual(noFilter);
});

test('a status alone does not count as narrowed', () => {
  expect(isNarrowed({ ...noFilter, applicantStatus: 'pending', page: 2 })).toBe(false);
  expect(isNarrowed({ ...noFilter, createdTo: '2026-10-31' })).toBe(true);
});
