import type { noticeKinds } from '@/lib/domain/notices/notice-kinds';
import type { Deps } from '@/backend/deps';

/** The pages in text messages, mails and on cards. */
export const messagePages = [
  '/login',
  '/signup',
  '/guardian',
  '/referee',
  '/unsubscribe',
  '/student-card',
  '/invitation',
  '/contact-us',
  '/forgot-password/reset',
  '/profile/applications/[id]',
] as const;

type MessagePage = (typeof messagePages)[number];

/** The target of a notification: a page of its kind, and the record of the page. */
export type NotificationPlace = {
  [Kind in keyof typeof noticeKinds]: {
    kind: Kind;
    page: (typeof noticeKinds)[Kind]['pages'][number];
    about?: string;
  };
}[keyof typeof noticeKinds];

/** A page of the portal as it shows one of several students. */
export const ofStudent = (path: string, student: string | undefined): string =>
  student ? `${path}?student=${encodeURIComponent(student)}` : path;

/** A page of a desk or of the portal as it shows one of several schools. */
export const pageOfSchool = (path: string, school: string | undefined): string =>
  school
    ? `${path}${path.includes('?') ? '&' : '?'}${path.startsWith('/profile/') ? 'org' : 'schoolId'}=${encodeURIComponent(school)}`
    : path;

/** The path of a page with its one parameter filled. */
export const pathTo = (page: string, about = ''): string =>
  page.replace(/\[\w+\]/, encodeURIComponent(about));

/** The absolute address of a page, for messages that are read outside Sala. */
export const addressOf = (
  deps: Pick<Deps, 'env'>,
  page: MessagePage,
  { about, locale = 'km' }: { about?: string; locale?: 'km' | 'en' } = {},
): string => `${deps.env.PUBLIC_ORIGIN}${locale === 'en' ? '/en' : ''}${pathTo(page, about)}`;
