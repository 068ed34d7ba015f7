import { pipelineResource } from '@/lib/contract/applicant/pipeline';
import type { Deps } from '@/backend/deps';
import { batch } from '@/backend/http/batch';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { deskOf } from '@/backend/services/access/applicant-access';
import { readChanges } from '@/backend/services/applicant/applicant-changes';
import { readPipeline } from '@/backend/services/applicant/applicant-pipeline';
import { readProgress } from '@/backend/services/applicant/applicant-progress';
import { keptSchoolsOf } from '@/backend/services/applicant/applicant-scope';
import { moveApplication } from '@/backend/services/applicant/move-application';
import { readForReader } from '@/backend/services/applicant/read-for-reader';
import { undoMove } from '@/backend/services/applicant/undo-move';

export const pipelineRoutes = (deps: Deps) =>
  implement(
    pipelineResource,
    {
      summary: async (_, { caller }) => readPipeline(deps, await deskOf(deps.db, caller)),
      progress: async (_, { caller }) => readProgress(deps, keptSchoolsOf(await deskOf(deps.db, caller))),
      changes: async (_, { caller }) => readChanges(deps, keptSchoolsOf(await deskOf(deps.db, caller))),
      move: batch((act, { applicantId, ...change }) => moveApplication(act, applicantId, change)),
      undo: write(async (act, { params }) => {
        await undoMove(act, params.id);
        return readForReader(act.tx, params.id, act.caller);
      }),
    },
    deps,
  );
