import { suggestionRoutes } from '@/backend/features/schools/handlers/suggestions';
import { categoryRoutes } from '@/backend/features/schools/handlers/categories';
import { contentRevisionRoutes } from '@/backend/features/schools/handlers/content-revisions';
import { reminderRoutes } from '@/backend/features/schools/handlers/reminders';
import { scholarshipRoutes } from '@/backend/features/schools/handlers/scholarships';
import { schoolStandingRoutes } from '@/backend/features/schools/handlers/school-standing';
import { schoolRoutes } from '@/backend/features/schools/handlers/schools';
import { structureRoutes } from '@/backend/features/schools/handlers/structures';
import { studentIntakeRoutes } from '@/backend/features/school-day/handlers/student-intakes';
import { studentCardRoutes } from '@/backend/features/school-day/handlers/student-cards';
import { studentRoutes } from '@/backend/features/school-day/handlers/students';
import { studyRoutes } from '@/backend/features/school-day/handlers/studies';
import { subjectRoutes } from '@/backend/features/schools/handlers/subjects';
import { applicantFormRoutes } from '@/backend/features/admissions/handlers/applicant-forms';
import { applicantRoutes } from '@/backend/features/admissions/handlers/applicants';
import { consentRoutes } from '@/backend/features/admissions/handlers/consents';
import { paperRoutes } from '@/backend/features/admissions/handlers/papers';
import { pipelineRoutes } from '@/backend/features/admissions/handlers/pipeline';
import { publicApplicantRoutes } from '@/backend/features/admissions/handlers/public-applicants';
import { importRoutes } from '@/backend/features/admissions/handlers/imports';
import { mergeRoutes } from '@/backend/features/admissions/handlers/merges';
import { offerRoutes } from '@/backend/features/admissions/handlers/offers';
import { resultListRoutes } from '@/backend/features/admissions/handlers/result-lists';
import { resultRoutes } from '@/backend/features/admissions/handlers/results';
import { printedPaperRoutes } from '@/backend/features/admissions/handlers/printed-papers';
import { schoolRequestRoutes } from '@/backend/features/admissions/handlers/school-requests';
import { educationHistoryRoutes } from '@/backend/features/admissions/handlers/education-history';
import { assigneeRoutes } from '@/backend/features/admissions/handlers/assignees';
import { withdrawalRoutes } from '@/backend/features/admissions/handlers/withdrawals';
import { applicationRoutes } from '@/backend/features/admissions/handlers/applications';
import { sessionRoutes } from '@/backend/features/accounts/handlers/session';
import { followUpRoutes } from '@/backend/features/admissions/handlers/follow-ups';
import { noticeChannelRoutes, topicMailRoutes } from '@/backend/features/notices/handlers/channels';
import { mailReplyRoutes } from '@/backend/features/notices/handlers/mail-replies';
import { telegramRoutes } from '@/backend/features/notices/handlers/telegram';
import { notificationRoutes } from '@/backend/features/notices/handlers/notifications';
import { liveRoutes } from '@/backend/features/questions/handlers/live';
import { messageRoutes } from '@/backend/features/questions/handlers/messages';
import { uploadRoutes } from './files/uploads';
import { ownWorkRoutes } from '@/backend/features/admissions/handlers/own-work';
import { messageSettingsRoutes } from '@/backend/features/notices/handlers/message-settings';
import { visitorMessageRoutes } from '@/backend/features/notices/handlers/visitor-messages';
import { mailRoutes } from '@/backend/features/notices/handlers/mails';
import { outboxRoutes } from '@/backend/features/notices/handlers/outbox';
import { smsBudgetRoutes } from '@/backend/features/notices/handlers/sms-budget';
import { shortUrlRoutes } from '@/backend/features/notices/handlers/short-urls';
import { chatIdentityRoutes } from '@/backend/features/accounts/handlers/chat-identity';
import { accountRoutes } from '@/backend/features/accounts/handlers/accounts';
import { telegramProofRoutes } from '@/backend/features/accounts/handlers/telegram-proofs';
import { achievementRoutes } from '@/backend/features/accounts/handlers/achievements';
import { emailProofRoutes } from '@/backend/features/accounts/handlers/email-proof';
import { favoriteRoutes } from '@/backend/features/accounts/handlers/favorites';
import { articleRoutes } from '@/backend/features/articles/handlers/articles';
import { contentRoutes } from '@/backend/features/articles/handlers/content';
import { siteSearchRoutes } from '@/backend/features/search/handlers/site-search';
import { siteTextRoutes } from '@/backend/features/articles/handlers/site-texts';
import {
  articleVersionRoutes,
  siteTextVersionRoutes,
} from '@/backend/features/articles/handlers/text-versions';
import { bankRoutes } from '@/backend/features/loans/handlers/banks';
import { guardianConsentRoutes } from '@/backend/features/loans/handlers/guardian-consents';
import { loanLedgerRoutes } from '@/backend/features/loans/handlers/loan-ledger';
import { loanRoutes } from '@/backend/features/loans/handlers/loans';
import { campaignDeskRoutes } from '@/backend/features/campaigns/handlers/campaign-desk';
import { campaignRegistrationRoutes } from '@/backend/features/campaigns/handlers/campaign-registrations';
import { campaignRoutes } from '@/backend/features/campaigns/handlers/campaigns';
import { organizationProfileRoutes } from '@/backend/features/accounts/handlers/organization-profiles';
import { peopleRoutes } from '@/backend/features/accounts/handlers/people';
import { auditLogRoutes } from '@/backend/features/accounts/handlers/audit-log';
import { accountJoinsRoutes } from '@/backend/features/accounts/handlers/account-joins';
import { phoneChangeRoutes } from '@/backend/features/accounts/handlers/phone-change';
import { invitationRoutes } from '@/backend/features/accounts/handlers/invitations';
import { staffRoutes } from '@/backend/features/accounts/handlers/staff';
import { reportRoutes } from '@/backend/features/review/handlers/reports';
import { findingRoutes } from '@/backend/features/search/handlers/findings';
import { waitingRoutes } from '@/backend/features/review/handlers/waiting';
import { schoolVisitRoutes } from '@/backend/features/visits/handlers/school-visits';
import { visitGuestRoutes } from '@/backend/features/visits/handlers/visit-guests';
import { safetyRoutes } from '@/backend/features/accounts/handlers/safety';
import { secretRoutes } from '@/backend/features/accounts/handlers/secrets';
import {
  structureChangeRoutes,
  unitChangeRoutes,
} from '@/backend/features/schools/handlers/structure-changes';
import { schoolSettingRoutes } from '@/backend/features/schools/handlers/school-settings';
import { partnerRequestRoutes } from '@/backend/features/schools/handlers/partner-requests';
import { bankDeskRoutes } from '@/backend/features/loans/handlers/bank-desk';
import { bankWaitingRoutes } from '@/backend/features/loans/handlers/bank-waiting';
import { printedLoanRoutes } from '@/backend/features/loans/handlers/printed-loans';
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
