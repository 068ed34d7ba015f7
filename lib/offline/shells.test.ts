import { expect, test } from 'vitest';
import { filesIn, shellPathOf, shellPaths } from './shells';

test('the sheet, the day and the timetable open in both languages, whatever their query, and no other page does', () => {
  expect(shellPaths).toEqual([
    '/profile/enrolled/attendance',
    '/en/profile/enrolled/attendance',
    '/profile/enrolled/school-dashboard',
    '/en/profile/enrolled/school-dashboard',
    '/profile/enrolled/timetable',
    '/en/profile/enrolled/timetable',
  ]);
  for (const path of shellPaths) expect(shellPathOf(path)).toBe(path);
  expect(shellPathOf('/km/profile/enrolled/timetable')).toBe('/profile/enrolled/timetable');
  expect(shellPathOf('/profile/enrolled')).toBeNull();
  expect(shellPathOf('/en/profile/enrolled/attendance/other')).toBeNull();
});

test('the files of a page are named once each', () => {
  const html = `<link href="/_next/static/a.css"><script src="/_next/static/b.js"></script>
    <script>self.x("/_next/static/b.js","/_next/static/c.js\\")</script>`;
  expect(filesIn(html)).toEqual(['/_next/static/a.css', '/_next/static/b.js', '/_next/static/c.js']);
});

test('an address that two pieces of a page share is one file', () => {
  const html = `<script>self.__next_f.push([1,"x:[\\"/_next/static/chu"])</script><script>self.__next_f.push([1,"nks/d.js\\"]"])</script>`;
  expect(filesIn(html)).toEqual(['/_next/static/chunks/d.js']);
});
