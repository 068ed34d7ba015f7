import { expect, test } from 'vitest';
import en from '@/messages/en/school-day/portal.json';
import km from '@/messages/km/school-day/portal.json';
import type { Membership } from '@/lib/contract/school-day/memberships';
import { type MembershipKind, type StudentMatter, studentMatters } from '@/lib/domain/school-day/school-life';
import { pageFacts } from '@/lib/routes/page-facts';
import { pages } from '@/lib/routes/pages';
import { portalRooms, tabsOf } from './rooms';

const reader = (kind: MembershipKind, matters: readonly StudentMatter[] = []) => ({
  membership: { kind, matters } as Membership,
  studentId: null,
});
const roomsOf = (...of: Parameters<typeof reader>) =>
  portalRooms.flatMap((room) => {
    const tabs = tabsOf(room, reader(...of));
    return tabs.length > 0 ? [[room.key, ...tabs.map(({ key }) => key)].join(' ')] : [];
  });
const everybodys = [
  'today today schools',
  'timetable timetable ownWeek courses',
  'attendance attendance summary',
  'grades grades terms allCourses allClasses',
  'calendar calendar year ownCalendars',
];

test('a student has six rooms, a teacher those without documents, an office no student card', () => {
  expect(roomsOf('student')).toEqual(everybodys.toSpliced(4, 0, 'documents files printed card'));
  expect(roomsOf('teacher')).toEqual(everybodys);
  expect(roomsOf('office')).toEqual(everybodys.toSpliced(4, 0, 'documents files'));
});

test('a guardian has what the student shows, and a room whose first page is closed opens at the next', () => {
  expect(roomsOf('guardian', studentMatters)).toEqual(
    roomsOf('student').with(0, 'today today money schools'),
  );
  expect(roomsOf('guardian', ['attendance'])).toEqual([
    'today today schools',
    'timetable ownWeek',
    'attendance attendance summary',
    'calendar year ownCalendars',
  ]);
});

test('who may read no scores has no room of grades', () => {
  const shared = studentMatters.filter((matter) => matter !== 'scores');
  const rooms = roomsOf('guardian', shared);
  expect(rooms).not.toContainEqual(expect.stringMatching(/^grades /));
  expect(rooms).toContainEqual(expect.stringMatching(/^timetable .*courses/));
});

test('every page of the portal is in one room, under its title', () => {
  const all = portalRooms.flatMap((room) => room.pages);
  const inLayout = pages.filter(({ layout }) => layout === 'student-portal').map(({ path }) => path);
  expect(new Set(all.map(({ path }) => path))).toEqual(
    new Set([...inLayout, '/profile/view-course-material']),
  );
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  const titles = new Map(Object.entries(pageFacts).map(([path, { title }]) => [path, title]));
  // The view of a page has a name of its own.
  const whole = all.filter(({ query }) => query === undefined);
  for (const { key, path } of whole) expect(titles.get(path), path).toBe(`portal.pages.${key}`);
});

test.each([en, km])(
  'no two pages have one name, and a room is called as its first page or as none',
  (texts) => {
    const names = Object.values(texts.pages);
    expect(new Set(names).size).toBe(names.length);
    for (const { key, pages: own } of portalRooms) {
      const namesake = own.find((page) => texts.pages[page.key] === texts.rooms[key]);
      expect([undefined, own[0]], key).toContain(namesake);
    }
  },
);
