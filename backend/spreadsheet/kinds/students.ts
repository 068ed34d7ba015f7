import { and, asc, eq } from 'drizzle-orm';
import {
  studentChange,
  type StudentChange,
  studentDraft,
  type StudentDraft,
  studentStatuses,
} from '@/lib/contract/academic/student-draft';
import { campuses, schools, students } from '@/backend/db/schema';
import { changeStudent, createStudent } from '@/backend/services/academic/student-changes';
import { type Cells, toCells } from '@/backend/spreadsheet/cells';
import { column } from '@/backend/spreadsheet/column';
import { type Campus, campusesOf, campusOf } from '@/backend/spreadsheet/find-campus';
import { findSchoolByCode } from '@/backend/spreadsheet/find-school-by-code';
import type { Kind } from '@/backend/spreadsheet/kind';
import { requireCell } from '@/backend/spreadsheet/require-cell';

const columns = [
  column('school', 'Code of the school'),
  column('campus', 'English name of the campus; may be empty where the school has one only'),
  column('studentCode', 'Names the student within the school: 2 to 30 letters, digits, dashes'),
  column('lastName', 'Family name in Latin letters'),
  column('firstName', 'Given name in Latin letters'),
  column('lastNameKm', 'Family name in Khmer'),
  column('firstNameKm', 'Given name in Khmer'),
  column('gender', 'male, female or other'),
  column('dob', 'Birth day, YYYY-MM-DD', { kind: 'date' }),
  column('phone', 'Cambodian mobile number'),
  column('structureRecordId', 'Id of the class, as the API gives it'),
  column('subjectId', 'Id of the program, as the API gives it'),
  column('status', `One of ${studentStatuses.join(', ')}`),
  column('enrolledOn', 'YYYY-MM-DD; today when empty', { kind: 'date' }),
];

type StudentRow = typeof students.$inferSelect;

const cellsOf = (row: StudentRow, school: string, campus: Campus | undefined): Cells =>
  toCells(columns, { ...row, school, campus: campus?.name.en });

/** A table links no account: only an accepted application does that. */
const draft = studentDraft.omit({ applicantId: true });
const change = studentChange;

export const studentKind: Kind<StudentChange, Omit<StudentDraft, 'applicantId'>> = {
  name: 'students',
  columns,
  key: ['school', 'studentCode'],
  draft,
  change,
  locate: async (act, cells) => {
    const { tx } = act;
    const school = await findSchoolByCode(tx, cells);
    const studentCode = requireCell(cells, 'studentCode');
    const places = await campusesOf(tx, school.id);
    const [row] = await tx
      .select()
      .from(students)
      .where(and(eq(students.schoolId, school.id), eq(students.studentCode, studentCode)));
    const campus = campusOf(cells, places, row?.campusId);
    return {
      key: `${school.code}/${studentCode}`,
      present: row
        ? {
            cells: cellsOf(
              row,
              school.code,
              places.find(({ id }) => id === row.campusId),
            ),
            ...(campus.id !== row.campusId && { extra: { campusId: campus.id } }),
            change: async (wanted) => {
              await changeStudent(act, { schoolId: school.id, studentId: row.id }, wanted);
            },
          }
        : null,
      create: async (wanted) => {
        const place = { schoolId: school.id, campusId: campus.id };
        await createStudent(act, place, wanted);
      },
    };
  },
  list: async ({ db }) => {
    const rows = await db
      .select({ student: students, school: schools.code, campus: { id: campuses.id, name: campuses.name } })
      .from(students)
      .innerJoin(schools, eq(schools.id, students.schoolId))
      .innerJoin(campuses, eq(campuses.id, students.campusId))
      .orderBy(asc(schools.code), asc(students.studentCode));
    return rows.map(({ student, school, campus }) => cellsOf(student, school, campus));
  },
};
