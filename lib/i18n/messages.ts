// Written from the files under `messages/en` whenever Next starts, builds or makes types.
export interface Messages {
  about: typeof import('@/messages/en/about.json');
  absence: typeof import('@/messages/en/absence.json');
  academicCalendar: typeof import('@/messages/en/academicCalendar.json');
  account: typeof import('@/messages/en/account.json');
  admission: typeof import('@/messages/en/admission.json');
  admissionRule: typeof import('@/messages/en/admissionRule.json');
  advisor: typeof import('@/messages/en/advisor.json');
  ahead: typeof import('@/messages/en/ahead.json');
  applicationDesk: typeof import('@/messages/en/applicationDesk.json');
  applicationImport: typeof import('@/messages/en/applicationImport.json');
  applicationLookup: typeof import('@/messages/en/applicationLookup.json');
  applicationTurn: typeof import('@/messages/en/applicationTurn.json');
  applications: typeof import('@/messages/en/applications.json');
  article: typeof import('@/messages/en/article.json');
  attendance: typeof import('@/messages/en/attendance.json');
  attendanceFigures: typeof import('@/messages/en/attendanceFigures.json');
  attended: typeof import('@/messages/en/attended.json');
  audit: typeof import('@/messages/en/audit.json');
  auth: typeof import('@/messages/en/auth.json');
  bankDesk: typeof import('@/messages/en/bankDesk.json');
  bot: typeof import('@/messages/en/bot.json');
  calendar: typeof import('@/messages/en/calendar.json');
  campaign: typeof import('@/messages/en/campaign.json');
  campaignDesk: typeof import('@/messages/en/campaignDesk.json');
  careerEvent: typeof import('@/messages/en/careerEvent.json');
  careerHome: typeof import('@/messages/en/careerHome.json');
  catalogue: typeof import('@/messages/en/catalogue.json');
  category: typeof import('@/messages/en/category.json');
  centerDesk: typeof import('@/messages/en/centerDesk.json');
  chart: typeof import('@/messages/en/chart.json');
  checked: typeof import('@/messages/en/checked.json');
  classDesk: typeof import('@/messages/en/classDesk.json');
  companyDesk: typeof import('@/messages/en/companyDesk.json');
  compare: typeof import('@/messages/en/compare.json');
  comparison: typeof import('@/messages/en/comparison.json');
  contact: typeof import('@/messages/en/contact.json');
  correction: typeof import('@/messages/en/correction.json');
  course: typeof import('@/messages/en/course.json');
  courseDesk: typeof import('@/messages/en/courseDesk.json');
  courseWork: typeof import('@/messages/en/courseWork.json');
  cv: typeof import('@/messages/en/cv.json');
  editor: typeof import('@/messages/en/editor.json');
  education: typeof import('@/messages/en/education.json');
  educationHistory: typeof import('@/messages/en/educationHistory.json');
  enrollment: typeof import('@/messages/en/enrollment.json');
  entry: typeof import('@/messages/en/entry.json');
  eventDesk: typeof import('@/messages/en/eventDesk.json');
  eventDoor: typeof import('@/messages/en/eventDoor.json');
  explore: typeof import('@/messages/en/explore.json');
  fair: typeof import('@/messages/en/fair.json');
  fairDesk: typeof import('@/messages/en/fairDesk.json');
  favorite: typeof import('@/messages/en/favorite.json');
  features: typeof import('@/messages/en/features.json');
  feedback: typeof import('@/messages/en/feedback.json');
  fees: typeof import('@/messages/en/fees.json');
  form: typeof import('@/messages/en/form.json');
  forum: typeof import('@/messages/en/forum.json');
  gradebook: typeof import('@/messages/en/gradebook.json');
  guardian: typeof import('@/messages/en/guardian.json');
  guardianCode: typeof import('@/messages/en/guardianCode.json');
  handed: typeof import('@/messages/en/handed.json');
  help: typeof import('@/messages/en/help.json');
  home: typeof import('@/messages/en/home.json');
  homeChapters: typeof import('@/messages/en/homeChapters.json');
  inbox: typeof import('@/messages/en/inbox.json');
  installed: typeof import('@/messages/en/installed.json');
  installing: typeof import('@/messages/en/installing.json');
  invitation: typeof import('@/messages/en/invitation.json');
  job: typeof import('@/messages/en/job.json');
  jobApply: typeof import('@/messages/en/jobApply.json');
  jobPage: typeof import('@/messages/en/jobPage.json');
  jobTurn: typeof import('@/messages/en/jobTurn.json');
  join: typeof import('@/messages/en/join.json');
  layouts: typeof import('@/messages/en/layouts.json');
  list: typeof import('@/messages/en/list.json');
  loan: typeof import('@/messages/en/loan.json');
  loanDesk: typeof import('@/messages/en/loanDesk.json');
  loanForm: typeof import('@/messages/en/loanForm.json');
  loanPage: typeof import('@/messages/en/loanPage.json');
  mail: typeof import('@/messages/en/mail.json');
  majorDesk: typeof import('@/messages/en/majorDesk.json');
  markRequest: typeof import('@/messages/en/markRequest.json');
  merging: typeof import('@/messages/en/merging.json');
  moments: typeof import('@/messages/en/moments.json');
  myProfile: typeof import('@/messages/en/myProfile.json');
  notification: typeof import('@/messages/en/notification.json');
  offers: typeof import('@/messages/en/offers.json');
  onlineApplication: typeof import('@/messages/en/onlineApplication.json');
  organization: typeof import('@/messages/en/organization.json');
  orientation: typeof import('@/messages/en/orientation.json');
  orientationResult: typeof import('@/messages/en/orientationResult.json');
  orientationStaff: typeof import('@/messages/en/orientationStaff.json');
  orientationStories: typeof import('@/messages/en/orientationStories.json');
  orientationTypes: typeof import('@/messages/en/orientationTypes.json');
  ownQuestion: typeof import('@/messages/en/ownQuestion.json');
  ownSchools: typeof import('@/messages/en/ownSchools.json');
  ownStart: typeof import('@/messages/en/ownStart.json');
  palette: typeof import('@/messages/en/palette.json');
  partner: typeof import('@/messages/en/partner.json');
  partnerRequests: typeof import('@/messages/en/partnerRequests.json');
  people: typeof import('@/messages/en/people.json');
  person: typeof import('@/messages/en/person.json');
  portal: typeof import('@/messages/en/portal.json');
  portalAgenda: typeof import('@/messages/en/portalAgenda.json');
  portalCard: typeof import('@/messages/en/portalCard.json');
  portalPapers: typeof import('@/messages/en/portalPapers.json');
  printedLoan: typeof import('@/messages/en/printedLoan.json');
  printedPapers: typeof import('@/messages/en/printedPapers.json');
  profile: typeof import('@/messages/en/profile.json');
  programDesk: typeof import('@/messages/en/programDesk.json');
  question: typeof import('@/messages/en/question.json');
  questionnaire: typeof import('@/messages/en/questionnaire.json');
  referee: typeof import('@/messages/en/referee.json');
  registration: typeof import('@/messages/en/registration.json');
  resultList: typeof import('@/messages/en/resultList.json');
  review: typeof import('@/messages/en/review.json');
  revision: typeof import('@/messages/en/revision.json');
  scholarship: typeof import('@/messages/en/scholarship.json');
  school: typeof import('@/messages/en/school.json');
  schoolDesk: typeof import('@/messages/en/schoolDesk.json');
  schoolNames: typeof import('@/messages/en/schoolNames.json');
  schoolPaper: typeof import('@/messages/en/schoolPaper.json');
  schoolPictures: typeof import('@/messages/en/schoolPictures.json');
  schoolPlaces: typeof import('@/messages/en/schoolPlaces.json');
  schoolQuotes: typeof import('@/messages/en/schoolQuotes.json');
  schoolRequests: typeof import('@/messages/en/schoolRequests.json');
  schoolTables: typeof import('@/messages/en/schoolTables.json');
  search: typeof import('@/messages/en/search.json');
  settings: typeof import('@/messages/en/settings.json');
  sharedResult: typeof import('@/messages/en/sharedResult.json');
  sms: typeof import('@/messages/en/sms.json');
  statistics: typeof import('@/messages/en/statistics.json');
  studentCard: typeof import('@/messages/en/studentCard.json');
  studentDesk: typeof import('@/messages/en/studentDesk.json');
  studyRecord: typeof import('@/messages/en/studyRecord.json');
  tableImport: typeof import('@/messages/en/tableImport.json');
  teacherAbsence: typeof import('@/messages/en/teacherAbsence.json');
  textDesk: typeof import('@/messages/en/textDesk.json');
  thread: typeof import('@/messages/en/thread.json');
  timetable: typeof import('@/messages/en/timetable.json');
  today: typeof import('@/messages/en/today.json');
  ui: typeof import('@/messages/en/ui.json');
  unsubscribe: typeof import('@/messages/en/unsubscribe.json');
  upload: typeof import('@/messages/en/upload.json');
  vacancyDesk: typeof import('@/messages/en/vacancyDesk.json');
  visit: typeof import('@/messages/en/visit.json');
  visitDesk: typeof import('@/messages/en/visitDesk.json');
  welcome: typeof import('@/messages/en/welcome.json');
  wholeForm: typeof import('@/messages/en/wholeForm.json');
  work: typeof import('@/messages/en/work.json');
}
export type Namespace = keyof Messages;
export const namespaces = [
  'about',
  'absence',
  'academicCalendar',
  'account',
  'admission',
  'admissionRule',
  'advisor',
  'ahead',
  'applicationDesk',
  'applicationImport',
  'applicationLookup',
  'applicationTurn',
  'applications',
  'article',
  'attendance',
  'attendanceFigures',
  'attended',
  'audit',
  'auth',
  'bankDesk',
  'bot',
  'calendar',
  'campaign',
  'campaignDesk',
  'careerEvent',
  'careerHome',
  'catalogue',
  'category',
  'centerDesk',
  'chart',
  'checked',
  'classDesk',
  'companyDesk',
  'compare',
  'comparison',
  'contact',
  'correction',
  'course',
  'courseDesk',
  'courseWork',
  'cv',
  'editor',
  'education',
  'educationHistory',
  'enrollment',
  'entry',
  'eventDesk',
  'eventDoor',
  'explore',
  'fair',
  'fairDesk',
  'favorite',
  'features',
  'feedback',
  'fees',
  'form',
  'forum',
  'gradebook',
  'guardian',
  'guardianCode',
  'handed',
  'help',
  'home',
  'homeChapters',
  'inbox',
  'installed',
  'installing',
  'invitation',
  'job',
  'jobApply',
  'jobPage',
  'jobTurn',
  'join',
  'layouts',
  'list',
  'loan',
  'loanDesk',
  'loanForm',
  'loanPage',
  'mail',
  'majorDesk',
  'markRequest',
  'merging',
  'moments',
  'myProfile',
  'notification',
  'offers',
  'onlineApplication',
  'organization',
  'orientation',
  'orientationResult',
  'orientationStaff',
  'orientationStories',
  'orientationTypes',
  'ownQuestion',
  'ownSchools',
  'ownStart',
  'palette',
  'partner',
  'partnerRequests',
  'people',
  'person',
  'portal',
  'portalAgenda',
  'portalCard',
  'portalPapers',
  'printedLoan',
  'printedPapers',
  'profile',
  'programDesk',
  'question',
  'questionnaire',
  'referee',
  'registration',
  'resultList',
  'review',
  'revision',
  'scholarship',
  'school',
  'schoolDesk',
  'schoolNames',
  'schoolPaper',
  'schoolPictures',
  'schoolPlaces',
  'schoolQuotes',
  'schoolRequests',
  'schoolTables',
  'search',
  'settings',
  'sharedResult',
  'sms',
  'statistics',
  'studentCard',
  'studentDesk',
  'studyRecord',
  'tableImport',
  'teacherAbsence',
  'textDesk',
  'thread',
  'timetable',
  'today',
  'ui',
  'unsubscribe',
  'upload',
  'vacancyDesk',
  'visit',
  'visitDesk',
  'welcome',
  'wholeForm',
  'work',
] as const satisfies readonly Namespace[];
