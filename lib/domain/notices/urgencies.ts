import type { NoticeKindName } from './notice-kinds';

/** Who pays for a text message: Sala, the school that writes it, or the bank whose terms say so. */
type Payer = 'sala' | 'school' | 'bank';

/**
 * When a notice leaves: `now` within seconds; `soon` after two minutes; both at night too, and beyond the three text messages of a day.
 * `prompt` within seconds, by day: it waits for no reader. `read-first` after two minutes where it was not read, by day; `settled` half an hour later by text message, the only one of its matter.
 */
export type Pace = 'now' | 'soon' | 'prompt' | 'read-first' | 'settled';

interface Ordinary {
  sms: 'never';
  pace: 'read-first';
  pays: null;
}

interface BySms {
  /** `unreached`: only to whom neither a linked chat nor a proven mail address reaches. */
  sms: 'unreached' | 'always';
  /** In hours: `soon` where what it is about is nearer than that, by the parameter `at` of the notice; else `read-first`. */
  pace: Exclude<Pace, 'soon'> | { soonWithinHours: number };
  pays: Payer;
}

/** What goes out by mail or text message in other words than those of the bell: by a school, a bank, a center or an event's staff. */
type Urgency = (Ordinary | BySms) & { own: 'nothing' | 'sms' | 'sms-and-mail' };

/**
 * How urgent a notice is. What it is about, and what is lost when it is missed, is said in the messages `settings.notices.urgency`, where
 * people read this table.
 */
export const urgencies = {
  ordinary: { sms: 'never', pace: 'read-first', pays: null, own: 'nothing' },
  /** Somebody's own words, which mails and text messages do not repeat. */
  letter: { sms: 'never', pace: 'read-first', pays: null, own: 'sms-and-mail' },
  unsafe: { sms: 'always', pace: 'now', pays: 'sala', own: 'nothing' },
  event: { sms: 'always', pace: { soonWithinHours: 24 }, pays: 'sala', own: 'nothing' },
  interview: { sms: 'always', pace: { soonWithinHours: 24 }, pays: 'sala', own: 'nothing' },
  place: { sms: 'always', pace: { soonWithinHours: 6 }, pays: 'sala', own: 'nothing' },
  placeOver: { sms: 'always', pace: 'read-first', pays: 'sala', own: 'nothing' },
  interviewSoon: { sms: 'always', pace: 'read-first', pays: 'sala', own: 'nothing' },
  absence: { sms: 'always', pace: 'settled', pays: 'sala', own: 'nothing' },
  announced: { sms: 'always', pace: 'prompt', pays: 'sala', own: 'nothing' },
  decision: { sms: 'unreached', pace: 'read-first', pays: 'school', own: 'sms-and-mail' },
  deadline: { sms: 'unreached', pace: 'read-first', pays: 'school', own: 'sms-and-mail' },
  paper: { sms: 'unreached', pace: 'read-first', pays: 'sala', own: 'nothing' },
  job: { sms: 'unreached', pace: 'read-first', pays: 'sala', own: 'nothing' },
  loan: { sms: 'unreached', pace: 'read-first', pays: 'sala', own: 'nothing' },
  instalment: { sms: 'unreached', pace: 'read-first', pays: 'bank', own: 'sms' },
  registration: { sms: 'unreached', pace: 'read-first', pays: 'sala', own: 'sms-and-mail' },
} as const satisfies Record<string, Urgency>;

export type UrgencyName = keyof typeof urgencies;
export type SmsUrgencyName = Exclude<UrgencyName, 'ordinary' | 'letter'>;

const isBySms = (name: UrgencyName): name is SmsUrgencyName => urgencies[name].sms !== 'never';

/** Those that come by text message, the most urgent first. */
export const smsUrgencies: readonly SmsUrgencyName[] = (Object.keys(urgencies) as UrgencyName[]).filter(
  isBySms,
);

