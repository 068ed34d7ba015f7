import { tableChoices } from '@/lib/domain/table-choices';
import { and, asc, eq } from 'drizzle-orm';
import {
  studentChange,
  type StudentChange,
  studentDraft,
  type StudentDraft,
  studentStatuses,
} from '@/lib/contract/school-day/student-draft';
import { genderWords } from '@/lib/domain/values/choice';
import { campuses, schools, students, subjects } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import { Refusal } from '@/backend/errors';
import { changeStudent, createStudent } from '@/backend/features/school-day/services/student-changes';
import { type Cells, toCells } from '@/backend/spreadsheet/cells';
import { column } from '@/backend/spreadsheet/column';
import { type Campus, campusesOf, campusOf } from '@/backend/spreadsheet/find-campus';
import { classPaths, findClass } from '@/backend/spreadsheet/find-class';
import { findProgram } from '@/backend/spreadsheet/find-program';
import { findSchoolByCode } from '@/backend/spreadsheet/find-school-by-code';
import type { Kind } from '@/backend/spreadsheet/kind';
import { requireCell } from '@/backend/spreadsheet/require-cell';

const columns = [
  column('school', 'Code of the school'),
  column('campus', 'Name of the campus; may be empty where the school has one only'),
  column('studentCode', 'Names the student within the school: 2 to 30 letters, digits, dashes'),
  column('lastName', 'Family name in Latin letters; - where there is one name only'),
  column('firstName', 'Given name in Latin letters'),
  column('lastNameKm', 'Family name in Khmer'),
  column('firstNameKm', 'Given name in Khmer'),
  column('gender', 'male, female or other', { choices: genderWords }),
  column('dob', 'Birth day, YYYY-MM-DD', { kind: 'date' }),
  column('phone', 'Cambodian mobile number'),
  column('class', 'English name of the class, where needed after the units above and >'),
  column('program', 'Code of the program'),
  column('structureRecordId', 'Id of the class, as the API gives it; counts where `class` is empty'),
  column('subjectId', 'Id of the program, as the API gives it; counts where `program` is empty'),
  column('status', `One of ${studentStatuses.join(', ')}`, { choices: tableChoices.studentState }),
  column('enrolledOn', 'YYYY-MM-DD; today when empty', { kind: 'date' }),
];

type StudentRow = typeof students.$inferSelect;

interface Around {
  school: string;
  campus: Campus | undefined;
  classPath?: string | undefined;
  program?: string | null;
}

const cellsOf = (row: StudentRow, { school, campus, classPath, program }: Around): Cells =>
  toCells(columns, { ...row, school, campus: campus?.name.en, class: classPath, program });

type Named = Pick<StudentChange, 'structureRecordId' | 'subjectId'>;
const idColumns = { class: 'structureRecordId', program: 'subjectId' } as const;

/** The class and the program that a row names; an empty cell says nothing. @throws 422 */
const namedPlaces = async (
  tx: Db,
  { schoolId, campusId }: { schoolId: string; campusId: string },
  cells: Cells,
  row: StudentRow | undefined,
): Promise<Named> => {
  const classId = await findClass(tx, schoolId, cells, row?.structureRecordId ?? null, campusId);
  const programId = await findProgram(tx, schoolId, cells);
  return {
    ...(classId !== null && { structureRecordId: classId }),
    ...(programId !== null && { subjectId: programId }),
  };
};

/** What is refused of an id is said of the column that named it. */
const byColumn = async (named: Named, work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal) || !error.issues) throw error;
    const columnOf = new Map<string, string>(
      Object.entries(idColumns).flatMap(([name, field]) => (field in named ? [[field, name]] : [])),
    );
    const issues = error.issues.map((issue) => ({ ...issue, path: columnOf.get(issue.path) ?? issue.path }));
    throw new Refusal(error.status, error.code, error.message, { issues });
  }
};

const differing = (row: StudentRow, wanted: Named & { campusId: string }): StudentChange =>
  Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => row[field as keyof typeof wanted] !== value),
  );

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
    const named = await namedPlaces(tx, { schoolId: school.id, campusId: campus.id }, cells, row);
    const isNamed = (field: keyof Named) => field in named;
    return {
      key: `${school.code}/${studentCode}`,
      present: row
        ? {
            cells: {
              ...cellsOf(row, { school: school.code, campus: places.find(({ id }) => id === row.campusId) }),
              // A name counts more than an id, which may be of another site.
              ...Object.fromEntries(
                Object.values(idColumns)
                  .filter(isNamed)
                  .map((id) => [id, cells[id] ?? '']),
              ),
            },
            extra: differing(row, { ...named, campusId: campus.id }),
            change: (wanted) =>
              byColumn(named, changeStudent(act, { schoolId: school.id, studentId: row.id }, wanted)),
          }
        : null,
      create: (wanted) => {
        const place = { schoolId: school.id, campusId: campus.id };
        return byColumn(named, createStudent(act, place, { ...wanted, ...named }));
      },
    };
  },
  list: async ({ db }) => {
    const rows = await db
      .select({
        student: students,
        schoolId: schools.id,
        school: schools.code,
        campus: { id: campuses.id, name: campuses.name },
        program: subjects.key,
      })
      .from(students)
      .innerJoin(schools, eq(schools.id, students.schoolId))
      .innerJoin(campuses, eq(campuses.id, students.campusId))
      .leftJoin(subjects, eq(subjects.id, students.subjectId))
      .orderBy(asc(schools.code), asc(students.studentCode));
    const paths = new Map<string, string>();
    for (const schoolId of new Set(rows.map((row) => row.schoolId)))
      for (const [id, path] of await classPaths(db, schoolId)) paths.set(id, path);
    return rows.map(({ student, school, campus, program }) => {
      const classPath = paths.get(student.structureRecordId ?? '');
      return cellsOf(student, { school, campus, classPath, program });
    });
  },
};
