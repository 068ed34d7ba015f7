import type { FeatureParts } from '@/backend/feature-parts';
import { followUpReminderEveryMs, offerReminderEveryMs } from '@/backend/limits';
import { applicantFormRoutes } from '@/backend/features/admissions/handlers/applicant-forms';
import { applicantRoutes } from '@/backend/features/admissions/handlers/applicants';
import { applicationRoutes } from '@/backend/features/admissions/handlers/applications';
import { assigneeRoutes } from '@/backend/features/admissions/handlers/assignees';
import { consentRoutes } from '@/backend/features/admissions/handlers/consents';
import { educationHistoryRoutes } from '@/backend/features/admissions/handlers/education-history';
import { followUpRoutes } from '@/backend/features/admissions/handlers/follow-ups';
import { importRoutes } from '@/backend/features/admissions/handlers/imports';
import { mergeRoutes } from '@/backend/features/admissions/handlers/merges';
import { offerRoutes } from '@/backend/features/admissions/handlers/offers';
import { ownWorkRoutes } from '@/backend/features/admissions/handlers/own-work';
import { paperRoutes } from '@/backend/features/admissions/handlers/papers';
import { pipelineRoutes } from '@/backend/features/admissions/handlers/pipeline';
import { printedPaperRoutes } from '@/backend/features/admissions/handlers/printed-papers';
import { publicApplicantRoutes } from '@/backend/features/admissions/handlers/public-applicants';
import { resultListRoutes } from '@/backend/features/admissions/handlers/result-lists';
import { resultRoutes } from '@/backend/features/admissions/handlers/results';
import { schoolRequestRoutes } from '@/backend/features/admissions/handlers/school-requests';
import { withdrawalRoutes } from '@/backend/features/admissions/handlers/withdrawals';
import { runFollowUpReminders } from '@/backend/features/admissions/jobs/follow-up-reminders';
import { runOfferReminders } from '@/backend/features/admissions/jobs/offer-reminders';

export const parts: FeatureParts = {
  routes: [
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
    publicApplicantRoutes,
    applicationRoutes,
    followUpRoutes,
    ownWorkRoutes,
  ],
  jobs: [
    (deps) => runFollowUpReminders(deps, followUpReminderEveryMs),
    (deps) => runOfferReminders(deps, offerReminderEveryMs),
  ],
};
