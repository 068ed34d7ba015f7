import { and, asc, eq, inArray } from 'drizzle-orm';
import { summarizeAttendance } from '@/lib/domain/learning/attendance';
import { ranksOf, type Result, schoolAverages, termAverages } from '@/lib/domain/learning/averages';
import {
  defaultGradingScale,
  gradeOnScale,
  type GradingScale,
  scaleProblem,
} from '@/lib/domain/learning/grading-scale';
import type { Db } from '@/backend/db/client';
import {
  assessments,
  attendances,
  classCourses,
  classSessions,
  gradingScales,
  organizationSettings,
  schools,
  scores,
  students,
} from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { Act } from '@/backend/services/access/act';
import { pupil } from './mark-changes';

/** The scale of a school; version 0 is the one of schools that set none. */
export async function readScale(db: Db, schoolId: string): Promise<GradingScale & { version: number }> {
  const [row] = await db.select().from(gradingScales).where(eq(gradingScales.schoolId, schoolId));
  return row
    ? { steps: row.steps, passPercent: row.passPercent, version: row.version }
    : { ...defaultGradingScale, version: 0 };
}

/** @throws 412, 422 for steps that do not fall to 0 */
export async function setScale(act: Act, schoolId: string, { steps, passPercent }: GradingScale) {
  const problem = scaleProblem(steps);
  if (problem) throw invalid([{ path: `steps.${problem.place}`, code: problem.code }]);
  // Whoever sets the first scale of a school waits here for everybody else who does.
  await act.tx.select({ id: schools.id }).from(schools).where(eq(schools.id, schoolId)).for('update');
  const { version } = await readScale(act.tx, schoolId);
  act.requireVersion({ version });
  const values = { steps: [...steps], passPercent, version: version + 1, updatedAt: act.now };
  await act.tx
    .insert(gradingScales)
    .values({ schoolId, ...values })
    .onConflictDoUpdate({ target: gradingScales.schoolId, set: values });
  act.note('grading-scale-set', schoolId);
  return readScale(act.tx, schoolId);
}

interface ClassTerm {
  schoolId: string;
  structureRecordId: string;
  academicYear: string;
  term: number;
}

/** The scores of a class in the courses of a term. */
const resultsOf = async (db: Db, courseIds: string[]) =>
  courseIds.length === 0
    ? []
    : db
        .select({
          studentId: scores.studentId,
          score: scores.score,
          courseId: assessments.courseId,
          coefficient: classCourses.credits,
          heldOn: assessments.heldOn,
          kind: assessments.kind,
          maxScore: assessments.maxScore,
          weightPercent: assessments.weightPercent,
        })
        .from(scores)
        .innerJoin(assessments, eq(assessments.id, scores.assessmentId))
        .innerJoin(classCourses, eq(classCourses.id, assessments.courseId))
        .where(inArray(assessments.courseId, courseIds));

const marksOf = async (db: Db, courseIds: string[]) =>
  courseIds.length === 0
    ? []
    : db
        .select({ studentId: attendances.studentId, mark: attendances.mark })
        .from(attendances)
        .innerJoin(classSessions, eq(classSessions.id, attendances.sessionId))
        .where(inArray(classSessions.courseId, courseIds));

/** A row of scores as the rules of averages take it. */
export const toResult = (row: Awaited<ReturnType<typeof resultsOf>>[number]): Result => ({
  ...row,
  subject: row.courseId,
  month: row.heldOn.slice(0, 7),
  isFinal: row.kind === 'final',
});

/** The averages of everybody who studies in a class; ranks at schools of general education only. */
export async function readAverages(db: Db, { schoolId, structureRecordId, academicYear, term }: ClassTerm) {
  const [school] = await db
    .select({ type: schools.schoolType })
    .from(schools)
    .where(eq(schools.id, schoolId));
  const ranked = school?.type === 'k12';
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
    .where(
      and(
        eq(students.structureRecordId, structureRecordId),
        inArray(students.status, ['studying', 'paused']),
      ),
    )
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id));
  const results = Map.groupBy(await resultsOf(db, courseIds), ({ studentId }) => studentId);
  const marks = Map.groupBy(await marksOf(db, courseIds), ({ studentId }) => studentId);
  const average = ranked ? schoolAverages : termAverages;
  const all = people.map((person) => {
    const averages = average((results.get(person.studentId) ?? []).map(toResult));
    const grade = gradeOnScale(scale, averages.semester);
    const { percent } = summarizeAttendance((marks.get(person.studentId) ?? []).map(({ mark }) => mark));
    return {
      ...person,
      ...averages,
      letter: grade?.letter ?? null,
      points: grade?.points ?? null,
      passed: grade?.passed ?? null,
      attendancePercent: percent,
      belowMinimum: percent !== null && minPercent !== null && percent < minPercent,
    };
  });
  const ranks = ranksOf(all.map(({ semester }) => semester));
  const data = all.map((row, place) => ({ ...row, rank: ranked ? (ranks[place] ?? null) : null }));
  return { data, countTotal: data.length, ranked, minPercent };
}
