import { expect, expectTypeOf, test } from 'vitest';
import { href } from '@/lib/routes/href';
import type { NamesWithAll } from './filter-fields';
import { defineList, givenOf, rangeOf } from './list-address';
import { choice, choices, day, matching, tab, text, uuid } from './list-params';

const list = defineList((query) => href('/advisor/user/application', undefined, query), {
  params: {
    status: tab(text(60)),
    keyword: text(),
    role: choice(['user', 'advisor']),
    kinds: choices(['a', 'b', 'c']),
    code: matching(/^[A-Z]{1,4}$/, (value) => value.toUpperCase()),
    schoolId: uuid(),
    from: day(),
  },
  sorts: ['name', '-name'],
  pageSizes: [20, 50],
});
const read = (search: string) => list.read(new URLSearchParams(search));
const plain = '/advisor/user/application';

test('an address comes back as it was written', () => {
  const state = {
    filters: {
      status: 'interview',
      keyword: 'តារា',
      role: 'advisor',
      kinds: ['a', 'c'],
      code: 'IAS',
      schoolId: '11111111-2222-4333-8444-555555555555',
      from: '2026-10-01',
    },
    sort: '-name',
    page: 3,
    pageSize: 50,
    row: '',
  } as const;
  const link = list.href({ page: 3 }, { ...state });
  expect(link.startsWith(`${plain}?`)).toBe(true);
  expect(read(link.split('?')[1] ?? '')).toEqual(state);
  expect(rangeOf(state)).toEqual({ start: 100, limit: 50 });
});

test('the plain list has a plain address and asks for nothing', () => {
  expect(list.href()).toBe(plain);
  expect(givenOf({ ...list.empty.filters, role: '' })).toEqual({});
});

test.each([
  'page=0',
  'page=-2',
  'page=x',
  'page=1.5',
  'page=99999999',
  'size=7',
  'sort=age',
  'role=king',
  'kinds=d',
  'code=12',
  'schoolId=none',
  'from=31-10-2026',
  'from=2026-02-30',
  'keyword=%20%E2%80%8B',
])('%s is left out', (search) => {
  expect(read(search)).toEqual(list.empty);
});

test('text is cut, codes are written in one way, several values keep one order', () => {
  expect(read(`keyword=${'a'.repeat(300)}`).filters.keyword).toHaveLength(120);
  expect(read('code=ias').filters.code).toBe('IAS');
  expect(read('kinds=c&kinds=a').filters.kinds).toEqual(['a', 'c']);
});

test('a change starts at the first page and keeps everything else', () => {
  const state = read('keyword=law&sort=name&size=50&page=4');
  expect(list.href({ page: 5 }, state)).toBe(`${plain}?keyword=law&sort=name&page=5&size=50`);
  expect(list.href({ sort: '-name' }, state)).toBe(`${plain}?keyword=law&sort=-name&size=50`);
  expect(list.href({ filters: { role: 'advisor' } }, state)).toBe(
    `${plain}?keyword=law&role=advisor&sort=name&size=50`,
  );
});

test('a tab does not narrow the list and outlives the filters', () => {
  const state = read('status=pending&keyword=law&kinds=a');
  expect(list.isNarrowed(read('status=pending&page=2'))).toBe(false);
  expect(list.isNarrowed(state)).toBe(true);
  expect(list.isNarrowed(read('kinds=b'))).toBe(true);
  expect(list.href({}, list.cleared(state))).toBe(`${plain}?status=pending`);
});

test('tabs are offered only where a parameter can be all', () => {
  const states = {
    all: tab(choice(['', 'open', 'paid'])),
    some: tab(choice(['open', 'paid'])),
    word: text(),
  };
  expectTypeOf<NamesWithAll<typeof states>>().toEqualTypeOf<'all' | 'word'>();
  expect(() => choice(['open', '', 'paid'])).toThrow("'' is not the first choice");
});
