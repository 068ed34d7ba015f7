import { teacherAbsencesResource } from '@/lib/contract/school-day/teacher-absences';
import type { Db } from '@/backend/db/client';
import type { Caller, Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireWorkAt } from '@/backend/core/access/school-life';
import { sessionForChange } from '@/backend/features/school-day/services/find-records';
import {
  announceTeacherAbsence,
  takeTeacherAbsenceBack,
} from '@/backend/features/school-day/services/teacher-absence-changes';
import {
  freeTeachers,
  listTeacherAbsences,
} from '@/backend/features/school-day/services/teacher-absence-views';

const placeOf = async (db: Db, caller: Caller, { orgId }: { orgId: string }) => ({
  schoolId: orgId,
  work: await requireWorkAt(db, caller, orgId),
});

export const teacherAbsenceRoutes = (deps: Deps) =>
  implement(
    teacherAbsencesResource,
    {
      list: async ({ params }, { caller }) => {
        const { schoolId, work } = await placeOf(deps.db, caller, params);
        const data = await listTeacherAbsences(deps, schoolId, work === 'office' ? null : caller.id);
        return { data, countTotal: data.length };
      },
      announce: write(async (act, { params, body }) =>
        announceTeacherAbsence(act, await placeOf(act.tx, act.caller, params), body),
      ),
      takeBack: write(async (act, { params }) =>
        takeTeacherAbsenceBack(act, await placeOf(act.tx, act.caller, params), params.absenceId),
      ),
      free: async ({ params }, { caller }) => {
        const { course, session } = await sessionForChange(deps.db, caller, params);
        const data = await freeTeachers(deps.db, course, session);
        return { data, countTotal: data.length };
      },
    },
    deps,
  );
