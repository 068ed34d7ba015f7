import { pipelineResource } from '@/lib/contract/applicant/pipeline';
import type { Deps } from '@/backend/deps';
import { batch } from '@/backend/http/batch';
import { implement } from '@/backend/http/implement';
import { readPipeline } from '@/backend/services/applicant/applicant-pipeline';
import { readProgress } from '@/backend/services/applicant/applicant-progress';
import { moveApplication } from '@/backend/services/applicant/move-application';
import { schoolIdsOf } from '@/backend/services/auth/sessions';

export const pipelineRoutes = (deps: Deps) =>
  implement(
    pipelineResource,
    {
      summary: async (_, { caller }) => {
        const schoolIds = await schoolIdsOf(deps.db, caller.id);
        return readPipeline(deps, { schoolIds, createdBy: caller.id });
      },
      progress: async (_, { caller }) => {
        const schoolIds = await schoolIdsOf(deps.db, caller.id);
        return readProgress(deps, { schoolIds, createdBy: caller.id });
      },
      move: batch((act, { applicantId, ...change }) => moveApplication(act, applicantId, change)),
    },
    deps,
  );
