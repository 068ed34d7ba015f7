import { categoriesResource } from './schools/categories';
import { contentRevisionsResource } from './schools/content-revisions';
import { remindersResource } from './schools/reminders';
import { scholarshipsResource } from './schools/scholarships';
import { schoolStandingResource } from './schools/school-standing';
import { schoolsResource } from './schools/schools';
import { structuresResource } from './schools/structures';
import { studentCardsResource } from './school-day/student-cards';
import { studentIntakesResource } from './school-day/student-intakes';
import { studentsResource } from './school-day/students';
import { studiesResource } from './school-day/studies';
import { subjectsResource } from './schools/subjects';
import { suggestionsResource } from './schools/suggestions';
import { applicantFormsResource } from './admissions/applicant-forms';
import { applicantsResource } from './admissions/applicants';
import { consentsResource } from './admissions/consents';
import { ownWorkResource } from './admissions/own-work';
import { papersResource } from './admissions/papers';
import { resultListsResource } from './admissions/result-lists';
import { resultsResource } from './admissions/results';
import { pipelineResource } from './admissions/pipeline';
import { publicApplicantsResource } from './admissions/public-applicants';
import { importsResource } from './admissions/imports';
import { mergesResource } from './admissions/merges';
import { offersResource } from './admissions/offers';
import { printedPapersResource } from './admissions/printed-papers';
import { schoolRequestsResource } from './admissions/school-requests';
import { educationHistoryResource } from './admissions/education-history';
import { assigneesResource } from './admissions/assignees';
import { withdrawalsResource } from './admissions/withdrawals';
import { applicationsResource } from './admissions/applications';
import { sessionResource } from './accounts/session';
import { followUpsResource } from './admissions/follow-ups';
import { documentRequestsResource } from './school-day/document-requests';
import { membershipsResource } from './school-day/memberships';
import { organizationsResource } from './school-day/organizations';
import { recordsResource } from './school-day/records';
import { noticeChannelsResource, topicMailsResource } from './notices/channels';
import { mailRepliesResource } from './notices/mail-replies';
import { telegramResource } from './notices/telegram';
import { notificationsResource } from './notices/notifications';
import { liveResource } from './questions/live';
import { messagesResource } from './questions/messages';
import { communityResource } from './questions/community';
import { tagsResource } from './questions/tags';
import { orientationResource } from './orientation/orientation';
import { questionsResource } from './questions/questions';
import { sharePictureResource } from './orientation/share-pictures';
import { userAnswersResource } from './questions/user-answers';
import { profileLinksResource } from './profiles/profile-links';
import { refereesResource } from './profiles/referees';
import { profileWorkResource } from './profiles/profile-work';
import { profileSectionResources } from './profiles/profile-sections';
import { completeProfilesResource, profilesResource } from './profiles/profiles';
import { registrationsResource } from './careers/registrations';
import { rejectReasonsResource } from './careers/reject-reasons';
import { uploadsResource } from './files/uploads';
import { companiesResource } from './careers/companies';
import { vacanciesResource } from './careers/vacancies';
import { vacancyDeskResource } from './careers/vacancy-desk';
import { ownVacanciesResource } from './careers/own-vacancies';
import { vacancyWorkResource } from './careers/vacancy-work';
import { vacancySearchResource } from './careers/vacancy-search';
import { applicantWorkResource } from './careers/applicant-work';
import { handedApplicationsResource } from './careers/handed-applications';
import { ownInterviewsResource } from './careers/own-interviews';
import { agendaResource } from './events/agenda';
import { afterEventResource } from './events/after-event';
import { attendeesResource } from './events/attendees';
import { calendarDeskResource } from './events/calendar-desk';
import { calendarsResource } from './events/calendars';
import { doorResource } from './events/door';
import { eventDeskResource } from './events/event-desk';
import { fairDeskResource } from './careers/fair-desk';
import { fairsResource } from './careers/fairs';
import { holidaysResource } from './events/holidays';
import { termsResource } from './events/terms';
import { messageSettingsResource } from './notices/message-settings';
import { visitorMessagesResource } from './notices/visitor-messages';
import { mailsResource } from './notices/mails';
import { outboxResource } from './notices/outbox';
import { smsBudgetResource } from './notices/sms-budget';
import { shortUrlsResource } from './notices/short-urls';
import { chatIdentityResource } from './accounts/chat-identity';
import { accountsResource } from './accounts/accounts';
import { telegramProofsResource } from './accounts/telegram-proofs';
import { achievementsResource } from './accounts/achievements';
import { emailProofResource } from './accounts/email-proof';
import { favoritesResource } from './accounts/favorites';
import { articlesResource } from './articles/articles';
import { contentResource } from './articles/content';
import { siteSearchResource } from './search/site-search';
import { siteTextsResource } from './articles/site-texts';
import { articleVersionsResource, siteTextVersionsResource } from './articles/text-versions';
import { banksResource } from './loans/banks';
import { guardianConsentsResource } from './loans/guardian-consents';
import { loanLedgerResource } from './loans/loan-ledger';
import { loansResource } from './loans/loans';
import { campaignDeskResource } from './campaigns/campaign-desk';
import { campaignRegistrationsResource } from './campaigns/campaign-registrations';
import { campaignsResource } from './campaigns/campaigns';
import { organizationProfilesResource } from './accounts/organization-profiles';
import { peopleResource } from './accounts/people';
import { reportsResource } from './review/reports';
import { findingsResource } from './search/findings';
import { waitingResource } from './review/waiting';
import { schoolVisitsResource } from './visits/school-visits';
import { visitGuestsResource } from './visits/visit-guests';
import { safetyResource } from './accounts/safety';
import { auditLogResource } from './accounts/audit-log';
import { accountJoinsResource } from './accounts/account-joins';
import { phoneChangeResource } from './accounts/phone-change';
import { invitationsResource } from './accounts/invitations';
import { staffResource } from './accounts/staff';
import { secretsResource } from './accounts/secrets';
import { structureChangesResource, unitChangesResource } from './schools/structure-changes';
import { schoolSettingsResource } from './schools/school-settings';
import { partnerRequestsResource } from './schools/partner-requests';
import { bankDeskResource } from './loans/bank-desk';
import { bankWaitingResource } from './loans/bank-waiting';
import { printedLoansResource } from './loans/printed-loans';
import { careerCenterChangesResource } from './careers/career-center-changes';
import { classTeachersResource } from './school-day/class-teachers';
import { assessmentsResource } from './school-day/assessments';
import { classSessionsResource } from './school-day/class-sessions';
import { courseMembersResource } from './school-day/course-members';
import { coursesResource } from './school-day/courses';
import { guardiansResource } from './school-day/guardians';
import { issuedPapersResource } from './school-day/issued-papers';
import { absenceNoticesResource } from './school-day/absence-notices';
import { attendanceFiguresResource } from './school-day/attendance-figures';
import { markRequestsResource } from './school-day/mark-requests';
import { classGuardianCodesResource } from './school-day/class-guardian-codes';
import { studentAffairsResource } from './school-day/student-affairs';
import { ownSchoolRecordsResource } from './school-day/own-school-records';
import { ownRecordResource } from './school-day/own-record';
import { markingResource } from './school-day/marking';
import { materialsResource } from './school-day/materials';
import { sheetsResource } from './school-day/sheets';
import { tableImportsResource } from './school-day/table-imports';
import { teacherAbsencesResource } from './school-day/teacher-absences';
import { termRemarksResource } from './school-day/term-remarks';

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
