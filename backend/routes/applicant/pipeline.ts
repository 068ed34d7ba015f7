import { pipelineResource } from '@/lib/contract/applicant/pipeline';
import type { Deps } from '../../deps';
import { implement } from '../../implement';
import { readPipeline } from '../../services/applicant-pipeline';
import { schoolIdsOf } from '../../services/sessions';

export const pipelineRoutes = (deps: Deps) =>
  implement(
    pipelineResource,
    {
      summary: async (_, { caller }) => {
        const schoolIds = await schoolIdsOf(deps.db, caller.id);
        return readPipeline(deps, { schoolIds, createdBy: caller.id });
      },
    },
    deps,
  );
