import { and, asc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { wantedScore } from '@/lib/contract/school-day/gradebook-shapes';
import { type ScoreValue, scoreValueOf } from '@/lib/domain/school-day/assessments';
import { assessments, classCourses, schools, scores, students } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import { markedIn } from '@/backend/features/school-day/services/result-records';
import { markScores } from '@/backend/features/school-day/services/score-sheet';
import { assessmentStands } from '@/backend/features/school-day/services/withdrawn';
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
  column('absent', 'yes for a student who was absent without an excuse; the score is empty then', {
    kind: 'yes-no',
  }),
  column('excused', 'yes for a student who was absent with an excuse; the test counts neither way then', {
    kind: 'yes-no',
  }),
  column('remark', 'A remark that the student reads'),
];

const draft = wantedScore.pick({
  remark: true,
  score: true,
  absent: true,
  excused: true,
  reason: true,
});
const change = draft.partial();

type Said = Pick<z.output<typeof draft>, 'score' | 'absent' | 'excused'>;

const valueOf = ({ score, absent, excused }: Said): ScoreValue => {
  if ([absent, excused, score !== null].filter(Boolean).length > 1)
    throw invalid([{ path: 'score', code: 'absent-with-score' }]);
  const value = scoreValueOf({ score, absent, excused });
  if (value === null) throw invalid([{ path: 'score', code: 'required' }]);
  return value;
};

export const scoreKind: Kind<z.output<typeof change>, z.output<typeof draft>> = {
  name: 'scores',
  columns: [
    ...courseColumns,
    column('assessment', 'English name of the assessment'),
    column('studentCode', 'Code of the student within the school'),
    ...ownColumns,
    column(
      'reason',
      'Why a score is changed that students have seen or another person wrote; the students read it',
    ),
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
    const reason = cells['reason']?.trim() ?? '';
    const store = async ({ remark: note, ...said }: Omit<z.output<typeof draft>, 'reason'>) => {
      const wanted = { studentId, value: valueOf(said), note, reason, version: row?.version ?? 0 };
      requireOutcome(
        await markScores(act, course, assessment, { rows: [{ ok: true, row: wanted }], byOffice: true }),
      );
    };
    return {
      key: `${key}/${assessment.id}/${studentCode}`,
      present: row
        ? {
            cells: { ...toCells(ownColumns, { ...row, ...markedIn(row) }), reason },
            change: ({ score = row.score, absent = false, excused = false, remark = row.remark }) =>
              store({ score: absent || excused ? null : score, absent, excused, remark }),
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
      .where(and(inUse, assessmentStands))
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
      ...toCells(ownColumns, { ...cell, ...markedIn(cell) }),
      reason: '',
    }));
  },
};
