import type { MembershipKind, StudentMatter } from '@/lib/domain/school-day/school-life';
import type { Messages } from '@/lib/i18n/messages';
import type { BuiltPath } from '@/lib/routes/pages';
import { type ChosenMembership, isShared } from './choose-membership';

export type PortalPageKey = keyof Messages['portal']['pages'];
type PlainPath = Exclude<BuiltPath, `${string}[${string}`>;

interface RoomPage {
  key: PortalPageKey;
  path: PlainPath;
  /** What its address asks for, where another page of the room has the same. */
  query?: { view: string };
  /** Who at a school has a use for it; everybody where it is left out. */
  kinds?: readonly MembershipKind[];
  /** What it shows of a student; guardians see it where they may see that. */
  matter?: StudentMatter;
  /** It has no tab: on it, that of this page is the current one. */
  under?: PortalPageKey;
}

interface Room {
  key: keyof Messages['portal']['rooms'];
  /** Without it a guardian has no use for the room at all. */
  matter?: StudentMatter;
  /** Its entry in the menu leads to the first that the reader has. */
  pages: readonly RoomPage[];
}

/** The portal as its readers know it: six rooms, each with tabs. */
export const portalRooms: readonly Room[] = [
  {
    key: 'today',
    pages: [
      { key: 'today', path: '/profile/enrolled/school-dashboard' },
      {
        key: 'money',
        path: '/profile/enrolled/school-dashboard',
        query: { view: 'money' },
        kinds: ['guardian'],
        matter: 'fees',
      },
      { key: 'schools', path: '/profile/enrolled' },
    ],
  },
  {
    key: 'timetable',
    pages: [
      { key: 'timetable', path: '/profile/enrolled/timetable', matter: 'timetable' },
      { key: 'ownWeek', path: '/profile/schedule/timetable' },
      { key: 'courses', path: '/profile/enrolled/course', matter: 'timetable' },
      { key: 'material', path: '/profile/view-course-material', matter: 'timetable', under: 'courses' },
    ],
  },
  {
    key: 'attendance',
    pages: [
      { key: 'attendance', path: '/profile/enrolled/attendance', matter: 'attendance' },
      { key: 'summary', path: '/profile/attendance/attendance-summary', matter: 'attendance' },
      {
        key: 'byLesson',
        path: '/profile/attendance/attendance-detail-per-session',
        matter: 'attendance',
        under: 'summary',
      },
    ],
  },
  {
    key: 'grades',
    matter: 'scores',
    pages: [
      { key: 'grades', path: '/profile/enrolled/check-grade-table', matter: 'scores' },
      { key: 'terms', path: '/profile/studyrecord/score', matter: 'scores' },
      // Their results stand there only for who sees scores.
      { key: 'allCourses', path: '/profile/studyrecord/coursejoined', matter: 'timetable' },
      { key: 'allClasses', path: '/profile/studyrecord/classjoined', matter: 'timetable' },
    ],
  },
  {
    key: 'documents',
    pages: [
      {
        key: 'files',
        path: '/profile/documentreport/softcopy-request',
        kinds: ['student', 'guardian', 'office'],
        matter: 'papers',
      },
      {
        key: 'printed',
        path: '/profile/documentreport/hardcopy-request',
        // An office has both kinds on the page of files.
        kinds: ['student', 'guardian'],
        matter: 'papers',
      },
      {
        key: 'card',
        path: '/profile/enrolled/userprofile',
        kinds: ['student', 'guardian'],
        matter: 'papers',
      },
    ],
  },
  {
    key: 'calendar',
    pages: [
      { key: 'calendar', path: '/profile/enrolled/calendar', matter: 'timetable' },
      { key: 'year', path: '/profile/enrolled/academic-calendar' },
      { key: 'ownCalendars', path: '/profile/schedule/academic-calendar' },
    ],
  },
];

/** The room of a page, and what the page is in it. */
export function placeOf(key: PortalPageKey): { room: Room; page: RoomPage } {
  for (const room of portalRooms) {
    const page = room.pages.find((each) => each.key === key);
    if (page) return { room, page };
  }
  throw new Error(`The page ${key} of the portal is in no room.`);
}

/** The tabs of a room for the reader; until the reader is known, those that everybody has. */
export const tabsOf = (room: Room, chosen: ChosenMembership | null): readonly RoomPage[] =>
  room.pages.filter(
    ({ kinds, matter, under }) =>
      !under &&
      (!chosen || isShared(chosen, room.matter)) &&
      (chosen
        ? (!kinds || kinds.includes(chosen.membership.kind)) && isShared(chosen, matter)
        : kinds === undefined),
  );
