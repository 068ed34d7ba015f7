import { afterEach, expect, it, test, vi } from 'vitest';
import { features, optionalFeatures, wrongIn } from '@/lib/features';
import { closedPages, isOffered } from '@/lib/routes/pages';
import { featureOfPage } from '@/lib/routes/built-paths';
import { pageOf } from '@/lib/routes/page-of';
import { isLeftOut, leftOut } from './left-out';

afterEach(() => vi.unstubAllEnvs());

test('a site without the setting has every feature and page', () => {
  expect([...leftOut()]).toEqual([]);
  expect(closedPages()).toBeNull();
  expect(Object.keys(featureOfPage).every((path) => isOffered(path))).toBe(true);
});

test('names may stand with spaces, and what cannot be left out is wrong', () => {
  vi.stubEnv('WITHOUT', ' loans, visits ,');
  expect([...leftOut()]).toEqual(['loans', 'visits']);
  expect(wrongIn(' loans, visits ,')).toEqual([]);
  expect(wrongIn('loans,schools,loan')).toEqual(['schools', 'loan']);
});

it.each(optionalFeatures)('without %s exactly its pages are gone', (feature) => {
  vi.stubEnv('WITHOUT', feature);
  expect(features.filter(isLeftOut)).toEqual([feature]);
  const closed = new RegExp(closedPages() ?? 'nothing');
  for (const [path, owner] of Object.entries(featureOfPage)) {
    const address = path.replaceAll(/\[\w+\]/g, 'some-record');
    const isGone = owner === feature;
    expect([path, isOffered(path), pageOf(address) !== null, closed.test(address)]).toEqual([
      path,
      !isGone,
      !isGone,
      isGone,
    ]);
  }
});
