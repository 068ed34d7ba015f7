import { expect, test } from 'vitest';
import { missingBodies, publicationState, withoutUnpublished } from './publication';

const now = new Date('2026-11-22T05:00:00Z');

test('a draft is a draft whatever its day; what is active is scheduled until its hour', () => {
  const at = (published_date: string | null) => publicationState({ status: 'active', published_date }, now);
  expect(publicationState({ status: 'inactive', published_date: null }, now)).toBe('draft');
  expect([at(null), at('2026-11-22T05:00:00Z'), at('2026-11-22T05:00:01Z')]).toEqual([
    'published',
    'published',
    'scheduled',
  ]);
});

test.each([
  ['both', 'text', 'អត្ថបទ'],
  ['en', 'text', ''],
  ['kh', '', 'អត្ថបទ'],
] as const)('published in %s, readers get that alone', (publishedIn, body_en, body_kh) => {
  const text = { publishedIn, title: 'Title', body_en: 'text', body_kh: 'អត្ថបទ' };
  expect(withoutUnpublished(text)).toEqual({ ...text, body_en, body_kh });
});

test('only what is published must be there', () => {
  const missing = (status: 'active' | 'inactive', publishedIn: 'both' | 'en' | 'kh') =>
    missingBodies({ status, publishedIn, body_en: ' \n', body_kh: '' });
  expect(missing('inactive', 'both')).toEqual([]);
  expect(missing('active', 'both')).toEqual(['body_en', 'body_kh']);
  expect([missing('active', 'en'), missing('active', 'kh')]).toEqual([['body_en'], ['body_kh']]);
});
