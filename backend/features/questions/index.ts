import type { FeatureParts } from '@/backend/feature-parts';
import { questionDigestEveryMs } from '@/backend/limits';
import { communityRoutes } from '@/backend/features/questions/handlers/community';
import { liveRoutes } from '@/backend/features/questions/handlers/live';
import { messageRoutes } from '@/backend/features/questions/handlers/messages';
import { questionRoutes } from '@/backend/features/questions/handlers/questions';
import { tagRoutes } from '@/backend/features/questions/handlers/tags';
import { userAnswerRoutes } from '@/backend/features/questions/handlers/user-answers';
import { runQuestionDigests } from '@/backend/features/questions/jobs/question-digests';
import { runTerms } from '@/backend/features/questions/jobs/renew-terms';

export const parts: FeatureParts = {
  routes: [
    // Before the notifications: their `:id` would match `stream`.
    liveRoutes,
    messageRoutes,
    questionRoutes,
    userAnswerRoutes,
    communityRoutes,
    tagRoutes,
  ],
  jobs: [runTerms, (deps) => runQuestionDigests(deps, questionDigestEveryMs)],
};
