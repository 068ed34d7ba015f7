import { expect, test } from 'vitest';
import { titleKeyOf } from './page-titles';

test('only public addresses without parameters have a title of their own', () => {
  expect(titleKeyOf('/')).toBe('home.hero.title');
  expect(titleKeyOf('/scholarship')).toBe('scholarship.page.title');
  for (const path of [
    '/advisor/dashboard',
    '/profile/favorite',
    '/articles/[slug]',
    '/refused/401',
    '/nowhere',
    '',
  ])
    expect(titleKeyOf(path), path).toBeNull();
});
