import { recordsResource } from '@/lib/contract/lms/records';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { requireStudentReader } from '@/backend/services/access/school-life';
import { readAttendance } from '@/backend/services/lms/attendance-records';
import { readCourses, readMaterials, readScores, readTimetable } from '@/backend/services/lms/course-records';
import { timetableSpan } from '@/backend/services/lms/timetable-span';

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
      materials: async ({ params, query }, { caller }) => {
        const reader = await requireStudentReader(deps.db, caller, params, 'timetable');
        return readMaterials(deps, reader, query);
      },
    },
    deps,
  );
