import { pipelineResource } from '@/lib/contract/admissions/pipeline';
import type { Deps } from '@/backend/deps';
import { batch } from '@/backend/http/batch';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { deskOf } from '@/backend/core/access/applicant-access';
import { readChanges } from '@/backend/features/admissions/services/applicant-changes';
import { readPipeline } from '@/backend/features/admissions/services/applicant-pipeline';
import { readProgress } from '@/backend/features/admissions/services/applicant-progress';
import { keptSchoolsOf } from '@/backend/features/admissions/services/applicant-scope';
import { moveApplication } from '@/backend/features/admissions/services/move-application';
import { readForReader } from '@/backend/features/admissions/services/read-for-reader';
import { undoMove } from '@/backend/features/admissions/services/undo-move';

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
        return readForReader(act.tx, params.id, act.caller, act.now);
      }),
    },
    deps,
  );
