// Written from the files under `messages/en` whenever Next starts, builds or makes types.
import type { Feature } from '@/lib/features';

export interface Messages {
  about: typeof import('@/messages/en/site/about.json');
  absence: typeof import('@/messages/en/school-day/absence.json');
  academicCalendar: typeof import('@/messages/en/school-day/academicCalendar.json');
  account: typeof import('@/messages/en/accounts/account.json');
  admission: typeof import('@/messages/en/admissions/admission.json');
  admissionRule: typeof import('@/messages/en/schools/admissionRule.json');
  advisor: typeof import('@/messages/en/admissions/advisor.json');
  ahead: typeof import('@/messages/en/school-day/ahead.json');
  applicationDesk: typeof import('@/messages/en/admissions/applicationDesk.json');
  applicationImport: typeof import('@/messages/en/admissions/applicationImport.json');
  applicationLookup: typeof import('@/messages/en/admissions/applicationLookup.json');
  applicationTurn: typeof import('@/messages/en/admissions/applicationTurn.json');
  applications: typeof import('@/messages/en/admissions/applications.json');
  article: typeof import('@/messages/en/articles/article.json');
  attendance: typeof import('@/messages/en/school-day/attendance.json');
  attendanceFigures: typeof import('@/messages/en/school-day/attendanceFigures.json');
  attended: typeof import('@/messages/en/school-day/attended.json');
  audit: typeof import('@/messages/en/accounts/audit.json');
  auth: typeof import('@/messages/en/accounts/auth.json');
  bankDesk: typeof import('@/messages/en/loans/bankDesk.json');
  bot: typeof import('@/messages/en/bot/bot.json');
  calendar: typeof import('@/messages/en/core/calendar.json');
  campaign: typeof import('@/messages/en/campaigns/campaign.json');
  campaignDesk: typeof import('@/messages/en/campaigns/campaignDesk.json');
  careerEvent: typeof import('@/messages/en/events/careerEvent.json');
  careerHome: typeof import('@/messages/en/careers/careerHome.json');
  catalogue: typeof import('@/messages/en/core/catalogue.json');
  category: typeof import('@/messages/en/schools/category.json');
  centerDesk: typeof import('@/messages/en/careers/centerDesk.json');
  chart: typeof import('@/messages/en/core/chart.json');
  checked: typeof import('@/messages/en/schools/checked.json');
  classDesk: typeof import('@/messages/en/school-day/classDesk.json');
  companyDesk: typeof import('@/messages/en/careers/companyDesk.json');
  compare: typeof import('@/messages/en/schools/compare.json');
  comparison: typeof import('@/messages/en/schools/comparison.json');
  contact: typeof import('@/messages/en/site/contact.json');
  correction: typeof import('@/messages/en/schools/correction.json');
  course: typeof import('@/messages/en/schools/course.json');
  courseDesk: typeof import('@/messages/en/schools/courseDesk.json');
  courseWork: typeof import('@/messages/en/school-day/courseWork.json');
  cv: typeof import('@/messages/en/profiles/cv.json');
  editor: typeof import('@/messages/en/core/editor.json');
  education: typeof import('@/messages/en/core/education.json');
  educationHistory: typeof import('@/messages/en/admissions/educationHistory.json');
  enrollment: typeof import('@/messages/en/admissions/enrollment.json');
  entry: typeof import('@/messages/en/admissions/entry.json');
  eventDesk: typeof import('@/messages/en/events/eventDesk.json');
  eventDoor: typeof import('@/messages/en/events/eventDoor.json');
  explore: typeof import('@/messages/en/schools/explore.json');
  facts: typeof import('@/messages/en/notices/facts.json');
  fair: typeof import('@/messages/en/careers/fair.json');
  fairDesk: typeof import('@/messages/en/careers/fairDesk.json');
  favorite: typeof import('@/messages/en/accounts/favorite.json');
  features: typeof import('@/messages/en/site/features.json');
  feedback: typeof import('@/messages/en/core/feedback.json');
  fees: typeof import('@/messages/en/core/fees.json');
  form: typeof import('@/messages/en/core/form.json');
  forum: typeof import('@/messages/en/questions/forum.json');
  gradebook: typeof import('@/messages/en/school-day/gradebook.json');
  guardian: typeof import('@/messages/en/loans/guardian.json');
  guardianCode: typeof import('@/messages/en/school-day/guardianCode.json');
  handed: typeof import('@/messages/en/careers/handed.json');
  help: typeof import('@/messages/en/site/help.json');
  home: typeof import('@/messages/en/site/home.json');
  homeChapters: typeof import('@/messages/en/site/homeChapters.json');
  inbox: typeof import('@/messages/en/review/inbox.json');
  installed: typeof import('@/messages/en/core/installed.json');
  installing: typeof import('@/messages/en/questions/installing.json');
  invitation: typeof import('@/messages/en/accounts/invitation.json');
  job: typeof import('@/messages/en/careers/job.json');
  jobApply: typeof import('@/messages/en/careers/jobApply.json');
  jobPage: typeof import('@/messages/en/careers/jobPage.json');
  jobTurn: typeof import('@/messages/en/core/jobTurn.json');
  join: typeof import('@/messages/en/accounts/join.json');
  layouts: typeof import('@/messages/en/core/layouts.json');
  list: typeof import('@/messages/en/core/list.json');
  loan: typeof import('@/messages/en/loans/loan.json');
  loanDesk: typeof import('@/messages/en/loans/loanDesk.json');
  loanForm: typeof import('@/messages/en/loans/loanForm.json');
  loanPage: typeof import('@/messages/en/loans/loanPage.json');
  mail: typeof import('@/messages/en/notices/mail.json');
  majorDesk: typeof import('@/messages/en/schools/majorDesk.json');
  markRequest: typeof import('@/messages/en/school-day/markRequest.json');
  merging: typeof import('@/messages/en/admissions/merging.json');
  moments: typeof import('@/messages/en/admissions/moments.json');
  myProfile: typeof import('@/messages/en/profiles/myProfile.json');
  notification: typeof import('@/messages/en/notices/notification.json');
  offers: typeof import('@/messages/en/admissions/offers.json');
  onlineApplication: typeof import('@/messages/en/admissions/onlineApplication.json');
  organization: typeof import('@/messages/en/accounts/organization.json');
  orientation: typeof import('@/messages/en/orientation/orientation.json');
  orientationResult: typeof import('@/messages/en/orientation/orientationResult.json');
  orientationStaff: typeof import('@/messages/en/orientation/orientationStaff.json');
  orientationStories: typeof import('@/messages/en/orientation/orientationStories.json');
  orientationTypes: typeof import('@/messages/en/orientation/orientationTypes.json');
  ownQuestion: typeof import('@/messages/en/questions/ownQuestion.json');
  ownSchools: typeof import('@/messages/en/admissions/ownSchools.json');
  ownStart: typeof import('@/messages/en/school-day/ownStart.json');
  palette: typeof import('@/messages/en/core/palette.json');
  partner: typeof import('@/messages/en/admissions/partner.json');
  partnerRequests: typeof import('@/messages/en/schools/partnerRequests.json');
  people: typeof import('@/messages/en/accounts/people.json');
  person: typeof import('@/messages/en/accounts/person.json');
  places: typeof import('@/messages/en/core/places.json');
  portal: typeof import('@/messages/en/school-day/portal.json');
  portalAgenda: typeof import('@/messages/en/school-day/portalAgenda.json');
  portalCard: typeof import('@/messages/en/school-day/portalCard.json');
  portalPapers: typeof import('@/messages/en/school-day/portalPapers.json');
  printedLoan: typeof import('@/messages/en/loans/printedLoan.json');
  printedPapers: typeof import('@/messages/en/core/printedPapers.json');
  profile: typeof import('@/messages/en/profiles/profile.json');
  programDesk: typeof import('@/messages/en/schools/programDesk.json');
  question: typeof import('@/messages/en/questions/question.json');
  questionnaire: typeof import('@/messages/en/orientation/questionnaire.json');
  referee: typeof import('@/messages/en/profiles/referee.json');
  registration: typeof import('@/messages/en/careers/registration.json');
  resultList: typeof import('@/messages/en/admissions/resultList.json');
  review: typeof import('@/messages/en/review/review.json');
  revision: typeof import('@/messages/en/schools/revision.json');
  scholarship: typeof import('@/messages/en/schools/scholarship.json');
  school: typeof import('@/messages/en/schools/school.json');
  schoolDesk: typeof import('@/messages/en/schools/schoolDesk.json');
  schoolNames: typeof import('@/messages/en/schools/schoolNames.json');
  schoolPaper: typeof import('@/messages/en/school-day/schoolPaper.json');
  schoolPictures: typeof import('@/messages/en/schools/schoolPictures.json');
  schoolPlaces: typeof import('@/messages/en/schools/schoolPlaces.json');
  schoolQuotes: typeof import('@/messages/en/schools/schoolQuotes.json');
  schoolRequests: typeof import('@/messages/en/schools/schoolRequests.json');
  schoolTables: typeof import('@/messages/en/school-day/schoolTables.json');
  search: typeof import('@/messages/en/search/search.json');
  settings: typeof import('@/messages/en/accounts/settings.json');
  sharedResult: typeof import('@/messages/en/orientation/sharedResult.json');
  sms: typeof import('@/messages/en/notices/sms.json');
  statistics: typeof import('@/messages/en/site/statistics.json');
  studentCard: typeof import('@/messages/en/school-day/studentCard.json');
  studentDesk: typeof import('@/messages/en/school-day/studentDesk.json');
  studyRecord: typeof import('@/messages/en/school-day/studyRecord.json');
  tableImport: typeof import('@/messages/en/core/tableImport.json');
  teacherAbsence: typeof import('@/messages/en/school-day/teacherAbsence.json');
  textDesk: typeof import('@/messages/en/core/textDesk.json');
  thread: typeof import('@/messages/en/questions/thread.json');
  timetable: typeof import('@/messages/en/school-day/timetable.json');
  today: typeof import('@/messages/en/school-day/today.json');
  ui: typeof import('@/messages/en/core/ui.json');
  unsubscribe: typeof import('@/messages/en/notices/unsubscribe.json');
  upload: typeof import('@/messages/en/core/upload.json');
  vacancyDesk: typeof import('@/messages/en/careers/vacancyDesk.json');
  visit: typeof import('@/messages/en/visits/visit.json');
  visitDesk: typeof import('@/messages/en/visits/visitDesk.json');
  welcome: typeof import('@/messages/en/site/welcome.json');
  wholeForm: typeof import('@/messages/en/admissions/wholeForm.json');
  work: typeof import('@/messages/en/core/work.json');
}
export type Namespace = keyof Messages;
/** The feature whose texts they are: the folder of their files. */
export const textFolders = {
  about: 'site',
  absence: 'school-day',
  academicCalendar: 'school-day',
  account: 'accounts',
  admission: 'admissions',
  admissionRule: 'schools',
  advisor: 'admissions',
  ahead: 'school-day',
  applicationDesk: 'admissions',
  applicationImport: 'admissions',
  applicationLookup: 'admissions',
  applicationTurn: 'admissions',
  applications: 'admissions',
  article: 'articles',
  attendance: 'school-day',
  attendanceFigures: 'school-day',
  attended: 'school-day',
  audit: 'accounts',
  auth: 'accounts',
  bankDesk: 'loans',
  bot: 'bot',
  calendar: 'core',
  campaign: 'campaigns',
  campaignDesk: 'campaigns',
  careerEvent: 'events',
  careerHome: 'careers',
  catalogue: 'core',
  category: 'schools',
  centerDesk: 'careers',
  chart: 'core',
  checked: 'schools',
  classDesk: 'school-day',
  companyDesk: 'careers',
  compare: 'schools',
  comparison: 'schools',
  contact: 'site',
  correction: 'schools',
  course: 'schools',
  courseDesk: 'schools',
  courseWork: 'school-day',
  cv: 'profiles',
  editor: 'core',
  education: 'core',
  educationHistory: 'admissions',
  enrollment: 'admissions',
  entry: 'admissions',
  eventDesk: 'events',
  eventDoor: 'events',
  explore: 'schools',
  facts: 'notices',
  fair: 'careers',
  fairDesk: 'careers',
  favorite: 'accounts',
  features: 'site',
  feedback: 'core',
  fees: 'core',
  form: 'core',
  forum: 'questions',
  gradebook: 'school-day',
  guardian: 'loans',
  guardianCode: 'school-day',
  handed: 'careers',
  help: 'site',
  home: 'site',
  homeChapters: 'site',
  inbox: 'review',
  installed: 'core',
  installing: 'questions',
  invitation: 'accounts',
  job: 'careers',
  jobApply: 'careers',
  jobPage: 'careers',
  jobTurn: 'core',
  join: 'accounts',
  layouts: 'core',
  list: 'core',
  loan: 'loans',
  loanDesk: 'loans',
  loanForm: 'loans',
  loanPage: 'loans',
  mail: 'notices',
  majorDesk: 'schools',
  markRequest: 'school-day',
  merging: 'admissions',
  moments: 'admissions',
  myProfile: 'profiles',
  notification: 'notices',
  offers: 'admissions',
  onlineApplication: 'admissions',
  organization: 'accounts',
  orientation: 'orientation',
  orientationResult: 'orientation',
  orientationStaff: 'orientation',
  orientationStories: 'orientation',
  orientationTypes: 'orientation',
  ownQuestion: 'questions',
  ownSchools: 'admissions',
  ownStart: 'school-day',
  palette: 'core',
  partner: 'admissions',
  partnerRequests: 'schools',
  people: 'accounts',
  person: 'accounts',
  places: 'core',
  portal: 'school-day',
  portalAgenda: 'school-day',
  portalCard: 'school-day',
  portalPapers: 'school-day',
  printedLoan: 'loans',
  printedPapers: 'core',
  profile: 'profiles',
  programDesk: 'schools',
  question: 'questions',
  questionnaire: 'orientation',
  referee: 'profiles',
  registration: 'careers',
  resultList: 'admissions',
  review: 'review',
  revision: 'schools',
  scholarship: 'schools',
  school: 'schools',
  schoolDesk: 'schools',
  schoolNames: 'schools',
  schoolPaper: 'school-day',
  schoolPictures: 'schools',
  schoolPlaces: 'schools',
  schoolQuotes: 'schools',
  schoolRequests: 'schools',
  schoolTables: 'school-day',
  search: 'search',
  settings: 'accounts',
  sharedResult: 'orientation',
  sms: 'notices',
  statistics: 'site',
  studentCard: 'school-day',
  studentDesk: 'school-day',
  studyRecord: 'school-day',
  tableImport: 'core',
  teacherAbsence: 'school-day',
  textDesk: 'core',
  thread: 'questions',
  timetable: 'school-day',
  today: 'school-day',
  ui: 'core',
  unsubscribe: 'notices',
  upload: 'core',
  vacancyDesk: 'careers',
  visit: 'visits',
  visitDesk: 'visits',
  welcome: 'site',
  wholeForm: 'admissions',
  work: 'core',
} as const satisfies Record<Namespace, Feature | 'core'>;
export const namespaces = Object.keys(textFolders) as readonly Namespace[];
