import { absenceRights } from './lms-absences';
import { academicRights } from './academic';
import { applicantMoveRights } from './applicant-moves';
import { applicantRequestRights } from './applicant-requests';
import { applicantRights } from './applicant';
import { offerRights } from './applicant-offers';
import { applicationRights } from './application';
import { authRights } from './auth';
import { contentRights } from './content';
import { deskRights } from './desks';
import { educationHistoryRights } from './education-history';
import { employerRights } from './employers';
import { filesRights } from './files';
import { followUpRights } from './follow-up';
import { communityRights } from './community';
import { forumRights } from './forum';
import { invitationRights } from './invitations';
import { mergeRights } from './merges';
import { lmsRights } from './lms';
import { schoolMarkingRights } from './lms-marking';
import { proofRights } from './lms-proofs';
import { teachingRights } from './lms-teaching';
import { loanLedgerRights } from './loan-ledger';
import { campaignRights } from './campaigns';
import { fairRights } from './fairs';
import { marketingRights } from './marketing';
import { newsRights } from './news';
import { notificationRights } from './notification';
import { qaRights } from './qa';
import { hiringRights } from './hiring';
import { refereeRights } from './referees';
import { ownVacancyRights } from './own-vacancies';
import { recruitmentRights } from './recruitment';
import { scheduleRights } from './schedule';
import { shortLinkRights } from './short-link';
import { staffRights } from './staff';
import { studentRights } from './students';
import type { Rights } from './table';
import { userRights } from './user';
import { schoolVisitRights } from './school-visits';

/** Rights: one row or more for every endpoint of the contract. */
export const rights: Rights = {
  ...absenceRights,
  ...academicRights,
  ...applicantMoveRights,
  ...applicantRequestRights,
  ...applicantRights,
  ...offerRights,
  ...applicationRights,
  ...authRights,
  ...contentRights,
  ...deskRights,
  ...educationHistoryRights,
  ...employerRights,
  ...filesRights,
  ...followUpRights,
  ...communityRights,
  ...forumRights,
  ...invitationRights,
  ...mergeRights,
  ...lmsRights,
  ...proofRights,
  ...teachingRights,
  ...schoolMarkingRights,
  ...loanLedgerRights,
  ...campaignRights,
  ...fairRights,
  ...marketingRights,
  ...newsRights,
  ...notificationRights,
  ...qaRights,
  ...ownVacancyRights,
  ...hiringRights,
  ...refereeRights,
  ...recruitmentRights,
  ...scheduleRights,
  ...shortLinkRights,
  ...staffRights,
  ...studentRights,
  ...userRights,
  ...schoolVisitRights,
};
