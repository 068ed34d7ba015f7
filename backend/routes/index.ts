import { suggestionRoutes } from './academic/suggestions';
import { categoryRoutes } from './academic/categories';
import { contentRevisionRoutes } from './academic/content-revisions';
import { reminderRoutes } from './academic/reminders';
import { scholarshipRoutes } from './academic/scholarships';
import { schoolStandingRoutes } from './academic/school-standing';
import { schoolRoutes } from './academic/schools';
import { structureRoutes } from './academic/structures';
import { studentIntakeRoutes } from './academic/student-intakes';
import { studentCardRoutes } from './academic/student-cards';
import { studentRoutes } from './academic/students';
import { studyRoutes } from './academic/studies';
import { subjectRoutes } from './academic/subjects';
import { applicantFormRoutes } from './applicant/applicant-forms';
import { applicantRoutes } from './applicant/applicants';
import { consentRoutes } from './applicant/consents';
import { paperRoutes } from './applicant/papers';
import { pipelineRoutes } from './applicant/pipeline';
import { publicApplicantRoutes } from './applicant/public-applicants';
import { importRoutes } from './applicant/imports';
import { mergeRoutes } from './applicant/merges';
import { offerRoutes } from './applicant/offers';
import { resultListRoutes } from './applicant/result-lists';
import { resultRoutes } from './applicant/results';
import { printedPaperRoutes } from './applicant/printed-papers';
import { schoolRequestRoutes } from './applicant/school-requests';
import { educationHistoryRoutes } from './user/education-history';
import { assigneeRoutes } from './applicant/assignees';
import { withdrawalRoutes } from './applicant/withdrawals';
import { applicationRoutes } from './application/applications';
import { sessionRoutes } from './auth/session';
import { followUpRoutes } from './follow-up/follow-ups';
import { noticeChannelRoutes, topicMailRoutes } from './notification/channels';
import { mailReplyRoutes } from './notification/mail-replies';
import { telegramRoutes } from './notification/telegram';
import { notificationRoutes } from './notification/notifications';
import { liveRoutes } from './forum/live';
import { messageRoutes } from './forum/messages';
import { uploadRoutes } from './files/uploads';
import { ownWorkRoutes } from './applicant/own-work';
import { messageSettingsRoutes } from './notification/message-settings';
import { visitorMessageRoutes } from './notification/visitor-messages';
import { mailRoutes } from './notification/mails';
import { outboxRoutes } from './notification/outbox';
import { smsBudgetRoutes } from './notification/sms-budget';
import { shortUrlRoutes } from './short-link/short-urls';
import { chatIdentityRoutes } from './user/chat-identity';
import { accountRoutes } from './user/accounts';
import { telegramProofRoutes } from './user/telegram-proofs';
import { achievementRoutes } from './user/achievements';
import { emailProofRoutes } from './user/email-proof';
import { favoriteRoutes } from './user/favorites';
import { articleRoutes } from './news/articles';
import { contentRoutes } from './content/content';
import { siteSearchRoutes } from './content/site-search';
import { siteTextRoutes } from './content/site-texts';
import { articleVersionRoutes, siteTextVersionRoutes } from './content/text-versions';
import { bankRoutes } from './marketing/banks';
import { guardianConsentRoutes } from './marketing/guardian-consents';
import { loanLedgerRoutes } from './marketing/loan-ledger';
import { loanRoutes } from './marketing/loans';
import { campaignDeskRoutes } from './marketing/campaign-desk';
import { campaignRegistrationRoutes } from './marketing/campaign-registrations';
import { campaignRoutes } from './marketing/campaigns';
import { organizationProfileRoutes } from './user/organization-profiles';
import { peopleRoutes } from './user/people';
import { auditLogRoutes } from './user/audit-log';
import { accountJoinsRoutes } from './user/account-joins';
import { phoneChangeRoutes } from './user/phone-change';
import { invitationRoutes } from './user/invitations';
import { staffRoutes } from './user/staff';
import { reportRoutes } from './user/reports';
import { findingRoutes } from './user/findings';
import { waitingRoutes } from './user/waiting';
import { schoolVisitRoutes } from './user/school-visits';
import { visitGuestRoutes } from './user/visit-guests';
import { safetyRoutes } from './user/safety';
import { secretRoutes } from './user/secrets';
import { structureChangeRoutes, unitChangeRoutes } from './academic/structure-changes';
import { schoolSettingRoutes } from './academic/school-settings';
import { partnerRequestRoutes } from './marketing/partner-requests';
import { bankDeskRoutes } from './marketing/bank-desk';
import { bankWaitingRoutes } from './marketing/bank-waiting';
import { printedLoanRoutes } from './marketing/printed-loans';
import { lmsRoutes } from './lms';
import { qaRoutes } from './qa';
import { recruitmentRoutes } from './recruitment';
import { scheduleRoutes } from './schedule';

/** Every resource of the contract, implemented; the contract test fails when one is missing. */
export const routes = [
  // Before the accounts: their `users/:id` would match `users/search` and `users/reset_password`.
  secretRoutes,
  safetyRoutes,
  schoolVisitRoutes,
  visitGuestRoutes,
  reportRoutes,
  waitingRoutes,
  findingRoutes,
  peopleRoutes,
  accountJoinsRoutes,
  phoneChangeRoutes,
  invitationRoutes,
  staffRoutes,
  auditLogRoutes,
  sessionRoutes,
  telegramProofRoutes,
  accountRoutes,
  emailProofRoutes,
  favoriteRoutes,
  schoolRoutes,
  schoolStandingRoutes,
  contentRevisionRoutes,
  categoryRoutes,
  suggestionRoutes,
  subjectRoutes,
  reminderRoutes,
  scholarshipRoutes,
  consentRoutes,
  applicantFormRoutes,
  applicantRoutes,
  paperRoutes,
  withdrawalRoutes,
  assigneeRoutes,
  importRoutes,
  mergeRoutes,
  offerRoutes,
  resultListRoutes,
  resultRoutes,
  schoolRequestRoutes,
  printedPaperRoutes,
  educationHistoryRoutes,
  pipelineRoutes,
  // Before the notifications: their `:id` would match `stream`.
  liveRoutes,
  notificationRoutes,
  noticeChannelRoutes,
  topicMailRoutes,
  telegramRoutes,
  mailReplyRoutes,
  messageRoutes,
  ...recruitmentRoutes,
  achievementRoutes,
  articleRoutes,
  contentRoutes,
  siteSearchRoutes,
  siteTextRoutes,
  articleVersionRoutes,
  siteTextVersionRoutes,
  bankRoutes,
  guardianConsentRoutes,
  loanLedgerRoutes,
  loanRoutes,
  campaignDeskRoutes,
  campaignRegistrationRoutes,
  campaignRoutes,
  partnerRequestRoutes,
  structureRoutes,
  studentIntakeRoutes,
  studentCardRoutes,
  studentRoutes,
  studyRoutes,
  publicApplicantRoutes,
  applicationRoutes,
  ...scheduleRoutes,
  followUpRoutes,
  organizationProfileRoutes,
  visitorMessageRoutes,
  mailRoutes,
  messageSettingsRoutes,
  ownWorkRoutes,
  outboxRoutes,
  smsBudgetRoutes,
  chatIdentityRoutes,
  shortUrlRoutes,
  uploadRoutes,
  bankDeskRoutes,
  bankWaitingRoutes,
  printedLoanRoutes,
  schoolSettingRoutes,
  structureChangeRoutes,
  unitChangeRoutes,
  ...lmsRoutes,
  ...qaRoutes,
];
