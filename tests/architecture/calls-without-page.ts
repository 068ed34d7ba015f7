interface WithoutPage {
  /** Why no page makes these calls. */
  because: string;
  calls: readonly string[];
}

const sections = ['education', 'experience', 'achievement', 'reference', 'certificate', 'attribute'];

/** The calls of the contract that no page makes. */
export const withoutPage: readonly WithoutPage[] = [
  {
    because:
      'Machines make them: other clients that log in, Telegram, mail servers, other backends that read content.',
    calls: [
      'auth/session.discovery',
      'auth/session.discoveryAtRoot',
      'auth/session.keys',
      'content/content.query',
      'notification/mail-replies.reply',
      'notification/telegram.update',
      'user/people.identity',
    ],
  },
  {
    because: 'The guard of a page asks them by their address, before the page is sent.',
    calls: ['recruitment/profile-links.isOpen', 'recruitment/profiles.getOfUser'],
  },
  {
    because:
      'The page asks for more at once, and the call answers a part of it for clients that want only that.',
    calls: [
      'applicant/applicants.listOfSchool',
      'application/applications.mine',
      'lms/class-teachers.list',
      'marketing/loans.get',
      'marketing/loans.mine',
      'notification/notifications.get',
      'qa/questions.get',
      'recruitment/complete-profiles.get',
      'recruitment/profiles.get',
      'recruitment/profiles.list',
      'recruitment/vacancies.schema',
      'schedule/calendars.eventsOfCalendar',
      'schedule/calendars.list',
      'user/achievements.list',
      ...sections.flatMap((section) => [`recruitment/${section}.get`, `recruitment/${section}.list`]),
    ],
  },
  {
    because:
      'The page has another call for the same deed: students are taken in as a batch, files go by a promise, places at events are taken with an answer.',
    calls: [
      'academic/students.create',
      'files/uploads.upload',
      'recruitment/profiles.updateOfUser',
      'schedule/attendees.register',
    ],
  },
  {
    because:
      'Nobody wants to lose a whole profile: a page empties its parts, hides it, or deletes the account.',
    calls: ['recruitment/profiles.remove', 'recruitment/profiles.removeOfUser'],
  },
  {
    because:
      'A mail would stand beside the application, where no colleague reads it; moves and questions are told by mail too and stay readable.',
    calls: ['notification/mails.send'],
  },
  {
    because: 'Nobody sees who has no PIN, so no page could remind them; the log-in with a code asks for one.',
    calls: ['user/people.remind'],
  },
  { because: 'Files stand where they belong, not in one list.', calls: ['files/uploads.storage'] },
];
