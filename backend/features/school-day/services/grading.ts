import { and, asc, eq, inArray } from 'drizzle-orm';
import { summarizeAttendance } from '@/lib/domain/school-day/attendance';
import { ranksOf, termStanding } from '@/lib/domain/school-day/averages';
import {
  defaultGradingScale,
  gradeOnScale,
  type GradingScale,
  scaleProblem,
} from '@/lib/domain/school-day/grading-scale';
import type { AbsenceRule } from '@/lib/domain/school-day/results';
import type { Db } from '@/backend/db/client';
import {
  attendances,
  classCourses,
  classSessions,
  gradingScales,
  organizationSettings,
  schools,
  students,
} from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { isStudying, pupil } from './student-columns';
import { readCounting, readResults } from './result-records';

/** The scale of a school; version 0 is the one of schools that set none. */
export async function readScale(
  db: Db,
  schoolId: string,
): Promise<GradingScale & { absence: AbsenceRule | null; version: number }> {
  const [row] = await db.select().from(gradingScales).where(eq(gradingScales.schoolId, schoolId));
  return row
    ? { steps: row.steps, passPercent: row.passPercent, absence: row.absence, version: row.version }
    : { ...defaultGradingScale, absence: null, version: 0 };
}

/** @throws 412, 422 for steps that do not fall to 0 */
export async function setScale(
  act: Act,
  schoolId: string,
  { steps, passPercent, absence }: GradingScale & { absence: AbsenceRule },
) {
  const problem = scaleProblem(steps);
  if (problem) throw invalid([{ path: `steps.${problem.place}`, code: problem.code }]);
  // Whoever sets the first scale of a school waits here for everybody else who does.
  await act.tx.select({ id: schools.id }).from(schools).where(eq(schools.id, schoolId)).for('update');
  const { version } = await readScale(act.tx, schoolId);
  act.requireVersion({ version });
  const values = { steps: [...steps], passPercent, absence, updatedAt: act.now };
  if (version === 0) await act.tx.insert(gradingScales).values({ schoolId, ...values });
  else await act.bump(gradingScales, { schoolId, version }, values);
  act.note('grading-scale-set', schoolId, { absence });
  return readScale(act.tx, schoolId);
}

interface ClassTerm {
  schoolId: string;
  structureRecordId: string;
  academicYear: string;
  term: number;
}

const marksOf = async (db: Db, courseIds: string[]) =>
  courseIds.length === 0
    ? []
    : db
        .select({ studentId: attendances.studentId, mark: attendances.mark })
        .from(attendances)
        .innerJoin(classSessions, eq(classSessions.id, attendances.sessionId))
        .where(inArray(classSessions.courseId, courseIds));

/** The averages of everybody who studies in a class; ranks at schools of general education only. */
export async function readAverages(
  db: Db,
  { schoolId, structureRecordId, academicYear, term }: ClassTerm,
  now: Date,
) {
  const counting = await readCounting(db, schoolId);
  const ranked = counting.byMonth;
  const scale = await readScale(db, schoolId);
  const [settings] = await db
    .select({ minPercent: organizationSettings.attendanceMinPercent })
    .from(organizationSettings)
    .where(eq(organizationSettings.organizationId, schoolId));
  const minPercent = settings?.minPercent ?? null;
  const courses = await db
    .select({ id: classCourses.id })
    .from(classCourses)
    .where(
      and(
        eq(classCourses.schoolId, schoolId),
        eq(classCourses.structureRecordId, structureRecordId),
        eq(classCourses.academicYear, academicYear),
        eq(classCourses.term, term),
      ),
    );
  const courseIds = courses.map(({ id }) => id);
  const people = await db
    .select(pupil)
    .from(students)
    .where(and(eq(students.structureRecordId, structureRecordId), isStudying))
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id));
  const studentIds = people.map(({ studentId }) => studentId);
  const results = await readResults(db, { studentIds, counting, now, courseIds, unpublished: true });
  const marks = Map.groupBy(await marksOf(db, courseIds), ({ studentId }) => studentId);
  const all = people.map((person) => {
    const { state, months, monthly, exam, semester } = termStanding(
      results.get(person.studentId) ?? [],
      counting,
    );
    const grade = state === 'incomplete' ? null : gradeOnScale(scale, semester);
    const { percent } = summarizeAttendance((marks.get(person.studentId) ?? []).map(({ mark }) => mark));
    return {
      ...person,
      state,
      months,
      monthly,
      exam,
      semester,
      letter: grade?.letter ?? null,
      points: grade?.points ?? null,
      passed: grade?.passed ?? null,
      attendancePercent: percent,
      belowMinimum: percent !== null && minPercent !== null && percent < minPercent,
    };
  });
  const ranks = ranksOf(all.map(({ semester, state }) => (state === 'incomplete' ? null : semester)));
  const data = all.map((row, place) => ({ ...row, rank: ranked ? (ranks[place] ?? null) : null }));
  return { data, countTotal: data.length, ranked, minPercent };
}
