import { and, asc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { scoreRow } from '@/lib/contract/lms/sheets';
import { assessments, classCourses, schools, scores, students } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import { markScores } from '@/backend/services/lms/score-sheet';
import { toCells } from '@/backend/spreadsheet/cells';
import { column } from '@/backend/spreadsheet/column';
import { assessmentOf } from '@/backend/spreadsheet/find-assessment';
import {
  courseCells,
  courseColumns,
  courseOrder,
  inUse,
  requireCourse,
  requireStudent,
} from '@/backend/spreadsheet/find-course';
import type { Kind } from '@/backend/spreadsheet/kind';
import { requireOutcome } from '@/backend/spreadsheet/require-outcome';

const ownColumns = [
  column('score', 'Score, at most the highest of the assessment; two decimals', { kind: 'number' }),
  column('remark', 'A remark that the student reads'),
];

const draft = scoreRow.pick({ remark: true }).extend({ score: scoreRow.shape.score.unwrap() });
const change = draft.partial();

export const scoreKind: Kind<z.output<typeof change>, z.output<typeof draft>> = {
  name: 'scores',
  columns: [
    ...courseColumns,
    column('assessment', 'English name of the assessment'),
    column('studentCode', 'Code of the student within the school'),
    ...ownColumns,
  ],
  key: ['school', 'course', 'academicYear', 'term', 'assessment', 'studentCode'],
  draft,
  change,
  locate: async (act, cells) => {
    const { tx } = act;
    const { course, key } = await requireCourse(tx, cells);
    const assessment = await assessmentOf(tx, course.id, cells, 'assessment');
    if (!assessment) throw invalid([{ path: 'assessment', code: 'unknown-assessment' }]);
    const { id: studentId, studentCode } = await requireStudent(tx, course.schoolId, cells);
    const [row] = await tx
      .select()
      .from(scores)
      .where(and(eq(scores.assessmentId, assessment.id), eq(scores.studentId, studentId)));
    const store = async ({ score: value, remark: note }: z.output<typeof draft>) => {
      const wanted = { studentId, value, note, version: row?.version ?? 0 };
      requireOutcome(await markScores(act, course, assessment, [{ ok: true, row: wanted }]));
    };
    return {
      key: `${key}/${assessment.id}/${studentCode}`,
      present: row
        ? {
            cells: toCells(ownColumns, row),
            change: ({ score = row.score, remark = row.remark }) => store({ score, remark }),
          }
        : null,
      create: store,
    };
  },
  list: async ({ db }) => {
    const rows = await db
      .select({
        cell: scores,
        assessment: assessments,
        course: classCourses,
        school: schools.code,
        studentCode: students.studentCode,
      })
      .from(scores)
      .innerJoin(students, eq(students.id, scores.studentId))
      .innerJoin(assessments, eq(assessments.id, scores.assessmentId))
      .innerJoin(classCourses, eq(classCourses.id, assessments.courseId))
      .innerJoin(schools, eq(schools.id, classCourses.schoolId))
      .where(inUse)
      .orderBy(
        ...courseOrder,
        asc(assessments.heldOn),
        asc(assessments.kind),
        asc(assessments.name),
        asc(students.studentCode),
      );
    return rows.map(({ cell, assessment, course, school, studentCode }) => ({
      ...courseCells(school, course),
      assessment: assessment.name.en,
      studentCode,
      ...toCells(ownColumns, cell),
    }));
  },
};
