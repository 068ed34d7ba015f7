interface WithoutPage {
  /** As decision 0760 says it. */
  because: string;
  calls: readonly string[];
}

const sections = ['education', 'experience', 'achievement', 'reference', 'certificate', 'attribute'];

/** The calls of the contract that no page makes. */
export const withoutPage: readonly WithoutPage[] = [
  {
    because: 'Machines make them',
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
    because: 'The guard of a page asks them by their address',
    calls: ['recruitment/profile-links.isOpen', 'recruitment/profiles.getOfUser'],
  },
  {
    because: 'The page asks for more at once',
    calls: [
      'applicant/applicants.listOfSchool',
      'application/applications.mine',
      'lms/sheets.scores',
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
    because: 'The page has another call for the same deed',
    calls: [
      'academic/students.create',
      'files/uploads.upload',
      'recruitment/profiles.updateOfUser',
      'recruitment/vacancies.setStatus',
      'schedule/attendees.register',
    ],
  },
  {
    because: 'The course form writes the teachers of a course',
    calls: [
      'lms/class-teachers.add',
      'lms/class-teachers.list',
      'lms/class-teachers.members',
      'lms/class-teachers.remove',
    ],
  },
  {
    because: 'Nobody wants to lose a whole profile',
    calls: ['recruitment/profiles.remove', 'recruitment/profiles.removeOfUser'],
  },
  { because: 'A mail would stand beside the application', calls: ['notification/mails.send'] },
  { because: 'Nobody sees who has no PIN', calls: ['user/people.remind'] },
  { because: 'Files stand where they belong', calls: ['files/uploads.storage'] },
];
