import { describe, expect, test } from 'vitest';
import { answeringPath, wholePath, withoutAsked } from './asked';
import { readAsked } from './asked-query';

/** The language and the catalogue of a page of a query, and the query. */
const pageOf = (url: string) => {
  const path = answeringPath(url);
  return [path.replace(/[^/]*$/, ''), readAsked(path.replace(/.*\//, ''))];
};

describe('the page that answers an address', () => {
  test.each([
    ['/explore?schoolType=kindergarten', '/asked/explore/', 'schoolType=kindergarten'],
    ['/en/explore?schoolType=kindergarten', '/en/asked/explore/', 'schoolType=kindergarten'],
    ['/course?order=fee&sort=desc&start=12', '/asked/course/', 'order=fee&sort=desc&start=12'],
    ['/en/articles?start=12', '/en/asked/articles/', 'start=12'],
    ['/blog?topic=financial', '/asked/blog/', 'topic=financial'],
  ])('%s', (url, folder, query) => {
    expect(pageOf(url)).toEqual([folder, query]);
  });

  test('is the same for the same question', () => {
    const asked = answeringPath('/explore?schoolType=tvet,university&minPrice=100&maxPrice=900');
    expect(
      answeringPath(
        '/explore?utm_source=x&maxPrice=%E1%9F%A1%E1%9F%A0%E1%9F%A0&minPrice=$900&schoolType=tvet&schoolType=university',
      ),
    ).toBe(asked);
  });

  test('has keywords of both scripts in its path', () => {
    const [, query = ''] = pageOf(`/explore?keyword=${encodeURIComponent('វិស្វកម្ម / IT?#')}`);
    expect(new URLSearchParams(query).get('keyword')).toBe('វិស្វកម្ម / IT?#');
    expect(answeringPath('/explore?keyword=%E1%9E%A0/../')).toMatch(/^\/asked\/explore\/[\w-]+$/);
  });

  test.each([
    ['/explore?utm_source=x', '/explore'],
    ['/en/course?degree=castle&order=luck', '/en/course'],
    ['/articles?start=-5&topic=%', '/articles'],
    ['/blog?start=12abc', '/blog'],
  ])('%s is the catalogue itself: what is not understood is left out', (url, path) => {
    expect(answeringPath(url)).toBe(path);
  });

  test.each([
    '/explore',
    '/explore?',
    '/about-us?start=12',
    '/articles/a?start=12',
    '/km/explore?start=12',
    '/explore?start=12&access_token=x',
  ])('%s answers for itself', (url) => {
    expect(answeringPath(url)).toBe(url);
  });
});

test.each([
  ['/asked/explore/c3RhcnQ9MTI', '/asked'],
  ['/en/asked/explore/c3RhcnQ9MTI?x=%ff', '/en/asked'],
  ['/%61sked/explore/x', '/asked'],
  ['/km/asked/explore/x', '/asked'],
  ['/explore?a=/asked/', '/explore?a=/asked/'],
])('nobody reaches a page of a query as %s', (url, path) => {
  expect(withoutAsked(url)).toBe(path);
});

test.each(['/explore', '/en/articles'])('the whole list of a query is %s again', (path) => {
  expect(wholePath(answeringPath(`${path}?start=12`))).toBe(path);
  expect(wholePath(path)).toBe(path);
});
