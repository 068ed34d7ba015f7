import { and, count, desc, eq } from 'drizzle-orm';
import { hollandResult, orientationResource, personalityResult } from '@/lib/contract/qa/orientation';
import { hollandPerScale, hollandRange, hollandTypes, scoreHolland } from '@/lib/domain/orientation-holland';
import {
  personalityAxes,
  personalityPerScale,
  personalityRange,
  scorePersonality,
} from '@/lib/domain/orientation-personality';
import { orientationResults, users } from '../../db/schema';
import type { Deps } from '../../deps';
import { implement } from '../../implement';
import {
  hollandResultOf,
  keepResult,
  personalityResultOf,
  readAnswers,
  readItems,
  readKept,
  toKept,
} from '../../services/orientation-results';
import { requireOwnId } from '../../services/questions';
import { matches } from '../../services/search-index';
import { requireStaffOfOrganization } from '../../services/staff';

const userColumns = {
  userId: users.id,
  studentId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  firstNameKm: users.firstNameKm,
  lastNameKm: users.lastNameKm,
  province: users.province,
  currentSchool: users.currentSchool,
};

export const orientationRoutes = (deps: Deps) =>
  implement(
    orientationResource,
    {
      calculatePersonality: async ({ body }, { caller }) => {
        requireOwnId(caller, body.studentId);
        const items = await readItems(deps, 'personality', personalityAxes, personalityPerScale);
        const answers = readAnswers(items, body.answers, personalityRange);
        const result = personalityResultOf(scorePersonality(items, answers));
        return { ...(await keepResult(deps, 'personality', body.studentId, result)), result };
      },
      calculateHolland: async ({ body }, { caller }) => {
        requireOwnId(caller, body.studentId);
        const items = await readItems(deps, 'holland', hollandTypes, hollandPerScale);
        const answers = readAnswers(items, body.answers, hollandRange);
        const result = hollandResultOf(scoreHolland(items, answers));
        return { ...(await keepResult(deps, 'holland', body.studentId, result)), result };
      },
      personality: async ({ params, query }, { caller }) => {
        const row = await readKept(deps, 'personality', { ...params, ...query }, caller);
        return {
          ...toKept(row),
          result: personalityResultOf(personalityResult.shape.scores.parse(row.scores)),
        };
      },
      holland: async ({ params, query }, { caller }) => {
        const row = await readKept(deps, 'holland', { ...params, ...query }, caller);
        return { ...toKept(row), result: hollandResultOf(hollandResult.shape.scores.parse(row.scores)) };
      },
      usersResult: async ({ params, query }, { caller }) => {
        await requireStaffOfOrganization(deps, caller, params.orgId);
        const where = and(
          eq(orientationResults.organizationId, params.orgId),
          query.filter ? eq(orientationResults.subjectId, query.filter) : undefined,
          query.keyword ? matches(orientationResults.searchFold, query.keyword) : undefined,
        );
        const rows = await deps.db
          .select({ record: orientationResults, user: userColumns })
          .from(orientationResults)
          .innerJoin(users, eq(users.id, orientationResults.userId))
          .where(where)
          .orderBy(desc(orientationResults.takenAt), desc(orientationResults.id))
          .limit(query.limit)
          .offset(query.start);
        const [total] = await deps.db.select({ value: count() }).from(orientationResults).where(where);
        const data = rows.map(({ record, user }) => ({
          recordId: record.id,
          subjectId: record.subjectId,
          test: record.test,
          code: record.code,
          takenAt: record.takenAt.toISOString(),
          user,
        }));
        return { data, countTotal: total?.value ?? 0 };
      },
    },
    deps,
  );
