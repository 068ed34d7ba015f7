import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Text } from '@/lib/contract/fields';
import type { TermRemark } from '@/lib/contract/school-day/term-remarks';
import type { Db } from '@/backend/db/client';
import { classCourses, classTeachers, students, termRemarks, users } from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { requireWorkAt, studentInSchool } from '@/backend/core/access/school-life';
import { isStudying, pupil } from './student-columns';
import { fullName } from '@/lib/domain/people/person-name';

interface Term {
  academicYear: string;
  term: number;
}

/** The office, and who teaches the class in the term. @throws 404 for everybody else, and for a class of another school */
async function requireRemarker(
  db: Db,
  caller: Caller,
  { orgId, classId, academicYear, term }: Term & { orgId: string; classId: string | null },
): Promise<void> {
  if ((await requireWorkAt(db, caller, orgId)) === 'office') return;
  if (classId === null) throw notFound();
  const [own] = await db
    .select({ id: classCourses.id })
    .from(classCourses)
    .innerJoin(classTeachers, eq(classTeachers.courseId, classCourses.id))
    .where(
      and(
        eq(classTeachers.userId, caller.id),
        eq(classCourses.schoolId, orgId),
        eq(classCourses.structureRecordId, classId),
        eq(classCourses.academicYear, academicYear),
        eq(classCourses.term, term),
      ),
    )
    .limit(1);
  if (!own) throw notFound();
}

const ofTerm = ({ academicYear, term }: Term) =>
  and(eq(termRemarks.academicYear, academicYear), eq(termRemarks.term, term));

/** What stands in the report cards of a class, by name. */
export async function listTermRemarks(
  db: Db,
  caller: Caller,
  orgId: string,
  { structureRecordId, ...of }: Term & { structureRecordId: string },
): Promise<TermRemark[]> {
  await requireRemarker(db, caller, { ...of, orgId, classId: structureRecordId });
  const rows = await db
    .select({ ...pupil, remark: termRemarks.remark, version: termRemarks.version })
    .from(students)
    .leftJoin(termRemarks, and(eq(termRemarks.studentId, students.id), ofTerm(of)))
    .where(and(eq(students.schoolId, orgId), eq(students.structureRecordId, structureRecordId), isStudying))
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id));
  return rows.map((row) => ({
    ...row,
    remark: row.remark ?? { en: '', km: '' },
    version: row.version ?? 0,
  }));
}

/** @throws 404, 412 */
export async function writeTermRemark(
  act: Act,
  path: { orgId: string; id: string },
  { remark, ...of }: Term & { remark: Text },
): Promise<TermRemark> {
  const student = await studentInSchool(act.tx, path);
  await requireRemarker(act.tx, act.caller, { ...of, orgId: path.orgId, classId: student.structureRecordId });
  await act.tx.select({ id: students.id }).from(students).where(eq(students.id, student.id)).for('update');
  const [before] = await act.tx
    .select()
    .from(termRemarks)
    .where(and(eq(termRemarks.studentId, student.id), ofTerm(of)));
  act.requireVersion({ version: before?.version ?? 0 });
  const version = (before?.version ?? 0) + 1;
  const row = { ...of, studentId: student.id, remark, version, writtenBy: act.caller.id, updatedAt: act.now };
  await act.tx
    .insert(termRemarks)
    .values(row)
    .onConflictDoUpdate({
      target: [termRemarks.studentId, termRemarks.academicYear, termRemarks.term],
      set: { remark, version, writtenBy: act.caller.id, updatedAt: act.now },
    });
  act.note('term-remark-written', student.id, { academicYear: of.academicYear, term: of.term });
  const { id: studentId, studentCode, firstName, lastName, firstNameKm, lastNameKm } = student;
  return { studentId, studentCode, firstName, lastName, firstNameKm, lastNameKm, remark, version };
}

interface Remark {
  text: Text;
  by: { name: string; nameNative: string } | null;
}

/** The remarks of a term with who wrote them, by student; empty ones are none. */
export async function remarksOf(
  db: Db,
  studentIds: readonly string[],
  of: Term,
): Promise<ReadonlyMap<string, Remark>> {
  const rows = await db
    .select({ row: termRemarks, user: users })
    .from(termRemarks)
    .leftJoin(users, eq(users.id, termRemarks.writtenBy))
    .where(and(inArray(termRemarks.studentId, [...studentIds]), ofTerm(of)));
  return new Map(
    rows
      .filter(({ row }) => row.remark.en !== '' || row.remark.km !== '')
      .map(({ row, user }) => {
        const name = user ? fullName(user) : '';
        const nameNative = [user?.lastNameKm, user?.firstNameKm].filter(Boolean).join(' ') || name;
        return [row.studentId, { text: row.remark, by: user && { name, nameNative } }];
      }),
  );
}