/** Of each kind of notice. */
const ofKinds: Readonly<Record<NoticeKindName, UrgencyName>> = {
  'paper-sent': 'ordinary',
  'paper-received': 'ordinary',
  'paper-refused': 'paper',
  'document-status': 'paper',
  'paper-replaced': 'ordinary',
  'student-made': 'ordinary',
  'student-unmade': 'ordinary',
  'lesson-changed': 'ordinary',
  'lesson-added': 'ordinary',
  'lesson-cancelled': 'ordinary',
  'course-shortened': 'ordinary',
  'course-left': 'ordinary',
  'paper-revoked': 'ordinary',
  'guardian-ended': 'ordinary',
  'score-published': 'ordinary',
  'score-changed': 'ordinary',
  'assessment-withdrawn': 'ordinary',
  'guardian-waiting': 'ordinary',
  'guardian-confirmed': 'ordinary',
  'guardian-left': 'ordinary',
  'guardian-anew': 'ordinary',
  'attendance-marked': 'ordinary',
  'child-attendance': 'absence',
  'child-lesson-changed': 'ordinary',
  'child-lesson-added': 'ordinary',
  'child-lesson-cancelled': 'ordinary',
  'child-course-shortened': 'ordinary',
  'child-course-left': 'ordinary',
  'child-paper-revoked': 'ordinary',
  'child-score-published': 'ordinary',
  'child-score-changed': 'ordinary',
  'child-assessment-withdrawn': 'ordinary',
  'child-paper': 'ordinary',
  'attendance-corrected': 'ordinary',
  'absence-announced': 'ordinary',
  'absence-taken-back': 'ordinary',
  'own-absence': 'ordinary',
  'own-absence-taken-back': 'ordinary',
  'teacher-absence': 'ordinary',
  'teacher-absence-taken-back': 'ordinary',
  'child-absence': 'announced',
  'child-absence-taken-back': 'announced',
  'mark-asked': 'ordinary',
  'mark-answered': 'ordinary',
  'child-mark-answered': 'ordinary',
  'application-received': 'ordinary',
  'application-status': 'decision',
  'application-new': 'ordinary',
  'content-revision': 'ordinary',
  'revision-accepted': 'ordinary',
  'revision-declined': 'ordinary',
  'application-note': 'ordinary',
  'application-withdrawn': 'ordinary',
  'application-changed': 'ordinary',
  'application-merged': 'ordinary',
  'application-unmerged': 'ordinary',
  'offer-accepted': 'ordinary',
  'offer-declined': 'ordinary',
  'offer-backup': 'ordinary',
  'offer-first': 'ordinary',
  'offer-released': 'ordinary',
  'offer-final': 'ordinary',
  'offer-void': 'ordinary',
  'offer-doubt': 'ordinary',
  'offer-restored': 'ordinary',
  'proof-objected': 'ordinary',
  'offer-due': 'deadline',
  'offer-moved': 'deadline',
  'offer-free': 'deadline',
  'proof-due': 'deadline',
  'proof-moved': 'deadline',
  'proof-free': 'deadline',
  'school-request-new': 'ordinary',
  'school-request-answered': 'ordinary',
  'loan-new': 'ordinary',
  'loan-status': 'loan',
  'loan-cancelled': 'ordinary',
  'loan-question': 'ordinary',
  'loan-answer': 'ordinary',
  'guardian-agreed': 'ordinary',
  'guardian-refused': 'ordinary',
  'referee-agreed': 'ordinary',
  'referee-refused': 'ordinary',
  'loan-payment': 'ordinary',
  'loan-posting': 'ordinary',
  'loan-due-soon': 'instalment',
  'loan-due-late': 'instalment',
  'loan-second': 'ordinary',
  'bank-terms': 'ordinary',
  'bank-terms-waiting': 'ordinary',
  'bank-terms-withdrawn': 'ordinary',
  'question-answer': 'ordinary',
  'question-message': 'ordinary',
  'tag-question': 'ordinary',
  'questions-waiting': 'ordinary',
  'paper-asked': 'ordinary',
  'vacancy-applied': 'ordinary',
  'review-asked': 'ordinary',
  'guardian-of-pupil': 'ordinary',
  'follow-up-due': 'ordinary',
  'follow-up-given': 'ordinary',
  mentioned: 'ordinary',
  'application-given': 'ordinary',
  'vacancy-status': 'job',
  'vacancy-message': 'letter',
  'vacancy-closed': 'ordinary',
  'vacancy-hidden': 'ordinary',
  'vacancy-unsafe': 'unsafe',
  'vacancy-handed': 'ordinary',
  'vacancy-new': 'ordinary',
  'interview-offered': 'interview',
  'interview-called-off': 'interview',
  'interview-soon': 'interviewSoon',
  'interview-picked': 'ordinary',
  'interview-declined': 'ordinary',
  'registration-ended': 'registration',
  'review-held': 'ordinary',
  'review-hidden': 'ordinary',
  'review-shown': 'ordinary',
  'school-agreed': 'ordinary',
  'school-declined': 'ordinary',
  'event-registered': 'ordinary',
  'event-cancelled': 'ordinary',
  'event-called-off': 'event',
  'event-moved': 'event',
  'event-waiting': 'ordinary',
  'event-place-held': 'place',
  'event-place-taken': 'ordinary',
  'event-hold-over': 'placeOver',
  'event-over': 'ordinary',
  'event-soon': 'ordinary',
  'campaign-registered': 'ordinary',
  'campaign-confirmed': 'ordinary',
  'campaign-declined': 'ordinary',
  'campaign-message': 'letter',
  'fair-announced': 'ordinary',
  'fair-session': 'event',
  'program-open': 'ordinary',
  'partner-request': 'ordinary',
  'invitation-declined': 'ordinary',
  'visitor-message': 'ordinary',
  'telegram-lost': 'ordinary',
  message: 'ordinary',
};

const isKind = (kind: string): kind is NoticeKindName => Object.hasOwn(ofKinds, kind);

/** How urgent a notice is; one of a kind that is not known is as most are. */
export const urgencyOf = (kind: string): UrgencyName => (isKind(kind) ? ofKinds[kind] : 'ordinary');
