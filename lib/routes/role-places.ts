import type { PersonRole } from '@/lib/domain/accounts/person-roles';
import { href, type Href, type HrefQuery } from './href';
import { type BuiltPath, isOffered, type PagePath } from './pages';

type PlainPath = Exclude<BuiltPath & PagePath, `${string}[${string}`>;

interface Declared {
  path: PlainPath;
  query?: HrefQuery;
}

const asOffice = { as: 'office' };

/** Every place that some role has, by the key of its name. */
const declared = {
  home: { path: '/' },
  search: { path: '/search' },
  test: { path: '/orientation-test' },
  favorites: { path: '/profile/favorite' },
  me: { path: '/profile/dashboard' },
  account: { path: '/profile/settings' },
  today: { path: '/' },
  children: { path: '/' },
  timetable: { path: '/profile/enrolled/timetable' },
  attendance: { path: '/profile/enrolled/attendance' },
  absences: { path: '/profile/enrolled/attendance' },
  grades: { path: '/profile/enrolled/check-grade-table' },
  documents: { path: '/profile/documentreport/softcopy-request' },
  calendar: { path: '/profile/enrolled/calendar' },
  money: { path: '/profile/enrolled/school-dashboard', query: { view: 'money' } },
  schoolLife: { path: '/profile/enrolled' },
  questions: { path: '/forum' },
  applications: { path: '/profile/applications' },
  jobs: { path: '/career-center/internship-job-opportunities', query: { view: 'applied' } },
  loan: { path: '/profile/student-loan' },
  advisorDesk: { path: '/advisor/dashboard' },
  advisorApplications: { path: '/advisor/user/application' },
  review: { path: '/advisor/review' },
  inbox: { path: '/advisor/inbox' },
  asked: { path: '/advisor/sala-connect' },
  schoolDesk: { path: '/partner/dashboard' },
  schoolApplications: { path: '/partner/application' },
  schoolStudents: { path: '/partner/student' },
  schoolDay: { path: '/profile/enrolled/school-dashboard', query: asOffice },
  schoolTimetable: { path: '/profile/enrolled/timetable', query: asOffice },
  schoolAttendance: { path: '/profile/enrolled/attendance', query: asOffice },
  schoolGrades: { path: '/profile/enrolled/check-grade-table', query: asOffice },
  schoolDocuments: { path: '/profile/documentreport/softcopy-request', query: asOffice },
  schoolCalendar: { path: '/profile/enrolled/calendar', query: asOffice },
  bankDesk: { path: '/advisor/student-loan/dashboard' },
  bankLoans: { path: '/advisor/student-loan' },
  bankTerms: { path: '/advisor/student-loan/detail' },
} as const satisfies Record<string, Declared>;

export type PlaceKey = keyof typeof declared;

interface RolePlaces {
  /** The bottom bar of phones: at most five, the first leads home. */
  bar: readonly PlaceKey[];
  /** After them, in the menus. */
  more: readonly PlaceKey[];
}

/** Where each role goes: read by the bottom bar and by the menus. Nothing in it depends on what the person has. */
export const rolePlaces: Record<PersonRole, RolePlaces> = {
  seeker: {
    bar: ['home', 'search', 'test', 'favorites', 'me'],
    more: ['applications', 'jobs', 'loan', 'schoolLife'],
  },
  student: {
    bar: ['today', 'timetable', 'grades', 'applications', 'me'],
    more: ['attendance', 'documents', 'calendar', 'jobs', 'favorites', 'loan', 'schoolLife'],
  },
  guardian: {
    bar: ['children', 'absences', 'grades', 'money', 'account'],
    more: ['timetable', 'documents', 'calendar', 'schoolLife', 'applications', 'favorites'],
  },
  teacher: {
    bar: ['today', 'attendance', 'grades', 'questions', 'account'],
    more: ['timetable', 'calendar', 'schoolLife', 'applications', 'favorites'],
  },
  school: {
    bar: ['schoolDesk', 'schoolApplications', 'schoolStudents', 'schoolDay', 'account'],
    more: ['schoolTimetable', 'schoolAttendance', 'schoolGrades', 'schoolDocuments', 'schoolCalendar'],
  },
  bank: { bar: ['bankDesk', 'bankLoans', 'bankTerms', 'account'], more: [] },
  advisor: { bar: ['advisorDesk', 'advisorApplications', 'review', 'inbox', 'asked'], more: ['account'] },
};

export interface Place {
  key: PlaceKey;
  path: PlainPath;
  query: HrefQuery;
  href: Href;
}

/** The places of a list that this site has. */
export const placesOf = (keys: readonly PlaceKey[]): Place[] =>
  keys.flatMap((key) => {
    const { path, query = {} }: Declared = declared[key];
    return isOffered(path) ? [{ key, path, query, href: href(path, undefined, query) }] : [];
  });

const publicKeys: ReadonlySet<PlaceKey> = new Set(['home', 'search', 'test']);

/** What of its places stands in the menus: all but what the menus have for everybody. */
export const ownKeysOf = (role: PersonRole): PlaceKey[] => {
  const { bar, more } = rolePlaces[role];
  return [...bar, ...more].filter((key) => !publicKeys.has(key));
};

/** The one page where a role begins: after the log-in, at `/`, and behind the first place of its bar. */
export const homeOf = (role: PersonRole): Href =>
  placesOf(rolePlaces[role].bar.slice(0, 1))[0]?.href ?? href('/');
