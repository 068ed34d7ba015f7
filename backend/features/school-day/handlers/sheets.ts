import type * as z from 'zod';
import type { scoreRow } from '@/lib/contract/school-day/gradebook-shapes';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { type ScoreValue, scoreValueOf } from '@/lib/domain/school-day/assessments';
import type { TriedRow } from '@/lib/contract/batch';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { write } from '@/backend/http/write';
import { courseForMarking, taughtCourseIds } from '@/backend/core/access/class-teachers';
import { isKeeperOf } from '@/backend/core/access/staff';
import { markAttendance, readAttendanceSheet } from '@/backend/features/school-day/services/attendance-sheet';
import { readCourseAttendance } from '@/backend/features/school-day/services/course-attendance';
import { readCourseTerm } from '@/backend/features/school-day/services/course-term';
import { assessmentForMarking, sessionForMarking } from '@/backend/features/school-day/services/find-records';
import type { WantedCell } from '@/backend/features/school-day/services/judge-sheet';
import { changesOfAssessment, changesOfSession } from '@/backend/features/school-day/services/mark-changes';
import { readGradebook } from '@/backend/features/school-day/services/gradebook';
import { markScores } from '@/backend/features/school-day/services/score-sheet';
import { readSession } from '@/backend/features/school-day/services/session-views';
import { isTermLocked } from '@/backend/features/school-day/services/term-locks';
import { heavyWork } from '@/backend/work/heavy-work';

const asCells = <Row, V extends string | number>(
  rows: readonly TriedRow<Row>[],
  toCell: (row: Row) => WantedCell<V>,
): TriedRow<WantedCell<V>>[] =>
  rows.map((tried) => (tried.ok ? { ok: true, row: toCell(tried.row) } : tried));

export const sheetRoutes = (deps: Deps) =>
  implement(
    sheetsResource,
    {
      attendance: async ({ params }, { caller }) => {
        const { course, session } = await sessionForMarking(deps.db, caller, params);
        const data = await readAttendanceSheet(deps.db, session, course.schoolId);
        const lesson = await readSession(deps, session.id);
        return { lesson, data, countTotal: data.length, locked: await isTermLocked(deps.db, course) };
      },
      markAttendance: write(async (act, { params, body }) => {
        const { course, session } = await sessionForMarking(act.tx, act.caller, params);
        const rows = asCells(body.rows, ({ mark, ...row }) => ({ ...row, value: mark }));
        const byOffice = await isKeeperOf(act.tx, act.caller, course.schoolId);
        return { outcomes: await markAttendance(act, course, session, { rows, byOffice }) };
      }),
      attendanceChanges: async ({ params, query }, { caller }) => {
        const { session } = await sessionForMarking(deps.db, caller, params);
        return changesOfSession(deps.db, session.id, query);
      },
      gradebook: async ({ params: { orgId, id } }, { caller }) => {
        const course = await courseForMarking(deps.db, caller, { orgId, courseId: id });
        return heavyWork.marks.take(caller.id, () => readGradebook(deps.db, course, deps.clock.now()));
      },
      courseTerm: async ({ params: { orgId, id } }, { caller }) => {
        const course = await courseForMarking(deps.db, caller, { orgId, courseId: id });
        const courseIds = (await isKeeperOf(deps.db, caller, orgId))
          ? null
          : await taughtCourseIds(deps.db, caller.id, orgId);
        return heavyWork.marks.take(caller.id, () =>
          readCourseTerm(deps.db, course, courseIds, deps.clock.now()),
        );
      },
      courseAttendance: async ({ params: { orgId, id } }, { caller }) => {
        const course = await courseForMarking(deps.db, caller, { orgId, courseId: id });
        return readCourseAttendance(deps.db, course);
      },
      markScores: write(async (act, { params, body }) => {
        const { course, assessment } = await assessmentForMarking(act.tx, act.caller, params);
        const rows = asCells<z.output<typeof scoreRow>, ScoreValue>(
          body.rows,
          ({ score, absent, excused, remark, ...row }) => ({
            ...row,
            value: scoreValueOf({ score, absent, excused }),
            note: remark,
          }),
        );
        const byOffice = await isKeeperOf(act.tx, act.caller, course.schoolId);
        return { outcomes: await markScores(act, course, assessment, { rows, byOffice }) };
      }),
      scoreChanges: async ({ params, query }, { caller }) => {
        const { assessment } = await assessmentForMarking(deps.db, caller, params);
        return changesOfAssessment(deps.db, assessment.id, query);
      },
    },
    deps,
  );
