import { recordsResource } from '@/lib/contract/lms/records';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { readAttendance } from '@/backend/services/lms/attendance-records';
import { readCourses, readMaterials, readScores, readTimetable } from '@/backend/services/lms/course-records';
import { findStudentRecord } from '@/backend/services/lms/student-records';
import { timetableSpan } from '@/backend/services/lms/timetable-span';

export const recordRoutes = (deps: Deps) =>
  implement(
    recordsResource,
    {
      courses: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params, { view: 'timetable' });
        const courses = await readCourses(deps, student.id, query);
        const data = courses.filter((course) => query.state === 'all' || course.state === query.state);
        return { data, countTotal: data.length };
      },
      timetable: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params, { view: 'timetable' });
        const span = timetableSpan(deps.clock.now(), query);
        const data = await readTimetable(deps, student.id, span);
        return { ...span, data, countTotal: data.length };
      },
      attendance: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params, { view: 'attendance' });
        return readAttendance(deps, student, query);
      },
      scores: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params, { view: 'scores' });
        const data = await readScores(deps, student.id, query);
        return { data, countTotal: data.length };
      },
      materials: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params, { view: 'timetable' });
        return readMaterials(deps, student.id, query);
      },
    },
    deps,
  );
