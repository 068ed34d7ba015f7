import type { FeatureParts } from '@/backend/feature-parts';
import { hiringEveryMs } from '@/backend/limits';
import { applicantWorkRoutes } from '@/backend/features/careers/handlers/applicant-work';
import { careerCenterChangeRoutes } from '@/backend/features/careers/handlers/career-center-changes';
import { companyRoutes } from '@/backend/features/careers/handlers/companies';
import { fairDeskRoutes } from '@/backend/features/careers/handlers/fair-desk';
import { fairRoutes } from '@/backend/features/careers/handlers/fairs';
import { handedApplicationRoutes } from '@/backend/features/careers/handlers/handed-applications';
import { ownInterviewRoutes } from '@/backend/features/careers/handlers/own-interviews';
import { ownVacancyRoutes } from '@/backend/features/careers/handlers/own-vacancies';
import { registrationRoutes } from '@/backend/features/careers/handlers/registrations';
import { rejectReasonRoutes } from '@/backend/features/careers/handlers/reject-reasons';
import { vacancyRoutes } from '@/backend/features/careers/handlers/vacancies';
import { vacancyDeskRoutes } from '@/backend/features/careers/handlers/vacancy-desk';
import { vacancySearchRoutes } from '@/backend/features/careers/handlers/vacancy-search';
import { vacancyWorkRoutes } from '@/backend/features/careers/handlers/vacancy-work';
import { runHiring } from '@/backend/features/careers/jobs/hiring';
import { runJudge } from '@/backend/features/careers/jobs/judge-vacancies';

export const parts: FeatureParts = {
  routes: [
    vacancyRoutes,
    companyRoutes,
    vacancyDeskRoutes,
    ownVacancyRoutes,
    rejectReasonRoutes,
    vacancyWorkRoutes,
    applicantWorkRoutes,
    vacancySearchRoutes,
    handedApplicationRoutes,
    ownInterviewRoutes,
    registrationRoutes,
    careerCenterChangeRoutes,
    // Before the desk, whose ids would match `current`.
    fairRoutes,
    fairDeskRoutes,
  ],
  jobs: [(deps) => runHiring(deps, hiringEveryMs), runJudge],
};
