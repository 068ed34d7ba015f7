import { asc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import { courseChange, courseDraft } from '@/lib/contract/school-day/courses';
import { parseUsername } from '@/lib/domain/people/username';
import type { Db } from '@/backend/db/client';
import { classCourses, classTeachers, schools, users } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import { teachersAt } from '@/backend/core/access/class-teachers';
import { isNamedBy } from '@/backend/core/access/find-person';
import { changeCourse } from '@/backend/features/school-day/services/change-course';
import { type CourseRow, createCourse } from '@/backend/features/school-day/services/class-courses';
import { type Cells, toCells } from '@/backend/spreadsheet/cells';
import { bothLanguages, column } from '@/backend/spreadsheet/column';
import { classPaths, findClass } from '@/backend/spreadsheet/find-class';
import { courseOf, courseOrder, inUse, termColumns } from '@/backend/spreadsheet/find-course';
import type { Kind } from '@/backend/spreadsheet/kind';

const columns = [
  column('school', 'Code of the school'),
  column('code', 'Names the course within its term, such as MA10-10A'),
  ...termColumns,
  column('name', 'English name'),
  column('nameNative', 'Khmer name'),
  column('class', 'English name of the class that it is taught to, where needed after the units above and >'),
  column('teachers', 'Telephone numbers of its teachers, one a line; they have the role at the school', {
    kind: 'list',
  }),
  ...bothLanguages('teacher', 'Who teaches it, as students read it; the first of its teachers when empty'),
  column('credits', 'Credits, 0 to 60', { kind: 'whole' }),
  column('startDate', 'First day, YYYY-MM-DD', { kind: 'date' }),
  column('endDate', 'Last day, YYYY-MM-DD', { kind: 'date' }),
];

const draft = courseDraft.omit({ structureRecordId: true, teacherIds: true });
type CourseChange = z.output<typeof courseChange>;

interface Named {
  userId: string;
  number: string;
}

/** The teachers of courses with the numbers of their accounts, in the order in which they were named. */
const teachersOf = async (db: Db, courseIds: string[]): Promise<Map<string, Named[]>> => {
  const rows = await db
    .select({
      courseId: classTeachers.courseId,
      userId: users.id,
      phone: users.phone,
      email: users.email,
    })
    .from(classTeachers)
    .innerJoin(users, eq(users.id, classTeachers.userId))
    .where(inArray(classTeachers.courseId, courseIds))
    .orderBy(asc(classTeachers.createdAt), asc(users.id));
  const named = rows.map(({ phone, email, ...row }) => ({ ...row, number: phone ?? email ?? '' }));
  return Map.groupBy(named, ({ courseId }) => courseId);
};

/** The accounts in the column `teachers`. @throws 422 for a number that no teacher of the school has */
const findTeachers = async (tx: Db, schoolId: string, cells: Cells): Promise<string[]> => {
  const ids: string[] = [];
  for (const line of (cells['teachers'] ?? '').split('\n')) {
    if (line.trim() === '') continue;
    const parsed = parseUsername(line);
    const [user] = parsed ? await tx.select({ id: users.id }).from(users).where(isNamedBy(parsed)) : [];
    const known = user ? await teachersAt(tx, schoolId, [user.id]) : new Set<string>();
    if (!user || !known.has(user.id)) throw invalid([{ path: 'teachers', code: 'no-teacher' }]);
    if (!ids.includes(user.id)) ids.push(user.id);
  }
  return ids;
};

interface Around {
  school: string;
  classPath: string;
  teachers: readonly Named[];
}

const cellsOf = (course: CourseRow, { school, classPath, teachers }: Around): Cells =>
  toCells(columns, {
    ...course,
    school,
    class: classPath,
    teachers: teachers.map(({ number }) => number),
  });

/** A row that names nobody leaves the name as it is. */
const unnamed = { teacher_en: '', teacher_km: '' };
const namesNobody = (cells: Cells) => Object.keys(unnamed).every((name) => (cells[name] ?? '').trim() === '');

/** What a row says about the class and the teachers, where it differs. */
const differing = async (tx: Db, course: CourseRow, teachers: readonly Named[], cells: Cells) => {
  const extra: CourseChange = {};
  if ('class' in cells) {
    const id = await findClass(tx, course.schoolId, cells, course.structureRecordId);
    if (id !== course.structureRecordId) extra.structureRecordId = id;
  }
  if ('teachers' in cells) {
    const ids = await findTeachers(tx, course.schoolId, cells);
    if (ids.join() !== teachers.map(({ userId }) => userId).join()) extra.teacherIds = ids;
  }
  return extra;
};

export const courseKind: Kind<CourseChange, z.output<typeof draft>> = {
  name: 'courses',
  columns,
  key: ['school', 'academicYear', 'term', 'code'],
  draft,
  change: courseChange,
  locate: async (act, cells) => {
    const { tx } = act;
    const { school, course, key } = await courseOf(tx, cells, 'code');
    const teachers = course ? ((await teachersOf(tx, [course.id])).get(course.id) ?? []) : [];
    return {
      key,
      present: course && {
        cells: {
          ...cellsOf(course, { school: school.code, classPath: '', teachers }),
          ...(namesNobody(cells) && unnamed),
        },
        extra: await differing(tx, course, teachers, cells),
        change: async (wanted) => {
          await changeCourse(act, course, wanted);
        },
      },
      create: async ({ teacher, ...wanted }) => {
        await createCourse(act, school.id, {
          ...wanted,
          ...(!namesNobody(cells) && { teacher }),
          structureRecordId: await findClass(tx, school.id, cells, null),
          teacherIds: await findTeachers(tx, school.id, cells),
        });
      },
    };
  },
  list: async ({ db }) => {
    const rows = await db
      .select({ course: classCourses, school: schools.code })
      .from(classCourses)
      .innerJoin(schools, eq(schools.id, classCourses.schoolId))
      .where(inUse)
      .orderBy(...courseOrder);
    const teachers = await teachersOf(
      db,
      rows.map(({ course }) => course.id),
    );
    const paths = new Map<string, string>();
    for (const schoolId of new Set(rows.map(({ course }) => course.schoolId)))
      for (const [id, path] of await classPaths(db, schoolId)) paths.set(id, path);
    return rows.map(({ course, school }) =>
      cellsOf(course, {
        school,
        classPath: paths.get(course.structureRecordId ?? '') ?? '',
        teachers: teachers.get(course.id) ?? [],
      }),
    );
  },
};
