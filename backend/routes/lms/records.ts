import { recordsResource } from '@/lib/contract/lms/records';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { readAttendance } from '@/backend/services/lms/attendance-records';
import { readCourses, readTimetable } from '@/backend/services/lms/course-records';
import { readMaterials, setMaterialRead } from '@/backend/services/lms/material-records';
import { readScores } from '@/backend/services/lms/score-records';
import { readTermResults } from '@/backend/services/lms/term-results';
import { findStudentRecord } from '@/backend/services/lms/student-records';
import { timetableSpan } from '@/backend/services/lms/timetable-span';

export const recordRoutes = (deps: Deps) =>
  implement(
    recordsResource,
    {
      courses: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params);
        const courses = await readCourses(deps, student.id, query);
        const data = courses.filter((course) => query.state === 'all' || course.state === query.state);
        return { data, countTotal: data.length };
      },
      timetable: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params);
        const span = timetableSpan(deps.clock.now(), query);
        const data = await readTimetable(deps, student.id, span);
        return { ...span, data, countTotal: data.length };
      },
      attendance: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params);
        return readAttendance(deps, student, query);
      },
      scores: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params);
        const data = await readScores(deps, student, query);
        return { data, countTotal: data.length };
      },
      results: async ({ params }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params);
        const { data, ranked } = await readTermResults(deps, student);
        return { data, ranked, countTotal: data.length };
      },
      readMaterial: write(async (act, { params, body }) => {
        const { student } = await findStudentRecord(act.deps, act.caller, params);
        if (student.userId !== act.caller.id) throw notFound();
        await setMaterialRead(act, { studentId: student.id, materialId: params.materialId }, body.read);
        return { ok: true as const };
      }),
      materials: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params);
        return readMaterials(deps, student.id, query);
      },
    },
    deps,
  );
