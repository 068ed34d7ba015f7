import { asKind } from '@/components/school-day/membership/choose-membership';
import type { WaitingKey } from '@/lib/domain/accounts/waiting';
import type { Messages } from '@/lib/i18n/messages';
import { href, type Href, type HrefQuery } from '@/lib/routes/href';
import { type BuiltPath, isOffered, type Page, type PagePath } from '@/lib/routes/pages';

type PlainPath = Exclude<PagePath, `${string}[${string}`>;
/** The parts of a desk's menu, in their order. */
export const menuGroups = ['waiting', 'schoolDay', 'people', 'catalogue', 'texts', 'site'] as const;
export type MenuGroup = (typeof menuGroups)[number];
interface MenuItem<Key> {
  path: PlainPath;
  key: Key;
  /** Where it stands in the menu of a desk; without one it stands above all. */
  group?: MenuGroup;
  /** What is counted beside it. */
  waits?: WaitingKey;
  /** What its address asks for. */
  query?: HrefQuery;
  /** The entry that it is a part of: in the menu that one stands for both. */
  under?: Key;
}

/** The head of public pages. Menus list every planned page; pages that are not built yet are not shown. */
export const mainMenu: readonly MenuItem<keyof Messages['layouts']['nav']>[] = [
  { path: '/explore', key: 'schools' },
  { path: '/category', key: 'category' },
  { path: '/scholarship', key: 'scholarship' },
  { path: '/career-center/internship-job-opportunities', key: 'jobs' },
  { path: '/career-center/events', key: 'events' },
  { path: '/forum', key: 'questions' },
];

const besideMain: readonly MenuItem<keyof Messages['layouts']['nav']>[] = [
  { path: '/loan', key: 'loan' },
  { path: '/events/virtual_fair', key: 'fair' },
];

/** The first list at the foot of each page. */
export const discoverMenu: readonly MenuItem<keyof Messages['layouts']['nav']>[] = [
  ...mainMenu,
  { path: '/course', key: 'course' },
  { path: '/orientation-test', key: 'orientation' },
];

/** The menu of phones. */
export const fullMenu: readonly MenuItem<keyof Messages['layouts']['nav']>[] = [
  ...discoverMenu,
  { path: '/career-center', key: 'careerCenter' },
  ...besideMain,
];

/** The second list at the foot of each page. */
export const moreMenu: readonly MenuItem<keyof Messages['layouts']['nav']>[] = [
  { path: '/about-us', key: 'about' },
  { path: '/help-center', key: 'help' },
  { path: '/contact-us', key: 'contact' },
  { path: '/forum/download', key: 'phone' },
  { path: '/join-us', key: 'join' },
  { path: '/privacy-policy', key: 'privacy' },
  ...besideMain,
];

/** What is one's own, in six parts after the overview; a page of a part stands `under` its first one. */
export const profileMenu: readonly MenuItem<keyof Messages['layouts']['profile']>[] = [
  { path: '/profile/dashboard', key: 'dashboard' },
  { path: '/profile/applications', key: 'applications' },
  { path: '/profile/schools', key: 'schools', under: 'applications' },
  { path: '/profile/courses', key: 'courses', under: 'applications' },
  { path: '/profile/courserequest', key: 'requests', under: 'applications' },
  { path: '/profile/favorite', key: 'favorite' },
  { path: '/forum/answer', key: 'questions', under: 'favorite' },
  { path: '/profile/my-profile', key: 'myProfile' },
  { path: '/profile/userprofile', key: 'facts', under: 'myProfile' },
  { path: '/profile/educationhistory/high-school-information', key: 'education', under: 'myProfile' },
  { path: '/profile/enrolled', key: 'schoolLife' },
  { path: '/profile/student-loan', key: 'loan' },
  { path: '/profile/settings', key: 'settings' },
];

