import { expect, test } from 'vitest';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import km from '@/messages/km/feedback.json';
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

test('what is kept on the phone can be read, as text', () => {
  const page = offlinePage(
    'en',
    [],
    [{ lang: 'km', title: 'សំបុត្រ <b>', lines: ['ថ្ងៃសុក្រ & 08:00'], picture: '<svg><rect/></svg>' }],
  );
  expect(page).toContain('<h2>Kept on this phone</h2>');
  expect(page).toContain('<details lang="km"><summary>សំបុត្រ &lt;b&gt;</summary>');
  expect(page).toContain('<li>ថ្ងៃសុក្រ &amp; 08:00</li>');
  expect(page).toContain('src="data:image/svg+xml,%3Csvg%3E%3Crect%2F%3E%3C%2Fsvg%3E"');
});

test('where a form keeps what was typed, the page says so in its language', () => {
  expect(offlinePage('en', [], [], true)).toContain('What you filled in here is kept on this device.');
  expect(offlinePage('en', [], [], true)).not.toContain('is not kept on this device');
  expect(offlinePage('km', [], [], true)).toContain(joinCompounds(km.offline.draft));
});
