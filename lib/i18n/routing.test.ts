import { describe, expect, it } from 'vitest';
import { localeRedirects, localeRewrites } from './routing';

/** As Next matches a `source`, for the two shapes in use: one pattern, and a repeated segment. */
const matches = (source: string, path: string) => {
  const pattern = source.replace(/^\/:path\((.*)\)$/, '/(?:$1)').replace('/:path*', '(?:/[^/]+)*');
  return new RegExp(`^${pattern}$`).test(path);
};
const rewritten = (path: string) => localeRewrites.beforeFiles.some(({ source }) => matches(source, path));
const takenForMissing = (path: string) =>
  localeRewrites.afterFiles.some(({ source }) => matches(source, path));

describe('Khmer pages without prefix', () => {
  it.each([
    '/',
    '/explore',
    '/school/a',
    '/s',
    '/v',
    '/enrollment',
    '/apiculture',
    '/mailbox',
    '/sessions',
    '/livezz',
    '/kmart',
  ])('%s is a page', (path) => expect(rewritten(path)).toBe(true));

  it.each([
    '/en',
    '/en/explore',
    '/km',
    '/km/explore',
    '/_next/static/a',
    '/api',
    '/api/x',
    '/api-user/users',
    '/api-docs',
    '/mail/send',
    '/s/aB3dE6gH9',
    '/v/aB3dE6gH9',
    '/_content/query',
    '/session',
    '/livez',
    '/readyz',
    '/metrics',
    '/icon.svg',
    '/a/b.txt',
  ])('%s is left alone', (path) => expect(rewritten(path)).toBe(false));

  it('shows the 404 page for files that are not there', () => {
    expect(takenForMissing('/nothing.txt')).toBe(true);
    expect(takenForMissing('/_next/static/nothing.js')).toBe(false);
    expect(takenForMissing('/api-docs/openapi.json')).toBe(false);
    expect(takenForMissing('/en/nothing.txt')).toBe(false);
  });
});

describe('redirects', () => {
  const targetOf = (path: string) =>
    localeRedirects.find(({ source, ...rule }) => !('has' in rule) && matches(source, path))?.destination;

  it('strip the product code and the internal prefix', () => {
    expect(targetOf('/kh')).toBe('/');
    expect(targetOf('/km')).toBe('/');
    expect(targetOf('/kh/explore')).toBe('/:path*');
    expect(targetOf('/km/school/a')).toBe('/:path*');
    expect(targetOf('/khmer')).toBeUndefined();
    expect(targetOf('/en')).toBeUndefined();
  });

  it('follow the cookie on the home page only', () => {
    const byCookie = localeRedirects.filter((rule) => 'has' in rule);
    expect(byCookie).toHaveLength(1);
    expect(byCookie[0]).toMatchObject({ source: '/', destination: '/en', permanent: false });
  });
});