export const advisorMenu: readonly MenuItem<keyof Messages['layouts']['advisor']>[] = [
  { path: '/advisor/dashboard', key: 'dashboard' },
  { path: '/advisor/user/application', key: 'applications', group: 'waiting', waits: 'applications' },
  { path: '/advisor/review', key: 'review', group: 'waiting', waits: 'review' },
  { path: '/advisor/inbox', key: 'inbox', group: 'waiting', waits: 'inbox' },
  { path: '/advisor/sala-connect', key: 'connect', group: 'waiting', waits: 'questions' },
  { path: '/advisor/user/registered', key: 'registered', group: 'people' },
  { path: '/advisor/student', key: 'students', group: 'people', waits: 'students' },
  { path: '/advisor/student-loan', key: 'loan', group: 'people' },
  { path: '/advisor/orientation-test', key: 'orientation', group: 'people' },
  { path: '/advisor/visits', key: 'visits', group: 'people' },
  { path: '/advisor/school-information', key: 'schools', group: 'catalogue' },
  { path: '/advisor/enrollable-subjects', key: 'subjects', group: 'catalogue', waits: 'requests' },
  { path: '/advisor/category', key: 'category', group: 'catalogue' },
  { path: '/advisor/event', key: 'event', group: 'catalogue' },
  { path: '/advisor/fair', key: 'fair', group: 'catalogue' },
  { path: '/advisor/company', key: 'companies', group: 'catalogue' },
  { path: '/advisor/vacancy', key: 'vacancies', group: 'catalogue', waits: 'hiring' },
  { path: '/advisor/career-center', key: 'centers', group: 'catalogue' },
  { path: '/advisor/campaign', key: 'campaign', group: 'catalogue' },
  { path: '/advisor/bank', key: 'banks', group: 'catalogue' },
  { path: '/advisor/article', key: 'article', group: 'texts' },
  { path: '/advisor/faqs', key: 'faqs', group: 'texts' },
  { path: '/advisor/help-center', key: 'helpCenter', group: 'texts' },
  { path: '/advisor/profile', key: 'myProfile', group: 'site' },
  { path: '/advisor/settings', key: 'settings', group: 'site' },
];

/** Whoever works for a school may have a child there too: from the desk its rooms open as those of the office. */
const asOffice = { query: asKind('office'), group: 'schoolDay' } as const;

export const partnerMenu: readonly MenuItem<keyof Messages['layouts']['partner']>[] = [
  { path: '/partner/dashboard', key: 'dashboard' },
  { path: '/partner/application', key: 'applications', group: 'waiting', waits: 'applications' },
  { path: '/partner/student', key: 'students', group: 'waiting', waits: 'students' },
  { path: '/profile/enrolled/school-dashboard', key: 'today', ...asOffice },
  { path: '/profile/enrolled/timetable', key: 'timetable', ...asOffice },
  { path: '/profile/enrolled/attendance', key: 'attendance', waits: 'corrections', ...asOffice },
  { path: '/profile/enrolled/check-grade-table', key: 'marks', ...asOffice },
  { path: '/profile/documentreport/softcopy-request', key: 'papers', waits: 'papers', ...asOffice },
  { path: '/profile/enrolled/academic-calendar', key: 'year', ...asOffice },
  { path: '/partner/class', key: 'classes', group: 'people' },
  { path: '/partner/visits', key: 'visits', group: 'people' },
  { path: '/partner/staff', key: 'staff', group: 'people' },
  { path: '/partner/school-information', key: 'schools', group: 'catalogue' },
  { path: '/partner/enrollable-subjects', key: 'subjects', group: 'catalogue', waits: 'requests' },
  { path: '/partner/event', key: 'event', group: 'catalogue' },
  { path: '/partner/info', key: 'info', group: 'site' },
];

/** The staff of a bank see the desk of loans alone. */
export const bankMenu: readonly MenuItem<keyof Messages['layouts']['bank']>[] = [
  { path: '/advisor/student-loan/dashboard', key: 'dashboard' },
  { path: '/advisor/student-loan', key: 'loan', waits: 'loans' },
  { path: '/advisor/student-loan/detail', key: 'terms' },
];

export const universityMenu: readonly MenuItem<keyof Messages['layouts']['university']>[] = [
  { path: '/profile/university', key: 'dashboard' },
  { path: '/profile/settings', key: 'settings' },
];

export const supportMenu: readonly MenuItem<keyof Messages['layouts']['support']>[] = [
  { path: '/help-center', key: 'helpCenter' },
  { path: '/help-center/categories', key: 'categories' },
  { path: '/help-center/categories/user-guide', key: 'guide' },
  { path: '/help-center/categories/self-discovery', key: 'orientation' },
  { path: '/help-center/categories/admission', key: 'applications' },
  { path: '/help-center/categories/student-loan', key: 'loan' },
  { path: '/help-center/categories/become-partner', key: 'partner' },
  { path: '/forum', key: 'forum' },
];

type BuiltPlainPath = Extract<Page, { built: true; path: PlainPath }>['path'] & BuiltPath;
const exists = (path: PlainPath): path is BuiltPlainPath => isOffered(path);

/** The items that can be linked now. */
export const linkable = <Key>(menu: readonly MenuItem<Key>[]): (MenuItem<Key> & { href: Href })[] =>
  menu.flatMap(({ path, query, ...item }) =>
    exists(path) ? [{ ...item, path, href: href(path, undefined, query) }] : [],
  );
