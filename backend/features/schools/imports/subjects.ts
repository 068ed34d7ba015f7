import { tableChoices } from '@/lib/domain/table-choices';
import { and, asc, eq } from 'drizzle-orm';
import {
  subjectChange,
  type SubjectChange,
  subjectDraft,
  type SubjectDraft,
} from '@/lib/contract/schools/subject-draft';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { nameSlug } from '@/lib/domain/schools/name-slug';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { isSlug } from '@/lib/domain/schools/slug';
import { trimAll } from '@/lib/domain/trim';
import { schools, subjects } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import { changeSubject, createSubject } from '@/backend/features/schools/services/subject-changes';
import { type Cells, toCells } from '@/backend/spreadsheet/cells';
import { bothLanguages, column } from '@/backend/spreadsheet/column';
import { findSchoolByCode } from '@/backend/spreadsheet/find-school-by-code';
import type { Kind } from '@/backend/spreadsheet/kind';
import { requireCell } from '@/backend/spreadsheet/require-cell';

const columns = [
  column('school', 'Code of its school'),
  column(
    'code',
    'Names the course within its school: small letters, digits, dashes; made of the English name when empty',
  ),
  column('name', 'English name'),
  column('nameNative', 'Khmer name'),
  column('status', 'active or inactive', { choices: tableChoices.state }),
  column('schoolType', `Its school’s when empty, else one of ${schoolTypes.join(', ')}`, {
    choices: tableChoices.schoolType,
  }),
  column('enrollableCategoryId', 'Id of its major, such as those of GET /api-nest-aca/enrollable_categories'),
  column('degree', `One of ${degreeCodes.join(', ')}`, { choices: tableChoices.degree }),
  column('tuitionFee', 'US dollars a year, or of the whole short course: 1200, "$1,200"'),
  column('isPublic', 'yes or no; as its school when empty'),
  column('startDate', 'YYYY-MM-DD; 2222-12-22 hides the course as a placeholder', { kind: 'date' }),
  column('endDate', 'YYYY-MM-DD', { kind: 'date' }),
  column('applicationsOpenOn', 'First day of applications, YYYY-MM-DD; empty when they have begun', {
    kind: 'date',
  }),
  column('applicationDeadline', 'YYYY-MM-DD', { kind: 'date' }),
  column('nextIntakeOn', 'Day from which applications are taken again, YYYY-MM-DD', { kind: 'date' }),
  column('isFull', 'yes when no place is left', { kind: 'yes-no' }),
  column('durationMonths', 'Months', { kind: 'whole' }),
  column('language', 'km, en or km-en', { choices: tableChoices.language }),
  column('shift', 'morning, afternoon, evening, weekend or full-day', { choices: tableChoices.shift }),
  column(
    'admission',
    'Who is admitted, as JSON like the answer of GET /api-nest-aca/enrollable_subjects/:id; empty: not published',
    {
      kind: 'json',
    },
  ),
  ...bothLanguages('description', 'What is learnt'),
  ...bothLanguages('careers', 'What it leads to'),
];

type SubjectRow = typeof subjects.$inferSelect;

const cellsOf = (row: SubjectRow, school: string): Cells =>
  toCells(columns, {
    ...row,
    school,
    code: row.key,
    enrollableCategoryId: row.categoryId,
    tuitionFee: row.feeCents / 100,
    isPublic: row.isPublic ? 'yes' : 'no',
  });

const codeOf = (cells: Cells): string => {
  const given = trimAll(cells['code'] ?? '');
  if (given === '') return nameSlug(requireCell(cells, 'name'), 'course');
  if (!isSlug(given)) throw invalid([{ path: 'code', code: 'invalid-code' }]);
  return given;
};

export const subjectKind: Kind<SubjectChange, Omit<SubjectDraft, 'schoolId'>> = {
  name: 'subjects',
  columns,
  key: ['school'],
  draft: subjectDraft.omit({ schoolId: true }),
  change: subjectChange,
  locate: async (act, cells) => {
    const { tx } = act;
    const school = await findSchoolByCode(tx, cells);
    const code = codeOf(cells);
    const [row] = await tx
      .select()
      .from(subjects)
      .where(and(eq(subjects.schoolId, school.id), eq(subjects.key, code)));
    return {
      key: `${school.code}/${code}`,
      present: row
        ? {
            cells: cellsOf(row, school.code),
            change: async (change) => {
              await changeSubject(act, row.id, change);
            },
          }
        : null,
      create: async (draft) => {
        const whole = { ...draft, schoolId: school.id, key: code };
        await createSubject(act, whole);
      },
    };
  },
  list: async ({ db }) => {
    const rows = await db
      .select({ subject: subjects, school: schools.code })
      .from(subjects)
      .innerJoin(schools, eq(schools.id, subjects.schoolId))
      .orderBy(asc(schools.code), asc(subjects.key));
    return rows.map(({ subject, school }) => cellsOf(subject, school));
  },
};
