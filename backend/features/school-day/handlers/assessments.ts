import { assessmentsResource } from '@/lib/contract/school-day/assessments';
import { onlyRow } from '@/backend/db/only-row';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { courseForMarking } from '@/backend/core/access/class-teachers';
import {
  changeAssessment,
  createAssessment,
  readAssessments,
  removeAssessment,
} from '@/backend/features/school-day/services/assessments';
import { withdrawAssessment } from '@/backend/features/school-day/services/withdraw-assessment';
import { assessmentForMarking } from '@/backend/features/school-day/services/find-records';

export const assessmentRoutes = (deps: Deps) =>
  implement(
    assessmentsResource,
    {
      list: async ({ params: { orgId, id } }, { caller }) => {
        const course = await courseForMarking(deps.db, caller, { orgId, courseId: id });
        return readAssessments(deps.db, course.id);
      },
      create: write(async (act, { params: { orgId, id }, body }) =>
        createAssessment(act, await courseForMarking(act.tx, act.caller, { orgId, courseId: id }), body),
      ),
      update: write(async (act, { params, body }) => {
        const { course, assessment } = await assessmentForMarking(act.tx, act.caller, params);
        return changeAssessment(act, course, assessment, body);
      }),
      remove: write(async (act, { params }) => {
        const { course, assessment } = await assessmentForMarking(act.tx, act.caller, params);
        await removeAssessment(act, course, assessment);
        return { ok: true as const };
      }),
      withdraw: write(async (act, { params, body }) => {
        const { course, assessment } = await assessmentForMarking(act.tx, act.caller, params);
        return onlyRow(await withdrawAssessment(act, course, assessment, body.reason));
      }),
    },
    deps,
  );
