import { describe, expect, test } from 'vitest';
import { articleRules } from './article-rules';
import { chosenCount, queryString, readState, toQuery, withValues } from './catalogue-state';
import { courseRules as courses } from './course-rules';
import { schoolRules as schools } from './school-rules';
import { readAmount } from './readers';

const read = (search: string, rules = schools) => readState(rules, new URLSearchParams(search));

describe('reading an address', () => {
  test('lists come as comma lists or repeated', () => {
    expect(read('schoolType=university,tvet').values.schoolType).toEqual(['university', 'tvet']);
    expect(read('schoolType=university&schoolType=tvet').values.schoolType).toEqual(['university', 'tvet']);
  });

  test('what is not understood is left out, so that no link leads to an error', () => {
    const state = read(
      'schoolType=castle&isPublic=maybe&minPrice=free&province=99,12&categories=a b,law&sort=luck&start=-5',
    );
    expect(state).toEqual({ values: { province: ['12'], categories: ['law'] }, sort: 'relevance', start: 0 });
  });

  test('Khmer digits are digits, and bounds the wrong way round change places', () => {
    expect(read('minPrice=៩០០&maxPrice=300').values).toMatchObject({ minPrice: ['300'], maxPrice: ['900'] });
  });

  test.each([
    ['30', 24],
    ['-12', 0],
    ['1e9999', 0],
    ['100008', 0],
  ])('a start of %s is the page at %i', (start, page) => {
    expect(read(`start=${start}`).start).toBe(page);
  });

  test('articles are chosen by a topic that exists', () => {
    const rules = articleRules('blog');
    expect(read('topic=financial&schoolType=tvet', rules).values).toEqual({ topic: ['financial'] });
    expect(read('topic=nothing', rules).values).toEqual({});
  });

  test('each list knows its own filters and orders', () => {
    const search = 'isPublic=true&sector=publicSector&order=fee&sort=desc';
    expect(read(search).values).toEqual({ isPublic: ['true'] });
    expect(read(search, courses)).toMatchObject({ values: { sector: ['publicSector'] }, sort: 'fee-high' });
  });
});

describe('writing an address', () => {
  test('comes back as it was', () => {
    const search = 'keyword=ភ្នំពេញ&schoolType=tvet,university&minPrice=100&province=12&sort=fee-low&start=12';
    expect(toQuery(schools, read(search))).toEqual(Object.fromEntries(new URLSearchParams(search)));
  });

  test('defaults stay out', () => {
    expect(toQuery(courses, read('order=relevance&sort=asc&start=0&keyword=', courses))).toEqual({});
    expect(queryString(courses, read('order=relevance', courses))).toBe('');
    expect(queryString(schools, read('start=12'))).toBe('start=12');
  });

  test('another filter begins at the first page', () => {
    expect(withValues(schools, read('start=24&sort=name'), { province: ['01'] })).toEqual({
      values: { province: ['01'] },
      sort: 'name',
      start: 0,
    });
  });
});

test('both bounds of the fee count as one filter, the keyword as none', () => {
  const filters = [{ params: ['minPrice', 'maxPrice'], whole: true }, { params: ['province'] }];
  expect(chosenCount(filters, read('keyword=a&minPrice=1&maxPrice=2&province=01,02').values)).toBe(3);
});

test.each([
  ['$1,200', '1200'],
  ['៥០០', '500'],
  ['', null],
  ['-5', null],
  ['1.5', null],
  ['9999999', null],
])('the amount %j is %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});
