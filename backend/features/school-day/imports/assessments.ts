import { tableChoices } from '@/lib/domain/table-choices';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { assessmentChange, assessmentDraft } from '@/lib/contract/school-day/assessments';
import { assessmentKinds } from '@/lib/domain/school-day/assessments';
import { onlyRow } from '@/backend/db/only-row';
import { assessments, classCourses, schools } from '@/backend/db/schema';
import { changeAssessment, createAssessment } from '@/backend/features/school-day/services/assessments';
import type { AssessmentRow } from '@/backend/features/school-day/services/score-sheet';
import { assessmentStands } from '@/backend/features/school-day/services/withdrawn';
import { type Cells, toCells } from '@/backend/spreadsheet/cells';
import { bothLanguages, column } from '@/backend/spreadsheet/column';
import { assessmentOf } from '@/backend/spreadsheet/find-assessment';
import {
  courseCells,
  courseColumns,
  courseOrder,
  inUse,
  requireCourse,
} from '@/backend/spreadsheet/find-course';
import type { Kind } from '@/backend/spreadsheet/kind';

const ownColumns = [
  ...bothLanguages('name', 'Name'),
  column('kind', `One of ${assessmentKinds.join(', ')}`, { choices: tableChoices.assessment }),
  column('heldOn', 'Day, YYYY-MM-DD', { kind: 'date' }),
  column('maxScore', 'Highest score', { kind: 'number' }),
  column('weightPercent', 'Share of the course in per cent; at most 100 together', { kind: 'whole' }),
  column('published', 'yes when students see it and its scores', { kind: 'yes-no' }),
];

const draft = assessmentDraft.extend({ published: z.boolean().default(false) });

const cellsOf = (row: AssessmentRow): Cells =>
  toCells(ownColumns, { ...row, published: row.publishedAt !== null });

export const assessmentKind: Kind<z.output<typeof assessmentChange>, z.output<typeof draft>> = {
  name: 'assessments',
  columns: [...courseColumns, ...ownColumns],
  key: ['school', 'course', 'academicYear', 'term', 'name_en'],
  draft,
  change: assessmentChange,
  locate: async (act, cells) => {
    const { course, key } = await requireCourse(act.tx, cells);
    const row = await assessmentOf(act.tx, course.id, cells, 'name_en');
    return {
      key: `${key}/${cells['name_en']?.trim()}`,
      present: row && {
        cells: cellsOf(row),
        change: async (wanted) => {
          await changeAssessment(act, course, row, wanted);
        },
      },
      create: async ({ published, ...wanted }) => {
        const { assessmentId } = await createAssessment(act, course, wanted);
        if (!published) return;
        const made = await act.tx.select().from(assessments).where(eq(assessments.id, assessmentId));
        await changeAssessment(act, course, onlyRow(made), { published });
      },
    };
  },
  list: async ({ db }) => {
    const rows = await db
      .select({ assessment: assessments, course: classCourses, school: schools.code })
      .from(assessments)
      .innerJoin(classCourses, eq(classCourses.id, assessments.courseId))
      .innerJoin(schools, eq(schools.id, classCourses.schoolId))
      .where(and(inUse, assessmentStands))
      .orderBy(...courseOrder, asc(assessments.heldOn), asc(assessments.kind), asc(assessments.name));
    return rows.map(({ assessment, course, school }) => ({
      ...courseCells(school, course),
      ...cellsOf(assessment),
    }));
  },
};
