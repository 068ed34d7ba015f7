import { categoriesResource } from './academic/categories';
import { contentRevisionsResource } from './academic/content-revisions';
import { remindersResource } from './academic/reminders';
import { scholarshipsResource } from './academic/scholarships';
import { schoolStandingResource } from './academic/school-standing';
import { schoolsResource } from './academic/schools';
import { structuresResource } from './academic/structures';
import { studentCardsResource } from './academic/student-cards';
import { studentIntakesResource } from './academic/student-intakes';
import { studentsResource } from './academic/students';
import { studiesResource } from './academic/studies';
import { subjectsResource } from './academic/subjects';
import { suggestionsResource } from './academic/suggestions';
import { applicantFormsResource } from './applicant/applicant-forms';
import { applicantsResource } from './applicant/applicants';
import { consentsResource } from './applicant/consents';
import { ownWorkResource } from './applicant/own-work';
import { papersResource } from './applicant/papers';
import { resultListsResource } from './applicant/result-lists';
import { resultsResource } from './applicant/results';
import { pipelineResource } from './applicant/pipeline';
import { publicApplicantsResource } from './applicant/public-applicants';
import { importsResource } from './applicant/imports';
import { mergesResource } from './applicant/merges';
import { offersResource } from './applicant/offers';
import { printedPapersResource } from './applicant/printed-papers';
import { schoolRequestsResource } from './applicant/school-requests';
import { educationHistoryResource } from './user/education-history';
import { assigneesResource } from './applicant/assignees';
import { withdrawalsResource } from './applicant/withdrawals';
import { applicationsResource } from './application/applications';
import { sessionResource } from './auth/session';
import { followUpsResource } from './follow-up/follow-ups';
import { documentRequestsResource } from './lms/document-requests';
import { membershipsResource } from './lms/memberships';
import { organizationsResource } from './lms/organizations';
import { recordsResource } from './lms/records';
import { noticeChannelsResource, topicMailsResource } from './notification/channels';
import { mailRepliesResource } from './notification/mail-replies';
import { telegramResource } from './notification/telegram';
import { notificationsResource } from './notification/notifications';
import { liveResource } from './forum/live';
import { messagesResource } from './forum/messages';
import { communityResource } from './qa/community';
import { tagsResource } from './qa/tags';
import { orientationResource } from './qa/orientation';
import { questionsResource } from './qa/questions';
import { sharePictureResource } from './qa/share-pictures';
import { userAnswersResource } from './qa/user-answers';
import { profileLinksResource } from './recruitment/profile-links';
import { refereesResource } from './recruitment/referees';
import { profileWorkResource } from './recruitment/profile-work';
import { profileSectionResources } from './recruitment/profile-sections';
import { completeProfilesResource, profilesResource } from './recruitment/profiles';
import { registrationsResource } from './recruitment/registrations';
import { rejectReasonsResource } from './recruitment/reject-reasons';
import { uploadsResource } from './files/uploads';
import { companiesResource } from './recruitment/companies';
import { vacanciesResource } from './recruitment/vacancies';
import { vacancyDeskResource } from './recruitment/vacancy-desk';
import { ownVacanciesResource } from './recruitment/own-vacancies';
import { vacancyWorkResource } from './recruitment/vacancy-work';
import { vacancySearchResource } from './recruitment/vacancy-search';
import { applicantWorkResource } from './recruitment/applicant-work';
import { handedApplicationsResource } from './recruitment/handed-applications';
import { ownInterviewsResource } from './recruitment/own-interviews';
import { agendaResource } from './schedule/agenda';
import { afterEventResource } from './schedule/after-event';
import { attendeesResource } from './schedule/attendees';
import { calendarDeskResource } from './schedule/calendar-desk';
import { calendarsResource } from './schedule/calendars';
import { doorResource } from './schedule/door';
import { eventDeskResource } from './schedule/event-desk';
import { fairDeskResource } from './schedule/fair-desk';
import { fairsResource } from './schedule/fairs';
import { holidaysResource } from './schedule/holidays';
import { termsResource } from './schedule/terms';
import { messageSettingsResource } from './notification/message-settings';
import { visitorMessagesResource } from './notification/visitor-messages';
import { mailsResource } from './notification/mails';
import { outboxResource } from './notification/outbox';
import { smsBudgetResource } from './notification/sms-budget';
import { shortUrlsResource } from './short-link/short-urls';
import { chatIdentityResource } from './user/chat-identity';
import { accountsResource } from './user/accounts';
import { telegramProofsResource } from './user/telegram-proofs';
import { achievementsResource } from './user/achievements';
import { emailProofResource } from './user/email-proof';
import { favoritesResource } from './user/favorites';
import { articlesResource } from './news/articles';
import { contentResource } from './content/content';
import { siteSearchResource } from './content/site-search';
import { siteTextsResource } from './content/site-texts';
import { articleVersionsResource, siteTextVersionsResource } from './content/text-versions';
import { banksResource } from './marketing/banks';
import { guardianConsentsResource } from './marketing/guardian-consents';
import { loanLedgerResource } from './marketing/loan-ledger';
import { loansResource } from './marketing/loans';
import { campaignDeskResource } from './marketing/campaign-desk';
import { campaignRegistrationsResource } from './marketing/campaign-registrations';
import { campaignsResource } from './marketing/campaigns';
import { organizationProfilesResource } from './user/organization-profiles';
import { peopleResource } from './user/people';
import { reportsResource } from './user/reports';
import { findingsResource } from './user/findings';
import { waitingResource } from './user/waiting';
import { schoolVisitsResource } from './user/school-visits';
import { visitGuestsResource } from './user/visit-guests';
import { safetyResource } from './user/safety';
import { auditLogResource } from './user/audit-log';
import { accountJoinsResource } from './user/account-joins';
import { phoneChangeResource } from './user/phone-change';
import { invitationsResource } from './user/invitations';
import { staffResource } from './user/staff';
import { secretsResource } from './user/secrets';
import { structureChangesResource, unitChangesResource } from './academic/structure-changes';
import { schoolSettingsResource } from './academic/school-settings';
import { partnerRequestsResource } from './marketing/partner-requests';
import { bankDeskResource } from './marketing/bank-desk';
import { bankWaitingResource } from './marketing/bank-waiting';
import { printedLoansResource } from './marketing/printed-loans';
import { careerCenterChangesResource } from './recruitment/career-center-changes';
import { classTeachersResource } from './lms/class-teachers';
import { assessmentsResource } from './lms/assessments';
import { classSessionsResource } from './lms/class-sessions';
import { courseMembersResource } from './lms/course-members';
import { coursesResource } from './lms/courses';
import { guardiansResource } from './lms/guardians';
import { issuedPapersResource } from './lms/issued-papers';
import { absenceNoticesResource } from './lms/absence-notices';
import { attendanceFiguresResource } from './lms/attendance-figures';
import { markRequestsResource } from './lms/mark-requests';
import { classGuardianCodesResource } from './lms/class-guardian-codes';
import { studentAffairsResource } from './lms/student-affairs';
import { ownSchoolRecordsResource } from './lms/own-school-records';
import { ownRecordResource } from './lms/own-record';
import { markingResource } from './lms/marking';
import { materialsResource } from './lms/materials';
import { sheetsResource } from './lms/sheets';
import { tableImportsResource } from './lms/table-imports';
import { teacherAbsencesResource } from './lms/teacher-absences';
import { termRemarksResource } from './lms/term-remarks';

