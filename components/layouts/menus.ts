import type { Messages } from '@/lib/i18n/messages';
import { href, type Href } from '@/lib/routes/href';
import { type BuiltPath, isBuilt, type Page, type PagePath } from '@/lib/routes/pages';

type PlainPath = Exclude<PagePath, `${string}[${string}`>;
interface MenuItem<Key> {
  path: PlainPath;
  key: Key;
}

/** Menus name every page they will have; what is not built yet is not shown. */
export const mainMenu: readonly MenuItem<keyof Messages['layouts']['nav']>[] = [
  { path: '/explore', key: 'explore' },
  { path: '/course', key: 'course' },
  { path: '/scholarship', key: 'scholarship' },
  { path: '/orientation-test', key: 'orientation' },
];

export const aboutMenu: readonly MenuItem<keyof Messages['layouts']['nav']>[] = [
  { path: '/about-us', key: 'about' },
  { path: '/help-center', key: 'help' },
  { path: '/contact-us', key: 'contact' },
  { path: '/privacy-policy', key: 'privacy' },
];

export const profileMenu: readonly MenuItem<keyof Messages['layouts']['profile']>[] = [
  { path: '/profile/dashboard', key: 'dashboard' },
  { path: '/profile/applications', key: 'applications' },
  { path: '/profile/favorite', key: 'favorite' },
  { path: '/profile/my-profile', key: 'myProfile' },
  { path: '/profile/schools', key: 'schools' },
  { path: '/profile/student-loan', key: 'loan' },
  { path: '/profile/settings', key: 'settings' },
];

export const advisorMenu: readonly MenuItem<keyof Messages['layouts']['advisor']>[] = [
  { path: '/advisor/dashboard', key: 'dashboard' },
  { path: '/advisor/user/application', key: 'applications' },
  { path: '/advisor/user/registered', key: 'registered' },
  { path: '/advisor/school-information', key: 'schools' },
  { path: '/advisor/enrollable-subjects', key: 'subjects' },
  { path: '/advisor/category', key: 'category' },
  { path: '/advisor/article', key: 'article' },
  { path: '/advisor/faqs', key: 'faqs' },
  { path: '/advisor/help-center', key: 'helpCenter' },
  { path: '/advisor/sala-connect', key: 'connect' },
  { path: '/advisor/orientation-test', key: 'orientation' },
  { path: '/advisor/campaign', key: 'campaign' },
  { path: '/advisor/student-loan', key: 'loan' },
  { path: '/advisor/settings', key: 'settings' },
];

type BuiltPlainPath = Extract<Page, { built: true; path: PlainPath }>['path'] & BuiltPath;
const exists = (path: PlainPath): path is BuiltPlainPath => isBuilt(path);

/** The items that can be linked now. */
export const linkable = <Key>(menu: readonly MenuItem<Key>[]): { key: Key; href: Href; path: PlainPath }[] =>
  menu.flatMap(({ path, key }) => (exists(path) ? [{ key, path, href: href(path) }] : []));
