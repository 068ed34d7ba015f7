import { recordsResource } from '@/lib/contract/lms/records';
import type { Deps } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { implement } from '@/backend/http/implement';
import { timetableDaysMax } from '@/backend/limits';
import { readAttendance } from '@/backend/services/lms/attendance-records';
import { addDaysToDay, daysBetween, mondayOf } from '@/backend/services/schedule/cambodian-days';
import { readCourses, readMaterials, readScores, readTimetable } from '@/backend/services/lms/course-records';
import { findStudentRecord } from '@/backend/services/lms/student-records';

/** Both days are included; a week from Monday, or from the given day. */
const spanOf = (deps: Deps, query: { from?: string | undefined; to?: string | undefined }) => {
  const from = query.from ?? (query.to ? addDaysToDay(query.to, -6) : mondayOf(deps.clock.now()));
  const to = query.to ?? addDaysToDay(from, 6);
  const days = daysBetween(from, to) + 1;
  if (days >= 1 && days <= timetableDaysMax) return { from, to };
  const code = days < 1 ? 'before-start' : 'too-long';
  throw new Refusal(400, 'invalid-query', 'The query is invalid.', { issues: [{ path: 'query.to', code }] });
};

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
        const span = spanOf(deps, query);
        const data = await readTimetable(deps, student.id, span);
        return { ...span, data, countTotal: data.length };
      },
      attendance: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params);
        return readAttendance(deps, student, query);
      },
      scores: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params);
        const data = await readScores(deps, student.id, query);
        return { data, countTotal: data.length };
      },
      materials: async ({ params, query }, { caller }) => {
        const { student } = await findStudentRecord(deps, caller, params);
        return readMaterials(deps, student.id, query);
      },
    },
    deps,
  );
