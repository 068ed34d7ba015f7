import {
  hollandResult,
  orientationResource,
  personalityResult,
} from '@/lib/contract/orientation/orientation';
import {
  hollandPerScale,
  hollandRange,
  hollandTypes,
  scoreHolland,
} from '@/lib/domain/orientation/orientation-holland';
import {
  personalityAxes,
  personalityPerScale,
  personalityRange,
  scorePersonality,
} from '@/lib/domain/orientation/orientation-personality';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import {
  hollandResultOf,
  keepResult,
  personalityResultOf,
  readTestAnswers,
  readItems,
  readKept,
  readSuggestedMajors,
  toKept,
} from '@/backend/features/orientation/services/orientation-results';
import { requireOwnId } from '@/backend/features/questions/services/questions';
import { requireStaffOfOrganization } from '@/backend/core/access/staff';
import { listUsersResults } from '@/backend/features/orientation/services/users-results';

export const orientationRoutes = (deps: Deps) =>
  implement(
    orientationResource,
    {
      calculatePersonality: write(async (act, { body }) => {
        requireOwnId(act.caller, body.studentId);
        const items = await readItems(act.deps, 'personality', personalityAxes, personalityPerScale);
        const answers = readTestAnswers(items, body.answers, personalityRange);
        const result = personalityResultOf(
          scorePersonality(items, answers),
          await readSuggestedMajors(act.tx),
        );
        return { ...(await keepResult(act, 'personality', body.studentId, result)), result };
      }),
      calculateHolland: write(async (act, { body }) => {
        requireOwnId(act.caller, body.studentId);
        const items = await readItems(act.deps, 'holland', hollandTypes, hollandPerScale);
        const answers = readTestAnswers(items, body.answers, hollandRange);
        const result = hollandResultOf(scoreHolland(items, answers), await readSuggestedMajors(act.tx));
        return { ...(await keepResult(act, 'holland', body.studentId, result)), result };
      }),
      personality: async ({ params, query }, { caller }) => {
        const row = await readKept(deps, 'personality', { ...params, ...query }, caller);
        if (!row) return null;
        const scores = personalityResult.shape.scores.parse(row.scores);
        return { ...toKept(row), result: personalityResultOf(scores, await readSuggestedMajors(deps.db)) };
      },
      holland: async ({ params, query }, { caller }) => {
        const row = await readKept(deps, 'holland', { ...params, ...query }, caller);
        if (!row) return null;
        const scores = hollandResult.shape.scores.parse(row.scores);
        return { ...toKept(row), result: hollandResultOf(scores, await readSuggestedMajors(deps.db)) };
      },
      usersResult: async ({ params, query }, { caller }) => {
        await requireStaffOfOrganization(deps, caller, params.orgId);
        return listUsersResults(deps, params.orgId, query);
      },
    },
    deps,
  );
