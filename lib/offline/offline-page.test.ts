import { expect, test } from 'vitest';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import km from '@/messages/km/core/feedback.json';
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

test('what belongs to the address is open, and nothing is said to be missing', () => {
  const papers = [
    { lang: 'en' as const, title: 'Timetable' },
    { lang: 'en' as const, title: 'Law talk', page: '/career-center/events/law-talk', lines: ['71G7 KF10'] },
  ];
  const page = offlinePage('en', [], papers, { path: '/career-center/events/law-talk' });
  expect(page).toContain('<details lang="en" open><summary>Law talk</summary>');
  expect(page).toContain('<details lang="en"><summary>Timetable</summary>');
  expect(page.indexOf('Law talk')).toBeLessThan(page.indexOf('Kept on this phone'));
  expect(page).not.toContain('not kept on this device');
  const elsewhere = offlinePage('en', [], papers, { path: '/career-center/events/other' });
  expect(elsewhere).not.toContain(' open>');
  expect(elsewhere).toContain('not kept on this device');
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
  expect(offlinePage('en', [], [], { hasDraft: true })).toContain(
    'What you filled in here is kept on this device.',
  );
  expect(offlinePage('en', [], [], { hasDraft: true })).not.toContain('is not kept on this device');
  expect(offlinePage('km', [], [], { hasDraft: true })).toContain(joinCompounds(km.offline.draft));
});