/** Every resource; for the backend, tests and scripts only, so that no page carries all schemas. */
export const contract = [
  sessionResource,
  accountsResource,
  telegramProofsResource,
  emailProofResource,
  favoritesResource,
  schoolsResource,
  schoolStandingResource,
  contentRevisionsResource,
  categoriesResource,
  subjectsResource,
  suggestionsResource,
  remindersResource,
  scholarshipsResource,
  consentsResource,
  applicantFormsResource,
  applicantsResource,
  papersResource,
  resultListsResource,
  resultsResource,
  pipelineResource,
  ownWorkResource,
  noticeChannelsResource,
  topicMailsResource,
  telegramResource,
  mailRepliesResource,
  notificationsResource,
  communityResource,
  tagsResource,
  questionsResource,
  userAnswersResource,
  orientationResource,
  sharePictureResource,
  messagesResource,
  liveResource,
  profilesResource,
  completeProfilesResource,
  profileLinksResource,
  refereesResource,
  profileWorkResource,
  ...profileSectionResources,
  vacanciesResource,
  companiesResource,
  vacancyDeskResource,
  ownVacanciesResource,
  vacancyWorkResource,
  applicantWorkResource,
  vacancySearchResource,
  handedApplicationsResource,
  ownInterviewsResource,
  registrationsResource,
  rejectReasonsResource,
  schoolVisitsResource,
  visitGuestsResource,
  achievementsResource,
  articlesResource,
  contentResource,
  siteSearchResource,
  siteTextsResource,
  articleVersionsResource,
  siteTextVersionsResource,
  banksResource,
  guardianConsentsResource,
  loanLedgerResource,
  loansResource,
  campaignDeskResource,
  campaignRegistrationsResource,
  campaignsResource,
  partnerRequestsResource,
  structuresResource,
  studentCardsResource,
  studentIntakesResource,
  studentsResource,
  studiesResource,
  publicApplicantsResource,
  withdrawalsResource,
  assigneesResource,
  importsResource,
  mergesResource,
  offersResource,
  schoolRequestsResource,
  printedPapersResource,
  educationHistoryResource,
  applicationsResource,
  membershipsResource,
  organizationsResource,
  recordsResource,
  documentRequestsResource,
  guardiansResource,
  issuedPapersResource,
  absenceNoticesResource,
  markRequestsResource,
  classGuardianCodesResource,
  studentAffairsResource,
  ownSchoolRecordsResource,
  ownRecordResource,
  agendaResource,
  calendarsResource,
  attendeesResource,
  afterEventResource,
  calendarDeskResource,
  doorResource,
  eventDeskResource,
  // Before the desk, whose ids would match `current`.
  fairsResource,
  fairDeskResource,
  holidaysResource,
  termsResource,
  followUpsResource,
  secretsResource,
  safetyResource,
  reportsResource,
  waitingResource,
  findingsResource,
  peopleResource,
  accountJoinsResource,
  phoneChangeResource,
  invitationsResource,
  staffResource,
  auditLogResource,
  organizationProfilesResource,
  visitorMessagesResource,
  mailsResource,
  messageSettingsResource,
  outboxResource,
  smsBudgetResource,
  chatIdentityResource,
  shortUrlsResource,
  uploadsResource,
  structureChangesResource,
  unitChangesResource,
  schoolSettingsResource,
  bankDeskResource,
  bankWaitingResource,
  printedLoansResource,
  careerCenterChangesResource,
  classTeachersResource,
  assessmentsResource,
  classSessionsResource,
  courseMembersResource,
  coursesResource,
  markingResource,
  materialsResource,
  sheetsResource,
  tableImportsResource,
  teacherAbsencesResource,
  attendanceFiguresResource,
  termRemarksResource,
] as const;
