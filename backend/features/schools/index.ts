import type { FeatureParts } from '@/backend/feature-parts';
import { programReminderEveryMs } from '@/backend/limits';
import { categoryRoutes } from '@/backend/features/schools/handlers/categories';
import { contentRevisionRoutes } from '@/backend/features/schools/handlers/content-revisions';
import { partnerRequestRoutes } from '@/backend/features/schools/handlers/partner-requests';
import { reminderRoutes } from '@/backend/features/schools/handlers/reminders';
import { scholarshipRoutes } from '@/backend/features/schools/handlers/scholarships';
import { schoolSettingRoutes } from '@/backend/features/schools/handlers/school-settings';
import { schoolStandingRoutes } from '@/backend/features/schools/handlers/school-standing';
import { schoolRoutes } from '@/backend/features/schools/handlers/schools';
import { sharePictureOfPlaceRoutes } from '@/backend/features/schools/handlers/share-picture';
import {
  structureChangeRoutes,
  unitChangeRoutes,
} from '@/backend/features/schools/handlers/structure-changes';
import { structureRoutes } from '@/backend/features/schools/handlers/structures';
import { subjectRoutes } from '@/backend/features/schools/handlers/subjects';
import { suggestionRoutes } from '@/backend/features/schools/handlers/suggestions';
import { runProgramReminders } from '@/backend/features/schools/jobs/program-reminders';

export const parts: FeatureParts = {
  routes: [
    schoolRoutes,
    schoolStandingRoutes,
    contentRevisionRoutes,
    categoryRoutes,
    suggestionRoutes,
    subjectRoutes,
    reminderRoutes,
    scholarshipRoutes,
    partnerRequestRoutes,
    structureRoutes,
    schoolSettingRoutes,
    structureChangeRoutes,
    unitChangeRoutes,
    sharePictureOfPlaceRoutes,
  ],
  jobs: [(deps) => runProgramReminders(deps, programReminderEveryMs)],
};
