import { recordsResource } from '@/lib/contract/school-day/records';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { requireStudentReader } from '@/backend/core/access/school-life';
import { readAttendance } from '@/backend/features/school-day/services/attendance-records';
import { readCourses, readTimetable } from '@/backend/features/school-day/services/course-records';
import { readMaterials, setMaterialRead } from '@/backend/features/school-day/services/material-records';
import { readScores } from '@/backend/features/school-day/services/score-records';
import { readTermResults } from '@/backend/features/school-day/services/term-results';
import { timetableSpan } from '@/backend/features/school-day/services/timetable-span';

export const recordRoutes = (deps: Deps) =>
  implement(
    recordsResource,
    {
      courses: async ({ params, query }, { caller }) => {
        const reader = await requireStudentReader(deps.db, caller, params, 'timetable');
        const courses = await readCourses(deps, reader, query);
        const data = courses.filter((course) => query.state === 'all' || course.state === query.state);
        return { data, countTotal: data.length };
      },
      timetable: async ({ params, query }, { caller }) => {
        const reader = await requireStudentReader(deps.db, caller, params, 'timetable');
        const span = timetableSpan(deps.clock.now(), query);
        const data = await readTimetable(deps, reader, span);
        return { ...span, data, countTotal: data.length };
      },
      attendance: async ({ params, query }, { caller }) => {
        const reader = await requireStudentReader(deps.db, caller, params, 'attendance');
        return readAttendance(deps, reader, query);
      },
      scores: async ({ params, query }, { caller }) => {
        const reader = await requireStudentReader(deps.db, caller, params, 'scores');
        const data = await readScores(deps, reader, query);
        return { data, countTotal: data.length };
      },
      results: async ({ params }, { caller }) => {
        const reader = await requireStudentReader(deps.db, caller, params, 'scores');
        const { data, ranked } = await readTermResults(deps, reader);
        return { data, ranked, countTotal: data.length };
      },
      readMaterial: write(async (act, { params, body }) => {
        const { student, as } = await requireStudentReader(act.tx, act.caller, params, 'timetable');
        if (as !== 'student') throw notFound();
        await setMaterialRead(act, { studentId: student.id, materialId: params.materialId }, body.read);
        return { ok: true as const };
      }),
      materials: async ({ params, query }, { caller }) => {
        const reader = await requireStudentReader(deps.db, caller, params, 'timetable');
        return readMaterials(deps, reader, query);
      },
    },
    deps,
  );
