import type { Notification } from '@/lib/contract/notification/notifications';
import type { Deps } from '@/backend/deps';

/** The pages of each kind of notification, by their names in the page list. */
export const notificationPages = {
  'application-received': ['/profile/applications/[id]'],
  'application-status': ['/profile/applications/[id]'],
  'application-note': ['/profile/applications/[id]'],
  'application-withdrawn': ['/advisor/user/application/[id]'],
  'application-changed': ['/advisor/user/application/[id]'],
  'application-merged': ['/profile/applications/[id]'],
  'application-unmerged': ['/profile/applications/[id]'],
  'offer-accepted': ['/advisor/user/application/[id]'],
  'offer-declined': ['/advisor/user/application/[id]'],
  'offer-backup': ['/advisor/user/application/[id]'],
  'offer-first': ['/advisor/user/application/[id]'],
  'offer-released': ['/advisor/user/application/[id]'],
  'offer-final': ['/advisor/user/application/[id]'],
  'offer-void': ['/advisor/user/application/[id]'],
  'offer-doubt': ['/advisor/user/application/[id]'],
  'offer-restored': ['/advisor/user/application/[id]'],
  'proof-objected': ['/advisor/user/application/[id]'],
  'offer-due': ['/profile/applications/[id]'],
  'offer-moved': ['/profile/applications/[id]'],
  'offer-free': ['/profile/applications/[id]'],
  'proof-due': ['/profile/applications/[id]'],
  'proof-moved': ['/profile/applications/[id]'],
  'proof-free': ['/profile/applications/[id]'],
  'school-request-new': ['/advisor/enrollable-subjects'],
  'school-request-answered': ['/profile/courserequest', '/profile/requestform'],
  'paper-sent': ['/advisor/user/application/[id]'],
  'paper-received': ['/profile/applications/[id]'],
  'paper-refused': ['/profile/applications/[id]'],
  'application-new': ['/advisor/user/application/[id]'],
  'follow-up-due': ['/advisor/user/application/[id]'],
  'follow-up-given': ['/advisor/user/application/[id]'],
  mentioned: ['/advisor/user/application/[id]'],
  'application-given': ['/advisor/user/application/[id]'],
  'content-revision': ['/advisor/dashboard'],
  'revision-accepted': ['/school/[slug]'],
  'revision-declined': ['/school/[slug]'],
  'loan-new': ['/advisor/student-loan'],
  'loan-cancelled': ['/advisor/student-loan'],
  'loan-answer': ['/advisor/student-loan'],
  'guardian-agreed': ['/profile/student-loan'],
  'guardian-refused': ['/profile/student-loan'],
  'loan-payment': ['/profile/student-loan'],
  'loan-posting': ['/profile/student-loan'],
  'loan-due-soon': ['/profile/student-loan'],
  'loan-due-late': ['/profile/student-loan'],
  'loan-second': ['/advisor/student-loan'],
  'bank-terms': ['/advisor/student-loan/detail'],
  'bank-terms-waiting': ['/advisor/student-loan/detail'],
  'bank-terms-withdrawn': ['/advisor/student-loan/detail'],
  'loan-question': ['/profile/student-loan'],
  'loan-status': ['/profile/student-loan'],
  'question-answer': ['/forum/answer/[id]'],
  'question-message': ['/forum/answer/[id]'],
  'document-status': ['/profile/documentreport/softcopy-request', '/profile/documentreport/hardcopy-request'],
  'paper-replaced': ['/profile/documentreport/softcopy-request'],
  'student-made': ['/profile/enrolled/school-dashboard'],
  'student-unmade': ['/profile/applications/[id]'],
  'lesson-changed': ['/profile/enrolled/timetable', '/partner/class'],
  'lesson-cancelled': ['/profile/enrolled/timetable', '/partner/class'],
  'score-published': ['/profile/enrolled/check-grade-table'],
  'score-changed': ['/profile/enrolled/check-grade-table'],
  'guardian-waiting': ['/profile/enrolled/userprofile'],
  'guardian-confirmed': ['/profile/enrolled'],
  'guardian-anew': ['/profile/enrolled/userprofile'],
  'attendance-marked': ['/profile/enrolled/attendance'],
  'child-attendance': ['/profile/enrolled/attendance'],
  'child-lesson-changed': ['/profile/enrolled/timetable'],
  'child-lesson-cancelled': ['/profile/enrolled/timetable'],
  'child-score-published': ['/profile/enrolled/check-grade-table'],
  'child-score-changed': ['/profile/enrolled/check-grade-table'],
  'child-paper': ['/profile/documentreport/softcopy-request', '/profile/documentreport/hardcopy-request'],
  'attendance-corrected': ['/profile/enrolled/attendance'],
  'vacancy-status': ['/career-center/internship-job-opportunities/[slug]'],
  'vacancy-message': ['/career-center/internship-job-opportunities/[slug]'],
  'vacancy-closed': ['/career-center/internship-job-opportunities/[slug]'],
  'vacancy-unsafe': ['/help-center/categories/[slug]'],
  'registration-ended': ['/career-center/register'],
  'review-held': ['/advisor/vacancy', '/forum'],
  'review-hidden': ['/advisor/vacancy', '/forum'],
  'review-shown': ['/advisor/vacancy', '/forum/answer/[id]'],
  'school-agreed': ['/partner/school-information'],
  'school-declined': ['/partner/school-information'],
  'event-registered': ['/career-center/events/[slug]', '/profile/schedule/academic-calendar'],
  'event-cancelled': ['/career-center/events/[slug]', '/profile/schedule/academic-calendar'],
  'event-called-off': ['/career-center/events/[slug]', '/profile/schedule/academic-calendar'],
  'event-moved': ['/career-center/events/[slug]', '/profile/schedule/academic-calendar'],
  'event-waiting': ['/career-center/events/[slug]', '/profile/schedule/academic-calendar'],
  'event-place-held': ['/career-center/events/[slug]', '/profile/schedule/academic-calendar'],
  'event-place-taken': ['/career-center/events/[slug]', '/profile/schedule/academic-calendar'],
  'event-hold-over': ['/career-center/events/[slug]', '/profile/schedule/academic-calendar'],
  'event-soon': ['/career-center/events/[slug]', '/profile/schedule/academic-calendar'],
  'campaign-registered': ['/campaigns/[slug]'],
  'campaign-confirmed': ['/campaigns/[slug]'],
  'campaign-declined': ['/campaigns/[slug]'],
  'campaign-message': ['/campaigns/[slug]'],
  'fair-announced': ['/events/virtual_fair'],
  'fair-session': ['/events/virtual_fair'],
  'program-open': ['/course/[id]'],
  'partner-request': ['/advisor/dashboard'],
  'visitor-message': ['/advisor/inbox'],
  'telegram-lost': ['/profile/settings'],
  'invitation-declined': ['/advisor/user/registered', '/partner/dashboard'],
} as const satisfies Record<Exclude<Notification['kind'], 'message'>, readonly `/${string}`[]>;

/** The pages in text messages, mails and on cards. */
export const messagePages = [
  '/login',
  '/signup',
  '/guardian',
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
  [Kind in keyof typeof notificationPages]: {
    kind: Kind;
    page: (typeof notificationPages)[Kind][number];
    about?: string;
  };
}[keyof typeof notificationPages];

/** A page of the portal as it shows one of several students. */
export const ofStudent = (path: string, student: string | undefined): string =>
  student ? `${path}?student=${encodeURIComponent(student)}` : path;

/** A page of a desk as it shows one of several schools. */
export const ofSchool = (path: string, school: string | undefined): string =>
  school ? `${path}?schoolId=${encodeURIComponent(school)}` : path;

/** The path of a page with its one parameter filled. */
export const pathTo = (page: string, about = ''): string =>
  page.replace(/\[\w+\]/, encodeURIComponent(about));

/** The absolute address of a page, for messages that are read outside Sala. */
export const addressOf = (
  deps: Pick<Deps, 'env'>,
  page: MessagePage,
  { about, locale = 'km' }: { about?: string; locale?: 'km' | 'en' } = {},
): string => `${deps.env.PUBLIC_ORIGIN}${locale === 'en' ? '/en' : ''}${pathTo(page, about)}`;
