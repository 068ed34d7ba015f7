import { expect, test } from 'vitest';
import { offlinePage } from './offline-page';

test('the page says in its language what is missing, and links to what can be read', () => {
  const saved = [{ path: '/en/articles/"><script>', title: 'Law &amp; order' }];
  const page = offlinePage('en', saved);
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<h1>No internet connection</h1>');
  expect(page).toContain('<a href="/en/articles/%22%3E%3Cscript%3E">Law &amp; order</a>');
  expect(page).toContain('<a href="/en">');
});

test('without saved pages there is no list', () => {
  expect(offlinePage('km', [])).toContain('<html lang="km">');
  expect(offlinePage('km', [])).not.toContain('<ul>');
});
