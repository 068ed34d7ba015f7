import { schoolKinds } from './school-kinds';
import type { NoticeKind, NotificationTopic } from './topics';

const eventPages = ['/career-center/events/[slug]', '/profile/schedule/academic-calendar'] as const;

const applicationPages = ['/profile/applications/[id]'] as const;
const jobPages = ['/career-center/internship-job-opportunities/[slug]'] as const;

/** What notices can say. Each has its text in the messages `notification.kind`. */
export const noticeKinds = {
  ...schoolKinds,
  'application-received': { topic: 'applications', icon: 'send', pages: applicationPages },
  'application-status': { topic: 'applications', icon: 'circle-check-big', pages: applicationPages },
  'application-new': { topic: 'desk', icon: 'inbox', pages: ['/advisor/user/application/[id]'] },
  'content-revision': { topic: 'desk', icon: 'file-pen', pages: ['/advisor/dashboard'] },
  'revision-accepted': { topic: 'desk', icon: 'circle-check-big', pages: ['/school/[slug]'] },
  'revision-declined': { topic: 'desk', icon: 'message-square-reply', pages: ['/school/[slug]'] },
  'application-note': { topic: 'desk', icon: 'message-square-text', pages: applicationPages },
  'application-withdrawn': { topic: 'desk', icon: 'inbox', pages: ['/advisor/user/application/[id]'] },
  'application-changed': { topic: 'desk', icon: 'file-pen', pages: ['/advisor/user/application/[id]'] },
  'application-merged': { topic: 'applications', icon: 'file-pen', pages: applicationPages },
  'application-unmerged': { topic: 'applications', icon: 'file-pen', pages: applicationPages },
  'offer-accepted': { topic: 'desk', icon: 'user-check', pages: ['/advisor/user/application/[id]'] },
  'offer-declined': { topic: 'desk', icon: 'inbox', pages: ['/advisor/user/application/[id]'] },
  'offer-backup': { topic: 'applications', icon: 'user-check', pages: ['/advisor/user/application/[id]'] },
  'offer-first': { topic: 'applications', icon: 'user-check', pages: ['/advisor/user/application/[id]'] },
  'offer-released': { topic: 'applications', icon: 'inbox', pages: ['/advisor/user/application/[id]'] },
  'offer-final': {
    topic: 'applications',
    icon: 'circle-check-big',
    pages: ['/advisor/user/application/[id]'],
  },
  'offer-void': { topic: 'applications', icon: 'inbox', pages: ['/advisor/user/application/[id]'] },
  'offer-doubt': {
    topic: 'desk',
    icon: 'circle-exclamation-point',
    pages: ['/advisor/user/application/[id]'],
  },
  'offer-restored': {
    topic: 'desk',
    icon: 'circle-exclamation-point',
    pages: ['/advisor/user/application/[id]'],
  },
  'proof-objected': {
    topic: 'desk',
    icon: 'circle-exclamation-point',
    pages: ['/advisor/user/application/[id]'],
  },
  'offer-due': { topic: 'applications', icon: 'calendar-clock', pages: applicationPages },
  'offer-moved': { topic: 'applications', icon: 'calendar-check', pages: applicationPages },
  'offer-free': { topic: 'applications', icon: 'calendar-check', pages: applicationPages },
  'proof-due': { topic: 'applications', icon: 'calendar-clock', pages: applicationPages },
  'proof-moved': { topic: 'applications', icon: 'calendar-check', pages: applicationPages },
  'proof-free': { topic: 'applications', icon: 'calendar-check', pages: applicationPages },
  'school-request-new': {
    topic: 'desk',
    icon: 'message-circle-question-mark',
    pages: ['/advisor/enrollable-subjects'],
  },
  'school-request-answered': {
    topic: 'applications',
    icon: 'message-square-reply',
    pages: ['/profile/courserequest', '/profile/requestform'],
  },
  'loan-new': { topic: 'desk', icon: 'landmark', pages: ['/advisor/student-loan'] },
  'loan-status': { topic: 'loans', icon: 'landmark', pages: ['/profile/student-loan'] },
  'loan-cancelled': { topic: 'desk', icon: 'landmark', pages: ['/advisor/student-loan'] },
  'loan-question': { topic: 'loans', icon: 'landmark', pages: ['/profile/student-loan'] },
  'loan-answer': { topic: 'desk', icon: 'landmark', pages: ['/advisor/student-loan'] },
  'guardian-agreed': { topic: 'loans', icon: 'users-round', pages: ['/profile/student-loan'] },
  'guardian-refused': { topic: 'loans', icon: 'users-round', pages: ['/profile/student-loan'] },
  'referee-agreed': { topic: 'jobs', icon: 'users-round', pages: ['/profile/my-profile'] },
  'referee-refused': { topic: 'jobs', icon: 'users-round', pages: ['/profile/my-profile'] },
  'loan-payment': { topic: 'loans', icon: 'wallet', pages: ['/profile/student-loan'] },
  'loan-posting': { topic: 'loans', icon: 'wallet', pages: ['/profile/student-loan'] },
  'loan-due-soon': { topic: 'loans', icon: 'wallet', pages: ['/profile/student-loan'] },
  'loan-due-late': { topic: 'loans', icon: 'wallet', pages: ['/profile/student-loan'] },
  'loan-second': { topic: 'desk', icon: 'landmark', pages: ['/advisor/student-loan'] },
  'bank-terms': { topic: 'desk', icon: 'landmark', pages: ['/advisor/student-loan/detail'] },
  'bank-terms-waiting': { topic: 'desk', icon: 'landmark', pages: ['/advisor/student-loan/detail'] },
  'bank-terms-withdrawn': { topic: 'desk', icon: 'landmark', pages: ['/advisor/student-loan/detail'] },
  'question-answer': { topic: 'questions', icon: 'message-square-reply', pages: ['/forum/answer/[id]'] },
  'question-message': { topic: 'questions', icon: 'messages-square', pages: ['/forum/answer/[id]'] },
  'tag-question': { topic: 'questions', icon: 'message-circle-question-mark', pages: ['/forum/answer/[id]'] },
  'questions-waiting': {
    topic: 'desk',
    icon: 'message-circle-question-mark',
    pages: ['/advisor/sala-connect', '/forum/answer/[id]'],
  },
  'paper-asked': {
    topic: 'desk',
    icon: 'file-text',
    pages: ['/profile/documentreport/softcopy-request', '/profile/documentreport/hardcopy-request'],
  },
  'vacancy-applied': { topic: 'desk', icon: 'inbox', pages: ['/advisor/vacancy/[vacancyid]/edit'] },
  'review-asked': { topic: 'desk', icon: 'list-checks', pages: ['/advisor/review'] },
  'guardian-of-pupil': {
    topic: 'desk',
    icon: 'users-round',
    pages: ['/profile/enrolled/userprofile'],
  },
  'follow-up-due': { topic: 'desk', icon: 'clipboard-clock', pages: ['/advisor/user/application/[id]'] },
  'follow-up-given': { topic: 'desk', icon: 'clipboard-clock', pages: ['/advisor/user/application/[id]'] },
  mentioned: { topic: 'desk', icon: 'message-square-reply', pages: ['/advisor/user/application/[id]'] },
  'application-given': { topic: 'desk', icon: 'user-check', pages: ['/advisor/user/application/[id]'] },
  'vacancy-status': { topic: 'jobs', icon: 'briefcase-business', pages: jobPages },
  'vacancy-message': { topic: 'jobs', icon: 'message-square-text', pages: jobPages },
  'vacancy-closed': { topic: 'jobs', icon: 'briefcase-business', pages: jobPages },
  // The page of a job that is hidden is gone: the own list is not.
  'vacancy-hidden': { topic: 'jobs', icon: 'briefcase-business', pages: ['/career-center'] },
  'vacancy-unsafe': {
    topic: 'jobs',
    icon: 'circle-exclamation-point',
    pages: ['/help-center/categories/[slug]'],
  },
  'vacancy-handed': { topic: 'jobs', icon: 'send', pages: jobPages },
  'vacancy-new': { topic: 'jobs', icon: 'briefcase-business', pages: jobPages },
  'interview-offered': { topic: 'jobs', icon: 'calendar-clock', pages: jobPages },
  'interview-called-off': { topic: 'jobs', icon: 'calendar-x', pages: ['/career-center'] },
  'interview-soon': { topic: 'jobs', icon: 'calendar-clock', pages: jobPages },
  'interview-picked': {
    topic: 'desk',
    icon: 'calendar-check',
    pages: ['/advisor/vacancy/[vacancyid]/edit'],
  },
  'interview-declined': {
    topic: 'desk',
    icon: 'calendar-x',
    pages: ['/advisor/vacancy/[vacancyid]/edit'],
  },
  'registration-ended': { topic: 'jobs', icon: 'clipboard-clock', pages: ['/career-center/register'] },
  'review-held': {
    topic: 'questions',
    icon: 'circle-exclamation-point',
    pages: ['/advisor/vacancy', '/forum'],
  },
  'review-hidden': {
    topic: 'questions',
    icon: 'circle-exclamation-point',
    pages: ['/advisor/vacancy', '/forum'],
  },
  'review-shown': {
    topic: 'questions',
    icon: 'circle-check-big',
    pages: ['/advisor/vacancy', '/forum/answer/[id]'],
  },
  'school-agreed': { topic: 'desk', icon: 'circle-check-big', pages: ['/partner/school-information'] },
  'school-declined': {
    topic: 'desk',
    icon: 'circle-exclamation-point',
    pages: ['/partner/school-information'],
  },
  'event-registered': { topic: 'events', icon: 'calendar-check', pages: eventPages },
  'event-cancelled': { topic: 'events', icon: 'calendar-x', pages: eventPages },
  'event-called-off': { topic: 'events', icon: 'calendar-x', pages: eventPages },
  'event-moved': { topic: 'events', icon: 'calendar-clock', pages: eventPages },
  'event-waiting': { topic: 'events', icon: 'calendar-clock', pages: eventPages },
  'event-place-held': { topic: 'events', icon: 'calendar-check', pages: eventPages },
  'event-place-taken': { topic: 'events', icon: 'calendar-check', pages: eventPages },
  'event-hold-over': { topic: 'events', icon: 'calendar-x', pages: eventPages },
  'event-over': { topic: 'events', icon: 'circle-check-big', pages: eventPages },
  'event-soon': { topic: 'events', icon: 'calendar-clock', pages: eventPages },
  'campaign-registered': { topic: 'events', icon: 'calendar-check', pages: ['/campaigns/[slug]'] },
  'campaign-confirmed': { topic: 'events', icon: 'circle-check-big', pages: ['/campaigns/[slug]'] },
  'campaign-declined': { topic: 'events', icon: 'calendar-x', pages: ['/campaigns/[slug]'] },
  'campaign-message': { topic: 'events', icon: 'message-square-text', pages: ['/campaigns/[slug]'] },
  'fair-announced': { topic: 'events', icon: 'calendar-check', pages: ['/events/virtual_fair'] },
  'fair-session': { topic: 'events', icon: 'calendar-clock', pages: ['/events/virtual_fair'] },
  'program-open': { topic: 'applications', icon: 'calendar-check', pages: ['/course/[id]'] },
  'partner-request': { topic: 'desk', icon: 'handshake', pages: ['/advisor/dashboard'] },
  'invitation-declined': {
    topic: 'desk',
    icon: 'circle-exclamation-point',
    pages: ['/advisor/user/registered', '/partner/dashboard'],
  },
  'visitor-message': { topic: 'desk', icon: 'mail', pages: ['/advisor/inbox'] },
  'telegram-lost': { topic: 'account', icon: 'circle-exclamation-point', pages: ['/profile/settings'] },
  message: { topic: 'account', icon: 'message-square-text', pages: [] },
} as const satisfies Record<string, NoticeKind>;

export type NoticeKindName = keyof typeof noticeKinds;

export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKindName, ...NoticeKindName[]];

const isKind = (kind: string): kind is NoticeKindName => Object.hasOwn(noticeKinds, kind);

/** What a notice is about; of a kind that is not known, the account. */
export const topicOf = (kind: string): NotificationTopic =>
  isKind(kind) ? noticeKinds[kind].topic : 'account';

export const kindsAbout = (topic: NotificationTopic): NoticeKindName[] =>
  noticeKindNames.filter((kind) => noticeKinds[kind].topic === topic);

/** What a mail can be answered with a mail: an answer, a message of the chat, or a new question under a tag. */
export const isAnsweredByMail = (kind: string): boolean =>
  ['question-answer', 'question-message', 'tag-question'].includes(kind);
