import type { NoticeKindName } from '@/lib/domain/notices/notice-kinds';
import type { WaitingKey } from '@/lib/domain/accounts/waiting';

interface Asking {
  /** The notice that tells who answers; null where a digest or the number alone tells, because many ask. */
  tells: NoticeKindName | null;
  /** Where it waits, with a name, an age and a day. */
  waits: WaitingKey;
}

/** The calls by which a person asks something of somebody. Each is answered by a person, who is told, and waits in a list that is counted. */
export const asking: Readonly<Record<string, Asking>> = {
  'applicant/applicants.submit': { tells: 'application-new', waits: 'applications' },
  'applicant/school-requests.create': { tells: 'school-request-new', waits: 'requests' },
  'academic/content-revisions.propose': { tells: 'content-revision', waits: 'revisions' },
  'lms/document-requests.create': { tells: 'paper-asked', waits: 'papers' },
  'lms/mark-requests.ask': { tells: 'mark-asked', waits: 'corrections' },
  // The student confirms, or the office for a pupil without an account.
  'lms/guardians.enter': { tells: 'guardian-waiting', waits: 'guardians' },
  'marketing/loans.create': { tells: 'loan-new', waits: 'loans' },
  'marketing/partner-requests.create': { tells: 'partner-request', waits: 'partners' },
  'notification/mails.contact': { tells: 'visitor-message', waits: 'inbox' },
  // A digest tells of those that nobody has answered.
  'qa/questions.create': { tells: null, waits: 'questions' },
  'recruitment/vacancies.apply': { tells: 'vacancy-applied', waits: 'hiring' },
  'recruitment/vacancies.applyPublic': { tells: 'vacancy-applied', waits: 'hiring' },
  'user/reports.create': { tells: 'review-asked', waits: 'review' },
  'user/reports.createPublic': { tells: 'review-asked', waits: 'review' },
};

interface Settled {
  because: string;
  calls: readonly string[];
}

/** The other calls by which somebody who is no staff makes something: nobody has to answer them. */
export const settledAtOnce: readonly Settled[] = [
  {
    because: 'Sala answers by itself: log-in, codes, accounts, files',
    calls: [
      'auth/session.token',
      'auth/session.logout',
      'auth/session.nameBrowser',
      'user/accounts.register',
      'user/accounts.verifyCode',
      'user/telegram-proofs.link',
      'user/telegram-proofs.read',
      'user/accounts.setPin',
      'user/email-proof.send',
      'user/email-proof.confirm',
      'user/secrets.resetPassword',
      'user/secrets.verifyResetCode',
      'user/secrets.setPinAfterReset',
      'user/secrets.changePassword',
      'user/phone-change.send',
      'user/phone-change.confirm',
      'user/account-joins.send',
      'user/account-joins.preview',
      'user/account-joins.confirm',
      'user/invitations.read',
      'user/invitations.decline',
      'files/uploads.confirm',
      'files/uploads.upload',
      'files/uploads.link',
      'files/uploads.remove',
      'short-link/short-urls.create',
      'lms/own-school-records.join',
    ],
  },
  {
    because: 'It is the own record of whoever calls, or only read',
    calls: [
      'user/favorites.add',
      'notification/channels.test',
      'notification/channels.linkTelegram',
      'notification/topic-mails.unsubscribe',
      'notification/notifications.opened',
      'qa/questions.view',
      'qa/orientation.calculatePersonality',
      'qa/orientation.calculateHolland',
      'qa/share-pictures.generate',
      'recruitment/profiles.create',
      'recruitment/profile-links.create',
      'recruitment/profile-links.read',
      'recruitment/profile-links.cv',
      'recruitment/profile-work.order',
      'recruitment/profile-work.sync',
      ...['education', 'experience', 'achievement', 'reference', 'certificate', 'attribute'].map(
        (section) => `recruitment/${section}.create`,
      ),
      'recruitment/vacancy-search.save',
      'recruitment/handed-applications.read',
      'recruitment/handed-applications.file',
      'content/content.query',
      'content/site-search.miss',
      'schedule/agenda.renew',
      'schedule/after-event.certify',
    ],
  },
  {
    because: 'Places are given by their number',
    calls: [
      'user/visit-guests.join',
      'recruitment/registrations.register',
      'marketing/campaign-registrations.register',
      'schedule/attendees.register',
      'schedule/attendees.take',
    ],
  },
  {
    because: 'Somebody outside is asked by a text message, and the link waits for them',
    calls: [
      'recruitment/referees.ask',
      'recruitment/referees.read',
      'recruitment/referees.answer',
      'marketing/guardian-consents.ask',
      'marketing/guardian-consents.confirm',
      'marketing/guardian-consents.read',
      'marketing/guardian-consents.answer',
      'marketing/campaign-registrations.askGuardian',
      'marketing/campaign-registrations.confirmGuardian',
      'lms/guardians.makeCode',
    ],
  },
  {
    because: 'It answers what others have asked, or says what is so; who it concerns is told',
    calls: [
      'applicant/papers.remove',
      'applicant/results.object',
      'applicant/withdrawals.withdraw',
      'applicant/offers.answer',
      'qa/user-answers.add',
      'forum/messages.post',
      'recruitment/own-interviews.pick',
      'recruitment/own-interviews.decline',
      'lms/absence-notices.announce',
      'lms/absence-notices.takeBack',
      'lms/mark-requests.withdraw',
      'lms/mark-requests.answer',
      'lms/teacher-absences.announce',
      'lms/teacher-absences.takeBack',
    ],
  },
  {
    because: 'It is the work of a desk, which the handler checks',
    calls: [
      'academic/subjects.create',
      'marketing/loan-ledger.post',
      'marketing/loan-ledger.correct',
      'marketing/bank-desk.create',
      'marketing/bank-waiting.confirm',
      'lms/assessments.create',
      'lms/assessments.withdraw',
      'lms/class-sessions.create',
      'lms/class-sessions.cancel',
      'lms/materials.create',
    ],
  },
  {
    because: 'Machines make them',
    calls: ['notification/telegram.update', 'notification/mail-replies.reply'],
  },
];
